/** Stones that move: what the stream tells is played by hands, sounds and words, and then the view is drawn. */
import { flushSync } from 'svelte'
import { lessMotion } from '../../settings/settings.svelte'
import * as sound from '../../sound/sound'
import { Stage, type Telling } from '../../table/stage.svelte'
import { Hand } from './hand'
import { StoneMotion } from './motion'
import { EMPTY, depict, indexOfLine, pictureOf, type Picture } from './picture'
import type { Event, Glyph, LineName, Seat, View } from './types'

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
}

export class StoneStage extends Stage<Event, View> {
  picture = $state.raw<Picture>(EMPTY)
  look = $state.raw<Look | null>(null)

  readonly #motion: StoneMotion
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

  /** A look is only ended by letting go. */
  override hurry = (): void => {
    if (this.busy && !this.look) this.#motion.hurry()
  }

  uncover = (): void => {
    if (this.look?.covered) this.#letGo?.()
  }

  letGo = (): void => this.#letGo?.()

  protected draw(view: View): void {
    this.#draw(pictureOf(view))
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
    const made = (element: SVGElement | undefined, left: boolean): Hand | null =>
      this.root && element ? new Hand(element, this.root, this.#motion, seat !== this.near, left) : null
    return [made(one, false), made(two, true)]
  }

  #pan(element: Element | null): number {
    if (!element) return 0
    const { left, width } = element.getBoundingClientRect()
    return Math.max(-0.7, Math.min(0.7, ((left + width / 2) / innerWidth) * 1.4 - 0.7))
  }

  protected async act(event: Event, shown: () => void): Promise<void> {
    if (event.event === 'looked') return this.#looked(event, shown)
    this.announce(event)
    if (event.event === 'turn-began') this.news = '' // heard; the headline shows whose turn it is, and nothing stays to be read again
    const next = depict(this.picture, event)
    switch (event.event) {
      case 'placed':
        return this.#placed(event, next)
      case 'hidden': {
        const stone = this.#stone(event.line, event.space)
        sound.scrape(this.#pan(stone))
        return this.#turn(stone, next, 460, event.hand)
      }
      case 'turned': {
        await this.#motion.pause(400)
        return this.#turn(this.#stone(event.line, event.space), next, 900, null)
      }
      case 'swapped':
        return this.#swapped(event, next)
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
      case 'answered':
      case 'named':
      case 'stolen':
      case 'doubted':
      case 'believed':
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
