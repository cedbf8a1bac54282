/** What a browser keeps of a house's promise, against the record that the house shows. */
import { describe, expect, test } from 'vitest'
import { compare as against, isDisowned, isGenuine, isPromised, type Compared } from '../src/records/promises'
import type { Receipt } from '../src/net/receipts'
import { CONTRIBUTION, OPENING, bytesOf, framed, hashed, isSigned, isStrong, joined, unhex } from '../src/records/signing'

/** What is wrong beside that nobody has signed these made-up receipts. */
const compare = async (record: string, all: readonly Receipt[]): Promise<Pick<Compared, 'seat' | 'wrong' | 'left'>[]> =>
  (await against(record, all)).map(({ seat, wrong, left }) => ({ seat, left, wrong: wrong.filter((code) => code !== 'receipt-unsigned') }))

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
const receipt: Receipt = { opening: JSON.stringify(opening), promise: '00', seat: 'A', contribution: 'c0ffee', heard: '00', since: 0 }
const header = {
  ...{ entry: 'header', table: 'oak', game: 'tellstones', rules: '1', ruleset: 'ab', options: { variant: 'duel' }, previous: null, talk: false, opened: 5, house: 'dd' },
  sitters: [{ seat: 'A' }, { seat: 'B' }],
  fairness: { dice: 'committed', commitment: 'cc', contributions: { A: 'c0ffee', B: '' } },
}
const won = { result: 'A', reason: 'points', winners: ['A'] }
const shown = (changed: object, outcome = won, ...notes: object[]): string =>
  [{ ...header, ...changed }, ...notes, { entry: 'seal', outcome }].map((line) => `${JSON.stringify(line)}\n`).join('')

test('an honest house', async () => expect(await compare(shown({}), [receipt])).toEqual([{ seat: 'A', wrong: [], left: false }]))
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
describe('a seat with other bytes than were added from here', () => {
  const others = { fairness: { ...header.fairness, contributions: { A: 'beef', B: '' } } }
  const handed = { entry: 'hands', after: 3, seat: 'A', name: 'Ana', kind: 'person' }
  const cases: [string, Partial<Receipt>, object[], boolean][] = [
    ['told of the game from its beginning: the house left them out', { since: 0 }, [handed], false],
    ['left before the game, and told nothing of it', {}, [], true],
    ['left before the game, and taken over in the midst of it', { since: 3 }, [handed], true],
    ['told from its midst, and nobody took the seat over', { since: 3 }, [], false],
    ['told from its midst, and another seat changed hands', { since: 3 }, [{ ...handed, seat: 'B' }], false],
  ]
  test.each(cases)('%s', async (_, { since }, notes, left) => {
    const { since: _told, ...kept } = receipt
    const mine = since === undefined ? kept : { ...kept, since }
    expect(await compare(shown(others, won, ...notes), [mine])).toEqual([{ seat: 'A', left, wrong: left ? [] : ['receipt-contribution'] }])
  })
})
test('a game before this one that was sealed again, since somebody asked to be forgotten', async () => {
  const mine = { ...receipt, opening: JSON.stringify({ ...opening, previous: 'ee' }) }
  const again = { previous: 'ff', house: '', promise: '' }
  const found = async (changed: object): Promise<[boolean | undefined, string[] | undefined]> => {
    const [one] = await against(shown(changed), [mine])
    return [one?.resealed, one?.wrong.filter((code) => code !== 'receipt-unsigned')]
  }
  expect(await found(again)).toEqual([true, []])
  expect(await found({ previous: 'ee' })).toEqual([false, []])
  for (const lie of [{ ...again, opened: 6 }, { ...again, previous: null }, { ...again, promise: '00' }]) {
    expect(await found(lie), JSON.stringify(lie)).toEqual([false, ['receipt-opening']])
  }
})
test('a house that no longer names the key it had', () => {
  const before = { ...receipt, opening: JSON.stringify({ ...opening, table: 'elm', house: 'cc' }) }
  expect(isDisowned('oak', ['dd', 'cc'], [before, receipt])).toBe(false)
  expect(isDisowned('oak', ['dd'], [before, receipt])).toBe(true)
  expect(isDisowned('elm', ['dd'], [before, receipt]), 'then nobody had sat there before').toBe(false)
  expect(isDisowned('ash', ['dd'], [before, receipt]), 'nobody sat at that table from here').toBe(false)
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
