/** Plays what is told of an adventure: tokens go square by square, what is seen comes out of the dark. */
import type { Seat } from '../../net/types'
import type { Table, Telling } from '../../table/game'
import { Stage } from '../../table/stage.svelte'
import { Course } from './course.svelte'
import { Draws } from './draws.svelte'
import { Moments } from './moments.svelte'
import { Pace } from './pace.svelte'
import { CloseUp } from './parts/close.svelte'
import { drawn } from './picture'
import { hear } from './sounds'
import { NOWHERE, trailAfter, type Trail } from './trail'
import type { Action, Event, View } from './types'

export const STEP_MS = 150
const INK_MS = 700
/** One's own cards lie open, before the board is laid. */
const TURNED_MS = 2400
/** Where all act at once nobody waits until it is told. */
const AT_ONCE: readonly Event['event'][] = ['traded', 'priced', 'hero-swapped', 'deal-offered', 'deal-declined', 'objected', 'seat-ready', 'hero-picked', 'hero-put-back', 'hero-seated']
/** Somebody else acts, whose reasons are others. */
const TURNS: readonly Event['event'][] = ['turn-began', 'turn-ended', 'turn-missed', 'round-began', 'sorcerer-began', 'ended']
/** So long a sentence stays before the next, and a little for each of its letters. */
const SENTENCE_MS = 350
const LETTER_MS = 14
/** Of the Sorcerer's turn nobody has thought of beforehand: each step of it stays longer. */
const SORCERER_MS = 1200
const SORCERER_STEP_MS = 300
/** The row of a fumble on foot is read before what it does: it may be the end of a turn. */
const FUMBLE_MS = 2600

export class QuestStage extends Stage<Event, View> {
  /** What is drawn while events are played; null: how things stand. */
  picture = $state.raw<View | null>(null)
  /** Of whom it is told right now. */
  actor = $state('')
  /** A fight and its dice, while they are told. */
  readonly close = new CloseUp()
  readonly course = new Course()
  readonly draws = new Draws()
  readonly pace = new Pace()
  readonly moments = new Moments()
  /** The way of whoever acts. */
  trail = $state.raw<Trail>(NOWHERE)

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
    this.moments.joins(view)
    // A question to somebody here is where skipping ends.
    if (this.table.held.some((seat) => view.waiting.includes(seat)) || view.outcome) this.pace.skipping = false
  }

  /** No more of the fight that is told. */
  skip = (): void => {
    this.close.skip()
    this.close.close()
    this.motion.hurry()
    this.motion.calm()
  }

  /** All that others do at once, up to where somebody here is asked. */
  toMyTurn = (): void => {
    this.pace.skip()
    this.motion.hurry()
    this.motion.calm()
  }

  goOn = (): void => {
    this.motion.calm() // whoever hurried while it was held meant nothing by it
    this.pace.goOn()
  }

  override forget(): void {
    super.forget()
    this.close.forget()
    this.course.forget()
    this.draws.forget()
  }

  override recall(events: readonly Event[]): void {
    super.recall(events)
    this.course.recall(events)
    this.draws.recall(events)
    this.moments.recall(events)
    this.close.recall(events, this.telling.tell, (this.picture ?? this.table.view)?.figures ?? [])
  }

  protected async act(event: Event): Promise<void> {
    await this.pace.going()
    if (this.close.ends(event)) await this.motion.pause(this.pace.of(this.close.reading))
    this.announce(event)
    if (!this.motion.hurried && !this.pace.skipping) hear(event)
    this.course.hear(event)
    this.draws.hear(event)
    this.moments.hear(event)
    if (TURNS.includes(event.event)) this.reason = ''
    if ('figure' in event && typeof event.figure === 'string') this.actor = event.figure
    this.trail = trailAfter(this.trail, event, this.picture)
    if (this.picture) this.picture = drawn(this.picture, event)
    this.close.tell(event, this.telling.tell(event), this.picture?.figures ?? [])
    await this.motion.pause(this.pace.of(this.close.lasts(event) ?? this.#lasts(event)))
    if (this.pace.skipping) this.close.close()
    if (this.motion.hurried || this.pace.skipping) this.moments.close()
  }

  /** How it begins stands on parchment over the map: under it there is no room for the same once more. */
  protected override announce(event: Event): void {
    super.announce(event)
    if (event.event === 'introduced') this.news = ''
  }

  protected override opens(event: Event): boolean {
    return event.event === 'fight-began'
  }

  #lasts(event: Event): number {
    const sorcerers = this.picture?.phase === 'sorcerer'
    if (event.event === 'moved') return sorcerers ? SORCERER_STEP_MS : STEP_MS
    if (event.event === 'fumbled') return FUMBLE_MS
    if (event.event === 'revealed' && (event.rooms.length || event.corridors.length)) return INK_MS
    if (AT_ONCE.includes(event.event)) return 0
    if (event.event === 'hand-seen' && event.cards.length) return TURNED_MS
    const told = this.telling.tell(event)
    const ms = told ? SENTENCE_MS + Math.min(told.length, 140) * LETTER_MS : 0
    return ms && sorcerers ? Math.max(SORCERER_MS, ms) : ms
  }
}
