/** What a page can check of a record by itself. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../src/records/sealed'

const RECORDS = resolve(import.meta.dirname, '../../tests/records')
const read = (name: string): string => readFileSync(resolve(RECORDS, `${name}.jsonl`), 'utf8')
const promised = read('tseuquest/adventure-24')
const secret = /"secret":"([0-9a-f]{64})"/.exec(promised)?.[1] ?? ''

test('a record as it was kept: sealed, and the secret is the one promised', async () => {
  expect(secret).not.toBe('')
  expect(await check(promised)).toMatchObject({ seal: true, promise: true, chain: null, signed: 'unsigned', opening: 'unsigned' })
})
test('with practice dice nothing was promised', async () => expect(await check(read('tseuquest/quest-campaign-2'))).toMatchObject({ seal: true, promise: null, added: 0 }))
test('a face turned over breaks the seal', async () => expect((await check(promised.replace('"faces":["', '"faces":["!'))).seal).toBe(false))
test('another secret breaks the seal and the promise', async () => {
  const other = secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  expect(await check(promised.replace(secret, other))).toMatchObject({ seal: false, promise: false })
})

const signed = read('tellstones/signed-01')
const house = /"house":"([0-9a-f]{64})"/.exec(signed)?.[1] ?? ''

test('a signed record: every line names the one before, and opening and end are signed', async () => {
  expect(await check(signed, [house])).toEqual({ seal: true, chain: true, promise: true, added: 2, opening: 'yes', signed: 'yes', house })
  expect(await check(signed)).toMatchObject({ opening: 'unknown', signed: 'unknown' })
})
test('an older browser says that it can not tell', async () => {
  const { importKey } = crypto.subtle
  crypto.subtle.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  const found = await check(signed, [house])
  crypto.subtle.importKey = importKey
  expect(found).toMatchObject({ seal: true, chain: true, opening: 'unable', signed: 'unable' })
})
test.each([
  ['a table of another name', /"table":"[^"]*"/, '"table":"elsewhere"', 'opening'],
  ['another option', /"games":1/, '"games":3', 'opening'],
  ['another commitment', /"commitment":"./, '"commitment":"g', 'opening'],
  ['opened at another time', /"opened":1/, '"opened":2', 'opening'],
  ['a signature with one digit changed', /"signature":"./, '"signature":"g', 'signed'],
  ['another house', /"house":"[^"]*","digest"/, `"house":"${'0'.repeat(64)}","digest"`, 'signed'],
] as const)('%s', async (_, what, instead, where) => {
  const forged = signed.replace(what, instead)
  expect(forged).not.toBe(signed)
  expect((await check(forged, [house]))[where]).toBe('no')
})
test('any single character changed is found', async () => {
  for (let at = 0; at < signed.length; at += 97) {
    const other = signed[at] === '1' ? '2' : '1'
    const found = await check(signed.slice(0, at) + other + signed.slice(at + 1), [house]).catch(() => null)
    expect(found === null || !found.seal || !found.chain || found.signed !== 'yes', `at ${at}`).toBe(true)
  }
}, 20_000)
