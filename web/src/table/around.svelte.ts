/** All that is around a game at a table of the house: offers, pauses, who is away, the menu, the end, the next game. */
import { ask } from '../net/http'
import { WATCHING, type Outcome, type Parting, type Seat } from '../net/types'
import { refusal, t } from '../text/texts.svelte'
import type { Refusal } from '../wire/messages'
import type { AnyGame, AnyStage, Names } from './game'
import { same } from './lessons'
import type { Session } from './session.svelte'

/** What is asked or told on the rail before anything of the game. */
export type Aside = 'lost' | 'over' | 'resign' | 'menu' | 'handed' | 'paused' | 'pause-asked' | 'back-asked' | 'draw-offered' | 'gone'

export class Around {
  menu = $state<'' | 'menu' | 'resign'>('')
  /** Why there is no other game. */
  again = $state('')
  match = $state.raw<Parting | null>(null)

  readonly held = $derived.by((): readonly Seat[] => this.session.held.filter((seat) => seat !== WATCHING))
  /** Who speaks for this screen: whoever must act, or else the first. */
  readonly speaker = $derived.by((): Seat | undefined => {
    const { eyes, waiting } = this.session
    return eyes && this.held.includes(eyes) ? eyes : (this.held.find((seat) => waiting.includes(seat)) ?? this.held[0])
  })
  readonly ours = $derived.by(() => this.session.view !== null && this.held.some((seat) => this.session.waiting.includes(seat)))
  readonly over = $derived.by((): Outcome | null => (this.stage.busy ? null : this.session.outcome))
  readonly paused = $derived.by(() => this.session.clocks?.paused ?? false)
  /** Who else would like the clocks to stand still, until we say what we think of it. */
  readonly pauser = $derived.by((): Seat | undefined => {
    const { asked } = this.session
    return this.paused || this.held.some((seat) => asked.includes(seat)) ? undefined : asked[0]
  })
  /** Which side offers a draw, and who of ours may answer. */
  readonly offer = $derived.by(() => (this.session.view === null ? null : (this.game.manners.draw?.offered(this.session.view) ?? null)))
  readonly answering = $derived.by(() => this.held.find((seat) => this.#side(seat) !== this.offer))
  /** Ours is offered, and not answered yet. */
  readonly offering = $derived.by(() => !!this.offer && !this.answering && this.held.length > 0)
  /** Who of another side would take a move back, and who of ours may let them. */
  readonly takerBack = $derived.by((): Seat => (this.session.takingBack && this.agreeing ? this.session.takingBack : ''))
  readonly agreeing = $derived.by(() => this.held.find((seat) => this.#side(seat) !== this.#side(this.session.takingBack)))
  readonly away = $derived.by((): readonly Seat[] => {
    const seats: readonly Seat[] = this.session.view === null ? [] : (this.game.manners.away?.seats(this.session.view) ?? [])
    return seats.filter((seat) => !this.held.includes(seat))
  })
  /** Seats of ours that a bot plays for a while. */
  readonly handed = $derived.by(() => this.session.sittings.filter((sitting) => this.held.includes(sitting.seat) && sitting.kind === 'bot').map((sitting) => sitting.seat))
  readonly refused = $derived.by(() => {
    const { refused, denied } = this.session
    if (refused) return this.#inWords(refused)
    return this.held.includes(denied) ? t('take-back-denied') : ''
  })
  readonly verdict = $derived.by(() => {
    if (!this.over) return ''
    const own = this.game.story.verdict?.(this.over)
    if (own) return own
    const [winner] = this.over.winners
    if (!winner) return t('over-drawn')
    if (this.held.length === 1 && this.over.reason === 'resigned' && !this.over.winners.some((seat) => this.held.includes(seat))) return t('over-resigned')
    if (this.held.length === 1) return t(this.over.winners.some((seat) => this.held.includes(seat)) ? 'over-won' : 'over-lost')
    return t('over-side', { side: this.names.side(this.#side(winner)) })
  })
  readonly aside = $derived.by((): Aside | null => {
    if (this.session.connection === 'lost') return 'lost'
    if (this.over) return 'over'
    if (this.menu) return this.menu
    if (this.handed.length) return 'handed'
    if (this.paused) return 'paused'
    if (this.pauser && this.held.length) return 'pause-asked'
    if (this.stage.busy) return null
    if (this.takerBack) return 'back-asked'
    if (this.offer && this.answering) return 'draw-offered'
    return this.away.length && this.may(this.game.manners.away?.claim) ? 'gone' : null
  })

  constructor(
    readonly session: Session<object, object, unknown>,
    readonly game: AnyGame,
    readonly stage: AnyStage,
    readonly names: Names,
  ) {}

  /** Whether the one who speaks here may do this. */
  may(action: object | undefined): boolean {
    return !!action && !!this.speaker && (this.session.legal[this.speaker]?.actions.some((one) => same(one, action)) ?? false)
  }

  does(action: object | undefined): void {
    if (this.speaker && action) this.session.act(this.speaker, action)
    this.menu = ''
  }

  takeBack(): void {
    this.session.takeBack(this.held.find((seat) => !this.session.waiting.includes(seat)) ?? this.held[0] ?? '')
    this.menu = ''
  }

  pause(): void {
    if (this.speaker) this.session.pause(this.speaker, !this.session.asked.includes(this.speaker))
    this.menu = ''
  }

  async takeAgain(): Promise<void> {
    for (const seat of this.handed) await ask('DELETE', `/api/tables/${this.session.id}/seats/${seat}/bot`).catch(() => null)
  }

  async letABot(seat: Seat): Promise<void> {
    await ask('POST', `/api/tables/${this.session.id}/seats/${seat}/bot`, {}).catch(() => null)
  }

  #side(seat: Seat): string {
    return this.game.manners.side(seat)
  }

  #inWords({ code, params }: Refusal): string {
    const why = { code, params: 'seat' in params ? { ...params, seat: this.names.seat(String(params['seat'])) } : params }
    return this.session.view !== null && this.game.refusal ? this.game.refusal(why, this.session.view) : refusal(why.code, why.params)
  }
}
