/** What things are called and what happened, in the page's language: the terminal says it with the same messages. */
import type { Outcome } from '../../net/types'
import type { Names } from '../../table/game'
import { inLanguage, marked, say } from '../../text/phrase'
import { has, refusal, t } from '../../text/texts.svelte'
import type { Refusal, Source } from '../../wire/tseuquest'
import { content } from './content.svelte'
import { isOwn, meet, ownAbout, ownName } from './own'
import { faceName } from './parts/faces'
import { isSorcerers, type Event, type Figure, type Hoard, type Options, type Scenery, type Trap, type View } from './types'

/** In the game's own sentences. */
export function tell(event: Event, names: Names): string {
  return (event.phrases ?? []).map((phrase) => say(phrase, (seats) => seats.map(names.seat).join(', '))).join(' ')
}

/** An edge as `ground/squares.py` writes it: a square, and the side of it. */
const EDGE = /\b([a-z]\d{1,2})([nesw])\b/g
const faceWord = (face: string): string => (has(faceName(face)) ? t(faceName(face)) : face)

/** The same for the ear: dice by what they show, and doors by the side of a square; a sign is no word. */
export function hear(event: Event, names: Names): string {
  const phrases = event.event === 'thrown' ? (event.phrases ?? []).map((phrase) => ('faces' in phrase.params ? { ...phrase, params: { ...phrase.params, faces: event.faces.map(faceWord).join(', ') } } : phrase)) : event.phrases
  const faces = new Map(Object.entries(content().signs).map(([face, sign]) => [sign, face]))
  return tell({ ...event, phrases } as Event, names)
    .replace(/[^\p{L}\p{N}\s]/gu, (sign) => (faces.has(sign) ? faceWord(faces.get(sign) ?? '') : sign))
    .replace(EDGE, (_, square: string, way: string) => `${square} ${t(`way-${way}`).toLowerCase()}`)
}

export const ending = (outcome: Outcome): string => (has(`quest-ended-${outcome.result}`) ? t(`quest-ended-${outcome.result}`) : '')

/** A camp is broken, not won. */
export const verdict = (outcome: Outcome): string => (outcome.result === 'ready' ? t('roads-title') : '')

/** Whom one plays who sits there. */
export function chairOf(seat: string, options: unknown): string {
  if (isSorcerers(seat)) return t('seat-sorcerer')
  const heroes = (options as Options | null)?.party.filter((one) => one.seat === seat).map(({ hero }) => heroName(hero)) ?? []
  return heroes.join(', ') || t('share-chair')
}

