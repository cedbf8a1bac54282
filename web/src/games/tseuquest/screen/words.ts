/** Notes behind the screen, in words. */
import { t } from '../../../text/texts.svelte'
import type { Effect } from '../../../wire/tseuquest'
import { content } from '../content.svelte'
import { isSquare } from '../board/ground'
import { capital, heroName, itemName, sceneryName, trapName, type Things } from '../words'
import type { Note } from './notes'

/** So many of several are named. */
const MOST = 3

/** What it is, or what sets it off. */
export function title({ sort, on, whats, kind, id }: Note, things: Things): string {
  if (sort !== 'trigger') return capital(sort === 'scenery' ? sceneryName(kind) : sort === 'trap' ? trapName(kind) : t('hoard'))
  const named = whats.map((what) => (isSquare(what) || /^(\d+|[a-z]\d+[nesw])$/.test(what) || on === 'flag' ? what : things.thing(what)))
  const what = named.length ? named.slice(0, MOST).join(', ') + (named.length > MOST ? '…' : '') : t('screen-any')
  return t('screen-when', { on: on || id, what })
}

/** Whom it meets is said where it meets somebody. */
const MEETS: readonly Effect['do'][] = ['damage', 'heal', 'drain', 'restore', 'move', 'push', 'prone', 'bar', 'dice', 'points']

function deed(effect: Effect): string {
  const amount = Math.abs(effect.amount)
  const sheet = effect.do === 'summon' ? content().sheets[effect.what] : undefined
  const deeds = t(`effect-deed-${effect.do}`, {
    amount,
    change: `${effect.amount < 0 ? '−' : '+'}${amount}`,
    dice: effect.dice,
    radius: effect.radius,
    what: effect.what || 'none',
    element: effect.what,
    item: itemName(effect.what),
    figure: sheet ? heroName(sheet.id) : '',
    life: sheet?.life ?? 0,
    attack: sheet?.attack ?? 0,
    defence: sheet?.defence ?? 0,
    moves: sheet?.moves || (sheet?.dice ?? 0),
  })
  return MEETS.includes(effect.do) && effect.who !== 'target' ? t('effect-clause', { whom: t('effect-whom-short', { whom: effect.who, radius: effect.radius }), deeds }) : deeds
}

/** What follows, but for what is read aloud: that stands beside it whole. */
export const follows = ({ effects }: Note): string =>
  effects
    .filter((effect) => effect.do !== 'say')
    .map(deed)
    .join('; ')
