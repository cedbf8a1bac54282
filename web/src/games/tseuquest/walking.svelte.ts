/** Whoever walks a way that was confirmed, and whether it was broken off. */
import type { Table } from '../../table/game'
import type { Plan } from './plan.svelte'
import type { Action, View } from './types'
import { restOf, type Way } from './way'

export class Walking {
  /** It ended before it was where it was to lead. */
  broken = $state(false)
  #way: Way | null = null

  constructor(private readonly table: Table<Action, View>) {}

  /** All of it in one breath: the house stops at the first surprise. */
  sets(seat: string, { steps, path, reach }: Plan): void {
    this.broken = false
    this.#way = reach && { seat, figure: reach.figure, path, steps, before: this.table.view, points: reach.points, done: 0 }
    this.table.act(seat, ...steps)
  }

  /** Somebody was asked on the way, and nothing came of it: what is left of it is walked, too. */
  goesOn(): void {
    if (!this.#way) return
    const { view } = this.table
    const rest = restOf(this.#way, view)
    if (rest.is === 'waits') return
    this.#way = rest.is === 'on' ? rest.way : null
    if (rest.is === 'on') this.table.act(rest.way.seat, ...rest.way.steps.slice(rest.way.done))
    else this.broken = rest.is === 'broken' && view.pending?.step === 'motion'
  }

  /** Something else is meant. */
  forget(): void {
    this.broken = false
    this.#way = null
  }
}
