/** TseuQuest on the wire, under the names that the page uses. */
import type { InWords } from '../../text/phrase'
import type { Action, Event as OnWire } from '../../wire/tseuquest'

export type { Action, Door, Figure, Form, Hoard, Options, PlanView, Scenery, Trap, View } from '../../wire/tseuquest'
export type Event = InWords<OnWire>
export type Of<K extends Action['do']> = Extract<Action, { do: K }>
export type Square = string
export type Edge = string
export type Way = 'e' | 'n' | 's' | 'w'

export const SORCERER = 'S'
export const isSorcerers = (seat: string): boolean => seat === SORCERER

/** The adventure that teaches the game: at its tables the Mentor speaks. */
export const FIRST_EVENING = 'first-evening'
