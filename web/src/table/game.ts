/**
 * What a game brings to the table, and what it finds there. A game's page is one value of type `Game`; the shell around
 * it (bar, seats, talk, clocks, offers, the end, replay, lessons, rules) is the same for all and knows no game.
 */
import type { Component } from 'svelte'
import type { Clocks, GameInfo, Legal, Outcome, Parting, Seat, Sitting } from '../net/types'
import type { Refusal } from '../wire/messages'
import type { Sources } from '../text/texts.svelte'
import type { Edge } from './edge.svelte'
import type { Line, Speech, Stage, Telling } from './stage.svelte'

/** How those at the table are called. */
export interface Names {
  seat: (seat: Seat) => string
  /** Those who play together, by the name of their side. */
  side: (side: string) => string
}

/** The table as a game finds it: over the network, in a lesson, in a puzzle. It changes; read it, never keep it. */
export interface Table<A, V> {
  /** What is seen from here; where each seat sees what is its own, by the one that must act, acted last, or was chosen. */
  readonly view: V
  /** Whose view that is; empty where all here see the same. */
  readonly eyes: Seat
  /** All seats, in the order they sit. */
  readonly seats: readonly Seat[]
  /** Those played at this screen; none of whoever watches. */
  readonly held: readonly Seat[]
  readonly waiting: readonly Seat[]
  /** What each seat held here may do: whole actions, and forms where listing them would be absurd. */
  readonly legal: Readonly<Record<Seat, Legal<A>>>
  readonly over: boolean
  readonly sittings: readonly Sitting[]
  readonly clocks: Clocks | null
  readonly now: number
  readonly names: Names
  /** Why the last thing asked for was not done; empty when it was. */
  readonly refused: string
  /** Something was asked for and is not answered yet. */
  readonly sending: boolean
  act: (seat: Seat, ...actions: A[]) => void
  /** Asks what would be, if, as this seat sees it; null where there is no answer. */
  ask: (seat: Seat, question: object) => Promise<unknown>
  /** Says something to the whole table; absent where there is nobody to say it to. */
  say?: (seat: Seat, text: string) => void
  /** Sees with the eyes of another seat held here, until one that isn't seen must act alone. */
  turnTo: (seat: Seat) => void
}

/** A game being played at one table: what its components are given, and what the frame around them asks it. */
export interface Play {
  /** Nothing to be done here now, and nothing under way. */
  readonly idle: boolean
  /** Classes and custom properties of the whole table. */
  readonly look?: string
  readonly style?: string
  /** What stands on a seat besides its name. */
  note?: (seat: Seat) => string
  /** Looks again at something that a line of the log began, counted from the last. */
  again?: (last: number) => void
}

/** Events in words. Whatever is told of a game, on the table, in the log, in a replay, is told by this. */
export interface Story<E> {
  /** What happened; empty where there is nothing to tell. */
  tell: (event: E, names: Names) => string
  /** The same for the ear, where signs stand in it. */
  hear?: (event: E, names: Names) => string
  /** What somebody says aloud with it. */
  say: (event: E) => Speech | null
  ending: (outcome: Outcome, names: Names) => string
  /** The headline of an end that nobody wins or loses; empty: it was won, lost or drawn. */
  verdict?: (outcome: Outcome) => string
  /** Whether what was told may be read again during the game. */
  log: boolean
  /**
   * Where all seats are told of every commit: what those at this screen were told of one, as one story. Absent: seats have
   * sequences of their own, and the story is as it was told to whoever here must act, or acted last.
   */
  merge?: (told: ReadonlyMap<Seat, readonly E[]>) => E[]
  /** Whether seats held at one screen may not read one another's log: then it is that of whoever looks. */
  veiled?: (held: readonly Seat[]) => boolean
  /** What is told of an event where several look at one screen, if it says what only one of them may know. */
  discreet?: (event: E) => E
  /** What is still to be shown to somebody who comes back in the middle; absent: nothing, the view shows it all. */
  owed?: (events: readonly E[]) => E[]
}

/** What may be agreed on beside the game, in the words of its actions; what is absent is not offered. */
export interface Manners<A, V> {
  /** Who plays together: an offer is answered by another side. */
  side: (seat: Seat) => string
  takesBack?: (view: V) => boolean
  resign?: { action: A; means: (view: V) => string }
  draw?: { offered: (view: V) => string | null; action: (say: 'offer' | 'accept' | 'decline') => A }
  away?: { seats: (view: V) => readonly Seat[]; claim: A }
}

/** A finished game as it is served, in pieces. */
export interface Shown<E, V, O = unknown> {
  seat: Seat
  header: { game: string; options: O; sitters: { seat: Seat; name: string; kind: string }[] }
  /** How many commits the whole game has, and how many are here. */
  entries: number
  last: number
  /** Another game may follow this one; known once all of it is here. */
  goes_on: boolean
  moments: { seq: number; telling: { events?: E[]; to?: number }; view: V }[]
}

/** One moment of a finished game; a game adds what its board needs. */
export interface Moment<E> {
  seq: number
  events: readonly E[]
}

/** Where a game turned: a sign for it stands on the line of time, if it has one. */
export interface Point<E> {
  at: number
  event: E
  sign?: string
}

