/** What of a step can be done at this very moment: the Mentor asks for nothing else. */
import { distance } from '../board/ground'
import type { Offer } from '../offers'
import type { Reach } from '../../../wire/tseuquest'
import type { Square } from '../types'
import { heroOf, type Known, type LessonStep } from './guide'

export interface Moment extends Known {
  /** The learner is asked, and nothing moves. */
  asked: boolean
  offers: readonly Offer[]
  /** Where whoever moves can get to; null until it is known. */
  reach: Reach | null
}

export type Now = 'wait' | 'defend' | 'answer' | 'touch' | 'act' | 'throw' | 'climb' | 'go' | 'near' | 'stop' | 'halt' | 'end'

const FEET = 'walk-tense'

export const deedsOf = (moment: Moment, { deed }: LessonStep): readonly Offer[] => moment.offers.filter(({ action }) => deed?.(action, moment))

export function nowOf(moment: Moment, step: LessonStep): Now {
  const { view, asked, offers, reach } = moment
  if (!asked) return 'wait'
  if (view.pending && view.pending.step !== 'motion') return view.pending.step === 'defence-due' ? 'defend' : 'answer'
  if (step.id === 'rats') return 'touch'
  const there = step.there?.(moment) ?? true
  if (there && deedsOf(moment, step).length) return 'act'
  if (view.pending) {
    if (there) return 'stop'
    if (!reach || goalOf(moment, step)) return 'go'
    return nearestOf(moment, step) ? 'near' : 'halt'
  }
  if (!there && offers.some(({ verb }) => verb === FEET)) return heroOf(moment)?.pit ? 'climb' : 'throw'
  return 'end'
}

const endsOf = ({ reach }: Moment): readonly Square[] => (reach?.squares ?? []).filter((one) => one.ends && one.came >= 0).map(({ square }) => square)

/** What a path would be drawn to: the door or the square of the step, where it is in reach. */
export function goalOf(moment: Moment, step: LessonStep): { door?: string; square?: Square } | null {
  const { door = '', squares = [] } = step.ring(moment)
  if (door) return moment.reach?.doors.some(({ edge }) => edge === door) ? { door } : null
  const ends = endsOf(moment)
  const square = step.beside ? besideOf(squares, ends, heroOf(moment)?.square ?? '') : ends.find((one) => squares.includes(one))
  return square ? { square } : null
}

/** How far one gets towards it this time; none where that is no further than here. */
export function nearestOf(moment: Moment, step: LessonStep): Square | undefined {
  const { door = '', squares = [] } = step.ring(moment)
  const goal = step.towards?.(moment) ?? (door ? door.slice(0, -1) : squares[0])
  const here = heroOf(moment)?.square
  if (!goal || !here) return undefined
  const [nearest] = endsOf(moment).toSorted((one, other) => distance(one, goal) - distance(other, goal))
  return nearest && distance(nearest, goal) < distance(here, goal) ? nearest : undefined
}

/** A square beside one of these that one could go to, the nearest first. */
export function besideOf(targets: readonly Square[], squares: readonly Square[], here: Square): Square | undefined {
  const near = squares.filter((square) => targets.some((target) => distance(square, target) === 1))
  return near.sort((one, other) => distance(one, here) - distance(other, here))[0]
}
