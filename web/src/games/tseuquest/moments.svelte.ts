/**
 * What deserves a moment: how an adventure begins, what is read aloud in it, and whatever somebody finds. It is over with
 * the next thing that is told, or once it was read; how it begins stays until somebody does something.
 */
import type { Event, View } from './types'

type Words = Readonly<Record<string, string>>
export type Moment =
  | { kind: 'briefing'; texts: Readonly<Record<string, Words>> }
  | { kind: 'said'; text: Words; figure: string }
  | { kind: 'item' | 'treasure'; what: string; figure: string }

/** What a hand-over consists of: nothing was found by it. */
const HANDED: ReadonlySet<string> = new Set(['lost-item', 'traded', 'trade-offered', 'ruled'])
/** What belongs to a find, or is told along with it. */
const ALONG: ReadonlySet<string> = new Set(['gold-changed', 'flagged', 'fired', 'turn-ended', 'settled'])
/** What somebody does: by then it was read how all of it begins. */
const DEEDS: ReadonlySet<string> = new Set(['declared', 'thrown', 'moved', 'fight-began'])

export class Moments {
  now = $state.raw<Moment | null>(null)
  #before = ''
  /** How it begins was put away. */
  #read = false

  hear(event: Event): void {
    const found = this.#of(event)
    this.#before = event.event
    if (found) this.now = found
    else if (this.now?.kind === 'briefing' ? DEEDS.has(event.event) : !ALONG.has(event.event)) this.now = null
  }

  /** Whoever comes while by the look of it nobody has done anything reads at once how it begins: what happened comes later. */
  joins({ round, phase, acted, pending, turn, texts }: View): void {
    const untouched = round === 1 && phase === 'heroes' && !acted.length && !pending && turn?.done.length === 0 && turn.points > 1
    if (untouched && !this.#before && !this.#read) this.now ??= { kind: 'briefing', texts }
  }

  /** What happened before: of all that, only how it begins is still to be read, where nobody has done anything yet. */
  recall(events: readonly Event[]): void {
    if (this.#before) return
    const begun = this.now
    for (const event of events) this.hear(event)
    this.now = this.now?.kind === 'briefing' && !this.#read ? (begun ?? this.now) : null
  }

  close = (): void => {
    this.#read ||= this.now?.kind === 'briefing'
    this.now = null
  }

  /** What it is all about, once more. */
  reread({ texts }: Pick<View, 'texts'>): void {
    this.now = { kind: 'briefing', texts }
  }

  #of(event: Event): Moment | null {
    switch (event.event) {
      case 'introduced':
        return { kind: 'briefing', texts: event.texts }
      case 'said':
        return { kind: 'said', text: event.text, figure: event.figure }
      case 'got-item':
        return HANDED.has(this.#before) ? null : { kind: 'item', what: event.item, figure: event.figure }
      case 'treasure-noted':
        return { kind: 'treasure', what: event.card, figure: event.figure }
      default:
        return null
    }
  }
}
