import type { Event, View } from './types'

/** Moves to follow, and which stone is asked for after them. */
export interface Puzzle {
  start: View
  moves: [Event, View][]
  ask: number
  answer: string
}
