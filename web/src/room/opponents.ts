/** Who of the house can be sat opposite to: a rung of the ladder and a manner, under the server's names. */
import { keep, kept } from '../settings/kept'
import { t } from '../text/texts.svelte'

export const LADDER = ['page', 'squire', 'knight', 'marshal', 'king'] as const
/** Never forgets, and so stands apart from the ladder. */
export const ORACLE = 'oracle'
export const STEADY = 'steady'
export const MANNERS = [STEADY, 'gambler', 'watcher', 'trickster'] as const
const USUAL = 'squire'

const isLevel = (level: string): boolean => level === ORACLE || LADDER.some((rung) => rung === level)
const isManner = (manner: string): boolean => MANNERS.some((one) => one === manner)

export function partsOf(bot: string): { level: string; manner: string } {
  const [level = '', manner = STEADY] = bot.split('-')
  return { level, manner }
}

export const botOf = (level: string, manner: string): string => (manner === STEADY || level === ORACLE ? level : `${level}-${manner}`)

/** As it stands on a seat: “Knight · gambler”; of a bot that is nobody on the ladder only that the house plays it. */
export function titleOf(bot: string): string {
  const { level, manner } = partsOf(bot)
  if (!isLevel(level)) return t('seat-house')
  return manner === STEADY || !isManner(manner) ? t(`bot-${level}`) : `${t(`bot-${level}`)} · ${t(`bot-${manner}`)}`
}

/** Who was chosen last in this browser. */
export function lastOpponent(): string {
  const bot = kept('opponent', USUAL)
  const { level, manner } = partsOf(bot)
  return isLevel(level) && isManner(manner) ? bot : USUAL
}

export const keepOpponent = (bot: string): void => keep('opponent', bot)

/** The faces behind the names, in the order they sit down. */
export const FACES = ['mirela', 'tomas', 'odile'] as const
