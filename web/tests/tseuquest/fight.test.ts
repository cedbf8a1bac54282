/** A fight is put together from what is told of it. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { follow, isOver, lying, spread, type Bout } from '../../src/games/tseuquest/parts/fight'
import type { Event } from '../../src/wire/tseuquest'

const told = (...events: object[]): Bout | null => (events as Event[]).reduce(follow, null as Bout | null)
const verdicts = (bout: Bout | null): string[][] => (bout ? Object.values(lying(bout)).map((dice) => dice.map((die) => die.verdict)) : [])

const BEGAN = { event: 'fight-began', attacker: 'bruna', defender: 'goblin-4', kind: 'melee', weapon: 'longsword', trap: '', dice: [{ what: 'own', count: 2 }, { what: 'longsword', count: 1 }] }
const ATTACK = { event: 'thrown', purpose: 'attack', figure: 'bruna', faces: ['skull', '!', '?'] }
const FUMBLE = { event: 'thrown', purpose: 'fumble', figure: 'bruna', faces: ['6'] }
const ROW = { event: 'fumbled', figure: 'bruna', opponent: 'goblin-4', table: 'attack', row: '6', by: '' }
const DEFENDED = { event: 'defended', figure: 'goblin-4', opponent: 'bruna', dice: [{ what: 'own', count: 2 }], gear: 2, declined: false }
const DEFENCE = { event: 'thrown', purpose: 'defence', figure: 'goblin-4', faces: ['kite', 'oval'] }

describe('a blow', () => {
  test('begins with nothing thrown', () => expect(told(BEGAN)).toMatchObject({ phase: 'attack', attack: { figure: 'bruna', faces: [] } }))

  test('the dice lie, and nothing is known of them yet but the fumble', () => expect(verdicts(told(BEGAN, ATTACK))).toEqual([['lies', 'lies', 'fumble'], []]))

  test('a six on the table of fumbles', () => {
    const bout = told(BEGAN, ATTACK, FUMBLE, ROW)
    expect(bout?.attack.fumbles).toEqual([{ figure: 'bruna', table: 'attack', row: '6', by: '', face: '6' }])
    expect(bout?.pending).toBeNull()
  })

  test('which costs the skull: the lightning alone gets through', () => {
    const bout = told(BEGAN, ATTACK, FUMBLE, ROW, DEFENDED, DEFENCE, { event: 'fight-ended', attacker: 'bruna', defender: 'goblin-4', attack: [0, 1, 0], defence: [0, 1], blocked: [], hits: 1, recoil: 0 })
    expect(verdicts(bout)).toEqual([['annulled', 'direct', 'fumble'], ['idle', 'spare']])
  })

  test('a shield stops the last of two skulls, and points at it', () => {
    const bout = told(BEGAN, { ...ATTACK, faces: ['skull', 'skull', 'kite'] }, DEFENDED, DEFENCE, { event: 'fight-ended', attacker: 'bruna', defender: 'goblin-4', attack: [1, 1, 0], defence: [0, 1], blocked: [{ what: 'own', count: 1 }], hits: 1, recoil: 0 })
    expect(verdicts(bout)).toEqual([['hit', 'blocked', 'idle'], ['idle', 'blocks']])
    expect(lying(bout!).defence[1]?.meets).toEqual([1])
    expect(lying(bout!).attack[1]?.meets).toEqual([1])
  })

  test('a lightning of the defence stops two', () => {
    const bout = told(BEGAN, { ...ATTACK, faces: ['skull', 'skull', 'skull'] }, DEFENDED, { ...DEFENCE, faces: ['!', 'kite'] }, { event: 'fight-ended', attacker: 'bruna', defender: 'goblin-4', attack: [1, 1, 1], defence: [2, 0], blocked: [{ what: 'own', count: 2 }], hits: 1, recoil: 0 })
    expect(verdicts(bout)).toEqual([['hit', 'blocked', 'blocked'], ['blocks', 'idle']])
  })

  test('what became of it: a wound, a death, noise', () => {
    const bout = told(BEGAN, ATTACK, { event: 'life-changed', figure: 'goblin-4', by: -1 }, { event: 'slain', figure: 'goblin-4' }, { event: 'noise', figure: 'bruna', square: 'c3' })
    expect(bout).toMatchObject({ wounds: { 'goblin-4': 1 }, slain: ['goblin-4'], loud: true })
    expect(isOver(bout!)).toBe(true)
  })

  test('is over once something else begins', () => expect(told(BEGAN, ATTACK, { event: 'turn-ended', figure: 'bruna' })).toBeNull())

  test('taken up and thrown again, they are other dice', () => {
    const bout = told(BEGAN, ATTACK, { event: 'rerolled', figure: 'bruna', by: 'lucky-coin' }, { ...ATTACK, faces: ['skull', 'skull', 'skull'] })
    expect(bout?.attack).toMatchObject({ throws: 2, faces: ['skull', 'skull', 'skull'] })
  })
})

test('an arrow that goes astray meets somebody else, who defends', () => {
  const bout = told({ ...BEGAN, kind: 'shot' }, ATTACK, { event: 'aimed', attacker: 'bruna', defender: 'sela', why: 'astray' })
  expect(bout?.defence.figure).toBe('sela')
})

test('a fumble of movement belongs to no fight', () => expect(told({ ...ROW, table: 'move' })).toBeNull())

describe('where dice come from', () => {
  test('in the order of the sources', () => expect(spread([{ what: 'own', count: 2 }, { what: 'axe', count: 1 }])).toEqual(['own', 'own', 'axe']))
  test('what takes away takes the last', () => expect(spread([{ what: 'own', count: 3 }, { what: 'prone', count: -2 }])).toEqual(['own']))
})

describe('every fight on record', () => {
  const RECORDS = resolve(import.meta.dirname, '../../../tests/records/tseuquest')
  const events = readdirSync(RECORDS).filter((file) => /^(adventure-\d|quest-)/.test(file)).flatMap((file) =>
    readFileSync(join(RECORDS, file), 'utf8').split('\n').filter(Boolean).flatMap((line) => (JSON.parse(line) as { events?: Event[] }).events ?? []),
  )
  const ended: Bout[] = []
  let bout: Bout | null = null
  for (const event of events) {
    bout = follow(bout, event)
    if (bout && event.event === 'fight-ended') ended.push(bout)
  }

  test('there are some, with fumbles and blocks', () => {
    expect(ended.length).toBeGreaterThan(20)
    expect(ended.filter((one) => one.attack.fumbles.length).length).toBeGreaterThan(2)
    expect(ended.filter((one) => one.ended?.blocked.length).length).toBeGreaterThan(2)
  })
  test('each die comes from somewhere', () => {
    for (const one of ended) expect([one.attack, one.defence].map(({ sources, faces }) => spread(sources).length - faces.length)).toEqual([0, 0])
  })
  test('what is drawn as hitting is what gets through, and no more is stopped than was told', () => {
    for (const one of ended) {
      const { attack, defence } = lying(one)
      const stopped = defence.reduce((sum, die) => sum + die.meets.length, 0)
      expect(attack.reduce((sum, die) => sum + die.worth, 0) - stopped).toBe(one.ended?.hits)
      expect(stopped).toBe((one.ended?.blocked ?? []).reduce((sum, { count }) => sum + count, 0))
    }
  })
})
