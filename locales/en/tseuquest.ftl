## TseuQuest. Names of figures, objects and cards are in tseuquest-content.ftl.

kind-of-action = { $kind ->
    [move] movement
    [attack] attack
    [shoot] shot
    [magic] magic
    [search] search
    [special] special action
    [disarm] disarming a trap
    [detect] detecting magic traps
    [trade] trading
    [use] using something
    [control] mind control
    [dismiss] dismissing an elemental
    [repair] repairing a weapon
   *[other] { $kind }
 }

## On the table

seat-sorcerer = Sorcerer
sorcerers-turn = the Sorcerer’s turn
round = round { $round }
gives-up = in favour of giving up: { $seats }
stood-in-for = a bot plays for { $seats }
map-none = There is no map yet.
story-none = There is nothing to tell yet.
sheets-none = Nobody is on the board yet.
roster-more = and { $count } more (type: { word-sheets })
bare-hands = bare strength
bare-attack = one attack die
bare-defence = one defence die
bare-shot = a shot without a weapon
hoard = treasure
some-trap = trap
door-closed = closed door
door-open = open door
door-secret = secret door
door-portcullis = portcullis
sign-floor = floor
sign-exit = way out ({ $stairs }{ $exit }: by the stairs)
door-ruined = ruined wall
state-prone = prone
state-pit = in a pit
state-buried = buried
state-asleep = asleep
state-misses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
 }
state-owes = { $count ->
    [one] one fewer action point next turn
   *[other] { $count } fewer action points next turn
 }
state-jammed = jammed: { $item }
turn-of = { $points ->
    [one] { $figure }: one action point
   *[other] { $figure }: { $points } action points
 }
motion-left = { $squares ->
    [one] one square left
   *[other] { $squares } squares left
 }
barred-now = barred: { $kinds }
carries = carries: { $items }; gold: { $gold }
holds = cards (cost): { $cards }
dice-attack = { $count } attack
dice-shot = { $count } shot
dice-defence = { $count } defence
dice-armour = { $count } against shots
moves-dice = { $count ->
    [one] one die
   *[other] { $count } dice
 }
sheet = { $label } { $figure }: life { $life }, mind { $mind }, attack { $attack }, defence { $defence }, shot { $shot }, moves { $moves }

## Between adventures

camp-title = Between adventures
quest-next = Part { $number } of the campaign.
camp-hero = { $figure }: { $gold } gold; carries: { $carried }; in store: { $stored }
camp-reserve = In reserve: { $heroes }
camp-fallen = Fallen: { $heroes }
camp-market = For sale (price): { $wares }
camp-deal = The Sorcerer offers { $figure-object } a deal: gives { $gives }, takes { $takes }{ $pays ->
    [hero] , and asks for { $gold } gold
    [sorcerer] , and pays { $gold } gold
   *[nobody] {""}
 }. Yes or no?
camp-objection = The Sorcerer objects: { $figure-the } does not set out with { $item } ({ $reason }).
objection-too-much = too much to carry
objection-too-good = too good to be true
objection-out-of-place = out of place here
camp-next = Next: { $title }. { $line }
campaign-success = The campaign is won.
campaign-failure = The campaign is lost.

## Dice: skull ☠, kite shield ▼, oval shield ●, lightning ↯, question mark ?

thrown-move = { $figure } rolls for movement: { $faces }
move-began = { $figure } moves with { $count ->
    [one] one die
   *[other] { $count } dice
 } ({ $sources })
move-squares = { $squares ->
    [0] No squares to move.
    [one] One square to move.
   *[other] { $squares } squares to move.
 }
move-squares-why = { $squares ->
    [0] No squares to move
    [one] One square to move
   *[other] { $squares } squares to move
 } ({ $sources }).
move-lost = { $squares ->
    [0] { $figure } gets lost, and goes nowhere.
    [one] { $figure } gets lost and goes one square. { $seat } chooses the way.
   *[other] { $figure } gets lost and goes { $squares } squares. { $seat } chooses the way.
 }
