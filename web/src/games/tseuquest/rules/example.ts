/** A worked example, as `tools/quest_examples.py` plays it out when the page is built. */
import type { Phrase } from '../../../text/phrase'
import type { Refusal } from '../../../wire/tseuquest'
import type { View } from '../types'

export type Picture = Pick<View, 'board' | 'rooms' | 'explored' | 'exits' | 'figures' | 'doors' | 'scenery' | 'traps' | 'hoards'>

export interface Example {
  name: string
  before: Picture
  steps: readonly { told?: readonly Phrase[]; do?: string; refused?: Refusal }[]
  after: Picture
}

/** Which table of fumbles stands under a clause. */
export const TABLES: Readonly<Record<string, string>> = { 'TQ-6.14': 'move', 'TQ-8.12': 'attack', 'TQ-8.14': 'parry', 'TQ-9.12': 'shot', 'TQ-9.14': 'dodge' }

/** Under which clause all things of a sort are listed. */
export const LISTS: Readonly<Record<string, string>> = { 'TQ-3.3': 'face', 'TQ-3.4': 'hero', 'TQ-11.2': 'card', 'TQ-12.5': 'item', 'TQ-13.5': 'adversary', 'TQ-15.12': 'scenery', 'TQ-16.1': 'trap', 'TQ-17.4': 'treasure' }
