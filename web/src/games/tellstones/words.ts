/** Events in the words of the page's language. */
import type { Outcome } from '../../net/types'
import type { Names, Speech } from '../../table/game'
import { t } from '../../text/texts.svelte'
import type { Event, LineName } from './types'

/** A stone is named by its number, in the Vanguard with its Line before it. */
export const spaceName = (line: LineName, space: number): string => `${line ?? ''}${space}`
const lineKey = (line: LineName): string => line ?? 'none'

export function tell(event: Event, names: Names): string {
  const say = (id: string, args: Record<string, string | number> = {}): string => t(`event-${id}`, args)
  switch (event.event) {
    case 'opened':
      return say('opened', { line: lineKey(event.line), symbol: event.symbol })
    case 'first-settled':
    case 'bell-rang':
    case 'went-away':
    case 'came-back':
      return say(event.event, { seat: names.seat(event.seat) })
    case 'turn-began':
      return t('ask-turn', { seat: names.seat(event.seat) })
    case 'half-done':
      return say('half-done', { line: event.line })
    case 'ordered': {
      const { order } = event
      return say(`ordered-${order.do}`, {
        by: names.seat(event.by),
        hand: names.seat(event.hand),
        line: lineKey(order.line),
        ...('symbol' in order ? { symbol: order.symbol, end: order.end } : {}),
        ...('space' in order ? { space: spaceName(order.line, order.space) } : {}),
        ...('other' in order ? { other: spaceName(order.line, order.other) } : {}),
      })
    }
    case 'placed':
      return say('placed', { by: names.seat(event.by), hand: names.seat(event.hand), symbol: event.symbol, end: event.end, line: lineKey(event.line) })
    case 'hidden':
      return say('hidden', { by: names.seat(event.by), hand: names.seat(event.hand), space: spaceName(event.line, event.space) })
    case 'swapped':
      return say('swapped', {
        by: names.seat(event.by),
        hand: names.seat(event.hand),
        space: spaceName(event.line, event.space),
        other: spaceName(event.line, event.other),
      })
    case 'looked': {
      const space = spaceName(event.line, event.space)
      if (event.symbol) return say('looked-secret', { space, symbol: event.symbol })
      const names_ = { by: names.seat(event.by), looker: names.seat(event.looker), space }
      return event.by === event.looker ? say('looked', names_) : say('looked-for', names_)
    }
    case 'challenged':
      return say('challenged', { by: names.seat(event.by), of: names.seat(event.of), space: spaceName(event.line, event.space) })
    case 'answered':
      return say('answered', { by: names.seat(event.by), symbol: event.symbol })
    case 'boasted':
      return say('boasted', { by: names.seat(event.by), line: lineKey(event.line) })
    case 'believed':
    case 'draw-offered':
    case 'draw-declined':
    case 'resigned':
      return say(event.event, { by: names.seat(event.by) })
    case 'doubted':
      return say('doubted', { by: names.seat(event.by), prover: names.seat(event.prover) })
    case 'stolen':
      return say('stolen', { by: names.seat(event.by), of: names.seat(event.of) })
    case 'named':
      return say('named', { by: names.seat(event.by), space: spaceName(event.line, event.space), symbol: event.symbol })
    case 'turned':
      return say('turned', { space: spaceName(event.line, event.space), symbol: event.symbol })
    case 'scored':
      return say('scored', { side: names.side(event.side) })
    case 'ended':
      return ending(event.outcome, names)
    case 'started':
    case 'bell-silent':
      return ''
  }
}

export function ending(outcome: Outcome, names: Names): string {
  const side = outcome.result === 'A' || outcome.result === 'B' ? names.side(outcome.result) : ''
  return t(`ended-${outcome.reason}`, { side })
}

/** What is said aloud at the table with it. */
export function spoken(event: Event): Speech | null {
  const text = aloud(event)
  return text && 'by' in event ? { seat: event.by, text, loud: event.event === 'boasted' || event.event === 'stolen' } : null
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
