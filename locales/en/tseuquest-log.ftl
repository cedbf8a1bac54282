## What happened in TseuQuest, as the log and the board tell it.

quest-adventure-chosen = The adventure has been chosen, and nobody says which one it is.
quest-adventure-named = The adventure: { $title }.
quest-hero-picked = { $seat } plays { $figure }.
quest-hero-put-back = { $seat } gives { $figure } back.
quest-hero-seated = { $figure } sits down at place { $place }.
quest-party-formed = The party, in turn order: { $heroes }.
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
quest-control-ended = { $master } lets go of the elemental and acts in person again.
quest-turn-missed = { $figure } misses a turn.
quest-declared-search = { $what ->
    [traps] { $figure } looks for traps.
    [treasure] { $figure } looks for treasure.
   *[doors] { $figure } looks for secret doors.
 }
quest-declared-disarm = { $figure } tries to disarm: { $what }.
quest-declared-detect = { $figure } tries to sense magic traps.
quest-declared-trade = { $figure } wants to trade with { $what-object }.
quest-declared-control = { $figure } takes control of { $what-object }.
quest-declared-dismiss = { $figure } sends { $what-object } away.
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
    [one] { $figure } will have one fewer action point next turn.
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
ruling-hidden = something changes behind the screen.
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
quest-mentor-success-unharmed = The Mentor: “Everybody home, and nobody a drop short. Either you are getting better or they are getting tired. Do not find out which.”
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
quest-rattled = { $figure } tries the door at { $edge }, but it doesn’t open.
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
quest-shielded = { $figure } has a hand free for the shield again.
quest-rearmed = { $figure } picks up the dropped gear.
quest-weapon-ruined = { $figure } ruins a weapon: { $item }.
quest-jammed = { $figure } jams a weapon: { $item }.
quest-repaired-half = { $figure } is halfway through repairing: { $item }.
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
quest-seat-not-ready = { $seat } isn’t ready after all.
element = { $element ->
    [aer] Aer
    [ignis] Ignis
    [terra] Terra
    [aqua] Aqua
   *[chaos] Chaos
 }
element-about = { $element ->
    [aer] spells of air: to move people about and turn arrows aside
    [ignis] spells of fire: to harm, and to strike harder
    [terra] spells of earth: to protect you, and to deal with traps
    [aqua] spells of water: to heal, and to slow adversaries down
   *[chaos] the Sorcerer’s spells: to spoil everything
 }
