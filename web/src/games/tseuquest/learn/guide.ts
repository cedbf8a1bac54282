/**
 * The first evening, step by step: what is to be done next, by what the learner's own view shows and what was told. It
 * holds no rules: it only looks whether a thing was done, by whatever way and in whatever order.
 */
import { distance } from '../board/ground'
import type { Tale } from '../parts/tale'
import type { Action, Edge, Figure, Square, View } from '../types'

export const PANTRY: Edge = 'f3e'
export const CELLAR: Edge = 'c4s'
const HOLE: Square = 'c5'
/** Where a jump over the hole ends, on either side. */
const BEYOND: Square = 'c6'
const LIFE = 8
/** So little of it, and the potion comes first. */
const LOW = 3

/** What was told, and what was touched. */
export interface Known {
  view: View
  tale: Tale
  /** A figure of the other side was looked at. */
  met: boolean
}

/** Where to look: squares, or a door. */
export interface Ring {
  squares?: readonly Square[]
  door?: Edge
}

export interface LessonStep {
  id: string
  done: (known: Known) => boolean
  ring: (known: Known) => Ring
  /** By which deed it is done, once one is there; none: by walking alone, or by touching. */
  deed?: (action: Action, known: Known) => boolean
  /** Whether one stands where it can be done; none: it can be done anywhere. */
  there?: (known: Known) => boolean
  /** It is done from a square beside the ring, not from within. */
  beside?: boolean
  /** Whither one walks where that is not the ring: a square of the way to it. */
  towards?: (known: Known) => Square | undefined
}

export const heroOf = ({ view }: Known): Figure | undefined => view.figures.find((one) => one.kind === 'hero' && one.seat === view.seat)
const here = (known: Known): Square => heroOf(known)?.square ?? ''
const rats = ({ view }: Known): readonly Figure[] => view.figures.filter((one) => one.seat !== view.seat)
const isOpen = ({ view }: Known, edge: Edge): boolean => view.doors.some((door) => door.edge === edge && door.kind === 'open')
const struck = ({ tale }: Known): boolean => Object.values(tale.heroes).some((deeds) => deeds.blows > 0)
const found = (known: Known): boolean => Object.values(known.tale.heroes).some((deeds) => deeds.finds > 0)
const fetched = ({ tale }: Known): boolean => tale.said.some(({ text }) => text['en']?.includes('corkscrew') ?? false)
const chest = ({ view }: Known): readonly Square[] => view.scenery.find((piece) => piece.kind === 'chest')?.squares ?? []
const column = (square: Square): string => square.slice(0, 1)
const row = (square: Square): number => Number(square.slice(1))
const isInside = (known: Known): boolean => row(here(known)) > 4 && here(known) !== HOLE
const inPantry = (known: Known): boolean => column(here(known)) > 'f' && row(here(known)) < 4
const isBeside = (squares: readonly Square[], known: Known): boolean => squares.some((square) => distance(square, here(known)) === 1)
const ratSquares = (known: Known): readonly Square[] => rats(known).map((one) => one.square)
const hoard = ({ view }: Known): readonly Square[] => view.hoards.flatMap(({ squares }) => squares)
const strikes: LessonStep['deed'] = (action, known) => action.do === 'attack' && rats(known).some(({ id }) => id === action.target)
/** Out of the pantry by its door, out of the cellar over the hole. */
const out = (known: Known): Square | undefined => (inPantry(known) ? 'f3' : isInside(known) ? BEYOND : undefined)

/** Whether a question mark lay there when she struck or parried. */
export const fumbled = ({ tale }: Known): boolean => Object.values(tale.heroes).some((deeds) => deeds.fumbles > 0)

