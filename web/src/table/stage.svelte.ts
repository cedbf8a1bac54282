/**
 * Plays what the stream tells, one event after the other, on the table that is drawn. A game says how an event looks
 * (`act`) and how a view is drawn (`draw`); what is told, said aloud, hurried and acknowledged is the same for all.
 */
import type { Seat } from '../net/types'
import { Motion } from './motion'

export interface Speech {
  seat: Seat
  text: string
  loud: boolean
  /** It waits for an answer, and stays until it has one. */
  stays?: boolean
}

/** What was told, in words: one line after the other, so that none is lost while another is read out. */
export interface Line {
  n: number
  text: string
  /** It began something that can be looked at again. */
  opens?: boolean
}

export interface Commit<E, V> {
  events: E[]
  /** The view after the commit, where it is the last of its message. */
  view: V | null
  shown: () => void
  /** Why somebody does what follows: told in its turn. */
  reason?: string
}

/** What a stage says of an event. */
export interface Telling<E> {
  /** What happened, for those who listen. */
  tell: (event: E) => string
  /** The same without signs that nobody can read out; absent: as it is told. */
  hear?: ((event: E) => string) | undefined
  /** What somebody says aloud with it, if anything. */
  say: (event: E) => Speech | null
  /** Whether what was told may be read again. */
  log: boolean
}

/** How long words stay, those in a bubble and those for the ear. */
const WORDS_MS = 6000
const HEARD_MOST = 4
const LOG_MOST = 500

export abstract class Stage<E, V> {
  speeches = $state.raw<readonly Speech[]>([])
  /** The latest event in words. It stays until the next. */
  news = $state('')
  /** The same for the ear, as long as a bubble stays: no list of what was done. */
  heard = $state.raw<readonly Line[]>([])
  /** Why whoever acts does what is told now, where the house plays them. */
  reason = $state('')
  /** All of it, where the game allows a log. */
  log = $state.raw<readonly Line[]>([])
  /** What was told while nobody here was looking, where it may be read again. */
  missed = $state.raw<readonly string[]>([])
  busy = $state(false)
  /** Something is about to be seen, and nobody talks before it was. */
  silent = $state(false)
  /** Who sits at this edge of the table: every other hand comes from across it. */
  near: Seat = ''

  root: HTMLElement | null = null
  protected gone = false
  protected readonly motion: Motion
  #queue: Commit<E, V>[] = []
  #timers = new Set<ReturnType<typeof setTimeout>>()
  /** What was said meanwhile. */
  #unsaid: Speech[] = []
  #told = 0
  #recalled = 0

  constructor(
    protected readonly telling: Telling<E>,
    motion = new Motion(),
  ) {
    this.motion = motion
  }

  /** Who acts in what is drawn now. */
  abstract get lit(): readonly Seat[]

  /** Who acts: in what is played, and once nothing is, in how things stand. */
  acting(waiting: readonly Seat[]): readonly Seat[] {
    return this.busy ? this.lit : waiting
  }

  /** Draws a view without playing anything. */
  protected abstract draw(view: V): void

  /** Plays one event. It may call `shown` itself where something is shown before the whole commit was. */
  protected abstract act(event: E, shown: () => void): Promise<void>

  attach = (root: HTMLElement): (() => void) => {
    this.root = root
    return () => {
      this.gone = true
      this.root = null
      this.motion.hurry()
      this.left()
      for (const timer of this.#timers) clearTimeout(timer)
    }
  }

  /** Something on this table. */
  find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null
  }

  contains(node: Node | null): boolean {
    return this.root?.contains(node) ?? false
  }

  /** The table is no longer on the screen. */
  protected left(): void {}

  show(view: V): void {
    this.#queue = []
    this.draw(view)
  }

  push(commit: Commit<E, V>): void {
    this.#queue.push(commit)
    this.silent ||= this.hushes(commit.events)
    if (!this.busy) void this.#play()
  }

  /** Brings what is under way to its end. */
  hurry = (): void => {
    if (this.busy) this.motion.hurry()
  }

  /** What was said in another game is not left hanging over this one. */
  hush(): void {
    this.speeches = []
  }

