// Made by `make types` from the structs in src/taberna: change those, not this.

export type Action = Place | Hide | Swap | Peek | Challenge | Boast | Stop | Answer | Believe | Doubt | Steal | Name | First | Second | Resign | Claim | Draw | Open | Begin | Bell | Flag | Away | Back

/** One of the values listed. */
export interface Among {
  domain: "among"
  values: (string | number)[]
}

export interface Answer {
  do: "answer"
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
}

export interface AnswerDue {
  step: "answer-due"
  of: string
  line: "A" | "B" | null
  space: number
}

export interface Answered {
  event: "answered"
  by: string
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
}

/** The house: this seat has been away longer than the table allows (TS-7.5). */
export interface Away {
  do: "away"
  seat: string
}

/** The house: the seat is served again. */
export interface Back {
  do: "back"
  seat: string
}

/** The house draws who goes first. */
export interface Begin {
  do: "begin"
  seat: string
}

export interface Believe {
  do: "believe"
}

export interface Believed {
  event: "believed"
  by: string
}

/** The house's draw at the start of a turn (TS-7.3). */
export interface Bell {
  do: "bell"
  rings: boolean
}

export interface BellRang {
  event: "bell-rang"
  seat: string
}

export interface BellRoll {
  step: "bell-roll"
}

export interface BellSilent {
  event: "bell-silent"
  seat: string
}

export interface Boast {
  do: "boast"
  line: "A" | "B" | null
}

export interface Boasted {
  event: "boasted"
  by: string
  of: string
  line: "A" | "B" | null
}

export interface CameBack {
  event: "came-back"
  seat: string
}

export interface Challenge {
  do: "challenge"
  space: number
  line: "A" | "B" | null
}

export interface Challenged {
  event: "challenged"
  by: string
  of: string
  space: number
  line: "A" | "B" | null
}

/** The game, from a side with a seat away (TS-7.5). */
export interface Claim {
  do: "claim"
}

/** One accepted action. The first commit of a game is the house's, without an action: the set-up. */
export interface Commit {
  entry: "commit"
  seq: number
  seat: string
  action: Action | null
  events: Event[]
}

/** The house throws, from a seed that no one side chose. */
export interface Committed {
  dice: "committed"
  commitment: string
  contributions: Record<string, string>
}

export interface Doubt {
  do: "doubt"
}

/** The prover, who is named here, has to prove it. */
export interface Doubted {
  event: "doubted"
  by: string
  prover: string
}

/** TS-7.2. */
export interface Draw {
  do: "draw"
  say: "accept" | "decline" | "offer"
}

export interface DrawDeclined {
  event: "draw-declined"
  by: string
}

export interface DrawOffered {
  event: "draw-offered"
  by: string
}

export interface ElderChoice {
  step: "elder-choice"
  elder: string
}

export interface Ended {
  event: "ended"
  outcome: Outcome
}

export type Entry = Commit | TakenBack

export type Event = Started | Opened | FirstSettled | TurnBegan | HalfDone | BellRang | BellSilent | Ordered | Placed | Hidden | Swapped | Looked | Challenged | Answered | Boasted | Believed | Doubted | Stolen | Named | Turned | Scored | DrawOffered | DrawDeclined | Resigned | WentAway | CameBack | Ended

/** The elder goes first (TS-1.4). */
export interface First {
  do: "first"
}

export interface FirstRoll {
  step: "first-roll"
}

/** Who goes first is known; the opening may still be to come. */
export interface FirstSettled {
  event: "first-settled"
  seat: string
}

/** The house: this seat's time is up (TS-7.1). */
export interface Flag {
  do: "flag"
  seat: string
}

/** A kind of action with the domains of its parameters. */
export interface Form {
  kind: string
  fields: Record<string, Among | Within | Words | Row>
}

/** `vanguard = both`: the first action is finished, the second is on the other Line (TS-5.2). */
export interface HalfDone {
  event: "half-done"
  line: "A" | "B"
}

export interface Header {
  entry: "header"
  format: number
  game: string
  rules: string
  ruleset: string
  options: Options
  sitters: Sitter[]
  fairness: Committed | Practice | OwnDice
  previous: string | null
  talk: boolean
  table: string
  opened: number
  host: string[]
  house: string
  promise: string
  veil: Veil | null
}

