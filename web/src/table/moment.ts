/** A link to a moment of a game: through whose eyes, and after which commit. */
import type { Seat } from '../net/types'

/** `#A.41`, `#B2.41`; nothing of it where it says nothing. */
export function momentOf(hash: string): { eyes: Seat; seq: number } {
  const [, eyes = '', seq = '0'] = /^#([*+]|[A-Z]\d?)\.(\d{1,9})$/.exec(decodeURIComponent(hash)) ?? []
  return { eyes, seq: Number(seq) }
}

/** Where it stands in a story: the first moment that reaches so far, else the last. */
export function placeAt(story: readonly { seq: number }[], seq: number): number {
  const found = story.findIndex((moment) => moment.seq >= seq)
  return found < 0 ? Math.max(0, story.length - 1) : found
}
