/** An adventure at one table: what is offered to whoever sits at this edge, and what of it was picked so far. */
import { tick, untrack } from 'svelte'
import type { Edge, Play, Table } from '../../table/game'
import { t } from '../../text/texts.svelte'
import { titleOf } from '../../room/opponents'
import type { Camping } from './between/camping.svelte'
import { readGround, type Ground } from './board/ground'
import { unlessSame } from './board/same'
import { seenSquares } from './board/seen'
import { Curtain } from './curtain.svelte'
import { declared } from './declared'
import { aboutWhom, offersOf, type Offer } from './offers'
import { meet } from './own'
import { Plan } from './plan.svelte'
import type { QuestStage } from './stage.svelte'
import type { Lesson } from './learn'
import { Standing } from './standing.svelte'
import { FIRST_EVENING, type Action, type Form, type Square, type View } from './types'
import { toTheEye } from './scrolling'
import { thingsOn } from './touched'
import { whyNot } from './rail/kinds'
import { Walking } from './walking.svelte'
import { Things, whyWords } from './words'

/** Steps are taken along a path, once it is confirmed. */
const STEPS: readonly string[] = ['move', 'jump', 'open']

/** A page around the dungeon. */
export type Around = '' | 'sharing' | 'magic' | 'camp' | 'roads'

function around({ board, phase, pending, options }: View): Around {
  if (board) return ''
  if (options.variant === 'interlude') return phase === 'interlude' ? 'camp' : 'roads'
  if (pending?.step === 'pick-adventure') return options.campaign.played.length ? 'roads' : ''
  if (pending?.step === 'pick-party') return 'sharing'
  return phase === 'setup' ? 'magic' : ''
}

