/** Several seats at one screen: what is told to whom is played once, and seen with the right eyes. */
import { expect, test } from 'vitest'
import type { Committed, Seat } from '../src/net/types'
import { Apart, Together, type Batch, type Streams } from '../src/table/streams'

interface Said {
  words: string
}
type Message = Committed<string, Said, string>

const HELD = ['A', 'B']

/** What a seat is told at an instant: its own number, the words, who must act, and what it sees then. */
function told(seat: Seat, seq: number, at: number, waiting: Seat[], ...words: string[]): Message {
  const events = words.map((one) => ({ words: one }))
  const tellings = [{ told: 'commit' as const, seq, events, phrases: events.map(() => []) }]
  return { kind: 'committed', table: 't', seat, seq, tellings, view: `${seat} sees ${seq}`, legal: { actions: [], forms: [] }, waiting, clocks: null, outcome: null, at }
}

function played(streams: Streams<string, Said, string>, ...messages: Message[]): Batch<Said, string>[] {
  return messages.flatMap((message) => [...(streams.take(message, HELD)?.batches ?? [])])
}
const words = (batches: readonly Batch<Said, string>[]): string[] => batches.flatMap(({ told }) => [...told.values()].flat().map((event) => event.words))

test('two seats with sequences of their own: each deed is played once, as whoever acts was told it', () => {
  const streams = new Apart<string, Said, string>()
  const batches = played(streams, told('A', 4, 10, ['A'], 'Ann draws the Ember'), told('B', 7, 10, ['A'], 'Ann draws a card'), told('A', 5, 20, ['A'], 'Ann walks'), told('B', 8, 20, ['A'], 'Ann walks'))
  expect(words(batches)).toEqual(['Ann draws the Ember', 'Ann walks'])
  expect(streams.eyes).toBe('A')
  expect(batches.at(-1)?.view).toBe('A sees 5')
})

test.each([
  ['is told after', (one: Message, other: Message) => [one, other]],
  ['was told before', (one: Message, other: Message) => [other, one]],
])('the turn passes to the other seat here, which %s the first', (_, order) => {
  const streams = new Apart<string, Said, string>()
  played(streams, told('A', 1, 5, ['A'], 'Ann begins'), told('B', 1, 5, ['A'], 'Ann begins'))
  const batches = played(streams, ...order(told('A', 2, 10, ['B'], 'Ann is done'), told('B', 2, 10, ['B'], 'Ann is done')))
  expect(words(batches)).toEqual(['Ann is done'])
  expect(streams.eyes).toBe('B')
  expect(batches.at(-1)?.view).toBe('B sees 2')
  expect(batches.every((batch) => batch.follows)).toBe(true)
  expect(words(played(streams, told('A', 3, 20, ['B'], 'Ben draws a card'), told('B', 3, 20, ['B'], 'Ben draws the Spring')))).toEqual(['Ben draws the Spring'])
})

test('two deeds within one millisecond are both played', () => {
  const streams = new Apart<string, Said, string>()
  const batches = played(streams, told('A', 1, 9, ['A'], 'one'), told('B', 1, 9, ['A'], 'one'), told('A', 2, 9, ['B'], 'two'), told('B', 2, 9, ['B'], 'two'))
  expect(words(batches)).toEqual(['one', 'two'])
})

test('what the others here were told is acknowledged with it', () => {
  const streams = new Apart<string, Said, string>()
  const batches = played(streams, told('B', 7, 10, ['A'], 'Ann walks'), told('A', 4, 10, ['A'], 'Ann walks'))
  expect([...(batches.at(-1)?.seqs ?? [])]).toEqual([['B', 7], ['A', 4]])
})

test('while somebody else acts, one may look with the eyes of either', () => {
  const streams = new Apart<string, Said, string>()
  played(streams, told('A', 1, 5, ['S'], 'a door creaks'), told('B', 3, 5, ['S'], 'a door creaks'))
  expect(streams.turnTo('B')).toMatchObject({ view: 'B sees 3', batches: [{ view: 'B sees 3', follows: true }] })
  expect(words(played(streams, told('A', 2, 8, ['S'], 'steps'), told('B', 4, 8, ['S'], 'steps')))).toEqual(['steps'])
  expect(streams.eyes).toBe('B')
})

test('a page that opens on the other seat\'s turn sees with its eyes from the first', () => {
  const streams = new Apart<string, Said, string>()
  const batches = played(streams, told('A', 9, 5, ['B'], 'old'), told('B', 6, 5, ['B'], 'old'))
  expect(batches.map((batch) => batch.view)).toEqual(['B sees 6'])
  expect(batches[0]?.follows).toBe(false)
})

test('where everybody is told of everything, a commit waits until all here have heard of it', () => {
  const streams = new Together<string, Said, string>()
  expect(streams.take(told('A', 1, 5, ['A'], 'a look'), HELD)).toBeNull()
  const standing = streams.take(told('B', 1, 5, ['A'], 'a look'), HELD)
  expect(standing?.batches.map((batch) => [...batch.told.keys()])).toEqual([['A', 'B']])
  expect(standing?.heard.map((message) => message.seat)).toEqual(['A', 'B'])
})

test('a page that is opened in the middle is told what happened meanwhile as one, with how things stand: nothing of it is played', () => {
  const streams = new Apart<string, Said, string>()
  const welcome = told('A', 9, 10, ['A'], 'a rat bites')
  const [batch, ...rest] = played(streams, { ...welcome, tellings: [...told('A', 8, 10, [], 'a rat comes').tellings, ...welcome.tellings] })
  expect(rest).toEqual([])
  expect(batch).toMatchObject({ view: 'A sees 9', follows: false })
  expect(words(batch ? [batch] : [])).toEqual(['a rat comes', 'a rat bites'])
  expect(played(streams, told('A', 10, 20, ['A'], 'Ann bites back'))[0]?.follows).toBe(true)
})

test('nobody sits through a long story from its beginning, even who was told nothing of it before', () => {
  const streams = new Apart<string, Said, string>()
  const tellings = Array.from({ length: 30 }, (_, i) => told('A', i + 1, 10, [], `step ${i + 1}`).tellings).flat()
  const [batch, ...rest] = played(streams, { ...told('A', 30, 10, ['A'], 'step 30'), tellings })
  expect(rest).toEqual([])
  expect(batch).toMatchObject({ view: 'A sees 30', follows: false })
})
