/** What is told to a screen that several share, where only one of them may know it: cards by their number alone. */
import type { Event } from './types'

export function discreet(event: Event): Event {
  switch (event.event) {
    case 'drew': {
      const [said] = event.phrases ?? []
      if (!event.card || !said) return event
      const { card: _, ...params } = said.params
      return { ...event, card: '', phrases: [{ message: 'quest-drew', params }] }
    }
    case 'hand-seen':
      return { ...event, cards: [], phrases: [] }
    case 'cards-returned':
      return { ...event, cards: event.cards.map(() => '') }
    default:
      return event
  }
}
