/** What a house promised, and whether it has kept it. Fetched when somebody sits down or looks at a record. */
import type { Outcome } from '../wire/messages'
import { receipts, type Receipt } from '../net/receipts'
import { CONTRIBUTION, OPENING, bytesOf, framed, hashed, isSigned, joined, unhex } from './signing'
import type { Seat } from '../net/types'

/** What of an opening must be in the header again. */
interface Opening {
  table: string
  game: string
  rules: string
  ruleset: string
  options: unknown
  seats: Seat[]
  dice: { dice: string; commitment?: string; seed?: string }
  previous: string | null
  talk: boolean
  opened: number
  house: string
}

interface Header extends Omit<Opening, 'seats' | 'dice'> {
  sitters: { seat: Seat }[]
  fairness: Opening['dice'] & { contributions?: Record<Seat, string> }
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
    ours.map(async (receipt) => ({ seat: receipt.seat, wrong: [...(await unsigned(receipt)), ...objections(header, receipt), ...ended(receipt, outcome)] })),
  )
}

const unsigned = async (receipt: Receipt): Promise<Objection[]> => ((await isGenuine(receipt)) === false ? ['receipt-unsigned'] : [])

const ended = (told: Receipt, outcome?: Outcome | null): Objection[] =>
  told.outcome && (told.outcome.result !== outcome?.result || told.outcome.reason !== outcome.reason) ? ['receipt-outcome'] : []

function objections(header: Header, receipt: Receipt): Objection[] {
  const promised = read(receipt.opening)
  const { contributions, ...dice } = header.fairness
  const told = { ...header, seats: header.sitters.map(({ seat }) => seat), dice }
  const same = (['game', 'rules', 'ruleset', 'options', 'seats', 'previous', 'talk', 'opened', 'house'] as const).every(
    (name) => JSON.stringify(promised[name]) === JSON.stringify(told[name]),
  )
  const wrong: Objection[] = []
  if (!same || promised.dice.dice !== dice.dice || promised.dice.commitment !== dice.commitment || promised.dice.seed !== dice.seed) wrong.push('receipt-opening')
  if (contributions && (contributions[receipt.seat] ?? '') !== receipt.contribution) wrong.push('receipt-contribution')
  return wrong
}
