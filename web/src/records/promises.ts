/** What a house promised, and whether it has kept it. Fetched when somebody sits down or looks at a record. */
import type { Outcome } from '../wire/messages'
import { receipts, type Receipt } from '../net/receipts'
import { CONTRIBUTION, OPENING, bytesOf, framed, hashed, isSigned, joined, unhex } from './signing'
import { opened, type Header } from './sealed'
import { isShown, type Veiled } from './veil'
import type { Seat, TableInfo } from '../net/types'

interface Opening {
  table: string
  game: string
  options: unknown
  seats: readonly Seat[]
  dice: { commitment?: string }
  previous: string | null
  talk: boolean
  house: string
}

export type Objection = 'receipt-unsigned' | 'receipt-opening' | 'receipt-contribution' | 'receipt-outcome'

const read = (opening: string): Opening => JSON.parse(opening) as Opening
const isOf = (receipt: Receipt, table: string): boolean => read(receipt.opening).table === table

/** The keys of all houses that gave a receipt here. */
export const houses = (all: readonly Receipt[] = receipts()): string[] => all.map(({ opening }) => houseOf(opening))

/** Whose key an opening names. */
export const houseOf = (opening: string): string => read(opening).house

/** Whether the house no longer names the key that it had at the table where somebody sat from here before this one. */
export function isDisowned(table: string, keys: readonly string[], all: readonly Receipt[] = receipts()): boolean {
  const before = all[all.findIndex((receipt) => isOf(receipt, table)) - 1]
  return !!before && !keys.includes(houseOf(before.opening))
}

/** Whether a house has signed what it shows of this table, and nobody else; null where this browser can't tell. */
export async function isPromised(table: string, opening: string, promise: string): Promise<boolean | null> {
  const said = read(opening)
  return said.table === table && isSigned(said.house, promise, bytesOf(OPENING + opening))
}

type Shown = Pick<TableInfo, 'game' | 'options' | 'commitment' | 'seats' | 'talk' | 'previous'>

/** Whether what was signed is what the house shows to whoever is about to sit down. */
export function isAbout(table: Shown, opening: string): boolean {
  const said = read(opening)
  const same = said.game === table.game && (said.dice.commitment ?? '') === table.commitment && said.talk === table.talk
  const seats = table.seats.map(({ seat }) => seat)
  return same && said.seats.join() === seats.join() && (!said.previous || !!table.previous) && isShown(said.options, table.options)
}

/** Whether the house has signed all of a receipt; null where this browser can't tell. */
export async function isGenuine({ opening, promise, seat, contribution, heard }: Receipt): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  const [name, added] = [unhex(await hashed(bytesOf(opening))), unhex(contribution)]
  if (!name || !added) return false
  const [promised, listened] = await Promise.all([
    isPromised(read(opening).table, opening, promise),
    isSigned(read(opening).house, heard, joined(bytesOf(CONTRIBUTION), framed(name, bytesOf(seat), added))),
  ])
  return promised === false || listened === false ? false : promised && listened
}

/** The table that a record says it is of. */
export const tableOf = (record: string): string => (JSON.parse(record.slice(0, record.indexOf('\n'))) as Header).table

export interface Compared {
  seat: Seat
  /** The house that gave the receipt. */
  house: string
  /** What the receipt has against the record; nothing: it agrees, or can't tell. */
  wrong: Objection[]
  /** The record has other bytes than this seat added, and that may be because whoever keeps the receipt had left it. */
  left: boolean
  /** A game before this one was sealed again, so that the house no longer says that this is what it had promised. */
  resealed: boolean
}

/** The receipts kept here against a record, by seat. */
export async function compare(record: string, all: readonly Receipt[] = receipts()): Promise<Compared[]> {
  const lines = record.trimEnd().split('\n')
  const header = JSON.parse(lines[0] ?? '') as Header
  if (!header.table) return []
  const ours = all.filter((receipt) => isOf(receipt, header.table))
  return Promise.all(ours.map((receipt) => compared(receipt, header, lines)))
}

async function compared(receipt: Receipt, header: Header, lines: readonly string[]): Promise<Compared> {
  const { outcome } = JSON.parse(lines.at(-1) ?? '') as { outcome?: Outcome | null }
  const other = isOther(receipt, header)
  const left = other && isLeft(receipt, lines)
  const line = lines[0] ?? ''
  const resealed = await isResealed(receipt, header, line)
  const wrong = await unsigned(receipt)
  if (!resealed && !(await isKept(receipt, header, line))) wrong.push('receipt-opening')
  if (other && !left) wrong.push('receipt-contribution')
  return { seat: receipt.seat, house: houseOf(receipt.opening), wrong: [...wrong, ...ended(receipt, outcome)], left, resealed }
}

const unsigned = async (receipt: Receipt): Promise<Objection[]> => ((await isGenuine(receipt)) === false ? ['receipt-unsigned'] : [])

async function isKept(receipt: Receipt, header: Header, line: string): Promise<boolean> {
  const { digest } = read(receipt.opening).options as Partial<Veiled>
  return (await opened(header, line, digest)) === receipt.opening
}

/** All is as it was promised, but for the name of the game before, which has another since somebody asked to be forgotten. */
async function isResealed(receipt: Receipt, header: Header, line: string): Promise<boolean> {
  const { previous, house } = read(receipt.opening)
  if (header.promise || !header.previous || !previous || header.previous === previous) return false
  return isKept(receipt, { ...header, previous, house }, line)
}

const isOther = ({ seat, contribution }: Receipt, { fairness: { contributions } }: Header): boolean => !!contributions && (contributions[seat] ?? '') !== contribution

/** Nothing was told to this seat here, or only what followed on a change of hands: that proves nothing against a house. */
const isLeft = ({ seat, since }: Receipt, lines: readonly string[]): boolean => since === undefined || (since > 0 && lines.some((line) => isHandedOver(line, seat)))

function isHandedOver(line: string, whose: Seat): boolean {
  const { entry, seat } = JSON.parse(line) as { entry?: string; seat?: Seat }
  return entry === 'hands' && seat === whose
}

const ended = (told: Receipt, outcome?: Outcome | null): Objection[] =>
  told.outcome && (told.outcome.result !== outcome?.result || told.outcome.reason !== outcome.reason) ? ['receipt-outcome'] : []
