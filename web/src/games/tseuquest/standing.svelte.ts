/**
 * What is answered without asking anybody. To searches for traps (TQ-7.3-A), where the Sorcerer wants it so: the nearest hidden
 * trap, or that there is none; at once and to every search alike, so that no pause tells which of them it was (TQ-G187). And to
 * an attack of which the house says that no defence could do anything (docs/decisions/0016): none is rolled.
 */
import { untrack } from 'svelte'
import { keep, kept } from '../../settings/kept'
import type { Table } from '../../table/game'
import { SORCERER, type Action, type View } from './types'

const YIELD: Action = { do: 'yield' }

/** What would be answered now; null where no search waits for one. */
export function answerTo({ pending, waiting }: Pick<View, 'pending' | 'waiting'>, actions: readonly Action[]): Action | null {
  if (pending?.step !== 'search-due' || !waiting.includes(SORCERER)) return null
  return actions.find((action) => action.do === 'choose') ?? actions.find((action) => action.do === 'pass') ?? null
}

/** Who here would be asked for a defence in vain; empty: nobody. */
export const unasked = ({ vain, waiting }: Pick<View, 'vain' | 'waiting'>, held: readonly string[]): string => (vain ? (held.find((seat) => waiting.includes(seat)) ?? '') : '')

export class Standing {
  on = $state(kept('standing', true))
  #answered: View | null = null

  constructor(private readonly table: Table<Action, View>) {
    // Whatever is still being told: waiting for it would be a pause.
    $effect(() => {
      const { view, held, legal } = this.table
      const answer = this.on && held.includes(SORCERER) ? answerTo(view, legal[SORCERER]?.actions ?? []) : null
      if (answer) this.#answer(SORCERER, answer)
    })
    $effect(() => {
      const { view, held } = this.table
      const seat = unasked(view, held)
      if (seat) this.#answer(seat, YIELD)
    })
  }

  #answer(seat: string, action: Action): void {
    const { view } = this.table
    if (this.#answered === view) return
    this.#answered = view
    untrack(() => this.table.act(seat, action))
  }

  /** Whether it is answered without asking anybody. */
  answers(view: View): boolean {
    return view.vain || (this.on && view.pending?.step === 'search-due')
  }

  set(on: boolean): void {
    this.on = on
    keep('standing', on)
  }
}
