/** A hand that carries out what somebody else decided (TS-2.8): it comes from its owner's side, goes with the stone, leaves. */
import { lessMotion } from '../../settings/settings.svelte'
import { HEAVY, SOFT, centre, type Motion } from '../../table/motion'
import type { Waypoint } from './motion'

const REACH_MS = 260
const OUTSIDE = 320
const THERE = 1
/** The stone for which the hand is drawn, and how far from its middle the fingers hold it. */
const DRAWN_FOR = 128
const GRIP = 0.16

/** The edges of the table: which way a hand goes when it leaves, and how it is turned. */
const EDGES = { bottom: [0, 1, 0], top: [0, -1, 180], left: [-1, 0, 90], right: [1, 0, -90] } as const
export type Side = keyof typeof EDGES

export class Hand {
  /** It comes from where its owner sits. */
  constructor(
    private readonly element: SVGElement,
    private readonly root: HTMLElement,
    private readonly motion: Motion,
    private readonly edge: Side,
    private readonly left: boolean,
  ) {}

  /** Comes to where the stone lies. */
  async reach(stone: DOMRect): Promise<void> {
    if (lessMotion()) {
      // It stands there for a moment and travels nowhere.
      this.element.style.transform = this.#at(stone)
      await this.motion.move(this.element, [{ opacity: 0 }, { opacity: THERE }], 120, SOFT)
      return
    }
    await this.motion.move(
      this.element,
      [
        { transform: this.#at(stone, this.#outside), opacity: 0 },
        { transform: this.#at(stone), opacity: THERE },
      ],
      REACH_MS,
      SOFT,
    )
  }

  /** Goes with a stone whose place in the document is `stone`. */
  async along(path: readonly Waypoint[], stone: DOMRect, duration: number, easing: string): Promise<void> {
    const frames = path.map(({ x, y, scale: _, ...when }): Keyframe => ({ ...when, transform: this.#at(stone, { x, y }), opacity: THERE }))
    await this.motion.move(this.element, frames, duration, easing)
  }

  /** Holds it while it is turned. */
  hold(stone: DOMRect, duration: number): Promise<void> {
    if (lessMotion()) return Promise.resolve()
    return this.along([{ x: 0, y: 0, scale: 1 }, { x: 0, y: -10, scale: 1 }, { x: 0, y: 0, scale: 1 }], stone, duration, HEAVY)
  }

  /** Draws back, and is nowhere. */
  async leave(stone: DOMRect | undefined): Promise<void> {
    if (stone && lessMotion()) await this.motion.move(this.element, [{ opacity: THERE }, { opacity: 0 }], 120, SOFT)
    else if (stone) {
      const frames = [
        { transform: this.#at(stone), opacity: THERE },
        { transform: this.#at(stone, this.#outside), opacity: 0 },
      ]
      await this.motion.move(this.element, frames, REACH_MS, SOFT)
    }
    this.motion.rest(this.element)
    this.element.style.transform = ''
  }

  get #outside(): { x: number; y: number } {
    const [across, along] = EDGES[this.edge]
    return { x: across * OUTSIDE, y: along * OUTSIDE }
  }

  #at(stone: DOMRect, { x = 0, y = 0 }: { x?: number; y?: number } = {}): string {
    const [room, middle] = [this.root.getBoundingClientRect(), centre(stone)]
    const [across, along, turned] = EDGES[this.edge]
    const grip = GRIP * stone.height
    const to = { x: middle.x + x - room.x + across * grip, y: middle.y + y - room.y + along * grip }
    const size = Math.max(0.45, stone.width / DRAWN_FOR)
    return `translate(${to.x.toFixed(2)}px, ${to.y.toFixed(2)}px) rotate(${turned}deg) scale(${this.left ? -size : size}, ${size})`
  }
}
