import type { Action, Event, View } from '../tellstones/types'

/** A lesson as the rules themselves played it out: every choice, and what came of it. */
export interface Lesson {
  name: string
  before: Event[]
  start: View
  nodes: { text: string; view: View; ways: { action: Action; events: Event[]; view: View; next: number; good: boolean }[] }[]
}

export interface Puzzle {
  start: View
  moves: [Event, View][]
  ask: number
  answer: string
}

/** Two actions that say the same, in whatever order their parts stand. */
export function same(one: Action, other: Action): boolean {
  const plain = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)))
  return plain(one) === plain(other)
}
