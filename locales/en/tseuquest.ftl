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

## Why something was not done

refusal-adjacent = Too close to shoot at: { $figure }.
refusal-adversary-near = You can’t do that with an adversary so close.
refusal-already-active = This card is already in play there: { $card }.
refusal-already-ready = You have already said that you are ready.
refusal-already-said = You have already said that you want to give up.
refusal-bad-ruling = The rules do not leave that to the Sorcerer.
refusal-barred = Barred for now: { kind-of-action }.
refusal-buried = Buried under rocks, out of anybody’s reach: { $figure }.
refusal-cannot-act = This figure can’t act now: { $figure }.
refusal-deck-short = This element has too few cards left.
refusal-dice-count = { $wanted ->
    [one] Roll one die.
   *[other] Roll { $wanted } dice.
 }
refusal-door-closed = A closed door is in the way: it has to be opened first.
refusal-element-had = You have drawn from this element already: choose another.
refusal-elemental = An elemental can only move and attack. Not allowed: { kind-of-action }.
refusal-engaged = You can’t do that with an adversary next to you (or, in a trade, next to your companion): step away first.
refusal-floor-trap = There is a trap in that square: jump over it, or walk around.
refusal-foe = This only works on a friend, and { $figure-object } is not one.
refusal-fresh = This elemental has only just been summoned, and will obey from the next turn on: { $figure }.
refusal-friend = You can’t do that to a friend: { $figure }.
refusal-hands-full = You have only two hands: put something away first.
refusal-heroes-few = Somebody still needs an adventurer: leave { $hero } to them.
refusal-no-adventurer = Choose an adventurer first.
refusal-no-such-hero = That adventurer can’t be taken: { $hero }.
refusal-no-such-place = There are only { $last } places so far, and no place { $place }.
refusal-two-shields = Nobody sets out with two shields: put one away first.
refusal-already-objected = You have already objected once in this camp.
refusal-bad-price = The price must be from { $least } to { $most } gold.
refusal-no-word-in-camp = Between adventures, only a person playing the Sorcerer can do that.
refusal-nothing-dealt = In a deal, something must change hands: write gives, takes, or both.
refusal-objected = The Sorcerer objects ({ $reason ->
    [too-much] too much to carry
    [too-good] too good to be true
   *[out-of-place] out of place here
 }). Leave it in store: { $item }.
refusal-hero-fallen = This adventurer has fallen, and is out of the campaign: { $hero }.
refusal-hero-taken = Somebody is already playing this adventurer: { $hero }. Choose another.
refusal-heroes-only = Only adventurers can do that.
refusal-in-pit = You can’t do that from inside a pit: get out first.
refusal-last-breath = This would cost the last mind point: add “last breath” if you mean it.
refusal-limit = { $limit ->
    [one] Only one per turn: { kind-of-action }.
   *[other] At most { $limit } per turn: { kind-of-action }.
 }
