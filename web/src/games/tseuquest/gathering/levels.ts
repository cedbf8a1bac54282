/** How the house plays: its Sorcerer, and its companions. This browser remembers what was chosen last. */
import type { GameInfo } from '../../../net/types'
import { keep, kept } from '../../../settings/kept'
import type { Side } from '../types'

export const ROLES = ['keeper', 'companions'] as const
export type Role = (typeof ROLES)[number]
export type Levels = Readonly<Record<Role, string>>
/** Whom the house has, and whom of them it offers on which side. */
export type Offered = Pick<GameInfo, 'bots' | 'ladders'>
export const NOBODY: Offered = { bots: [], ladders: {} }

const SIDE: Readonly<Record<Role, Side>> = { keeper: 'sorcerer', companions: 'adventurers' }
const KEPT = 'levels-tseuquest'

/** Those that the house offers for a role, in its order: from kind to cruel, and from thoughtful to rash. */
export const ladder = (role: Role, { ladders }: Offered): readonly string[] => ladders[SIDE[role]] ?? []

/** What was chosen last, where the house still has it; for somebody new the kindest. */
export function lastLevels(house: Offered): Levels {
  const last = kept<Partial<Levels>>(KEPT, {})
  const level = (role: Role): string => {
    const offered = ladder(role, house)
    return offered.find((one) => one === last[role]) ?? offered[0] ?? house.bots[0] ?? ''
  }
  return { keeper: level('keeper'), companions: level('companions') }
}

export const keepLevels = (levels: Levels): void => keep(KEPT, levels)
