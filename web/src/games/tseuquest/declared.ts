/**
 * Where the error also plays (TQ-G200) what can't be done may be declared all the same, and costs its point. It is said on purpose,
 * by a verb of its own: a slip at the screen is no declaration (TQ-G24). The house decides what comes of it.
 */
import { content } from './content.svelte'
import { inWords, keyOf, verbName, type Offer } from './offers'
import { isSorcerers, type Action, type Figure, type View } from './types'
import { Things } from './words'

export const DECLARE = 'declare'

const SEARCHES = ['traps', 'treasure', 'doors'] as const
/** Said with it, and no matter here: with which weapon, and that it is the last breath. */
const ASIDES: ReadonlySet<string> = new Set(['weapon', 'last_breath'])

/** What can be said of all that is seen, and is not among what may be done. */
export function declared(legal: readonly Action[], view: View, seat: string): Offer[] {
  const acting = view.figures.find(({ id }) => id === view.turn?.figure)
  if (view.options.error_also_plays !== 'on' || view.pending || acting?.seat !== seat || !view.turn?.points) return []
  const things = new Things(view)
  const may = new Set(legal.map(meant))
  const kinds = new Set(legal.map((action) => action.do))
  return [...sayable(view, acting)]
    .filter((action) => !may.has(meant(action)) && !(ONCE.has(action.do) && kinds.has(action.do)))
    .map((action) => ({ action, key: keyOf(action), verb: DECLARE, label: label(action, view, things, acting.square), note: '', squares: [], rank: 0 }))
}

/** Of these one is like the other: whoever may walk need not declare it. */
const ONCE: ReadonlySet<string> = new Set(['walk', 'search'])

/** Whom and what it is about, without asides; of a weapon that is repaired it is the weapon. */
const meant = (action: Action): string =>
  Object.entries(action).filter(([name]) => action.do === 'repair' || !ASIDES.has(name)).map(([, value]) => String(value)).join(' ')

function* sayable(view: View, acting: Figure): Generator<Action> {
  const stand = view.figures.filter(({ square }) => square)
  const foes = stand.filter(({ seat }) => isSorcerers(seat) !== isSorcerers(acting.seat))
  const friends = stand.filter(({ seat, id }) => isSorcerers(seat) === isSorcerers(acting.seat) && id !== acting.id)
  yield { do: 'walk', how: 'tense' }
  for (const what of SEARCHES) yield { do: 'search', what }
  for (const { id } of foes) yield { do: 'attack', target: id, weapon: '' }
  for (const { id } of foes) yield { do: 'shoot', target: id, weapon: '' }
  const whom = { foe: foes, friend: [acting, ...friends], figure: [...foes, acting, ...friends] }
  yield* casts(view, acting, whom)
  for (const trap of view.traps) yield { do: 'disarm', trap: trap.id }
  for (const { id, kind } of friends) if (kind === 'hero') yield { do: 'trade', partner: id }
  for (const { id, summoner } of friends) if (summoner === acting.id) yield { do: 'control', elemental: id }
  for (const weapon of new Set(acting.items)) if (content().items[weapon]?.shot) yield { do: 'repair', weapon }
  for (const what of new Set(acting.items)) {
    const { use = [], free = true, target = '' } = content().items[what] ?? {}
    if (use.length && !free) for (const at of aims(target, whom)) yield { do: 'use', what, at }
  }
  for (const { id } of [...view.scenery, ...view.hoards]) yield { do: 'use', what: id, at: '' }
}

type Whom = Readonly<Record<string, readonly Figure[]>>

function* casts(view: View, acting: Figure, whom: Whom): Generator<Action> {
  for (const card of new Set(view.hands.find(({ figure }) => figure === acting.id)?.cards)) {
    const { target = '', cost = 0 } = content().cards[card] ?? {}
    const last_breath = cost > 0 && acting.mind === cost // TQ-G104
    for (const at of aims(target, whom)) yield { do: 'cast', card, at, last_breath }
  }
}

/** At everybody it could be meant for; where it is meant for a square, at those of the other side. */
function aims(target: string, whom: Whom): string[] {
  if (target === 'self') return ['']
  if (target === 'square') return (whom.foe ?? []).map(({ square }) => square)
  return (whom[target] ?? []).map(({ id }) => id)
}

function label(action: Action, view: View, things: Things, here: string): string {
  const { verb = action.do, label = '', note = '' } = inWords(action, view, things, here)
  const at = 'at' in action && action.at ? note : ''
  return [`${verbName(verb)}${label ? `: ${label}` : ''}`, at].filter(Boolean).join(' · ')
}
