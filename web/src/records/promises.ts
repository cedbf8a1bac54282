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
  dice: { commitment?: string }
  house: string
}

export type Objection = 'receipt-unsigned' | 'receipt-opening' | 'receipt-contribution' | 'receipt-outcome'

const read = (opening: string): Opening => JSON.parse(opening) as Opening
const tableOf = (receipt: Receipt): string => read(receipt.opening).table

/** The keys of all houses that gave a receipt here. */
export const houses = (all: readonly Receipt[] = receipts()): string[] => all.map(({ opening }) => read(opening).house)

/** Whether a house has signed what it shows of this table, and nobody else; null where this browser can't tell. */
export async function isPromised(table: string, opening: string, promise: string): Promise<boolean | null> {
  const said = read(opening)
  return said.table === table && isSigned(said.house, promise, bytesOf(OPENING + opening))
}

/** Whether what was signed is what the house shows to whoever is about to sit down. */
export function isAbout({ game, options, commitment }: Pick<TableInfo, 'game' | 'options' | 'commitment'>, opening: string): boolean {
  const said = read(opening)
  return said.game === game && (said.dice.commitment ?? '') === commitment && isShown(said.options, options)
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

/** What the receipts kept here have against a record, by seat; nothing of a seat: its receipt agrees. */
export async function compare(record: string, all: readonly Receipt[] = receipts()): Promise<{ seat: Seat; wrong: Objection[] }[]> {
  const header = JSON.parse(record.slice(0, record.indexOf('\n'))) as Header
  if (!header.table) return []
  const { outcome } = JSON.parse(record.trimEnd().slice(record.trimEnd().lastIndexOf('\n') + 1)) as { outcome?: Outcome | null }
  const ours = all.filter((receipt) => tableOf(receipt) === header.table)
  return Promise.all(
    ours.map(async (receipt) => ({ seat: receipt.seat, wrong: [...(await unsigned(receipt)), ...(await objections(record, header, receipt)), ...ended(receipt, outcome)] })),
  )
}

const unsigned = async (receipt: Receipt): Promise<Objection[]> => ((await isGenuine(receipt)) === false ? ['receipt-unsigned'] : [])

const ended = (told: Receipt, outcome?: Outcome | null): Objection[] =>
  told.outcome && (told.outcome.result !== outcome?.result || told.outcome.reason !== outcome.reason) ? ['receipt-outcome'] : []

async function objections(record: string, header: Header, receipt: Receipt): Promise<Objection[]> {
  const { contributions } = header.fairness
  const { digest } = read(receipt.opening).options as Partial<Veiled>
  const wrong: Objection[] = []
  if ((await opened(header, record.slice(0, record.indexOf('\n')), digest)) !== receipt.opening) wrong.push('receipt-opening')
  if (contributions && (contributions[receipt.seat] ?? '') !== receipt.contribution) wrong.push('receipt-contribution')
  return wrong
}
