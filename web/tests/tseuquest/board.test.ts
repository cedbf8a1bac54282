import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { beyond, distance, edgeOf, readGround, sidesOf } from '../../src/games/tseuquest/board/ground'
import { rockOf, wavering } from '../../src/games/tseuquest/board/ink'
import { areaOf, innerEdges, linesOf, middleOf, outerEdges, standing, wallsAround } from '../../src/games/tseuquest/board/paths'
import { seenSquares, standingWalls } from '../../src/games/tseuquest/board/seen'
import { drawn } from '../../src/games/tseuquest/picture'
import type { Event, View } from '../../src/games/tseuquest/types'

const FACE = `
+-+-+-+
|. .|.|
+ + + +
|. . .|
+-+-+-+
rooms c1
`

const FACES = ['cellar', 'keep', 'landing', 'warren']
const printed = (face: string): string => readFileSync(new URL(`../../../src/taberna/games/tseuquest/content/faces/${face}.txt`, import.meta.url), 'utf8')

test.each(FACES)('no room of %s runs into another', (face) => {
  const drawing = printed(face)
  const marks = drawing.trim().split('\n').at(-1)?.split(' ').slice(1) ?? []
  const { rooms } = readGround(drawing)
  expect(marks.map((mark) => rooms.get(mark))).toEqual(marks)
})

describe('a face as it is printed', () => {
  const ground = readGround(FACE)

  test('has squares, walls and rooms', () => {
    expect([ground.width, ground.height, ground.squares.length]).toEqual([3, 2, 6])
    expect(ground.walls.has('b1e')).toBe(true)
    expect(ground.walls.has('b2e')).toBe(false)
    expect(ground.rooms.size).toBe(6)
  })

  test('names an edge after the square north or west of it, but for the rim', () => {
    expect([edgeOf('b1', 'w'), edgeOf('b2', 'n'), edgeOf('a1', 'w'), edgeOf('a1', 'n'), edgeOf('a1', 'e')]).toEqual(['a1e', 'b1s', 'a1w', 'a1n', 'a1e'])
    expect([edgeOf('b11', 'n'), edgeOf('b21', 'n')]).toEqual(['b10s', 'b20s'])
    expect(sidesOf('a1e')).toEqual(['a1', 'b1'])
  })

  test('tells where things lie', () => {
    expect([beyond('b2', 'n'), distance('a1', 'c2')]).toEqual(['b1', 3])
  })
})

describe('many squares in one path', () => {
  test('squares of a row are one run', () => expect(areaOf(['b1', 'a1', 'd1'])).toBe('M0 0h64v32h-64zM96 0h32v32h-32z'))
  test('edges in a line are one stroke', () => expect(linesOf(['a1s', 'b1s', 'a1e'])).toBe('M0 32H64M32 0V32'))
  test('a contour has no inside', () => {
    const squares = new Set(['a1', 'b1'])
    expect(innerEdges(squares, new Set())).toEqual(['a1e'])
    expect(outerEdges(squares).sort()).toEqual(['a1n', 'a1s', 'a1w', 'b1e', 'b1n', 'b1s'])
  })
  test('only walls beside a known square are drawn', () => {
    const { walls } = readGround(FACE)
    expect(wallsAround(new Set(['c1']), walls).sort()).toEqual(['b1e', 'c1e', 'c1n'])
  })
  test('a wavering line goes astray a little, alike each time, and lines still meet in their corner', () => {
    const points = (edges: string[]): number[][] => [...wavering(edges, 2, 14).matchAll(/[ML](\S+) ([^ML]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    const lying = points(['a1s', 'b1s'])
    expect(lying).toHaveLength(10)
    expect(lying.every(([x, y], i) => Math.abs((x ?? 99) - (i * 64) / 9) <= 2.1 && Math.abs((y ?? 99) - 32) <= 2.1)).toBe(true)
    expect(new Set(lying.map(([, y]) => y)).size).toBeGreaterThan(3)
    expect(points(['b1e', 'b1s'])[5]?.every((at, i) => points(['b1e', 'b1s']).some((other, n) => n !== 5 && other[i] === at))).toBe(true)
  })
  test('rock is hatched outside the walls, alike each time', () => {
    const { walls } = readGround(FACE)
    expect(rockOf(new Set(['a1']), walls)).toBe(rockOf(new Set(['a1']), walls))
    expect(rockOf(new Set(['b2']), new Set())).toBe('')
  })
})

const VIEW = { rooms: [], explored: ['a1'], figures: [{ id: 'bruna', kind: 'hero', square: 'a2', life: 3 }], scenery: [], doors: [{ edge: 'b1e', kind: 'closed' }], traps: [], hoards: [], plan: null } as unknown as View
const happens = (event: object): View => drawn(VIEW, event as Event)

describe('what a seat has seen', () => {
  test('is what was explored and where somebody stands, and nothing else', () => {
    expect([...seenSquares(VIEW, readGround(FACE.replace('rooms c1', '')))].sort()).toEqual(['a1', 'a2'])
  })
  test('a door in a wall is no wall', () => expect(standingWalls(VIEW, readGround(FACE)).has('b1e')).toBe(false))
})

describe('what is told is drawn before the view comes', () => {
  test('a step', () => expect(happens({ event: 'moved', figure: 'bruna', square: 'b2', how: 'walked' }).figures[0]?.square).toBe('b2'))
  test('a wound', () => expect(happens({ event: 'life-changed', figure: 'bruna', by: -2 }).figures[0]?.life).toBe(1))
  test('a fall', () => expect(happens({ event: 'slain', figure: 'bruna' }).figures).toEqual([]))
  test('a door', () => expect(happens({ event: 'opened', figure: 'bruna', edge: 'b1e' }).doors[0]?.kind).toBe('open'))
  test('what comes into sight', () => {
    const after = happens({ event: 'revealed', rooms: ['c1'], corridors: ['b2'], figures: [{ id: 'rat-1', square: 'c1' }], doors: [], scenery: [], traps: [], hoards: [] })
    expect([after.rooms, after.explored, after.figures.map((one) => one.id)]).toEqual([['c1'], ['a1', 'b2'], ['bruna', 'rat-1']])
  })
})

test('two on one square can both be seen', () => {
  const [x, y] = standing('c3', 0)
  expect([x, y]).toEqual(middleOf('c3'))
  expect(standing('c3', 1)).not.toEqual([x, y])
  expect(Math.abs(standing('c3', 1)[0] - x)).toBeLessThan(16) // and still on it
})
