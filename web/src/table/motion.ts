import { pace } from '../settings/settings.svelte'

/** What moves on a table, by the Web Animations API, so that all of it can be brought to its end at once. */

export const HEAVY = 'cubic-bezier(.5, 0, .15, 1)'
export const LAND = 'cubic-bezier(.3, 0, .9, .35)'
export const SOFT = 'cubic-bezier(.3, .1, .2, 1)'

export class Motion {
  #running = new Set<Animation>()
  #pauses = new Set<() => void>()
  hurried = false

  /** Ends what moves, and lets nothing else linger until `calm`. */
  hurry(): void {
    this.hurried = true
    for (const animation of this.#running) animation.finish()
    for (const end of this.#pauses) end()
  }

  calm(): void {
    this.hurried = false
  }

  async move(element: Element | null | undefined, keyframes: Keyframe[], duration: number, easing = HEAVY, delay = 0): Promise<void> {
    if (!element || this.hurried || document.visibilityState === 'hidden') return
    const animation = element.animate(keyframes, { duration: duration * pace(), delay, easing, fill: 'both' })
    this.#running.add(animation)
    try {
      await animation.finished
    } catch {
      // cancelled: it is over all the same
    } finally {
      this.#running.delete(animation)
    }
  }

  /** Takes away what the movements left behind: the next picture is drawn where things now lie. */
  rest(...elements: (Element | null | undefined)[]): void {
    for (const element of elements) element?.getAnimations().forEach((animation) => animation.cancel())
  }

  pause(ms: number): Promise<void> {
    if (this.hurried || document.visibilityState === 'hidden') return Promise.resolve()
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#pauses.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#pauses.add(end)
    })
  }

  fade(element: Element | null | undefined, duration = 160): Promise<void> {
    return this.move(element, [{ opacity: 0.2 }, { opacity: 1 }], duration, SOFT)
  }
}

export function centre(rect: DOMRect): { x: number; y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}
