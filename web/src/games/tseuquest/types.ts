/** TseuQuest on the wire, under the names that the page uses. */
import type { InWords } from '../../text/phrase'
import { SIDES, type Action, type Event as OnWire } from '../../wire/tseuquest'

export type { Action, Door, Figure, Form, Hoard, Options, PlanView, Scenery, Trap, View } from '../../wire/tseuquest'
export type Event = InWords<OnWire>
export type Of<K extends Action['do']> = Extract<Action, { do: K }>
export type Square = string
export type Edge = string
export type Way = 'e' | 'n' | 's' | 'w'

export const SORCERER = 'S'
export const isSorcerers = (seat: string): boolean => seat === SORCERER

export type Side = (typeof SIDES)[keyof typeof SIDES]
export const sideOf = (seat: string): Side => SIDES[isSorcerers(seat) ? SORCERER : 'A']

/** The adventure that teaches the game: at its tables the Mentor speaks. */
export const FIRST_EVENING = 'first-evening'
