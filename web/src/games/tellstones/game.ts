/** King's Gambit as the shell takes it: one value. */
import type { Game } from '../../table/game'
import { t } from '../../text/texts.svelte'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Match from './Match.svelte'
import Over from './Over.svelte'
import Own from './Own.svelte'
import { StonePlay } from './play.svelte'
import Rail from './Rail.svelte'
import type { Moment } from './replay/story'
import { RULES } from './rules/rules'
import { StoneStage } from './stage.svelte'
import Symbol from './Symbol.svelte'
import Tally from './Tally.svelte'
import './look/claim.css'
import './look/round.css'
import './look/low.css'
import { GLYPHS, sideOf, type Action, type Event, type Options, type View } from './types'
import { ending, spoken, tell } from './words'

const GAME: Game<Action, Event, View, StoneStage, StonePlay, Moment> = {
  name: 'tellstones',
  terms: (options) => t('terms', { clock: (options as Options).clock }),
  story: {
    tell,
    say: spoken,
    ending,
    log: false, // TS-4.2
    merge(told) {
      const [lead = []] = told.values()
      return lead.map((event, i) => {
        if (event.event !== 'looked' || event.symbol) return event
        // Whoever of those at this screen looked was told more of it than the others.
        return [...told.values()].map((seen) => seen[i]).find((seen) => seen?.event === 'looked' && seen.symbol) ?? event
      })
    },
    owed: (events) => events.filter((event) => event.event === 'looked' && event.symbol),
  },
  manners: {
    side: sideOf,
    takesBack: (view) => view.options.take_back === 'ask',
    resign: { action: { do: 'resign' }, means: (view) => t(view.seats.length > 2 ? 'resign-partner' : 'resign-means') },
    draw: { offered: (view) => view.drawn, action: (say) => ({ do: 'draw', say }) },
    away: { seats: (view) => view.away, claim: { do: 'claim' } },
  },
  stage: (telling, table) =>
    new StoneStage(telling, {
      holds: (seat) => table.held.includes(seat),
      handOver: () => table.held.length > 1,
      seats: () => table.seats,
    }),
  play: (table, stage, edge) => new StonePlay(table, stage, edge),
  Board,
  Rail,
  Others: Tally,
  Own,
  Over,
  Cover,
  Match,
  phrases: { groups: ['greet', 'needle', 'doubt', 'praise'], kinds: GLYPHS, told: (symbol) => t('the-stone-object', { symbol }), Sign: Symbol },
  sign: (seat, me, seats) => (seats.length < 3 ? '' : sideOf(seat) === sideOf(me) ? 'sun' : 'moon'),
  End: () => import('./end/End.svelte'),
  replay: () => import('./replay'),
  lessons: { data: 'lessons.json', learner: 'A', seats: ['A', 'B'], options: { variant: 'duel' }, bot: 'page' },
  rules: RULES,
}

export default GAME
