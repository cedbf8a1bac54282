/** Who of the house can be sat opposite to: a bot by its name, or a rung of a ladder in a manner, `king-gambler`. */
import { GAMES } from '../games'
import type { GameInfo } from '../net/types'
import { keep, kept } from '../settings/kept'
import { has, t } from '../text/texts.svelte'

export const STEADY = 'steady'

export interface Choice {
  ladder: readonly string[]
  /** Offered, and no rung of the ladder. */
  apart: readonly string[]
  manners: readonly string[]
}

export function partsOf(bot: string): { level: string; manner: string } {
  const [level = '', manner = STEADY] = bot.split('-')
  return { level, manner }
}

export const botOf = (level: string, manner: string): string => (manner === STEADY ? level : `${level}-${manner}`)

/** Whom the house offers on any side; where it has no ladder, whoever is there. */
export function choiceOf({ bots, ladders, apart }: Pick<GameInfo, 'bots' | 'ladders' | 'apart'>): Choice {
  return { ladder: ladders['*'] ?? bots, apart, manners: [...new Set([STEADY, ...bots.map((bot) => partsOf(bot).manner)])] }
}

/** As it stands on a seat: “Knight · gambler”; of a bot without a name only that the house plays it. */
export function titleOf(bot: string): string {
  const { level, manner } = partsOf(bot)
  if (!has(`bot-${level}`)) return t('seat-house')
  return manner === STEADY || !has(`bot-${manner}`) ? t(`bot-${level}`) : `${t(`bot-${level}`)} · ${t(`bot-${manner}`)}`
}

/** Who was chosen last in this browser; empty where the house may choose. */
export function lastOpponent(game: string): string {
  const bot = kept(`opponent-${game}`, '')
  const { level, manner } = partsOf(bot)
  return has(`bot-${level}`) && has(`bot-${manner}`) ? bot : (GAMES[game]?.opponent ?? '')
}

export const keepOpponent = (game: string, bot: string): void => keep(`opponent-${game}`, bot)

/** The faces behind the names, in the order they sit down. */
export const FACES = ['mirela', 'tomas', 'odile'] as const
