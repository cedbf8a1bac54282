/** An evening laid out before anybody goes down, and the table that comes of it. */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { broughtAs, given, isAlone, kept, mayBring, missing, seated, tableOf, taken, USUAL, WITH_FRIENDS, type Evening, type Plan } from '../src/games/tseuquest/gathering/evening'
import { keepLevels, ladder, lastLevels } from '../src/games/tseuquest/gathering/levels'
import type { GameInfo } from '../src/net/types'

const INFO = { name: 'tseuquest', variants: ['adventure'], options: { adventure: { variant: 'adventure', clock: 'off' } }, bots: ['simple'] } as unknown as GameInfo
const EVENINGS: Evening[] = [
  { id: 'good-barrel', begins: 'good-barrel', campaign: false, title: {}, line: {}, next: [], chained: false },
  { id: 'the-tab', begins: 'good-barrel', campaign: true, title: {}, line: {}, next: [], chained: false },
]
const CALLED = { hero: (hero: string) => hero.toUpperCase(), guest: (n: number) => `Player ${n}`, house: 'The house' }
beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => void shelf.set(key, value) })
})

const LEVELS = { keeper: 'lenient', companions: 'fair' }
const table = (plan: Plan) => tableOf(plan, LEVELS, EVENINGS, INFO, 'Ann', CALLED)

test('the usual party is that of the rules', () => {
  const options = readFileSync(new URL('../../src/taberna/games/tseuquest/options.py', import.meta.url), 'utf8')
  const party = /^ +party: .+$/m.exec(options)?.[0] ?? ''
  expect([...party.matchAll(/Chosen\("\w", "(\w+)"\)/g)].map(([, hero]) => hero)).toEqual(USUAL.chairs.map(({ hero }) => hero))
})

test('as it is laid out: you, a companion, and the house below', () => {
  expect(missing(USUAL)).toBe('')
  expect(table(USUAL)).toMatchObject({
    game: 'tseuquest',
    party: false,
    seats: { S: { kind: 'bot', name: 'The house', bot: 'lenient' }, A: { kind: 'here', name: 'Ann' }, B: { kind: 'bot', name: 'SELA', bot: 'fair' } },
    options: {
      clock: 'off',
      adventure: 'good-barrel',
      sorcerer: 'table',
      party: [
        { seat: 'A', hero: 'bruna' },
        { seat: 'B', hero: 'sela' },
      ],
    },
  })
})

test('two of mine share a seat; who else plays has one of their own, in the order of turns', () => {
  const plan = seated(given(given(taken(taken(USUAL, 'odo'), 'grim'), 'odo', 'me'), 'grim', 'link'), 'grim', 0)
  expect(plan.chairs.map(({ hero }) => hero)).toEqual(['grim', 'bruna', 'sela', 'odo'])
  const { seats, options } = table(plan)
  expect(options?.['party']).toEqual([
    { seat: 'A', hero: 'grim' },
    { seat: 'B', hero: 'bruna' },
    { seat: 'C', hero: 'sela' },
    { seat: 'B', hero: 'odo' },
  ])
  expect(seats?.['A']).toEqual({ kind: 'open' })
})

test('a friend who keeps the dungeon chooses in secret; whoever keeps it plays nobody', () => {
  expect(table(kept(USUAL, 'link'))).toMatchObject({ seats: { S: { kind: 'open' } }, options: { adventure: '', sorcerer: 'human' } })
  const mine = kept(USUAL, 'me')
  expect(mine.chairs.map(({ who }) => who)).toEqual(['bot', 'bot'])
  expect(table(mine)).toMatchObject({ seats: { S: { kind: 'here', name: 'Ann' } }, options: { adventure: 'good-barrel', sorcerer: 'human' } })
})

test('who has nobody from elsewhere at the table is told whose the draws are', () => {
  expect(isAlone(USUAL)).toBe(true)
  expect(isAlone(kept(USUAL, 'me'))).toBe(true)
  expect(isAlone(WITH_FRIENDS)).toBe(false)
  expect(isAlone(kept(USUAL, 'link'))).toBe(false)
})

test('a campaign begins with its first adventure, and goes on', () => {
  expect(table({ ...USUAL, evening: 'the-tab' })).toMatchObject({ party: true, options: { adventure: 'good-barrel' } })
})

test('where everybody takes theirs at the table there are chairs, and no party yet', () => {
  const { seats, options } = table({ ...USUAL, shared: true })
  expect(Object.keys(seats ?? {})).toEqual(['S', 'A', 'B'])
  expect(options).toMatchObject({ party: [], players: 2 })
  expect(seats?.['B']).toMatchObject({ name: 'Player 2' })
})

test('nobody goes down without an adventurer, nor without you', () => {
  const none = taken(taken(USUAL, 'bruna'), 'sela')
  expect(missing(none)).toBe('heroes')
  expect(taken(none, 'nim').chairs).toEqual([{ hero: 'nim', who: 'me' }])
  expect(missing(taken(USUAL, 'bruna'))).toBe('you')
})

test('whoever wants it strolls where nobody is in sight; else one rolls to walk', () => {
  expect(table(USUAL).options?.['stroll']).toBe('off')
  expect(table({ ...USUAL, stroll: true }).options?.['stroll']).toBe('on')
})

test('the house plays as it is asked to: what it has is offered, the kindest first, and the last choice is remembered', () => {
  const HOUSE = { bots: ['simple', 'fair', 'lenient'], ladders: { sorcerer: ['lenient', 'simple', 'fair'], adventurers: ['fair', 'simple'] } }
  expect(ladder('keeper', HOUSE)).toEqual(['lenient', 'simple', 'fair'])
  expect(ladder('companions', HOUSE)).toEqual(['fair', 'simple'])
  expect(lastLevels(HOUSE)).toEqual({ keeper: 'lenient', companions: 'fair' })
  keepLevels({ keeper: 'fair', companions: 'simple' })
  expect(lastLevels(HOUSE)).toEqual({ keeper: 'fair', companions: 'simple' })
  expect(lastLevels({ bots: ['simple', 'lenient'], ladders: { sorcerer: ['lenient', 'simple'], adventurers: ['simple'] } })).toEqual({ keeper: 'lenient', companions: 'simple' })
  expect(lastLevels({ bots: ['somebody'], ladders: {} })).toEqual({ keeper: 'somebody', companions: 'somebody' })
})

test('an adventure of one’s own goes with whoever keeps the dungeon, and not with an invitation to keep it', () => {
  const file = { name: broughtAs('My First Cup!.toml'), text: 'face = "landing"' }
  expect(file.name).toBe('my-first-cup')
  const brought = table({ ...kept(USUAL, 'me'), file })
  expect(brought.options).toMatchObject({ adventure: 'my-first-cup', brought: [file] })
  expect(brought.party).toBe(false)
  const asked = table({ ...kept(USUAL, 'link'), file })
  expect(asked.options).toMatchObject({ adventure: '' })
  expect(asked.options).not.toHaveProperty('brought')
  expect([mayBring(kept(USUAL, 'me')), mayBring(kept(USUAL, 'link'))]).toEqual([true, false])
})
