/**
 * The games on the shelf, by the name the server knows them by. A game's card lies in the room; its page is fetched when
 * somebody sits down to it. Nothing else imports from a game's folder, and nothing else knows a game by its name.
 */
import type { Component } from 'svelte'
import type { Seat, TableInfo } from '../net/types'
import type { CardProps } from '../room/card'
import type { AnyGame } from '../table/game'
import type { Recall, Usual } from '../wire/messages'
import { speakAlso } from '../text/texts.svelte'
import Stones from './tellstones/Card.svelte'
import Crawl from './tseuquest/Card.svelte'

export interface Shelved {
  /** Its place in the room. */
  Card: Component<CardProps>
  /** The message that names a table with these options. */
  title: (options: unknown) => string
  /** Whom one plays unless one chooses. */
  opponent?: string
  /** The message that says how a game of it went, where nobody wins or loses. */
  went?: (result: string) => string
  /** The message that says what one is invited to. */
  bids?: string
  /** What else an invitation shows of a table. */
  Invited?: () => Promise<{ default: Component<{ table: TableInfo; seat: Seat }> }>
  /** What somebody's own games of it come to. */
  Figures?: () => Promise<{ default: Component<{ recall: Recall; games: number; usual: Usual }> }>
  /** Its page; absent while it has none. */
  page?: () => Promise<{ default: AnyGame }>
}

export const GAMES: Record<string, Shelved> = {
  tellstones: {
    Card: Stones,
    title: (options) => `game-${(options as { variant?: string } | null)?.variant ?? 'duel'}`,
    bids: 'join-tellstones',
    opponent: 'squire',
    Figures: () => import('./tellstones/figures/Figures.svelte'),
    page: () => import('./tellstones/game'),
  },
  tseuquest: {
    Card: Crawl,
    title: () => 'game-tseuquest',
    went: (result) => `went-${result === 'success' ? 'well' : 'badly'}`,
    bids: 'tell-tseuquest',
    Invited: () => import('./tseuquest/gathering/Invited.svelte'),
    page: () => import('./tseuquest/game'),
  },
}

/** Pages that a game has besides those that all have. */
export const MORE: Record<string, () => Promise<{ default: Component }>> = {
  puzzle: () => import('./tellstones/Puzzle.svelte'),
  gather: () => import('./tseuquest/gathering/Gathering.svelte'),
}

/** Whose rules and lessons are meant where no game is named. */
const USUAL = 'tellstones'

export const hasPage = (name: string): boolean => GAMES[name]?.page !== undefined

export const titleOfTable = (name: string = USUAL, options: unknown = null): string => GAMES[name]?.title(options) ?? name

/** How a game of it went, as a message; empty where it is won or lost. */
export const wentOf = (name: string, result: string): string => GAMES[name]?.went?.(result) ?? ''

/** What somebody's own games come to, of those games that have figures. */
export const figuresOf = (): Promise<{ default: Component<{ recall: Recall; games: number; usual: Usual }> }[]> => Promise.all(Object.values(GAMES).flatMap(({ Figures }) => (Figures ? [Figures()] : [])))

/** Where a game's rules or lessons are. */
export const addressOf = (page: 'rules' | 'learn', name: string = USUAL): string => (!name || name === USUAL ? `/${page}` : `/${page}/${name}`)

/** A game's page with all that it says; null where there is none. */
export async function findGame(name: string): Promise<AnyGame | null> {
  const found = await GAMES[name || USUAL]?.page?.()
  if (found?.default.texts) await speakAlso(found.default.texts)
  return found?.default ?? null
}
