/** Pages are fetched when they are gone to; those of one thing are given its name. */
import type { Component } from 'svelte'
import { MORE, findGame } from './games'
import { fetchData } from './net/data'
import { speakAfter } from './text/after'

export const PLAIN: Record<string, () => Promise<{ default: Component }>> = {
  join: () => import('./room/Join.svelte'),
  me: () => speaking(import('./room/Me.svelte')),
  ...MORE,
}

export const NAMED: Record<string, (id: string) => Promise<{ default: Component<{ id: string }> }>> = {
  tables: () => import('./table/Table.svelte'),
  records: () => speaking(import('./table/Replay.svelte')),
}

/** Those of a game: where none is named, of the usual one. */
export const OF_A_GAME: typeof NAMED = {
  learn: (id) => {
    if (!id) fetchData('lessons.json').catch(() => null) // on its way together with the page that shows them
    return withGame(id, import('./table/Learn.svelte'))
  },
  rules: (id) => withGame(id, import('./table/Rules.svelte')),
}

/** With what is said of games that are over. */
async function speaking<P>(page: Promise<P>): Promise<P> {
  await speakAfter()
  return page
}

async function withGame<P>(id: string, page: Promise<P>): Promise<P> {
  await findGame(id)
  return page
}

/** The name of a page in an address, and of the one thing it is about. */
export function partsOf(path: string): [page: string, id: string] {
  const [page = '', id = ''] = path.split('/').filter(Boolean)
  return [page, id]
}

export const named = (page: string, id: string): ReturnType<(typeof NAMED)[string]> | undefined => OF_A_GAME[page]?.(id) ?? (id ? NAMED[page]?.(id) : undefined)

/** Brings all that an address needs, so that it can be shown at once. */
export async function bring(path: string): Promise<void> {
  const [page, id] = partsOf(path)
  await (named(page, id) ?? PLAIN[page]?.())
}
