/** What everybody did, counted as it is told: for the end of an evening. Of what a seat was not told, nothing is counted. */
import type { Event } from '../../../wire/tseuquest'
import { isCombat } from './faces'

export interface Deeds {
  felled: number
  /** How often struck or shot, whatever came of it. */
  blows: number
  wounds: number
  gold: number
  doors: number
  squares: number
  spells: number
  finds: number
  traps: number
  fumbles: number
  /** The most hits of one blow. */
  best: number
  fallen: boolean
  out: boolean
}

export interface Round {
  /** Life lost until then by those against the adventurers, and by them. */
  given: number
  taken: number
  falls: number
}

export interface Saying {
  text: Readonly<Record<string, string>>
  figure: string
}

export interface Tale {
  heroes: Readonly<Record<string, Deeds>>
  rounds: readonly Round[]
  /** How often each face lay there. */
  combat: Readonly<Record<string, number>>
  barrel: Readonly<Record<string, number>>
  /** The adventure's own words, in its languages, as they were read aloud; `{hero}` in them is this figure. */
  said: readonly Saying[]
  /** How much of it was said before whoever acts now began. */
  before: number
  /** Which adventure it is. */
  adventure: string
  /** Who strikes, casts or uses something right now. */
  by: string
}

export const NOTHING: Deeds = { felled: 0, blows: 0, wounds: 0, gold: 0, doors: 0, squares: 0, spells: 0, finds: 0, traps: 0, fumbles: 0, best: 0, fallen: false, out: false }
export const UNTOLD: Tale = { heroes: {}, rounds: [], combat: {}, barrel: {}, said: [], before: 0, adventure: '', by: '' }

const did = (tale: Tale, hero: string, more: Partial<Deeds>): Tale => {
  const own = tale.heroes[hero]
  if (!own) return tale
  const added = Object.fromEntries(Object.entries(more).map(([what, n]) => [what, typeof n === 'number' ? (own[what as keyof Deeds] as number) + n : n]))
  return { ...tale, heroes: { ...tale.heroes, [hero]: { ...own, ...added } } }
}

const known = (tale: Tale, heroes: readonly { id: string }[]): Tale => ({ ...tale, heroes: { ...Object.fromEntries(heroes.map(({ id }) => [id, NOTHING])), ...tale.heroes } })

const inRound = (tale: Tale, more: Partial<Round>): Tale => {
  const last = tale.rounds.at(-1) ?? { given: 0, taken: 0, falls: 0 }
  const now = { given: last.given + (more.given ?? 0), taken: last.taken + (more.taken ?? 0), falls: last.falls + (more.falls ?? 0) }
  return { ...tale, rounds: [...tale.rounds.slice(0, -1), now] }
}

const counted = (counts: Readonly<Record<string, number>>, faces: readonly string[]): Record<string, number> =>
  faces.reduce((all, face) => ({ ...all, [face]: (all[face] ?? 0) + 1 }), { ...counts })

const CHANCE: readonly string[] = ['hampered', 'astray target']

export function retell(tale: Tale, event: Event): Tale {
  switch (event.event) {
    case 'started':
      return known(UNTOLD, event.heroes)
    case 'introduced':
      return { ...known(tale, event.heroes), said: [], before: 0, adventure: event.name }
    case 'hero-picked':
      return known(tale, [event.hero])
    case 'hero-put-back':
      return { ...tale, heroes: Object.fromEntries(Object.entries(tale.heroes).filter(([id]) => id !== event.hero)) }
    case 'round-began':
      return { ...tale, rounds: [...tale.rounds, { ...(tale.rounds.at(-1) ?? { given: 0, taken: 0, falls: 0 }), falls: 0 }] }
    case 'fight-began':
      return did({ ...tale, by: event.attacker }, event.attacker, { blows: 1 })
    case 'fight-ended':
      return (tale.heroes[event.attacker]?.best ?? 99) < event.hits ? did(tale, event.attacker, { best: event.hits - (tale.heroes[event.attacker]?.best ?? 0) }) : tale
    case 'card-played':
      return did({ ...tale, by: event.figure }, event.figure, { spells: 1 })
    case 'item-used':
    case 'scenery-used':
      return { ...tale, by: event.figure }
    case 'sprung':
      return { ...tale, by: '' }
    case 'turn-began':
    case 'sorcerer-began':
      return { ...tale, by: '', before: tale.said.length }
    case 'thrown': {
      const purpose = event.purpose.split(':')[0] ?? ''
      if (CHANCE.includes(purpose)) return tale
      return isCombat(purpose) ? { ...tale, combat: counted(tale.combat, event.faces) } : { ...tale, barrel: counted(tale.barrel, event.faces) }
    }
    case 'fumbled':
      return did(tale, event.figure, { fumbles: 1 })
    case 'life-changed': {
      if (event.by >= 0) return tale
      const hero = event.figure in tale.heroes
      return did(inRound(tale, hero ? { taken: -event.by } : { given: -event.by }), event.figure, { wounds: -event.by })
    }
    case 'slain':
      return event.figure in tale.heroes ? inRound(did(tale, event.figure, { fallen: true }), { falls: 1 }) : did(tale, tale.by, { felled: 1 })
    case 'left':
      return did(tale, event.figure, { out: true })
    case 'opened':
      return did(tale, event.figure, { doors: 1 })
    case 'moved':
      return did(tale, event.figure, { squares: 1 })
    case 'gold-changed':
      return did(tale, event.figure, { gold: event.by })
    case 'treasure-counted':
      return did(tale, event.figure, { gold: event.gold })
    case 'got-item':
    case 'treasure-noted':
      return did(tale, event.figure, { finds: 1 })
    case 'trap-gone':
      return event.disarmed ? did(tale, tale.by, { traps: 1 }) : tale
    case 'said':
      return { ...tale, said: [...tale.said, { text: event.text, figure: event.figure }] }
    default:
      return tale
  }
}

/** What somebody is remembered for, kindly: the rarest thing first. */
export function bestDeed(deeds: Deeds): { deed: string; count: number } {
  if (deeds.felled >= 2) return { deed: 'felled', count: deeds.felled }
  if (deeds.best >= 3) return { deed: 'blow', count: deeds.best }
  if (deeds.traps) return { deed: 'traps', count: deeds.traps }
  if (deeds.spells >= 2) return { deed: 'spells', count: deeds.spells }
  if (deeds.finds >= 2) return { deed: 'finds', count: deeds.finds }
  if (deeds.doors >= 2) return { deed: 'doors', count: deeds.doors }
  if (deeds.felled) return { deed: 'felled', count: deeds.felled }
  if (deeds.fumbles >= 2) return { deed: 'fumbles', count: deeds.fumbles }
  if (deeds.squares) return { deed: 'squares', count: deeds.squares }
  return { deed: 'nothing', count: 0 }
}
