/** How stones move: transform and opacity alone, on the button, by the Web Animations API. */
import { lessMotion } from '../../settings/settings.svelte'
import { HEAVY, LAND, Motion, SOFT, centre } from '../../table/motion'
import type { Hand } from './hand'

export class StoneMotion extends Motion {
  /** Lifted, carried on a low arc, set down; from where `from` was to where the element is. A hand goes with it. */
  async carry(element: HTMLElement, from: DOMRect, hand: Hand | null): Promise<void> {
    if (lessMotion()) return this.fade(element)
    const to = element.getBoundingClientRect()
    const [x, y] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y]
    const scale = from.width / to.width
    const path: Waypoint[] = [
      { x, y, scale, easing: SOFT },
      { x, y: y - 8, scale: scale * 1.06, offset: 0.22, easing: HEAVY },
      { x: x * 0.12, y: y * 0.12 - 26, scale: 1.08, offset: 0.72, easing: SOFT },
      { x: 0, y: -9, scale: 1.05, offset: 0.87, easing: LAND },
      { x: 0, y: 0, scale: 1 },
    ]
    await Promise.all([this.move(element, path.map(asStone), 720, 'linear'), hand?.along(path, to, 720, 'linear')])
  }

  /** Makes room: from where it was to where it is. */
  shift(element: HTMLElement, from: DOMRect): Promise<void> {
    if (lessMotion()) return Promise.resolve()
    const to = element.getBoundingClientRect()
    const [dx, dy] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y]
    if (!dx && !dy && from.width === to.width) return Promise.resolve()
    return this.move(element, [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: 'none' }], 240)
  }

  /** The first half of a turn on the horizontal axis; `rise` is the second, with the other side up. */
  async tip(element: HTMLElement, duration: number): Promise<void> {
    if (lessMotion()) return this.move(element, [{ opacity: 1 }, { opacity: 0.2 }], 110, SOFT)
    await this.move(
      element,
      [
        { transform: 'perspective(600px) translateY(0) rotateX(0)' },
        { transform: 'perspective(600px) translateY(-10px) rotateX(90deg)' },
      ],
      duration / 2,
      'cubic-bezier(.5, 0, .9, .6)',
    )
  }

  async rise(element: HTMLElement, duration: number): Promise<void> {
    if (lessMotion()) return this.fade(element, 110)
    await this.move(
      element,
      [
        { transform: 'perspective(600px) translateY(-10px) rotateX(-90deg)' },
        { transform: 'perspective(600px) translateY(0) rotateX(0)' },
      ],
      duration / 2,
      'cubic-bezier(.2, .5, .2, 1)',
    )
  }

  /** Two stones on half circles round each other, the left one in front; the same path whatever they show. */
  async orbit(left: HTMLElement, right: HTMLElement, hands: readonly (Hand | null)[]): Promise<void> {
    if (lessMotion()) {
      await Promise.all([left, right].map((stone) => this.move(stone, [{ opacity: 1 }, { opacity: 0.15 }], 120, SOFT)))
      return
    }
    const [from, to] = [left.getBoundingClientRect(), right.getBoundingClientRect()]
    const dx = centre(to).x - centre(from).x
    const ways = [halfCircle(dx, 1), halfCircle(-dx, -1)] as const
    const easing = 'cubic-bezier(.45, .05, .3, 1)'
    await Promise.all([
      this.move(left, ways[0].map(asStone), 780, easing),
      this.move(right, ways[1].map(asStone), 780, easing),
      hands[0]?.along(ways[0], from, 780, easing),
      hands[1]?.along(ways[1], to, 780, easing),
    ])
  }
}

/** Where a stone is on its way, from where it lies in the document. */
export interface Waypoint {
  x: number
  y: number
  scale: number
  offset?: number
  easing?: string
}

const asStone = ({ x, y, scale, ...when }: Waypoint): Keyframe => ({
  ...when,
  transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`,
})

const STEPS = 16

function halfCircle(dx: number, side: 1 | -1): Waypoint[] {
  const bow = Math.min(Math.abs(dx) / 2, 72)
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const turn = (Math.PI * step) / STEPS
    const lift = Math.sin(turn)
    return { x: (dx / 2) * (1 - Math.cos(turn)), y: side * bow * lift - 6 * lift, scale: 1 + lift * 0.06 * (side > 0 ? 1 : 0.4) }
  })
}
