/** Where things stand on the drawing, from the corner of the first square. */
import { placeOf, STEP } from '../board/ground'
import { middleOf, SIDE } from '../board/paths'
import type { Way } from '../types'

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

export function box(squares: readonly string[]): Box {
  const places = squares.map(placeOf)
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x: x * SIDE, y: y * SIDE, wide: (Math.max(...xs) - x + 1) * SIDE, high: (Math.max(...ys) - y + 1) * SIDE }
}

/** The middle of a square. */
export function middle(square: string): { x: number; y: number } {
  const [x, y] = middleOf(square)
  return { x, y }
}

/** The middle of an edge, and whether its wall runs from north to south. */
export function edgeAt(edge: string): { x: number; y: number; upright: boolean } {
  const { x, y } = middle(edge.slice(0, -1))
  const [dx, dy] = STEP[edge.slice(-1) as Way] ?? [0, 0]
  return { x: x + (dx * SIDE) / 2, y: y + (dy * SIDE) / 2, upright: dx !== 0 }
}

const TURN: Record<string, number> = { n: 0, e: 90, s: 180, w: 270 }

/**
 * What brings a drawing of `size` (in squares, lying, its wall in the north) onto these squares: turned where it stands
 * along a wall, or upright.
 */
export function laid(squares: readonly string[], size: readonly [number, number], wall: string): string {
  const { x, y, wide, high } = box(squares)
  const [long, broad] = size
  const upright = long !== broad && high > wide
  const turn = wall ? (TURN[wall] ?? 0) : upright ? 90 : 0
  // About the middle of the box: a quarter turn swaps its sides.
  return `translate(${x + wide / 2} ${y + high / 2}) rotate(${turn}) translate(${(-long * SIDE) / 2} ${(-broad * SIDE) / 2})`
}
