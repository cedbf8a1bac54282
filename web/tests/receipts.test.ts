/** What a browser keeps of a house's promise, against the record that the house shows. */
import { expect, test } from 'vitest'
import { compare as against, isGenuine, isPromised, type Objection } from '../src/records/promises'
import type { Receipt } from '../src/net/receipts'
import { CONTRIBUTION, OPENING, bytesOf, framed, hashed, isSigned, isStrong, joined, unhex } from '../src/records/signing'

/** What is wrong beside that nobody has signed these made-up receipts. */
const compare = async (record: string, all: readonly Receipt[]): Promise<{ seat: string; wrong: Objection[] }[]> =>
  (await against(record, all)).map(({ seat, wrong }) => ({ seat, wrong: wrong.filter((code) => code !== 'receipt-unsigned') }))

const opening = {
  entry: 'opening',
  table: 'oak',
  game: 'tellstones',
  rules: '1',
  ruleset: 'ab',
  options: { variant: 'duel' },
  seats: ['A', 'B'],
  dice: { dice: 'committed', commitment: 'cc', contributions: {} },
  previous: null,
  talk: false,
  opened: 5,
  house: 'dd',
}
const receipt: Receipt = { opening: JSON.stringify(opening), promise: '00', seat: 'A', contribution: 'c0ffee', heard: '00' }
const header = {
  ...{ entry: 'header', table: 'oak', game: 'tellstones', rules: '1', ruleset: 'ab', options: { variant: 'duel' }, previous: null, talk: false, opened: 5, house: 'dd' },
  sitters: [{ seat: 'A' }, { seat: 'B' }],
  fairness: { dice: 'committed', commitment: 'cc', contributions: { A: 'c0ffee', B: '' } },
}
const won = { result: 'A', reason: 'points', winners: ['A'] }
const shown = (changed: object, outcome = won): string => `${JSON.stringify({ ...header, ...changed })}\n${JSON.stringify({ entry: 'seal', outcome })}\n`

test('an honest house', async () => expect(await compare(shown({}), [receipt])).toEqual([{ seat: 'A', wrong: [] }]))
test('a secret chosen after the seats spoke', async () =>
  expect((await compare(shown({ fairness: { ...header.fairness, commitment: 'ee' } }), [receipt]))[0]?.wrong).toEqual(['receipt-opening']))
test('other options than were promised', async () => expect((await compare(shown({ options: { variant: 'round' } }), [receipt]))[0]?.wrong).toEqual(['receipt-opening']))
test('a chosen seed in place of a committed one', async () =>
  expect((await compare(shown({ fairness: { dice: 'practice', seed: '7' } }), [receipt]))[0]?.wrong).toEqual(['receipt-opening']))
test('bytes that were left out', async () =>
  expect((await compare(shown({ fairness: { ...header.fairness, contributions: { A: '', B: '' } } }), [receipt]))[0]?.wrong).toEqual(['receipt-contribution']))
test('a game that was cut before its end', async () => {
  const told = { ...receipt, outcome: won }
  expect((await compare(shown({}), [told]))[0]?.wrong).toEqual([])
  expect((await compare(shown({}, { result: 'B', reason: 'resigned', winners: ['B'] }), [told]))[0]?.wrong).toEqual(['receipt-outcome'])
})
test('a table where nobody sat from here', async () => expect(await compare(shown({ table: 'elm' }), [receipt])).toEqual([]))

async function house(): Promise<{ key: string; sign: (message: Uint8Array<ArrayBuffer>) => Promise<string> }> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex')
  return { key: hex(await crypto.subtle.exportKey('raw', pair.publicKey)), sign: async (message) => hex(await crypto.subtle.sign('Ed25519', pair.privateKey, message)) }
}

test('a receipt that the house has signed, and what it has not', async () => {
  const { key, sign } = await house()
  const text = JSON.stringify({ ...opening, house: key })
  const name = unhex(await hashed(bytesOf(text))) ?? new Uint8Array()
  const promise = await sign(bytesOf(OPENING + text))
  const heard = await sign(joined(bytesOf(CONTRIBUTION), framed(name, bytesOf('A'), unhex('c0ffee') ?? new Uint8Array())))
  const genuine: Receipt = { opening: text, promise, seat: 'A', contribution: 'c0ffee', heard }
  expect(await isGenuine(genuine)).toBe(true)
  expect((await against(shown({ house: key }), [genuine]))[0]?.wrong).toEqual([])
  for (const lie of [{ contribution: 'c0ffef' }, { seat: 'B' }, { heard: promise }, { opening: text.replace('"opened":5', '"opened":6') }]) {
    expect(await isGenuine({ ...genuine, ...lie }), JSON.stringify(lie)).toBe(false)
  }
  expect(await isPromised('oak', text, promise)).toBe(true)
  expect(await isPromised('elm', text, promise), 'the promise of another table').toBe(false)
  expect(await isPromised('oak', text, heard)).toBe(false)
})

test('nobody signs with a key of small order', async () => {
  const one = '01' + '00'.repeat(31)
  for (const key of [one, '00'.repeat(32), '01' + '00'.repeat(30) + '80', 'ec' + 'ff'.repeat(30) + 'ff', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a']) {
    expect(isStrong(key)).toBe(false)
    expect(await isSigned(key, one + '00'.repeat(32), bytesOf('anything'))).toBe(false)
  }
  expect(isStrong((await house()).key)).toBe(true)
})