refusal-lost = Someone who is lost can’t open doors.
refusal-minions-open-nothing = Minions can’t open doors.
refusal-moving = The movement is still under way: end it first (stop).
refusal-moved-already = You have already moved this turn.
refusal-must-tell = There is something to find here, and you have to reveal it.
refusal-no-door = There is no closed door on that side.
refusal-no-exit = There is no way out here.
refusal-no-gold = At least { $least } gold is needed here, but there is only { $most }.
refusal-no-helper = You can only get out of a deep pit with the help of a companion next to it.
refusal-no-line-of-sight = There is no line of sight.
refusal-no-magic = It takes some magic to do that.
refusal-no-mind = Not enough mind points: { $cost } needed, { $mind } left.
refusal-no-movement = Not enough movement: { $needed } needed, { $left } left.
refusal-no-occasion = { $kind ->
    [attack] No adversary is next to you.
    [shoot] Nobody can be shot at from here.
    [magic] No card in your hand can be played now.
    [disarm] No known trap is within reach.
    [trade] No companion is next to you to trade with.
    [use] There is nothing here to use.
    [control] There is no elemental to act through.
    [dismiss] There is no elemental to send away.
   *[other] There is no opportunity for that here.
}
refusal-no-points = Not enough action points: { $needed } needed, { $left } left.
refusal-no-room = There is no room on that side.
refusal-no-rulings = Nobody makes rulings at this table.
refusal-no-stroll = You can’t stroll, because somebody may be watching: walk or sneak.
refusal-no-such-adventure = There is no adventure “{ $name }”.
refusal-no-such-card = That card is not in your hand.
refusal-no-such-choice = “{ $what }” is not one of the choices.
refusal-no-such-figure = Nobody by that name is in sight: { $figure }.
refusal-no-such-item = This figure isn’t carrying that: { $item }.
refusal-no-such-square = There is no square { $square } on the board.
refusal-no-such-thing = There is nothing like that here: { $what }.
refusal-no-such-trap = No such trap is known: { $trap }.
refusal-no-such-weapon = That weapon is not at hand: { $weapon }.
refusal-no-target = Choose a target: whom, or where?
refusal-no-use = It does nothing when used: { $item }.
refusal-no-way-known = Nobody knows a way there.
refusal-no-way-out = You could get in there, but not out again.
refusal-not-adjacent = Not next to you: { $figure }.
refusal-not-for-adversaries = Not an action for the Sorcerer’s figures: { kind-of-action }.
refusal-not-for-sale = Nobody sells that here: { $item }.
refusal-not-in-reserve = Not in the reserve: { $hero }.
refusal-not-jammed = It is not jammed: { $weapon }.
refusal-not-jumpable = That is too high to jump over.
refusal-not-last-breath = This doesn’t cost the last mind point: leave out “last breath”.
refusal-not-moving = No movement is under way: begin one first.
refusal-not-to-be-disarmed = This trap can’t be disarmed.
refusal-not-to-be-pushed = Can’t be pushed now: { $figure }.
refusal-not-yours = That isn’t for you to do.
refusal-nothing-to-jump = There is nothing to jump over on that side.
refusal-occupied = The square is taken: { $figure }.
refusal-once-a-turn = Only once per turn: { kind-of-action }.
refusal-out-of-range = { $range ->
    [one] Too far: it reaches one square.
   *[other] Too far: it reaches { $range } squares.
 }
refusal-pack-full = { $limit ->
    [one] The pack holds one thing and no more: leave it behind first.
   *[other] The pack holds { $limit } things and no more: leave something behind first.
 }
refusal-portcullis = A portcullis is in the way.
refusal-scenery = Something stands on that square: choose another.
refusal-self-only = This only works on whoever uses it.
refusal-sorcerer-ends = At this table, a person plays the Sorcerer: the adventure ends early only if they say so.
refusal-too-deep = The scenery there takes up more than one square in that direction: you can’t jump over it.
refusal-wall = A wall is in the way.
refusal-worn-already = { $place ->
    [head] Something is already worn on the head.
   *[body] Something is already worn on the body.
 }

## What is wrong with a map

refusal-map-malformed = The position can’t be read: { $problem }
refusal-map-no-door = There is no door at { $edge } on the map.
refusal-map-no-key = The key does not say what “{ $sign }” is.
refusal-map-no-such-square = There is no square { $square } on the map.
refusal-map-other-face = The walls of the map are not those of the face “{ $face }”.
refusal-map-shape = { $line ->
    [0] The map is too small, too large, or lacks a line.
   *[other] Line { $line } of the map is not as long as the first.
 }
refusal-map-unknown = “{ $sign }” means nothing in the key of a map.
refusal-nobody-else = There is nobody else in the party to give it to.
refusal-nothing-carried = { $hero } sets out with nothing: there is nothing to put in store.
refusal-reserve-empty = Nobody is left in the reserve.
refusal-shelf-empty = Nothing is for sale here.
refusal-store-empty = { $hero } has nothing in store. Put something there first.

## On the table

