/** What makes the map look drawn by a hand: strokes in the rock, flecks on the floor. The same square always has the same. */
import type { Edge, Square } from '../types'
import { beyond, edgeOf, placeOf, STEP, WAYS } from './ground'
import { linesIn, SIDE } from './paths'

/** Numbers from 0 to 1 that follow from a name alone. */
export function chances(name: string): () => number {
  let seed = 2166136261
  for (const sign of name) seed = Math.imul(seed ^ sign.charCodeAt(0), 16777619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
    seed = Math.imul(seed ^ (seed >>> 12), 0x297a2d39)
    seed ^= seed >>> 15
    return (seed >>> 0) / 4294967296
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** From -1 to 1, the same at the same place, and without a jump from one place to the next. */
function sway(x: number, y: number, length: number, salt: number): number {
  const [column, row] = [Math.floor(x / length), Math.floor(y / length)]
  const [a, b] = [x / length - column, y / length - row]
  const [u, v] = [a * a * (3 - 2 * a), b * b * (3 - 2 * b)]
  const at = (i: number, j: number): number => {
    let n = Math.imul(column + i, 374761393) ^ Math.imul(row + j, 668265263) ^ Math.imul(salt, 1442695041)
    n = Math.imul(n ^ (n >>> 13), 1274126177)
    return ((n ^ (n >>> 16)) >>> 0) / 2147483648 - 1
  }
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

/** Lines as a hand draws them. Points are moved instead of pixels: a filter that moves these has to do so at each painting, tile by tile. */
export function wavering(edges: Iterable<Edge>, most: number, length: number): string {
  const point = (x: number, y: number): string => `${round(x + most * sway(x, y, length, 1))} ${round(y + most * sway(x, y, length, 2))}`
  return linesIn(edges)
    .map(([x, y, u, v]) => {
      const steps = Math.max(1, Math.round(((u - x + v - y) * 2) / length))
      return Array.from({ length: steps + 1 }, (_, i) => `${i ? 'L' : 'M'}${point(x + ((u - x) * i) / steps, y + ((v - y) * i) / steps)}`).join('')
    })
    .join('')
}

/** Clusters of three short strokes in the rock, outside the walls and never on a floor. */
export function rockOf(seen: ReadonlySet<Square>, walls: ReadonlySet<Edge>): string {
  const strokes: string[] = []
  for (const square of seen) {
    const [x, y] = placeOf(square)
    for (const way of WAYS) {
      const edge = edgeOf(square, way)
      if (!walls.has(edge) || seen.has(beyond(square, way))) continue
      const next = chances(edge)
      const [dx, dy] = STEP[way]
      for (let i = 0; i < 3; i += 1) {
        const along = (i + 0.15 + 0.7 * next()) / 3
        const out = 6.5 + 8 * next()
        const cx = x * SIDE + (dx ? (dx > 0 ? SIDE + out : -out) : along * SIDE)
        const cy = y * SIDE + (dy ? (dy > 0 ? SIDE + out : -out) : along * SIDE)
        strokes.push(cluster(cx, cy, next() * Math.PI, next))
      }
    }
  }
  return strokes.join('')
}

function cluster(x: number, y: number, angle: number, next: () => number): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  return [-2.6, 0, 2.6]
    .map((apart) => {
      const half = 3 + 2 * next()
      const [sx, sy] = [x - uy * apart, y + ux * apart]
      return `M${round(sx - ux * half)} ${round(sy - uy * half)}l${round(ux * 2 * half)} ${round(uy * 2 * half)}`
    })
    .join('')
}

/** Sparse flecks and cracks. */
export function flecksOf(seen: ReadonlySet<Square>): string {
  return [...seen]
    .flatMap((square) => {
      const next = chances(square)
      if (next() > 0.34) return []
      const [x, y] = placeOf(square)
      const [fx, fy] = [round((x + 0.15 + 0.6 * next()) * SIDE), round((y + 0.15 + 0.6 * next()) * SIDE)]
      if (next() < 0.5) return [`M${fx} ${fy}l${round(2 + 4 * next())} ${round(3 * next() - 1.5)}l${round(2 + 3 * next())} ${round(5 * next() - 1)}`]
      return [`M${fx} ${fy}h1.2M${fx + 4} ${fy + 2.5}h.9M${fx + 1.5} ${fy + 5}h.8`]
    })
    .join('')
}
