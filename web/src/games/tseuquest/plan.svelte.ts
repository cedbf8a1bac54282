/** What would be, if: asked of the house before one commits oneself, and drawn until anything happens. */
import { untrack } from 'svelte'
import type { Table } from '../../table/game'
import type { Reach, Reached, Stand, Ways, Why } from '../../wire/tseuquest'
import { unlessSame } from './board/same'
import type { Action, Edge, Figure, Square, View } from './types'

interface Asking {
  readonly table: Table<Action, View>
  readonly seat: string
  /** Nothing moves, and nothing is on its way. */
  readonly calm: boolean
  readonly seen: ReadonlySet<Square>
}

export class Plan {
  /** Where whoever moves can get to. */
  reach = $state.raw<Reach | null>(null)
  /** Where one's own would get to at the most, while others act: a path for later, asked for again after each of their deeds. */
  ahead = $state.raw<Reach | null>(null)
  /** What whoever acts sees and can strike from here, and from where the path ends. */
  here = $state.raw<Stand | null>(null)
  there = $state.raw<Stand | null>(null)
  ways = $state.raw<Ways | null>(null)
  /** Why a square that was meant can't be reached. */
  why = $state.raw<Why | null>(null)
  /** The square that was meant by it. */
  whyAt = $state<Square>('')
  /** Seen once, and not in sight of one's own now. */
  remembered = $state.raw<ReadonlySet<Square>>(new Set())
  /** Where a path was drawn to: a square, or a door that it opens. */
  end = $state<Square>('')
  door = $state<Edge>('')