seat-sorcerer = Sorcerer
sorcerers-turn = the Sorcerer’s turn
round = round { $round }
gives-up = want to give up: { $seats }
stood-in-for = a bot plays for { $seats }
map-none = There is no map yet.
story-none = There is nothing to tell yet.
sheets-none = Nobody is on the board yet.
roster-more = and { $count } more ({ word-sheets })
bare-hands = bare strength
bare-attack = one attack die
bare-defence = one defence die
bare-shot = its own shot
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
    [one] owes an action point
   *[other] owes { $count } action points
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
    [one] { $figure } gets lost: one square. { $seat } chooses the way.
   *[other] { $figure } gets lost: { $squares } squares. { $seat } chooses the way.
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
fight-astray = { $figure } goes wide, and chance picks { $other-object }.
fight-redirected = The shot finds another target: { $other }.
fight-rerolled = { $figure } takes up the dice and rolls again: { $what }.
fight-declined = { $figure } does not defend.
fight-vain = Nothing to stop: { $figure-the } rolls no defence.
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
source-of-charge = for the charge
source-of-disarmed = without a weapon
source-of-prone = lying down
source-of-senseless = unconscious
source-of-cover = cover
source-of-distance = distance
source-of-trap = of the trap
source-of-dice = on the dice
source-of-best = for ↯, the maximum
source-of-bonus = own
source-of-row = by the table
source-of-rule = by the rules
source-of-effect = for a lasting effect

fumble-move-stumble = Stumble! Down you go, and the rest of your turn with you.
fumble-move-astray = Lost! The other side rolls two dice and chooses where you go.
fumble-move-wake-up = Wake up! Two squares; no magic, shot or attack this turn.
fumble-move-focus = Focus! Three squares; no searching this turn.
fumble-move-come-on = Come on! Four squares; no special action this turn.
fumble-move-careful = Careful! Five squares, and one push.
fumble-move-hush = Hush! Six squares, two pushes, and everybody heard it.
fumble-move-nearly = Nearly! As many squares as possible, two pushes, and a lot of noise.
fumble-attack-laugh = An evil laugh. The defender picks a row of this table.
fumble-attack-counter = Counterattack! The defender’s skulls hit, and nothing stops them.
fumble-attack-disarmed = Disarmed! The weapon is gone until no adversary is next to you.
fumble-attack-no-more = Ouch! No further attack this turn.
fumble-attack-oh-no = Oh no! The blow lands on a random friend next to you.
fumble-attack-two-less = Ha, ha! Two skulls fewer.
fumble-attack-one-less = Ha! One skull fewer.
fumble-attack-close-call = A close call, and nothing more.
fumble-parry-laugh = An evil laugh. The attacker picks a row.
fumble-parry-all-out = All out! The attacker’s shields count as skulls.
fumble-parry-disarmed = Disarmed! A weapon or shield is gone until no adversary is next to you.
fumble-parry-oops = Oops! The attacker may move you by one square.
fumble-parry-in-the-way = In the way! A companion next to you loses an action point.
fumble-parry-two-less = Hee, hee! Two shields fewer.
fumble-parry-one-less = Hee! One shield fewer.
fumble-parry-close-call = A close call, and nothing more.
fumble-shot-laugh = An evil laugh. The target picks a row.
fumble-shot-own-foot = Unbelievable! A miss, and you lose a life point.
fumble-shot-ruined = A miss! And the weapon is of no use for the rest of the adventure.
fumble-shot-jammed = Blasted armourer! Two actions in a row to make the weapon work again.
fumble-shot-oh-no = Oh no! The shot flies at a random friend in sight.
fumble-shot-harmless = Ho, ho! No harm done at all.
fumble-shot-one-less = Ha! One skull fewer.
fumble-shot-phew = Phew! Nothing happens.
fumble-dodge-laugh = An evil laugh. The attacker picks a row of this table.
fumble-dodge-impossible = Impossible! The attacker’s shields count as skulls.
fumble-dodge-clear-path = How come? Obstacles and distance don’t protect you.
fumble-dodge-surprised = Taken by surprise: what you wear doesn’t protect you.
fumble-dodge-oh-no = Oh no! The shot flies on to a companion up to three squares away.
fumble-dodge-two-points = Grrr! Two action points fewer next turn.
fumble-dodge-one-point = Aaah! One action point fewer next turn.
fumble-dodge-phew = Phew! Nothing happens.

advantage-reflexes = What reflexes!
advantage-reflexes-note = avoid the first wall trap
advantage-vault = What a vault!
advantage-vault-note = over one square of scenery
advantage-leap = What a leap!
advantage-leap-note = over one floor trap
advantage-charge = What a charge!
advantage-charge-note = one extra die if you attack next
advantage-foresight-first = What foresight! First
advantage-foresight-first-note = the first to act in the next round
advantage-foresight-last = What foresight! Last
advantage-foresight-last-note = the last to act in the next round
advantage-luck = What luck!
advantage-luck-note = over a gap of two squares

