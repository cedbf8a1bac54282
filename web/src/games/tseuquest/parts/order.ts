/** Who acts when, as a view tells it: the adventurers in their order, then the Sorcerer with all that is in play. */
import type { Figure, View } from '../../../wire/tseuquest'

export type Standing = 'done' | 'now' | 'next' | 'later' | 'fallen' | 'out'

export interface Place {
  /** A figure's id; empty: the Sorcerer. */
  id: string
  figure: Figure | null
  standing: Standing
}

type Seen = Pick<View, 'order' | 'queue' | 'acted' | 'turn' | 'figures' | 'gone' | 'escaped'>

export function placesOf(view: Seen): Place[] {
  const acting = view.turn?.own?.figure ?? view.turn?.figure ?? ''
  const byId = new Map(view.figures.map((figure) => [figure.id, figure]))
  const next = view.queue.find((id) => id !== acting && byId.has(id) && !view.escaped.includes(id))
  const standing = (id: string): Standing => {
    if (view.escaped.includes(id)) return 'out'
    if (!byId.has(id)) return 'fallen'
    if (id === acting) return 'now'
    if (view.acted.includes(id)) return 'done'
    return id === next ? 'next' : 'later'
  }
  const heroes = view.order.map((id) => ({ id, figure: byId.get(id) ?? null, standing: standing(id) }))
  const others = acting !== '' && !view.order.includes(acting)
  const sorcerer: Place = { id: '', figure: null, standing: others || (!acting && heroes.length > 0 && heroes.every(({ standing: one }) => one !== 'next' && one !== 'later')) ? 'now' : next ? 'later' : 'next' }
  return [...heroes, sorcerer]
}

/** What stands against the adventurers, as far as it is seen. */
export const against = (figures: readonly Figure[]): number => figures.filter((figure) => figure.kind !== 'hero' && !figure.bound).length
