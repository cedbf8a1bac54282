/** Sorcerer and adventurers at one screen: the plan hangs behind a curtain, until the Sorcerer says that nobody else looks. */
import { untrack } from 'svelte'
import type { Table } from '../../table/game'
import type { QuestStage } from './stage.svelte'
import { SORCERER, type Action, type View } from './types'

export class Curtain {
  #raised = $state(false)
  /** Whether there is anybody here to hide it from. */
  readonly hangs = $derived.by(() => this.table.held.includes(SORCERER) && this.table.held.length > 1)
  /** Nothing of what only the Sorcerer knows is drawn. */
  readonly drawn = $derived.by(() => this.hangs && this.table.eyes === SORCERER && !this.#raised)

  constructor(
    private readonly table: Table<Action, View>,
    private readonly stage: QuestStage,
  ) {
    $effect(() => {
      if (this.table.eyes !== SORCERER) untrack(() => (this.#raised = false))
    })
    // Once the Sorcerer has done what was asked, the others look on again.
    $effect(() => {
      const { held, view, eyes, over } = this.table
      const other = held.find((seat) => seat !== SORCERER)
      if (this.hangs && eyes === SORCERER && other && !over && !this.stage.busy && !view.waiting.includes(SORCERER)) untrack(() => this.table.turnTo(other))
    })
  }

  raise = (): void => {
    this.#raised = true
  }

  /** As everybody at the table may see it. */
  before(view: View): View {
    return this.drawn ? { ...view, plan: null, hands: [] } : view
  }
}