export interface Replay<E, V, M extends Moment<E>> {
  /**
   * Through whose eyes it may be seen, the first at first: each is told by the house what that seat was told, and no more.
   * Absent: the whole is told (`*`), and the board shows what each seat knew.
   */
  eyes?: (header: Shown<E, V>['header'], names: Names) => { seat: Seat; name: string }[]
  /** Why these eyes see what was better left unseen: asked for before they are opened. */
  spoils?: (seat: Seat, shown: Shown<E, V>) => string
  story: (shown: Shown<E, V>) => M[]
  /** The moment at which it is opened; absent: the first. */
  opens?: (story: readonly M[]) => number
  /** Where the game turned. */
  points: (story: readonly M[]) => Point<E>[]
  /** Whether an event is worth a word in a replay. */
  tells: (event: E) => boolean
  /** Moments that belong together, each by its first: what is gone through when step by step is too slow. */
  parts?: (story: readonly M[]) => { at: number; name: string }[]
  Board: Component<{ moment: M; eyes: Seat; names: Names; story: readonly M[] }>
  /** Below what was told: more of this moment, and, once all of it is here, what it came to. */
  After?: Component<{ moment: M; story: readonly M[]; whole: boolean }>
  /** What a bot had in mind. */
  Memory?: () => Promise<{ default: Component<{ record: string; story: readonly M[]; at: number; names: Names; beside: readonly Seat[]; show: (at: number) => void }> }>
}

/** Lessons, played out by the rules when the page was built: `data` is their file. */
export interface Lessons {
  data: string
  learner: Seat
  seats: readonly Seat[]
  /** The first game against the house, once all is learnt: options, and the bot for each other seat. */
  options: Record<string, unknown>
  bot: string
}

/** The rules, clause by clause: what each chapter and clause says, and worked examples in the file `examples`. */
export interface Rules {
  /** Before the number of a clause. */
  mark: string
  /** Chapters by their number, and how many clauses each has; asked once its words are there. */
  chapters: () => readonly (readonly [chapter: number, clauses: number])[]
  /** Those that the rulebook leaves to us, as `N-M`. */
  ours: ReadonlySet<string>
  /** What stands above them: what this is, and how examples are to be read. */
  lead: () => readonly string[]
  chapter: (chapter: number) => string
  /** By its number, as `N-M`. */
  clause: (key: string) => string
  examples: string
  texts: Sources
  /** What is shown before all clauses; it may ask for one of them to be shown. */
  first?: () => Promise<{ default: Component<{ show: (anchor: string) => void }> }>
  /** What is shown below a clause, and the drawings it is made of; absent: its examples in writing. */
  drawn?: () => Promise<{ Below: Component<{ clause: string; examples: readonly any[] }>; Drawings: Component }>
}

/** `group-NAME` and `phrase-NAME-1` to `-4` say them; `phrase-NAME-of` has a hole that names one of the kinds. */
export interface Phrases {
  groups: readonly string[]
  kinds: readonly string[]
  /** As the object of a sentence. */
  told: (kind: string) => string
  Sign: Component<{ symbol: any }>
}

/** One game's page. `P` is what it makes of a table, and what all its components are given. */
export interface Game<A, E, V, S extends Stage<E, V>, P extends Play, M extends Moment<E>> {
  /** As the server knows it. */
  name: string
  /** What it says and the rest of the house does not; fetched with it. */
  texts?: Sources
  /** Which table of it this is, for the bar. */
  terms: (options: unknown) => string
  /** Why something was not done, where things have names besides their ids; absent: as the house says it. */
  refusal?: (why: Refusal, view: V) => string
  story: Story<E>
  manners: Manners<A, V>
  /** Plays its events. It is there before anything is shown, since events may come first. */
  stage: (telling: Telling<E>, table: Table<A, V>) => S
  /** Made with the frame: it may have effects. */
  play: (table: Table<A, V>, stage: S, edge: Edge<V>) => P
  Board: Component<{ play: P }>
  /** What may be done: shown where nothing else is asked. */
  Rail: Component<{ play: P }>
  /** Beside the others' seats, and below one's own. */
  Others?: Component<{ play: P; seats: readonly Seat[] }>
  Own?: Component<{ play: P }>
  /** Over the table: hands that reach in, sheets. */
  Over?: Component<{ play: P }>
  /** Over everything, until it is answered. */
  Cover?: Component<{ play: P }>
  /** What may be said here in a word, besides what one says anywhere; shown while somebody writes. */
  calls?: (table: Table<A, V>) => readonly string[]
  /** What can be said with one tap; absent: nothing. */
  phrases?: Phrases
  /** The sign of a seat's team, as seen by another: ours or theirs; absent or empty where nobody plays together. */
  sign?: (seat: Seat, me: Seat, seats: readonly Seat[]) => '' | 'sun' | 'moon'
  /** What a chair is for, while others are waited for; absent: its letter. */
  chair?: (seat: Seat, options: unknown) => string
  /** Which of the house's bots takes a chair there; absent: whoever was last played against. */
  sits?: (seat: Seat, info: GameInfo) => string
  /** Further steps of a gathering, below who is here. */
  Gathering?: Component<{ id: string; seats: readonly Seat[]; host: boolean }>
  /** What is shown of a game that has just ended, below its board. */
  End?: () => Promise<{ default: Component<{ play: P; record: string }> }>
  /** How several games in a row stand. */
  Match?: Component<{ match: Parting; names: Names }>
  /** Fetched by whoever looks at a game that is over. */
  replay?: () => Promise<{ default: Replay<E, V, M> }>
  lessons?: Lessons
  /** A way of its own to learn it, in place of lessons. */
  Learn?: () => Promise<{ default: Component }>
  rules?: Rules
}

// The shell hands on what it was given and looks into none of it.
export type AnyGame = Game<any, any, any, any, any, any>
export type AnyReplay = Replay<any, any, any>
export type AnyTable = Table<any, any>
export type AnyStage = Stage<any, any>

export type { Edge, Line, Speech, Telling }
