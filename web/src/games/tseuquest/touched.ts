/** What was touched, whatever it is: who or what it is called, and the word that was written on it. */
import { t } from '../../text/texts.svelte'
import { content } from './content.svelte'
import type { Square, View } from './types'
import { inWords, spellsOn } from './parts/states'
import { about, cardName, sceneryName, trapName, type Things } from './words'

export interface Touched {
  id: string
  name: string
  about: string
  /** What it means to feet, eyes and shots. */
  facts: readonly string[]
  /** It has a sheet. */
  sheet: boolean
}

/** A door is scenery by another name. */
const DOORS: Readonly<Record<string, string>> = { closed: 'closed-door', open: 'open-door', secret: 'open-door', portcullis: 'portcullis', ruined: 'ruined-wall' }

/** All that lies or stands on a square. */
export function thingsOn({ figures, scenery, traps, hoards }: View, square: Square): string[] {
  return [
    ...figures.filter((figure) => figure.square === square).map(({ id }) => id),
    ...traps.filter((trap) => trap.square === square || trap.also === square).map(({ id }) => id),
    ...hoards.filter((hoard) => !hoard.cards && hoard.squares.includes(square)).map(({ id }) => id),
    ...scenery.filter((piece) => piece.squares.includes(square)).map(({ id }) => id),
  ]
}

/** Of a kind of scenery. */
export function factsOf(kind: string): string[] {
  const found = content().scenery[kind]
  if (!found) return []
  return [
    t(found.passable ? 'touched-walk' : found.jumpable ? 'touched-jump' : 'touched-blocks'),
    ...(found.opaque ? [t('touched-hides')] : []),
    ...(found.cover ? [t('touched-cover', { dice: found.cover })] : []),
  ]
}

export function aboutThing(id: string, view: View, things: Things): Touched | null {
  const figure = things.figures.get(id)
  if (figure) return { id, name: things.figure(id), about: about('figure', figure.sheet), facts: [...inWords(figure), ...spellsOn(id, view, (card) => card in content().cards).map(cardName)], sheet: true }
  const piece = things.scenery.get(id)
  if (piece) return { id, name: sceneryName(piece.kind), about: about('scenery', piece.kind), facts: factsOf(piece.kind), sheet: false }
  const trap = things.traps.get(id)
  if (trap) return { id, name: trapName(trap.kind), about: about('trap', trap.kind), facts: [], sheet: false }
  const door = view.doors.find((one) => one.edge === id)
  if (door) return { id, name: t(`door-${door.kind}`), about: about('scenery', DOORS[door.kind] ?? ''), facts: factsOf(DOORS[door.kind] ?? ''), sheet: false }
  return things.hoards.has(id) ? { id, name: t('hoard'), about: t('touched-hoard'), facts: [], sheet: false } : null
}
