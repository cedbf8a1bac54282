/** A rulebook as far as there are words for it: its chapters by their number, and how many clauses each has. */
import { has } from '../text/texts.svelte'

const MOST_CHAPTERS = 40

/** `message` comes before the numbers: `clause-3-1`. */
export function chaptersOf(message: string): (readonly [chapter: number, clauses: number])[] {
  return Array.from({ length: MOST_CHAPTERS }, (_, i) => {
    let clauses = 0
    while (has(`${message}-${i + 1}-${clauses + 1}`)) clauses += 1
    return [i + 1, clauses] as const
  }).filter(([, clauses]) => clauses)
}
