/** What houses promised to whoever sat down in this browser, and what was added to it: kept here, and compared with the record by `promises`. */
import { keep, kept } from '../settings/kept'
import type { Outcome } from '../wire/messages'
import type { Seat } from './types'

export interface Receipt {
  /** As the house wrote it, to the byte. */
  opening: string
  promise: string
  seat: Seat
  contribution: string
  /** The house's signature over what was added. */
  heard: string
  /** After how many steps of the game this seat was first told one here; nothing: it was told none. */
  since?: number
  /** How the game ended, as it was told here. */
  outcome?: Outcome
}

const NAME = 'receipts'
const MOST = 40

const tableOf = (receipt: Receipt): string => (JSON.parse(receipt.opening) as { table: string }).table

export const receipts = (): Receipt[] => kept<Receipt[]>(NAME, [])

export function keepReceipt(receipt: Receipt): void {
  const others = receipts().filter((other) => tableOf(other) !== tableOf(receipt) || other.seat !== receipt.seat)
  keep(NAME, [...others, receipt].slice(-MOST))
}

/** Whoever was told of a game had not left before it. */
export function noteTold(table: string, seat: Seat, since: number): void {
  const all = receipts()
  const isIt = (receipt: Receipt): boolean => receipt.seat === seat && receipt.since === undefined && tableOf(receipt) === table
  if (all.some(isIt)) keep(NAME, all.map((receipt) => (isIt(receipt) ? { ...receipt, since } : receipt)))
}

/** A game whose record ends otherwise than it was told here was cut, or played on without us. */
export function noteOutcome(table: string, outcome: Outcome): void {
  const all = receipts()
  if (all.some((receipt) => tableOf(receipt) === table)) keep(NAME, all.map((receipt) => (tableOf(receipt) === table ? { outcome, ...receipt } : receipt)))
}
