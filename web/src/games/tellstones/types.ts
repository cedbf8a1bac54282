/** Tellstones as it comes over the wire, under the names that the page uses. */
import type { InWords } from '../../text/phrase'
import type { Action, Event as Told, Hide, Place, Swap } from '../../wire/tellstones'

export type { Action, LineView, Options, Outcome, View } from '../../wire/tellstones'
export type Event = InWords<Told>
export type Seat = string
export type Side = 'A' | 'B'
export type LineName = Side | null
export type Glyph = Place['symbol']
export type End = Place['end']
export type Order = Place | Hide | Swap
export type Verb = Action['do']

export const GLYPHS: readonly Glyph[] = ['C', 'D', 'S', 'F', 'K', 'H', 'L']

export const sideOf = (seat: Seat): Side => (seat.startsWith('A') ? 'A' : 'B')
