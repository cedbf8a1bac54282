### Around the dungeon: sharing out, the rounds of magic, the camp, the roads. Fetched while there is no board.

rounds-title = The three rounds of magic
rounds-about = Choose an element in each round; the cards you draw stay face-down until the last one is dealt.
rounds-nth = { $round ->
    [1] First
    [2] Second
   *[other] Third
 }
rounds-for = { $count ->
    [one] one card: { $heroes }
   *[other] { $count } cards: { $heroes }
 }
rounds-nobody = nobody takes part
rounds-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
 }
rounds-had = already drawn from in round { $round }
rounds-take = { $count ->
    [one] Take one { element } card
   *[other] Take { $count } { element } cards
 }
rounds-different = A different element each round.
rounds-choose = Touch a deck above, then take its cards here.
rounds-soon = { $name } chooses: round { $round } of 3, then the adventure begins.
rounds-watch = no magic, keeps watch
rounds-now = chooses now
rounds-down = { $count ->
    [0] no card yet
    [one] one card, face-down
   *[other] { $count } cards, face-down
 }
share-title = Who plays whom?
share-about = Take an adventurer, or several; first come, first served.
share-fallen = fallen
share-none = has no adventurer yet
camp-is-ready = ready
camp-not-ready = not ready yet
camp-back = Back in the taproom
camp-hint = Wounds have healed, and spells sleep again. Count your gold, buy, barter, then choose the road.
camp-map = The map
camp-to = To the camp
camp-as = Pack for { $name }
camp-gold = { $gold } gold
camp-carries = What { $hero } sets out with
camp-place = { $place ->
    [head] Head
    [hands] Hands
    [body] Body
   *[pack] Pack
 }
camp-of = { $count } of { $places }
camp-bare = empty
camp-store = In store
camp-store-note = nobody carries it
camp-purse = Hand over gold
camp-shelf = The landlord’s shelf
camp-shelf-half = buys back at half price
camp-shelf-empty = The landlord shrugs: nothing for sale.
camp-choose = Touch an object and say what to do with it, or drag it where it belongs.
camp-buy = Buy for { $hero-object }
camp-give = Give to { $hero-object }
camp-does = { $does ->
    [carry] Take along
    [store] Put in store
   *[sell] Sell at half price
 }
camp-object = Objection: { $reason ->
    [too-much] too much to carry
    [too-good] too good to be true
   *[out-of-place] out of place here
 }
camp-propose = Propose a deal
camp-nothing = nothing
camp-upstairs = In reserve
camp-upstairs-note = they wait upstairs
camp-swap = { $reserve } goes in place of { $hero }
camp-lost = Fallen
camp-lost-line = { $hero } did not come back.
camp-count = The tally
camp-purses = Gold in all the purses together
camp-ready = I am ready
camp-unready = Wait, not yet
camp-unready-note = You are ready. Until everybody is, you can change your mind.
camp-then = then: { $titles }
camp-or = {" or "}
roads-tavern = Taberna
roads-next = Where next?
roads-choose = Choose one of the roads.
roads-take = Take the road
roads-straight = Straight on to { $title }, no camp.
roads-kind = { $kind ->
    [walked] walked
    [free] free to choose
   *[forced] straight on, no camp in between
 }
roads-party = The party so far
roads-fact = { $what ->
    [gold] gold
    [done] adventures done
   *[fallen] fallen
 }
roads-return = Coming back
roads-return-note = Your chair is kept in this browser, and the table waits until everybody is back.
