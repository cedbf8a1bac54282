import { ask, readTable, sitDown } from '../net/http'
import { Socket, type Connection } from '../net/socket'
import { WATCHING, type Clocks, type Committed, type FromServer, type Outcome, type Params, type Seat, type Sitting, type Spoken, type Status, type TableInfo, type Welcome } from '../net/types'

export interface Batch<E, V> {
  seq: number
  /** What each seat held here was told of it. */
  told: Map<Seat, E[]>
  view: V | null
  /** Whether the page had the commit before this one. */
  follows: boolean
}

export interface Refusal {
  id: string
  code: string
  params: Params
}

/** One table as this page knows it: the streams of the seats held here, brought together commit by commit. */
export class Session<A, E, V> {
  info = $state.raw<TableInfo | null>(null)
  connection = $state<Connection>('joining')
  held = $state.raw<Seat[]>([])
  status = $state<Status>('gathering')
  sittings = $state.raw<Sitting[]>([])
  watching = $state(0)
  talk = $state.raw<Spoken[]>([])
  clocks = $state.raw<Clocks | null>(null)
  asked = $state.raw<Seat[]>([])
  outcome = $state.raw<Outcome | null>(null)
  view = $state.raw<V | null>(null)
  waiting = $state.raw<Seat[]>([])
  legal = $state.raw<Record<Seat, A[]>>({})
  refused = $state.raw<Refusal | null>(null)
  moved = $state('')
  ended = $state('')
  /** Something was asked for and not answered yet. */
  pending = $state(0)

  #socket: Socket | null = null
  #waiting = new Map<number, Map<Seat, E[]>>()
  #views = new Map<number, V>()
  #seq = 0
  #asked = new Set<string>()

  constructor(
    readonly id: string,
    private readonly onBatch: (batch: Batch<E, V>) => void,
    private readonly onSaid: (line: Spoken) => void,
  ) {}

  async join(): Promise<void> {
    this.info = await readTable(this.id)
    for (const seat of this.info.mine) {
      // A chair that is kept for us, as after a rematch, is taken with bytes of our own for the draws.
      if (this.info.seats.some((sitting) => sitting.seat === seat && sitting.kind === 'kept')) this.info = (await sitDown(this.id, seat, '')).table
    }
    this.#adopt(this.info)
    this.#socket = new Socket(
      (message) => this.#hear(message as FromServer<A, E, V>),
      (connection) => (this.connection = connection),
    )
    for (const seat of this.held) this.#socket.follow(this.id, seat)
  }

  #adopt(info: TableInfo): void {
    this.status = info.status
    this.sittings = info.seats
    this.outcome = info.outcome
    this.held = info.mine.length ? info.mine : [WATCHING]
  }

  async refresh(): Promise<void> {
    this.info = await readTable(this.id)
    const before = this.held
    this.#adopt(this.info)
    for (const seat of this.held) if (!before.includes(seat)) this.#socket?.follow(this.id, seat)
  }

  leave(): void {
    this.#socket?.close()
    this.#socket = null
  }

  act(seat: Seat, ...actions: A[]): void {
    this.#request({ kind: 'act', table: this.id, seat, actions })
  }

  takeBack(seat: Seat): void {
    this.#request({ kind: 'take-back', table: this.id, seat })
  }

  say(text: string): void {
    this.#request({ kind: 'say', table: this.id, seat: this.held[0], text })
  }

  pause(seat: Seat, wish: boolean): void {
    this.#socket?.send({ kind: wish ? 'pause' : 'resume', table: this.id, seat })
  }

  ack(seq: number): void {
    for (const seat of this.held) this.#socket?.ack(this.id, seat, seq)
  }

  rematch(): Promise<TableInfo> {
    return ask<TableInfo>('POST', `/api/tables/${this.id}/rematch`, {})
  }

  #request(message: Record<string, unknown>): void {
    this.refused = null
    const id = this.#socket?.request(message)
    if (id) {
      this.#asked.add(id)
      this.pending = this.#asked.size
    }
  }

  #answered(id: string): void {
    this.#asked.delete(id)
    this.pending = this.#asked.size
  }

  #hear(message: FromServer<A, E, V>): void {
    switch (message.kind) {
      case 'welcome':
        return this.#welcomed(message)
      case 'committed':
        return this.#committed(message)
      case 'done':
        return this.#answered(message.id)
      case 'refused':
        this.#answered(message.id)
        this.refused = { id: message.id, code: message.code, params: message.params }
        return
      case 'said':
        return this.#said(message.line)
      case 'timed':
        this.clocks = message.clocks
        this.asked = message.asked
        return
      case 'presence':
        this.status = message.status
        this.sittings = message.sittings
        this.watching = message.watching
        return
      case 'moved':
        this.moved = message.to
        return
      case 'ended':
        if (message.seat === this.held[0]) this.ended = message.reason
    }
  }

  #welcomed(message: Welcome<A, E, V>): void {
    this.status = message.status
    this.sittings = message.sittings
    this.watching = message.watching
    for (const line of message.talk) this.#said(line)
    this.asked = message.asked
    this.#take(message, message.view)
  }

  #committed(message: Committed<A, E, V>): void {
    if (this.status === 'gathering') this.status = 'playing'
    this.#take(message, message.view)
  }

  #take(message: Welcome<A, E, V> | Committed<A, E, V>, view: V | null): void {
    this.clocks = message.clocks
    this.outcome = message.outcome
    if (message.outcome) this.status = 'over'
    this.waiting = message.waiting
    this.legal = { ...this.legal, [message.seat]: message.legal.actions }
    if (view) this.view = view
    for (const telling of message.tellings) {
      if (telling.seq <= this.#seq) continue
      const seats = this.#waiting.get(telling.seq) ?? new Map<Seat, E[]>()
      seats.set(message.seat, telling.told === 'commit' ? telling.events : [])
      this.#waiting.set(telling.seq, seats)
    }
    if (view && message.seat === this.held[0]) this.#views.set(message.seq, view)
    if (message.kind === 'welcome' && !message.tellings.length && message.seq > this.#seq) {
      // Nothing is left to be told: the view is all there is.
      if (view) this.#hand({ seq: message.seq, told: new Map(), view, follows: false })
      this.#seq = message.seq
    }
    this.#deliver()
  }

  /** Hands on what every seat held here has been told, in order. */
  #deliver(): void {
    for (const seq of [...this.#waiting.keys()].sort((one, other) => one - other)) {
      const told = this.#waiting.get(seq)
      if (!told || !this.held.every((seat) => told.has(seat))) return
      this.#waiting.delete(seq)
      const view = this.#views.get(seq) ?? null
      for (const known of this.#views.keys()) if (known <= seq) this.#views.delete(known)
      const follows = seq === this.#seq + 1
      this.#seq = seq
      this.#hand({ seq, told, view, follows })
    }
  }

  #hand(batch: Batch<E, V>): void {
    this.onBatch(batch)
  }

  #said(line: Spoken): void {
    if (this.talk.some((known) => known.n === line.n)) return
    this.talk = [...this.talk, line].sort((one, other) => one.n - other.n).slice(-200)
    this.onSaid(line)
  }
}
