/** "Show me": what the step asks for is laid out as if it had been pointed at. Whether to do it is still the learner's. */
import type { QuestPlay } from '../play.svelte'
import { besideOf, type Ring, type Step } from './guide'

/** The verbs that a step is done by, once one stands where it can be done. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  fight: ['attack'],
  finish: ['attack'],
  search: ['search'],
  traps: ['search'],
  take: ['use'],
  chest: ['use'],
  drink: ['use'],
  home: ['leave'],
}

export function show(play: QuestPlay, { id }: Step, { squares = [], door = '' }: Ring): void {
  const [first = ''] = squares
  if (id === 'rats') return play.touch(play.view.figures.find((one) => one.square === first)?.id ?? '')
  const wanted = play.offers.filter((offer) => VERBS[id]?.includes(offer.verb) && (id === 'search' || id === 'traps' || id === 'home' || offer.squares.some((square) => squares.includes(square))))
  if (wanted.length) return play.pick(...new Set(wanted.map((offer) => offer.verb)))
  const { reach } = play.plan
  if (!reach) {
    const walk = play.offers.find((offer) => offer.verb.startsWith('walk-'))
    if (walk) play.pick(...new Set(play.offers.flatMap((offer) => (offer.verb.startsWith('walk-') ? [offer.verb] : []))))
    return
  }
  if (door && reach.doors.some((one) => one.edge === door)) return play.pointDoor(door)
  const ends = reach.squares.filter((one) => one.ends && one.came >= 0).map((one) => one.square)
  const here = play.things.figures.get(reach.figure)?.square ?? ''
  const there = door ? ends.find((square) => square === door.slice(0, -1)) : (ends.find((square) => squares.includes(square)) ?? besideOf(squares, ends, here))
  if (there) play.point(there)
}