export interface Hidden {
  event: "hidden"
  by: string
  hand: string
  space: number
  line: "A" | "B" | null
}

export interface Hide {
  do: "hide"
  space: number
  line: "A" | "B" | null
}

/** What it took one face-down stone for. */
export interface Holding {
  line: "A" | "B" | null
  space: number
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S" | null
  sure: number
  state: "forgotten" | "sure" | "unsure" | "wrong"
}

export interface Legal {
  actions: Action[]
  forms: Form[]
}

export interface LineView {
  name: "A" | "B" | null
  stones: string
  pool: ("C" | "D" | "F" | "H" | "K" | "L" | "S")[]
}

/** One after the other, with commas between them. */
export interface Listed {
  is: "listed"
  parts: (string | number | Term | Seated | Translated | Listed)[]
}

/** The looker alone is told the symbol; everybody else gets None there (TS-2.5). */
export interface Looked {
  event: "looked"
  by: string
  looker: string
  space: number
  line: "A" | "B" | null
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S" | null
}

export interface LooksOpen {
  step: "looks-open"
  seen: Sight[]
}

/** Why it claimed something, or answered a claim. */
export interface Motive {
  kind: "believe" | "boast" | "challenge" | "doubt" | "steal"
  line: "A" | "B" | null
  space: number
  ground: "bluffed" | "knew" | "mistaken"
  known: number
  hidden: number
  mine: number
  theirs: number
}

/** One stone of a proof: named, then turned (TS-3.8). */
export interface Name {
  do: "name"
  space: number
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  line: "A" | "B" | null
}

export interface Named {
  event: "named"
  by: string
  space: number
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  line: "A" | "B" | null
}

/** The stone that begins a Line: the first player's choice, or the house's draw (TS-1.3). */
export interface Open {
  do: "open"
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  line: "A" | "B" | null
}

export interface Opened {
  event: "opened"
  by: string
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  line: "A" | "B" | null
}

/** The first player picks the stone that begins the Line, or each of the two. */
export interface OpeningChoice {
  step: "opening-choice"
}

export interface OpeningRoll {
  step: "opening-roll"
  line: "A" | "B" | null
}

export interface Options {
  variant: "duel" | "round" | "vanguard"
  opening: "choose" | "random" | "scales"
  first: string
  elder: string
  ends: "mat" | "open"
  hands: "opponent" | "table"
  notes: "off" | "on"
  vanguard: "both" | "choose"
  last_orders: "off" | "on"
  turns_max: number
  games: 1 | 3
  clock: string
  take_back: "ask" | "off"
}

export interface OrderStanding {
  step: "order-standing"
  hand: string
  order: Place | Hide | Swap
}

/** `hands = opponent`: the order stands until that hand has carried it out. */
export interface Ordered {
  event: "ordered"
  by: string
  hand: string
  order: Place | Hide | Swap
}

export interface Outcome {
  result: string
  reason: string
  winners: string[]
}

/** The players throw their own dice and say how they fell. */
export interface OwnDice {
  dice: "own"
}

export interface Peek {
  do: "peek"
  space: number
  line: "A" | "B" | null
  partner: boolean
}

/** One sentence. */
export interface Phrase {
  message: string
  params: Record<string, string | number | Term | Seated | Translated | Listed>
}

export interface Place {
  do: "place"
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  end: "left" | "right"
  line: "A" | "B" | null
}

export interface Placed {
  event: "placed"
  by: string
  hand: string
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  end: "left" | "right"
  line: "A" | "B" | null
}

/** The house throws, from a seed that somebody chose: for practice and tests. */
export interface Practice {
  dice: "practice"
  seed: string
}

export interface ProofDue {
  step: "proof-due"
  prover: string
  line: "A" | "B" | null
}

/** Its mind after one commit, and what had gone through it with that commit. */
export interface Recollection {
  seq: number
  holdings: Holding[]
  slips: Slip[]
  motive: Motive | null
}

export interface Refusal {
  code: string
  params: Record<string, string | number>
}

