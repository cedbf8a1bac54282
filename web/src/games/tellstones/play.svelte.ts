/** A duel at one table: what is offered to whoever sits at its edge, and how the table looks meanwhile. */
import { tick } from 'svelte'
import type { Edge, Play, Table } from '../../table/game'
import { titleOf } from '../../room/opponents'
import { has, t } from '../../text/texts.svelte'
import { Choice, VERBS, handlings } from './choice.svelte'
import { isFaceDown } from './picture'
import type { StoneStage } from './stage.svelte'
import { sideOf, type Action, type Seat, type Verb, type View } from './types'

/** What may be said beside whatever is asked. */
const ASIDE: readonly Verb[] = ['resign', 'draw', 'claim']

/** What those across mean to whoever sits here, from the left on: whose hands, whose team, whose orders (TS-6.2). */
const SEATED = ['seat-left', 'seat-partner', 'seat-right'] as const

/** The verb of a key: in the letters of the language, else in English ones. */
function verbOf(key: string): (typeof VERBS)[number] | undefined {
  if (!has('keys-verbs')) return undefined
  const pressed = key.toLowerCase()
  return VERBS[t('keys-verbs').split(' ').indexOf(pressed)]
}

export class StonePlay implements Play {
  /** The list of keys is shown. */
  helping = $state(false)
  readonly offers = $derived.by((): readonly Action[] => {
    const { view, held, sending, legal, over } = this.table
    if (!held.length || this.stage.busy || sending || over) return []
    const step = view.pending
    if (step?.step !== 'order-standing' || step.hand !== this.edge.me) return legal[this.edge.me]?.actions ?? []
    return view.lines.filter((line) => line.name === step.order.line).flatMap((line) => handlings(line.name, line.stones, line.pool))
  })
  readonly choice = new Choice(
    () => this.offers,
    (action) => this.table.act(this.edge.me, action),
  )
  readonly choosing = $derived.by(() => this.offers.some((action) => !ASIDE.includes(action.do)))
  readonly busy = $derived.by(() => this.stage.busy || this.table.sending)
  readonly idle = $derived.by(() => !this.busy && !this.choosing)
  readonly turn = $derived.by((): 'ours' | 'theirs' | 'nobody' => {
    const { lit } = this.stage
    if (!lit.length || lit.includes('*')) return 'nobody'
    return lit.includes(this.edge.me) ? 'ours' : 'theirs'
  })
  readonly look = $derived.by(() => {
    const { lines, staked } = this.stage.picture
    const view = (this.stage.busy && this.stage.drawn) || this.table.view
    const proving = view.pending?.step === 'proof-due' && lines.some((line) => [...line.stones].some(isFaceDown))
    const table = view.lines.length > 1 ? 'two-lines' : view.seats.length > 2 ? 'round' : 'duel'
    const bench = this.table.sittings.length && !this.table.held.length ? 'bench' : ''
    return ['stones', table, bench, staked !== undefined || proving ? 'claimed' : ''].filter(Boolean).join(' ')
  })
  readonly style = $derived.by(() => `--n: ${Math.max(1, ...this.stage.picture.lines.map((line) => line.stones.length))}`)

  constructor(
    readonly table: Table<Action, View>,
    readonly stage: StoneStage,
    readonly edge: Edge<View>,
  ) {
    $effect(() => {
      void this.table.view
      this.choice.clear()
    })
    $effect(() => this.#followVerb())
    $effect(() => this.#comeToTheRail())
  }

  score(seat: Seat): number {
    return this.stage.picture.score[sideOf(seat) === 'A' ? 0 : 1]
  }

  note = (seat: Seat): string => {
    const { held, seats, sittings } = this.table
    const view = (this.stage.busy && this.stage.drawn) || this.table.view
    const bot = sittings.find((one) => one.seat === seat)?.bot
    const seated = seats.length > 2 && held.length && seat !== this.edge.me ? SEATED[this.edge.others.indexOf(seat)] : undefined
    const parts = [
      seated && t(seated),
      bot ? titleOf(bot) : '',
      view.bonus.includes(sideOf(seat)) ? t('seat-bonus') : '',
      view.away.includes(seat) ? t('seat-gone') : '',
      view.resigns.includes(seat) && !this.table.over ? t('seat-resigns') : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }

  pressed = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      this.stage.hurry()
      if (event.repeat) this.stage.skip()
      this.helping = false
      this.choice.clear()
      return
    }
    if (event.key === '?') {
      this.helping = !this.helping
      return
    }
    const verb = verbOf(event.key)
    if (verb) {
      const plate = this.stage.find(`.plate[data-verb="${verb}"]:not([aria-disabled="true"])`)
      plate?.focus()
      plate?.click()
      return
    }
    if (/^[1-7]$/.test(event.key)) {
      const symbol = this.stage.root?.querySelectorAll<HTMLElement>('.orders .symbol')[Number(event.key) - 1]
      if (symbol) return symbol.focus()
      const row = Math.max(0, this.table.view.lines.findIndex((line) => line.name === this.choice.pieces.line))
      const stone = this.stage.find(`[data-row="${row}"] [data-space="${event.key}"]`)
      stone?.focus()
      if (this.choice.aimed) stone?.click()
      return
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const stone = (event.target as Element).closest?.('.stone, .end, .plate, .symbol')
    if (!step || !stone) return
    const around = [...(stone.closest('ul, ol, .ways')?.querySelectorAll<HTMLElement>('.stone, .end:enabled, .plate, .symbol') ?? [])]
    around[(around.indexOf(stone as HTMLElement) + step + around.length) % around.length]?.focus()
    event.preventDefault()
  }

  /** After a verb, the keyboard goes to what it may take. */
  #followVerb(): void {
    const { verb, symbol, spaces } = this.choice.pieces
    if (!verb || !this.stage.contains(document.activeElement)) return
    void spaces
    void tick().then(() => {
      if (this.choice.confirming) return
      const next = verb === 'place' && symbol ? '.end.can' : verb === 'place' || verb === 'open' ? '.pool .stone.can' : verb === 'name' ? '.symbol' : '.line .stone.can:not(.chosen)'
      this.stage.find(next)?.focus({ preventScroll: true })
    })
  }

  /** When it is for us to act, the keyboard is on the rail; nothing is taken from somebody who writes. */
  #comeToTheRail(): (() => void) | undefined {
    if (!this.choosing) return undefined
    // With the frame that is laid out anyway: to focus sooner would lay the whole table out twice.
    const frame = requestAnimationFrame(() => {
      const at = document.activeElement
      if (at instanceof HTMLInputElement) return
      if (!at || at === document.body || !this.stage.contains(at) || at.closest('.rail, .mat, .pool')) {
        const rail = this.stage.find('.orders .plate:not([aria-disabled="true"]), .orders .answer, .orders .symbol')
        ;(rail ?? this.stage.find('.line .stone.can, .pool .stone.can'))?.focus({ preventScroll: true })
      }
    })
    return () => cancelAnimationFrame(frame)
  }
}