move-advantage = ↯ ↯: as many squares as possible, and an advantage to choose.
move-advantage-taken = { $figure }: { $advantage } ({ $note })
move-denied = { $figure } lets nobody through: { $mover-the } has to go another way.
thrown-attack = Attack dice: { $faces }
thrown-defence = Defence dice: { $faces }
thrown-climb = { $figure } climbs: { $faces }
thrown-stealth = { $figure } sneaks: { $faces }
thrown-astray = { $figure } is lost; two dice, and only the numbers count: { $faces }
thrown-dodge = { $figure } jumps aside: { $faces }
thrown-escape = { $figure } struggles to get free: { $faces }
thrown-gold = { $figure } counts treasure, ten gold per point: { $faces }
thrown-harm = Dice against { $figure-object }: { $faces }
thrown-disarm = { $figure } works on the trap: { $faces }
thrown-chance = { $figure }: chance picks { $other-object }
thrown-fumble = { $figure } has a ? and rolls for the fumble: { $faces }
fumble-row = { $table }, row { $face }: { $text }
fumble-picked = { $seat } picks for { $figure-object }. { $table }, row { $face }: { $text }
table-move = Movement fumbles
table-attack = Attack fumbles
table-parry = Defence fumbles
table-shot = Shooting fumbles
table-dodge = Fumbles under fire
fight-melee = { $figure } attacks { $other-object } with { $count ->
    [one] one die
   *[other] { $count } dice
 } ({ $sources })
fight-shot = { $figure } shoots at { $other-object } with { $count ->
    [one] one die
   *[other] { $count } dice
 } ({ $sources })
fight-trap = { $trap } against { $figure-object }: { $count ->
    [one] one die
   *[other] { $count } dice
 }
fight-named = { $figure } goes for { $other-object }.
fight-astray = { $figure } misses, and chance picks { $other-object } instead.
fight-redirected = The shot finds another target: { $other }.
fight-rerolled = { $figure } picks up the dice and rolls again: { $what }.
fight-declined = { $figure } does not defend.
fight-vain = There is no hit to stop: { $figure-the } rolls no defence.
fight-defenceless = { $figure } has nothing to defend with.
fight-defended = { $figure } defends with { $count ->
    [one] one die
   *[other] { $count } dice
 } ({ $sources })
fight-blocked = { $count ->
    [one] One hit blocked
   *[other] { $count } hits blocked
 } ({ $sources }).
fight-hits = { $count ->
    [one] One hit gets through to { $figure-object }.
   *[other] { $count } hits get through to { $figure-object }.
 }
fight-recoil = { $count ->
    [one] One hit comes back on { $figure-object }.
   *[other] { $count } hits come back on { $figure-object }.
 }
somebody-yet = whoever the Sorcerer says
numbered = { $figure } { $number }
thing-placed = { $thing } ({ $where })
source-first = { $count } { $what }
source-more = { $rest } + { $count } { $what }
source-less = { $rest } − { $count } { $what }
source-of-own = own
source-of-charge = from the charge
source-of-disarmed = without a weapon
source-of-prone = lying down
source-of-senseless = unconscious
source-of-cover = cover
source-of-distance = distance
source-of-trap = from the trap
source-of-dice = on the dice
source-of-best = for ↯, the maximum
source-of-bonus = own
source-of-row = from the fumble table
source-of-rule = by the rules
source-of-effect = from a lasting effect