export const STEPS: readonly LessonStep[] = [
  {
    id: 'throw',
    done: (known) => known.view.pending?.step === 'motion' || isOpen(known, PANTRY) || !known.view.exits.includes(here(known)),
    ring: () => ({ door: PANTRY }),
    there: () => false,
  },
  { id: 'door', done: (known) => isOpen(known, PANTRY), ring: () => ({ door: PANTRY }), there: () => false },
  { id: 'rats', done: (known) => known.met || struck(known) || !rats(known).length, ring: (known) => ({ squares: ratSquares(known) }) },
  { id: 'fight', done: (known) => struck(known) || !rats(known).length, ring: (known) => ({ squares: ratSquares(known) }), beside: true, deed: strikes, there: (known) => isBeside(ratSquares(known), known) },
  { id: 'finish', done: (known) => !rats(known).length, ring: (known) => ({ squares: ratSquares(known) }), beside: true, deed: strikes, there: (known) => isBeside(ratSquares(known), known) },
  {
    id: 'search',
    done: (known) => found(known) || known.view.hoards.length > 0,
    ring: (known) => ({ squares: inPantry(known) ? [here(known)] : ['g3', 'h3', 'g2', 'h2'] }),
    deed: (action) => action.do === 'search' && action.what === 'treasure',
    there: inPantry,
  },
  {
    id: 'take',
    done: found,
    ring: (known) => ({ squares: hoard(known) }),
    beside: true,
    deed: (action, { view }) => action.do === 'use' && view.hoards.some(({ id }) => id === action.what),
    there: (known) => isBeside(hoard(known), known),
  },
  { id: 'cellar', done: (known) => isOpen(known, CELLAR), ring: () => ({ door: CELLAR }), there: () => false, towards: out },
  {
    id: 'traps',
    done: (known) => known.view.traps.length > 0,
    ring: () => ({ squares: ['c4'] }),
    deed: (action) => action.do === 'search' && action.what === 'traps',
    there: (known) => column(here(known)) === 'c' && row(here(known)) <= 4,
    towards: out,
  },
  { id: 'jump', done: isInside, ring: () => ({ squares: [BEYOND] }), there: () => false, towards: (known) => (inPantry(known) ? 'f3' : here(known) === HOLE ? undefined : 'c4') },
  {
    id: 'chest',
    done: fetched,
    ring: (known) => ({ squares: chest(known) }),
    beside: true,
    deed: (action, { view }) => action.do === 'use' && view.scenery.some(({ id, kind }) => id === action.what && kind === 'chest'),
    there: (known) => isBeside(chest(known), known),
  },
  {
    id: 'drink',
    done: (known) => !heroOf(known)?.items.includes('potion') || (heroOf(known)?.life ?? 0) >= LIFE,
    ring: (known) => ({ squares: [here(known)] }),
    deed: (action) => action.do === 'use' && action.what === 'potion',
  },
  { id: 'home', done: ({ view }) => view.outcome !== null, ring: ({ view }) => ({ squares: view.exits }), deed: (action) => action.do === 'leave', there: (known) => known.view.exits.includes(here(known)), towards: out },
]

/** Left out where the one before was enough: the first blow kills, nothing lies there, nobody is hurt. They have no number of their own. */
const ALONG: Readonly<Record<string, string>> = { finish: 'fight', take: 'search', drink: 'home' }
const COUNTED = STEPS.map(({ id }) => id).filter((id) => !(id in ALONG))
export const MANY = COUNTED.length

/** The number of a step; a wound that has to be seen to first is no leap to the end. */
export function numberOf(step: number, furthest: number): number {
  const { id } = STEPS[STEPS[step]?.id === 'drink' ? Math.max(furthest, 0) : step] ?? { id: 'home' }
  return COUNTED.indexOf(ALONG[id] ?? id) + 1
}

const at = (id: string): number => STEPS.findIndex((step) => step.id === id)
const stepOf = (id: string): LessonStep => STEPS[at(id)] as LessonStep

/**
 * Which step is next, by its place. Whoever has been further needs nothing that only led there: with the corkscrew in hand
 * the way is home, and inside the cellar the chest. A rat at one's heels and a wound that is one too many come before.
 */
export function nextOf(known: Known): number {
  if (known.view.outcome) return STEPS.length
  const hurt = (heroOf(known)?.life ?? LIFE) <= LOW && !stepOf('drink').done(known)
  if (hurt) return at('drink')
  const from = fetched(known) ? at('drink') : isInside(known) ? at('chest') : 0
  if (from < at('drink') && isBeside(ratSquares(known), known)) return known.met || struck(known) ? at(struck(known) ? 'finish' : 'fight') : at('rats')
  const next = STEPS.findIndex((step, i) => i >= from && !step.done(known))
  return next < 0 ? STEPS.length : next
}
