/** Who drew from which element in the three rounds of magic (TQ-3.6): said openly, and in no view. */
import type { Event } from './types'

export interface Draw {
  hero: string
  round: number
  element: string
}

export class Draws {
  made = $state.raw<readonly Draw[]>([])
  /** Cards that went from each deck. */
  gone = $state.raw<Readonly<Record<string, number>>>({})
  /** The rounds are over, and these are turned for their owner (TQ-3.6-E). */
  turned = $state.raw<Readonly<Record<string, readonly string[]>>>({})

  hear(event: Event): void {
    if (event.event === 'element-chosen') this.made = [...this.made, { hero: event.hero, round: event.round, element: event.element }]
    else if (event.event === 'drew' && event.sealed) this.gone = { ...this.gone, [event.deck]: (this.gone[event.deck] ?? 0) + 1 }
    else if (event.event === 'hand-seen') this.turned = { ...this.turned, [event.figure]: event.cards }
    else if (event.event === 'introduced') this.forget()
  }

  /** What happened before: it comes late, and what is told meanwhile stays after it. */
  recall(events: readonly Event[]): void {
    const { made, gone, turned } = this
    this.forget()
    for (const event of events) this.hear(event)
    this.made = [...this.made, ...made]
    this.gone = Object.fromEntries([...new Set([...Object.keys(this.gone), ...Object.keys(gone)])].map((deck) => [deck, (this.gone[deck] ?? 0) + (gone[deck] ?? 0)]))
    this.turned = { ...this.turned, ...turned }
  }

  forget(): void {
    this.made = []
    this.gone = {}
    this.turned = {}
  }
}
