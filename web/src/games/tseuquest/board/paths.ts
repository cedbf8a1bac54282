/** Many squares or edges as one path each: what does not move is a handful of elements, however large the board is. */
import type { Edge, Square } from '../types'
import { beyond, edgeOf, lineOf, placeOf, WAYS } from './ground'

/** Units of the drawing a square. */
export const SIDE = 32

/** All squares, row by row in runs. */
export function areaOf(squares: Iterable<Square>): string {
  const rows = new Map<number, number[]>()
  for (const square of new Set(squares)) {
    const [x, y] = placeOf(square)
    rows.set(y, [...(rows.get(y) ?? []), x])
  }
  const runs: string[] = []
  for (const [y, columns] of rows) {
    columns.sort((one, other) => one - other)
    let start = columns[0] ?? 0
    columns.forEach((x, i) => {
      if (columns[i + 1] === x + 1) return
      runs.push(`M${start * SIDE} ${y * SIDE}h${(x + 1 - start) * SIDE}v${SIDE}h${(start - x - 1) * SIDE}z`)
      start = columns[i + 1] ?? 0
    })
  }
  return runs.join('')
}

/** Edges, those in one line joined: where each line begins and ends. */
export function linesIn(edges: Iterable<Edge>): (readonly [x: number, y: number, toX: number, toY: number])[] {
  const lying = new Map<number, number[]>()
  const upright = new Map<number, number[]>()
  for (const edge of new Set(edges)) {
    const [x, y, u] = lineOf(edge)
    if (u > x) lying.set(y, [...(lying.get(y) ?? []), x])
    else upright.set(x, [...(upright.get(x) ?? []), y])
  }
  return [...runs(lying).map(([y, from, to]) => [from * SIDE, y * SIDE, to * SIDE, y * SIDE] as const), ...runs(upright).map(([x, from, to]) => [x * SIDE, from * SIDE, x * SIDE, to * SIDE] as const)]
}

export const linesOf = (edges: Iterable<Edge>): string => linesIn(edges).map(([x, y, u, v]) => `M${x} ${y}${u > x ? `H${u}` : `V${v}`}`).join('')

function runs(lines: ReadonlyMap<number, number[]>): [at: number, from: number, to: number][] {
  const found: [number, number, number][] = []
  for (const [at, places] of lines) {
    const sorted = [...new Set(places)].sort((one, other) => one - other)
    let start = sorted[0] ?? 0
    sorted.forEach((place, i) => {
      if (sorted[i + 1] === place + 1) return
      found.push([at, start, place + 1])
      start = sorted[i + 1] ?? 0
    })
  }
  return found
}

/** The edges between squares that belong together: where a grid is drawn. */
export function innerEdges(squares: ReadonlySet<Square>, walls: ReadonlySet<Edge>): Edge[] {
  return [...squares].flatMap((square) => (['e', 's'] as const).flatMap((way) => (squares.has(beyond(square, way)) && !walls.has(`${square}${way}`) ? [`${square}${way}`] : [])))
}

/** The edges around squares: their contour. */
export function outerEdges(squares: ReadonlySet<Square>): Edge[] {
  return [...squares].flatMap((square) => WAYS.flatMap((way) => (squares.has(beyond(square, way)) ? [] : [edgeOf(square, way)])))
}

/** Walls that can be seen from one of these squares. */
export function wallsAround(squares: ReadonlySet<Square>, walls: ReadonlySet<Edge>): Edge[] {
  return [...squares].flatMap((square) => WAYS.flatMap((way) => (walls.has(edgeOf(square, way)) ? [edgeOf(square, way)] : [])))
}

export function middleOf(square: Square): readonly [number, number] {
  const [x, y] = placeOf(square)
  return [(x + 0.5) * SIDE, (y + 0.5) * SIDE]
}

/** Whoever passes somebody stands beside them for that long, and not under them. */
const ASIDE = 9
export function standing(square: Square, nth: number): readonly [number, number] {
  const [x, y] = middleOf(square)
  return [x + nth * ASIDE, y - nth * ASIDE]
}