fumble-move-stumble = Stumble! Down you go, and the rest of your turn with you.
fumble-move-astray = Lost! The other side rolls two dice and chooses where you go.
fumble-move-wake-up = Wake up! Two squares; no spells, shots or attacks this turn.
fumble-move-focus = Focus! Three squares; no searching this turn.
fumble-move-come-on = Come on! Four squares; no special actions this turn.
fumble-move-careful = Careful! Five squares, and one push.
fumble-move-hush = Hush! Six squares, two pushes, and everybody heard it.
fumble-move-nearly = Nearly! As many squares as possible, two pushes, and a lot of noise.
fumble-attack-laugh = An evil laugh. The defender picks a row of this table.
fumble-attack-counter = Counterattack! The defender’s skulls hit, and nothing stops them.
fumble-attack-disarmed = Disarmed! The weapon is gone until no adversary is next to you.
fumble-attack-no-more = Ouch! No further attack this turn.
fumble-attack-oh-no = Oh no! The blow lands on a random friend next to you.
fumble-attack-two-less = Ha, ha! Two fewer skulls.
fumble-attack-one-less = Ha! One fewer skull.
fumble-attack-close-call = A close call, and nothing more.
fumble-parry-laugh = An evil laugh. The attacker picks a row of this table.
fumble-parry-all-out = All out! The attacker’s shields count as skulls.
fumble-parry-disarmed = Disarmed! A weapon or shield is gone until no adversary is next to you.
fumble-parry-oops = Oops! The attacker may move you by one square.
fumble-parry-in-the-way = In the way! A companion next to you loses an action point.
fumble-parry-two-less = Hee, hee! Two fewer shields.
fumble-parry-one-less = Hee! One fewer shield.
fumble-parry-close-call = A close call, and nothing more.
fumble-shot-laugh = An evil laugh. The target picks a row of this table.
fumble-shot-own-foot = Unbelievable! A miss, and you lose a life point.
fumble-shot-ruined = A miss! And the weapon is of no use for the rest of the adventure.
fumble-shot-jammed = Blasted armourer! It takes two actions in a row to make the weapon work again.
fumble-shot-oh-no = Oh no! The shot flies at a random friend in sight.
fumble-shot-harmless = Ho, ho! No harm done at all.
fumble-shot-one-less = Ha! One fewer skull.
fumble-shot-phew = Phew! Nothing happens.
fumble-dodge-laugh = An evil laugh. The attacker picks a row of this table.
fumble-dodge-impossible = Impossible! The attacker’s shields count as skulls.
fumble-dodge-clear-path = A clear shot! Obstacles and distance don’t protect you.
fumble-dodge-surprised = Taken by surprise: what you wear doesn’t protect you.
fumble-dodge-oh-no = Oh no! The shot flies on to a companion up to three squares away.
fumble-dodge-two-points = Grrr! Two fewer action points next turn.
fumble-dodge-one-point = Aaah! One fewer action point next turn.
fumble-dodge-phew = Phew! Nothing happens.

advantage-reflexes = What reflexes!
advantage-reflexes-note = avoid the first wall trap
advantage-vault = What a vault!
advantage-vault-note = vault one square of scenery
advantage-leap = What a leap!
advantage-leap-note = leap over one floor trap
advantage-charge = What a charge!
advantage-charge-note = one extra die if you attack next
advantage-foresight-first = What foresight! Go first
advantage-foresight-first-note = you act first in the next round
advantage-foresight-last = What foresight! Go last
advantage-foresight-last-note = you act last in the next round
advantage-luck = What luck!
advantage-luck-note = clear a gap of two squares

## What is asked

asked-turn = { $points ->
    [one] { $seat }: { $figure-the } has one action point.
   *[other] { $seat }: { $figure-the } has { $points } action points.
 }
asked-activate = { $seat }: which figure acts? Or end your turn.
asked-wait = { $seat }: wait, the others are playing.
asked-interlude = { $seat }: buy, sell, barter and pack, and say when you are ready.
asked-motion = { $squares ->
    [one] { $seat }: { $figure-the } has one square left.
   *[other] { $seat }: { $figure-the } has { $squares } squares left. You can type several steps at once, for example: eens
 }
asked-lost = { $seat }: { $figure-the } is lost, and you choose the way. Squares left: { $squares }.
asked-throw-mov = { $count ->
    [one] { $seat }: roll one movement die for { $figure-object } and type what it shows ({ $signs })
   *[other] { $seat }: roll { $count } movement dice for { $figure-object } and type what they show ({ $signs })
 }
asked-throw-com = { $count ->
    [one] { $seat }: roll one combat die for { $figure-object } and type what it shows ({ $signs })
   *[other] { $seat }: roll { $count } combat dice for { $figure-object } and type what they show ({ $signs })
 }
asked-pick-adventure = { $seat }: which adventure? Nobody else will know.
asked-pick-way = { $seat }: the way divides. Where do you go?
asked-pick-party = { $seat }: choose your adventurers, sit down where you like, and say when you are ready.
asked-pick-element = { $seat }: spell cards, round { $round }. Which element does { $figure-object } draw from?
asked-advantage-due = { $seat }: which advantage does { $figure-object } take?
asked-passage-due = { $seat }: may a friend pass through { $figure-object }’s square?
asked-push-due = { $seat }: you may push somebody on an adjacent square.
asked-pit-due = { $seat }: into which pit does { $figure-object } stumble?
asked-search-due = { $seat }: { $figure-the } looks for traps. What is found?
asked-row-due = { $seat }: pick a row. { $table }.
asked-defence-due = { $seat }: does { $figure-object } defend?
asked-aim-due = { $seat }: who takes the blow?
asked-redirect-due = { $seat }: who does the shot hit now?
asked-displace-due = { $seat }: you may move { $figure-object } by one square.
asked-lose-due = { $seat }: what does { $figure-object } drop?
asked-reroll-due = { $seat }: does { $figure-object } roll again?
asked-aside-due = { $seat }: where does { $figure-object } step?
asked-place-due = { $seat }: put { $figure-object } elsewhere within the rules, or leave everything as it is.
asked-trading = { $seat }: what do { $figure-object } and the companion exchange? “pay 5” gives gold.
asked-trade-offer = { $seat }: { $figure-the } offers a trade. Agreed?

