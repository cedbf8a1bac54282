import { keep, kept } from '../settings/kept'
import type { Joined, Promised } from '../wire/messages'
import { keepReceipt } from './receipts'
import type { Invitation, NewTable, Params, Seat, TableInfo } from './types'

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
export const join = async (invitation: string, name: string): Promise<Joined> =>
  contributing((await unfold(invitation)).table.id, '/api/join', { invitation, name })
export const sitDown = (id: string, seat: Seat, name: string): Promise<Joined> => contributing(id, `/api/tables/${id}/seats/${seat}`, { name })
export const invite = (id: string, seat: Seat): Promise<Invitation> => ask('POST', `/api/tables/${id}/invitations`, { seat })

/** In two steps: first what the house promises, which is kept, and only then what this seat adds. */
async function contributing(id: string, path: string, wish: object): Promise<Joined> {
  const { opening, promise, counts } = await ask<Promised>('GET', `/api/tables/${id}/opening`)
  if (promise && (await (await import('../records/promises')).isPromised(id, opening, promise)) === false) throw new Problem('receipt-unsigned')
  const own = contribution()
  const joined = await ask<Joined>('POST', path, { ...wish, contribution: own, promise })
  if (counts && promise && joined.heard) keepReceipt({ opening, promise, seat: joined.seat, contribution: own, heard: joined.heard })
  return joined
}

/** Bytes of our own for the seed: with these the server alone can't have chosen the draws. */
function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