export class QuestPlay implements Play {
  /** What is drawn: how things stand, or what is being told. */
  readonly view = $derived.by((): View => {
    meet(this.table.view.own)
    return this.curtain.before(this.stage.busy ? (this.stage.picture ?? this.table.view) : this.table.view)
  })
  readonly things = $derived.by(() => new Things(this.view))
  readonly ground = $derived.by((): Ground | null => (this.#drawing ? readGround(this.#drawing) : null))
  /** The very same set as long as nothing new is seen: the floor is drawn anew only then. */
  readonly seen = $derived.by((): ReadonlySet<Square> => this.#sameSeen(this.ground ? seenSquares(this.view, this.ground) : new Set()))
  readonly busy = $derived.by(() => this.stage.busy || this.table.sending)
  readonly offers = $derived.by((): readonly Offer[] => {
    const { held, over, legal, view } = this.table
    if (!held.length || this.busy || over || this.curtain.drawn) return []
    const actions = legal[this.edge.me]?.actions ?? []
    return [...offersOf(actions, view), ...declared(actions, view, this.edge.me)]
  })
  readonly forms = $derived.by((): readonly Form[] => (this.busy || this.table.over || this.curtain.drawn ? [] : (this.table.legal[this.edge.me]?.forms ?? [])))
  readonly asked = $derived.by(() => this.table.held.includes(this.edge.me) && this.table.view.waiting.includes(this.edge.me))
  readonly idle = $derived.by(() => !this.busy && !this.offers.length && !this.forms.length)
  /** The figure that acts, or about which something is asked. */
  readonly actor = $derived.by(() => (this.stage.busy && this.stage.actor ? this.stage.actor : aboutWhom(this.view)))
  #meant = $derived.by((): readonly Offer[] =>
    this.offers.filter((offer) => (!this.verbs.length || this.verbs.includes(offer.verb)) && (!this.card || (offer.action.do === 'cast' && offer.action.card === this.card))),
  )
  /** What the picked verb or square leaves. */
  readonly left = $derived.by((): readonly Offer[] =>
    this.#meant.filter((offer) => !this.square || offer.squares.includes(this.square)),
  )
  /** Squares that mean something now, with what. */
  readonly pointed = $derived.by((): ReadonlyMap<Square, readonly Offer[]> => {
    const found = new Map<Square, Offer[]>()
    // A card that reaches far would ring the whole floor: its squares are shown once it was picked.
    const shown = this.#meant.filter((offer) => offer.verb !== 'cast' || this.verbs.length)
    for (const offer of shown) for (const square of offer.squares) found.set(square, [...(found.get(square) ?? []), offer])
    return found
  })
  readonly look = 'quest'
  readonly plan: Plan
  readonly walking: Walking
  readonly curtain: Curtain
  readonly standing: Standing

  verbs = $state.raw<readonly string[]>([])
  square = $state<Square>('')
  /** The card in whose light one looks: only what it does is offered. */
  card = $state('')
  /** Whether it was asked to end the turn, with something left worth doing. */
  ending = $state(false)
  hint = $state.raw<{ square: Square; text: string } | null>(null)
  /** What was touched last, by its ids: a word on each is shown. */
  touched = $state.raw<readonly string[]>([])
  /** Whose sheet is wanted; empty: one's own. */
  looked = $state('')
  /** The Sorcerer's screen: fetched once there is a plan, so that no adventurer's page has a byte of it. */
  screen = $state.raw<typeof import('./screen') | null>(null)
  /** What surrounds the dungeon: fetched while there is no board. */
  between = $state.raw<typeof import('./between') | null>(null)
  /** Which page of it: empty where there is a board, and where nothing is asked before one. */
  readonly evening = $derived.by((): Around => around(this.view))
  /** The deck that would be drawn from, the road that would be taken. */
  deck = $state('')
  road = $state('')
  /** What somebody in a camp has in hand. */
  camping = $state.raw<Camping | null>(null)
  /** The Mentor, at a table where somebody learns the game. */
  guide = $state.raw<typeof import('./learn') | null>(null)
  lesson = $state.raw<Lesson | null>(null)
  /** Which of its notes is open. */
  noted = $state('')
  #drawing = $derived.by(() => this.view.board)
  #sameSeen = unlessSame()

  constructor(
    readonly table: Table<Action, View>,
    readonly stage: QuestStage,
    readonly edge: Edge<View>,
  ) {
    const seat = (): string => this.edge.me
    this.curtain = new Curtain(table, stage)
    this.walking = new Walking(table)
    this.standing = new Standing(table)
    const calm = (): boolean => !this.busy && !this.curtain.drawn
    const seen = (): ReadonlySet<Square> => this.seen
    this.plan = new Plan({
      table,
      get seat() {
        return seat()
      },
      get calm() {
        return calm()
      },
      get seen() {
        return seen()
      },
    })
    $effect(() => {
      if (this.table.view.plan && !untrack(() => this.screen)) void import('./screen').then(async (found) => (await found.speak(), (this.screen = found)))
    })
    $effect(() => {
      if (this.evening && !untrack(() => this.between)) void import('./between').then(async (found) => (await found.speak(), (this.between = found)))
    })
    $effect(() => {
      const learns = this.table.view.options.adventure === FIRST_EVENING && this.table.held.length > 0
      if (learns && !untrack(() => this.guide)) void import('./learn').then(async (found) => (await found.speak(), (this.guide = found)))
    })
    $effect(() => {
      const { guide } = this
      if (guide) this.lesson = untrack(() => new guide.Lesson(this))
    })
    $effect(() => {
      void this.table.view
      untrack(() => this.clear())
    })
    $effect(() => {
      void this.table.view
      if (!this.table.sending && !this.curtain.drawn) untrack(() => this.walking.goesOn())
    })
  }

  note = (seat: string): string => {
    const { view, sittings } = this.table
    const bot = sittings.find((one) => one.seat === seat)?.bot
    const heroes = view.figures.filter((figure) => figure.kind === 'hero' && figure.seat === seat).map((figure) => this.things.figure(figure.id))
    const called = this.table.names.seat(seat)
    return [...heroes.filter((hero) => hero !== called), bot ? titleOf(bot) : ''].filter(Boolean).join(' · ')
  }

  /** A fight, looked at again. */
  again = (last: number): void => this.stage.close.reopen(last)

  do(offer: Offer): void {
    this.send(offer.action)
  }

  send(action: Action): void {
    this.#putAway()
    this.clear()
    this.walking.forget()
    this.table.act(this.edge.me, action)
  }

  /** Something else needs the place over the board. */
  #putAway(): void {
    if (!this.stage.busy) this.stage.close.close()
  }

  pick(...verbs: string[]): void {
    this.#putAway()
    this.ending = false
    this.hint = null
    this.square = ''
    this.card = ''
    this.verbs = verbs
  }

  /** Casting this card; the same again: not after all. */
  pickCard(card: string): void {
    const again = this.card === card
    this.pick(...(again ? [] : ['cast']))
    this.card = again ? '' : card
  }

  lookAt(figure: string): void {
    this.looked = this.looked === figure ? '' : figure
  }

  noteTo(note: string): void {
    this.noted = this.noted === note ? '' : note
  }

  /** A square was meant: whoever moves would go there; else whatever may be done to what stands on it. */
  point(square: Square): void {
    this.#putAway()
    this.walking.broken = false
    this.ending = false
    this.hint = null
    this.touched = thingsOn(this.view, square)
    if (this.plan.to(square)) {
      this.square = ''
      return this.#toTheRail()
    }
    const meant = (this.pointed.get(square) ?? []).filter((offer) => this.verbs.length || !this.plan.reach || !STEPS.includes(offer.verb))
    this.square = meant.length ? square : ''
    const own = this.#waiter(square)
    if (meant.length) this.#toTheRail()
    else if (this.card && this.view.turn && this.view.figures.some((one) => one.square === square)) void this.plan.wonderAt(this.view.turn.figure, square, this.card)
    else if (this.plan.reach) void this.plan.wonder(square)
    else if (own) void this.plan.later(own, square)
    else this.#mindFirst(square)
  }

  /** Who of ours would go there later, while others act. */
  #waiter(square: Square): string | undefined {
    const { view, held, over } = this.table
    if (over || view.plan || !held.includes(this.edge.me) || view.waiting.includes(this.edge.me) || view.figures.some((one) => one.square === square)) return undefined
    return view.figures.find((one) => one.kind === 'hero' && one.seat === this.edge.me && one.square)?.id
  }

