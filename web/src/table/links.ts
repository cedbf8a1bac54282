import type { Invitation, Seat } from '../net/types'

/** Links are told once, when a table is opened; they are remembered only until the page is closed. */
const known = new Map<string, Record<Seat, string>>()

export function remember(table: string, invitations: readonly Invitation[]): void {
  known.set(table, Object.fromEntries(invitations.map(({ seat, link }) => [seat, link])))
}

export const links = (table: string): Record<Seat, string> => known.get(table) ?? {}
