import { ask, guest, readTable, sitDown } from '../net/http'
import { noteOutcome, noteTold } from '../net/receipts'
import { Socket, type Connection } from '../net/socket'
import { WATCHING, type Clocks, type Committed, type FromServer, type Legal, type Offered, type OpenOffer, type Outcome, type Params, type Seat, type Sitting, type Spoken, type Status, type TableInfo, type Welcome } from '../net/types'
import { Apart, Together, type Batch, type Standing, type Streams } from './streams'

const same = (one: Offered, other: Offered): boolean => one.what === other.what && one.by === other.by && one.state === other.state

export interface Refusal {
  id: string
  code: string
  params: Params
}

/** One table as this page knows it: the streams of the seats held here, brought together. */
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
  /** What is offered and not answered yet, and what has become of the last offer. */
  offers = $state.raw<OpenOffer[]>([])
  offered = $state.raw<Offered | null>(null)
  outcome = $state.raw<Outcome | null>(null)
  /** What is seen from here: by all alike, or with the eyes of one seat. */
  view = $state.raw<V | null>(null)
  /** Whose eyes these are, where each seat here sees what is its own. */
  eyes = $state<Seat>('')
  waiting = $state.raw<Seat[]>([])
  /** What each seat held here may do: whole actions, and forms to be filled in. */
  legal = $state.raw<Record<Seat, Legal<A>>>({})
  refused = $state.raw<Refusal | null>(null)
  moved = $state('')
  ended = $state('')
  /** Something was asked for and not answered yet. */
  pending = $state(0)

  /** A bot told why it does what it does next. */
  onReason: (line: Spoken) => void = () => undefined

  #socket: Socket | null = null
  #streams: Streams<A, E, V> = new Apart()
  #asked = new Set<string>()
  #due = new Map<string, { seat: Seat; seq: number }>()
  #stood = new Map<Seat, number>()
  #told = new Set<Seat>()
  #questions = new Map<string, (answer: unknown) => void>()

  constructor(
    readonly id: string,
    private readonly onBatch: (batch: Batch<E, V>) => void,
    private readonly onSaid: (line: Spoken) => void,
  ) {}

  /**
   * `ready` is called once it is known what table this is, and before anything of it is heard. It says whether all seats
   * are told of every commit together.
   */
  async join(name: string, ready: (info: TableInfo) => Promise<{ together: boolean }>): Promise<void> {
    // Who comes for the first time holds no seat here: nobody need be known before the table is.
    const known = readTable(this.id).then((info) => {
      this.#adopt(info)
      return info
    })
    const [info] = await Promise.all([known, guest(name)])
    if ((await ready(info)).together) this.#streams = new Together()
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

  /** What would be, if; null where the house has no answer. Nothing happens by it, and nobody else hears of it. */
  ask(seat: Seat, question: object): Promise<unknown> {
    const id = this.#socket?.request({ kind: 'ask', table: this.id, seat, question })
    return new Promise((answered) => (id ? this.#questions.set(id, answered) : answered(null)))
  }

  say(text: string, seat = this.held[0]): void {
    this.#socket?.request({ kind: 'say', table: this.id, seat, text })
  }

  pause(seat: Seat, wish: boolean): void {
    this.#socket?.send({ kind: wish ? 'pause' : 'resume', table: this.id, seat })
  }

  offer(seat: Seat, what: OpenOffer['what']): void {
    this.#socket?.request({ kind: 'offer', table: this.id, seat, what })
  }

  withdraw(seat: Seat, what: OpenOffer['what']): void {
    this.#socket?.request({ kind: 'withdraw', table: this.id, seat, what })
  }

  reply(seat: Seat, what: OpenOffer['what'], agree: boolean): void {
    this.#socket?.request({ kind: 'reply', table: this.id, seat, what, agree })
  }

  ack(seqs: ReadonlyMap<Seat, number>): void {
    for (const [seat, seq] of seqs) this.#socket?.ack(this.id, seat, seq)
  }

  /** Sees the table with the eyes of another seat held here. */
  turnTo(seat: Seat): void {
    const standing = this.held.includes(seat) && seat !== this.#streams.eyes ? this.#streams.turnTo(seat) : null
    if (standing) this.#stand(standing)
  }

  /** Up to where a seat held here has been told, in its own count. */
  toldUpTo(seat: Seat): number {
    return this.#stood.get(seat) ?? 0
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

  #tell(id: string, answer: unknown): void {
    this.#questions.get(id)?.(answer)
    this.#questions.delete(id)
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
        if (message.seq > (this.#stood.get(message.seat) ?? 0) && this.#asked.has(message.id)) this.#due.set(message.id, message)
        else this.#answered(message.id)
        return
      case 'previewed':
        return this.#tell(message.id, message.answer)
      case 'refused':
        if (this.#questions.has(message.id)) return this.#tell(message.id, null)
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
      case 'offered':
        return this.#offered(message)
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
    this.offers = message.offers
    this.#take(message)
  }

  #committed(message: Committed<A, E, V>): void {
    if (this.status === 'gathering') this.status = 'playing'
    this.takingBack = this.denied = '' // asked for until anything happens
    this.offers = this.offers.filter(({ what }) => what !== 'take-back')
    this.offered = null
    this.#take(message)
  }

  #offered(news: Offered): void {
    if (this.offered && same(this.offered, news)) return // told to each seat held here
    this.offered = news
    const others = this.offers.filter(({ what, by }) => what !== news.what || (news.state === 'pending' ? by !== news.by : news.state === 'withdrawn' && by !== news.by))
    this.offers = news.state === 'pending' ? [...others, { what: news.what, by: news.by }] : others
    if (news.what === 'take-back' && news.state === 'withdrawn') this.takingBack = ''
  }

  #take(message: Welcome<A, E, V> | Committed<A, E, V>): void {
    this.#note(message)
    const standing = this.#streams.take(message, this.held)
    if (!standing) return
    this.clocks = message.clocks
    this.outcome = message.outcome
    if (message.outcome) {
      this.status = 'over'
      noteOutcome(this.id, message.outcome)
    }
    this.waiting = message.waiting
    this.#stand(standing)
  }

  #note({ seat, tellings: [first] }: Welcome<A, E, V> | Committed<A, E, V>): void {
    if (!first || this.#told.has(seat)) return
    this.#told.add(seat)
    noteTold(this.id, seat, first.seq - 1)
  }

  #stand({ heard, view, batches }: Standing<A, E, V>): void {
    this.legal = { ...this.legal, ...Object.fromEntries(heard.map((message) => [message.seat, message.legal])) }
    this.eyes = this.#streams.eyes
    if (view) this.view = view
    for (const { seat, seq } of heard) this.#stood.set(seat, seq)
    for (const [id, { seat, seq }] of this.#due) if (seq <= (this.#stood.get(seat) ?? 0)) this.#answered(id)
    for (const batch of batches) this.onBatch(batch)
  }

  #said(line: Spoken): void {
    if (this.talk.some((known) => known.n === line.n)) return
    this.talk = [...this.talk, line].sort((one, other) => one.n - other.n).slice(-200)
    if (line.reason) this.onReason(line)
    else this.onSaid(line)
  }
}
