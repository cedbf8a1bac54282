// Made by `make types` from the structs in src/taberna: change those, not this.

/** TQ-G146. */
export interface Abandon {
  do: "abandon"
}

export interface Abandoned {
  event: "abandoned"
  seat: string
}

export type Action = Adventure | Pick | PutBack | Sit | Element | Walk | Move | Jump | Open | Leave | Stop | Pass | Choose | Allow | Deny | Push | Search | Attack | Shoot | Defend | Yield | Cast | Disarm | Detect | Trade | Give | Take | Pay | Offer | Use | Control | Dismiss | Repair | Show | Drop | Activate | Abandon | Rolled | Flag | Away | Back | RuleMove | RuleValue | RuleGive | RuleTake | RuleDoor | RulePlace | RuleEnd | Buy | Sell | Barter | Purse | Carry | Store | Swap | Price | Withdraw | Propose | Object | Ready

export interface Activate {
  do: "activate"
  figure: string
}

export interface AdvantageDue {
  step: "advantage-due"
  figure: string
  squares: Source[]
}

export interface AdvantageTaken {
  event: "advantage-taken"
  figure: string
  advantage: string
}

/** Two lightnings: all the movement there is, and an advantage to choose (TQ-6.12). */
export interface AdvantageWon {
  event: "advantage-won"
  figure: string
  squares: Source[]
}

/** TQ-3.2: the Sorcerer's secret choice. */
export interface Adventure {
  do: "adventure"
  name: string
}

export interface AdventureChosen {
  event: "adventure-chosen"
  name: string
}

export interface Aftermath {
  how: "abandoned" | "empty" | "fallen" | "nobody" | "ruling" | "time" | "unharmed" | "whole"
  reward: number
  home: string[]
  fallen: string[]
  told: Record<string, string>[]
  fates: Fate[]
}

/** An adversary as he is seen from there. */
export interface Aim {
  figure: string
  distance: number
  stopped: Obstacle | null
  shelter: Shelter[]
  blows: Blow[]
}

export interface AimDue {
  step: "aim-due"
  by: string
}

/** From now on somebody else is met: named at last (TQ-19.2), by chance (TQ-8.12/4, TQ-9.12/4), or named by the attacker's side (TQ-9.14/4). */
export interface Aimed {
  event: "aimed"
  attacker: string
  defender: string
  why: "astray" | "named" | "redirected"
}

export interface Allow {
  do: "allow"
}

/** One of the values listed. */
export interface Among {
  domain: "among"
  values: (string | number)[]
}

/** A free square beside the rocks (TQ-16.2). */
export interface AsideDue {
  step: "aside-due"
  of: string
  figure: string
}

/** Between adventures: why something can't be bought or taken along, and what somebody still lacks. */
export interface AskCamp {
  ask: "camp"
}

/** Where a figure can get to. */
export interface AskReach {
  ask: "reach"
  figure: string
  points: number | null
}

/** What a figure sees and can strike from a square. */
export interface AskStand {
  ask: "stand"
  figure: string
  square: string
}

/** What kinds of action whoever has the turn may still take. */
export interface AskWays {
  ask: "ways"
}

/** Why a figure can't get to a square; with a card, why it can't cast that there. */
export interface AskWhy {
  ask: "why"
  figure: string
  square: string
  points: number | null
  card: string
}

export interface Attack {
  do: "attack"
  target: string
  weapon: string
}

/** By the house: nobody serves this seat (TQ-G179). */
export interface Away {
  do: "away"
  seat: string
}

export interface Back {
  do: "back"
  seat: string
}

export interface BagDropped {
  event: "bag-dropped"
  hoard: Hoard
}

/** An object to another adventurer, or gold. */
export interface Barter {
  do: "barter"
  hero: string
  to: string
  item: string
}

/** Something is under way. */
export interface Began {
  event: "began"
  step: PickAdventure | PickParty | PickElement | DrawCards | DrawTreasure | Throw | Motion | Stepping | AdvantageDue | PassageDue | PushDue | PitDue | SearchDue | Fight | RowDue | DefenceDue | AimDue | RedirectDue | DisplaceDue | LoseDue | RerollDue | Rockfall | AsideDue | Trading | PlaceDue | Ending
}

/** What an adventurer owns between adventures (TQ-18.1, TQ-18.2). */
export interface Belongings {
  hero: string
  gold: number
  carried: string[]
  stored: string[]
  fallen: boolean
}

/** One way to strike somebody: the dice on both sides, and where each comes from. */
export interface Blow {
  kind: "attack" | "shoot"
  weapon: string
  why: Refusal | null
  attack: Source[]
  defence: Source[]
}

/** An adventure that is not the house's, whole: a record of it needs no file beside it. */
export interface Brought {
  name: string
  text: string
}

export interface Buried {
  event: "buried"
  figure: string
}

export interface Buy {
  do: "buy"
  hero: string
  item: string
}

