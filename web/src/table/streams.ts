/**
 * The streams of the seats held at one screen, brought together into one story. Where everybody is told of everything
 * they run side by side and are merged; where each seat has a sequence of its own, the story is that of one of them.
 */
import type { Committed, Seat, Welcome } from '../net/types'
import { inWords } from '../text/phrase'

export type Heard<A, E, V> = Welcome<A, E, V> | Committed<A, E, V>

export interface Batch<E, V> {
  /** Up to where each seat held here has been told, in its own count. */
  seqs: ReadonlyMap<Seat, number>
  /** What they were told of it. */
  told: ReadonlyMap<Seat, E[]>
  view: V | null
  /** Whether the page had the commit before this one. */
  follows: boolean
}

/** How things stand now, and what was told until then. */
export interface Standing<A, E, V> {
  /** Those who have heard of it. */
  heard: readonly Heard<A, E, V>[]
  view: V | null
  batches: readonly Batch<E, V>[]
}

export interface Streams<A, E, V> {
  /** Whose eyes the screen sees with; empty where all here see the same. */
  readonly eyes: Seat
  /** Null: not yet heard by all who must hear it. */
  take: (message: Heard<A, E, V>, held: readonly Seat[]) => Standing<A, E, V> | null
  /** Sees with the eyes of another seat. */
  turnTo: (seat: Seat) => Standing<A, E, V> | null
}

type Telling<E> = Welcome<never, E, never>['tellings'][number]

const eventsOf = <E>(telling: Telling<E>): E[] => (telling.told === 'commit' ? inWords(telling.events, telling.phrases) : [])

/** What was told is played and forgotten. */
const without = <A, E, V>(message: Heard<A, E, V>): Heard<A, E, V> => ({ ...message, tellings: [] })

/** Every seat is told of every commit under the same number: one is shown once all here have heard of it. */
export class Together<A, E, V> implements Streams<A, E, V> {
  readonly eyes = ''
  #untold = new Map<number, Map<Seat, E[]>>()
  #latest = new Map<Seat, Heard<A, E, V>>()
  #seq = 0

  take(message: Heard<A, E, V>, held: readonly Seat[]): Standing<A, E, V> | null {
    this.#latest.set(message.seat, without(message))
    for (const telling of message.tellings) {
      if (telling.seq <= this.#seq) continue
      const seats = this.#untold.get(telling.seq) ?? new Map<Seat, E[]>()
      this.#untold.set(telling.seq, seats.set(message.seat, eventsOf(telling)))
    }
    const heard = held.map((seat) => this.#latest.get(seat)).filter((one) => one?.seq === message.seq) as Heard<A, E, V>[]
    const [lead] = heard
    return lead && heard.length === held.length ? { heard, view: lead.view, batches: this.#delivered(lead, held) } : null
  }

  turnTo(): null {
    return null
  }

  /** In order; the last of it with the view. */
  #delivered({ seq: last, view }: Heard<A, E, V>, held: readonly Seat[]): Batch<E, V>[] {
    const seqs = (seq: number): Map<Seat, number> => new Map(held.map((seat) => [seat, seq]))
    if (!this.#untold.size && last > this.#seq) {
      this.#seq = last
      return view ? [{ seqs: seqs(last), told: new Map(), view, follows: false }] : []
    }
    const untold = [...this.#untold].sort(([one], [other]) => one - other)
    this.#untold.clear()
    return untold.map(([seq, told]) => {
      const follows = seq === this.#seq + 1
      this.#seq = seq
      return { seqs: seqs(seq), told, view: seq === last ? view : null, follows }
    })
  }
}

/** More commits than this are not played to whoever opens the page, even if they were told of none before. */
const MUCH = 20

/** So many messages of one instant: what tells two seats' messages about the same commits. */
interface Instant {
  at: number
  n: number
}

/**
 * Each seat has a sequence of its own, and two of them can't be compared. The screen sees with the eyes of whoever here
 * must act, or acted last: it plays what that seat is told, and of what the others are told only how things stand.
 */
export class Apart<A, E, V> implements Streams<A, E, V> {
  eyes: Seat = ''
  #latest = new Map<Seat, Heard<A, E, V>>()
  #seqs = new Map<Seat, number>()
  #instants = new Map<Seat, Instant>()
  #played: Instant = { at: -1, n: 0 }

  take(message: Heard<A, E, V>, held: readonly Seat[]): Standing<A, E, V> {
    const { seat } = message
    if (!held.includes(this.eyes)) this.eyes = held.find((one) => message.waiting.includes(one)) ?? held[0] ?? seat
    this.#latest.set(seat, without(message))
    const before = this.#instants.get(seat)
    const instant = { at: message.at, n: before?.at === message.at ? before.n + 1 : 1 }
    this.#instants.set(seat, instant)
    const batches = seat === this.eyes ? this.#delivered(message, instant) : []
    this.#seqs.set(seat, Math.max(message.seq, this.#seqs.get(seat) ?? 0))
    if (seat === this.eyes && !message.waiting.includes(seat)) {
      // Whoever else here must act is told so with the same commits: before this message, or right after it.
      const next = held.find((one) => message.waiting.includes(one))
      if (next) batches.push(...this.#turned(next))
    }
    return { heard: [message], view: this.#latest.get(this.eyes)?.view ?? null, batches }
  }

  turnTo(seat: Seat): Standing<A, E, V> {
    const batches = this.#turned(seat)
    return { heard: [], view: this.#latest.get(seat)?.view ?? null, batches }
  }

  #turned(seat: Seat): Batch<E, V>[] {
    this.eyes = seat
    const known = this.#latest.get(seat)
    return known?.view ? [{ seqs: this.#upTo(), told: new Map([[seat, []]]), view: known.view, follows: true }] : []
  }

  #delivered({ seat, seq: last, tellings, view }: Heard<A, E, V>, instant: Instant): Batch<E, V>[] {
    const had = this.#seqs.get(seat) ?? 0
    // Played already, as somebody else here was told it.
    const seen = instant.at === this.#played.at && instant.n <= this.#played.n
    this.#played = seen ? this.#played : instant
    const news = tellings.filter((telling) => telling.seq > had)
    if (seen || !news.length) {
      const told: Map<Seat, E[]> = had || seen ? new Map([[seat, []]]) : new Map()
      return view ? [{ seqs: this.#upTo(seat, last), told, view, follows: seen || (had > 0 && last <= had) }] : []
    }
    if (!had && (news[0]?.seq !== 1 || news.length > MUCH)) {
      // The page was opened in the middle of it: how things stood before is not known, or nobody would sit through all of it.
      return [{ seqs: this.#upTo(seat, last), told: new Map([[seat, news.flatMap(eventsOf)]]), view, follows: false }]
    }
    return news.map((telling, i) => ({
      seqs: this.#upTo(seat, telling.seq),
      told: new Map([[seat, eventsOf(telling)]]),
      view: telling.seq === last ? view : null,
      follows: telling.seq === (i ? (news[i - 1]?.seq ?? 0) : had) + 1,
    }))
  }

  /** What the others here were told lies in their views: it is not sent to them again. */
  #upTo(seat: Seat = '', seq = 0): Map<Seat, number> {
    return seat ? new Map([...this.#seqs, [seat, seq]]) : new Map(this.#seqs)
  }
}
