/** A learner's evening at one table: which step is next, what of it can be done now, and whether the Mentor is wanted. */
import { untrack } from 'svelte'
import type { QuestPlay } from '../play.svelte'
import { nextOf, numberOf, STEPS, type Ring, type LessonStep } from './guide'
import { nowOf, type Moment, type Now } from './now'

export class Lesson {
  /** Let be. */
  quiet = $state(false)
  #met = $state(false)
  /** The furthest step that was not one for the wounded. */
  #furthest = $state(0)
  readonly moment = $derived.by((): Moment => {
    const { view, stage, asked, busy, offers, plan } = this.play
    return { view, tale: stage.close.tale, met: this.#met, asked: asked && !busy, offers, reach: plan.reach }
  })
  readonly at = $derived.by(() => nextOf(this.moment))
  readonly step = $derived.by((): LessonStep | undefined => STEPS[this.at])
  readonly number = $derived.by(() => numberOf(this.at, this.#furthest))
  readonly now = $derived.by((): Now => (this.step ? nowOf(this.moment, this.step) : 'wait'))
  readonly ring = $derived.by((): Ring => (this.quiet ? {} : (this.step?.ring(this.moment) ?? {})))

  constructor(readonly play: QuestPlay) {
    $effect(() => {
      if (this.step && this.step.id !== 'drink') this.#furthest = Math.max(untrack(() => this.#furthest), this.at)
    })
    $effect(() => {
      const { view, looked, touched } = this.play
      if (view.figures.some((one) => one.seat !== view.seat && (one.id === looked || touched.includes(one.id)))) this.#met = true
    })
  }
}
