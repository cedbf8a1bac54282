## What cards, objects and treasures of TseuQuest do, put together from their effects:
## at whom or what they are aimed, whom they meet, what is done, and for how long.

effect-aim = { $target ->
    [self] you
    [friend] you or a friend { effect-reach }
    [beside] you or a friend next to you
    [foe] an adversary { effect-reach }
    [figure] any figure { effect-reach }
   *[square] a square { effect-reach }
 }
effect-reach = { $sight ->
    [no] in or out of sight
   *[yes] in sight
 }{ $range ->
    [0] { "" }
    [one] , one square away at most
   *[other] , up to { $range } squares away
 }
effect-aim-short = { $target ->
    [self] { "" }
    [friend] friend { effect-reach-short }
    [beside] friend next to you
    [foe] adversary { effect-reach-short }
    [figure] anybody { effect-reach-short }
   *[square] square { effect-reach-short }
 }
effect-reach-short = { $range ->
    [0] { "" }
   *[other] ≤{ $range }
 }
effect-whom-self = you
effect-whom-target = the target
effect-whom-heroes = all adventurers
effect-whom-adversaries = all of the Sorcerer’s figures in view
effect-whom-adjacent = everybody next to you, friends included
effect-whom-near-here = { $radius ->
    [0] you
    [one] you and everybody within one square, friends included
   *[other] you and everybody within { $radius } squares, friends included
 }
effect-whom-near-there = { $radius ->
    [0] whoever is there
    [one] everybody within one square of it, friends and yourself included
   *[other] everybody within { $radius } squares of it, friends and yourself included
 }
effect-whom-friends-here = { $radius ->
    [0] you and all your friends in view
    [one] you and your friends within one square
   *[other] you and your friends within { $radius } squares
 }
effect-whom-friends-there = { $radius ->
    [0] all your friends in view
    [one] your friends within one square of it
   *[other] your friends within { $radius } squares of it
 }
effect-whom-foes-here = { $radius ->
    [0] all adversaries in view
    [one] adversaries within one square of you
   *[other] adversaries within { $radius } squares of you
 }
effect-whom-foes-there = { $radius ->
    [0] all adversaries in view
    [one] adversaries within one square of it
   *[other] adversaries within { $radius } squares of it
 }
effect-whom-group = the figures concerned
effect-whom-short = { $whom ->
    [self] you
    [target] target
    [heroes] adventurers
    [adversaries] the Sorcerer’s figures
    [adjacent] all next to you
    [near] { $radius ->
        [0] whoever is there
       *[other] all within { $radius }
     }
    [friends] { $radius ->
        [0] all friends
       *[other] friends within { $radius }
     }
    [foes] { $radius ->
        [0] all adversaries
       *[other] adversaries within { $radius }
     }
   *[group] those concerned
 }
effect-only = { $sort ->
    [hero] adventurers only
    [minion] minions only
    [mindless] mindless figures only
   *[other] only once the adventure has reached a certain point
 }
effect-clause = { $whom }: { $deeds }
effect-and = { $one }; { $other }
effect-lasting = { $lasts ->
    [turn] { $owner ->
        [self] { $deeds }, until the end of your turn
        [one] { $deeds }, until the end of its turn
       *[many] { $deeds }, each until the end of its turn
     }
    [round] { $deeds }, until the end of the round
    [card] { $deeds }, while the card stays in play
   *[adventure] { $deeds }, for the rest of the adventure
 }

## What is done: a word for every verb that effects know

effect-deed-damage = { $dice ->
    [0] { $amount ->
        [one] −{ $amount } life point
       *[other] −{ $amount } life points
     }
    [one] one combat die, no defence (☠ or ↯: −1 life point)
   *[other] { $dice } combat dice, no defence (each ☠ or ↯: −1 life point)
 }
effect-deed-heal = { $amount ->
    [one] up to one life point restored
   *[other] up to { $amount } life points restored
 }
effect-deed-drain = { $amount ->
    [one] −{ $amount } mind point
   *[other] −{ $amount } mind points
 }
effect-deed-restore = { $amount ->
    [one] up to one mind point restored
   *[other] up to { $amount } mind points restored
 }
effect-deed-move = { $what ->
    [none] moved there at once, if the square is free
   *[other] moved at once to { $what }, if the square is free
 }
effect-deed-halt = the move ends here
effect-deed-swap = changes places with you
effect-deed-push = { $what ->
    [away] pushed one square away from you, if there is room
    [toward] pulled one square towards you, if there is room
    [n] pushed one square north, if there is room
    [e] pushed one square east, if there is room
    [s] pushed one square south, if there is room
   *[w] pushed one square west, if there is room
 }
effect-deed-free = freed from a pit or from under rocks, and put on a square next to it
effect-deed-prone = knocked down
effect-deed-bar = { $what ->
    [move] no movement
    [attack] no attacks
    [shoot] no shots
    [magic] no spells
    [search] no searches
   *[special] no special actions
 }
effect-deed-dice = { $what ->
    [attack] { $amount ->
        [one] { $change } attack die
       *[other] { $change } attack dice
     }
    [defence] { $amount ->
        [one] { $change } defence die
       *[other] { $change } defence dice
     }
    [shot] { $amount ->
        [one] { $change } die for shots
       *[other] { $change } dice for shots
     }
    [armour] { $amount ->
        [one] { $change } die against shots
       *[other] { $change } dice against shots
     }
   *[move] { $amount ->
        [one] { $change } movement die (or one square, if no dice are rolled)
       *[other] { $change } movement dice (or as many squares, if no dice are rolled)
     }
 }