/** A text of the adventure, in the reader's language where it has it. */
export function said(text: Record<string, string> | undefined): string {
  const [spoken, whole] = inLanguage(text ?? {})
  return marked(whole, spoken)
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
const inWords = (id: string): string => id.replace(/~[a-p]+/, '').replaceAll('-', ' ')
const named = (sort: string, id: string): string => (isOwn(id) ? ownName(id) : has(`${sort}-${id}`) ? t(`${sort}-${id}`) : inWords(id))

export const itemName = (item: string): string => named('item', item)
export const cardName = (card: string): string => named('card', card)
export const sceneryName = (kind: string): string => named('scenery', kind)
export const trapName = (kind: string): string => named('trap', kind)
export const heroName = (hero: string): string => capital(named('figure', hero))
/** Of a figure without weapons: what it was born with. */
export const weaponName = (weapon: string): string => (has(`item-${weapon}`) || isOwn(weapon) ? itemName(weapon) : named('bare', weapon || 'hands'))
/** A word on a thing, where there is one. */
export function about(sort: string, id: string): string {
  if (!isOwn(id)) return has(`${sort}-${id}-about`) ? t(`${sort}-${id}-about`) : ''
  const [spoken, text] = ownAbout(id)
  return marked(text, spoken)
}

const ONLY_ONE: readonly string[] = ['hero', 'antagonist']

/** Everything with an id that the seat knows of, by name. */
export class Things {
  readonly figures: ReadonlyMap<string, Figure>
  readonly scenery: ReadonlyMap<string, Scenery>
  readonly traps: ReadonlyMap<string, Trap>
  readonly hoards: ReadonlyMap<string, Hoard>

  constructor({ plan, own, ...view }: Pick<View, 'figures' | 'scenery' | 'traps' | 'hoards' | 'plan'> & Partial<Pick<View, 'own'>>) {
    meet(own)
    const byId = <T extends { id: string }>(...lists: (readonly T[] | undefined)[]): ReadonlyMap<string, T> =>
      new Map(lists.flatMap((list) => (list ?? []).map((one) => [one.id, one])))
    this.figures = byId(plan?.figures, view.figures)
    this.scenery = byId(plan?.scenery, view.scenery)
    this.traps = byId(plan?.traps, view.traps)
    this.hoards = byId(plan?.hoards, view.hoards)
  }

  /** `goblin-2` is the second goblin; of adventurers and antagonists there is one each. */
  figure(id: string): string {
    const found = this.figures.get(id)
    const number = /-(\d+)$/.exec(id)?.[1]
    const kind = number ? id.slice(0, -number.length - 1) : ''
    if (!found) return number && (has(`figure-${kind}`) || isOwn(kind)) ? t('numbered', { figure: heroName(kind), number }) : heroName(id)
    return number && !ONLY_ONE.includes(found.kind) ? t('numbered', { figure: heroName(found.sheet), number }) : heroName(found.sheet)
  }

  /** Whatever has this id. */
  thing(id: string): string {
    if (this.figures.has(id)) return this.figure(id)
    const piece = this.scenery.get(id)
    if (piece) return sceneryName(piece.kind)
    const trap = this.traps.get(id)
    if (trap) return trapName(trap.kind)
    if (this.hoards.has(id)) return t('hoard')
    if (isOwn(id) || has(`item-${id}`)) return itemName(id)
    if (/^(trap|guard)-/.test(id)) return t('some-trap')
    return has(`card-${id}`) ? cardName(id) : inWords(id)
  }

  /** Where it is. */
  where(id: string): readonly string[] {
    const trap = this.traps.get(id)
    if (trap) return [trap.square, trap.also].filter(Boolean)
    const square = this.figures.get(id)?.square
    return square ? [square] : (this.scenery.get(id)?.squares ?? this.hoards.get(id)?.squares ?? [])
  }
}

/** Where a die or a square of movement comes from. */
const origin = (what: string): string => (isOwn(what) || has(`item-${what}`) ? itemName(what) : has(`card-${what}`) ? cardName(what) : has(`treasure-${what}`) ? t(`treasure-${what}`) : has(`power-${what}`) ? t(`power-${what}`) : named('source-of', what))

/** So many dice, and where they come from where that says more: `3 dice (2 own + 1 longsword)`. */
export function inDice(row: readonly Source[]): string {
  const many = t('quest-dice', { count: diceOf(row) })
  return row.length > 1 || (row[0] && row[0].what !== 'own') ? `${many} (${sources(row)})` : many
}

/** `2 own + 1 longsword − 1 lying down`; `called`: what each source is called. The sum of dice not yet thrown, which no phrase tells. */
export function sources([first, ...rest]: readonly Source[], called: (what: string) => string = origin): string {
  if (!first) return ''
  return rest.reduce(
    (sum, { what, count }) => t(count < 0 ? 'source-less' : 'source-more', { rest: sum, count: Math.abs(count), what: called(what) }),
    t('source-first', { count: first.count, what: called(first.what) }),
  )
}

export const diceOf = (row: readonly Source[]): number => Math.max(0, row.reduce((sum, { count }) => sum + count, 0))

const IDS: readonly string[] = ['figure', 'hero', 'item', 'card', 'trap']

/** Why something can't be done, with names in place of ids. */
export function whyWords({ code, params }: Refusal, things: Things): string {
  const put = Object.entries(params).map(([key, value]) => [key, IDS.includes(key) ? things.thing(String(value)) : key === 'weapon' ? weaponName(String(value)) : value])
  return refusal(code, Object.fromEntries(put))
}