## What can be done: the word, and what it means

do-walk-tense = Walk
do-walk-tense-note = roll for movement, then go square by square
do-walk-stealth = Sneak
do-walk-stealth-note = one die, and no noise
do-walk-stroll = Stroll
do-walk-stroll-note = no dice, while there is nothing to fear
do-move-note = by one square
do-jump = Jump
do-jump-note = over a trap or low scenery
do-open = Open
do-open-note = a door next to you
do-push = Push
do-push-whom = Push: { $figure }
do-search = Search
do-search-note = traps, treasure or secret doors nearby
do-attack = Attack
do-attack-note = somebody next to you
do-shoot = Shoot
do-shoot-note = somebody in sight, but not next to you
do-cast = Cast
do-cast-note = a card from your hand
do-use = Use
do-use-note = an object, or something next to you
use-scenery-note = costs an action point; try it to find out what it does
do-pass = End turn
do-pass-note = and give up any remaining points
do-decline = No
do-decline-note = leave it as it is
do-leave = Leave
do-leave-note = the adventure, for good
do-stop = Stop
do-stop-note = end the movement
do-allow = Yes
do-allow-note = agreed
do-deny = No
do-deny-note = not agreed
do-defend = Defend
do-defend-note = roll the defence dice
do-yield = Don’t defend
do-yield-note = no dice, no fumbles
do-detect = Detect
do-detect-note = magic traps nearby
do-offer = Offer
do-offer-note = show the trade to the companion
do-call-off = Call it off
do-call-off-note = the action is spent anyway
do-pick = Take
do-pick-note = an adventurer to play
do-put-back = Give back
do-put-back-note = an adventurer, for somebody else
do-sit = Sit down
do-sit-note = at another place in the turn order
do-ready-party = Ready
do-ready-party-note = these are my adventurers
which-place = Which place, counted from the Sorcerer’s left?
place-number = Place { $place }
do-ready = Ready
do-ready-note = for the next adventure
do-disarm = Disarm
do-disarm-note = a trap next to you
do-trade = Trade
do-trade-note = with a companion next to you
do-give = Give
do-give-note = as part of the trade
do-take = Take
do-take-note = as part of the trade
do-control = Control
do-control-note = act through your elemental (2 points)
do-dismiss = Dismiss
do-dismiss-note = your elemental goes away
do-repair = Repair
do-repair-note = two actions in a row
do-show = Show a card
do-show-note = to everybody
do-drop = Drop
do-drop-note = an object: it stays where you stand
do-buy = Buy
do-buy-note = from the market
do-sell = Sell
do-sell-note = at half price
do-carry = Pack
do-carry-note = for the adventure
do-store = Put in store
do-store-note = an object: it stays at home
do-withdraw = Take off the shelf
do-withdraw-note = not for sale this time (to set a price, type: price potion 40; to propose a deal, type: propose bruna gives axe gold 20)
do-object = Raise an objection
do-object-note = once per camp, to something an adventurer wants to take along
do-barter = Hand over
do-barter-note = an object to a companion (for gold, type: purse bruna 10 to sela)
do-swap-hero = Reserve
do-swap-hero-note = swap an adventurer with one in reserve
do-ruling = Ruling
do-ruling-note = open, close, take away; the rest is typed (see { word-help })
do-rule-take = Take away
do-rule-take-note = an object
do-rule-open = Open
do-rule-open-note = a door
do-rule-closed = Close
do-rule-closed-note = a door
way-n = North
way-e = East
way-s = South
way-w = West
which-way = In which direction?
which-figure = Whom?
which-activate = Who acts?
which-hero = Which adventurer?
which-partner = To whom?
which-reserve = Who goes along?
which-thing = What?
which-reason = Why?
which-card = Which card?
which-weapon = With what?
which-target = On whom?
square-away = { $count ->
    [0] right here
    [one] one square away
   *[other] { $count } squares away
 }
