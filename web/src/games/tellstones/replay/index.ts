/** A game of King's Gambit that is over. */
import type { Replay } from '../../../table/game'
import type { Event, View } from '../types'
import Board from './Board.svelte'
import { storyOf, turningPoints, type Moment } from './story'

const REPLAY: Replay<Event, View, Moment> = {
  story: storyOf,
  points: turningPoints,
  tells: (event) => event.event !== 'turn-began',
  Board,
  Memory: () => import('./Memory.svelte'),
}

export default REPLAY
