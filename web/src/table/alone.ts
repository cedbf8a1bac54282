/** A table without a house behind it: a lesson, a puzzle. */
import type { Seat } from '../net/types'
import type { Names, Table } from './game'

export interface Alone<A, V> {
  names: Names
  seats: () => readonly Seat[]
  /** Who sits here, if anybody does. */
  held?: () => Seat
  view: () => V
  /** What may be done. */
  ways?: () => A[]
  act?: (seat: Seat, action: A) => void
}

export function alone<A, V>({ names, seats, held, view, ways = () => [], act = () => {} }: Alone<A, V>): Table<A, V> {
  return {
    names,
    get view() {
      return view()
    },
    eyes: '',
    get seats() {
      return seats()
    },
    get held() {
      return held ? [held()] : []
    },
    get waiting() {
      return held && ways().length ? [held()] : []
    },
    get legal() {
      return held ? { [held()]: { actions: ways(), forms: [] } } : {}
    },
    over: false,
    sittings: [],
    clocks: null,
    now: 0,
    refused: '',
    sending: false,
    act: (seat, ...actions) => actions.forEach((action) => act(seat, action)),
    ask: () => Promise.resolve(null),
    turnTo: () => {},
  }
}
