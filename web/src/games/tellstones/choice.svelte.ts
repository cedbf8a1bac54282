/**
 * One action being chosen, piece by piece, from those that were offered. A stone may be pointed at before the verb or
 * after it; when the pieces name exactly one action, it is ready.
 */
import type { Action, End, Glyph, LineName, Order, Verb } from './types'

export const VERBS = ['place', 'hide', 'swap', 'peek', 'challenge', 'boast'] as const satisfies readonly Verb[]
export type TurnVerb = (typeof VERBS)[number]

/** What may be said beside whatever is asked. */
const ASIDE: readonly Verb[] = ['resign', 'draw', 'claim', 'stop']

interface Pieces {
  verb: Verb | null
  line: LineName | undefined
  spaces: readonly number[]
  symbol: Glyph | null
  end: End | null
  partner: boolean
}

const NOTHING: Pieces = { verb: null, line: undefined, spaces: [], symbol: null, end: null, partner: false }

export class Choice {
  pieces = $state.raw<Pieces>(NOTHING)
  /** A word that weighs the game is asked for twice. */
  confirming = $derived(this.pieces.verb === 'boast' && this.left.length === 1)

  constructor(
    private readonly offered: () => readonly Action[],
    private readonly send: (action: Action) => void,
  ) {}

  get left(): Action[] {
    return this.offered().filter((action) => fits(action, this.pieces))
  }

  /** The verb that was chosen, or the only one there is: a proof names, a further look peeks. */
  get aimed(): Verb | null {
    if (this.pieces.verb) return this.pieces.verb
    const kinds = new Set(this.offered().map((action) => action.do))
    for (const kind of ASIDE) kinds.delete(kind)
    const [only, ...others] = kinds
    return only && !others.length ? only : null
  }

  clear = (): void => void (this.pieces = NOTHING)

  offers(verb: Verb): boolean {
    return this.offered().some((action) => action.do === verb && fits(action, { ...this.pieces, verb }))
  }

  verb(verb: Verb): void {
    if (this.pieces.verb === verb) return this.clear()
    const keep = this.offers(verb) ? this.pieces : NOTHING
    this.#set({ ...keep, verb })
  }

  line(line: LineName): void {
    this.#set({ ...this.pieces, line })
  }

  partner(partner: boolean): void {
    this.#set({ ...this.pieces, partner, spaces: [] })
  }

  canSpace(line: LineName, space: number): boolean {
    const { pieces } = this
    if (pieces.spaces.includes(space) && pieces.line === line) return true
    return this.offered().some((action) => fits(action, { ...pieces, line, spaces: [...pieces.spaces, space] }))
  }

  space(line: LineName, space: number): void {
    const { pieces } = this
    if (pieces.line === line && pieces.spaces.includes(space)) {
      const spaces = pieces.spaces.filter((known) => known !== space)
      this.pieces = { ...pieces, spaces, line: spaces.length ? line : undefined }
      return
    }
    if (this.canSpace(line, space)) return this.#set({ ...pieces, line, spaces: [...pieces.spaces, space] })
    const anew = { ...NOTHING, verb: pieces.verb, partner: pieces.partner, line, spaces: [space] }
    if (this.offered().some((action) => fits(action, anew))) this.#set(anew)
  }

  canPool(line: LineName, symbol: Glyph): boolean {
    return this.offered().some(
      (action) => (action.do === 'place' || action.do === 'open') && fits(action, { ...NOTHING, verb: this.pieces.verb, line, symbol }),
    )
  }

  pool(line: LineName, symbol: Glyph): void {
    if (this.pieces.symbol === symbol && this.pieces.line === line) return this.clear()
    const verb = this.offered().some((action) => action.do === 'open') ? 'open' : 'place'
    if (this.canPool(line, symbol)) this.#set({ ...NOTHING, verb, line, symbol, end: this.pieces.end })
  }

  canEnd(line: LineName, end: End): boolean {
    const { pieces } = this
    if (pieces.verb !== 'place') return false
    return this.offered().some((action) => fits(action, { ...pieces, line: pieces.line ?? line, end }) && 'line' in action && action.line === line)
  }

  end(line: LineName, end: End): void {
    this.#set({ ...this.pieces, line, end })
  }

  symbol(symbol: Glyph): void {
    this.#set({ ...this.pieces, symbol })
  }

  /** A whole action at once: an answer, or what a drag came to. */
  whole(action: Action): void {
    this.clear()
    this.send(action)
  }

  confirm(): void {
    const [action] = this.left
    if (action) this.whole(action)
  }

  #set(pieces: Pieces): void {
    this.pieces = { ...pieces, verb: pieces.verb ?? this.aimed }
    const [action, ...others] = this.left
    if (action && !others.length && isWhole(action, this.pieces)) this.whole(action)
  }
}

function fits(action: Action, { verb, line, spaces, symbol, end, partner }: Pieces): boolean {
  if (verb && action.do !== verb) return false
  if (line !== undefined && !('line' in action && action.line === line)) return false
  if (symbol && !('symbol' in action && action.symbol === symbol)) return false
  if (end && !('end' in action && action.end === end)) return false
  if (action.do === 'peek' && action.partner !== partner) return false
  const touched = 'space' in action ? ('other' in action ? [action.space, action.other] : [action.space]) : []
  return spaces.every((space) => touched.includes(space)) && spaces.length <= touched.length
}

/** Whether every piece of the action was pointed at: nothing is chosen because it is the only choice. */
function isWhole(action: Action, pieces: Pieces): boolean {
  if (action.do !== pieces.verb || action.do === 'boast') return false
  if ('other' in action) return pieces.spaces.length === 2
  if ('space' in action && pieces.spaces.length !== 1) return false
  if ('symbol' in action && !pieces.symbol) return false
  return !('end' in action) || pieces.end !== null
}

/** Every way to handle the stones that lie there: for the hand that carries out another's order, and may go wrong. */
export function handlings(line: LineName, stones: string, pool: readonly Glyph[]): Order[] {
  const spaces = [...stones].flatMap((stone, i) => (stone === '.' ? [] : [i + 1]))
  return [
    ...pool.flatMap((symbol) => (['left', 'right'] as const).map((end): Order => ({ do: 'place', symbol, end, line }))),
    ...spaces.filter((space) => stones[space - 1] !== '?').map((space): Order => ({ do: 'hide', space, line })),
    ...spaces.flatMap((space) => spaces.filter((other) => other > space).map((other): Order => ({ do: 'swap', space, other, line }))),
  ]
}
