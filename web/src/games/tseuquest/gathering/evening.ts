/** An evening as it is laid out before anybody goes down: which adventure, who plays whom, who keeps the dungeon. */
import { usualOptions } from '../../../net/games'
import type { GameInfo, NewTable, Place, Seat } from '../../../net/types'
import { SORCERER } from '../types'
import type { Levels } from './levels'

/** Who plays an adventurer: oneself, somebody else at this screen, somebody by link, a companion of the house. */
export type Who = 'me' | 'here' | 'link' | 'bot'
export const WHO: readonly Who[] = ['me', 'here', 'link', 'bot']
export type Keeper = 'house' | 'link' | 'me'
export const KEEPERS: readonly Keeper[] = ['house', 'link', 'me']

export interface Chair {
  hero: string
  who: Who
}

/** What is told of an adventure or a campaign before it. */
export interface Evening {
  id: string
  /** Where it begins: of an adventure itself. */
  begins: string
  campaign: boolean
  title: Record<string, string>
  line: Record<string, string>
  /** Which may follow, in a campaign; and whether they do so without a rest. */
  next: readonly string[]
  chained: boolean
}

export interface Plan {
  evening: string
  /** In the order of their turns. */
  chairs: readonly Chair[]
  keeper: Keeper
  /** Who plays whom is said at the table (TQ-3.4): a chair each, and the sheets as they please. */
  shared?: boolean
  /** Nobody rolls to walk while no adversary is in sight (TQ-G27). */
  stroll?: boolean
  /** An adventure of one's own, instead of the house's. */
  file?: Brought | undefined
}

export interface Brought {
  name: string
  text: string
}

/** As the rules want it: small letters, digits and hyphens. */
export const broughtAs = (file: string): string => file.toLowerCase().replace(/\.toml$/, '').replace(/[^a-z0-9]+/g, '-').slice(0, 40).replace(/^-+|-+$/g, '') || 'adventure'

/** Who keeps the dungeon brings it: not whoever only asks somebody else to. */
export const mayBring = ({ keeper }: Plan): boolean => keeper !== 'link'

/** Nobody comes from elsewhere: the draws are the house's and the host's. */
export const isAlone = ({ keeper, chairs }: Plan): boolean => keeper !== 'link' && chairs.every((chair) => chair.who !== 'link')

/** Laid out for somebody new: one click more, and they are down there. */
export const USUAL: Plan = {
  evening: 'good-barrel',
  chairs: [
    { hero: 'bruna', who: 'me' },
    { hero: 'sela', who: 'bot' },
  ],
  keeper: 'house',
}

/** The same with a chair for somebody by link. */
export const WITH_FRIENDS: Plan = { ...USUAL, chairs: USUAL.chairs.map((chair) => (chair.who === 'bot' ? { ...chair, who: 'link' } : chair)) }
/** Where an address asks for it. */
export const FRIENDS = '#friends'

export const MOST = 8
/** How many are said to be best. */
export const BEST: readonly [number, number] = [2, 4]

/** Takes an adventurer, or leaves it. */
export function taken(plan: Plan, hero: string): Plan {
  if (plan.chairs.some((chair) => chair.hero === hero)) return { ...plan, chairs: plan.chairs.filter((chair) => chair.hero !== hero) }
  const mine = plan.keeper !== 'me' && !plan.chairs.some((chair) => chair.who === 'me')
  return { ...plan, chairs: [...plan.chairs, { hero, who: mine ? 'me' : 'bot' }] }
}

export const given = (plan: Plan, hero: string, who: Who): Plan => ({ ...plan, chairs: plan.chairs.map((chair) => (chair.hero === hero ? { hero, who } : chair)) })

/** Who keeps the dungeon plays no adventurer. */
export function kept(plan: Plan, keeper: Keeper): Plan {
  const chairs = keeper === 'me' ? plan.chairs.map((chair) => (chair.who === 'me' ? { ...chair, who: 'bot' as const } : chair)) : plan.chairs
  return { ...plan, keeper, chairs }
}

/** Puts one at another place in the order of turns. */
export function seated(plan: Plan, hero: string, place: number): Plan {
  const moved = plan.chairs.find((chair) => chair.hero === hero)
  if (!moved) return plan
  const others = plan.chairs.filter((chair) => chair.hero !== hero)
  const at = Math.max(0, Math.min(place, others.length))
  return { ...plan, chairs: others.toSpliced(at, 0, moved) }
}

/** What is missing before they can go down: the end of a message; empty: nothing. */
export function missing({ chairs, keeper }: Plan): '' | 'heroes' | 'you' {
  if (!chairs.length) return 'heroes'
  return keeper === 'me' || chairs.some((chair) => chair.who === 'me') ? '' : 'you'
}

/** How those are called who have no name yet. */
export interface Called {
  hero: (hero: string) => string
  guest: (n: number) => string
  house: string
}

/** The table that is asked for. One person's adventurers share a seat; whoever else plays has one of their own. */
export function tableOf({ evening, chairs, keeper, shared = false, stroll = false, file }: Plan, levels: Levels, evenings: readonly Evening[], info: GameInfo, me: string, called: Called): NewTable {
  const seats: Record<Seat, Place> = {}
  let mine = ''
  const party = chairs.map(({ hero, who }, i) => {
    if (who === 'me' && mine) return { seat: mine, hero }
    const seat = 'ABCDEFGH'[Object.keys(seats).length] ?? ''
    if (who === 'me') mine = seat
    seats[seat] = {
      me: { kind: 'here' as const, name: me },
      here: { kind: 'here' as const, name: called.guest(i + 1) },
      link: { kind: 'open' as const },
      bot: { kind: 'bot' as const, name: shared ? called.guest(i + 1) : called.hero(hero), bot: levels.companions },
    }[who]
    return { seat, hero }
  })
  const keeping: Record<Keeper, Place> = { house: { kind: 'bot', name: called.house, bot: levels.keeper }, link: { kind: 'open' }, me: { kind: 'here', name: me } }
  const own = file && keeper !== 'link' ? file : undefined
  const chosen = own ? undefined : evenings.find((one) => one.id === evening)
  // A person who is asked to keep the dungeon chooses in secret what it is (TQ-3.2).
  const adventure = own ? own.name : keeper === 'link' && !chosen?.campaign ? '' : (chosen?.begins ?? evening)
  const whom = shared ? { party: [], players: Object.keys(seats).length } : { party }
  const bots = keeper === 'house' || chairs.some(({ who }) => who === 'bot')
  const options = { ...usualOptions(info, bots), adventure, ...whom, sorcerer: keeper === 'house' ? 'table' : 'human', stroll: stroll ? 'on' : 'off', ...(own ? { brought: [own] } : {}) }
  return { game: info.name, options, seats: { [SORCERER]: keeping[keeper], ...seats }, public: false, talk: true, party: chosen?.campaign ?? false }
}