## What happened

quest-adventure-chosen = The adventure is chosen, and nobody says which.
quest-adventure-named = The adventure: { $title }.
quest-hero-picked = { $seat } plays { $figure }.
quest-hero-put-back = { $seat } gives { $figure } back.
quest-hero-seated = { $figure } sits down at place { $place }.
quest-party-formed = The party, in the order of turns: { $heroes }.
quest-element-chosen = { $element ->
    [none-1] { $figure } finds no cards left to draw.
    [none-2] { $figure } finds no cards left to draw.
    [none-3] { $figure } finds no cards left to draw.
   *[other] { $figure } draws in round { $round }: { element }.
 }
quest-went-on = No rest: the next adventure begins at once.
quest-round-began = Round { $round }.
quest-sorcerer-began = The Sorcerer moves.
quest-turn-began = { $points ->
    [one] { $figure } has one action point.
   *[other] { $figure } has { $points } action points.
 }
quest-control-taken = { $master } acts through { $figure-object } (action points: { $points }).
quest-control-ended = { $master } leaves the other body and acts in person again.
quest-turn-missed = { $figure } misses a turn.
quest-declared-search = { $what ->
    [traps] { $figure } looks for traps.
    [treasure] { $figure } looks for treasure.
   *[doors] { $figure } looks for secret doors.
 }
quest-declared-disarm = { $figure } tries to disarm: { $what }.
quest-declared-detect = { $figure } tries to sense magic traps.
quest-declared-trade = { $figure } wants to trade: { $what }.
quest-declared-control = { $figure } takes hold of a mind: { $what }.
quest-declared-dismiss = { $figure } sends home: { $what }.
quest-declared-repair = { $figure } repairs: { $what }.
quest-declared-use = { $figure } uses: { $what }.
quest-failed = { $points ->
    [one] Mistakes count too: { $figure-the } loses an action point ({ $what }). { $why }
   *[other] Mistakes count too: { $figure-the } loses { $points } action points ({ $what }). { $why }
}
quest-restricted = Barred for { $figure-object } this turn: { $kinds }.
quest-points-lost = { $points ->
    [one] { $figure } loses one action point.
   *[other] { $figure } loses { $points } action points.
 }
quest-owed = { $points ->
    [one] { $figure } will have one action point fewer next turn.
   *[other] { $figure } will have { $points } fewer action points next turn.
 }
quest-granted = { $points ->
    [one] { $figure } will have one more action point next turn.
   *[other] { $figure } will have { $points } more action points next turn.
 }
quest-charging = { $figure } charges: one extra die for the attack.
quest-foresaw-first = { $figure } will go first next round.
quest-foresaw-last = { $figure } will go last next round.
quest-ruled = The Sorcerer rules: { $ruling }
ruling-hidden = something behind the screen.
ruling-move = { $figure } to { $square }.
ruling-value = { $value ->
    [life] { $figure }: life { $amount }.
    [mind] { $figure }: mind { $amount }.
   *[gold] { $figure }: gold { $amount }.
 }
ruling-give = { $figure } gets: { $item }.
ruling-take = { $figure } loses: { $item }.
ruling-door = { $to ->
    [open] the door at { $edge } opens.
   *[closed] the door at { $edge } closes.
 }
ruling-place = { $what } at { $square }.
ruling-end = { $result ->
    [success] the adventure ends well.
   *[failure] the adventure ends badly.
 }
