/** How the house plays: its Sorcerer, and its companions. This browser remembers what was chosen last. */
import { keep, kept } from '../../../settings/kept'

export const ROLES = ['keeper', 'companions'] as const
export type Role = (typeof ROLES)[number]
export type Levels = Readonly<Record<Role, string>>

/** From kind to cruel, and from thoughtful to rash. On an adventurer's chair all but the simple one play alike. */
const LADDERS: Readonly<Record<Role, readonly string[]>> = { keeper: ['lenient', 'simple', 'fair', 'cunning'], companions: ['fair', 'simple'] }
const KEPT = 'levels-tseuquest'

/** Those of a role that the house has. */
export const ladder = (role: Role, bots: readonly string[]): readonly string[] => LADDERS[role].filter((level) => bots.includes(level))

/** What was chosen last, where the house still has it; for somebody new the kindest. */
export function lastLevels(bots: readonly string[]): Levels {
  const last = kept<Partial<Levels>>(KEPT, {})
  const level = (role: Role): string => {
    const offered = ladder(role, bots)
    return offered.find((one) => one === last[role]) ?? offered[0] ?? bots[0] ?? ''
  }
  return { keeper: level('keeper'), companions: level('companions') }
}

export const keepLevels = (levels: Levels): void => keep(KEPT, levels)
