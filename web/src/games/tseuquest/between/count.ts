/** What an adventure brought home: the treasure that each noted, and what it was worth in the end. */
import type { Event } from '../types'

export interface Counted {
  hero: string
  cards: readonly string[]
  gold: number
}

export function counted(events: readonly Event[]): Counted[] {
  const found = new Map<string, Counted>()
  const of = (hero: string): Counted => found.get(hero) ?? { hero, cards: [], gold: 0 }
  for (const event of events) {
    if (event.event === 'treasure-noted') found.set(event.figure, { ...of(event.figure), cards: [...of(event.figure).cards, event.card] })
    else if (event.event === 'treasure-counted') found.set(event.figure, { ...of(event.figure), gold: of(event.figure).gold + event.gold })
  }
  return [...found.values()]
}
