## The first evening: what the Mentor says, step by step

quest-learn-title = The first evening
quest-learn-lead = One adventurer, one cellar, ten minutes. The Mentor tells you what to do and why. Do it, or wander off: the cellar will wait.
quest-learn-begin = Go down
quest-learn-again = Pick up where you left off
quest-learn-anew = Start again
quest-learn-mentor = The Mentor
quest-learn-of = { $n } of { $all }
quest-learn-show = Show me
quest-learn-quiet = Leave me to it
quest-learn-back = Ask the Mentor
quest-now = { $now ->
    [wait] Watch for a moment.
    [defend] You are being attacked: press “{ do-defend }”. It costs nothing, and a kite shield stops a skull.
    [answer] You are being asked something: answer that first.
    [throw] Press “Move”, then “{ do-walk-tense }”. Two dice shaped like barrels say how many squares you may go.
    [climb] You are in the pit: press “Move”, then “{ do-walk-tense }”. You climb out, and roll only one die to move.
    [go-door] Touch the ringed door, then press “{ quest-walk-open }”.
    [go-square] Touch a ringed square, then press “{ quest-walk }”.
    [go-beside] Touch a square next to the ring, then press “{ quest-walk }”.
    [near] The ring is too far for these dice: touch a square on the way there, then press “{ quest-walk }”.
    [stop] You are close enough: press “{ do-stop }”. What comes next costs another action point.
    [halt] That is as far as these dice go: press “{ do-stop }”.
   *[end] There is nothing more to do this turn: press “{ do-pass }”. The next one brings new dice.
 }
quest-step-throw = Roll the dice
quest-step-throw-why = You have two action points a turn, and every action costs one. You may walk once a turn.
quest-step-door = That is a door
quest-step-door-why = Opening a door costs one square. Open, look, then decide: the door does not mind waiting.
quest-step-rats = Who is that?
quest-step-rats-do = Touch a rat and read what it is.
quest-step-rats-why = Figures, furniture, traps: whatever you touch tells you about itself, and touching it changes nothing.
quest-step-fight = Strike
quest-step-fight-do = Press “{ do-attack }” and choose the rat.
quest-step-fight-why = Skulls hit. Oval shields save the rat, but nothing saves it from lightning that you roll; on a defence die, lightning stops two skulls.
quest-step-finish = And again
quest-step-finish-do = Press “{ do-attack }” again, until no rat is left.
quest-step-finish-why = A question mark on your dice would be a fumble: another die then picks a row of a table, seldom to your liking.
quest-step-finish-fumbled = That question mark was a fumble: another die picked a row of the table, and the row is read out. It happens to everybody, about every third blow.
quest-step-search = Search the room
quest-step-search-do = Press “{ do-search }” and choose “{ search-treasure }”.
quest-step-search-why = You search what is in sight, up to four squares away, and never with an adversary that near. That is why the rats came first.
quest-step-take = Take it
quest-step-take-do = Press “Special”, then “{ do-use }”.
quest-step-take-why = “{ do-use }” is for anything you can do with your hands: take, open, pull, drink.
quest-step-cellar = The other door
quest-step-cellar-why = When a door opens, you are shown the whole room, except what is hidden in it.
quest-step-traps = Before you step in
quest-step-traps-do = Stay where you are, press “{ do-search }”, and choose “{ search-traps }”.
quest-step-traps-why = That floor is too clean. A search shows you the nearest trap; otherwise your foot finds it.
quest-step-jump = Over the hole
quest-step-jump-why = Your path takes you over the pit with a jump, which costs four squares. A pit that you can see can be jumped, but never disarmed.
quest-step-chest = The chest
quest-step-chest-do = Press “Special”, then “{ do-use }”, and choose the chest.
quest-step-chest-why = An adventure tells you at the start what it wants. This one wants the corkscrew.
quest-step-drink = You are hurt
quest-step-drink-do = Press “Special”, then “{ do-use }”, and choose the potion, for yourself.
quest-step-drink-why = Three life points for one action point. Nobody ever won by keeping a potion.
quest-step-home = Time to go home
quest-step-home-do = You are at the stairs: press “{ do-leave }”.
quest-step-home-why = An adventure is over when no adventurer is left below. The stairs are the better way to leave.
quest-last-success = You came, you saw, you drank upstairs. That is the whole game: two action points a turn, doors that wait, and dice that laugh. The other cellars are just bigger.
quest-last-fell = It happens to the best of us: the survivors tell the story. The rats won’t get any better. You will.
quest-last-without = Out again, and the cork is still in its bottle. The chest stands where it stood. So does the landlord.
quest-last-friends = With friends
quest-last-another = Another adventure
quest-last-again = Once more
epilogue-first-evening-success = Thirty corks came out that night, one of them by itself. The landlord hung the corkscrew on a nail above the bar, where nobody will ever have to look for it. He is looking for the nail.
epilogue-first-evening-failure = Upstairs they have tried a knife, a boot and a song. The cork has seen knives. It waits, and so does everybody.
