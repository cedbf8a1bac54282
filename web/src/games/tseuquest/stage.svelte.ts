/** Plays what is told of an adventure: tokens go square by square, what is seen comes out of the dark. */
import type { Seat } from '../../net/types'
import type { Table, Telling } from '../../table/game'
import { Stage } from '../../table/stage.svelte'
import { drawn } from './picture'
import type { Action, Event, View } from './types'

export const STEP_MS = 150
const INK_MS = 700
/** So long a sentence stays before the next, and a little for each of its letters. */
const SENTENCE_MS = 350
const LETTER_MS = 14

export class QuestStage extends Stage<Event, View> {
  /** What is drawn while events are played; null: how things stand. */
  picture = $state.raw<View | null>(null)
  /** Of whom it is told right now. */
  actor = $state('')

  constructor(
    telling: Telling<Event>,
    private readonly table: Table<Action, View>,
  ) {
    super(telling)
  }

  get lit(): readonly Seat[] {
    return this.table.waiting
  }

  protected draw(view: View): void {
    this.picture = view
  }

  protected async act(event: Event): Promise<void> {
    this.announce(event)
    if ('figure' in event && typeof event.figure === 'string') this.actor = event.figure
    if (this.picture) this.picture = drawn(this.picture, event)
    await this.motion.pause(this.#lasts(event))
  }

  #lasts(event: Event): number {
    if (event.event === 'moved') return STEP_MS
    if (event.event === 'revealed' && (event.rooms.length || event.corridors.length)) return INK_MS
    const told = this.telling.tell(event)
    return told ? SENTENCE_MS + Math.min(told.length, 140) * LETTER_MS : 0
  }
}
