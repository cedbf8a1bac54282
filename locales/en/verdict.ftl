## What a record proves, from the least to the most

degree-lawful = Played by the rules
degree-draws = The draws follow from the seed
degree-committed = The server committed to its secret before anybody contributed to the seed
degree-seats = Who sat where
degree-times = When it was played
degree-signed = Signed by a known server
degree-whole = Complete: nothing cut off, nothing added
degree-because = { $what }: { $why }

## The sum of it: the first of these that does not hold

verdict-true = complete and signed by a known server. The moves and draws were checked; the server vouches for names and times.
verdict-false = something in this record is false.
verdict-lawful = not verified: the rules this game was played by are not available here.
verdict-draws = played by the rules. Nothing shows whether the draws were honest.
verdict-committed = played by the rules, and the draws follow from the seed. Nothing proves that nobody chose the seed.
verdict-seats = played by the rules with honest draws. Nothing proves who sat where.
verdict-times = played by the rules with honest draws. Nothing proves when it was played.
verdict-signed = played by the rules with honest draws. No known server has signed it.
verdict-whole = true as far as it goes, but not a complete game.

## Why it can’t be told

refusal-secret-kept = the server has not revealed its secret yet
refusal-practice-seed = the draws come from practice seed { $seed }, which somebody chose
refusal-own-dice = the players rolled their own dice
refusal-other-rules = it was played with different rules or content
refusal-ruleset-unknown = the record names a ruleset that is not available here ({ $ruleset }…)
refusal-not-followed = nothing after entry { $after } can be checked
refusal-opening-unsigned = no server signed a commitment at the opening
refusal-options-hidden = options that aren’t secret were hidden when the table was opened: { $names }
refusal-seats-unsigned = anybody could have written these names
refusal-times-unkept = the record contains no times
refusal-unsigned = nobody has signed it
refusal-end-unsigned = anybody could have cut the game short and sealed it again
refusal-unfinished = the game was not finished
refusal-record-said-twice = Line { $line } contains “{ $name }” twice.
refusal-times-unsigned = anybody could have written these times
refusal-times-disorder = the times are not in order
refusal-signature-wrong = the signature isn’t that of the server it names ({ $house }…)
refusal-promise-wrong = the commitment that the server signed at the opening ({ $house }…) isn’t the one in this record
refusal-house-unknown = the key it is signed with is unknown here ({ $house }…)
refusal-only-house = only the server contributed to the seed
refusal-only-host = only the host contributed to the seed
refusal-record-unlinked = Line { $line } isn’t linked to the line before it.
refusal-key-shape = A key is 64 hexadecimal digits.
refusal-key-weak = Anybody could sign with this key: no server uses such a key.
refusal-contributions-unsigned = what the players contributed to the seed isn’t signed: anybody could have written it
refusal-house-changed = the opening and the end were signed with different keys ({ $house }…)
refusal-flag-early = according to these times, seat { $seat } still had { $seconds } seconds left when it was declared out of time

## A player's receipt

refusal-receipt-opening = The record doesn’t begin with what the server promised you.
refusal-receipt-contribution = The random bytes that the record has for seat { $seat } aren’t the ones you contributed.
refusal-receipt-cut = You were told of { $heard } steps, but the record has only { $kept }.
refusal-receipt-left = For seat { $seat }, the record has a contribution that isn’t yours, and you were told nothing of the game there. If you gave up the seat before the game began, or sat down again, this is normal: it proves nothing against the server.
refusal-receipt-resealed = The record names a different previous game from the one the server promised you, and the server no longer signs that promise. If somebody who played there asked to be forgotten, this is normal: it proves nothing against the server.
refusal-receipt-told = What the record says happened isn’t what seat { $seat } was told.
refusal-receipt-outcome = The record ends differently from what you were told.
refusal-receipt-other-table = The server’s signature is for a different table.
refusal-veil-unfit = The hidden options revealed in this record don’t match what was signed.
receipt-good = Your receipt and the record agree: the house kept its word to you.
receipt-bad = Your receipt and the record disagree: the house did not keep its word.
receipt-open = Your receipt doesn’t show whether the house kept its word.
receipt-mine = You kept the receipt yourself, so this check is proof to you. To others, it proves only what the server has signed.
receipt-others = This record isn’t signed by the server that gave you the receipt, so somebody else may have written it.
receipt-key = This server no longer publishes the key it had when you last played here. Either this is a different server now, or it disowns what it signed.
receipt-later = The record could not be fetched. Your receipt is kept here; taberna verify will compare the two.
