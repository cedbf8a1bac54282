import { describe, expect, it } from 'vitest'
import { recalled, thoughts, type Mind } from '../src/games/tellstones/replay/memory'
import { botOf, partsOf } from '../src/room/opponents'
import type { Moment } from '../src/games/tellstones/replay/story'

const moment = (seq: number): Moment => ({ seq, events: [], truth: {} as Moment['truth'], minds: {}, turn: 0 })
const slip = (space: number) => ({ kind: 'forgot' as const, line: null, space, other: 0, symbol: 'C' as const })
const mind: Mind = {
  seat: 'B',
  bot: 'king',
  faithful: true,
  moments: [
    { seq: 1, holdings: [], slips: [], motive: null },
    { seq: 2, holdings: [], slips: [slip(1)], motive: null },
    { seq: 4, holdings: [], slips: [slip(2), slip(3)], motive: null },
  ],
}

describe('a bot’s memory along the story', () => {
  it('is the latest one up to the moment', () => {
    expect(recalled(mind, moment(3))?.seq).toBe(2)
    expect(recalled(mind, moment(4))?.seq).toBe(4)
    expect(recalled(mind, moment(0))).toBeUndefined()
  })

  it('puts what went through its mind where the story shows it', () => {
    const story = [moment(3), moment(4), moment(6)]
    expect(thoughts(mind, story).map(({ at, slip: one }) => [at, one?.space])).toEqual([[0, 1], [1, 2], [1, 3]])
  })
})

describe('an opponent', () => {
  it('is a level and a manner', () => {
    expect(partsOf('king-gambler')).toEqual({ level: 'king', manner: 'gambler' })
    expect(partsOf('page')).toEqual({ level: 'page', manner: 'steady' })
    expect(botOf('king', 'steady')).toBe('king')
    expect(botOf('knight', 'watcher')).toBe('knight-watcher')
  })
})
