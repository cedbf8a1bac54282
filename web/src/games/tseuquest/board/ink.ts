/** What makes the map look drawn by a hand: strokes in the rock, flecks on the floor. The same square always has the same. */
import type { Edge, Square } from '../types'
import { beyond, edgeOf, placeOf, WAYS } from './ground'
import { SIDE } from './paths'

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

/** Clusters of three short strokes in the rock, outside the walls and never on a floor. */
export function rockOf(seen: ReadonlySet<Square>, walls: ReadonlySet<Edge>): string {
  const strokes: string[] = []
  for (const square of seen) {
    const [x, y] = placeOf(square)
    for (const way of WAYS) {
      const edge = edgeOf(square, way)
      if (!walls.has(edge) || seen.has(beyond(square, way))) continue
      const next = chances(edge)
      const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[way] as [number, number]
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
