// Made by `make types` from the structs in src/taberna: change those, not this.

/** POST /api/guest/mute, /api/guest/block, POST /api/tables/ID/remove */
export interface About {
  guest: string
}

/** Everything up to `seq` was received; it is not sent to this seat again. */
export interface Ack {
  kind: "ack"
  table: string
  seat: string
  seq: number
}

/** What one of the house's bots keeps of a guest for another game. */
export interface Acquaintance {
  game: string
  bot: string
  at: number
  kept: unknown
}

/** Actions of one seat, decided one by one: up to the first that shows the seat anything new. */
export interface Act {
  kind: "act"
  table: string
  seat: string
  id: string
  actions: unknown[]
  ack?: number
}

/** How it went against one other player. */
export interface Against {
  name: string
  bot: string
  won: number
  lost: number
  drawn: number
}

/** GET /api/guest/export: everything that is kept about a guest. */
export interface AllAbout {
  guest: Guest
  made: number
  tables: TableInfo[]
  talk: SaidOnce[]
  muted: string[]
  blocked: string[]
  reports: Report[]
  records: string[]
  remembered: Remembered
  notices: Asked[]
}

/** POST /api/tables/ID/watching */
export interface Allow {
  watching: "anybody" | "invited" | "nobody"
}

/** One of the values listed. */
export interface Among {
  domain: "among"
  values: (string | number)[]
}

/** A seat of the other side lets a move be taken back, or not. */
export interface AnswerTakeBack {
  kind: "answer-take-back"
  table: string
  seat: string
  id: string
  agree: boolean
}

/** What would be, if: answered from the view of this seat, and to whoever asks alone. */
export interface Ask {
  kind: "ask"
  table: string
  seat: string
  id: string
  question: unknown
}

/** POST /api/guest/notices; DELETE no longer asks. */
export interface AskNotice {
  endpoint?: string
  key?: string
  secret?: string
  language?: string
}

/** How a guest wishes to be told that it is their turn. */
export interface Asked {
  endpoint: string
  language: string
  at: number
}

/** The last message on a socket. `again`: in how many milliseconds to come back; -1: don't. */
export interface Bye {
  kind: "bye"
  reason: string
  again: number
}

/** One or more commits, in order, and what is another after the last than after the message before. */
export interface Changed<A, E> {
  kind: "committed"
  table: string
  seat: string
  seq: number
  tellings: (Told<E> | ToldBack)[]
  view: (Put | Splice)[]
  legal: Legal<A> | null
  waiting: string[]
  clocks: Clocks | null
  outcome: Outcome | null
  at: number
}

/** The seats' time as it stood at `at`; those in `running` have used more since. */
export interface Clocks {
  at: number
  left: Record<string, number>
  running: string[]
  paused: boolean
}

export interface Degree {
  name: "committed" | "draws" | "lawful" | "seats" | "signed" | "times" | "whole"
  standing: "fails" | "holds" | "open"
  why: Refusal[]
}

/** A request is on disk: `seq` is its first commit, the original one where it was sent again. */
export interface Done {
  kind: "done"
  table: string
  seat: string
  id: string
  seq: number
  count: number
}

/** This stream is over: unsubscribed, the seat given up or taken away, the table closed. */
export interface Ended {
  kind: "ended"
  table: string
  seat: string
  reason: string
}

/** GET /api/guest/figures: of the latest games of memory that are over. */
export interface Figures {
  games: number
  recall: Recall
  against: Against[]
  streak: number
  longest: number
  usual: Usual
}

/** A kind of action with the domains of its parameters. */
export interface Form {
  kind: string
  fields: Record<string, Among | Within | Words | Row>
}

/** Somebody to play with: a chair is kept there, to be taken within half a minute. */
export interface Found {
  table: string
  seat: string
  begun: boolean
}

/** GET /api/games */
export interface GameInfo {
  name: string
  rules: string
  variants: string[]
  seats: Record<string, string[]>
  options: Record<string, unknown>
  beside_bots: Record<string, string>
  schema: unknown
  clocks: string[]
  bots: string[]
  ladders: Record<string, string[]>
  apart: string[]
}

export interface Guest {
  id: string
  name: string
  token: string
}