quest-abandoned = { $seat } wants to give up the adventure.
quest-stood-in-away = { $seat } is away: a house bot plays on until { $seat } is back.
quest-stood-in-time = { $seat } has run out of time: a house bot plays on until { $seat } moves again.
quest-came-back = { $seat } is back.
quest-ended-success = The adventure is a success.
quest-ended-failure = The adventure has failed.
quest-ended-ready = Everybody is ready for the next adventure.
quest-after-fallen = Did not come back: { $figures }.
quest-after-reward = { $gold } gold each: { $figures }.
quest-fate = { $figure }: { $text }
quest-mentor-success-unharmed = The Mentor: “Not a scratch. Either you are getting better or they are getting tired. Do not find out which.”
quest-mentor-success-whole = The Mentor: “Everybody I sent has come back, and most of their blood with them. I call that arithmetic.”
quest-mentor-success-fallen = The Mentor: “It is done, and the table has an empty chair. Drink to the chair first.”
quest-mentor-success-nobody = The Mentor: “It is done, and there is nobody left to tell. So I shall tell it to myself, slowly.”
quest-mentor-failure-nobody = The Mentor: “I have kept your supper warm. I shall keep it warm a little longer.”
quest-mentor-failure-empty = The Mentor: “Alive and empty-handed. Hands can be filled another evening. Graves can’t be emptied.”
quest-mentor-failure-time = The Mentor: “It was not the swords that beat you, it was the clock. Next time look at it once before you look in every cupboard.”
quest-mentor-failure-abandoned = The Mentor: “Turning round in time is a skill. I wish you had shown me the others.”
quest-mentor-failure-ruling = The Mentor: “So it was decided. I have seen worse ends, and worse judges.”
quest-moved-walked = { $figure } → { $square }
quest-moved-moved = { $figure } is pushed → { $square }
quest-moved-magic = { $figure } is moved by magic → { $square }
quest-moved-aside = { $figure } steps aside → { $square }
quest-moved-back = { $figure } goes back → { $square }
quest-moved-ruled = { $figure } is placed on { $square }.
quest-moved-placed = { $figure } is placed on { $square }.
quest-fell-down = { $figure } falls flat.
quest-stood-up = { $figure } stands up.
quest-fell-in = { $figure } falls into the pit at { $square }.
quest-buried = { $figure } is buried under rocks.
quest-freed = { $figure } is free again, at { $square }.
quest-said = { $text }
quest-title = { $text }.
quest-goal = Your task: { $text }
quest-advice = The Mentor’s advice: { $text }
quest-item-used-at = { $figure } uses: { $what } → { $at }
quest-trap-missed-reflexes = What reflexes! { $trap }: { $figure-the } is out of the way.
quest-trap-missed-sheltered = { $trap }: something is in the way, and { $figure-object } is not hit.
quest-dodged-unharmed = { $figure } gets away unharmed.
quest-dodged-hit = { $figure } gets away, but not unharmed.
quest-disarm-failed = { $figure } fails to disarm: { $trap }.
quest-escape-failed = { $figure } is still stuck.
quest-trade-offered = { $pays ->
    [nobody] { $figure } offers { $partner-object }: { $gives }, in return for: { $takes }.
    [figure] { $figure } offers { $partner-object }: { $gives }, and { $gold } gold, in return for: { $takes }.
   *[partner] { $figure } offers { $partner-object }: { $gives }, in return for: { $takes }, and { $gold } gold.
 }
