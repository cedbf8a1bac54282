/** Nobody sits down in this page at a table of which nothing is signed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { join, sitDown } from '../src/net/http'
import { receipts } from '../src/net/receipts'
import { CONTRIBUTION, OPENING, bytesOf, framed, hashed, joined, unhex } from '../src/records/signing'

const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex')
const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
const key = hex(await crypto.subtle.exportKey('raw', pair.publicKey))
const sign = async (message: Uint8Array<ArrayBuffer>): Promise<string> => hex(await crypto.subtle.sign('Ed25519', pair.privateKey, message))

const told = { variant: 'adventure', adventure: '', dice: 'even', brought: [{ name: '', text: '' }] }
const table = { id: 'oak', game: 'tseuquest', options: told, commitment: 'cc', status: 'gathering', mine: [] as string[], seats: [{ seat: 'A' }, { seat: 'S' }], talk: false, previous: '' }
const signed = {
  ...{ entry: 'opening', table: 'oak', game: 'tseuquest', rules: '1', ruleset: 'ab' },
  options: { options: 'veiled', shown: { variant: 'adventure', dice: 'even' }, hidden: ['adventure', 'brought'], digest: 'dd' },
  ...{ seats: ['A', 'S'], dice: { dice: 'committed', commitment: 'cc', contributions: {} }, previous: null, talk: false, opened: 5, house: key },
}

let sent: Record<string, unknown>[] = []

/** A house: what it shows of the table, what it signed, and whether it signs what it hears. */
async function house({ keys = [key], shown = table as object, opening = signed as object | null, counts = true, hears = true, seat = 'A', status = 'gathering' }): Promise<void> {
  const text = opening ? JSON.stringify(opening) : ''
  const promise = text && (await sign(bytesOf(OPENING + text)))
  const name = unhex(await hashed(bytesOf(text))) ?? new Uint8Array()
  const json = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (path.endsWith('/opening')) return json({ opening: text, promise, counts })
    if (path === '/.well-known/taberna.json') return json({ keys })
    if (path === '/api/invitation') return json({ table: shown, seat })
    if (method === 'GET') return json(shown)
    const wish = JSON.parse(body ?? '{}') as Record<string, string>
    sent.push(wish)
    const heard = hears && wish['contribution'] ? await sign(joined(bytesOf(CONTRIBUTION), framed(name, bytesOf(seat), unhex(wish['contribution']) ?? new Uint8Array()))) : ''
    return json({ table: { ...table, status }, seat, heard })
  })
}

beforeEach(() => {
  sent = []
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (name: string) => shelf.get(name) ?? null, setItem: (name: string, text: string) => void shelf.set(name, text), removeItem: (name: string) => void shelf.delete(name) })
})
afterEach(() => void vi.unstubAllGlobals())

test('an honest house: the receipt is kept', async () => {
  await house({})
  await join('invitation', 'Ana')
  expect(sent[0]?.['contribution']).toMatch(/^[0-9a-f]{64}$/)
  expect(receipts().map(({ seat, contribution }) => [seat, contribution])).toEqual([['A', sent[0]?.['contribution']]])
})
test.each([
  ['nothing signed', { opening: null }, 'opening-missing'],
  ['nothing signed, and it says that the game had begun', { opening: null, counts: false }, 'opening-missing'],
  ['the opening of another table', { opening: { ...signed, table: 'elm' } }, 'receipt-unsigned'],
  ['signed by another than it names', { opening: { ...signed, house: '00'.repeat(32) } }, 'receipt-unsigned'],
  ['other dice than it shows', { shown: { ...table, options: { ...told, dice: 'barrel' } } }, 'opening-differs'],
  ['another game than it shows', { shown: { ...table, game: 'tellstones' } }, 'opening-differs'],
  ['another commitment than it shows', { shown: { ...table, commitment: 'ee' } }, 'opening-differs'],
  ['other seats than it shows', { shown: { ...table, seats: [{ seat: 'A' }, { seat: 'B' }] } }, 'opening-differs'],
  ['talk that is not signed for', { shown: { ...table, talk: true } }, 'opening-differs'],
  ['a game before that it does not show', { opening: { ...signed, previous: 'ab' } }, 'opening-differs'],
  ['a key that it does not publish', { keys: ['00'.repeat(32)] }, 'opening-house'],
])('%s: nobody sits down, and nothing is sent', async (_, lie, code) => {
  await house(lie)
  await expect(join('invitation', 'Ana')).rejects.toMatchObject({ code })
  await expect(sitDown('oak', 'A', 'Ana')).rejects.toMatchObject({ code })
  expect(sent).toEqual([])
})
test('a house that does not sign what it was given', async () => {
  await house({ hears: false })
  await expect(join('invitation', 'Ana')).rejects.toMatchObject({ code: 'receipt-withheld' })
  expect(receipts()).toEqual([])
})
test('who comes back to a game that had begun under a house of before goes on', async () => {
  await house({ opening: null, counts: false, shown: { ...table, status: 'playing', mine: ['A'] }, status: 'playing' })
  await sitDown('oak', 'A', '')
  expect(sent).toEqual([{ name: '' }])
})
test('who only watches needs no promise', async () => {
  await house({ opening: null, seat: '+' })
  await join('invitation', 'Wim')
  expect(sent).toEqual([{ invitation: 'invitation', name: 'Wim' }])
})
