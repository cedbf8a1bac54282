/** The socket's and HTTP's messages, under the names that the page uses. */
import type { Changed, FromServer as OnWire, Legal, Refused, Welcome } from '../wire/messages'

export type {
  Clocks,
  Form,
  GameInfo,
  Invitation,
  Legal,
  NewTable,
  Offered,
  OpenOffer,
  Outcome,
  Parting,
  Place,
  Refused,
  Sitting,
  Spoken,
  TableInfo,
  Told,
  Welcome,
} from '../wire/messages'

export type Seat = string
/** What a seat is told, with what changed applied to what was known. */
export type Committed<A, E, V> = Omit<Changed<A, E>, 'view' | 'legal'> & { view: V; legal: Legal<A> }
export type FromServer<A, E, V> = Exclude<OnWire<A, E, V>, { kind: 'committed' }> | Committed<A, E, V>
export type { OnWire }
export type Status = Welcome<never, never, never>['status']
export type Params = Refused['params']

export const WATCHING: Seat = '+'
