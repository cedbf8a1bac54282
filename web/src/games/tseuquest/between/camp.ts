/** A camp as it lies on the table: who owns what, where it is worn, and what carrying a thing somewhere would mean. */
import type { Belongings } from '../../../wire/tseuquest'
import type { Content } from '../content.svelte'
import type { Offer } from '../offers'
import type { Action, View } from '../types'

/** A thing, and where it lies. */
export interface Thing {
  from: 'carried' | 'stored' | 'shelf'
  hero: string
  item: string
}

/** Where it might go. */
export interface Spot {
  to: 'carried' | 'stored' | 'shelf'
  hero: string
}

export const PLACES = ['head', 'hands', 'body', 'pack'] as const
export type Worn = (typeof PLACES)[number]

/** As the house keeps it; who has come along for the first time has what stands on the sheet. */
export function owned({ belongings }: Pick<View, 'belongings'>, hero: string, { sheets }: Pick<Content, 'sheets'>): Belongings {
  return belongings.find((one) => one.hero === hero) ?? { hero, gold: 0, carried: [...(sheets[hero]?.gear ?? [])], stored: [], fallen: false }
}

export function worn(item: string, { items }: Pick<Content, 'items'>): Worn {
  const place = items[item]?.place ?? 'pack'
  return place === 'hand' || place === 'two-hands' ? 'hands' : place === 'head' || place === 'body' ? place : 'pack'
}

/** Who waits upstairs, and who does not come back. */
export function apart({ order, belongings }: Pick<View, 'order' | 'belongings'>, heroes: readonly string[]): { reserve: readonly string[]; fallen: readonly string[] } {
  const fallen = belongings.filter((one) => one.fallen).map(({ hero }) => hero)
  return { reserve: heroes.filter((hero) => !order.includes(hero) && !fallen.includes(hero)), fallen }
}

/** Whose each place in the order is: whoever was taken from the reserve has it from whoever stayed behind. */
export const seatOf = ({ order, options }: Pick<View, 'order' | 'options'>, hero: string): string => options.party[order.indexOf(hero)]?.seat ?? ''

/** What is done, one after the other, when a thing is carried there; nothing: that means nothing. */
export function moving(thing: Thing, spot: Spot): readonly Action[] {
  const { hero, item, from } = thing
  const put: Action[] = from === 'carried' ? [{ do: 'store', hero, item }] : []
  if (from === 'shelf') return spot.hero ? [{ do: 'buy', hero: spot.hero, item }] : []
  if (spot.to === 'shelf') return [...put, { do: 'sell', hero, item }]
  if (spot.hero !== hero) return [...put, { do: 'barter', hero, to: spot.hero, item }]
  if (from === spot.to) return []
  return from === 'carried' ? put : [{ do: 'carry', hero, item }]
}

/** What can be undone comes first, what leaves for good last. */
const FIRST = ['carry', 'store', 'buy', 'barter', 'object', 'withdraw', 'sell']

/** What may be done with a thing, of all that is offered. */
export function about({ from, hero, item }: Thing, offers: readonly Offer[]): readonly Offer[] {
  const meant = offers.filter(({ action }) => {
    if (!('item' in action) || action.item !== item) return false
    if (from === 'shelf') return action.do === 'buy' || action.do === 'withdraw'
    if (!('hero' in action) || action.hero !== hero) return false
    return from === 'carried' ? action.do === 'store' || action.do === 'object' : action.do === 'carry' || action.do === 'sell' || action.do === 'barter'
  })
  return meant.sort((one, other) => FIRST.indexOf(one.action.do) - FIRST.indexOf(other.action.do))
}
