/** The socket's and HTTP's messages as far as the page uses them, whatever the game. */

export type Seat = string
export const WATCHING: Seat = '+'

export type Telling<E> =
  | { told: 'commit'; seq: number; events: E[] }
  | { told: 'taken-back'; seq: number; seat: Seat; to: number }

export interface Legal<A> {
  actions: A[]
  forms: unknown[]
}

export interface Outcome {
  result: string
  reason: string
  winners: Seat[]
}

export interface Sitting {
  seat: Seat
  kind: 'open' | 'kept' | 'person' | 'bot'
  name: string
  bot: string
  here: boolean
  guest: string
}

export interface Clocks {
  at: number
  left: Record<Seat, number>
  running: Seat[]
  paused: boolean
}

export interface Spoken {
  n: number
  after: number
  seat: Seat
  name: string
  guest: string
  text: string
  at: number
}

export type Status = 'gathering' | 'playing' | 'over' | 'closed'
export type Params = Record<string, string | number>

export interface Welcome<A, E, V> {
  kind: 'welcome'
  table: string
  seat: Seat
  status: Status
  seq: number
  view: V | null
  legal: Legal<A>
  waiting: Seat[]
  tellings: Telling<E>[]
  sittings: Sitting[]
  watching: number
  talk: Spoken[]
  clocks: Clocks | null
  asked: Seat[]
  outcome: Outcome | null
  at: number
}

export interface Committed<A, E, V> {
  kind: 'committed'
  table: string
  seat: Seat
  seq: number
  tellings: Telling<E>[]
  view: V
  legal: Legal<A>
  waiting: Seat[]
  clocks: Clocks | null
  outcome: Outcome | null
  at: number
}

export interface Refused {
  kind: 'refused'
  table: string
  seat: Seat
  id: string
  code: string
  params: Params
}

export type FromServer<A, E, V> =
  | { kind: 'hello'; protocol: number; guest: string; now: number }
  | Welcome<A, E, V>
  | Committed<A, E, V>
  | { kind: 'done'; table: string; seat: Seat; id: string; seq: number }
  | Refused
  | { kind: 'said'; table: string; seat: Seat; line: Spoken }
  | { kind: 'timed'; table: string; seat: Seat; clocks: Clocks | null; asked: Seat[] }
  | { kind: 'presence'; table: string; seat: Seat; status: Status; sittings: Sitting[]; watching: number }
  | { kind: 'moved'; table: string; seat: Seat; to: string }
  | { kind: 'ended'; table: string; seat: Seat; reason: string }
  | { kind: 'bye'; reason: string; again: number }

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  status: Status
  public: boolean
  watching: 'anybody' | 'invited' | 'nobody'
  talk: boolean
  away: number
  host: string
  seats: Sitting[]
  commitment: string
  party: string
  previous: string
  next: string
  record: string
  outcome: Outcome | null
  created: number
  mine: Seat[]
}

export interface Invitation {
  seat: Seat
  link: string
}

export interface Place {
  kind: 'open' | 'kept' | 'here' | 'bot'
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  options?: Record<string, unknown>
  seats?: Record<Seat, Place>
  public?: boolean
  watching?: 'anybody' | 'invited' | 'nobody'
  talk?: boolean
  away?: number
  practice?: string
}
