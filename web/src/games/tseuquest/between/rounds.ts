/** The three rounds of magic, counted from what was said openly. */
import type { Card } from '../../../wire/tseuquest'
import type { Draw } from '../draws.svelte'

export const ELEMENTS = ['aer', 'ignis', 'terra', 'aqua'] as const

/** Who chooses in a round. */
export const inRound = <H extends { magic: number }>(heroes: readonly H[], round: number): readonly H[] => heroes.filter(({ magic }) => magic >= round)

/** How many cards of a deck lie there still. */
export function leftIn(element: string, gone: Readonly<Record<string, number>>, { cards }: { cards: Readonly<Record<string, Pick<Card, 'element' | 'copies'>>> }): number {
  const all = Object.values(cards).reduce((sum, card) => sum + (card.element === element ? card.copies : 0), 0)
  return Math.max(0, all - (gone[element] ?? 0))
}

/** In which round this adventurer drew there; 0: in none. */
export const whyNoDeck = (element: string, hero: string, made: readonly Draw[]): number => made.find((draw) => draw.hero === hero && draw.element === element)?.round ?? 0

export interface Place {
  round: number
  count: number
  /** Empty: not chosen yet. */
  element: string
}

/** What lies before an adventurer, round by round; a round in which no deck was left has no place. */
export function places(hero: string, magic: number, made: readonly Draw[], rounds: Readonly<Record<string, number>>): readonly Place[] {
  return Object.entries(rounds)
    .map(([round, count]) => ({ round: Number(round), count, element: made.find((draw) => draw.hero === hero && draw.round === Number(round))?.element ?? '' }))
    .filter(({ round, element }) => round <= magic && !element.startsWith('none'))
}
