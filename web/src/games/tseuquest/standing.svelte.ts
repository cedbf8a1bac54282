/**
 * The Sorcerer's standing answer to searches for traps (TQ-7.3-A): the nearest hidden trap, or that there is none. It is given
 * at once and to every search alike, so that no pause tells which of them it was (TQ-G187).
 */
import { untrack } from 'svelte'
import { keep, kept } from '../../settings/kept'
import type { Table } from '../../table/game'
import { SORCERER, type Action, type View } from './types'

/** What would be answered now; null where no search waits for one. */
export function answerTo({ pending, waiting }: Pick<View, 'pending' | 'waiting'>, actions: readonly Action[]): Action | null {
  if (pending?.step !== 'search-due' || !waiting.includes(SORCERER)) return null
  return actions.find((action) => action.do === 'choose') ?? actions.find((action) => action.do === 'pass') ?? null
}

export class Standing {
  on = $state(kept('standing', true))
  #answered: View | null = null

  constructor(private readonly table: Table<Action, View>) {
    // Whatever is still being told: waiting for it would be a pause.
    $effect(() => {
      const { view, held, legal } = this.table
      const answer = this.on && held.includes(SORCERER) ? answerTo(view, legal[SORCERER]?.actions ?? []) : null
      if (!answer || this.#answered === view) return
      this.#answered = view
      untrack(() => this.table.act(SORCERER, answer))
    })
  }

  /** Whether it is answered without asking anybody. */
  answers(view: View): boolean {
    return this.on && view.pending?.step === 'search-due'
  }

  set(on: boolean): void {
    this.on = on
    keep('standing', on)
  }
}
