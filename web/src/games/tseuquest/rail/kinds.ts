/** The kinds of action of a turn, in the order of the bar, and why there is nothing of one to be done. */
import { t } from '../../../text/texts.svelte'
import type { Offer } from '../offers'
import type { Ways } from '../../../wire/tseuquest'
import type { View } from '../types'
import { whyWords, type Things } from '../words'

export const KINDS = ['move', 'search', 'attack', 'shoot', 'magic', 'special'] as const
export type Kind = (typeof KINDS)[number]

const OF: Record<string, Kind> = { 'walk-tense': 'move', 'walk-stealth': 'move', 'walk-stroll': 'move', search: 'search', attack: 'attack', shoot: 'shoot', cast: 'magic' }
/** By which verb the terminal says that there is nothing to be done. */
const IDLE: Record<Kind, string> = { move: 'move', search: 'search', attack: 'attack', shoot: 'shoot', magic: 'cast', special: 'use' }

/** Whatever has no kind of its own is a special action. */
export const kindOf = (verb: string): Kind => OF[verb] ?? 'special'

/** Nobody ends a turn late for these. */
const TRIFLES: readonly string[] = ['pass', 'drop', 'dismiss', 'declare']
export const isWorthwhile = (verb: string): boolean => !TRIFLES.includes(verb) && !isRuling(verb)

export const isRuling = (verb: string): boolean => verb.startsWith('rule-')

export const ofKind = (offers: readonly Offer[], kind: Kind): readonly Offer[] => offers.filter(({ verb }) => verb !== 'pass' && !isRuling(verb) && kindOf(verb) === kind)

/** As the house says it; until it has, from what lies in the open. */
export function whyNot(kind: Kind, { turn }: View, ways: Ways | null, things: Things): string {
  const why = ways?.ways.find((way) => way.kind === (kind === 'special' ? 'use' : kind))?.why
  if (why) return whyWords(why, things)
  if (turn?.barred.includes(kind)) return t('refusal-barred', { kind })
  if (kind === 'move' && turn?.done.includes('move')) return t('refusal-moved-already')
  return t('idle', { verb: IDLE[kind] })
}
