/** Events in the words of the page's language. */
import type { Outcome } from '../../net/types'
import type { Names, Speech } from '../../table/game'
import { say } from '../../text/phrase'
import { t } from '../../text/texts.svelte'
import { sideOf, type Event, type LineName, type View } from './types'

/** A stone is named by its number, in the Vanguard with its Line before it. */
export const spaceName = (line: LineName, space: number): string => `${line ?? ''}${space}`
const lineKey = (line: LineName): string => line ?? 'none'

/** In the game's own sentences; of a look, to whoever sees what lies there, what it shows. */
export function tell(event: Event, names: Names): string {
  const phrase = event.event === 'looked' && !event.symbol ? event.phrases?.[0] : event.phrases?.at(-1)
  return phrase ? say(phrase, ([one = '', ...more]) => (more.length ? names.side(sideOf(one)) : names.seat(one))) : ''
}

export function ending(outcome: Outcome, names: Names): string {
  const side = outcome.result === 'A' || outcome.result === 'B' ? names.side(outcome.result) : ''
  return t(`ended-${outcome.reason}`, { side })
}

/** What is said aloud at the table with it. */
export function spoken(event: Event): Speech | null {
  const text = aloud(event)
  if (!text || !('by' in event)) return null
  return { seat: event.by, text, loud: event.event === 'boasted' || event.event === 'stolen', stays: ASKING.has(event.event) }
}

/** What is said and waits for an answer. */
const ASKING: ReadonlySet<Event['event']> = new Set(['challenged', 'boasted', 'stolen'])

/** The claim that a view waits for an answer to, for whoever comes in the middle of it. */
export function claimIn({ pending, turn }: View): Speech | null {
  switch (pending?.step) {
    case 'answer-due':
      return { seat: turn ?? '', text: t('say-challenged'), loud: false, stays: true }
    case 'reply-due':
      return { seat: turn ?? '', text: t('say-boasted', { line: lineKey(pending.line) }), loud: true, stays: true }
    case 'stolen-due':
      return { seat: pending.by, text: t('say-stolen'), loud: true, stays: true }
    default:
      return null
  }
}

function aloud(event: Event): string | null {
  switch (event.event) {
    case 'challenged':
    case 'believed':
    case 'doubted':
    case 'stolen':
    case 'draw-offered':
    case 'resigned':
      return t(`say-${event.event}`)
    case 'boasted':
      return t('say-boasted', { line: lineKey(event.line) })
    case 'answered':
    case 'named':
      return t(`say-${event.event}`, { symbol: event.symbol, space: 'space' in event ? spaceName(event.line, event.space) : '' })
    default:
      return null
  }
}
