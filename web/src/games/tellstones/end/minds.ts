/** What everybody could have known of the hidden stones, and what they took them for, once the game is over. */
import type { Event, LineName, Seat } from '../types'
import { isFaceDown } from '../picture'
import { recalled, type Mind } from '../replay/memory'
import type { Moment } from '../replay/story'

export interface Hidden {
  line: LineName
  space: number
  symbol: string
}

export interface Belief {
  symbol: string | null
  state: 'sure' | 'unsure' | 'wrong' | 'forgotten' | 'seen'
  sure: number
  /** In which moment it was seen, where nobody's memory is known but what was before their eyes. */
  at: number
}

export function hiddenIn({ truth }: Moment): Hidden[] {
  return truth.lines.flatMap(({ name, stones }) => [...stones].flatMap((stone, i) => (isFaceDown(stone) ? [{ line: name, space: i + 1, symbol: stone.toUpperCase() }] : [])))
}

/** What a seat took a stone for: a bot by its memory, anybody else by what they had seen. */
export function beliefOf(last: Moment, seat: Seat, mind: Mind | undefined, { line, space }: Hidden): Belief | null {
  if (mind?.faithful) {
    const held = recalled(mind, last)?.holdings.find((one) => one.line === line && one.space === space)
    return held ? { symbol: held.symbol, state: held.state, sure: held.sure, at: 0 } : null
  }
  const seen = last.minds[seat]?.find((one) => one.line === line && one.space === space)
  return seen ? { symbol: seen.symbol, state: 'seen', sure: 100, at: seen.at } : null
}

/** Of the stones that lie hidden the share that a seat has seen where they lie, not swapped since, moment by moment. */
export function known(story: readonly Moment[], seat: Seat): number[] {
  return story.map((moment) => {
    const hidden = hiddenIn(moment)
    const seen = hidden.filter(({ line, space }) => moment.minds[seat]?.some((one) => one.line === line && one.space === space && !one.moved))
    return hidden.length ? seen.length / hidden.length : 1
  })
}

/** In which moments somebody scored, and who. */
export function scoredAt(story: readonly Moment[]): { at: number; side: string }[] {
  return story.flatMap(({ events }, at) => events.flatMap((event) => (event.event === 'scored' ? [{ at, side: event.side }] : [])))
}

const BY = { looked: 'looker', swapped: 'by', challenged: 'by', boasted: 'by' } as const
export type Counted = keyof typeof BY
export const COUNTED = Object.keys(BY) as Counted[]

export function count(story: readonly Moment[], seat: Seat, what: Counted): number {
  const by = BY[what]
  return story.flatMap(({ events }) => events).filter((event: Event) => event.event === what && (event as unknown as Record<string, unknown>)[by] === seat).length
}
