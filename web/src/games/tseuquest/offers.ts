/**
 * What may be done, as a player meets it: a verb, then with what and to whom, in the words of the terminal's menu; and
 * the squares on which it can be pointed at. Whatever the rules list is offered, even what nobody here has words for.
 */
import { has, t } from '../../text/texts.svelte'
import { beyond, distance, isSquare } from './board/ground'
import { content } from './content.svelte'
import { faceName } from './parts/faces'
import type { Action, Square, View, Way } from './types'
import { about, cardName, heroName, itemName, said, Things, weaponName } from './words'

export interface Offer {
  action: Action
  /** The same for the same action. */
  key: string
  /** What one does: the end of a message `do-…`; empty: a plain answer to what is asked. */
  verb: string
  /** With what, to whom, where. */
  label: string
  note: string
  /** Where one points to mean it. */
  squares: readonly Square[]
  /** The nearer ones first. */
  rank: number
}

type Words = Partial<Pick<Offer, 'verb' | 'label' | 'note' | 'squares'>>

/** What is said beside whatever is asked: it has a place of its own. */
export const ASIDE: readonly string[] = ['abandon']

/** The figure of the question; where it has none, whoever's turn it is. */
export function aboutWhom({ pending, turn }: View): string {
  if (pending?.step === 'place-due') return pending.figures[0] ?? ''
  if (pending?.step === 'passage-due') return pending.friend
  if (pending?.step === 'push-due') return pending.mover
  if (pending?.step === 'pick-element') return pending.hero
  return (pending && 'figure' in pending ? pending.figure : '') || turn?.figure || ''
}

export const keyOf = (action: Action): string => Object.values(action).map(String).join(' ')

export function offersOf(actions: readonly Action[], view: View): Offer[] {
  const things = new Things(view)
  const here = things.figures.get(aboutWhom(view))?.square ?? ''
  const far = (squares: readonly Square[]): number => (here && squares.length ? Math.min(...squares.map((square) => distance(here, square))) : 0)
  return actions
    .filter((action) => !ASIDE.includes(action.do))
    .map((action) => {
      const words = inWords(action, view, things, here)
      return { action, key: keyOf(action), verb: action.do, label: '', note: '', squares: [], ...words, rank: far(words.squares ?? []) }
    })
    .sort((one, other) => one.rank - other.rank)
}

/** A verb as it stands on a button, and what it means. */
export const verbName = (verb: string): string => (has(`do-${verb}`) ? t(`do-${verb}`) : verb.replaceAll('-', ' '))
export const verbNote = (verb: string): string => (has(`do-${verb}-note`) ? t(`do-${verb}-note`) : '')

