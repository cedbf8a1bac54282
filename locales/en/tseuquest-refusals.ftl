## Why something was not done in TseuQuest. One message a code; those of every game are in refusals.ftl.

refusal-adjacent = Too close to shoot at: { $figure }.
refusal-adversary-near = You can’t do that with an adversary so close.
refusal-already-active = This card is already in play there: { $card }.
refusal-already-ready = You have already said that you are ready.
refusal-already-said = You have already said that you want to give up.
refusal-bad-ruling = The rules don’t leave that to the Sorcerer.
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
refusal-floor-trap = There is a trap on that square: jump over it, or walk around it.
refusal-foe = This only works on a friend, and { $figure-object } is not one.
refusal-fresh = This elemental has only just been summoned, and will obey from the next turn on: { $figure }.
refusal-friend = You can’t do that to a friend: { $figure }.
refusal-hands-full = You have only two hands: put something away first.
refusal-heroes-few = Somebody still needs an adventurer: leave { $hero } to them.
refusal-no-adventurer = Choose an adventurer first.
refusal-no-such-hero = That adventurer can’t be taken: { $hero }.
refusal-no-such-place = There is no place { $place } yet: so far there are only { $last }.
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
refusal-moving = This figure is still moving: end the movement first (stop).
refusal-moved-already = You have already moved this turn.
refusal-must-tell = There is something to find here, and you have to reveal it.
refusal-no-door = There is no closed door on that side.
refusal-no-exit = There is no way out here.
refusal-no-gold = At least { $least } gold is needed here, but there is only { $most }.
refusal-no-helper = You can only get out of a deep pit with the help of a companion next to it.
refusal-no-line-of-sight = There is no line of sight.
refusal-no-magic = Only somebody with magic can do that.
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
refusal-no-target = Choose a target: a figure or a place.
refusal-no-use = This does nothing when used: { $item }.
refusal-no-way-known = Nobody knows a way there.
refusal-no-way-out = You could get in there, but not out again.
refusal-not-adjacent = Not next to you: { $figure }.
refusal-not-for-adversaries = Not an action for the Sorcerer’s figures: { kind-of-action }.
refusal-not-for-sale = Nobody sells that here: { $item }.
refusal-not-in-reserve = Not in the reserve: { $hero }.
refusal-not-jammed = This weapon is not jammed: { $weapon }.
refusal-not-jumpable = What stands there is too high to jump over.
refusal-not-last-breath = This doesn’t cost the last mind point: leave out “last breath”.
refusal-not-moving = No figure is moving: start a move first.
refusal-not-to-be-disarmed = This trap can’t be disarmed.
refusal-not-to-be-pushed = Can’t be pushed now: { $figure }.
refusal-not-yours = That is not for you to do.
refusal-nothing-to-jump = There is nothing to jump over on that side.
refusal-occupied = The square is taken: { $figure }.
refusal-once-a-turn = Only once per turn: { kind-of-action }.
refusal-out-of-range = { $range ->
    [one] Too far: the range is one square.
   *[other] Too far: the range is { $range } squares.
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
    [head] You are already wearing something on your head.
   *[body] You are already wearing something on your body.
 }

## What is wrong with a map

refusal-map-malformed = The position can’t be read: { $problem }
refusal-map-no-door = There is no door at { $edge } on the map.
refusal-map-no-key = The key doesn’t say what “{ $sign }” on the map is.
refusal-map-no-such-square = There is no square { $square } on the map.
refusal-map-other-face = The walls of the map are not those of the face “{ $face }”.
refusal-map-shape = { $line ->
    [0] The map is too small, too large, or lacks a line.
   *[other] Line { $line } of the map is not as long as the first.
 }
refusal-map-unknown = “{ $sign }” has no meaning in the key of a map.
refusal-nobody-else = There is nobody else in the party to give it to.
refusal-nothing-carried = { $hero } sets out with nothing: there is nothing to put in store.
refusal-reserve-empty = Nobody is left in the reserve.
refusal-shelf-empty = Nothing is for sale here.
refusal-store-empty = { $hero } has nothing in store. Put something there first.