idle = { $verb ->
    [attack] There is nobody to attack now.
    [shoot] There is nobody to shoot at now.
    [cast] There is no card that can be cast now.
    [search] You can’t search now.
    [use] There is nothing to use now, neither in the pack nor close by.
    [trade] There is nobody next to you to trade with now.
    [disarm] There is no trap next to you to disarm.
    [open] There is no door to open from here.
    [jump] There is nothing to jump over from here.
    [push] There is nobody to push from here.
    [give] There is nothing to give now.
    [take] There is nothing to take now.
    [show] There is no card to show.
    [drop] There is nothing to drop now.
    [repair] There is nothing to repair.
    [control] You have no elemental to control now.
    [dismiss] You have no elemental to dismiss.
   *[other] That can’t be done now.
 }
which-square = On which square?
which-door = Which door?
which-search = What for?
which-adventure = Which adventure?
which-element = Which element?
which-breath = This costs the last mind point. Are you sure?
breath-last = Yes, the last breath
target-self = yourself
search-traps = traps
search-treasure = hidden treasure
search-doors = secret doors
costs = { $gold } gold
card-facts = { element }, cost { $cost }

## Help

roads-none = This campaign isn’t one of the house’s, so there is no map of it.
roads-or = {"   or   "}
roads-legend = ✓ won, ✗ lost, → may come next, · ahead
choose-campaign = { $title }: the whole campaign, from its first evening
choose-adventure = What do you want to play? The whole campaign, or one of its adventures, in the order of the story:
choose-party = Who goes? Up to { $most }, by number or name, as in “1 3” (Enter = { $usual }):
choose-prompt = Your choice (or just Enter):
choose-unclear = “{ $text }” isn’t a possible choice. Choose up to { $most }, each once, by number or by the beginning of the name.
joint-with = with
joint-at = at
joint-to = to
quest-help =
    Type an action, or pick one by its number or its first letters.
      walk · sneak · then n e s w, several at once (eens) · open n · jump e · stop
      attack goblin-1 with longsword · shoot goblin-1 · defend · yield · pass
      cast bolt at goblin-1 · search traps|treasure|doors · use potion · leave
    Example: walk, then eee, then attack goblin-1.
    Your own dice (--dice mine): 3 5, or for combat dice s k o ! ?
    On the map: Br an adventurer, g2 a goblin (the number tells goblins apart),
      { $legend }
    On dice: ☠ skull (hits), ▼ kite shield (adventurers block), ● oval shield (the
      Sorcerer’s figures block), ↯ lightning (the best), ? question mark (a fumble).
    Also:
      map         the whole map              sheets  everybody’s sheet
      story       what it is all about       log     what happened so far
      about bolt  what a card or an object does (about alone: all of yours)
      notes       in full, what the lists have no room for
      talk …      say something              rules   a short reminder
      abandon     give up the adventure      quit    leave the table
    The Sorcerer’s rulings: rule move X to b2 · rule life|mind|gold X 3
      rule give X I · rule place table at b2 · rule success|failure
    SEAT: ACTION acts for another seat at this terminal, as in “B: allow”.
quest-rules =
    Adventurers against the Evil Sorcerer. Each figure has two action points a
    round: one movement, at most two each of attacks, shots, spells and searches,
    and special actions (disarm, detect, trade, use, control) once each.
      Walk: the dice say how many squares. ↯ is the maximum, two ↯ also an
        advantage; a ? is a fumble, read with the other die. Sneaking is silent.
      Search: traps, treasure, secret doors up to four squares away, with no
        adversary that near.
      Attack: your own dice plus those of one weapon. ☠ hits, ↯ hits and can’t be
        stopped; a shield of the right shape stops a skull, ↯ two. Every ? is a
        fumble.
      Shoot: in line of sight, with no adversary next to you; cover and distance
        give the target dice.
      Cast: a card costs mind points, and some stay on the board.
    A fight makes noise. No move is taken back. A figure without life or mind falls.
    Do what the adventure asks of you, then leave by an exit (leave).
quest-rules-interlude =
    Between adventures: buy what is for sale, sell at half price, give things
    and gold to companions (purse bruna 10 to sela), pack what goes along (two
    hands, one on the body, one on the head, six in the pack), swap with
    somebody from the reserve, and say ready.
