/** A way that was confirmed: who else had to say something on it does not end it, unless that changed anything. */
import type { Motion, Reached } from '../../wire/tseuquest'
import type { Action, View } from './types'

export interface Way {
  readonly seat: string
  readonly figure: string
  /** Where it leads, the first being where it starts, and what is done to get there. */
  readonly path: readonly Reached[]
  readonly steps: readonly Action[]
  /** What was seen, and what was left to walk with, when it was confirmed. */
  readonly before: View
  readonly points: number
  /** How much of it was behind them when it was last gone on with. */
  readonly done: number
}

export type Rest = { is: 'on'; way: Way } | { is: 'waits' | 'over' | 'broken' }

/** What is left of it as things stand: steps to go on with, somebody's answer to be waited for, nothing, or a surprise. */
export function restOf(way: Way, now: View): Rest {
  if (now.seat !== way.before.seat) return { is: 'waits' } // others look at the same screen
  if (done(way, now)) return { is: 'over' }
  if (!changed(way, now)) {
    if (!now.waiting.includes(way.seat) && now.pending && now.turn?.figure === way.before.turn?.figure) return { is: 'waits' }
    const at = now.pending?.step === 'motion' && now.pending.figure === way.figure ? behind(way, now, now.pending) : -1
    if (at > way.done) return { is: 'on', way: { ...way, done: at } }
  }
  return { is: 'broken' }
}

/** The last of its steps was taken: they are where it leads, and whatever opens at the end of it is open. */
function done({ figure, path, steps, before }: Way, now: View): boolean {
  if (now.figures.find(({ id }) => id === figure)?.square !== path.at(-1)?.square) return false
  return steps.length < path.length || doorsOf(before) !== doorsOf(now)
}

/** Which square of it they stand on: by what it has cost, where it crosses itself. */
function behind({ figure, path, points }: Way, now: View, motion: Motion): number {
  const here = now.figures.find(({ id }) => id === figure)?.square
  return path.findIndex(({ square, cost }) => square === here && cost === points - motion.points)
}

const doorsOf = ({ doors }: View): string => JSON.stringify(doors)

/** Anything else than where they stand. */
function changed({ figure, before }: Way, now: View): boolean {
  const known = ({ figures, doors, scenery, traps, hoards, rooms, explored, spells, phase, round }: View): string =>
    JSON.stringify([figures.map((one) => (one.id === figure ? { ...one, square: '', facing: '' } : one)), doors, scenery, traps, hoards, rooms, explored, spells, phase, round])
  return known(before) !== known(now)
}
