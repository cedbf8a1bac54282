/** A lesson as the rules themselves played it out: every choice, and what came of it. */
export interface Lesson<A, E, V> {
  name: string
  before: E[]
  start: V
  nodes: { text: string; view: V; ways: { action: A; events: E[]; view: V; next: number; good: boolean }[] }[]
}

/** Two actions that say the same, in whatever order their parts stand. */
export function same(one: object, other: object): boolean {
  const plain = (action: object): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)))
  return plain(one) === plain(other)
}