  readonly measured = $derived.by(() => this.reach ?? this.ahead)
  /** Square by square, the first being where it starts. */
  readonly path = $derived.by((): readonly Reached[] => {
    const squares = this.measured?.squares ?? []
    const last = this.#threshold ? this.#threshold.came : this.end ? squares.findIndex((one) => one.square === this.end && one.ends) : -1
    const found: Reached[] = []
    for (let at = last; at >= 0; at = squares[at]?.came ?? -1) found.unshift(squares[at] as Reached)
    return found
  })
  readonly cost = $derived.by(() => this.#threshold?.cost ?? this.path.at(-1)?.cost ?? 0)
  readonly planned = $derived.by(() => this.path.length > 1 || this.#threshold !== undefined)
  readonly traps = $derived.by(() => [...new Set(this.path.flatMap((one) => one.traps))])
  readonly steps = $derived.by((): readonly Action[] => {
    const walked = this.path.flatMap(({ do: how, way }): Action[] => (how && way ? [{ do: how, way }] : []))
    return this.#threshold ? [...walked, { do: 'open', way: this.#threshold.way }] : walked
  })
  /** From where one would strike. */
  readonly stand = $derived.by(() => (this.planned ? this.there : this.here))
  #threshold = $derived.by(() => (this.door ? this.reach?.doors.find((one) => one.edge === this.door) : undefined))
  #round = 0
  /** What is in reach is on its way; and where one would go then. */
  #coming = false
  #wanted: Square = ''
  /** The end of a path for later, and whose it is: it outlasts what others do. */
  #later: { figure: string; square: Square } | null = null
  #same = unlessSame()

  constructor(private readonly asking: Asking) {
    $effect(() => {
      const { table, calm } = this.asking
      void table.view
      if (calm) untrack(() => void this.#refresh())
    })
  }

  /** Draws a path to a square, or will once it is known what is in reach; false where none leads there. */
  to(square: Square): boolean {
    this.why = null
    this.door = ''
    this.#wanted = this.#coming ? square : ''
    if (this.#coming) return true
    const found = this.reach?.squares.some((one) => one.square === square && one.ends && one.came >= 0) ?? false
    this.end = found ? square : ''
    this.there = null
    if (found) void this.#look(square)
    return found
  }

  /** Draws a path to a door, to be opened. */
  through(edge: Edge): boolean {
    const found = this.reach?.doors.find((one) => one.edge === edge)
    if (!found) return false
    this.clear()
    this.door = edge
    return true
  }

  async wonder(square: Square): Promise<void> {
    this.whyAt = square
    if (this.reach) this.why = await this.#ask<Why>({ ask: 'why', figure: this.reach.figure, square, points: null, card: '' })
  }

  /** Why a card can't be cast there. */
  async wonderAt(figure: string, square: Square, card: string): Promise<void> {
    this.whyAt = square
    this.why = await this.#ask<Why>({ ask: 'why', figure, square, points: null, card })
  }

  clear = (): void => {
    this.end = this.door = this.#wanted = ''
    this.there = this.why = null
  }

  /** Nor is a path wanted for later. */
  drop = (): void => {
    this.clear()
    this.ahead = this.#later = null
  }

  /** A path for when it is one's turn. Once there is something to walk with it is drawn again, to be confirmed. */
  async later(figure: string, square: Square): Promise<void> {
    this.clear()
    this.#later = { figure, square }
    const found = await this.#ask<Reach>({ ask: 'reach', figure, points: null })
    if (!found || this.reach || this.#later?.square !== square) return
    this.ahead = found
    if (found.squares.some((one) => one.square === square && one.ends && one.came >= 0)) {
      this.end = square
      return
    }
    this.drop()
    this.whyAt = square
    this.why = await this.#ask<Why>({ ask: 'why', figure, square, points: null, card: '' })
  }

  async #measure(figure: string): Promise<void> {
    this.#coming = true
    const round = this.#round
    const found = await this.#ask<Reach>({ ask: 'reach', figure, points: null })
    if (round !== this.#round) return
    this.reach = found
    this.#coming = false
    const wanted = this.#wanted || (this.#later?.figure === figure ? this.#later.square : '')
    if (found) this.ahead = this.#later = null
    if (wanted) this.to(wanted)
  }

  async #look(square: Square): Promise<void> {
    const found = this.reach && (await this.#ask<Stand>({ ask: 'stand', figure: this.reach.figure, square }))
    if (this.end === square) this.there = found
  }

  async #ask<T>(question: object): Promise<T | null> {
    const round = this.#round
    const answer = await this.asking.table.ask(this.asking.seat, question)
    return round === this.#round ? (answer as T | null) : null
  }

  async #refresh(): Promise<void> {
    this.#round += 1
    this.clear()
    this.reach = this.ways = this.ahead = null
    this.#coming = false
    const { table, seat, seen } = this.asking
    const { view, held } = table
    if (!held.includes(seat) || table.over || (view.phase !== 'heroes' && view.phase !== 'sorcerer')) return
    const asked = view.waiting.includes(seat)
    const mover = view.pending?.step === 'motion' ? view.pending.figure : ''
    const actor = mover || (view.pending ? '' : (view.turn?.figure ?? ''))
    if (asked && mover) void this.#measure(mover)
    else if (!asked && this.#later) void this.later(this.#later.figure, this.#later.square)
    if (asked && actor && !mover) void this.#ask<Ways>({ ask: 'ways' }).then((found) => (this.ways = found))
    const own = view.plan ? [] : view.figures.filter((figure: Figure) => figure.kind === 'hero' && figure.seat === seat).map((figure) => figure.id)
    const stands = await Promise.all([...new Set([...own, ...(asked && actor ? [actor] : [])])].map((figure) => this.#ask<Stand>({ ask: 'stand', figure, square: '' })))
    if (stands.some((stand) => stand === null)) return
    this.here = stands.find((stand) => stand?.figure === actor) ?? null
    const sight = new Set(stands.flatMap((stand) => (stand && own.includes(stand.figure) ? stand.seen : [])))
    this.remembered = this.#same(own.length ? new Set([...seen].filter((square) => !sight.has(square))) : new Set())
  }
}