/** What a thing is called and looks like. */
export interface Called {
  id: string
  name: Record<string, string>
  about: Record<string, string>
  portrait: string
}

/** Who holds this seat plays it again. */
export interface CameBack {
  event: "came-back"
  seat: string
}

/** A card or an object that did nothing which anybody could see. */
export interface CameToNothing {
  event: "came-to-nothing"
  figure: string
  source: string
}

export interface Campaign {
  belongings: Belongings[]
  played: string[]
  won: string[]
}

export interface Camped {
  preview: "camped"
  buys: Unfit[]
  carries: Unfit[]
  lacks: Lack[]
  idle: Idle[]
}

export interface Card {
  id: string
  element: "aer" | "aqua" | "chaos" | "ignis" | "terra"
  cost: number
  target: "figure" | "foe" | "friend" | "self" | "square"
  range: number
  blind: boolean
  stays: boolean
  effects: Effect[]
  copies: number
}

export interface CardPlayed {
  event: "card-played"
  figure: string
  card: string
  at: string
}

export interface CardShown {
  event: "card-shown"
  figure: string
  card: string
}

/** Discarded cards go back to their decks (TQ-11.5). */
export interface CardsReturned {
  event: "cards-returned"
  figure: string
  cards: string[]
}

export interface Carry {
  do: "carry"
  hero: string
  item: string
}

export interface Cast {
  do: "cast"
  card: string
  at: string
  last_breath: boolean
}

export interface Charging {
  event: "charging"
  figure: string
}

/** Of what is asked: a row, a square, a figure, an object. */
export interface Choose {
  do: "choose"
  what: string
}

/** An adventurer and who plays it; their order is that of the seats from the Sorcerer's left (TQ-3.5). */
export interface Chosen {
  seat: string
  hero: string
}

export interface Closed {
  event: "closed"
  figure: string
  edge: string
}

