/** Pages are fetched when they are gone to; those of one thing are given its name. */
import type { Component } from 'svelte'
import { fetchData } from './net/data'

export const PLAIN: Record<string, () => Promise<{ default: Component }>> = {
  join: () => import('./room/Join.svelte'),
  learn: () => {
    fetchData('lessons.json').catch(() => null) // on its way together with the page that shows them
    return import('./learn/Learn.svelte')
  },
  puzzle: () => import('./learn/Puzzle.svelte'),
  me: () => import('./room/Me.svelte'),
  rules: () => import('./learn/Rules.svelte'),
}

export const NAMED: Record<string, () => Promise<{ default: Component<{ id: string }> }>> = {
  tables: () => import('./tellstones/TellstonesTable.svelte'),
  records: () => import('./replay/Replay.svelte'),
}

/** The name of a page in an address, and of the one thing it is about. */
export function partsOf(path: string): [page: string, id: string] {
  const [page = '', id = ''] = path.split('/').filter(Boolean)
  return [page, id]
}

/** Brings all that an address needs, so that it can be shown at once. */
export async function bring(path: string): Promise<void> {
  const [page, id] = partsOf(path)
  await (id && NAMED[page] ? NAMED[page]() : PLAIN[page]?.())
}
