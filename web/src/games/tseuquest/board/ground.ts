/** Squares, edges and the printed face of the board, as `ground/squares.py` and `ground/board.py` name them. */
import type { Edge, Square, Way } from '../types'

export const COLUMNS = 'abcdefghijklmnopqrstuvwxyz'
export const WAYS: readonly Way[] = ['n', 'e', 's', 'w']
/** What a step that way adds to column and row. */
export const STEP: Record<Way, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

/** Column and row from 0. */
export function placeOf(square: Square): readonly [number, number] {
  return [COLUMNS.indexOf(square[0] ?? ''), Number(square.slice(1)) - 1]
}

export const squareAt = (x: number, y: number): Square => (x < 0 || y < 0 || x >= COLUMNS.length ? '' : `${COLUMNS[x]}${y + 1}`)

export const isSquare = (name: string): boolean => /^[a-z]\d{1,2}$/.test(name)

export function beyond(square: Square, way: Way): Square {
  const [x, y] = placeOf(square)
  return squareAt(x + STEP[way][0], y + STEP[way][1])
}

/** How many squares apart. */
export function distance(one: Square, other: Square): number {
  const [[x, y], [u, v]] = [placeOf(one), placeOf(other)]
  return Math.abs(x - u) + Math.abs(y - v)
}

/** The squares on the two sides of an edge; on the rim one of them is off the board. */
export function sidesOf(edge: Edge): readonly [Square, Square] {
  const square = edge.slice(0, -1)
  return [square, beyond(square, edge.slice(-1) as Way)]
}

/** An edge as a line between two corners, in squares. */
export function lineOf(edge: Edge): readonly [number, number, number, number] {
  const [x, y] = placeOf(edge.slice(0, -1))
  switch (edge.slice(-1)) {
    case 'n':
      return [x, y, x + 1, y]
    case 's':
      return [x, y + 1, x + 1, y + 1]
    case 'w':
      return [x, y, x, y + 1]
    default:
      return [x + 1, y, x + 1, y + 1]
  }
}

export interface Ground {
  width: number
  height: number
  squares: readonly Square[]
  walls: ReadonlySet<Edge>
  /** The room of each square that lies in one, by its marked square. */
  rooms: ReadonlyMap<Square, Square>
}

/** A face as it is drawn in text: `-` and `|` are walls, a last line `rooms a1 c4` marks a square of each room. */
export function readGround(drawing: string): Ground {
  const lines = drawing.split('\n').filter((line) => line.trim())
  const last = lines.at(-1) ?? ''
  const marks = last.startsWith('rooms') ? last.split(/\s+/).slice(1) : []
  if (marks.length) lines.pop()
  const [width, height] = [((lines[0]?.length ?? 1) - 1) / 2, (lines.length - 1) / 2]
  const squares: Square[] = []
  const walls = new Set<Edge>()
  const wall = (edge: Edge, sign: string | undefined): void => void (sign === '-' || sign === '|' ? walls.add(edge) : null)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = squareAt(x, y)
      squares.push(square)
      if (y === 0) wall(`${square}n`, lines[0]?.[2 * x + 1])
      if (x === 0) wall(`${square}w`, lines[2 * y + 1]?.[0])
      wall(`${square}e`, lines[2 * y + 1]?.[2 * x + 2])
      wall(`${square}s`, lines[2 * y + 2]?.[2 * x + 1])
    }
  }
  const rooms = new Map<Square, Square>()
  for (const mark of marks) for (const square of region(mark, walls, width, height)) rooms.set(square, mark)
  return { width, height, squares, walls, rooms }
}

/** The edge on a side of a square, by the name it goes by. */
export function edgeOf(square: Square, way: Way): Edge {
  if (way === 'n' || way === 'w') {
    const other = beyond(square, way)
    if (other) return `${other}${way === 'n' ? 's' : 'e'}`
  }
  return `${square}${way}`
}

function region(start: Square, walls: ReadonlySet<Edge>, width: number, height: number): Set<Square> {
  const found = new Set([start])
  for (const here of found) {
    for (const way of WAYS) {
      const there = beyond(here, way)
      const [x, y] = placeOf(there)
      if (x >= 0 && y >= 0 && x < width && y < height && !walls.has(edgeOf(here, way))) found.add(there)
    }
  }
  return found
}