/** POST /api/tables/ID/seats/SEAT/bot; DELETE takes the seat again. */
export interface HandOver {
  bot?: string
  name?: string
}

/** The first message on every socket. */
export interface Hello {
  kind: "hello"
  protocol: number
  guest: string
  now: number
}

export interface Invitation {
  seat: string
  link: string
}

/** POST /api/tables/ID/invitations: a new link for an open seat, or one's own to go on elsewhere. */
export interface Invite {
  seat: string
}

export interface Joined {
  table: TableInfo
  seat: string
  heard: string
}

/** POST /api/records */
export interface Kept {
  name: string
  link: string
  verdict: Verdict
}

/** GET /api/records/NAME/kept-back; POST asks for it, DELETE no longer does. */
export interface KeptBack {
  kept: boolean
  asked: string[]
  missing: string[]
  eyes: string[]
  own: string[]
}

export interface Legal<A> {
  actions: A[]
  forms: Form[]
}

/** One after the other, with commas between them. */
export interface Listed {
  is: "listed"
  parts: (string | number | Term | Seated | Translated | Listed)[]
}

/** POST /api/room, every few seconds as long as one is there; DELETE leaves. */
export interface LookIn {
  shown?: boolean
  wish?: Wish | null
}

/** A copy that lies beside the game that a bot began with it. */
export interface Meeting {
  table: string
  seat: string
  kept: unknown
}

/** GET /api/records/NAME/memories, GET /api/tables/ID/memories: what the house's bots went through in a game that is over. */
export interface Memories {
  minds: Mind[]
}

/** What a bot can tell of a game; see `taberna.bots.account`. */
export interface Mind {
  seat: string
  bot: string
  faithful: boolean
  moments: unknown[]
}

/** One commit of a finished game: as a seat saw it, or whole (`*`). */
export interface Moment {
  seq: number
  telling: unknown
  view: (Put | Splice)[]
  phrases: Phrase[][]
}

/** The table goes on elsewhere: a rematch, the next game of a chain. */
export interface Moved {
  kind: "moved"
  table: string
  seat: string
  to: string
}

/** POST /api/guests */
export interface NewGuest {
  name?: string
  bearer?: boolean
}

/** POST /api/tables */
export interface NewTable {
  game: string
  options?: Record<string, unknown>
  seats?: Record<string, Place>
  public?: boolean
  watching?: "anybody" | "invited" | "nobody"
  talk?: boolean
  away?: number
  party?: boolean
  practice?: string
}

/** Something about a seat that is no part of the game: its bot was started anew, or has failed. */
export interface Notice {
  kind: "notice"
  table: string
  seat: string
  about: string
  code: string
}

/** GET /api/guest/notices */
export interface Notices {
  push_key: string
  channel: boolean
  asked: Asked[]
}

/** Offers something beside the game, or agrees to what is offered by wishing the same. */
export interface Offer {
  kind: "offer"
  table: string
  seat: string
  id: string
  what: "pause" | "rematch" | "take-back"
}

/** What has just become of an offer. `by` is who made it. */
export interface Offered {
  kind: "offered"
  table: string
  seat: string
  what: "pause" | "rematch" | "take-back"
  by: string
  state: "agreed" | "declined" | "pending" | "withdrawn"
}

export interface OpenOffer {
  what: "pause" | "rematch" | "take-back"
  by: string
}

/** The answer to a NewTable: the links are shown once and kept nowhere. */
export interface Opened {
  table: TableInfo
  invitations: Invitation[]
}

export interface Outcome {
  result: string
  reason: string
  winners: string[]
}

/** GET /api/parties/ID */
export interface Parting {
  id: string
  game: string
  tables: TableInfo[]
  outcome: Outcome | null
}

/** Asks for the clocks to stand still; they do once every seat held by a person has asked. */
export interface Pause {
  kind: "pause"
  table: string
  seat: string
}

/** One sentence. */
export interface Phrase {
  message: string
  params: Record<string, string | number | Term | Seated | Translated | Listed>
}

/** What is planned for a seat when a table is opened. */
export interface Place {
  kind?: "bot" | "here" | "kept" | "open"
  name?: string
  bot?: string
}

