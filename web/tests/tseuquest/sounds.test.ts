/** What is told is heard, by its kind; and nothing else is. */
import { beforeEach, expect, test, vi } from 'vitest'

const heard: string[] = []
vi.mock('../../src/sound/sound', () => {
  const make = (name: string) => (first?: number) => void heard.push(name === 'dice' ? `dice ${first}` : name)
  const sounds = Object.fromEntries(['dice', 'step', 'creak', 'thud', 'clash', 'breath', 'spell', 'find', 'coin', 'triumph'].map((name) => [name, make(name)]))
  return { ...sounds, shownFirst: (work: () => void) => work() }
})
const { hear } = await import('../../src/games/tseuquest/sounds')

beforeEach(() => void heard.splice(0))

test.each([
  [{ event: 'thrown', purpose: 'attack', figure: 'bruna', faces: ['skull', '?', 'oval'] }, 'dice 3'],
  [{ event: 'moved', figure: 'bruna', square: 'b1' }, 'step'],
  [{ event: 'opened', figure: 'bruna', edge: 'f3e' }, 'creak'],
  [{ event: 'fight-ended', attacker: 'bruna', hits: 2 }, 'thud'],
  [{ event: 'fight-ended', attacker: 'bruna', hits: 0 }, 'clash'],
  [{ event: 'got-item', figure: 'bruna', item: 'potion' }, 'find'],
  [{ event: 'ended', outcome: { result: 'success' } }, 'triumph'],
  [{ event: 'ended', outcome: { result: 'failure' } }, 'breath'],
])('%o', (event, sound) => {
  hear(event as never)
  expect(heard).toEqual([sound])
})

test('a search that finds nothing sounds like one that is declared: not at all', () => {
  hear({ event: 'nothing-found', figure: 'bruna' } as never)
  hear({ event: 'revealed', rooms: [], corridors: [] } as never)
  expect(heard).toEqual([])
})
