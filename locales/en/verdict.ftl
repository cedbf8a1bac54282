## What a record proves, from the least to the most

degree-lawful = Played by the rules
degree-draws = The draws follow from the seed
degree-committed = The house was committed before anybody contributed
degree-seats = Who sat where
degree-times = When it was played
degree-signed = Signed by a house we know
degree-whole = Whole: nothing cut off, nothing added
degree-because = { $what }: { $why }

## The sum of it: the first of these that does not hold

verdict-true = whole and signed. All of it is true.
verdict-false = this record does not tell the truth.
verdict-lawful = not verified: it can’t be decided again by rules that we have.
verdict-draws = played by the rules. Whether the draws were honest can’t be told.
verdict-committed = played by the rules, and the draws follow from the seed. Nothing proves that nobody chose the seed.
verdict-seats = played by the rules with honest draws. Nothing proves who sat where.
verdict-times = played by the rules with honest draws. Nothing proves when.
verdict-signed = played by the rules with honest draws. No house we know has signed it.
verdict-whole = true as far as it goes, but not a whole game.

## Why it can’t be told

refusal-secret-kept = the house still keeps its secret
refusal-practice-seed = they come from practice seed { $seed }, which somebody chose
refusal-own-dice = the players threw their own dice
refusal-other-rules = it was played under rules or with content other than ours
refusal-ruleset-unknown = it names a ruleset that we don’t have ({ $ruleset }…)
refusal-not-followed = nothing can be said beyond entry { $after }
refusal-opening-unsigned = no house has signed what it promised at the opening
refusal-seats-unsigned = anybody could have written these names
refusal-times-unkept = the record doesn’t say
refusal-unsigned = nobody has signed it
refusal-end-unsigned = anybody could have cut the game short and sealed it again
refusal-unfinished = the game was not finished
refusal-record-said-twice = Line { $line } says “{ $name }” twice.
refusal-times-unsigned = anybody could have written these times
refusal-times-disorder = the times don’t follow one another
refusal-signature-wrong = the signature isn’t that of the house it names ({ $house }…)
refusal-promise-wrong = what the house signed at the opening ({ $house }…) isn’t what this record says it promised
refusal-house-unknown = nobody here knows the key it is signed with ({ $house }…)
refusal-only-house = nobody but the house contributed to the seed
refusal-only-host = nobody but the host contributed to the seed
refusal-record-unlinked = Line { $line } doesn’t follow the line before it.
refusal-key-shape = A key is 64 hexadecimal digits.
refusal-contributions-unsigned = anybody could have written what the seats contributed
refusal-house-changed = the opening and the end were signed with different keys ({ $house }…)
refusal-flag-early = by these times seat { $seat } still had { $seconds } seconds when its time was said to be up

## A player's receipt

refusal-receipt-opening = The record doesn’t begin with what the house promised you.
refusal-receipt-contribution = The record has other bytes for seat { $seat } than you contributed.
refusal-receipt-cut = You were told of { $heard } steps, and the record has only { $kept } of them.
refusal-receipt-told = The record tells the game otherwise than seat { $seat } was told it.
refusal-receipt-outcome = The record ends otherwise than you were told.
refusal-receipt-other-table = What the house signed is about another table.
receipt-good = Your receipt and the record agree: the house kept its word to you.
receipt-bad = Your receipt and the record disagree: the house did not keep its word.
receipt-later = The record could not be fetched. Your receipt is kept here: taberna verify compares the two.
