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

/** Into the clipboard, if the browser lets it: over plain http, as in a house of one's own, it has no other way than a selected field. */
export async function copyText(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = link
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

/** By what a phone has for passing on links, else into the clipboard; whether it is there now. */
export async function passOn(link: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return copyText(link)
  await navigator.share({ url: link }).catch(() => null) // not sent after all
  return false
}
