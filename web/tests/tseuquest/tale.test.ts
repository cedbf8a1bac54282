/** What everybody did is counted from what is told. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bestDeed, NOTHING, retell, UNTOLD, type Tale } from '../../src/games/tseuquest/parts/tale'
import { paid } from '../../src/games/tseuquest/parts/closing'
import type { Event, View } from '../../src/wire/tseuquest'

const told = (...events: object[]): Tale => (events as Event[]).reduce(retell, UNTOLD)
const PARTY = { event: 'started', heroes: [{ id: 'bruna' }, { id: 'sela' }] }
const STRIKES = { event: 'fight-began', attacker: 'bruna', defender: 'goblin-4' }

test('who strikes it down has felled it', () => expect(told(PARTY, STRIKES, { event: 'slain', figure: 'goblin-4' }).heroes['bruna']?.felled).toBe(1))
test('a trap fells for nobody', () => expect(told(PARTY, STRIKES, { event: 'sprung', figure: 'goblin-4', trap: 'pit' }, { event: 'slain', figure: 'goblin-4' }).heroes['bruna']?.felled).toBe(0))
test('an adventurer falls', () => expect(told(PARTY, { event: 'round-began' }, { event: 'slain', figure: 'sela' })).toMatchObject({ heroes: { sela: { fallen: true } }, rounds: [{ falls: 1 }] }))
test('wounds given and taken, round by round', () => {
  const tale = told(PARTY, { event: 'round-began' }, { event: 'life-changed', figure: 'goblin-4', by: -2 }, { event: 'round-began' }, { event: 'life-changed', figure: 'sela', by: -1 }, { event: 'life-changed', figure: 'sela', by: 1 })
  expect(tale.rounds.map(({ given, taken }) => [given, taken])).toEqual([[2, 0], [2, 1]])
  expect(tale.heroes['sela']?.wounds).toBe(1)
})
test('dice of a blow and of a movement are counted apart, and chance that picks somebody is no die', () => {
  const tale = told(PARTY, { event: 'thrown', purpose: 'attack', faces: ['skull', 'skull', '?'] }, { event: 'thrown', purpose: 'fumble', faces: ['3'] }, { event: 'thrown', purpose: 'hampered', faces: ['sela'] })
  expect([tale.combat, tale.barrel]).toEqual([{ skull: 2, '?': 1 }, { '3': 1 }])
})
test('the best blow is kept', () => expect(told(PARTY, { event: 'fight-ended', attacker: 'bruna', hits: 3 }, { event: 'fight-ended', attacker: 'bruna', hits: 1 }).heroes['bruna']?.best).toBe(3))
test('another adventure has other words', () => expect(told(PARTY, { event: 'said', text: { en: 'Rats.' } }, { event: 'introduced', heroes: [] }, { event: 'said', text: { en: 'Bats.' } }).said.map(({ text }) => text)).toEqual([{ en: 'Bats.' }]))
test('of whom nothing is told, something kind is said', () => expect([bestDeed(NOTHING).deed, bestDeed({ ...NOTHING, felled: 1, squares: 9 }).deed]).toEqual(['nothing', 'felled']))

test('who came home is paid, and who did not is not', () => {
  const after = { home: ['bruna'], reward: 10 } as unknown as View['after']
  expect([paid('bruna', { ...NOTHING, gold: 3 }, { after }).gold, paid('odo', NOTHING, { after }).gold, paid('bruna', NOTHING, { after: null }).gold]).toEqual([13, 0, 0])
})

test('a whole evening', () => {
  const record = resolve(import.meta.dirname, '../../../tests/records/tseuquest/quest-campaign.jsonl')
  const events = readFileSync(record, 'utf8').split('\n').filter(Boolean).flatMap((line) => (JSON.parse(line) as { events?: Event[] }).events ?? [])
  const tale = events.reduce(retell, UNTOLD)
  expect(Object.keys(tale.heroes).sort()).toEqual(['bruna', 'ilka', 'odo', 'vasil'])
  const dice = events.filter((event) => event.event === 'thrown').flatMap((event) => (['hampered', 'astray target'].includes(event.purpose) ? [] : event.faces)).length
  expect(Object.values({ ...tale.combat }).reduce((a, b) => a + b, 0) + Object.values({ ...tale.barrel }).reduce((a, b) => a + b, 0)).toBe(dice)
})
