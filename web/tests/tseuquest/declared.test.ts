/** Where the error also plays: what can't be done is offered too, and on purpose alone. */
import { beforeAll, expect, test, vi } from 'vitest'
import type { Action, View } from '../../src/games/tseuquest/types'

vi.mock('../../src/games/tseuquest/content.svelte', () => ({
  content: () => ({
    cards: { wings: { target: 'self', cost: 1 }, spark: { target: 'foe', cost: 2 }, wall: { target: 'square', cost: 1 } },
    items: { bow: { shot: 2, use: [] }, potion: { use: [{}], free: false, target: 'self' }, whistle: { use: [{}], free: true, target: 'self' } },
  }),
}))
let declared: typeof import('../../src/games/tseuquest/declared')['declared']
let DECLARE: string
beforeAll(async () => ({ declared, DECLARE } = await import('../../src/games/tseuquest/declared')))

const figure = (id: string, seat: string, square = 'b2', more: object = {}): object => ({ id, sheet: id, seat, square, kind: seat === 'S' ? 'minion' : 'hero', items: [], mind: 2, summoner: '', ...more })
const BARE = {
  options: { error_also_plays: 'on' },
  pending: null,
  turn: { figure: 'bruna', points: 1 },
  figures: [figure('bruna', 'A'), figure('sela', 'B'), figure('rat', 'S', 'b3'), figure('brute', 'S', 'f9')],
  hands: [], scenery: [], traps: [], hoards: [], doors: [],
} as unknown as View
const MAY: Action[] = [{ do: 'walk', how: 'tense' }, { do: 'attack', target: 'rat', weapon: '' }, { do: 'search', what: 'traps' }, { do: 'trade', partner: 'sela' }]
const said = (view: View, seat = 'A', may = MAY): string[] => declared(may, view, seat).map(({ key }) => key.trim())

test('a blow out of reach and shots may be declared; what can be done is offered elsewhere, and no friend is struck', () => {
  expect(said(BARE)).toEqual(['attack brute', 'shoot rat', 'shoot brute'])
  expect(declared(MAY, BARE, 'A').every(({ verb, squares }) => verb === DECLARE && !squares.length)).toBe(true)
})
test('a second search is a declaration, and so is a second walk', () => {
  expect(said(BARE, 'A', MAY.slice(0, 2)).filter((key) => key.startsWith('search'))).toHaveLength(3)
  expect(said(BARE, 'A', MAY.slice(1))).toContain('walk tense')
})
test('what is out of reach of hands: a trap, a companion, an elemental, a weapon that works, a table', () => {
  const view = {
    ...BARE,
    figures: [figure('bruna', 'A', 'b2', { items: ['bow', 'potion', 'whistle'] }), figure('sela', 'B', 'f2'), figure('ember', 'A', 'f3', { kind: 'elemental', summoner: 'bruna' })],
    traps: [{ id: 'pit-1', kind: 'pit', square: 'f4' }],
    scenery: [{ id: 'table-1', kind: 'table', squares: ['f5'] }],
    hoards: [{ id: 'hoard-1', squares: ['f6'] }],
  } as unknown as View
  expect(said(view, 'A', [{ do: 'walk', how: 'tense' }, { do: 'search', what: 'traps' }])).toEqual(['disarm pit-1', 'trade sela', 'control ember', 'repair bow', 'use potion', 'use table-1', 'use hoard-1'])
})
test('a card at whomever it could be meant for, with the last breath where it would be that', () => {
  const view = { ...BARE, hands: [{ figure: 'bruna', count: 3, cards: ['wings', 'spark', 'wall'] }, { figure: 'sela', count: 1, cards: [] }] } as unknown as View
  const may: Action[] = [...MAY, { do: 'cast', card: 'spark', at: 'rat', last_breath: true }]
  expect(said(view, 'A', may).filter((key) => key.startsWith('cast'))).toEqual(['cast wings  false', 'cast spark brute true', 'cast wall b3 false', 'cast wall f9 false'])
})
test('nobody else declares anything, nor anybody without a point, nor in the middle of something', () => {
  expect(said(BARE, 'B')).toEqual([])
  expect(said({ ...BARE, turn: { ...BARE.turn, points: 0 } } as View)).toEqual([])
  expect(said({ ...BARE, pending: { step: 'motion' } } as unknown as View)).toEqual([])
})
test('where it is not played so, only what can be done is offered', () => expect(said({ ...BARE, options: { ...BARE.options, error_also_plays: 'off' } })).toEqual([]))
