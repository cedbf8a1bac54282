/**
 * The first evening, step by step: what is to be done next, by what the learner's own view shows and what was told. It
 * holds no rules: it only looks whether a thing was done, by whatever way.
 */
import { distance } from '../board/ground'
import type { Tale } from '../parts/tale'
import type { Edge, Figure, Square, View } from '../types'

export const PANTRY: Edge = 'f3e'
export const CELLAR: Edge = 'c4s'
const HOLE: Square = 'c5'
const LIFE = 8

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

export interface Step {
  id: string
  done: (known: Known) => boolean
  ring: (known: Known) => Ring
  /** It is done by walking somewhere first. */
  walks?: boolean
}

const her = ({ view }: Known): Figure | undefined => view.figures.find((one) => one.kind === 'hero' && one.seat === view.seat)
const rats = ({ view }: Known): readonly Figure[] => view.figures.filter((one) => one.seat !== view.seat)
const isOpen = ({ view }: Known, edge: Edge): boolean => view.doors.some((door) => door.edge === edge && door.kind === 'open')
const fought = ({ tale }: Known): boolean => Object.keys(tale.combat).length > 0
const found = (known: Known): boolean => Object.values(known.tale.heroes).some((deeds) => deeds.finds > 0)
const fetched = ({ tale }: Known): boolean => tale.said.some(({ text }) => text['en']?.includes('corkscrew') ?? false)
const chest = ({ view }: Known): readonly Square[] => view.scenery.find((piece) => piece.kind === 'chest')?.squares ?? []
const isInside = (known: Known): boolean => Number(her(known)?.square.slice(1) ?? 0) > 4 && her(known)?.square !== HOLE

/** Whether a question mark lay there when she struck or parried. */
export const fumbled = ({ tale }: Known): boolean => Object.values(tale.heroes).some((deeds) => deeds.fumbles > 0)

export const STEPS: readonly Step[] = [
  {
    id: 'throw',
    done: (known) => known.view.pending?.step === 'motion' || isOpen(known, PANTRY) || !known.view.exits.includes(her(known)?.square ?? ''),
    ring: () => ({}),
  },
  { id: 'door', walks: true, done: (known) => isOpen(known, PANTRY), ring: () => ({ door: PANTRY }) },
  { id: 'rats', done: (known) => known.met || fought(known) || !rats(known).length, ring: (known) => ({ squares: rats(known).map((one) => one.square) }) },
  { id: 'fight', walks: true, done: (known) => fought(known) || !rats(known).length, ring: (known) => ({ squares: rats(known).map((one) => one.square) }) },
  { id: 'finish', walks: true, done: (known) => !rats(known).length, ring: (known) => ({ squares: rats(known).map((one) => one.square) }) },
  { id: 'search', walks: true, done: (known) => found(known) || known.view.hoards.length > 0, ring: () => ({ squares: ['h2', 'i2', 'h3', 'i3'] }) },
  { id: 'take', walks: true, done: found, ring: (known) => ({ squares: known.view.hoards.flatMap((hoard) => hoard.squares) }) },
  { id: 'cellar', walks: true, done: (known) => isOpen(known, CELLAR), ring: () => ({ door: CELLAR }) },
  { id: 'traps', done: (known) => known.view.traps.length > 0, ring: () => ({ squares: ['c4'] }) },
  { id: 'jump', walks: true, done: isInside, ring: () => ({ squares: ['c6'] }) },
  { id: 'chest', walks: true, done: fetched, ring: (known) => ({ squares: chest(known) }) },
  { id: 'drink', done: (known) => !her(known)?.items.includes('potion') || (her(known)?.life ?? 0) >= LIFE, ring: (known) => ({ squares: [her(known)?.square ?? ''] }) },
  { id: 'home', walks: true, done: ({ view }) => view.outcome !== null, ring: ({ view }) => ({ squares: view.exits }) },
]

const at = (id: string): number => STEPS.findIndex((step) => step.id === id)

/**
 * Which step is next, by its place. Whoever has been further needs nothing that only led there: with the corkscrew in hand
 * the way is home, and inside the cellar the chest.
 */
export function nextOf(known: Known): number {
  const from = fetched(known) ? at('drink') : isInside(known) ? at('chest') : 0
  const next = STEPS.findIndex((step, i) => i >= from && !step.done(known))
  return next < 0 ? STEPS.length : next
}

/** A square beside one of these that one could go to, the nearest first. */
export function besideOf(targets: readonly Square[], squares: readonly Square[], here: Square): Square | undefined {
  const near = squares.filter((square) => targets.some((target) => distance(square, target) === 1))
  return near.sort((one, other) => distance(one, here) - distance(other, here))[0]
}