export function inWords(action: Action, view: View, things: Things, here: Square): Words {
  const whom = (id: string): Words => ({ label: things.figure(id), squares: things.where(id) })
  const next = (way: Way): Words => ({ label: t(`way-${way}`), squares: here ? [beyond(here, way)] : [] })
  switch (action.do) {
    case 'walk':
      return { verb: `walk-${action.how}` }
    case 'move':
      return next(action.way)
    case 'jump':
    case 'open':
      return next(action.way)
    case 'push':
      return { label: `${things.figure(action.figure)} → ${t(`way-${action.way}`)}`, squares: things.where(action.figure) }
    case 'search':
      return { label: t(`search-${action.what}`) }
    case 'attack':
    case 'shoot': {
      const found = action.target ? whom(action.target) : { label: t('somebody-yet') }
      return { ...found, note: weaponName(action.weapon || (action.do === 'shoot' ? 'shot' : '')) }
    }
    case 'cast': {
      const at = target(action.at, things)
      return { label: cardName(action.card), note: [action.at ? at.label : cardNote(action.card), action.last_breath ? t('which-breath') : ''].filter(Boolean).join(' · '), squares: at.squares ?? [] }
    }
    case 'use': {
      const at = target(action.at, things)
      const note = things.scenery.has(action.what) ? t('use-scenery-note') : about('item', action.what)
      return { label: things.thing(action.what), note: action.at ? (at.label ?? '') : note, squares: action.at ? (at.squares ?? []) : things.where(action.what) }
    }
    case 'pass':
      return { verb: view.pending ? 'decline' : 'pass' }
    case 'deny':
      return { verb: view.pending?.step === 'trading' && !view.pending.offered ? 'call-off' : 'deny' }
    case 'ready':
      return { verb: view.pending?.step === 'pick-party' ? 'ready-party' : 'ready' }
    case 'choose':
      return choice(action.what, view, things)
    case 'adventure': {
      const coming = view.coming.find((one) => one.name === action.name)
      return { verb: '', label: said(coming?.title) || action.name, note: said(coming?.line) }
    }
    case 'element':
      return { verb: '', label: t('element', { element: action.name }), note: t('element-about', { element: action.name }) }
    case 'pick':
      return { label: heroName(action.hero), note: about('figure', action.hero) }
    case 'put-back':
      return { label: heroName(action.hero) }
    case 'sit':
      return { label: `${heroName(action.hero)} · ${t('place-number', { place: action.place })}` }
    case 'disarm':
      return { label: things.thing(action.trap), squares: things.where(action.trap) }
    case 'trade':
      return whom(action.partner)
    case 'give':
    case 'take':
    case 'drop':
      return { label: itemName(action.item), note: about('item', action.item) }
    case 'control':
    case 'dismiss':
      return whom(action.elemental)
    case 'repair':
      return { label: weaponName(action.weapon || 'shot') }
    case 'show':
      return { label: cardName(action.card), note: cardNote(action.card) }
    case 'activate':
      return whom(action.figure)
    case 'buy': {
      const price = view.stock.find((ware) => ware.item === action.item)?.price
      return { label: `${heroName(action.hero)} · ${itemName(action.item)}`, note: price === undefined ? '' : t('costs', { gold: price }) }
    }
    case 'sell':
    case 'carry':
    case 'store':
      return { label: `${heroName(action.hero)} · ${itemName(action.item)}`, note: about('item', action.item) }
    case 'barter':
      return { label: `${heroName(action.hero)} → ${heroName(action.to)}`, note: itemName(action.item) }
    case 'withdraw':
      return { label: itemName(action.item) }
    case 'object':
      return { label: `${heroName(action.hero)} · ${itemName(action.item)}`, note: t(`objection-${action.reason}`) }
    case 'swap':
      return { verb: 'swap-hero', label: `${heroName(action.hero)} → ${heroName(action.reserve)}` }
    case 'rule-take':
      return { ...whom(action.figure), note: itemName(action.item) }
    case 'rule-door':
      return { verb: `rule-${action.to}`, label: action.edge }
    default:
      return rest(action)
  }
}

/** What nobody has words for is said by its own names. */
function rest({ do: _, ...parts }: Action): Words {
  return { label: Object.values(parts).map(String).join(' ') }
}

function target(name: string, things: Things): Words {
  if (!name) return { label: t('target-self') }
  return isSquare(name) ? { label: name, squares: [name] } : { label: things.figure(name), squares: things.where(name) }
}

function cardNote(card: string): string {
  const found = content().cards[card]
  return found ? t('card-facts', { element: found.element, cost: found.cost }) : ''
}

/** Of what is asked: a row of a table, an advantage, a square, somebody, something. */
function choice(what: string, { pending }: View, things: Things): Words {
  if (has(`advantage-${what}`)) return { verb: '', label: t(`advantage-${what}`), note: t(`advantage-${what}-note`) }
  if (pending?.step === 'row-due') {
    const row = content().rows[pending.table]?.[what]
    return { verb: '', label: what, note: row ? t(`fumble-${pending.table}-${row.id}`) : '' }
  }
  if (isSquare(what)) return { verb: '', label: what, squares: [what] }
  if (what === 'attack' || what === 'defence') return { verb: '', label: weaponName(what) }
  return { verb: '', label: things.thing(what), squares: things.where(what) }
}

/** What may be filled in: how a field, a value and the button are called. */
export function fieldName(name: string): string {
  return has(`quest-field-${name}`) ? t(`quest-field-${name}`) : has(`do-${name}`) ? t(`do-${name}`) : name.replaceAll('-', ' ')
}

/** What may stand in a field: a face of a die, a square, somebody, something. */
export function valueName(value: string | number, things: Things): string {
  if (typeof value === 'number' || isSquare(value) || /^\d$/.test(value)) return String(value)
  if (has(faceName(value))) return t(faceName(value))
  return has(`quest-value-${value}`) ? t(`quest-value-${value}`) : has(`scenery-${value}`) ? t(`scenery-${value}`) : things.thing(value)
}
