/** Hazard, the small game of tests/sample, as the shell takes it. */
import type { Outcome, Seat } from '../../src/net/types'
import type { Edge, Game, Moment, Names, Play, Table } from '../../src/table/game'
import { Stage, type Telling } from '../../src/table/stage.svelte'
import { t, type Sources } from '../../src/text/texts.svelte'
import Board from './Board.svelte'
import Rail from './Rail.svelte'

export type Action = { do: string }
export interface View {
  purses: number[]
  round: number
  stake: number
  hands: string[]
  calls: number[]
}
type Event =
  | { event: 'dealt' | 'called'; seat: Seat }
  | { event: 'staked'; seat: Seat; coins: number; toast: string }
  | { event: 'round-began'; round: number }
  | { event: 'thrown'; face: string }
  | { event: 'paid'; winners: Seat[] }
  | { event: 'ended'; outcome: Outcome }
  | { event: 'sat-down' | 'lifted' | 'tipped' }

const TEXT = `
hazard-title = Hazard
hazard-terms = { $rounds } rounds
hazard-open = Throw with us
hazard-stake = Set the stake
hazard-coins = Coins
hazard-toast = A toast
hazard-call = Call
hazard-number = All dice together
hazard-turn = Your word, please
hazard-wait = The others are thinking
hazard-seat = { $name }: { $hand } under the cup, called { $call }, { $purse } coins
hazard-leave = The others share the night.
hazard-told-staked = { $seat } stakes { $coins }.
hazard-told-called = { $seat } has called.
hazard-told-thrown = The house throws { $face }.
hazard-told-paid = { $winners } came nearest.
hazard-told-ended = The night is over.
`
const text = (): Promise<{ default: string }> => Promise.resolve({ default: TEXT })
export const TEXTS: Sources = { en: text, es: text, fr: text, el: text }

function tell(event: Event, names: Names): string {
  switch (event.event) {
    case 'staked':
      return t('hazard-told-staked', { seat: names.seat(event.seat), coins: event.coins })
    case 'called':
      return t('hazard-told-called', { seat: names.seat(event.seat) })
    case 'thrown':
      return t('hazard-told-thrown', { face: event.face })
    case 'paid':
      return t('hazard-told-paid', { winners: event.winners.map(names.seat).join(', ') })
    default:
      return event.event === 'ended' ? t('hazard-told-ended') : ''
  }
}

class Cups extends Stage<Event, View> {
  view = $state.raw<View | null>(null)

  constructor(
    telling: Telling<Event>,
    private readonly table: Table<Action, View>,
  ) {
    super(telling)
  }

  get lit(): readonly Seat[] {
    return this.table.waiting
  }

  protected draw(view: View): void {
    this.view = view
  }

  protected async act(event: Event): Promise<void> {
    this.announce(event)
    await this.motion.pause(event.event === 'thrown' ? 600 : 100)
  }
}

export class Round implements Play {
  constructor(
    readonly table: Table<Action, View>,
    readonly stage: Cups,
    readonly edge: Edge<View>,
  ) {}

  get forms() {
    return this.stage.busy || this.table.sending ? [] : (this.table.legal[this.edge.me]?.forms ?? [])
  }

  get idle(): boolean {
    return !this.forms.length && !this.stage.busy
  }
}

const GAME: Game<Action, Event, View, Cups, Round, Moment<Event>> = {
  name: 'hazard',
  texts: TEXTS,
  terms: (options) => t('hazard-terms', { rounds: (options as { rounds: number }).rounds }),
  story: {
    tell,
    say: (event) => (event.event === 'staked' && event.toast ? { seat: event.seat, text: event.toast, loud: true } : null),
    ending: () => t('hazard-told-ended'),
    log: true,
  },
  manners: { side: (seat) => seat, resign: { action: { do: 'leave' }, means: () => t('hazard-leave') } },
  stage: (telling, table) => new Cups(telling, table),
  play: (table, stage, edge) => new Round(table, stage, edge),
  Board,
  Rail,
}

export default GAME
