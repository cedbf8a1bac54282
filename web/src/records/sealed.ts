/** What a page can check of a record by itself: the seal over it, its chain, the house's secret, and who has signed it. */
import { OPENING, RECORD, bytesOf, framed, hashed, isSigned, joined, unhex } from './signing'
import { fieldsOf, veiled, type Veil } from './veil'

/** `unable`: this browser can't tell. `unknown`: signed, and by a key that nobody here knows. */
export type Signed = 'yes' | 'no' | 'unsigned' | 'unknown' | 'unable'

export interface Checked {
  seal: boolean
  /** Whether every line names the one before it; null in records of before, which had none. */
  chain: boolean | null
  /** null: there was no secret to promise, as with practice dice. */
  promise: boolean | null
  /** How many seats added bytes of their own. */
  added: number
  /** What the house promised when the table was opened. */
  opening: Signed
  /** All of it. */
  signed: Signed
  /** The key that it is signed with, in hex. */
  house: string
}

export interface Header {
  format: number
  table: string
  game: string
  rules: string
  ruleset: string
  sitters: { seat: string }[]
  fairness: { dice: string; commitment?: string; seed?: string; contributions?: Record<string, string> }
  previous: string | null
  talk: boolean
  opened?: number
  house?: string
  promise?: string
  /** How options that hold a secret were hidden in the opening. */
  veil?: Veil | null
}
interface Seal {
  secret: string | null
  house?: string
  digest: string
  /** Since format 2, and only where a house has signed it. */
  signature?: string
}

export async function check(record: string, known: readonly string[] = []): Promise<Checked> {
  const lines = record.split('\n').slice(0, -1)
  const [first = '', last = ''] = [lines[0], lines.at(-1)]
  const header = JSON.parse(first) as Header
  const seal = JSON.parse(last) as Seal
  const { fairness } = header
  const [opening, signed] = await Promise.all([openingSigned(header, first, known), recordSigned(seal, known)])
  return {
    seal: record.endsWith('\n') && (await isSealed(record, last, seal)),
    chain: header.format > 1 ? await isChained(lines) : null,
    promise: fairness.dice === 'committed' && seal.secret !== null ? (await commitment(seal.secret)) === fairness.commitment : null,
    added: Object.values(fairness.contributions ?? {}).filter(Boolean).length,
    opening,
    signed,
    house: seal.house ?? '',
  }
}

function isSealed(record: string, last: string, seal: Seal): Promise<boolean> {
  const blank = last.replace(`"digest":"${seal.digest}"`, '"digest":""').replace(`"signature":"${seal.signature ?? ''}"`, '"signature":""')
  return hashed(bytesOf(record.slice(0, -last.length - 1) + blank)).then((digest) => digest === seal.digest)
}

async function isChained(lines: readonly string[]): Promise<boolean> {
  const hashes = await Promise.all(lines.slice(0, -1).map((line) => hashed(bytesOf(line))))
  return hashes.every((hash, place) => /^{"before":"([0-9a-f]{64})","at":(0|[1-9][0-9]{0,15}),/.exec(lines[place + 1] ?? '')?.[1] === hash)
}

const commitment = (secret: string): Promise<string> => hashed(framed(bytesOf('taberna commitment 1'), unhex(secret) ?? new Uint8Array()))

const recordSigned = async ({ house = '', signature = '', digest }: Seal, known: readonly string[]): Promise<Signed> =>
  standing(signature, house, known, await isSigned(house, signature, joined(bytesOf(RECORD), unhex(digest) ?? new Uint8Array())))

const openingSigned = async (header: Header, line: string, known: readonly string[]): Promise<Signed> =>
  standing(header.promise ?? '', header.house ?? '', known, await isSigned(header.house ?? '', header.promise ?? '', bytesOf(OPENING + (await opened(header, line)))))

const standing = (signature: string, house: string, known: readonly string[], holds: boolean | null): Signed =>
  !signature ? 'unsigned' : holds === null ? 'unable' : !holds ? 'no' : known.includes(house) ? 'yes' : 'unknown'

/** The opening that the house must have signed: all of it is in the header. Its options are taken as they are written; `digest`: see `veiled`. */
export async function opened(header: Header, line: string, digest = ''): Promise<string> {
  const { table, game, rules, ruleset, sitters, fairness, previous, talk, opened, house, veil } = header
  const dice =
    fairness.dice === 'committed' ? { dice: 'committed', commitment: fairness.commitment, contributions: {} } : fairness.dice === 'practice' ? { dice: 'practice', seed: fairness.seed } : { dice: fairness.dice }
  const before = JSON.stringify({ entry: 'opening', table, game, rules, ruleset })
  const after = JSON.stringify({ seats: sitters.map(({ seat }) => seat), dice, previous, talk, opened, house })
  const options = fieldsOf(line).get('options') ?? 'null'
  return `${before.slice(0, -1)},"options":${veil ? await veiled(options, veil, digest) : options},${after.slice(1)}`
}
