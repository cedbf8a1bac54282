/** The socket's and HTTP's messages, under the names that the page uses. */
import type { Refused, Welcome } from '../wire/messages'

export type {
  Clocks,
  Committed,
  FromServer,
  Invitation,
  Legal,
  NewTable,
  Outcome,
  Parting,
  Place,
  Refused,
  Sitting,
  Spoken,
  TableInfo,
  Welcome,
} from '../wire/messages'

export type Seat = string
export type Status = Welcome<never, never, never>['status']
export type Params = Refused['params']

export const WATCHING: Seat = '+'