  /** Whoever points at the floor of their own turn would go there: the feet come first. */
  #mindFirst(square: Square): void {
    const { view } = this
    const things = this.touched.filter((id) => !view.doors.some((door) => door.edge === id))
    if (!this.asked || this.busy || view.pending || !view.turn || this.verbs.length || things.length) return
    const walks = this.offers.some((offer) => offer.verb.startsWith('walk-'))
    this.hint = { square, text: walks ? t('quest-move-first', { move: t('quest-kind', { kind: 'move' }) }) : whyNot('move', view, this.plan.ways, this.things) }
  }

  /** What is said on a square: why one can't go there. */
  readonly onSquare = $derived.by((): { square: Square; text: string } | null => {
    const { why, whyAt } = this.plan
    return why?.why ? { square: whyAt, text: whyWords(why.why, this.things) } : this.hint
  })

  pointDoor(edge: string): void {
    this.touched = [edge]
    if (this.plan.through(edge)) this.#toTheRail()
  }

  walk(): void {
    this.walking.sets(this.edge.me, this.plan)
    this.clear()
  }

  /** Whoever came by the keyboard goes on where the answer is. */
  #toTheRail(): void {
    if (!document.activeElement?.matches('.cells rect:focus-visible, .door-can:focus-visible')) return
    void tick().then(() => this.stage.find('.orders [data-way=walk], .orders [data-act]')?.focus({ preventScroll: true }))
  }

  /** What is asked, or was picked, is in view, and whoever had the focus on something that is gone finds it there. */
  comesIntoView(asked: Element): () => void {
    return $effect.root(() => {
      $effect(() => {
        void [this.asked, this.verbs, this.square, this.card, this.deck, this.road, this.ending, this.plan.planned, this.table.view.pending, this.table.view.turn?.figure]
        // Around the dungeon the page itself is read first, until something on it was chosen.
        if (this.asked && !this.busy && (!this.evening || this.deck || this.road)) void tick().then(() => untrack(() => toTheEye(asked)))
      })
    })
  }

  touch(id: string): void {
    this.touched = [id]
  }

  clear = (): void => {
    this.touched = []
    this.hint = null
    this.ending = false
    this.verbs = []
    this.deck = this.road = ''
    this.square = ''
    this.card = ''
    this.plan.clear()
  }

  pressed = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      this.stage.hurry()
      this.clear()
      this.plan.drop()
    }
  }
}
