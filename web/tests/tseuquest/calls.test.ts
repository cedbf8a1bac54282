/** Orders are offered to whoever has companions to give them to. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { calls, ORDERS } from '../../src/games/tseuquest/calls'

vi.mock('../../src/text/texts.svelte', () => ({ t: (id: string, args: Record<string, string> = {}) => [id, ...Object.values(args)].join(' '), has: () => true, language: () => 'en' }))

const bot = { seat: 'B', kind: 'bot', bot: 'fair' }
const goblin = { id: 'goblin-2', seat: 'S', kind: 'minion', sheet: 'goblin', square: 'c4', asleep: false }
const hound = { ...goblin, id: 'hound-1', asleep: true }
const view = { phase: 'heroes', figures: [goblin, hound], scenery: [], traps: [], hoards: [], plan: null }
const offered = (over: object): string[] => calls({ view, held: ['A'], sittings: [bot], over: false, ...over } as never)

test('all that companions understand, and nothing else', () => {
  const understood = readFileSync(new URL('../../../src/taberna/bots/tseuquest/orders.py', import.meta.url), 'utf8')
  expect([...(/^Word: TypeAlias = Literal\[(.+)\]$/m.exec(understood)?.[1] ?? '').matchAll(/\w+/g)].map(([word]) => word)).toEqual(ORDERS)
})

test('to companions of the house, and an attack on whoever is in sight and awake', () => {
  expect(offered({})).toContain('order-hold')
  expect(offered({}).filter((call) => call.startsWith('order-attack-foe'))).toEqual([expect.stringContaining('c4')])
})

test.each([
  ['nobody who would obey', { sittings: [{ seat: 'B', kind: 'person' }] }],
  ['the simple ones go where they like', { sittings: [{ ...bot, bot: 'simple' }] }],
  ['the Sorcerer, a bot, takes none', { sittings: [{ ...bot, seat: 'S' }] }],
  ['nor gives any', { held: ['S'] }],
  ['who watches gives none', { held: [] }],
  ['it is over', { over: true }],
])('none: %s', (_, over) => expect(offered(over)).toEqual([]))