/** Somebody sat down, left, came or went. */
export interface Presence {
  kind: "presence"
  table: string
  seat: string
  status: "closed" | "gathering" | "over" | "playing"
  sittings: Sitting[]
  watching: number
}

/** What was asked, answered from the view that this stream has been sent up to `seq`. */
export interface Previewed {
  kind: "previewed"
  table: string
  seat: string
  id: string
  seq: number
  answer: unknown
}

/** GET /api/tables/ID/opening */
export interface Promised {
  opening: string
  promise: string
  counts: boolean
}

/** At this place there is now this; the empty path is the whole. */
export type Put = ["put", (string | number)[], unknown]

/** Why a bot did what it did next after entry `after` of the record. */
export interface Reason {
  after: number
  seat: string
  phrase: Phrase
}

/** GET /api/records/NAME/reasons: what the house's bots gave as their reasons, to everybody. */
export interface Reasons {
  reasons: Reason[]
}

export interface Recall {
  right: number
  of: number
  what: Share[]
  moves: Share[]
  seconds: Share[]
}

export interface Refusal {
  code: string
  params: Record<string, string | number>
}

/** Nothing happened, and why. The rest is from the request, empty where it had none. */
export interface Refused {
  kind: "refused"
  table: string
  seat: string
  id: string
  code: string
  params: Record<string, string | number>
}

/** GET /api/guest/remembered; POST allows it, DELETE forbids it and deletes what is kept. */
export interface Remembered {
  allowed: boolean
  since: number | null
  acquaintances: Acquaintance[]
  meetings: Meeting[]
  met: number
}

/** POST /api/guest/name */
export interface Rename {
  name: string
}

/** Answers what another offers. */
export interface Reply {
  kind: "reply"
  table: string
  seat: string
  id: string
  what: "pause" | "rematch" | "take-back"
  agree: boolean
}

/** POST /api/reports */
export interface Report {
  guest: string
  reason: string
  table?: string
  line?: number
}

/** Withdraws the wish, and with it a pause that had been agreed. */
export interface Resume {
  kind: "resume"
  table: string
  seat: string
}

export interface RoomInfo {
  people: Somebody[]
  waiting_others: number
  waiting: boolean
  found: Found | null
}

/** A row of values, each among its own: dice thrown together. */
export interface Row {
  domain: "row"
  places: Among[]
}

export interface Said {
  kind: "said"
  table: string
  seat: string
  line: Spoken
}

export interface SaidOnce {
  table: string
  at: number
  text: string
}

/** A line for everybody at the table; who watches says it as `+`. */
export interface Say {
  kind: "say"
  table: string
  seat: string
  id: string
  text: string
}

/** Whoever sits there; several seats are a side, and are named together. */
export interface Seated {
  is: "seated"
  seats: string[]
}

/** How much of something was right. */
export interface Share {
  label: string
  right: number
  of: number
}

/** GET /api/records/NAME/replay?seat=SEAT&after=SEQ: a piece of it, a quarter of a megabyte at most or so. There is more where `last` is less than `entries`. */
export interface Shown {
  seat: string
  header: unknown
  entries: number
  last: number
  moments: Moment[]
  goes_on: boolean
}

/** POST /api/tables/ID/seats/SEAT, POST /api/join */
export interface SitDown {
  invitation?: string
  name?: string
  contribution?: string
  promise?: string
}

/** A seat as everybody at the table sees it. */
export interface Sitting {
  seat: string
  kind: "bot" | "kept" | "open" | "person"
  name: string
  bot: string
  here: boolean
  guest: string
  also: string[]
  standing: "" | "away" | "left" | "time"
}

export interface Somebody {
  name: string
  waits: boolean
}

/** In the row at this place, from `start` on, `cut` things are gone and these stand in their place. */
export type Splice = ["splice", (string | number)[], number, number, unknown[]]

export interface Spoken {
  n: number
  after: number
  seat: string
  name: string
  guest: string
  text: string
  at: number
  phrase: Phrase | null
  reason: boolean
}

/** Asks for the stream of one seat; `+` is the stream of those who watch. Streams are never merged. */
export interface Subscribe {
  kind: "subscribe"
  table: string
  seat: string
  after?: number | null
}

