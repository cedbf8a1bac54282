/** What the house prints on its sheets, cards and tables: public, written by the rules when the page is built. */
import { fetchData } from '../../net/data'
import type { Card, Item, Sheet } from '../../wire/tseuquest'
import { met, ownThings } from './own'

export type { Sheet }

export interface Content {
  sheets: Record<string, Sheet>
  items: Record<string, Item>
  cards: Record<string, Card>
  /** `size`: squares along and across, lying. */
  scenery: Record<string, { passable: boolean; jumpable: boolean; opaque: boolean; cover: number; size: readonly [number, number] }>
  treasure: readonly string[]
  traps: readonly string[]
  faces: readonly string[]
  /** The rows of the tables of fumbles, by face. */
  rows: Record<string, Record<string, { id: string }>>
  /** How often each face comes: `com-`, and `mov-` with the shape that the table agreed on. */
  dice: Record<string, Record<string, number>>
  /** The sign of each face that is no number, as sentences have it. */
  signs: Record<string, string>
  /** How many things a pack holds. */
  pack: number
  /** How many cards are drawn in each round of magic. */
  rounds: Record<string, number>
}

const NONE: Content = { sheets: {}, items: {}, cards: {}, scenery: {}, treasure: [], traps: [], faces: [], rows: {}, dice: {}, signs: {}, pack: 0, rounds: {} }
let known = $state.raw(NONE)
void fetchData<Content>('tseuquest-content.json').then(
  (found) => (known = found),
  () => null,
)

let whole = { of: NONE, met: 0, content: NONE }

/** Empty until it is here: whoever asks is drawn again then. With what files brought that was met here. */
export function content(): Content {
  if (!met()) return known
  if (whole.of !== known || whole.met !== met()) {
    const { sheets, items, cards } = ownThings()
    whole = { of: known, met: met(), content: { ...known, sheets: { ...known.sheets, ...sheets }, items: { ...known.items, ...items }, cards: { ...known.cards, ...cards } } }
  }
  return whole.content
}
