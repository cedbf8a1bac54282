/** What an adventure holds ready, by letters: the same on the plan, among the triggers and beside what is read aloud. */
import type { Course } from '../course.svelte'
import type { Edge, PlanView, Square } from '../types'
import type { Effect, Script } from '../../../wire/tseuquest'

export type Moment = Script['triggers'][number]['on']
export type State = 'waits' | 'done' | 'hidden' | 'seen' | 'gone'

export interface Note {
  letter: string
  id: string
  sort: 'trigger' | 'scenery' | 'trap' | 'hoard'
  /** Of a trigger: what sets it off, and which of them. */
  on: Moment | ''
  whats: readonly string[]
  /** Of a piece or a trap: of which kind. */
  kind: string
  effects: readonly Effect[]
  /** Where on the plan; nowhere for a round or a turn of the tale. */
  squares: readonly Square[]
  edge: Edge
  state: State
}

export interface Passage {
  id: string
  /** The note it belongs to; none: everybody heard it as it began. */
  note: Note | null
  name: string
  words: Readonly<Record<string, string>>
  heard: boolean
}

type Laid = Pick<PlanView, 'script' | 'scenery' | 'traps' | 'hoards' | 'figures'>
type Told = Pick<Course, 'laid' | 'fired' | 'said'>

const letterOf = (n: number): string => (n < 26 ? '' : letterOf(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26))

/** By the plan as it was laid, so that a letter stays what it is though things are taken. */
export function notesOf(plan: PlanView, told: Told): Note[] {
  const laid: Laid = told.laid ?? plan
  const found: Omit<Note, 'letter'>[] = [
    ...laid.script.triggers.map(({ id, on, what, effects, once }) => {
      const whats = what ? what.split(' ') : []
      const state: State = once && told.fired.includes(id) ? 'done' : 'waits'
      return { id, sort: 'trigger' as const, on, whats, kind: '', effects, ...placeOf(on, whats, laid), state }
    }),
    ...laid.scenery
      .filter(({ use, trap }) => use.length || trap)
      .map(({ id, kind, use, squares }) => ({
        ...thing(id, kind, use, squares),
        sort: 'scenery' as const,
        state: now(plan.scenery, id, (piece) => (piece.used ? 'done' : 'waits'), 'gone'),
      })),
    ...laid.traps.map(({ id, kind, effects, square, also, edge }) => ({
      ...thing(id, kind, effects, [square, also].filter(Boolean)),
      sort: 'trap' as const,
      edge,
      state: now(plan.traps, id, (trap) => (trap.seen ? 'seen' : 'hidden'), 'gone'),
    })),
    ...laid.hoards.map(({ id, squares }) => ({ ...thing(id, '', [], squares), sort: 'hoard' as const, state: now(plan.hoards, id, (hoard) => (hoard.seen ? 'seen' : 'hidden'), 'gone') })),
  ]
  return found.map((note, n) => ({ ...note, letter: letterOf(n) }))
}

const thing = (id: string, kind: string, effects: readonly Effect[], squares: readonly Square[]) => ({ id, kind, effects, squares, on: '' as const, whats: [], edge: '' })

function now<T extends { id: string }>(things: readonly T[], id: string, state: (one: T) => State, missing: State): State {
  const found = things.find((one) => one.id === id)
  return found ? state(found) : missing
}

function placeOf(on: Moment, whats: readonly string[], { scenery, hoards, figures }: Laid): { squares: readonly Square[]; edge: Edge } {
  const [what = ''] = whats
  if (on === 'opened') return { squares: [], edge: what }
  if (on === 'enter' || on === 'searched' || on === 'noise') return { squares: whats, edge: '' }
  if (on === 'round' || on === 'flag') return { squares: [], edge: '' }
  const figure = figures.find((one) => one.id === what)
  const piece = [...scenery, ...hoards].find((one) => one.id === what)
  return { squares: figure ? [figure.square] : (piece?.squares ?? []), edge: '' }
}

const OPENING = ['introduction', 'goal', 'advice'] as const

/** All there is to be read aloud: what opens the evening, then note by note. */
export function passagesOf(plan: PlanView, notes: readonly Note[], said: readonly string[]): Passage[] {
  const { texts } = plan.script
  const words = (name: string): Record<string, string> => Object.fromEntries(Object.entries(texts).flatMap(([language, all]) => (all[name] ? [[language, all[name]]] : [])))
  const opening = OPENING.map((name) => ({ id: name, note: null, name, words: words(name), heard: true }))
  const told = notes.flatMap((note) =>
    note.effects
      .filter((effect) => effect.do === 'say')
      .map(({ what }) => ({ id: `${note.id} ${what}`, note, name: what, words: words(what), heard: said.includes(texts['en']?.[what] ?? '-') })),
  )
  return [...opening, ...told].filter(({ words }) => Object.keys(words).length)
}

/** What is said at the table goes in lines of so many letters. */
const LONGEST = 300

/** A text in lines that the table's talk takes: whole sentences where they fit, else whole words. */
export function linesOf(text: string, longest = LONGEST): string[] {
  const lines: string[] = []
  for (const piece of text.split(/(?<=[.!?;·…])\s+/).flatMap((sentence) => (sentence.length > longest ? sentence.split(/\s+/) : [sentence]))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= longest) lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  }
  return lines
}