/** GET /api/tables/ID, and one of GET /api/tables */
export interface TableInfo {
  id: string
  game: string
  options: unknown
  status: "closed" | "gathering" | "over" | "playing"
  public: boolean
  watching: "anybody" | "invited" | "nobody"
  talk: boolean
  away: number
  host: string
  seats: Sitting[]
  commitment: string
  practice: boolean
  party: string
  previous: string
  next: string
  record: string
  outcome: Outcome | null
  created: number
  mine: string[]
}

/** Takes back the seat's last commit; where the game wants it agreed, asks the other side. */
export interface TakeBack {
  kind: "take-back"
  table: string
  seat: string
  id: string
}

/** Somebody asks to take a move back, until anything happens; or was told no. */
export interface TakingBack {
  kind: "taking-back"
  table: string
  seat: string
  by: string
  declined: boolean
}

/** A message within a message, such as the name of a thing. Where the texts have none of this id, the id speaks for itself, without what stands before its first hyphen. */
export interface Term {
  is: "term"
  message: string
  params: Record<string, string | number | Term | Seated | Translated | Listed>
  capital: boolean
}

/** The clocks changed otherwise than by a commit: a pause, an outage that was credited. */
export interface Timed {
  kind: "timed"
  table: string
  seat: string
  clocks: Clocks | null
  asked: string[]
}

/** A commit as one seat is told it: possibly empty, and never with a count of what was left out. */
export interface Told<E> {
  told: "commit"
  seq: number
  events: E[]
  phrases: Phrase[][]
}

/** Everybody is told alike when something is taken back. */
export interface ToldBack {
  told: "taken-back"
  seq: number
  seat: string
  to: number
}

/** A text that is nobody's message, such as an adventure's own: as it is in each language. */
export interface Translated {
  is: "translated"
  text: Record<string, string>
  params: Record<string, string | number | Term | Seated | Translated | Listed>
  name: boolean
}

/** POST /api/invitation */
export interface Unfold {
  invitation: string
}

export interface Unsubscribe {
  kind: "unsubscribe"
  table: string
  seat: string
}

/** What all guests remembered of late in games that are over, in percent, in steps of five: class by class as in Recall. None where too few games of too few guests are in, so that it says nothing of anybody. */
export interface Usual {
  moves: (number | null)[]
  seconds: (number | null)[]
}

export interface Verdict {
  degrees: Degree[]
  weakest: "committed" | "draws" | "lawful" | "seats" | "signed" | "times" | "whole" | null
  house: string
}

/** The whole of what a seat may know, and what it has not acknowledged. */
export interface Welcome<A, E, V> {
  kind: "welcome"
  table: string
  seat: string
  status: "closed" | "gathering" | "over" | "playing"
  seq: number
  view: V | null
  legal: Legal<A>
  waiting: string[]
  tellings: (Told<E> | ToldBack)[]
  earlier: boolean
  sittings: Sitting[]
  watching: number
  talk: Spoken[]
  clocks: Clocks | null
  asked: string[]
  taking_back: string
  offers: OpenOffer[]
  outcome: Outcome | null
  at: number
}

/** What somebody would play with whoever comes. */
export interface Wish {
  game: string
  options?: Record<string, string[]>
}

/** Takes one's own offer back, as long as it is open. */
export interface Withdraw {
  kind: "withdraw"
  table: string
  seat: string
  id: string
  what: "pause" | "rematch" | "take-back"
}

/** A whole number from `low` to `high`, both included. */
export interface Within {
  domain: "within"
  low: number
  high: number
}

/** A text of at most `longest` characters. */
export interface Words {
  domain: "words"
  longest: number
}

export const PROTOCOL = 2

export type FromClient = Subscribe | Unsubscribe | Act | TakeBack | AnswerTakeBack | Offer | Withdraw | Reply | Ack | Say | Pause | Resume | Ask

export type FromServer<A, E, V> = Welcome<A, E, V> | Changed<A, E> | Hello | Done | Refused | Previewed | Said | Timed | TakingBack | Offered | Presence | Notice | Moved | Ended | Bye