/** Believe, doubt or steal (TS-3.6). */
export interface ReplyDue {
  step: "reply-due"
  of: string
  line: "A" | "B" | null
}

export interface Resign {
  do: "resign"
}

/** In the King's Round the partner has yet to agree (TS-7.5). */
export interface Resigned {
  event: "resigned"
  by: string
}

/** A row of values, each among its own: dice thrown together. */
export interface Row {
  domain: "row"
  places: Among[]
}

export interface Scored {
  event: "scored"
  side: "A" | "B"
}

export interface Seal {
  entry: "seal"
  entries: number
  outcome: Outcome | null
  secret: string | null
  ended: number
  house: string
  digest: string
  signature: string
}

/** Whoever sits there; several seats are a side, and are named together. */
export interface Seated {
  is: "seated"
  seats: string[]
}

export interface Second {
  do: "second"
}

/** A stone that was looked at in this Peek. */
export interface Sight {
  line: "A" | "B" | null
  space: number
}

/** Who sat where. */
export interface Sitter {
  seat: string
  name: string
  kind: "bot" | "person"
}

/** `forgot`: a stone went from its mind, and it knew. `confused`: two stones traded places there, and it did not know. `missed`: two stones were swapped, and its mind did not follow. */
export interface Slip {
  kind: "confused" | "forgot" | "missed"
  line: "A" | "B" | null
  space: number
  other: number
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S" | null
}

export interface Started {
  event: "started"
  options: Options
  seats: string[]
}

export interface Steal {
  do: "steal"
}

export interface Stolen {
  event: "stolen"
  by: string
  of: string
}

/** The first boaster believes or doubts the stealer (TS-3.7). */
export interface StolenDue {
  step: "stolen-due"
  of: string
  by: string
  line: "A" | "B" | null
}

/** No more looks (TS-2.6). */
export interface Stop {
  do: "stop"
}

/** Two stones, in no order: written with the left one first, whichever was pointed at first. */
export interface Swap {
  do: "swap"
  space: number
  other: number
  line: "A" | "B" | null
}

export interface Swapped {
  event: "swapped"
  by: string
  hand: string
  space: number
  other: number
  line: "A" | "B" | null
}

/** The seat took back its own commits after `to`; the state is again what it was then. */
export interface TakenBack {
  entry: "taken-back"
  seq: number
  seat: string
  to: number
}

export interface Talk {
  entry: "talk"
  n: number
  after: number
  seat: string
  text: string
}

export type Telling = Told | ToldBack

/** A message within a message, such as the name of a thing. Where the texts have none of this id, the id speaks for itself, without what stands before its first hyphen. */
export interface Term {
  is: "term"
  message: string
  params: Record<string, string | number | Term | Seated | Translated | Listed>
  capital: boolean
}

/** A commit as one seat is told it: possibly empty, and never with a count of what was left out. */
export interface Told {
  told: "commit"
  seq: number
  events: Event[]
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

/** The turn before, if there was one, is over. */
export interface TurnBegan {
  event: "turn-began"
  seat: string
  bell: boolean
}

/** A stone is turned face-up for everybody. */
export interface Turned {
  event: "turned"
  by: string
  space: number
  symbol: "C" | "D" | "F" | "H" | "K" | "L" | "S"
  line: "A" | "B" | null
}

/** How a record lifts it. */
export interface Veil {
  salt: string
  hidden: string[]
}

export interface View {
  seat: string
  options: Options
  seats: string[]
  lines: LineView[]
  score: [number, number]
  turn: string | null
  waiting: string[]
  pending: OpeningRoll | OpeningChoice | FirstRoll | ElderChoice | BellRoll | OrderStanding | AnswerDue | ReplyDue | StolenDue | ProofDue | LooksOpen | null
  bell: boolean
  bonus: ("A" | "B")[]
  second: "A" | "B" | null
  drawn: "A" | "B" | null
  resigns: string[]
  away: string[]
  outcome: Outcome | null
}

export interface WentAway {
  event: "went-away"
  seat: string
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

/** Which side a seat of a usual table is on. */
export const SIDES = {
  A: "A",
  A1: "A",
  A2: "A",
  B: "B",
  B1: "B",
  B2: "B",
} as const
