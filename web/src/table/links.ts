import type { Invitation, Seat } from '../net/types'

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Whether an address leads to the house on its own machine only. */
export const isLocal = (address: string): boolean => HERE.test(new URL(address).hostname)

/** Links are told once, when a table is opened; they are remembered only until the page is closed. */
const known = new Map<string, Record<Seat, string>>()

export function remember(table: string, invitations: readonly Invitation[]): void {
  known.set(table, Object.fromEntries(invitations.map(({ seat, link }) => [seat, link])))
}

export const links = (table: string): Record<Seat, string> => known.get(table) ?? {}
