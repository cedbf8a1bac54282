/** Where things stand on the drawing: 32 units a square, from the corner of the first. */
export const SIDE = 32

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

/** Column and row, from 0. */
export const at = (square: string): readonly [number, number] => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1]

export function box(squares: readonly string[]): Box {
  const places = squares.map(at)
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x: x * SIDE, y: y * SIDE, wide: (Math.max(...xs) - x + 1) * SIDE, high: (Math.max(...ys) - y + 1) * SIDE }
}

/** The middle of a square. */
export function middle(square: string): { x: number; y: number } {
  const [x, y] = at(square)
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE }
}

/** The middle of an edge, and whether its wall runs from north to south. */
export function edgeAt(edge: string): { x: number; y: number; upright: boolean } {
  const { x, y } = middle(edge.slice(0, -1))
  const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[edge.slice(-1)] ?? [0, 0]
  return { x: x + (dx! * SIDE) / 2, y: y + (dy! * SIDE) / 2, upright: dx !== 0 }
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
