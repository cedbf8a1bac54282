/** What others do is told as fast as one likes, and the way they came is drawn. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Pace } from '../../src/games/tseuquest/pace.svelte'
import { NOWHERE, trailAfter, type Trail } from '../../src/games/tseuquest/trail'
import type { Event, View } from '../../src/games/tseuquest/types'

describe('the pace', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is slower and faster by steps, as far as it goes, and stays so for the evening', () => {
    const pace = new Pace()
    expect(pace.of(1000)).toBe(1000)
    pace.slower()
    expect(pace.of(1000)).toBe(1500)
    expect(new Pace().of(1000)).toBe(1500)
    for (let i = 0; i < 9; i++) pace.faster()
    expect([pace.fastest, pace.slowest, pace.of(1000)]).toEqual([true, false, 300])
  })

  test('is held until one goes on', async () => {
    const pace = new Pace()
    let went = false
    await pace.going()
    pace.hold()
    const going = pace.going().then(() => (went = true))
    await Promise.resolve()
    expect(went).toBe(false)
    pace.goOn()
    await going
    expect(went).toBe(true)
  })

  test('who skips waits for nothing, and holds nothing either', async () => {
    const pace = new Pace()
    pace.hold()
    pace.skip()
    await pace.going()
    expect([pace.of(1000), pace.held]).toEqual([0, false])
  })
})

describe('the way somebody came', () => {
  const event = (one: object): Event => one as Event
  const at = (square: string): View => ({ figures: [{ id: 'rat-1', square }] }) as unknown as View
  const told = (...steps: [object, string][]): Trail => steps.reduce((trail, [one, square]) => trailAfter(trail, event(one), at(square)), NOWHERE)
  const BEGAN = { event: 'turn-began', figure: 'rat-1', points: 2 }

  test('begins where it stood, and leads to whom it bites', () =>
    expect(
      told([BEGAN, 'c3'], [{ event: 'moved', figure: 'rat-1', square: 'c4' }, 'c3'], [{ event: 'moved', figure: 'rat-1', square: 'c5' }, 'c4'], [{ event: 'fight-began', attacker: 'rat-1', defender: 'sela' }, 'c5']),
    ).toEqual({ figure: 'rat-1', squares: ['c3', 'c4', 'c5'], target: 'sela' }))
  test('a blow that goes astray is about somebody else', () =>
    expect(told([BEGAN, 'c3'], [{ event: 'fight-began', attacker: 'rat-1', defender: 'sela' }, 'c3'], [{ event: 'aimed', attacker: 'rat-1', defender: 'bruna', why: 'astray' }, 'c3']).target).toBe('bruna'))
  test('whoever is pushed aside meanwhile has no way of their own', () => expect(told([BEGAN, 'c3'], [{ event: 'moved', figure: 'sela', square: 'd4' }, 'c3']).squares).toEqual([]))
  test('the next one begins anew', () => expect(told([BEGAN, 'c3'], [{ event: 'moved', figure: 'rat-1', square: 'c4' }, 'c3'], [{ ...BEGAN, figure: 'rat-2' }, 'c4']).squares).toEqual([]))
})
