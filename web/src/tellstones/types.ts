/** Tellstones as it comes over the wire. */

export type Seat = string
export type Side = 'A' | 'B'
export type LineName = Side | null
export type Glyph = 'C' | 'D' | 'S' | 'F' | 'K' | 'H' | 'L'
export type End = 'left' | 'right'

export const GLYPHS: readonly Glyph[] = ['C', 'D', 'S', 'F', 'K', 'H', 'L']

export type Order =
  | { do: 'place'; symbol: Glyph; end: End; line: LineName }
  | { do: 'hide'; space: number; line: LineName }
  | { do: 'swap'; space: number; other: number; line: LineName }

export type Action =
  | Order
  | { do: 'peek'; space: number; line: LineName; partner: boolean }
  | { do: 'challenge'; space: number; line: LineName }
  | { do: 'boast'; line: LineName }
  | { do: 'answer'; symbol: Glyph }
  | { do: 'name'; space: number; symbol: Glyph; line: LineName }
  | { do: 'open'; symbol: Glyph; line: LineName }
  | { do: 'draw'; say: 'offer' | 'accept' | 'decline' }
  | { do: 'stop' | 'believe' | 'doubt' | 'steal' | 'first' | 'second' | 'resign' | 'claim' }

export type Verb = Action['do']

export interface Outcome {
  result: string
  reason: string
  winners: Seat[]
}

export type Event =
  | { event: 'started'; options: Options; seats: Seat[] }
  | { event: 'opened'; by: Seat; symbol: Glyph; line: LineName }
  | { event: 'first-settled'; seat: Seat }
  | { event: 'turn-began'; seat: Seat; bell: boolean }
  | { event: 'half-done'; line: Side }
  | { event: 'bell-rang' | 'bell-silent'; seat: Seat }
  | { event: 'ordered'; by: Seat; hand: Seat; order: Order }
  | { event: 'placed'; by: Seat; hand: Seat; symbol: Glyph; end: End; line: LineName }
  | { event: 'hidden'; by: Seat; hand: Seat; space: number; line: LineName }
  | { event: 'swapped'; by: Seat; hand: Seat; space: number; other: number; line: LineName }
  | { event: 'looked'; by: Seat; looker: Seat; space: number; line: LineName; symbol: Glyph | null }
  | { event: 'challenged'; by: Seat; of: Seat; space: number; line: LineName }
  | { event: 'answered'; by: Seat; symbol: Glyph }
  | { event: 'boasted'; by: Seat; of: Seat; line: LineName }
  | { event: 'believed'; by: Seat }
  | { event: 'doubted'; by: Seat; prover: Seat }
  | { event: 'stolen'; by: Seat; of: Seat }
  | { event: 'named'; by: Seat; space: number; symbol: Glyph; line: LineName }
  | { event: 'turned'; by: Seat; space: number; symbol: Glyph; line: LineName }
  | { event: 'scored'; side: Side }
  | { event: 'draw-offered' | 'draw-declined' | 'resigned'; by: Seat }
  | { event: 'went-away' | 'came-back'; seat: Seat }
  | { event: 'ended'; outcome: Outcome }

export type Step =
  | { step: 'opening-roll'; line: LineName }
  | { step: 'opening-choice' | 'first-roll' | 'bell-roll' }
  | { step: 'elder-choice'; elder: Seat }
  | { step: 'order-standing'; hand: Seat; order: Order }
  | { step: 'answer-due'; of: Seat; line: LineName; space: number }
  | { step: 'reply-due'; of: Seat; line: LineName }
  | { step: 'stolen-due'; of: Seat; by: Seat; line: LineName }
  | { step: 'proof-due'; prover: Seat; line: LineName }
  | { step: 'looks-open'; seen: { line: LineName; space: number }[] }

export interface Options {
  variant: 'duel' | 'vanguard' | 'round'
  opening: string
  first: string
  elder: Seat
  ends: 'open' | 'mat'
  hands: 'table' | 'opponent'
  notes: 'on' | 'off'
  vanguard: 'choose' | 'both'
  last_orders: 'on' | 'off'
  turns_max: number
  games: 1 | 3
  clock: string
}

export interface LineView {
  name: LineName
  stones: string
  pool: Glyph[]
}

export interface View {
  seat: Seat
  options: Options
  seats: Seat[]
  lines: LineView[]
  score: [number, number]
  turn: Seat | null
  waiting: Seat[]
  pending: Step | null
  bell: boolean
  bonus: Side[]
  second: Side | null
  drawn: Side | null
  resigns: Seat[]
  away: Seat[]
  outcome: Outcome | null
}

export const sideOf = (seat: Seat): Side => (seat.startsWith('A') ? 'A' : 'B')
