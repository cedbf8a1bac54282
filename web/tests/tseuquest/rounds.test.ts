/** The three rounds of magic, as they are counted from what was said. */
import { expect, test } from 'vitest'
import { inRound, leftIn, places, whyNoDeck } from '../../src/games/tseuquest/between/rounds'

const ROUNDS = { 1: 3, 2: 2, 3: 1 }
const MADE = [
  { hero: 'sela', round: 1, element: 'ignis' },
  { hero: 'teo', round: 1, element: 'aer' },
  { hero: 'sela', round: 2, element: 'none-2' },
]

test('who knows two rounds of magic sits out the third', () => {
  const heroes = [{ id: 'sela', magic: 3 }, { id: 'ilka', magic: 2 }, { id: 'bruna', magic: 0 }]
  expect([1, 2, 3].map((round) => inRound(heroes, round).map(({ id }) => id))).toEqual([['sela', 'ilka'], ['sela', 'ilka'], ['sela']])
})

test('a deck is as high as its cards, copies counted, less what went', () => {
  const cards = { gust: { id: 'gust', element: 'aer', cost: 1, target: '', copies: 2 }, blink: { id: 'blink', element: 'aer', cost: 1, target: '', copies: 1 }, ash: { id: 'ash', element: 'ignis', cost: 1, target: '', copies: 4 } } as const
  expect(leftIn('aer', { aer: 2 }, { cards })).toBe(1)
})

test('three lie face-down, a round without a deck has no place, the last is still to come', () => {
  expect(places('sela', 3, MADE, ROUNDS)).toEqual([
    { round: 1, count: 3, element: 'ignis' },
    { round: 3, count: 1, element: '' },
  ])
  expect(places('teo', 1, MADE, ROUNDS)).toEqual([{ round: 1, count: 3, element: 'aer' }])
})

test('a deck that one drew from is closed to oneself alone', () => {
  expect([whyNoDeck('ignis', 'sela', MADE), whyNoDeck('ignis', 'teo', MADE)]).toEqual([1, 0])
})
