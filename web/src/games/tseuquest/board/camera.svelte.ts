/** Which part of the board is on the screen: moved and enlarged by fingers, wheel, keys and buttons. */
import type { Square } from '../types'
import { placeOf } from './ground'
import { SIDE } from './paths'

/** Pixels a square: the map never shrinks below the least, it is panned instead. */
const LEAST = 28
const MOST = 96
/** On a screen so narrow it shows so many squares across. */
const NARROW = 600
const ACROSS = 12
const FITTED_MOST = 60
/** The buttons at the right edge, and a little air: nothing that is talked about lies under them. */
const TOOLS = 64
/** Around what is shown, in squares. */
const MARGIN = 1.2

export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

export class Camera {
  /** Pixels a square. */
  side = $state(SIDE)
  x = $state(0)
  y = $state(0)
  width = $state(0)
  height = $state(0)
  /** While fingers move it, it follows at once. */
  held = $state(false)

  get #tools(): number {
    return Math.min(TOOLS, this.width / 6)
  }

  /** All of these squares, as large as they fit. */
  fit(squares: Iterable<Square>): void {
    const extent = extentOf(squares)
    if (!extent || !this.width) return
    const [wide, high] = [extent.right - extent.left + 2 * MARGIN, extent.bottom - extent.top + 2 * MARGIN]
    const least = this.width < NARROW ? Math.max(LEAST, this.width / ACROSS) : LEAST
    const clear = this.width - this.#tools
    this.side = Math.min(FITTED_MOST, Math.max(least, Math.min(clear / wide, this.height / high)))
    this.#centre((extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2)
    if (wide * this.side > clear - this.#tools) this.x -= this.#tools / 2
  }

  centre(square: Square): void {
    const [x, y] = placeOf(square)
    this.#centre(x + 0.5, y + 0.5)
  }

  #centre(x: number, y: number): void {
    this.x = this.width / 2 - x * this.side
    this.y = this.height / 2 - y * this.side
  }

  /** Brings a square into sight, if it is not. */
  show(square: Square): void {
    const [x, y] = placeOf(square)
    const [left, top] = [this.x + x * this.side, this.y + y * this.side]
    const rim = Math.min(this.side, this.width / 6, this.height / 6)
    if (left < rim || top < rim || left + this.side > this.width - Math.max(rim, this.#tools) || top + this.side > this.height - rim) this.centre(square)
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
  }

  /** What lies under this point of the screen stays there. */
  zoom(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const side = Math.min(MOST, Math.max(LEAST, this.side * factor))
    this.x = atX - ((atX - this.x) * side) / this.side
    this.y = atY - ((atY - this.y) * side) / this.side
    this.side = side
  }
}

export function extentOf(squares: Iterable<Square>): Extent | null {
  const places = [...squares].map(placeOf)
  if (!places.length) return null
  const [columns, rows] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return { left: Math.min(...columns), right: Math.max(...columns) + 1, top: Math.min(...rows), bottom: Math.max(...rows) + 1 }
}
