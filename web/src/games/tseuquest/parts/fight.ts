/** A fight as it is told: put together from the events, one after the other (docs/tseuquest/events.md). No rule is in it. */
import type { Event, FightEnded, Fumbled, Source } from '../../../wire/tseuquest'

export type Verdict =
  | 'lies' // nothing is known of it yet
  | 'hit'
  | 'direct'
  | 'blocked'
  | 'annulled'
  | 'fumble'
  | 'blocks'
  | 'spare'
  | 'idle'
  | 'fallen'

export interface LyingDie {
  face: string
  /** Where it comes from. */
  source: string
  verdict: Verdict
  /** How many hits it is worth, or stops. */
  worth: number
  /** Of a shield: the dice of the attack that it stops; of a skull: the dice that stop it. */
  meets: readonly number[]
}

export interface Fumble extends Pick<Fumbled, 'figure' | 'table' | 'row' | 'by'> {
  /** What the barrel showed. */
  face: string
}

export interface Side {
  figure: string
  sources: readonly Source[]
  faces: readonly string[]
  /** How often they were thrown: another time, other dice. */
  throws: number
  fumbles: readonly Fumble[]
}

export type Phase = 'attack' | 'fumble' | 'defence' | 'outcome'

export interface Bout {
  n: number
  kind: string
  weapon: string
  trap: string
  attack: Side
  defence: Side
  /** The defender does not want to, or has nothing to do it with. */
  undefended: 'declined' | 'empty' | ''
  /** What a die for the fumble showed that no row was read for yet. */
  pending: { figure: string; face: string } | null
  phase: Phase
  ended: FightEnded | null
  /** Life lost by each, as told. */
  wounds: Readonly<Record<string, number>>
  slain: readonly string[]
  loud: boolean
}

const side = (figure: string, sources: readonly Source[] = []): Side => ({ figure, sources, faces: [], throws: 0, fumbles: [] })

/** What begins something else. */
const ELSE: ReadonlySet<string> = new Set<Event['event']>([
  'declared',
  'turn-began',
  'turn-ended',
  'turn-missed',
  'round-began',
  'sorcerer-began',
  'move-began',
  'set-off',
  'control-taken',
  'control-ended',
  'card-played',
  'item-used',
  'scenery-used',
  'sprung',
  'said',
  'ended',
  'revealed',
  'opened',
])

/** What becomes of the fight that is being told; null: none is. */
export function follow(bout: Bout | null, event: Event): Bout | null {
  if (event.event === 'fight-began') {
    const { attacker, defender, kind, weapon, trap, dice } = event
    return {
      n: (bout?.n ?? 0) + 1,
      kind,
      weapon,
      trap,
      attack: side(attacker, dice),
      defence: side(defender),
      undefended: '',
      pending: null,
      phase: 'attack',
      ended: null,
      wounds: {},
      slain: [],
      loud: false,
    }
  }
  if (!bout || ELSE.has(event.event)) return null
  switch (event.event) {
    case 'thrown':
      if (event.purpose === 'attack' || event.purpose === 'defence') {
        const own = bout[event.purpose]
        return { ...bout, phase: event.purpose, [event.purpose]: { ...own, figure: own.figure || event.figure, faces: event.faces, throws: own.throws + 1 } }
      }
      return event.purpose.startsWith('fumble') ? { ...bout, phase: 'fumble', pending: { figure: event.figure, face: event.faces[0] ?? '' } } : bout
    case 'fumbled': {
      if (event.table === 'move') return bout
      const whose = event.table === 'attack' || event.table === 'shot' ? 'attack' : 'defence'
      const { figure, table, row, by } = event
      const fumble = { figure, table, row, by, face: bout.pending?.face || row }
      return { ...bout, phase: 'fumble', pending: null, [whose]: { ...bout[whose], fumbles: [...bout[whose].fumbles, fumble] } }
    }
    case 'aimed':
      return { ...bout, defence: side(event.defender), undefended: '' }
    case 'defended':
      return { ...bout, phase: 'defence', defence: side(event.figure, event.dice), undefended: event.declined ? 'declined' : event.dice.length ? '' : 'empty' }
    case 'fight-ended':
      return { ...bout, phase: 'outcome', ended: event }
    case 'life-changed':
      return event.by < 0 ? { ...bout, wounds: { ...bout.wounds, [event.figure]: (bout.wounds[event.figure] ?? 0) - event.by } } : bout
    case 'slain':
    case 'vanished':
      return { ...bout, phase: 'outcome', slain: [...bout.slain, event.figure] }
    case 'noise':
      return { ...bout, loud: true }
    default:
      return bout
  }
}

/** For each die where it comes from; what takes away takes the last. */
export function spread(sources: readonly Source[]): string[] {
  const dice: string[] = []
  for (const { what, count } of sources) {
    if (count < 0) dice.splice(count)
    else for (let n = 0; n < count; n += 1) dice.push(what)
  }
  return dice
}

const BOLT = '!'
const FUMBLE = '?'
const FALLEN = '-'

/** The dice of both sides with what became of each. */
export function lying({ attack, defence, ended }: Bout): { attack: LyingDie[]; defence: LyingDie[] } {
  const [from, against] = [spread(attack.sources), spread(defence.sources)]
  const worth = (own: readonly number[] | undefined, i: number): number => own?.[i] ?? 0
  let left = (ended?.blocked ?? []).reduce((sum, { count }) => sum + count, 0)
  /** What can be stopped, in the order it lies there. */
  const open = attack.faces.flatMap((face, i) => (face === BOLT ? [] : Array.from({ length: worth(ended?.attack, i) }, () => i)))
  const stopped = defence.faces.map((_, i) => {
    const taken = Math.min(worth(ended?.defence, i), left, open.length)
    left -= taken
    return open.splice(-taken || open.length, taken)
  })
  const stopping = (i: number): number[] => stopped.flatMap((met, by) => (met.includes(i) ? [by] : []))
  return {
    attack: attack.faces.map((face, i) => ({ face, source: from[i] ?? '', worth: worth(ended?.attack, i), meets: stopping(i), verdict: struck(face, ended, worth(ended?.attack, i), stopping(i).length) })),
    defence: defence.faces.map((face, i) => ({ face, source: against[i] ?? '', worth: worth(ended?.defence, i), meets: stopped[i] ?? [], verdict: warded(face, ended, worth(ended?.defence, i), stopped[i]?.length ?? 0) })),
  }
}

function struck(face: string, ended: FightEnded | null, worth: number, blocked: number): Verdict {
  if (face === FALLEN) return 'fallen'
  if (face === FUMBLE) return 'fumble'
  if (!ended) return 'lies'
  if (worth) return face === BOLT ? 'direct' : blocked >= worth ? 'blocked' : 'hit'
  return face === 'skull' || face === BOLT ? 'annulled' : 'idle'
}

function warded(face: string, ended: FightEnded | null, worth: number, met: number): Verdict {
  if (face === FALLEN) return 'fallen'
  if (face === FUMBLE) return 'fumble'
  if (!ended) return 'lies'
  if (worth) return met ? 'blocks' : 'spare'
  return 'idle'
}

/** Whether all of it was told. */
export const isOver = (bout: Bout): boolean => bout.phase === 'outcome'
