/** Stones that move: what the stream tells is played by hands, sounds and words, and then the view is drawn. */
import { flushSync } from 'svelte'
import { lessMotion } from '../../settings/settings.svelte'
import * as sound from '../../sound/sound'
import { centre } from '../../table/motion'
import { Stage, type Telling } from '../../table/stage.svelte'
import { Hand, type Side } from './hand'
import { StoneMotion } from './motion'
import { EMPTY, depict, indexOfLine, pictureOf, type Picture } from './picture'
import { sideOf, type Event, type Glyph, type LineName, type Seat, type View } from './types'
import { claimIn } from './words'

export interface Look {
  line: LineName
  space: number
  looker: Seat
  /** What the one who looks sees; nobody else's page ever has it. */
  symbol: Glyph | null
  /** Somebody at this screen looks, and has yet to take it in hand. */
  covered: boolean
}

/** Who is at this screen. */
export interface Company {
  /** Whether this page holds the seat. */
  holds: (seat: Seat) => boolean
  /** Whether the screen has to be handed over before a seat may see anything. */
  handOver: () => boolean
  /** All seats, in the order they sit. */
  seats: () => readonly Seat[]
}

/** The room closes on one stone: where it and what keeps its light besides are, and how dark the rest is. */
export interface Reveal {
  holes: readonly { x: number; y: number; r: number }[]
  dark: number
}

/** The silence before a stone is turned, longer with each stone of a proof; the light is narrower, the dark deeper. */
const SILENCES = [400, 600, 800, 1000, 1200] as const
const CLOSES = 300
const LIES_OPEN = 300

/** With these a claim has its answer. */
const ANSWERS: ReadonlySet<Event['event']> = new Set(['answered', 'believed', 'doubted', 'stolen', 'ended', 'turn-began'])

export class StoneStage extends Stage<Event, View> {
  picture = $state.raw<Picture>(EMPTY)
  look = $state.raw<Look | null>(null)
  /** What lay hidden when it was over, and was turned up since. */
  opened = $state.raw<readonly string[]>([])
  reveal = $state.raw<Reveal | null>(null)
  /** What was turned up last, until somebody else's turn begins. */
  shown = $state<Glyph | null>(null)
  /** What was last drawn whole: nothing is told by how things stand before it was seen. */
  drawn = $state.raw<View | null>(null)

  readonly #motion: StoneMotion
  /** What one has to remember, or waits to see, takes its time. */
  #solemn = false
  #proved = 0
  #letGo: (() => void) | null = null

  constructor(
    telling: Telling<Event>,
    private readonly company: Company,
  ) {
    const motion = new StoneMotion()
    super(telling, motion)
    this.#motion = motion
  }

  get lit(): readonly Seat[] {
    return this.picture.waiting
  }

  override acting(waiting: readonly Seat[]): readonly Seat[] {
    return this.look ? [this.look.looker] : super.acting(waiting)
  }

  protected override left(): void {
    this.#letGo?.()
  }

  /** A look is only ended by letting go; a swap, a hiding and a reveal are never cut short. */
  override hurry = (): void => {
    if (this.busy && !this.look && !this.#solemn) this.#motion.hurry()
  }

  /** For those who asked for less motion, and hold the key or the finger down: the reveal at its end. */
  skip = (): void => {
    if (this.reveal && lessMotion()) this.#motion.hurry()
  }

  protected override hushes(events: readonly Event[]): boolean {
    return events.some((event) => event.event === 'turned')
  }

  uncover = (): void => {
    if (this.look?.covered) this.#letGo?.()
  }

  letGo = (): void => this.#letGo?.()

  protected draw(view: View): void {
    this.#draw(pictureOf(view))
    this.drawn = view
    const claim = claimIn(view)
    if (!claim) this.settle()
    else if (!this.speeches.some((one) => one.stays && one.seat === claim.seat)) this.speak(claim)
  }

  /** Once it is over: a stone that lay hidden is turned up. */
  async turnUp(line: LineName, space: number, symbol: string, apart: number): Promise<void> {
    const next = depict(this.picture, { event: 'turned', by: '', line, space, symbol: symbol as Glyph })
    this.opened = [...this.opened, `${line}${space}`]
    await this.#turn(this.#stone(line, space), next, 460, null)
    await this.#motion.pause(apart)
  }

  /** Rings the stone that is asked about. */
  point(line: LineName, space: number): void {
    this.#draw({ ...this.picture, challenged: { line, space } })
  }

  #draw(picture: Picture): void {
    flushSync(() => (this.picture = picture))
  }

