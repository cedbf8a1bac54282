/** What somebody in a camp has in hand, and what the house answered about it. */
import { untrack } from 'svelte'
import type { Camped, Refusal } from '../../../wire/tseuquest'
import { keyOf, type Offer } from '../offers'
import type { QuestPlay } from '../play.svelte'
import { whyWords } from '../words'
import { about, moving, seatOf, type Spot, type Thing } from './camp'

export class Camping {
  chosen = $state.raw<Thing | null>(null)
  dragged = $state.raw<Thing | null>(null)
  /** Why what was dropped did not go there. */
  said = $state('')
  /** Whoever of the reserve is meant. */
  spare = $state('')
  camped = $state.raw<Camped | null>(null)

  readonly offers = $derived.by((): readonly Offer[] => (this.chosen ? about(this.chosen, this.play.offers) : []))

  constructor(readonly play: QuestPlay) {
    $effect(() => {
      const { view, held } = play.table
      if (view.phase !== 'interlude' || play.busy || !held.length) return
      untrack(() => void this.#ask(view))
    })
  }

  async #ask(view: unknown): Promise<void> {
    const answer = (await this.play.table.ask(this.play.edge.me, { ask: 'camp' })) as Camped | null
    if (answer && this.play.table.view === view) this.camped = answer
  }

  choose(thing: Thing): void {
    const { chosen } = this
    this.said = this.spare = ''
    this.chosen = chosen && chosen.from === thing.from && chosen.hero === thing.hero && chosen.item === thing.item ? null : thing
  }

  pickSpare(hero: string): void {
    this.chosen = null
    this.said = ''
    this.spare = this.spare === hero ? '' : hero
  }

  /** Nothing is in hand any more. */
  putBack = (): void => {
    this.chosen = null
    this.spare = this.said = ''
  }

  do(offer: Offer): void {
    this.putBack()
    this.play.do(offer)
  }

  /** Why this thing can't be bought or packed by this adventurer. */
  why({ from, item }: Thing, hero: string): string {
    const rows = from === 'shelf' ? this.camped?.buys : from === 'stored' ? this.camped?.carries : []
    const found: Refusal | undefined = rows?.find((one) => one.hero === hero && one.item === item)?.why
    return found ? whyWords(found, this.play.things) : ''
  }

  lack(seat: string): string {
    const found = this.camped?.lacks.find((one) => one.seat === seat)?.why
    return found ? whyWords(found, this.play.things) : ''
  }

  /** Whether something would come of letting go of what is dragged here. */
  takes(spot: Spot): boolean {
    const [first] = this.dragged ? moving(this.dragged, spot) : []
    return !!first && this.play.offers.some(({ key }) => key === keyOf(first))
  }

  drop(spot: Spot): void {
    const { dragged } = this
    this.dragged = null
    if (!dragged) return
    const actions = moving(dragged, spot)
    if (!actions.length) return
    if (this.play.offers.some(({ key }) => key === keyOf(actions[0]!))) {
      this.chosen = null
      this.said = ''
      this.play.table.act(this.play.edge.me, ...actions)
    } else {
      this.chosen = dragged
      this.said = this.why(dragged, spot.hero)
    }
  }

  mine(hero: string): boolean {
    return seatOf(this.play.view, hero) === this.play.edge.me && this.play.asked
  }
}