  /** Of a seat its last claim is in the air, and its last word besides. */
  speak(speech: Speech): void {
    this.speeches = [...this.speeches.filter((one) => one.seat !== speech.seat || !one.stays !== !speech.stays), speech]
    if (!speech.stays) this.#fade(speech)
  }

  /** Talk beside the game: it waits for what is about to be seen. */
  chat(speech: Speech): void {
    if (this.silent) this.#unsaid.push(speech)
    else this.speak(speech)
  }

  /** Claims were answered: they fade like any other word. */
  protected settle(): void {
    const claims = this.speeches.filter((one) => one.stays)
    if (!claims.length) return
    const said = claims.map((one): Speech => ({ ...one, stays: false }))
    const heard = new Set(claims.map((one) => one.seat))
    this.speeches = [...this.speeches.filter((one) => !heard.has(one.seat)), ...said]
    said.forEach((one) => this.#fade(one))
  }

  #fade(speech: Speech): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.speeches = this.speeches.filter((one) => one !== speech)
    }, WORDS_MS)
    this.#timers.add(timer)
  }

  /** Whether nobody talks before these were seen. */
  protected hushes(_events: readonly E[]): boolean {
    return false
  }

  /** Says an event in words, and aloud what somebody says with it. */
  protected announce(event: E): void {
    const told = this.telling.tell(event)
    if (told) this.tell(told, this.telling.hear?.(event), this.opens(event))
    const said = this.telling.say(event)
    if (said) this.speak(said)
  }

  /** Whether this begins something that can be looked at again from the log. */
  protected opens(_event: E): boolean {
    return false
  }

  protected tell(text: string, aloud = text, opens = false): number {
    const n = (this.#told += 1)
    this.news = text
    this.heard = [...this.heard, { n, text: aloud }].slice(-HEARD_MOST)
    if (this.telling.log) this.log = [...this.log, { n, text, opens }].slice(-LOG_MOST)
    if (this.telling.log && document.visibilityState === 'hidden') this.missed = [...this.missed, text]
    setTimeout(() => this.unsay(n), WORDS_MS) // it holds no word of what was unsaid before (TS-4.2)
    return n
  }

  /** In the log it stands before the deed; it stays beside what is told until somebody else acts. */
  #reasoned(text: string): void {
    const before = this.news
    this.tell(text)
    this.news = before
    this.reason = text
  }

  /** Comes back in the middle: what stood in the log is read again from the house. */
  forget(): void {
    this.log = []
  }

  /** Somebody else looks at the screen: nothing of what the last one heard is left on it. */
  turnAway(): void {
    this.news = ''
    this.reason = ''
    this.heard = []
    this.missed = []
    this.forget()
  }

  /** What happened before, for the log alone: it was heard when it happened. */
  recall(events: readonly E[]): void {
    if (!this.telling.log) return
    const before = events.flatMap((event) => {
      const text = this.telling.tell(event)
      return text ? [{ n: (this.#recalled -= 1), text, opens: this.opens(event) }] : []
    })
    this.log = [...before, ...this.log].slice(-LOG_MOST)
  }

  /** This happened before the page was opened: told before anything else, and not played. */
  miss(events: readonly E[]): void {
    if (this.telling.log) this.missed = [...this.missed, ...events.map((event) => this.telling.tell(event)).filter(Boolean)]
  }

  caughtUp = (): void => {
    this.missed = []
  }

  protected unsay(n: number): void {
    this.heard = this.heard.filter((line) => line.n !== n)
  }

  async #play(): Promise<void> {
    this.busy = true
    for (let commit = this.#queue.shift(); commit; commit = this.#queue.shift()) {
      if (commit.reason) this.#reasoned(commit.reason)
      for (const event of commit.events) {
        if (this.gone) return
        await this.act(event, commit.shown)
      }
      if (commit.view && !this.#queue.length) this.draw(commit.view)
      commit.shown()
      this.silent = this.#queue.some(({ events }) => this.hushes(events))
      if (!this.silent) this.#unsaid.splice(0).forEach((speech) => this.speak(speech))
    }
    this.motion.calm()
    this.busy = false
  }
}
