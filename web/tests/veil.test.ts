/** Options that are signed unseen: the same of the same as in tests/table/test_veil.py. */
import { expect, test } from 'vitest'
import { check, opened, type Header } from '../src/records/sealed'
import { compare } from '../src/records/promises'
import { OPENING, bytesOf } from '../src/records/signing'
import { isShown, veiled } from '../src/records/veil'

const options = '{"variant":"adventure","adventure":"tallow","dice":"even","brought":[{"name":"tallow","text":"η \\"σκιά\\", {[}\\n"}]}'
const veil = { salt: '5a'.repeat(32), hidden: ['adventure', 'brought'] }
const DIGEST = '657ebd854197ba9c73a1cffdd5156a5bee0739678451dd1d39f65cc45f8c445b'
const signed = `{"options":"veiled","shown":{"variant":"adventure","dice":"even"},"hidden":["adventure","brought"],"digest":"${DIGEST}"}`
const told = { variant: 'adventure', adventure: '', dice: 'even', brought: [{ name: '', text: '' }] }

test('what is signed in their place', async () => expect(await veiled(options, veil)).toBe(signed))
test.each([
  ['another word in the file', options.replace('σκιά', 'σκια'), veil],
  ['another salt', options, { ...veil, salt: '5b'.repeat(32) }],
  ['less hidden', options, { ...veil, hidden: ['brought'] }],
  ['a salt that is too short', options, { ...veil, salt: '5a'.repeat(31) }],
  ['nothing hidden', options, { ...veil, hidden: [] }],
  ['a name that is none', options, { ...veil, hidden: ['brought', 'nothing'] }],
])('%s does not fit', async (_, other, how) => expect(await veiled(other, how)).not.toBe(signed))
test('what may be told of them', () => {
  expect(isShown(JSON.parse(signed), told)).toBe(true)
  expect(isShown(JSON.parse(signed), { ...told, dice: 'barrel' })).toBe(false)
  expect(isShown(JSON.parse(signed), { variant: 'adventure', dice: 'even' })).toBe(false)
  expect(isShown(told, told)).toBe(true)
})

test('a record lifts the veil; another adventure is found by its signature and by a receipt', async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex')
  const house = hex(await crypto.subtle.exportKey('raw', pair.publicKey))
  const parts = { format: 2, table: 'oak', game: 'tseuquest', rules: '1', ruleset: 'ab', sitters: [{ seat: 'A' }], previous: null, talk: false, opened: 5, house, veil }
  const fairness = { dice: 'committed', commitment: 'cc', contributions: { A: 'c0ffee' } }
  const line = (promise: string, played = options): string => `${JSON.stringify({ ...parts, fairness, promise }).slice(0, -1)},"options":${played}}`
  const opening = await opened(JSON.parse(line('')) as Header, line(''))
  const promise = hex(await crypto.subtle.sign('Ed25519', pair.privateKey, bytesOf(OPENING + opening)))
  const record = (played?: string): string => `${line(promise, played)}\n{"digest":"","secret":null,"outcome":null}\n`
  const receipt = { opening, promise, seat: 'A', contribution: 'c0ffee', heard: '' }
  const wrong = async (text: string): Promise<string[]> => (await compare(text, [receipt]))[0]?.wrong.filter((code) => code === 'receipt-opening') ?? []
  expect(opening).not.toContain('tallow')
  expect((await check(record(), [house])).opening).toBe('yes')
  expect(await wrong(record())).toEqual([])
  const other = record(options.replace('σκιά', 'σκια'))
  expect((await check(other, [house])).opening).toBe('no')
  expect(await wrong(other)).toEqual(['receipt-opening'])
})
