import { ask, guest, readTable, sitDown } from '../net/http'
import { Socket, type Connection } from '../net/socket'
import { WATCHING, type Clocks, type Committed, type FromServer, type Legal, type Outcome, type Params, type Seat, type Sitting, type Spoken, type Status, type TableInfo, type Welcome } from '../net/types'
import { inWords } from '../text/phrase'

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
  /** Who asks to take a move back, and who was told no. */
  takingBack = $state<Seat>('')
  denied = $state<Seat>('')
  outcome = $state.raw<Outcome | null>(null)
  view = $state.raw<V | null>(null)
  waiting = $state.raw<Seat[]>([])
  /** What each seat held here may do: whole actions, and forms to be filled in. */
  legal = $state.raw<Record<Seat, Legal<A>>>({})
  refused = $state.raw<Refusal | null>(null)
  moved = $state('')
  ended = $state('')
  /** Something was asked for and not answered yet. */
  pending = $state(0)

  #socket: Socket | null = null
  #untold = new Map<number, Map<Seat, E[]>>()
  #latest = new Map<Seat, Welcome<A, E, V> | Committed<A, E, V>>()
  #seq = 0
  #asked = new Set<string>()
  #due = new Map<string, number>()
  #stood = 0

  constructor(
    readonly id: string,
    private readonly onBatch: (batch: Batch<E, V>) => void,
    private readonly onSaid: (line: Spoken) => void,
  ) {}

  /** `ready` is called once it is known what table this is, and before anything of it is heard. */
  async join(name: string, ready: (info: TableInfo) => Promise<void>): Promise<void> {
    await guest(name)
    const info = await readTable(this.id)
    this.#adopt(info)
    await ready(info)
    this.info = info
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

  /** Whether the other side may take its move back. */
  answerTakeBack(seat: Seat, agree: boolean): void {
    this.#request({ kind: 'answer-take-back', table: this.id, seat, agree })
  }

  say(text: string): void {
    this.#socket?.request({ kind: 'say', table: this.id, seat: this.held[0], text })
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

  /** The next game of the match. */
  goOn(): Promise<TableInfo> {
    return ask<TableInfo>('POST', `/api/tables/${this.id}/next`, {})
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
    this.#due.delete(id)
    this.pending = this.#asked.size
  }

  #hear(message: FromServer<A, E, V>): void {
    switch (message.kind) {
      case 'welcome':
        return this.#welcomed(message)
      case 'committed':
        return this.#committed(message)
      case 'done':
        // It has happened; until we are told what, nothing else can be asked for.
        if (message.seq > this.#stood && this.#asked.has(message.id)) this.#due.set(message.id, message.seq)
        else this.#answered(message.id)
        return
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
      case 'taking-back':
        this.takingBack = message.declined ? '' : message.by
        this.denied = message.declined ? message.by : ''
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
    this.takingBack = message.taking_back
    this.#take(message)
  }

  #committed(message: Committed<A, E, V>): void {
    if (this.status === 'gathering') this.status = 'playing'
    this.takingBack = this.denied = '' // asked for until anything happens
    this.#take(message)
  }

  #take(message: Welcome<A, E, V> | Committed<A, E, V>): void {
    this.#latest.set(message.seat, { ...message, tellings: [] }) // what was told is played and forgotten
    for (const telling of message.tellings) {
      if (telling.seq <= this.#seq) continue
      const seats = this.#untold.get(telling.seq) ?? new Map<Seat, E[]>()
      seats.set(message.seat, telling.told === 'commit' ? inWords(telling.events, telling.phrases) : [])
      this.#untold.set(telling.seq, seats)
    }
    const messages = this.held.map((seat) => this.#latest.get(seat))
    // How things stand is only shown once every seat held here has heard of it. A seat's numbers are its own;
    // where everybody is told of everything, they run side by side.
    if (messages.every((one) => one?.seq === message.seq)) this.#stand(messages.filter((one) => one !== undefined))
  }

  #stand(messages: (Welcome<A, E, V> | Committed<A, E, V>)[]): void {
    const [lead] = messages
    if (!lead) return
    this.clocks = lead.clocks
    this.outcome = lead.outcome
    if (lead.outcome) this.status = 'over'
    this.waiting = lead.waiting
    this.legal = Object.fromEntries(messages.map((message) => [message.seat, message.legal]))
    if (lead.view) this.view = lead.view
    this.#stood = lead.seq
    for (const [id, seq] of this.#due) if (seq <= lead.seq) this.#answered(id)
    this.#deliver(lead)
  }

  /** Hands on what was told, in order; the last of it with the view. */
  #deliver({ seq: last, view }: Welcome<A, E, V> | Committed<A, E, V>): void {
    if (!this.#untold.size && last > this.#seq) {
      this.#seq = last
      if (view) this.onBatch({ seq: last, told: new Map(), view, follows: false })
      return
    }
    for (const seq of [...this.#untold.keys()].sort((one, other) => one - other)) {
      const told = this.#untold.get(seq) ?? new Map<Seat, E[]>()
      this.#untold.delete(seq)
      const follows = seq === this.#seq + 1
      this.#seq = seq
      this.onBatch({ seq, told, view: seq === last ? view : null, follows })
    }
  }

  #said(line: Spoken): void {
    if (this.talk.some((known) => known.n === line.n)) return
    this.talk = [...this.talk, line].sort((one, other) => one.n - other.n).slice(-200)
    this.onSaid(line)
  }
}
