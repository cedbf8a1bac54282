/** The socket's and HTTP's messages, under the names that the page uses. */
import type { Refused, TableInfo, Welcome } from '../wire/messages'

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

/** Which of its game's variants a table plays. */
export function variantOf({ game, options }: TableInfo): string {
  if (game !== 'tellstones') return game
  const variant = (options as { variant?: unknown }).variant
  return typeof variant === 'string' ? variant : 'duel'
}
