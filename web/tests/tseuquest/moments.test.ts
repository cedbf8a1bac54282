/** What deserves a moment on the page, and how long it lasts. */
import { expect, test, vi } from 'vitest'
import { Moments } from '../../src/games/tseuquest/moments.svelte'
import { QuestStage } from '../../src/games/tseuquest/stage.svelte'
import type { Action, Event, View } from '../../src/games/tseuquest/types'
import type { Table } from '../../src/table/game'

const after = (...events: object[]): string | undefined => {
  const moments = new Moments()
  for (const one of events) moments.hear(one as Event)
  return moments.now?.kind
}
const BEGINS = { event: 'introduced', texts: { title: { en: 'The first evening' } } }
const TAKEN = { event: 'hoard-taken', hoard: 'shelf', figure: 'bruna' }
const POTION = { event: 'got-item', figure: 'bruna', item: 'potion' }
const WORDS = { event: 'said', text: { en: 'Bruna holds the corkscrew up.' }, figure: 'bruna' }

test.each([
  ['how it begins, until somebody does something', 'briefing', after(BEGINS, { event: 'round-began' }, { event: 'turn-began' })],
  ['and no longer', undefined, after(BEGINS, { event: 'turn-began' }, { event: 'declared' })],
  ['a thing found', 'item', after(TAKEN, POTION)],
  ['with the gold that lay beside it', 'item', after(TAKEN, POTION, { event: 'gold-changed', by: 10 })],
  ['not one that was handed over', undefined, after({ event: 'lost-item', figure: 'sela', item: 'potion' }, POTION)],
  ['a treasure', 'treasure', after({ event: 'treasure-noted', figure: 'bruna', card: 'jewels' })],
  ['what is read aloud of the goal', 'said', after({ event: 'scenery-used' }, { event: 'flagged', flag: 'corkscrew' }, WORDS)],
  ['until the next thing', undefined, after(WORDS, { event: 'turn-began' })],
])('%s', (_, kind, found) => expect(found).toBe(kind))

test.each([
  ['whoever opens the page at the beginning reads it', 'briefing', [BEGINS, { event: 'turn-began' }]],
  ['whoever comes back later does not', undefined, [BEGINS, { event: 'declared' }, TAKEN, POTION]],
])('%s', (_, kind, events) => {
  const moments = new Moments()
  moments.recall(events as Event[])
  expect(moments.now?.kind).toBe(kind)
})

const FRESH = { round: 1, phase: 'heroes', acted: [], pending: null, turn: { points: 2, done: [] }, texts: BEGINS.texts }
test.each([
  ['before anybody has done anything', 'briefing', FRESH],
  ['not in the middle of a turn', undefined, { ...FRESH, turn: { points: 1, done: [] } }],
  ['nor once somebody has acted', undefined, { ...FRESH, acted: ['bruna'] }],
  ['nor later', undefined, { ...FRESH, round: 2 }],
])('how it begins is read at once: %s', (_, kind, view) => {
  const moments = new Moments()
  moments.joins(view as unknown as View)
  expect(moments.now?.kind).toBe(kind)
})

test('what happened has the last word, and what was put away stays away', () => {
  const moments = new Moments()
  moments.joins(FRESH as unknown as View)
  moments.recall([BEGINS, { event: 'declared' }] as Event[])
  expect(moments.now).toBe(null)
  const read = new Moments()
  read.joins(FRESH as unknown as View)
  read.close()
  read.recall([BEGINS, { event: 'turn-began' }] as Event[])
  expect(read.now).toBe(null)
})

test('how it begins stands on the parchment alone, and not under the map as well', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const table = { view: null, seats: [], held: [] } as unknown as Table<Action, View>
  const stage = new QuestStage({ tell: (event) => event.event, say: () => null, log: true }, table)
  const tell = async (event: object): Promise<string> => {
    stage.push({ events: [event as Event], view: null, shown: () => undefined })
    await vi.runAllTimersAsync()
    return stage.news
  }
  expect(await tell({ event: 'noise', amount: 1 })).toBe('noise')
  expect(await tell({ ...BEGINS, heroes: [], adventure: '' })).toBe('')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
