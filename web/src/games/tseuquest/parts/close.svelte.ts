/**
 * What is seen from close by while it is told: a fight, dice thrown for something else, and what all of it came to. The
 * stage hands over each event; nothing of it is worked out.
 */
import type { Event, Figure } from '../types'
import { isFace } from './faces'
import { follow, isOver, type Bout } from './fight'
import { retell, UNTOLD, type Tale } from './tale'

/** Dice in the air, and a moment to look at them. */
const ROLL_MS = 1250
const DIE_MS = 60
const ROW_MS = 1300
const COUNT_MS = 700
const AFTER_MS = 200
/** To read what came of it. */
const READ_MS = 1200
const LETTER_MS = 40
const READ_MOST_MS = 8000

/** Of what is told within a fight, what belongs to its sentence; the rows of a fumble lie open beside it. */
const IN_WORDS: ReadonlySet<string> = new Set(['aimed', 'rerolled', 'fight-ended', 'slain', 'vanished', 'struck', 'restricted', 'owed', 'weapon-ruined', 'jammed', 'trap-missed'])
const inWords = (event: Event): boolean => IN_WORDS.has(event.event) || (event.event === 'defended' && event.declined)
/** What leaves dice lying that were thrown before. */
const DICE_STAY: ReadonlySet<string> = new Set(['fumbled', 'set-off', 'advantage-won', 'dodged', 'unhurt', 'freed', 'escape-failed', 'disarm-failed', 'trap-gone', 'noise', 'life-changed'])

const TURNS: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'sorcerer-began'])

/** A fight as it was told, to be looked at again. */
export interface Kept {
  bout: Bout
  line: string
  /** Which of the attacks of one turn on the same it is. */
  nth: number
  fighters: ReadonlyMap<string, Figure>
}

export interface Thrown {
  n: number
  figure: string
  faces: readonly string[]
  line: string
}

export class CloseUp {
  bout = $state.raw<Bout | null>(null)
  line = $state('')
  nth = $state(1)
  /** Those who fight, as they were last seen. */
  fighters = $state.raw<ReadonlyMap<string, Figure>>(new Map())
  thrown = $state.raw<Thrown | null>(null)
  tale = $state.raw<Tale>(UNTOLD)
  /** No more was wanted of this fight. */
  skipped = $state(false)
  /** Every fight that was told with a line of the log, and the one that is looked at again. */
  fights = $state.raw<readonly Kept[]>([])
  again = $state.raw<Kept | null>(null)
  #since: Event[] = []
  /** Who struck whom in this turn, how often. */
  #blows = new Map<string, number>()

  /** Whether the fight on the table has been told to its end, and this begins something else. */
  ends(event: Event): boolean {
    return this.bout !== null && isOver(this.bout) && follow(this.bout, event)?.n !== this.bout.n
  }

  /** How long its outcome stays to be read. */
  get reading(): number {
    return this.skipped ? 0 : Math.min(READ_MS + this.line.length * LETTER_MS, READ_MOST_MS)
  }

  tell(event: Event, told: string, figures: readonly Figure[]): void {
    this.tale = retell(this.tale, event)
    this.#since.push(event)
    const bout = follow(this.bout, event)
    if (bout?.n !== this.bout?.n) {
      this.skipped = false
      this.line = ''
      this.fighters = new Map()
    }
    this.bout = bout
    if (TURNS.has(event.event)) this.#blows.clear()
    if (event.event === 'fight-began') {
      const blow = `${event.attacker} ${event.defender}`
      this.nth = (this.#blows.get(blow) ?? 0) + 1
      this.#blows.set(blow, this.nth)
    }
    if (bout) {
      if (told && inWords(event)) this.line = [this.line, told].filter(Boolean).join(' ')
      const seen = figures.filter(({ id }) => id === bout.attack.figure || id === bout.defence.figure)
      this.fighters = new Map([...this.fighters, ...seen.map((figure) => [figure.id, figure] as const)])
      this.thrown = null
      this.#keep(bout, event.event === 'fight-began' && told !== '')
    } else if (event.event === 'thrown' && event.faces.every(isFace)) {
      this.thrown = { n: (this.thrown?.n ?? 0) + 1, figure: event.figure, faces: event.faces, line: told }
    } else if (!DICE_STAY.has(event.event)) this.thrown = null
  }

  #keep(bout: Bout, begins: boolean): void {
    const kept = { bout, line: this.line, fighters: this.fighters, nth: this.nth }
    if (begins) this.fights = [...this.fights, kept]
    else if (this.fights.length) this.fights = [...this.fights.slice(0, -1), kept]
  }

  /** As the log has it: the last one, or so many before it. */
  reopen(last: number): void {
    this.again = this.fights.at(-1 - last) ?? null
  }

  /** How long this is shown, where it is seen from close by. */
  lasts(event: Event): number | null {
    if (event.event === 'thrown' && (this.thrown || this.bout)) return this.skipped ? 0 : ROLL_MS + event.faces.length * DIE_MS
    if (!this.bout) return null
    if (this.skipped) return 0
    if (event.event === 'fumbled') return ROW_MS
    return event.event === 'fight-ended' ? COUNT_MS : event.event === 'fight-began' || event.event === 'defended' ? null : AFTER_MS
  }

  /** No more of this fight. */
  skip(): void {
    this.skipped = true
  }

  close(): void {
    if (this.bout && isOver(this.bout)) this.bout = null
    this.thrown = null
    this.again = null
  }

  forget(): void {
    this.#since = []
    this.bout = null
    this.thrown = null
    this.again = null
    this.fights = []
    this.#blows.clear()
    this.tale = UNTOLD
  }

  /** What happened before: a fight may be in its middle. */
  recall(events: readonly Event[], told: (event: Event) => string, figures: readonly Figure[]): void {
    const since = this.#since
    this.forget()
    for (const event of [...events, ...since]) this.tell(event, inWords(event) || event.event === 'fight-began' ? told(event) : '', figures)
    this.close()
  }
}