/** TQ-18.5: of what can come next, the title and one line. */
export interface Coming {
  name: string
  title: Record<string, string>
  line: Record<string, string>
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

export interface Continued {
  event: "continued"
  step: PickAdventure | PickParty | PickElement | DrawCards | DrawTreasure | Throw | Motion | Stepping | AdvantageDue | PassageDue | PushDue | PitDue | SearchDue | Fight | RowDue | DefenceDue | AimDue | RedirectDue | DisplaceDue | LoseDue | RerollDue | Rockfall | AsideDue | Trading | PlaceDue | Ending
}

export interface Control {
  do: "control"
  elemental: string
}

/** The elemental is done, and its summoner has points left of his own. */
export interface ControlEnded {
  event: "control-ended"
  elemental: string
  master: string
}

/** A summoner acts through an elemental (TQ-12.6-A). */
export interface ControlTaken {
  event: "control-taken"
  elemental: string
  master: string
  points: number
}

/** Offered to an adventurer: an object for one from his store, and gold that he pays; below nothing he is paid. */
export interface Deal {
  hero: string
  gives: string
  takes: string
  gold: number
}

export interface DealDeclined {
  event: "deal-declined"
  hero: string
}

export interface DealOffered {
  event: "deal-offered"
  deal: Deal
}

/** An action is declared and paid for (TQ-5.2). */
export interface Declared {
  event: "declared"
  figure: string
  kind: string
  points: number
  target: string
}

export interface DefenceDue {
  step: "defence-due"
  of: string
  figure: string
}

export interface Defend {
  do: "defend"
}

/** With what, and where it comes from; without dice, or without wanting to (TQ-8.6). */
export interface Defended {
  event: "defended"
  figure: string
  opponent: string
  dice: Source[]
  gear: number
  declined: boolean
}

export interface Deny {
  do: "deny"
}

/** TQ-12.3. */
export interface Detect {
  do: "detect"
}

export interface Disarm {
  do: "disarm"
  trap: string
}

/** The same whether it was too hard or can't be done at all (TQ-G185). */
export interface DisarmFailed {
  event: "disarm-failed"
  figure: string
  trap: string
}

export interface Dismiss {
  do: "dismiss"
  elemental: string
}

export interface DisplaceDue {
  step: "displace-due"
  by: string
  figure: string
}

/** How somebody comes away from under falling rocks (TQ-16.2). */
export interface Dodged {
  event: "dodged"
  figure: string
  how: "buried" | "hit" | "unharmed"
}

export interface Door {
  edge: string
  kind: "closed" | "open" | "portcullis" | "ruined" | "secret"
  seen: boolean
  lock: string
  worked: boolean
  portcullis: boolean
}

/** Cards that are still to be drawn from a deck; while `sealed`, not even their owner looks (TQ-3.6-C). */
export interface DrawCards {
  step: "draw-cards"
  figure: string
  deck: string
  left: number
  sealed: boolean
}

export interface DrawTreasure {
  step: "draw-treasure"
  figure: string
  left: number
}

export interface Drew {
  event: "drew"
  figure: string
  deck: string
  card: string
  sealed: boolean
}

export interface Drop {
  do: "drop"
  item: string
}

export interface Effect {
  do: "ambush" | "bar" | "close" | "damage" | "dice" | "dispel" | "drain" | "draw" | "drop" | "end" | "flag" | "free" | "give" | "gold" | "halt" | "heal" | "mend" | "move" | "noise" | "open" | "place" | "points" | "prone" | "push" | "reroll" | "restore" | "reveal" | "say" | "spoil" | "steal" | "summon" | "swap" | "take" | "wake"
  who: "adjacent" | "adversaries" | "foes" | "friends" | "group" | "heroes" | "near" | "self" | "target"
  amount: number
  dice: number
  what: string
  lasts: "adventure" | "card" | "now" | "round" | "turn"
  radius: number
  when: string
}

/** TQ-3.6-B. */
export interface Element {
  do: "element"
  name: "aer" | "aqua" | "ignis" | "terra"
}

export interface ElementChosen {
  event: "element-chosen"
  hero: string
  round: number
  element: string
}

export interface Ended {
  event: "ended"
  outcome: Outcome
}

/** The adventure is over but for the worth of what was found (TQ-17.4). */
export interface Ending {
  step: "ending"
  success: boolean
  reason: string
}

export type Entry = Commit | TakenBack

/** Still in the pit, or under the rocks (TQ-G181). */
export interface EscapeFailed {
  event: "escape-failed"
  figure: string
}

export type Event = Began | Continued | Settled | Thrown | Started | AdventureChosen | ElementChosen | Drew | HeroPicked | HeroPutBack | HeroSeated | PartyFormed | HandSeen | PlanLaid | Introduced | WentOn | RoundBegan | SorcererBegan | TurnBegan | ControlTaken | ControlEnded | TurnEnded | TurnMissed | Declared | Failed | Restricted | PointsLost | Owed | Charging | Foresaw | Moved | FellDown | StoodUp | FellIn | Buried | Freed | Left | LifeChanged | MindChanged | Powered | Slain | Vanished | Struck | Wielded | Rearmed | WeaponRuined | Jammed | Repaired | Noise | CardPlayed | SpellStays | SpellEnded | CardsReturned | CardShown | Marked | Unmarked | Summoned | Unbound | Revealed | Opened | Rattled | Closed | NothingFound | Sprung | TrapGone | SceneryUsed | SceneryPlaced | Woke | GotItem | LostItem | GoldChanged | TreasureNoted | TreasureCounted | BagDropped | HoardTaken | Flagged | Said | Fired | Ruled | Abandoned | StoodIn | CameBack | Ended | Traded | HeroSwapped | Priced | DealOffered | DealDeclined | Objected | SeatReady | FightBegan | Rerolled | Fumbled | Aimed | Defended | FightEnded | Unhurt | MoveBegan | SetOff | AdvantageWon | AdvantageTaken | PassageDenied | TrapMissed | Dodged | DisarmFailed | EscapeFailed | ItemUsed | TradeOffered | TradeDeclined | CameToNothing

/** Declared and paid for in vain, where the error also plays (TQ-19.3). */
export interface Failed {
  event: "failed"
  figure: string
  kind: string
  points: number
  why: Refusal
}

export interface Fate {
  hero: string
  words: Record<string, string>
}

export interface FellDown {
  event: "fell-down"
  figure: string
}

export interface FellIn {
  event: "fell-in"
  figure: string
  square: string
  misses: number
}

export interface Fight {
  step: "fight"
  attacker: string
  defender: string
  kind: "melee" | "shot" | "trap-melee" | "trap-shot"
  weapon: string
  dice: Source[]
  stage: "aim" | "attack" | "defence" | "fumbles" | "noise" | "parries" | "resolve"
  attack: string[]
  rows: string[]
  rolls: number
  gear: Source[]
  cover: Source[]
  defence: string[]
  parries: string[]
  redirected: boolean
  trap: string
  place: string
}

/** A blow or a shot is declared, or a trap strikes: with how many dice, and where they come from. */
export interface FightBegan {
  event: "fight-began"
  attacker: string
  defender: string
  kind: "melee" | "shot" | "trap-melee" | "trap-shot"
  weapon: string
  trap: string
  dice: Source[]
}

/** All dice lie: what each is worth, what stopped how much, and what gets through (TQ-G66). What becomes of it is told after it. */
export interface FightEnded {
  event: "fight-ended"
  attacker: string
  defender: string
  attack: number[]
  defence: number[]
  blocked: Source[]
  hits: number
  recoil: number
}

export interface Figure {
  id: string
  sheet: string
  kind: "antagonist" | "elemental" | "hero" | "minion"
  seat: string
  square: string
  life: number
  mind: number | null
  seen: boolean
  asleep: boolean
  roused: boolean
  group: string
  prone: boolean
  pit: boolean
  buried: boolean
  misses: number
  debt: number
  items: string[]
  worn: string[]
  grip: string
  gold: number
  treasure: string[]
  hand: string[]
  lost: string[]
  ruined: string[]
  jammed: string[]
  mended: string
  spent: string[]
  summoner: string
  bound: boolean
  fresh: boolean
  late: boolean
}

export interface Fired {
  event: "fired"
  trigger: string
}

/** By the house: this seat's time is up. */
export interface Flag {
  do: "flag"
  seat: string
}

export interface Flagged {
  event: "flagged"
  flag: string
}

export interface Foresaw {
  event: "foresaw"
  figure: string
  first: boolean
}

/** A kind of action with the domains of its parameters. */
export interface Form {
  kind: string
  fields: Record<string, Among | Within | Words | Row>
}

export interface Freed {
  event: "freed"
  figure: string
  square: string
}

/** A row of a table of fumbles applies to this figure (TQ-6.14, TQ-8.12, TQ-8.14, TQ-9.12, TQ-9.14). */
export interface Fumbled {
  event: "fumbled"
  figure: string
  opponent: string
  table: "attack" | "dodge" | "move" | "parry" | "shot"
  row: string
  by: string
}

export interface Give {
  do: "give"
  item: string
}

export interface GoldChanged {
  event: "gold-changed"
  figure: string
  by: number
}

export interface GotItem {
  event: "got-item"
  figure: string
  item: string
}

export interface Hand {
  figure: string
  count: number
  cards: string[]
}

/** The three rounds are over and a player looks at what he drew (TQ-3.6-E). */
export interface HandSeen {
  event: "hand-seen"
  figure: string
  cards: string[]
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

/** TQ-3.4: whoever has it is written on it. */
export interface HeroPicked {
  event: "hero-picked"
  hero: Figure
}

export interface HeroPutBack {
  event: "hero-put-back"
  seat: string
  hero: string
}

/** TQ-3.5: from now on at this place in the order. */
export interface HeroSeated {
  event: "hero-seated"
  hero: string
  place: number
}

export interface HeroSwapped {
  event: "hero-swapped"
  hero: string
  reserve: string
}

/** Treasure: a zone to be searched, or something placed in hiding; a bag that somebody dropped. */
export interface Hoard {
  id: string
  squares: string[]
  cards: number
  items: string[]
  gold: number
  seen: boolean
  open: boolean
}

export interface HoardTaken {
  event: "hoard-taken"
  hoard: string
  figure: string
}

/** What an adventurer can't do at all, whatever it is done to. */
export interface Idle {
  hero: string
  kind: "barter" | "buy" | "carry" | "sell" | "store" | "swap"
  why: Refusal
}

/** TQ-3.7. */
export interface Introduced {
  event: "introduced"
  name: string
  texts: Record<string, Record<string, string>>
  board: string
  heroes: Figure[]
}

export interface Item {
  id: string
  place: "body" | "hand" | "head" | "pack" | "two-hands"
  attack: number
  defence: number
  armour: number
  shot: number
  range: number
  disarm: number
  search: number
  price: number
  once: boolean
  free: boolean
  loud: boolean
  strikes: Effect[]
  use: Effect[]
  target: "friend" | "self" | "square"
}

/** What it does is told after it. */
export interface ItemUsed {
  event: "item-used"
  figure: string
  item: string
  at: string
}

export interface Jammed {
  event: "jammed"
  figure: string
  weapon: string
}

export interface Jump {
  do: "jump"
  way: "e" | "n" | "s" | "w"
}

/** Why a seat can't say that it is ready. */
export interface Lack {
  seat: string
  why: Refusal
}

/** TQ-G146. */
export interface Leave {
  do: "leave"
}

export interface Left {
  event: "left"
  figure: string
}

export interface Legal {
  actions: Action[]
  forms: Form[]
}

export interface LifeChanged {
  event: "life-changed"
  figure: string
  by: number
}

/** One after the other, with commas between them. */
export interface Listed {
  is: "listed"
  parts: (string | number | Term | Seated | Translated | Listed)[]
}

/** Which of the things in its hands a figure loses (TQ-8.14/2). */
export interface LoseDue {
  step: "lose-due"
  of: string
  figure: string
}

export interface LostItem {
  event: "lost-item"
  figure: string
  item: string
}

/** An effect that lasts, on a figure. */
export interface Mark {
  figure: string
  do: "bar" | "dice" | "reroll"
  what: string
  amount: number
  lasts: "adventure" | "card" | "now" | "round" | "turn"
  source: string
}

export interface Marked {
  event: "marked"
  mark: Mark
}

export interface MindChanged {
  event: "mind-changed"
  figure: string
  by: number
}

export interface Motion {
  step: "motion"
  figure: string
  by: string
  mode: "fixed" | "lost" | "stealth" | "stroll" | "tense"
  points: number
  advantage: string
  pushes: number
  pushed: string[]
  origin: string
}

/** One square (TQ-6.4). */
export interface Move {
  do: "move"
  way: "e" | "n" | "s" | "w"
}

/** Dice are thrown for a movement: how many, and where they come from. */
export interface MoveBegan {
  event: "move-began"
  figure: string
  how: "astray" | "climb" | "stealth" | "tense"
  dice: Source[]
}

export interface Moved {
  event: "moved"
  figure: string
  square: string
  how: string
}

export interface Noise {
  event: "noise"
  figure: string
  square: string
}

/** The same whether there is nothing, nothing left or nothing in reach (TQ-G187). */
export interface NothingFound {
  event: "nothing-found"
  figure: string
}

/** To something that is taken along, once a camp (TQ-18.4). */
export interface Object {
  do: "object"
  hero: string
  item: string
  reason: "out-of-place" | "too-good" | "too-much"
}

export interface Objected {
  event: "objected"
  objection: Objection
}

/** What an adventurer may not set out with this time. */
export interface Objection {
  hero: string
  item: string
  reason: "out-of-place" | "too-good" | "too-much"
}

/** What a line of sight ends at. */
export interface Obstacle {
  what: "door" | "figure" | "scenery" | "wall"
  name: string
  at: [number, number]
}

export interface Offer {
  do: "offer"
}

export interface Open {
  do: "open"
  way: "e" | "n" | "s" | "w"
}

export interface Opened {
  event: "opened"
  figure: string
  edge: string
}

export interface Options {
  variant: "adventure" | "interlude"
  adventure: string
  players: number
  party: Chosen[]
  sorcerer: "human" | "table"
  ask: string[]
  error_also_plays: "off" | "on"
  stroll: "off" | "on"
  metric: "king" | "streets"
  dice: "barrel" | "even"
  own_dice: string[]
  rounds_max: number
  clock: string
  unconscious: "off" | "on"
  novice: "off" | "on"
  campaign: Campaign
  brought: Brought[]
}

export interface Outcome {
  result: string
  reason: string
  winners: string[]
}

/** Action points that the next activation lacks, or has more. */
export interface Owed {
  event: "owed"
  figure: string
  points: number
}

export interface Own {
  sheets: Sheet[]
  items: Item[]
  cards: Card[]
  called: Called[]
}

/** The players throw their own dice and say how they fell. */
export interface OwnDice {
  dice: "own"
}

/** All are agreed: who plays whom, in the order of turns. */
export interface PartyFormed {
  event: "party-formed"
  party: Chosen[]
}

/** Ends an activation, or declines what is offered. */
export interface Pass {
  do: "pass"
}

/** Somebody does not let a companion through (TQ-G33). */
export interface PassageDenied {
  event: "passage-denied"
  figure: string
  mover: string
}

export interface PassageDue {
  step: "passage-due"
  of: string
  friend: string
  way: "e" | "n" | "s" | "w"
  jump: boolean
}

/** Gold to the partner; less than nothing: from the partner. */
export interface Pay {
  do: "pay"
  gold: number
}

/** One sentence. */
export interface Phrase {
  message: string
  params: Record<string, string | number | Term | Seated | Translated | Listed>
}

/** TQ-3.4: an adventurer that nobody has. */
export interface Pick {
  do: "pick"
  hero: string
}

export interface PickAdventure {
  step: "pick-adventure"
  by: string
}

export interface PickElement {
  step: "pick-element"
  hero: string
  round: number
}

/** The players share out the adventurers and sit down (TQ-3.4, TQ-3.5), whoever comes first (TQ-G186). */
export interface PickParty {
  step: "pick-party"
}

/** Into which of the pits a figure stumbles (TQ-6.15). */
export interface PitDue {
  step: "pit-due"
  by: string
  figure: string
}

/** A human Sorcerer sets what was just seen where the rules let him (TQ-14.7). */
export interface PlaceDue {
  step: "place-due"
  figures: string[]
}

/** What only the Sorcerer knows. */
export interface PlanLaid {
  event: "plan-laid"
  script: Script
  doors: Door[]
  scenery: Scenery[]
  traps: Trap[]
  hoards: Hoard[]
  figures: Figure[]
}

/** The Sorcerer's screen. */
export interface PlanView {
  script: Script
  figures: Figure[]
  doors: Door[]
  scenery: Scenery[]
  traps: Trap[]
  hoards: Hoard[]
  flags: string[]
}

/** Of the present activation. */
export interface PointsLost {
  event: "points-lost"
  figure: string
  points: number
}

/** What a figure does of its own accord; what becomes of it is told after it. */
export interface Powered {
  event: "powered"
  figure: string
  power: string
  target: string
  spent: boolean
}

/** The house throws, from a seed that somebody chose: for practice and tests. */
export interface Practice {
  dice: "practice"
  seed: string
}

export type Preview = Reach | Stand | Ways | Why | Camped

/** What a human Sorcerer wants for something on the list (TQ-18.2, TQ-G202). */
export interface Price {
  do: "price"
  item: string
  gold: number
}

/** By a human Sorcerer; 0: no longer for sale (TQ-G202). */
export interface Priced {
  event: "priced"
  item: string
  price: number
}

/** A deal with an adventurer: an object for one from his store, and gold from him. */
export interface Propose {
  do: "propose"
  hero: string
  gives: string
  takes: string
  gold: number
}

export interface Purse {
  do: "purse"
  hero: string
  to: string
  gold: number
}

export interface Push {
  do: "push"
  figure: string
  way: "e" | "n" | "s" | "w"
}

export interface PushDue {
  step: "push-due"
  by: string
  mover: string
}

/** One of one's own, for somebody else. */
export interface PutBack {
  do: "put-back"
  hero: string
}

export type Question = AskReach | AskStand | AskWays | AskWhy | AskCamp

/** A door that does not open for this hand: it is locked, or something else works it (TQ-G120). */
export interface Rattled {
  event: "rattled"
  figure: string
  edge: string
}

export interface Reach {
  preview: "reach"
  figure: string
  points: number
  squares: Reached[]
  doors: Threshold[]
}

/** A square on the way, and the step to it; by `came` a way is followed back to where it starts. */
export interface Reached {
  square: string
  cost: number
  came: number
  do: "" | "jump" | "move"
  way: "e" | "n" | "s" | "w" | ""
  ends: boolean
  traps: string[]
}

export interface Ready {
  do: "ready"
}

export interface Rearmed {
  event: "rearmed"
  figure: string
}

export interface RedirectDue {
  step: "redirect-due"
  by: string
}

export interface Refusal {
  code: string
  params: Record<string, string | number>
}

export interface Repair {
  do: "repair"
  weapon: string
}

export interface Repaired {
  event: "repaired"
  figure: string
  weapon: string
  half: boolean
}

export interface RerollDue {
  step: "reroll-due"
  of: string
  figure: string
}

/** The attack dice are taken up and thrown again. */
export interface Rerolled {
  event: "rerolled"
  figure: string
  opponent: string
  by: string
}

/** Kinds of action this turn no longer has. */
export interface Restricted {
  event: "restricted"
  figure: string
  kinds: string[]
}

/** The Sorcerer sets on the board what can be seen (TQ-14.2, TQ-14.6). */
export interface Revealed {
  event: "revealed"
  rooms: string[]
  figures: Figure[]
  doors: Door[]
  scenery: Scenery[]
  traps: Trap[]
  hoards: Hoard[]
  corridors: string[]
}

export interface Rockfall {
  step: "rockfall"
  figure: string
  harm: number
}

export interface Rolled {
  do: "rolled"
  faces: string[]
}

export interface RoundBegan {
  event: "round-began"
  round: number
  queue: string[]
}

/** A row of values, each among its own: dice thrown together. */
export interface Row {
  domain: "row"
  places: Among[]
}

/** Somebody picks a row of a table of fumbles for the other. */
export interface RowDue {
  step: "row-due"
  by: string
  table: string
}

export interface RuleDoor {
  do: "rule-door"
  edge: string
  to: "closed" | "open"
}

export interface RuleEnd {
  do: "rule-end"
  result: "failure" | "success"
}

export interface RuleGive {
  do: "rule-give"
  figure: string
  item: string
}

/** The rulings of a human Sorcerer (TQ-13.1, TQ-19.1). */
export interface RuleMove {
  do: "rule-move"
  figure: string
  square: string
}

export interface RulePlace {
  do: "rule-place"
  kind: string
  square: string
}

export interface RuleTake {
  do: "rule-take"
  figure: string
  item: string
}

export interface RuleValue {
  do: "rule-value"
  figure: string
  value: "gold" | "life" | "mind"
  amount: number
}

/** Of a ruling on hidden things the others learn that it was made: `ruling` is None for them. */
export interface Ruled {
  event: "ruled"
  ruling: RuleMove | RuleValue | RuleGive | RuleTake | RuleDoor | RulePlace | RuleEnd | null
}

/** A text of the adventure; `{hero}` in it is whoever brought it about. */
export interface Said {
  event: "said"
  text: Record<string, string>
  figure: string
  what: string
}

export interface Scenery {
  id: string
  kind: string
  squares: string[]
  seen: boolean
  hidden: boolean
  wall: "e" | "n" | "s" | "w" | ""
  use: Effect[]
  once: boolean
  used: boolean
  trap: string
}

export interface SceneryPlaced {
  event: "scenery-placed"
  scenery: Scenery
}

export interface SceneryUsed {
  event: "scenery-used"
  figure: string
  scenery: string
}

export interface Script {
  name: string
  since: number
  texts: Record<string, Record<string, string>>
  exits: string[]
  starts: string[]
  goals: string[]
  triggers: Trigger[]
  tense: boolean
  traps_for_all: boolean
  silence: string[]
  chained: boolean
  rules: Record<string, number>
  next: string[]
  stock: string[]
  reward: number
  threat: number[]
  box: number
  edition: string
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

export interface Search {
  do: "search"
  what: "doors" | "traps" | "treasure"
}

/** The Sorcerer says what a search for traps finds: always asked, so asking tells nothing (TQ-7.3-A). */
export interface SearchDue {
  step: "search-due"
  figure: string
}

export interface SeatReady {
  event: "seat-ready"
  seat: string
}

/** Whoever sits there; several seats are a side, and are named together. */
export interface Seated {
  is: "seated"
  seats: string[]
}

export interface Sell {
  do: "sell"
  hero: string
  item: string
}

/** So many squares of movement, and where they come from (TQ-6.2, TQ-6.10 to TQ-6.17). */
export interface SetOff {
  event: "set-off"
  figure: string
  by: string
  mode: "fixed" | "lost" | "stealth" | "stroll" | "tense"
  squares: Source[]
}

export interface Settled {
  event: "settled"
}

export interface Sheet {
  id: string
  kind: "antagonist" | "elemental" | "hero" | "minion"
  life: number
  mind: number | null
  attack: number
  defence: number
  dice: number
  moves: number
  bonus: number
  armour: number
  shot: number
  magic: number
  chaos: number
  disarm: number
  search: number
  gear: string[]
  powers: string[]
  temper: string
}

/** What gives whoever is behind it dice. */
export interface Shelter {
  name: string
  dice: number
}

export interface Shoot {
  do: "shoot"
  target: string
  weapon: string
}

/** A card, to everybody (TQ-G18). */
export interface Show {
  do: "show"
  card: string
}

/** TQ-3.5: one of one's own to this place in the order of turns, counted from the Sorcerer's left. */
export interface Sit {
  do: "sit"
  hero: string
  place: number
}

/** Who sat where. */
export interface Sitter {
  seat: string
  name: string
  kind: "bot" | "person"
}

export interface Slain {
  event: "slain"
  figure: string
}

export interface SorcererBegan {
  event: "sorcerer-began"
}

/** An object, a card or a treasure by its id, or one of the words above. */
export interface Source {
  what: string
  count: number
}

/** A card that lies on the board (TQ-11.4). */
export interface Spell {
  card: string
  caster: string
  target: string
}

export interface SpellEnded {
  event: "spell-ended"
  spell: Spell
}

export interface SpellStays {
  event: "spell-stays"
  spell: Spell
}

export interface Sprung {
  event: "sprung"
  figure: string
  trap: string
}

export interface Stand {
  preview: "stand"
  figure: string
  square: string
  seen: string[]
  aims: Aim[]
}

export interface Started {
  event: "started"
  options: Options
  seats: string[]
  heroes: Figure[]
}

/** A figure on its way into a square: traps of the edges, of the square, then what it sees (TQ-G171). */
export interface Stepping {
  step: "stepping"
  figure: string
  target: string
  edges: string[]
  cost: number
  stage: "edges" | "look" | "square"
  how: "aside" | "moved" | "walked"
  held: boolean
}

/** From now on a bot of the house plays this seat (TQ-G179). */
export interface StoodIn {
  event: "stood-in"
  seat: string
  why: "away" | "time"
}

export interface StoodUp {
  event: "stood-up"
  figure: string
}

/** Ends the movement (TQ-6.3). */
export interface Stop {
  do: "stop"
}

export interface Store {
  do: "store"
  hero: string
  item: string
}

/** Out of its hands (TQ-8.12/2). */
export interface Struck {
  event: "struck"
  figure: string
  item: string
}

export interface Summoned {
  event: "summoned"
  figure: Figure
}

/** TQ-18.6, TQ-18.7. */
export interface Swap {
  do: "swap"
  hero: string
  reserve: string
}

export interface Take {
  do: "take"
  item: string
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

/** A closed door that could be opened on the way. */
export interface Threshold {
  edge: string
  way: "e" | "n" | "s" | "w"
  came: number
  cost: number
}

/** Dice to be thrown. What comes of them is decided by their purpose and the step below. */
export interface Throw {
  step: "throw"
  purpose: string
  figure: string
  die: "com" | "mov" | "name"
  count: number
  names: string[]
}

export interface Thrown {
  event: "thrown"
  purpose: string
  figure: string
  faces: string[]
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

export interface Trade {
  do: "trade"
  partner: string
}

/** By the partner; by the one who declared it, where both are the same. */
export interface TradeDeclined {
  event: "trade-declined"
  figure: string
  partner: string
}

/** What one would give and take (TQ-12.4). */
export interface TradeOffered {
  event: "trade-offered"
  figure: string
  partner: string
  gives: string[]
  takes: string[]
  gold: number
}

export interface Traded {
  event: "traded"
  hero: string
  what: string
  item: string
  belongings: Belongings[]
}

export interface Trading {
  step: "trading"
  figure: string
  partner: string
  gives: string[]
  takes: string[]
  gold: number
  offered: boolean
}

/** A text that is nobody's message, such as an adventure's own: as it is in each language. */
export interface Translated {
  is: "translated"
  text: Record<string, string>
  params: Record<string, string | number | Term | Seated | Translated | Listed>
  name: boolean
}

export interface Trap {
  id: string
  kind: "arrows" | "axes" | "deep-pit" | "magic" | "pit" | "rocks" | "spears"
  square: string
  edge: string
  also: string
  harm: number
  complexity: number
  seen: boolean
  source: string
  effects: Effect[]
  known: boolean
  open: boolean
}

export interface TrapGone {
  event: "trap-gone"
  trap: string
  disarmed: boolean
}

/** It strikes, and not this figure: thanks to its reflexes (TQ-6.12/1), or for what stands between (TQ-G142). */
export interface TrapMissed {
  event: "trap-missed"
  figure: string
  trap: string
  why: "reflexes" | "sheltered"
}

/** What the noted cards were worth in the end. */
export interface TreasureCounted {
  event: "treasure-counted"
  figure: string
  gold: number
}

export interface TreasureNoted {
  event: "treasure-noted"
  figure: string
  card: string
}

export interface Trigger {
  id: string
  on: "enter" | "flag" | "found" | "left" | "noise" | "opened" | "round" | "searched" | "seen" | "slain" | "used"
  what: string
  effects: Effect[]
  once: boolean
  when: string
}

/** An activation: the figure, what is left of its points, and what it has done. */
export interface Turn {
  figure: string
  points: number
  done: string[]
  barred: string[]
  charge: boolean
  paid: string
  own: Turn | null
}

export interface TurnBegan {
  event: "turn-began"
  figure: string
  points: number
}

export interface TurnEnded {
  event: "turn-ended"
  figure: string
}

export interface TurnMissed {
  event: "turn-missed"
  figure: string
}

export interface Unbound {
  event: "unbound"
  figure: string
}

/** What an adventurer can't buy, or take along out of the store. */
export interface Unfit {
  hero: string
  item: string
  why: Refusal
}

/** Dice of a card or an object hit nothing. */
export interface Unhurt {
  event: "unhurt"
  figure: string
}

export interface Unmarked {
  event: "unmarked"
  mark: Mark
}

/** A multipurpose action (TQ-12.5): an object, a piece of scenery, something that lies there. */
export interface Use {
  do: "use"
  what: string
  at: string
}

/** An elemental goes where it came from. */
export interface Vanished {
  event: "vanished"
  figure: string
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
  phase: string
  texts: Record<string, Record<string, string>>
  board: string
  round: number
  order: string[]
  queue: string[]
  acted: string[]
  turn: Turn | null
  waiting: string[]
  pending: PickAdventure | PickParty | PickElement | DrawCards | DrawTreasure | Throw | Motion | Stepping | AdvantageDue | PassageDue | PushDue | PitDue | SearchDue | Fight | RowDue | DefenceDue | AimDue | RedirectDue | DisplaceDue | LoseDue | RerollDue | Rockfall | AsideDue | Trading | PlaceDue | Ending | null
  vain: boolean
  figures: Figure[]
  hands: Hand[]
  doors: Door[]
  scenery: Scenery[]
  traps: Trap[]
  hoards: Hoard[]
  rooms: string[]
  explored: string[]
  exits: string[]
  spells: Spell[]
  marks: Mark[]
  gone: string[]
  escaped: string[]
  abandons: string[]
  away: string[]
  belongings: Belongings[]
  stock: Ware[]
  deal: Deal | null
  objection: Objection | null
  coming: Coming[]
  ready: string[]
  plan: PlanView | null
  own: Own
  outcome: Outcome | null
  after: Aftermath | null
}

/** Begins a movement action: the dice are thrown (TQ-6.1, TQ-6.17). */
export interface Walk {
  do: "walk"
  how: "stealth" | "stroll" | "tense"
}

export interface Ware {
  item: string
  price: number
}

export interface Way {
  kind: string
  why: Refusal | null
}

export interface Ways {
  preview: "ways"
  figure: string
  points: number
  ways: Way[]
}

export interface WeaponRuined {
  event: "weapon-ruined"
  figure: string
  weapon: string
}

/** A chained adventure is over, and the next follows without rest. */
export interface WentOn {
  event: "went-on"
  heroes: Figure[]
}

export interface Why {
  preview: "why"
  figure: string
  square: string
  why: Refusal | null
}

/** The weapon it fights with is for two hands and leaves none for a shield, or no longer (TQ-G149). */
export interface Wielded {
  event: "wielded"
  figure: string
  weapon: string
  both: boolean
}

/** Not for sale this time. */
export interface Withdraw {
  do: "withdraw"
  item: string
}

/** A whole number from `low` to `high`, both included. */
export interface Within {
  domain: "within"
  low: number
  high: number
}

export interface Woke {
  event: "woke"
  group: string
  figures: string[]
}

/** A text of at most `longest` characters. */
export interface Words {
  domain: "words"
  longest: number
}

/** No defence roll (TQ-8.6). */
export interface Yield {
  do: "yield"
}

/** Which side a seat of a usual table is on. */
export const SIDES = {
  A: "adventurers",
  B: "adventurers",
  S: "sorcerer",
} as const