quest-trade-declined = { $partner } declines.
quest-trade-called-off = { $partner } calls the trade off.
quest-unhurt = Nothing gets through: { $figure-the } is unhurt.
quest-life-lost = { $figure }: −{ $points } life
quest-life-won = { $figure }: +{ $points } life
quest-mind-lost = { $figure }: −{ $points } mind
quest-mind-won = { $figure }: +{ $points } mind
quest-slain = { $figure } falls.
quest-vanished = { $figure } goes back to where it came from.
quest-left = { $figure } gets out.
quest-revealed = In sight: { $things }
quest-opened = { $figure } opens the door at { $edge }.
quest-opened-itself = The door at { $edge } is open now.
quest-rattled = { $figure } tries the door at { $edge }: it does not open.
quest-closed = The door at { $edge } is closed now.
quest-nothing-found = { $figure } finds nothing.
quest-sprung = A trap! { $trap }: { $figure }
quest-trap-disarmed = Disarmed: { $trap }.
quest-trap-gone = The trap is gone: { $trap }.
quest-noise = Noise at { $square }.
quest-woke = Now awake: { $figures }.
quest-summoned = { $figure } appears at { $square }.
quest-unbound = { $figure } no longer obeys anyone.
quest-got-item = { $figure } gets: { $item }.
quest-lost-item = { $figure } no longer has: { $item }.
quest-item-spent = Used up: { $item }.
quest-gold-won = { $figure }: +{ $gold } gold
quest-gold-lost = { $figure }: −{ $gold } gold
quest-treasure-noted = { $figure } finds: { $treasure }.
quest-treasure-counted = { $figure }: the treasure is worth { $gold } gold.
quest-bag-dropped = Something is left lying at { $square }.
quest-hoard-taken = { $figure } finds something.
quest-struck = { $figure } drops: { $item }.
quest-wielded = With both hands taken ({ $item }), { $figure-the } can’t hold a shield.
quest-shielded = { $figure } has a hand for the shield again.
quest-rearmed = { $figure } picks up what had fallen.
quest-weapon-ruined = { $figure } has ruined a weapon: { $item }.
quest-jammed = { $figure } has a jammed weapon: { $item }.
quest-repaired-half = { $figure } has half repaired: { $item }.
quest-repaired = { $figure } has repaired: { $item }.
quest-scenery-placed = Now there is something at { $square }: { $what }.
quest-drew = { $figure } draws a card: { element }.
quest-drew-card = { $figure } draws from { element }: { $card }.
quest-hand-seen = { $figure } looks at the cards: { $cards }.
quest-card-played = { $figure } casts: { $card }.
quest-card-played-at = { $figure } casts: { $card } → { $at }
quest-spell-ended = The spell ends: { $card }.
quest-card-shown = { $figure } shows a card: { $card }.
quest-traded-buy = { $figure } buys: { $item }. Gold left: { $gold }.
quest-traded-sell = { $figure } sells: { $item }. Gold now: { $gold }.
quest-traded-barter = { $figure } → { $partner }: { $item }
quest-traded-purse = { $figure } → { $partner }: gold. { $figure } keeps { $gold }.
quest-traded-carry = { $figure } packs: { $item }.
quest-traded-store = { $figure } puts in store: { $item }.
quest-traded-deal = { $figure } and the Sorcerer shake hands. Gold now: { $gold }.
quest-priced = The Sorcerer asks { $gold } gold for: { $item }.
quest-withdrawn = No longer for sale: { $item }.
quest-deal-declined = { $figure } declines the deal.
quest-hero-swapped = { $figure } stays behind; { $other-the } goes along.
quest-seat-ready = { $seat } is ready.
quest-seat-not-ready = { $seat } is not ready after all.
element = { $element ->
    [aer] Aer
    [ignis] Ignis
    [terra] Terra
    [aqua] Aqua
   *[chaos] Chaos
 }
element-about = { $element ->
    [aer] spells of the air: to move people about and turn arrows aside
    [ignis] spells of fire: to harm, and to strike harder
    [terra] spells of the earth: to protect, and against traps
    [aqua] spells of water: to heal, and to slow adversaries down
   *[chaos] the Sorcerer’s spells: to spoil everything
 }

## What is asked

asked-turn = { $points ->
    [one] { $seat }: { $figure-the } has one action point.
   *[other] { $seat }: { $figure-the } has { $points } action points.
 }
asked-activate = { $seat }: which figure acts? Or end your turn.
asked-wait = { $seat }: wait, the others are playing.
asked-interlude = { $seat }: buy, sell, barter, pack; and say when you are ready.
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
asked-push-due = { $seat }: you may push somebody on an adjacent square, or let it be.
asked-pit-due = { $seat }: into which pit does { $figure-object } stumble?
asked-search-due = { $seat }: { $figure-the } looks for traps. What is found?
asked-row-due = { $seat }: pick a row. { $table }.
asked-defence-due = { $seat }: does { $figure-object } defend?
asked-aim-due = { $seat }: who takes the blow?
asked-redirect-due = { $seat }: who does the shot hit now?
asked-displace-due = { $seat }: move { $figure-object } by one square, or let it be.
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
do-move-note = a square
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
do-decline-note = let it be
do-leave = Leave
do-leave-note = the adventure
do-stop = Stop
do-stop-note = end the movement
do-allow = Yes
do-allow-note = agreed
do-deny = No
do-deny-note = not agreed
do-defend = Defend
do-defend-note = roll the defence dice
do-yield = Take it
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
do-sit-note = at another place in the order of turns
do-ready-party = Ready
do-ready-party-note = these are mine
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
do-object = Object
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
choose-unclear = I can’t read “{ $text }”. Choose up to { $most }, each once, by number or by the beginning of the name.
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
      notes       what the lists have no room for, in full
      talk …      say something              rules   a short reminder
      abandon     give the adventure up      quit    leave the table
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
    hands, one on the body, one on the head, six in the pack), change with
    somebody from the reserve, and say ready.
