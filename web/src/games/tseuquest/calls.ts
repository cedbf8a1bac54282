/** Orders that companions played by the house understand: said as talk, so that everybody hears them. */
import type { Sitting } from '../../net/types'
import type { AnyTable } from '../../table/game'
import { t } from '../../text/texts.svelte'
import { isSorcerers, type View } from './types'
import { Things } from './words'

/** As `bots/tseuquest/orders.py` knows them. */
export const ORDERS = ['hold', 'follow', 'guard', 'scout', 'search', 'leave', 'attack', 'free'] as const

/** The simple ones go where they like. */
const isCompanion = ({ kind, seat, bot }: Sitting): boolean => kind === 'bot' && bot !== 'simple' && !isSorcerers(seat)

/** None where nobody would obey them; an attack on each who is in sight and awake. */
export function calls({ view, held, sittings, over }: Pick<AnyTable, 'view' | 'held' | 'sittings' | 'over'>): string[] {
  const { figures, phase } = view as View
  const bots = sittings.some((sitting) => isCompanion(sitting) && !held.includes(sitting.seat))
  if (over || !bots || !held.some((seat) => !isSorcerers(seat)) || (phase !== 'heroes' && phase !== 'sorcerer')) return []
  const things = new Things(view as View)
  const foes = figures.filter((figure) => isSorcerers(figure.seat) && figure.square && !figure.asleep)
  return [...ORDERS.map((order) => t(`order-${order}`)), ...foes.map(({ id, square }) => t('order-attack-foe', { figure: things.figure(id), square }))]
}
