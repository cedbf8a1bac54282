/** A way that was confirmed goes on after somebody was asked, and ends where anything changed. */
import { describe, expect, test } from 'vitest'
import { restOf, type Way } from '../../src/games/tseuquest/way'
import type { View } from '../../src/games/tseuquest/types'

const view = (square: string, points: number, more: object = {}): View =>
  ({
    seat: 'A', phase: 'heroes', round: 1, waiting: ['A'], turn: { figure: 'bruna' }, doors: [], scenery: [], traps: [], hoards: [], rooms: [], explored: [], spells: [],
    figures: [{ id: 'bruna', square }, { id: 'sela', square: 'b2' }],
    pending: { step: 'motion', figure: 'bruna', by: 'A', points, pushes: 2 },
    ...more,
  }) as unknown as View
const steps = ['e', 'e', 'e'].map((way) => ({ do: 'move' as const, way: way as 'e' }))
const path = ['a1', 'b1', 'c1', 'd1'].map((square, cost) => ({ square, cost, came: cost - 1, do: cost ? 'move' : '', way: cost ? 'e' : '', ends: true, traps: [] })) as unknown as Way['path']
const way: Way = { seat: 'A', figure: 'bruna', path, steps, before: view('a1', 6), points: 6, done: 0 }
/** By a fumble the other side may push whoever is passed, and was asked whether to. */
const ASKED = { pending: { step: 'push-due', by: 'S', mover: 'bruna' }, waiting: ['S'] }

describe('a way that was confirmed', () => {
  test('waits while the other side is asked for a push', () => expect(restOf(way, view('b1', 5, ASKED)).is).toBe('waits'))
  test('is gone on with where nobody was pushed', () => expect(restOf(way, view('b1', 5))).toMatchObject({ is: 'on', way: { done: 1 } }))
  test('is over where it leads', () => expect(restOf(way, view('d1', 3)).is).toBe('over'))
  test('is broken off where somebody was pushed', () => expect(restOf(way, view('b1', 5, { figures: [{ id: 'bruna', square: 'b1' }, { id: 'sela', square: 'b3' }] })).is).toBe('broken'))
  test('and where something came to light', () => expect(restOf(way, view('b1', 5, { explored: ['c2'] })).is).toBe('broken'))
  test('is not tried twice where nobody lets them pass', () => expect(restOf({ ...way, done: 1 }, view('b1', 5)).is).toBe('broken'))
  test('to a door is over once that is open, and not before it', () => {
    const before = view('a1', 6, { doors: [{ edge: 'd1e', kind: 'closed' }] })
    const through: Way = { ...way, before, steps: [...steps, { do: 'open', way: 'e' }] }
    expect(restOf(through, view('d1', 3, { doors: [{ edge: 'd1e', kind: 'closed' }] }))).toMatchObject({ is: 'on', way: { done: 3 } })
    expect(restOf(through, view('d1', 2, { doors: [{ edge: 'd1e', kind: 'open' }] })).is).toBe('over')
  })
  test('waits while others look at the same screen', () => expect(restOf(way, view('b1', 5, { seat: 'S' })).is).toBe('waits'))
})
