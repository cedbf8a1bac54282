/** What the house says of its games is what the page offers: options in their order, bots on their ladder. */
import { describe, expect, test } from 'vitest'
import { choicesOf, inCompany, usualOptions } from '../src/net/games'
import type { GameInfo } from '../src/net/types'
import { botOf, choiceOf, partsOf } from '../src/room/opponents'

const INFO: GameInfo = {
  name: 'hazard',
  rules: '1',
  variants: ['plain', 'whispers'],
  seats: { plain: ['A', 'B'] },
  options: { plain: { variant: 'plain', chalk: 'off', rounds: 2 } },
  beside_bots: { chalk: 'on' },
  schema: { properties: { variant: { enum: ['plain', 'whispers'], default: 'plain' }, chalk: { enum: ['on', 'off'], default: 'off' }, rounds: { type: 'integer', default: 2 } } },
  clocks: [],
  bots: ['simple'],
  ladders: {},
  apart: [],
}

describe('options', () => {
  test('the usual one stands first, the others as the game lists them', () => {
    expect(choicesOf(INFO, 'variant')).toEqual(['plain', 'whispers'])
    expect(choicesOf(INFO, 'chalk')).toEqual(['off', 'on'])
  })
  test('what is no choice among a few offers none', () => expect(choicesOf(INFO, 'rounds')).toEqual([]))
  test('unless somebody wishes otherwise', () => expect(usualOptions(INFO, false)).toEqual({ variant: 'plain', chalk: 'off', rounds: 2 }))
  test('where a bot sits some are usually otherwise', () => expect(usualOptions(INFO, true)).toEqual({ variant: 'plain', chalk: 'on', rounds: 2 }))
  test('in another company what nobody chose is what is usual there', () => {
    expect(inCompany(INFO, { chalk: 'on', rounds: 3 }, true, false)).toEqual({ chalk: 'off', rounds: 3 })
    expect(inCompany(INFO, { chalk: 'off', rounds: 2 }, false, true)).toEqual({ chalk: 'on', rounds: 2 })
    expect(inCompany(INFO, { chalk: 'off', rounds: 2 }, true, false)).toEqual({ chalk: 'off', rounds: 2 })
  })
})

describe('bots', () => {
  const BOTS = ['simple', 'page', 'king', 'page-gambler', 'king-gambler', 'oracle', 'random']
  test('the house says who is on the ladder and who beside it; the others are not offered', () => {
    expect(choiceOf({ bots: BOTS, ladders: { '*': ['page', 'king'] }, apart: ['oracle'] })).toEqual({ ladder: ['page', 'king'], apart: ['oracle'], manners: ['steady', 'gambler'] })
  })
  test('where it has no ladder all are offered as they are', () => {
    expect(choiceOf(INFO)).toEqual({ ladder: ['simple'], apart: [], manners: ['steady'] })
  })
  test('a name is a level and a manner', () => {
    for (const bot of ['king', 'king-gambler']) expect(botOf(partsOf(bot).level, partsOf(bot).manner)).toBe(bot)
  })
})
