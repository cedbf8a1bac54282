/** Tellstones as it comes over the wire, under the names that the page uses. */
import type { InWords } from '../../text/phrase'
import { SIDES, type Action, type Event as Told, type Hide, type Place, type Swap } from '../../wire/tellstones'

export type { Action, LineView, Options, Outcome, View } from '../../wire/tellstones'
export type Event = InWords<Told>
export type Seat = string
export type Side = (typeof SIDES)[keyof typeof SIDES]
export type LineName = Side | null
export type Glyph = Place['symbol']
export type End = Place['end']
export type Order = Place | Hide | Swap
export type Verb = Action['do']

export const GLYPHS: readonly Glyph[] = ['C', 'D', 'S', 'F', 'K', 'H', 'L']

export const sideOf = (seat: Seat): Side => (SIDES as Record<Seat, Side>)[seat] ?? 'B'
