/** What is drawn between events ends where the view is: the lessons and puzzles, played by the rules themselves. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Puzzle } from '../src/games/tellstones/puzzle'
import type { Action, Event, View } from '../src/games/tellstones/types'
import type { Lesson } from '../src/table/lessons'
import { depict, pictureOf, putAtEnd } from '../src/games/tellstones/picture'
import { remember } from '../src/games/tellstones/replay/story'

const DATA = resolve(import.meta.dirname, '../public/data')
const read = <T>(name: string): T => JSON.parse(readFileSync(resolve(DATA, name), 'utf8')) as T

test('the data of the page is there', () => expect(existsSync(DATA)).toBe(true))

describe.each(read<Lesson<Action, Event, View>[]>('lessons.json'))('lesson $name', ({ nodes }) => {
  test.each(nodes.flatMap(({ view, ways }) => ways.map((way) => ({ view, way }))))('$way.action', ({ view, way }) => {
    const drawn = way.events.reduce((picture, event) => depict(picture, event), pictureOf(view))
    expect(drawn.lines).toEqual(way.view.lines)
    expect(drawn.score).toEqual(way.view.score)
    if (!way.view.outcome) expect(drawn.waiting).toEqual(way.view.waiting)
  })
})

test('a puzzle is followed move by move', () => {
  const { start, moves } = read<Puzzle>('puzzles/3-14.json')
  let picture = pictureOf(start)
  for (const [event, view] of moves) {
    picture = depict(picture, event)
    expect(picture.lines).toEqual(view.lines)
  }
})

test('a stone goes to an end, and on seven marked spaces beside the others', () => {
  expect(putAtEnd('SC', 'F', 'left')).toEqual({ stones: 'FSC', space: 1 })
  expect(putAtEnd('SC', 'F', 'right')).toEqual({ stones: 'SCF', space: 3 })
  expect(putAtEnd('..SC...', 'F', 'left')).toEqual({ stones: '.FSC...', space: 2 })
  expect(putAtEnd('..SC...', 'F', 'right')).toEqual({ stones: '..SCF..', space: 5 })
})

test('a hidden stone leaves no trace in the picture', () => {
  const before = { lines: [{ name: null, stones: 'SC', pool: [] }], score: [0, 0] as const, waiting: ['A'], challenged: null, staked: undefined, dark: false }
  expect(JSON.stringify(depict(before, { event: 'hidden', by: 'A', hand: 'B', space: 2, line: null }))).not.toContain('C"')
})

test('a mind follows what it saw through a swap, and another does not', () => {
  const truth = { lines: [{ name: null, stones: 'sc', pool: [] }], score: [0, 0] as const, waiting: [], challenged: null, staked: undefined, dark: false }
  const look = { event: 'looked', by: 'A', looker: 'A', space: 1, line: null, symbol: 'S' } as const
  const seen = remember([], look, truth, 'A', 3)
  expect(remember([], look, truth, 'B', 3)).toEqual([])
  const swap = { event: 'swapped', by: 'B', hand: 'A', space: 1, other: 2, line: null } as const
  expect(remember(seen, swap, truth, 'A', 4)).toEqual([{ line: null, space: 2, symbol: 'S', at: 3, moved: true }])
})
