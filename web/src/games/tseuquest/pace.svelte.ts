/** How fast it is told what others do: slower or faster for the whole evening, held for as long as one likes, or not at all until one is asked. */
import { keep, kept } from '../../settings/kept'

/** How much longer everything takes, from the slowest on. */
const FACTORS = [2.4, 1.5, 1, 0.6, 0.3] as const
const USUAL = 2

export class Pace {
  #step = $state(Math.min(FACTORS.length - 1, Math.max(0, kept('pace', USUAL))))
  /** It stops where a sentence ends. */
  held = $state(false)
  /** All of it at once, up to where one is asked. */
  skipping = $state(false)
  readonly slowest = $derived(this.#step === 0)
  readonly fastest = $derived(this.#step === FACTORS.length - 1)
  #waiting: (() => void)[] = []

  /** So long at this pace. */
  of(ms: number): number {
    return this.skipping ? 0 : ms * (FACTORS[this.#step] ?? 1)
  }

  slower = (): void => this.#set(this.#step - 1)
  faster = (): void => this.#set(this.#step + 1)

  hold = (): void => {
    this.held = true
  }

  goOn = (): void => {
    this.held = false
    for (const go of this.#waiting.splice(0)) go()
  }

  skip = (): void => {
    this.skipping = true
    this.goOn()
  }

  /** At once, unless it is held. */
  async going(): Promise<void> {
    while (this.held) await new Promise<void>((go) => this.#waiting.push(go))
  }

  #set(step: number): void {
    this.#step = Math.min(FACTORS.length - 1, Math.max(0, step))
    keep('pace', this.#step)
  }
}