effect-deed-reroll = one attack may be rerolled
effect-deed-points = { $amount ->
    [one] { $change } action point next turn
   *[other] { $change } action points next turn
 }
effect-deed-summon = appears next to you: { $figure } (life { $life }, attack { $attack }, defence { $defence }, movement { $moves })
effect-deed-ambush = appears next to it: { $figure } (life { $life }, attack { $attack }, defence { $defence }, movement { $moves })
effect-deed-reveal = { $radius ->
    [0] the room’s hidden traps, treasure and secret doors are revealed
    [one] hidden traps, treasure and secret doors are revealed: all in the room or, in a corridor, those within one square
   *[other] hidden traps, treasure and secret doors are revealed: all in the room or, in a corridor, those within { $radius } squares
 }
effect-deed-spoil = { $radius ->
    [0] a visible trap there is disarmed, if possible
    [one] visible traps within one square of it are disarmed, if possible
   *[other] visible traps within { $radius } squares of it are disarmed, if possible
 }
effect-deed-mend = jammed weapons work again
effect-deed-dispel = lasting cards on it are removed (an elemental vanishes)
effect-deed-wake = sleepers wake up
effect-deed-open = { $what ->
    [none] closed doors next to it open, unless they are locked
   *[other] { $what } opens
 }
effect-deed-close = { $what } closes
effect-deed-give = a new object ({ $item })
effect-deed-take = an object is taken away ({ $item })
effect-deed-gold = { $change } gold
effect-deed-steal = { $amount ->
    [one] robbed of up to one gold coin
   *[other] robbed of up to { $amount } gold
 }
effect-deed-drop = all the gold it carried stays there, in a bag
effect-deed-draw = { $amount ->
    [one] a new card from the { element } deck
   *[other] { $amount } new cards from the { element } deck
 }
effect-deed-place = something appears on the board
effect-deed-noise = a noise that everybody hears
effect-deed-flag = the story takes a new direction
effect-deed-say = there is something to read
effect-deed-end = { $what ->
    [success] the adventure ends well
   *[failure] the adventure ends badly
 }

## How long a card lies on the board, and how often a thing can be used

effect-stays = The card stays in play until it is dispelled, or until its caster or its target falls; until then it can’t be cast again.
effect-elemental = From your next turn on, spend two action points each turn to act through your elemental. If you don’t, or if you lose sight of it, are attacked, are moved by others or have an adversary next to you, it goes over to the Sorcerer and vanishes at the end of the Sorcerer’s turn. The card stays in play as long as the elemental does.
effect-elemental-chaos = This elemental acts during the Sorcerer’s turn in which it is summoned, and vanishes when that turn ends; until then, the card stays in play.
effect-use = { $free ->
    [yes] { $once ->
        [yes] takes no action; works only once
       *[no] takes no action; as often as you like
     }
   *[no] { $once ->
        [yes] costs an action point; works only once
       *[no] costs an action point; can be used again
     }
 }
effect-no-use = does nothing by itself
item-rusty-key-does = whoever carries it can open the locked door that it fits; can be used again

## What weapons, armour and tools give

effect-worn = { $place ->
    [hand] in one hand
    [two-hands] in both hands
    [body] worn on the body
    [head] worn on the head
   *[pack] in the pack
 }
effect-arm-attack = { $count ->
    [one] +1 attack die
   *[other] +{ $count } attack dice
 }
effect-arm-shot = { $range ->
    [0] { $count ->
        [one] shots with one die at adversaries in sight
       *[other] shots with { $count } dice at adversaries in sight
     }
    [one] { $count ->
        [one] shots with one die up to one square away
       *[other] shots with { $count } dice up to one square away
     }
   *[other] { $count ->
        [one] shots with one die up to { $range } squares away
       *[other] shots with { $count } dice up to { $range } squares away
     }
 }
effect-arm-defence = { $count ->
    [one] +1 defence die
   *[other] +{ $count } defence dice
 }
effect-arm-armour = { $count ->
    [one] +1 die against shots
   *[other] +{ $count } dice against shots
 }
effect-arm-disarm = +{ $count } to the roll that disarms a trap
effect-arm-search = { $count ->
    [one] searches reach one square further
   *[other] searches reach { $count } squares further
 }
effect-strikes = whoever it wounds: { $deeds }
effect-arm-loud = every shot makes noise

## Treasures

effect-treasure-gold = { $count ->
    [one] gold, counted at the end: one movement die, ten gold per point
   *[other] gold, counted at the end: { $count } movement dice, ten gold per point
 }
effect-nothing-in-it = nothing at all

## To be looked up: about NAME

about-card = { $cost ->
    [0] { element }, an action point, no mind points
    [one] { element }, an action point and one mind point
   *[other] { element }, an action point and { $cost } mind points
 }
about-treasure = treasure
about-plain = { $kind ->
    [scenery] scenery
    [trap] trap
   *[face] side of the board
}
about-unknown = Nothing in the game is called “{ $name }”.
about-none = You have no cards or objects to read about. Try a name: about red potion
about-figure = { $kind ->
   *[hero] adventurer
    [minion] minion
    [antagonist] antagonist
    [elemental] elemental
 }
about-sheet = life { $life }, mind { $mind }, attack { $attack }, defence { $defence }, shot { $shot }, moves { $moves }
about-gear = comes with: { $items }
about-not-now = Not now: { $reason }
about-nobody = No adversary is in sight.

## What came of it

effect-told = { $figure }: { $deeds }
effect-in-vain = It has no effect.
