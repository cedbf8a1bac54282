/** What was told of an evening and stands in no view: to the Sorcerer alone, what has come about and was read out. */
import type { Event } from './types'

export class Course {
  /** The plan as it was laid; only behind the screen is it told. */
  laid = $state.raw<Extract<Event, { event: 'plan-laid' }> | null>(null)
  /** Triggers that have gone off; only behind the screen are they told. */
  fired = $state.raw<readonly string[]>([])
  /** What was read out, by its English words. */
  said = $state.raw<readonly string[]>([])

  hear(event: Event): void {
    if (event.event === 'plan-laid') {
      this.laid = event
      this.fired = this.said = []
    } else if (event.event === 'fired') this.fired = [...this.fired, event.trigger]
    else if (event.event === 'said') this.said = [...this.said, event.text['en'] ?? '']
  }

  /** What happened before: it comes late, and what is told meanwhile stays after it. */
  recall(events: readonly Event[]): void {
    const since = { laid: this.laid, fired: this.fired, said: this.said }
    this.forget()
    for (const event of events) this.hear(event)
    if (since.laid) Object.assign(this, { laid: since.laid, fired: since.fired, said: since.said })
    else Object.assign(this, { fired: [...this.fired, ...since.fired], said: [...this.said, ...since.said] })
  }

  forget(): void {
    this.laid = null
    this.fired = this.said = []
  }
}
