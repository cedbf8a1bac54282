/** A finished game as a row of moments, and what each seat had seen when. Only for games that are over. */
import type { Shown } from '../../../table/game'
import { EMPTY, depict, type Picture } from '../picture'
import type { Event, Glyph, LineName, Options, Seat, View } from '../types'

export interface Sight {
  line: LineName
  space: number
  symbol: Glyph
  /** In which moment it was seen. */
  at: number
  /** It was swapped since. */
  moved?: true
}

export interface Moment {
  seq: number
  events: Event[]
  /** With every symbol, the hidden ones in small letters. */
  truth: Picture
  /** For each seat: what it last knew to lie where, by having seen it and followed it since. */
  minds: Record<Seat, readonly Sight[]>
  turn: number
}

/** What all saw lie open is known to all; a look is known to the one who looked; a swap is followed by everybody. */
export function remember(known: readonly Sight[], event: Event, truth: Picture, seat: Seat, at: number): Sight[] {
  const symbolAt = (line: LineName, space: number): Glyph =>
    (truth.lines.find((one) => one.name === line)?.stones[space - 1] ?? '').toUpperCase() as Glyph
  const without = (line: LineName, space: number): Sight[] => known.filter((sight) => sight.line !== line || sight.space !== space)
  switch (event.event) {
    case 'hidden':
      return [...without(event.line, event.space), { line: event.line, space: event.space, symbol: symbolAt(event.line, event.space), at }]
    case 'looked':
      return event.looker === seat ? [...without(event.line, event.space), { line: event.line, space: event.space, symbol: symbolAt(event.line, event.space), at }] : [...known]
    case 'turned':
      return without(event.line, event.space)
    case 'swapped':
      return known.map((sight) =>
        sight.line !== event.line ? sight : sight.space === event.space ? { ...sight, space: event.other, moved: true } : sight.space === event.other ? { ...sight, space: event.space, moved: true } : sight,
      )
    case 'placed':
      return event.end === 'left'
        ? known.map((sight) => (sight.line === event.line ? { ...sight, space: sight.space + 1 } : sight))
        : [...known]
    default:
      return [...known]
  }
}

export function storyOf(shown: Shown<Event, View>): Moment[] {
  const seats = shown.header.sitters.map((sitter) => sitter.seat)
  const mat = (shown.header.options as Options).ends === 'mat'
  const story: Moment[] = []
  let truth: Picture = EMPTY
  let minds: Record<Seat, readonly Sight[]> = Object.fromEntries(seats.map((seat) => [seat, []]))
  let turn = 0
  for (const { seq, telling } of shown.moments) {
    if (telling.to !== undefined) {
      const back = [...story].reverse().find((moment) => moment.seq <= (telling.to ?? 0))
      if (back) ({ truth, minds, turn } = back)
      story.push({ seq, events: [], truth, minds, turn })
      continue
    }
    const events = telling.events ?? []
    for (const event of events) {
      truth = depict(truth, event, true)
      if (event.event === 'turn-began') turn += 1
      // With seven marked spaces a Line never grows: its numbers stay.
      if (!(mat && event.event === 'placed')) minds = Object.fromEntries(seats.map((seat) => [seat, remember(minds[seat] ?? [], event, truth, seat, story.length)]))
    }
    if (events.some(isSeen)) story.push({ seq, events: [...events], truth, minds, turn })
  }
  return story
}

const isSeen = (event: Event): boolean => event.event !== 'started' && event.event !== 'first-settled' && event.event !== 'bell-silent'

/** Where the game turned: points, claims, proofs and the end. */
export function turningPoints(story: readonly Moment[]): { at: number; event: Event }[] {
  return story.flatMap(({ events }, at) =>
    events.filter((event) => ['scored', 'boasted', 'stolen', 'doubted', 'ended'].includes(event.event)).map((event) => ({ at, event })),
  )
}
