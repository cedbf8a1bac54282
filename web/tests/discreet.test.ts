/** Several at one screen: nobody reads in the log what another has in hand. */
import { expect, test } from 'vitest'
import { discreet } from '../src/games/tseuquest/discreet'
import type { Event } from '../src/games/tseuquest/types'

const SECRET = 'bolt-of-fire'
const term = { is: 'term' as const, message: `card-${SECRET}`, params: {}, capital: false }
const EVENTS: Event[] = [
  { event: 'drew', figure: 'sela', deck: 'ignis', card: SECRET, sealed: false, phrases: [{ message: 'quest-drew-card', params: { figure: 'Sela', element: 'ignis', card: term } }] },
  { event: 'hand-seen', figure: 'sela', cards: [SECRET], phrases: [{ message: 'quest-hand-seen', params: { cards: term } }] },
  { event: 'cards-returned', figure: 'sela', cards: [SECRET] },
]

test.each(EVENTS)('$event names no card', (event) => {
  expect(JSON.stringify(event)).toContain(SECRET)
  expect(JSON.stringify(discreet(event))).not.toContain(SECRET)
})

test('that somebody drew is told all the same', () => {
  const [drew] = EVENTS
  expect(drew && discreet(drew).phrases).toEqual([{ message: 'quest-drew', params: { figure: 'Sela', element: 'ignis' } }])
})

test('what everybody may know is told as it is', () => {
  const moved: Event = { event: 'stood-up', figure: 'sela' }
  expect(discreet(moved)).toBe(moved)
})
