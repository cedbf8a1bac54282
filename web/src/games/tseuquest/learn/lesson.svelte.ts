/** A learner's evening at one table: which step is next, and whether the Mentor is wanted. */
import type { QuestPlay } from '../play.svelte'
import { nextOf, STEPS, type Known, type Ring, type Step } from './guide'

export class Lesson {
  /** Let be. */
  quiet = $state(false)
  #met = $state(false)
  readonly known = $derived.by((): Known => ({ view: this.play.view, tale: this.play.stage.close.tale, met: this.#met }))
  readonly at = $derived.by(() => nextOf(this.known))
  readonly step = $derived.by((): Step | undefined => STEPS[this.at])
  readonly ring = $derived.by((): Ring => (this.quiet ? {} : (this.step?.ring(this.known) ?? {})))
  /** The step wants feet, and they have been used this turn. */
  readonly spent = $derived.by(() => !!this.step?.walks && this.play.asked && !this.play.busy && this.play.view.turn !== null && this.play.view.pending === null && !this.play.offers.some((offer) => offer.verb !== 'pass' && offer.verb !== 'drop'))

  constructor(readonly play: QuestPlay) {
    $effect(() => {
      const { view, looked, touched } = this.play
      if (view.figures.some((one) => one.seat !== view.seat && (one.id === looked || touched.includes(one.id)))) this.#met = true
    })
  }
}
