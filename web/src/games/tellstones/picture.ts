/**
 * What lies on the table, as it is drawn between one event and the next. No rule is in here: it only follows what
 * the stream says was moved; when the stream pauses, the view that came with it is drawn instead.
 */
import { GLYPHS, type Event, type LineName, type LineView, type Seat, type View } from './types'

export interface Picture {
  readonly lines: readonly LineView[]
  readonly score: readonly [number, number]
  readonly waiting: readonly Seat[]
  /** A stone that was pointed at, until it is turned. */
  readonly challenged: { line: LineName; space: number } | null
  /** The Line a Boast is about, until it is settled; undefined when there is none. */
  readonly staked: LineName | undefined
  readonly dark: boolean
}

export const EMPTY: Picture = { lines: [], score: [0, 0], waiting: [], challenged: null, staked: undefined, dark: false }

export function pictureOf(view: View): Picture {
  const pending = view.pending
  return {
    lines: view.lines,
    score: view.score,
    waiting: view.waiting,
    challenged: pending?.step === 'answer-due' ? { line: pending.line, space: pending.space } : null,
    staked:
      pending?.step === 'reply-due' || pending?.step === 'stolen-due' || pending?.step === 'proof-due'
        ? pending.line
        : undefined,
    dark: view.outcome !== null,
  }
}

export const VACANT = '.'
export const UNSEEN = '?'
export const isFaceDown = (stone: string): boolean => stone === UNSEEN || (stone >= 'a' && stone <= 'z')
export const isFaceUp = (stone: string): boolean => stone >= 'A' && stone <= 'Z'

export function indexOfLine(picture: Picture, name: LineName): number {
  return Math.max(0, picture.lines.findIndex((line) => line.name === name))
}

/** The space a stone takes that is put at an end, and the Line with it there. */
export function putAtEnd(stones: string, stone: string, end: 'left' | 'right'): { stones: string; space: number } {
  if (stones.includes(VACANT)) {
    const spaces = [...stones].flatMap((s, i) => (s === VACANT ? [] : [i]))
    const at = end === 'left' ? Math.min(...spaces) - 1 : Math.max(...spaces) + 1
    return { stones: stones.slice(0, at) + stone + stones.slice(at + 1), space: at + 1 }
  }
  return end === 'left' ? { stones: stone + stones, space: 1 } : { stones: stones + stone, space: stones.length + 1 }
}

/** `truth` keeps what lies under a face-down stone, for games that are over; otherwise it is forgotten. */
export function depict(picture: Picture, event: Event, truth = false): Picture {
  const onLine = (name: LineName, change: (stones: string) => string): Picture => ({
    ...picture,
    lines: picture.lines.map((line) => {
      if (line.name !== name) return line
      const stones = change(line.stones)
      return { name, stones, pool: GLYPHS.filter((glyph) => line.pool.includes(glyph) && !stones.includes(glyph)) }
    }),
  })
  const put = (stones: string, space: number, stone: string): string =>
    stones.slice(0, space - 1) + stone + stones.slice(space)
  switch (event.event) {
    case 'started': {
      const names: LineName[] = event.options.variant === 'vanguard' ? ['A', 'B'] : [null]
      const stones = event.options.ends === 'mat' ? VACANT.repeat(7) : ''
      return { ...EMPTY, lines: names.map((name) => ({ name, stones, pool: [...GLYPHS] })) }
    }
    case 'opened':
      return onLine(event.line, (stones) => (stones ? put(stones, 4, event.symbol) : event.symbol))
    case 'placed':
      return onLine(event.line, (stones) => putAtEnd(stones, event.symbol, event.end).stones)
    case 'hidden':
      return onLine(event.line, (stones) =>
        put(stones, event.space, truth ? (stones[event.space - 1] ?? '').toLowerCase() : UNSEEN),
      )
    case 'swapped':
      return onLine(event.line, (stones) => {
        const [one, other] = [stones[event.space - 1] ?? '', stones[event.other - 1] ?? '']
        return put(put(stones, event.space, other), event.other, one)
      })
    case 'turned':
      return { ...onLine(event.line, (stones) => put(stones, event.space, event.symbol)), challenged: null }
    case 'challenged':
      return { ...picture, challenged: { line: event.line, space: event.space }, waiting: [event.of] }
    case 'boasted':
      return { ...picture, staked: event.line, waiting: [event.of] }
    case 'stolen':
      return { ...picture, waiting: [event.of] }
    case 'doubted':
      return { ...picture, waiting: [event.prover] }
    case 'believed':
      return { ...picture, staked: undefined }
    case 'ordered':
      return { ...picture, waiting: [event.hand] }
    case 'turn-began':
      return { ...picture, waiting: [event.seat], staked: undefined, challenged: null }
    case 'scored':
      return {
        ...picture,
        score: event.side === 'A' ? [picture.score[0] + 1, picture.score[1]] : [picture.score[0], picture.score[1] + 1],
      }
    case 'ended':
      return { ...picture, waiting: [], staked: undefined, challenged: null, dark: true }
    default:
      return picture
  }
}
