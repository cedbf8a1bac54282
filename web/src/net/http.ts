import { keep, kept } from '../settings/kept'
import type { Joined, Promised } from '../wire/messages'
import { keepReceipt } from './receipts'
import { WATCHING, type Invitation, type NewTable, type Params, type Seat, type TableInfo } from './types'

/** What the server would not do, and why: put into words where it is shown. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code)
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' }
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Problem('no-connection')
  }
  const answer: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null
  if (response.ok) return answer as T
  const { code = `http-${response.status}`, params = {} } = (answer ?? {}) as { code?: string; params?: Params }
  throw new Problem(code, params)
}

interface Guest {
  id: string
  name: string
}

let known: Promise<Guest> | null = null

/** Everybody is a guest; the cookie that says which one is set by the server and unreadable here. */
export function guest(name = ''): Promise<Guest> {
  const arrive = (): Promise<Guest> => ask<Guest>('POST', '/api/guests', { name })
  known ??= kept('guest', false) ? ask<Guest>('GET', '/api/guest').catch(arrive) : arrive()
  known.then(
    () => keep('guest', true),
    () => (known = null),
  )
  return known
}

export async function rename(name: string): Promise<void> {
  const me = await guest(name)
  if (me.name !== name) {
    await ask('POST', '/api/guest/name', { name })
    known = Promise.resolve({ ...me, name })
  }
}

export const openTable = (table: NewTable): Promise<{ table: TableInfo; invitations: Invitation[] }> =>
  ask('POST', '/api/tables', table)
export const listTables = (): Promise<TableInfo[]> => ask('GET', '/api/tables')
export const readTable = (id: string): Promise<TableInfo> => ask('GET', `/api/tables/${id}`)
export const unfold = (invitation: string): Promise<{ table: TableInfo; seat: Seat }> => ask('POST', '/api/invitation', { invitation })
export async function join(invitation: string, name: string): Promise<Joined> {
  const { table, seat } = await unfold(invitation)
  return contributing(table, seat, '/api/join', { invitation, name })
}
export const sitDown = async (id: string, seat: Seat, name: string): Promise<Joined> => contributing(await readTable(id), seat, `/api/tables/${id}/seats/${seat}`, { name })
export const invite = (id: string, seat: Seat): Promise<Invitation> => ask('POST', `/api/tables/${id}/invitations`, { seat })

/** Those that the house publishes. */
export const houseKeys = async (): Promise<string[]> => (await ask<{ keys: string[] }>('GET', '/.well-known/taberna.json')).keys

/** In two steps: first what the house promises, which is kept, and only then what this seat adds. Who only watches adds nothing, and
 * who comes back to a game that had begun has nothing to add: they go on where nothing is signed, and nobody else. */
async function contributing(table: TableInfo, seat: Seat, path: string, wish: object): Promise<Joined> {
  if (seat === WATCHING) return ask<Joined>('POST', path, wish)
  const { opening, promise, counts } = await ask<Promised>('GET', `/api/tables/${table.id}/opening`)
  if (!opening || !promise) {
    if (counts || !table.mine.includes(seat)) throw new Problem('opening-missing')
    return ask<Joined>('POST', path, wish)
  }
  const { houseOf, isAbout, isGenuine, isPromised } = await import('../records/promises')
  if ((await isPromised(table.id, opening, promise)) === false) throw new Problem('receipt-unsigned')
  if (counts && !isAbout(table, opening)) throw new Problem('opening-differs')
  // A key made for this one table: nobody would know it later.
  if (!table.mine.includes(seat) && !(await houseKeys()).includes(houseOf(opening))) throw new Problem('opening-house')
  const own = contribution()
  const joined = await ask<Joined>('POST', path, { ...wish, contribution: own, promise })
  if (!counts && joined.table.status !== 'gathering') return joined
  const receipt = { opening, promise, seat: joined.seat, contribution: own, heard: joined.heard ?? '' }
  if ((await isGenuine(receipt)) === false || !receipt.heard) throw new Problem('receipt-withheld')
  keepReceipt(receipt)
  return joined
}

/** Bytes of our own for the seed: with these the server alone can't have chosen the draws. */
function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