  #stone(line: LineName, space: number): HTMLElement | null {
    return this.root?.querySelector(`[data-row="${indexOfLine(this.picture, line)}"] [data-space="${space}"]`) ?? null
  }

  #pool(line: LineName, symbol: Glyph): HTMLElement | null {
    return this.root?.querySelector(`[data-pool="${indexOfLine(this.picture, line)}"] [data-symbol="${symbol}"]`) ?? null
  }

  #stones(line: LineName): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(`[data-row="${indexOfLine(this.picture, line)}"] [data-space]`) ?? [])]
  }

  /** The hands of a seat: the right one, and for a swap the left one too. */
  #hands(seat: Seat): [Hand | null, Hand | null] {
    const [one, two] = this.root?.querySelectorAll<SVGElement>('.hand') ?? []
    const seats = this.company.seats()
    for (const element of [one, two]) element?.classList.toggle('moon', seats.length > 2 && sideOf(seat) !== sideOf(this.near))
    const made = (element: SVGElement | undefined, left: boolean): Hand | null =>
      this.root && element ? new Hand(element, this.root, this.#motion, this.#edgeOf(seat), left) : null
    return [made(one, false), made(two, true)]
  }

  /** From which edge of the table somebody reaches in. */
  #edgeOf(seat: Seat): Side {
    const seats = this.company.seats()
    const from = (seats.indexOf(seat) - seats.indexOf(this.near) + seats.length) % seats.length
    return from === 0 ? 'bottom' : seats.length < 3 || from === 2 ? 'top' : from === 1 ? 'left' : 'right'
  }

  #pan(element: Element | null): number {
    if (!element) return 0
    const { left, width } = element.getBoundingClientRect()
    return Math.max(-0.7, Math.min(0.7, ((left + width / 2) / innerWidth) * 1.4 - 0.7))
  }

  protected async act(event: Event, shown: () => void): Promise<void> {
    if (event.event === 'looked') return this.#looked(event, shown)
    if (event.event === 'turned') return this.#solemnly(() => this.#revealed(event))
    if (ANSWERS.has(event.event)) this.settle()
    if (event.event === 'turn-began' || event.event === 'named') this.shown = null
    this.announce(event)
    if (event.event === 'turn-began') this.news = '' // heard; the headline shows whose turn it is, and nothing stays to be read again
    const next = depict(this.picture, event)
    switch (event.event) {
      case 'placed':
        return this.#placed(event, next)
      case 'hidden': {
        const stone = this.#stone(event.line, event.space)
        sound.scrape(this.#pan(stone))
        return this.#solemnly(() => this.#turn(stone, next, 460, event.hand))
      }
      case 'swapped':
        return this.#solemnly(() => this.#swapped(event, next))
      case 'opened': {
        this.#draw(next)
        sound.thud()
        return this.#motion.fade(this.#stones(event.line).at(-1), 320)
      }
      case 'challenged':
        sound.knock()
        this.#draw(next)
        return this.#motion.pause(500)
      case 'boasted':
        sound.fifth()
        this.#draw(next)
        return this.#motion.pause(900)
      case 'named':
        this.#draw(next)
        return this.#motion.pause(700)
      case 'answered':
      case 'stolen':
      case 'doubted':
      case 'believed':
        this.#proved = 0
        this.#draw(next)
        return this.#motion.pause(700)
      case 'scored':
        this.#draw(next)
        sound.coin()
        return this.#motion.pause(520)
      case 'turn-began':
        this.#draw(next)
        return this.#motion.pause(360)
      case 'bell-rang':
        sound.bell()
        return this.#motion.pause(900)
      case 'ended':
        this.#draw(next)
        if (event.outcome.winners.some(this.company.holds)) sound.triumph()
        else sound.breath()
        return this.#motion.pause(900)
      default:
        this.#draw(next)
    }
  }

  async #solemnly(work: () => Promise<void>): Promise<void> {
    this.#motion.calm()
    this.#solemn = true
    await work()
    this.#solemn = false
  }

  /** Silence, the hand, the stone; then words, and nothing of them in the document before. */
  async #revealed(event: Extract<Event, { event: 'turned' }>): Promise<void> {
    const stone = this.#stone(event.line, event.space)
    const nth = Math.min(this.#proved, SILENCES.length - 1)
    this.news = ''
    if (this.picture.staked !== undefined) this.#draw({ ...this.picture, challenged: { line: event.line, space: event.space } })
    this.reveal = this.#closing(stone, event.by, nth)
    await this.#motion.pause(CLOSES)
    await this.#motion.pause(SILENCES[nth] ?? 0)
    await this.#turn(stone, depict(this.picture, event), 900, lessMotion() ? null : event.by)
    await this.#motion.pause(LIES_OPEN)
    this.reveal = null
    this.shown = event.symbol
    this.#proved += 1
    this.announce(event)
    await this.#motion.pause(250)
  }

  /** The stone, what was said of it and the candle keep their light. */
  #closing(stone: HTMLElement | null, by: Seat, nth: number): Reveal {
    const room = this.root?.getBoundingClientRect()
    const speech = this.root?.querySelector(`[data-speaks="${by}"] .speech`)
    const holes = [stone, speech, this.root?.querySelector('.path .candle')].flatMap((lit, i) => {
      const at = lit?.getBoundingClientRect()
      if (!at || !room) return []
      const { x, y } = centre(at)
      const r = i === 0 ? at.width * 2 * 0.8 ** nth : Math.max(at.width, at.height) * 0.62
      return [{ x: x - room.x, y: y - room.y, r }]
    })
    return { holes, dark: Math.min(0.9, 0.8 + nth * 0.025) }
  }

  async #placed(event: Extract<Event, { event: 'placed' }>, next: Picture): Promise<void> {
    const from = this.#pool(event.line, event.symbol)?.getBoundingClientRect()
    const [hand] = this.#hands(event.hand)
    if (from) await hand?.reach(from)
    const before = this.#stones(event.line).map((stone) => stone.getBoundingClientRect())
    const old = this.picture.lines[indexOfLine(this.picture, event.line)]?.stones ?? ''
    this.#draw(next)
    const after = this.#stones(event.line)
    const grown = after.length > before.length
    const at = grown ? (event.end === 'left' ? 0 : after.length - 1) : [...(next.lines[indexOfLine(next, event.line)]?.stones ?? '')].findIndex((stone, i) => stone !== old[i])
    const landed = after[at]
    const room = grown
      ? after.flatMap((stone, i) => {
          const was = before[event.end === 'left' ? i - 1 : i]
          return i !== at && was ? [this.#motion.shift(stone, was)] : []
        })
      : []
    if (landed && from) await Promise.all([this.#motion.carry(landed, from, hand), ...room])
    sound.thud(this.#pan(landed ?? null))
    this.#motion.rest(...after)
    await hand?.leave(landed?.getBoundingClientRect())
  }

  async #turn(stone: HTMLElement | null, next: Picture, duration: number, by: Seat | null): Promise<void> {
    const [hand] = by === null ? [null] : this.#hands(by)
    const lies = stone?.getBoundingClientRect()
    if (lies) await hand?.reach(lies)
    const held = lies ? hand?.hold(lies, duration) : undefined
    if (stone) await this.#motion.tip(stone, duration)
    this.#draw(next)
    if (stone) await this.#motion.rise(stone, duration)
    await held
    sound.thud(this.#pan(stone), 0.63)
    this.#motion.rest(stone)
    await hand?.leave(lies)
  }

  async #swapped(event: Extract<Event, { event: 'swapped' }>, next: Picture): Promise<void> {
    const [left, right] = [this.#stone(event.line, event.space), this.#stone(event.line, event.other)]
    const hands = this.#hands(event.hand)
    const places = [left, right].map((stone) => stone?.getBoundingClientRect())
    await Promise.all(places.map((place, i) => place && hands[i]?.reach(place)))
    sound.scrape(this.#pan(left))
    sound.scrape(this.#pan(right), 0.05)
    if (left && right) {
      left.classList.add('front')
      await this.#motion.orbit(left, right, hands)
      left.classList.remove('front')
    }
    // Redrawn by space: no element goes with a stone.
    this.#draw(next)
    this.#motion.rest(left, right)
    sound.thud(this.#pan(left), 0.8)
    sound.thud(this.#pan(right), 0.8, 0.04)
    // Each hand lets go where it set a stone down: across from where it took it.
    await Promise.all(hands.map((hand, i) => hand?.leave(places[lessMotion() ? i : 1 - i])))
  }

  async #looked(event: Extract<Event, { event: 'looked' }>, shown: () => void): Promise<void> {
    const ours = event.symbol !== null
    const { line, space, looker } = event
    if (ours && this.company.handOver()) {
      this.look = { line, space, looker, symbol: null, covered: true }
      await new Promise<void>((resolve) => (this.#letGo = resolve))
      this.#letGo = null
    }
    if (this.gone) return
    sound.slip(this.#pan(this.#stone(line, space)))
    shown()
    const told = this.tell(this.telling.tell(event))
    this.look = { line, space, looker, symbol: event.symbol, covered: false }
    if (ours) await new Promise<void>((resolve) => (this.#letGo = resolve))
    else await this.#motion.pause(1400)
    this.#letGo = null
    this.look = null
    if (ours) {
      event.symbol = null // seen once, and kept nowhere (TS-4.2)
      if (event.phrases) event.phrases = event.phrases.slice(0, 1)
      this.unsay(told)
      this.tell(this.telling.tell(event))
    }
    sound.thud(this.#pan(this.#stone(line, space)), 0.4)
    await this.#motion.pause(240)
  }
}
