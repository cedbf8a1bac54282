import { PROTOCOL, type Legal } from '../wire/messages'
import { applied } from './changes'
import type { FromServer, OnWire, Seat } from './types'

type Any = FromServer<unknown, unknown, unknown>
type Sent = OnWire<unknown, unknown, unknown>
export type Connection = 'joining' | 'open' | 'lost' | 'closed'

interface Stream {
  table: string
  seat: Seat
  after: number | null
  /** What the last message left: the next one says what has changed. */
  view: unknown
  legal: Legal<unknown>
}

interface Request {
  id: string
  [key: string]: unknown
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

/**
 * One socket for everything a page follows. It comes back by itself; what was asked for and not answered is asked
 * again under the same id, which the server does once.
 */
export class Socket {
  #socket: WebSocket | null = null
  #streams = new Map<string, Stream>()
  #open = new Map<string, Request>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | null = null
  #ended = false

  constructor(
    private readonly hear: (message: Any) => void,
    private readonly tell: (connection: Connection) => void,
    private readonly address = location.origin.replace(/^http/, 'ws') + `/socket?protocol=${PROTOCOL}`,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  follow(table: string, seat: Seat): void {
    const stream: Stream = { table, seat, after: null, view: null, legal: { actions: [], forms: [] } }
    this.#streams.set(`${table} ${seat}`, stream)
    this.#subscribe(stream)
  }

  /** Asks for something that must happen once, and is asked again after a break until it is answered. */
  request(message: Record<string, unknown>): string {
    const id = crypto.randomUUID()
    const request: Request = { ...message, id }
    this.#open.set(id, request)
    this.#send(request)
    return id
  }

  send(message: Record<string, unknown>): void {
    this.#send(message)
  }

  /** Everything up to `seq` has been shown: it is not sent to this seat again. */
  ack(table: string, seat: Seat, seq: number): void {
    const stream = this.#streams.get(`${table} ${seat}`)
    if (stream && seq > (stream.after ?? -1)) stream.after = seq
    this.#send({ kind: 'ack', table, seat, seq })
  }

  close(): void {
    this.#ended = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    if (this.#timer) clearTimeout(this.#timer)
    this.#socket?.close()
    this.tell('closed')
  }

  #connect(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Sent)
    socket.onclose = () => this.#lost(socket)
  }

  #hear(sent: Sent): void {
    if (sent.kind === 'hello' && sent.protocol !== PROTOCOL) return this.#outdated(sent.protocol)
    const message = this.#known(sent)
    if (message.kind === 'hello') {
      this.#wait = FIRST_WAIT
      this.tell('open')
      for (const stream of this.#streams.values()) this.#subscribe(stream)
      for (const request of this.#open.values()) this.#send(request)
    } else if (message.kind === 'bye') {
      if (message.again < 0) this.#ended = true
      else this.#wait = Math.max(FIRST_WAIT, message.again)
    } else if ((message.kind === 'done' || message.kind === 'refused' || message.kind === 'previewed') && message.id) {
      this.#open.delete(message.id)
    }
    this.hear(message)
  }

  /** The whole of what a stream says, by what it said before. */
  #known(sent: Sent): Any {
    if (sent.kind !== 'welcome' && sent.kind !== 'committed') return sent
    const stream = this.#streams.get(`${sent.table} ${sent.seat}`)
    const view = sent.kind === 'welcome' ? sent.view : applied(stream?.view, sent.view)
    const legal = sent.legal ?? stream?.legal ?? { actions: [], forms: [] }
    if (stream) Object.assign(stream, { view, legal })
    return { ...sent, view, legal } as Any
  }

  /** The house speaks otherwise than this page, which was kept from before: loaded anew, once, it is today's. */
  #outdated(protocol: number): void {
    this.#ended = true
    const asked = `taberna-protocol-${protocol}`
    if (sessionStorage.getItem(asked)) return
    sessionStorage.setItem(asked, 'loaded')
    location.reload()
  }

  #subscribe({ table, seat, after }: Stream): void {
    this.#send({ kind: 'subscribe', table, seat, after })
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.tell(this.#ended ? 'closed' : 'lost')
    if (this.#ended) return
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #now = (): void => {
    if (this.#timer && document.visibilityState === 'visible') this.#connect()
  }
}
