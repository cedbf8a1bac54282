/** Who sits at this edge of the table, and who across it. */
import type { Seat } from '../net/types'
import type { Table } from './game'
import type { Stage } from './stage.svelte'

export class Edge<V> {
  #last = $state<Seat>('')

  /** Of those at this screen the one who must act, or who acted last. */
  readonly me = $derived.by((): Seat => {
    const { eyes, held, seats } = this.table
    if (held.includes(eyes) && !this.stage.busy) return eyes
    return held.find((seat) => this.#acting.includes(seat)) ?? (held.includes(this.#last) ? this.#last : (held[0] ?? seats[0] ?? ''))
  })
  /** Everybody else, from the left on. */
  readonly others = $derived.by((): readonly Seat[] => {
    const { seats } = this.table
    const at = seats.indexOf(this.me)
    return seats.map((_, i) => seats[(at + 1 + i) % seats.length] ?? '').slice(0, -1)
  })
  #acting = $derived.by((): readonly Seat[] => this.stage.acting(this.table.waiting))

  constructor(
    private readonly table: Table<unknown, V>,
    private readonly stage: Stage<unknown, V>,
  ) {
    $effect(() => {
      if (this.table.held.some((seat) => this.#acting.includes(seat))) this.#last = this.me
    })
    $effect.pre(() => void (this.stage.near = this.me))
  }
}
