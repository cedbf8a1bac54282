/** An adventure again: moments that tell something, and links that lead to them. */
import { expect, test } from 'vitest'
import { unlessSame } from '../../src/games/tseuquest/board/same'
import { storyOf, turningPoints, type Moment } from '../../src/games/tseuquest/replay/story'
import type { Event, View } from '../../src/games/tseuquest/types'
import { momentOf, placeAt } from '../../src/table/moment'

const WORDS = [{ message: 'said', params: {} }]
const told = (event: object): Event => ({ ...event, phrases: WORDS }) as unknown as Event
const silent = (event: object): Event => ({ ...event, phrases: [] }) as unknown as Event
const at = (square: string): View => ({ order: ['bruna'], figures: [{ id: 'bruna', square }], pending: null, turn: null, round: 1 }) as unknown as View
const step = (square: string): Event => told({ event: 'moved', figure: 'bruna', square })

function story(...moments: [events: Event[], view: View][]): Moment[] {
  const header = { game: 'tseuquest', options: {}, sitters: [] }
  return storyOf({ seat: '+', header, entries: moments.length, last: moments.length, goes_on: false, moments: moments.map(([events, view], i) => ({ seq: i + 1, telling: { events }, view })) })
}

test('Bruna goes three squares: one way, and she stands at its end', () => {
  const [, walk, ...rest] = story([[told({ event: 'introduced' })], at('b2')], [[step('c2')], at('c2')], [[step('d2'), silent({ event: 'revealed' })], at('d2')], [[step('d3')], at('d3')])
  expect(rest).toEqual([])
  expect(walk).toMatchObject({ seq: 4, actor: 'bruna', trail: ['b2', 'c2', 'd2', 'd3'] })
  expect(walk?.view.figures[0]?.square).toBe('d3')
  expect(walk?.events.filter((event) => event.event === 'moved')).toHaveLength(1)
})

test('a door on the way is a moment of its own', () => {
  expect(story([[step('c2')], at('c2')], [[told({ event: 'opened', figure: 'bruna', edge: 'c2e' })], at('c2')], [[step('d2')], at('d2')]).map(({ trail }) => trail)).toEqual([['c2'], [], ['c2', 'd2']])
})

test('of what nobody has a word for there is no moment, and nothing of it is lost', () => {
  const moments = story([[step('c2')], at('c2')], [[silent({ event: 'declared' })], at('c2')], [[told({ event: 'fight-began', attacker: 'bruna' })], at('c2')])
  expect(moments.map(({ seq }) => seq)).toEqual([2, 3])
  expect(moments[1]?.events.map(({ event }) => event)).toEqual(['declared', 'fight-began'])
  expect(story([[step('c2')], at('c2')], [[silent({ event: 'turn-ended' })], at('c2')])[0]?.events).toHaveLength(2)
})

test('an adventurer falls: a sign on the line of time; a rat: none', () => {
  const moments = story([[told({ event: 'slain', figure: 'rat-1' })], at('c2')], [[told({ event: 'slain', figure: 'bruna' })], at('c2')])
  expect(turningPoints(moments)).toMatchObject([{ at: 1, sign: 'face-skull' }])
})

test('what is known again is the very same, and nothing of it is drawn anew', () => {
  const same = unlessSame()
  const known = same(new Set(['b2', 'c2']))
  expect(same(new Set(['c2', 'b2']))).toBe(known)
  expect(same(new Set(['b2', 'c3']))).not.toBe(known)
})

test('a link leads to a moment, through somebody’s eyes', () => {
  expect(momentOf('#A.41')).toEqual({ eyes: 'A', seq: 41 })
  expect(momentOf('#B2.9')).toEqual({ eyes: 'B2', seq: 9 })
  expect(momentOf('#%2B.7')).toEqual({ eyes: '+', seq: 7 })
  for (const odd of ['', '#', '#A', '#AB.4', '#A.x', '#A.12345678901']) expect(momentOf(odd)).toEqual({ eyes: '', seq: 0 })
  expect([3, 4, 9].map((seq) => placeAt([{ seq: 2 }, { seq: 4 }, { seq: 6 }], seq))).toEqual([1, 1, 2])
})
