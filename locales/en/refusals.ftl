## Why something was not done. One message a code; what a code's parameters are is seen from its message. TseuQuest’s are in tseuquest-refusals.ftl.

refusal-unknown = That can’t be done ({ $code }).

## Any game

refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-game-over = The game is over.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-not-yours-to-take-back = The last move is not yours to take back.
refusal-not-to-be-taken-back = That can’t be taken back: something was seen or drawn.
refusal-no-taking-back = Moves can’t be taken back at this table.
refusal-taken-back-once = You have already taken back a move this turn: this one stands.
refusal-spoken-since = Somebody has spoken since: the move stands.
refusal-not-asked = Nobody is asking to take a move back now.
refusal-not-granted = The other side prefers to let the move stand.
refusal-played-by-bot = { $seat } is played by a bot.
refusal-own-wish = That is for the other side to decide.
refusal-no-stand-in = Only the other side can let a bot play for { $seat }, and only after an absence.
refusal-out-of-order = Found entry { $found } where entry { $expected } was expected.
refusal-unknown-game = There is no game “{ $name }”. Choose one of: { $known }.
refusal-unreadable = Can’t read the field { $path }: { $problem }
refusal-text-empty = That’s empty: write something.
refusal-text-too-long = That is too long: at most { $longest } characters.
refusal-text-character = Character { $at } ({ $character }) isn’t allowed in text that everybody sees.

## Tellstones

refusal-over = The game is over.
refusal-not-your-turn = It’s { $seat }’s turn.
refusal-not-now = That can’t be done at this moment.
refusal-house-only = Only the house can do that.
refusal-players-only = Only players can do that.
refusal-line-unnamed = Two Lines are in play: say which, for example A2.
refusal-line-named = There is only one Line here: write the number alone.
refusal-other-line = This action belongs on Line { $line }.
refusal-not-in-pool = The Pool no longer holds { the-stone }.
refusal-pool-empty = The Pool is empty: there is nothing left to place.
refusal-end-closed = { $end ->
    [left] There is no more room on the left of the mat.
   *[right] There is no more room on the right of the mat.
 }
refusal-no-such-space = There is no stone { $space }: the Line has { $spaces }.
refusal-space-empty = Space { $space } is empty.
refusal-already-face-down = Stone { $space } is face-down already.
refusal-not-face-down = Stone { $space } is face-up, for all to see: choose one that is face-down.
refusal-none-face-down = No stone is face-down.
refusal-same-stone = A Swap takes two different stones, not stone { $space } twice.
refusal-already-looked = You have just looked at stone { $space }: choose another.
refusal-no-partner = You play without a partner: nobody can peek for you.
refusal-bell-claim = The bell has rung: you must Challenge or Boast.
refusal-bell-handle = The bell has rung: you must Hide or Place.
refusal-bell-first = The bell has rung: you must Challenge or Boast this turn. On the other Line you can’t, so do it on this one.
refusal-not-the-order = That is not what you were asked to do with the stones.
refusal-steal-stolen = A stolen Boast can’t be stolen back: believe or doubt.
refusal-not-offered = Nobody has offered a draw.
refusal-already-offered = A draw has been offered already.
refusal-own-offer = Your own side offered the draw: the other side has to answer.
refusal-already-resigned = You have already offered to resign; your partner has to agree.
refusal-nobody-away = Nobody on the other side is absent.
refusal-already-away = { $seat } is already marked as away.
refusal-not-away = { $seat } is not away.
refusal-no-clock = No clock is running at this table.
refusal-not-awaited = Nobody is waiting for { $seat }.
refusal-bad-option = “{ $value }” isn’t a valid value for { $option }. Choose one of: { $known }.
refusal-bad-seats = This variant can’t be played with these seats.
refusal-too-many-looks = That is { $looks } looks; you may have { $most }.
refusal-unreadable-action = “{ $text }”: expected { expected } at character { $at }.
refusal-unreadable-position = Position “{ $text }”: expected { expected } at character { $at }.
refusal-unreadable-game = “{ $text }”: expected { expected } at character { $at } of this line.
refusal-unreadable-options = Options “{ $text }”: expected { expected } at character { $at }.
expected = { $expected ->
    [action] an action (? for help)
    [dash] a dash
    [digit] a digit
    [end] the end
    [gap] a space
    [line] a Line
    [note] a note
    [number] a number
    [order] an order
    [pending] the action in progress
    [seat] a seat
    [side] a side, A or B
    [smaller-number] a smaller number
    [space] the number of a stone
    [stone] a stone
    [symbol] the letter of a stone (C D S F K H L)
    [unpadded-number] a number without a leading zero
    [word] another word
   *[other] “{ $expected }”
 }

## Draws that can be trusted

refusal-contribution-missing = { $seat } contributed nothing to the seed.
refusal-receipt-unsigned = The server has not signed its commitment.
refusal-opening-missing = The server has signed nothing about this table, so it could choose the draws as it likes. You have not been seated, and nothing of yours was sent. The link still works: try again later, or ask whoever invited you to open another table.
refusal-opening-house = The commitment you were shown is signed with a key that this server doesn’t publish as its own. You have not been seated, and nothing of yours was sent.
refusal-receipt-withheld = The server took your random bytes, but has not signed for them, so you could prove nothing later. Your seat is kept; the same link leads back to it.
refusal-opening-differs = What the server signed doesn’t match the game and options it shows you. You have not been seated, and nothing of yours was sent.
refusal-contribution-strange = { $seat } contributed to the seed, but has no seat here.
refusal-contribution-too-long = { $seat } contributed more than { $longest } bytes to the seed.
refusal-contribution-unreadable = What { $seat } contributed to the seed can’t be read.
refusal-secret-missing = The secret behind the seed is missing.
refusal-secret-differs = The secret is not the one the server committed to.
refusal-secret-length = The secret has { $length ->
    [one] one byte
   *[other] { $length } bytes
 } instead of { $expected }.
roll-purpose = { $purpose ->
    [opening] the draw of the first stone
    [first] the draw for who goes first
    [bell] the draw for the bell
    [attack] the attack roll
    [defence] the defence roll
    [fumble] the fumble roll
    [move] the movement roll
    [stealth] the stealth roll
    [climb] the climbing roll
    [astray] the roll for wandering astray
    [astray-target] the draw for who is hit instead
    [hampered] the draw for who is hampered
    [dodge] the dodge roll
    [escape] the roll to get free
    [gold] the roll for gold
    [harm] the damage roll
    [disarm] the roll to disarm the trap
    [draw] the draw of a card
    [treasure] the draw of a treasure card
   *[other] the draw
 }
refusal-dice-face = “{ $face }” isn’t a possible result of { roll-purpose }.
refusal-dice-short = There is no result left for { roll-purpose }.
refusal-dice-by-hand = { $seat } made { roll-purpose } instead of the server.
refusal-dice-differ = The seed gives a different result for { roll-purpose }.

## Records

refusal-record-truncated = Line { $line }: the record is cut off here.
refusal-record-edited = The record was changed after it was sealed.
refusal-record-after-seal = Line { $line }: something follows the seal.
refusal-record-second-header = Line { $line }: a second header.
refusal-record-out-of-order = Line { $line }: found { $found } where { $expected } was expected.
refusal-record-unreadable = Line { $line }: can’t read the field { $path }: { $problem }
refusal-record-not-utf8 = Line { $line } is not text (UTF-8).
refusal-record-newer = Line { $line }: format { $format } is newer than this program, which reads up to { $newest }.
refusal-record-other-game = Line { $line }: this is a record of { $name }, not of { $expected }.
refusal-rules-ended = This game of { $name } was played by version { $rules } of its rules. This program plays by version { $ours } and can’t show, check or resume it.
refusal-record-line-too-long = Line { $line } is longer than { $most } bytes.
refusal-record-too-large = The record is { $bytes } bytes; the limit is { $most }.
refusal-record-too-many-lines = The record has more than { $most } lines.
refusal-record-impossible = This can’t have happened ({ $error }).
refusal-set-up-missing = The game doesn’t begin with the set-up.
refusal-action-missing = This entry has no action.
refusal-not-allowed = { $seat } was not allowed to do this ({ $reason }).
refusal-decided-otherwise = By the rules, { $seat }’s move should have had a different result.
refusal-outcome-differs = The outcome in the seal isn’t the one the game reached: “{ $reached }”.
refusal-seating = These seats don’t match the game’s options.
refusal-chain-edited = Record { $place } of the chain was changed after it was sealed.
refusal-chain-first = Record { $place } of the chain doesn’t name the previous record.
refusal-chain-missing = Record { $place } of the chain follows a record that is missing: { $name }
refusal-chain-order = Record { $place } of the chain belongs after record { $after }.
refusal-chain-empty = There is no record in this chain.
refusal-chain-unfinished = Record { $place } of the chain is not a finished game.
refusal-chain-over = Record { $place } of the chain comes after the end of the match or campaign: { $result }
refusal-chain-options = Record { $place } of the chain doesn’t have the options that follow from the records before it.
refusal-chain-people = Record { $place } of the chain: seat { $seat } is no longer played by the same person as in the previous record.
refusal-chain-times = Record { $place } of the chain began before the previous one had ended.
refusal-chain-impossible = Record { $place } of the chain can’t have happened like this ({ $error }).

## Scenarios

refusal-scenario-malformed = The scenario can’t be read: { $problem }
refusal-no-such-variant = There is no variant “{ $variant }”.
refusal-refused = The step was refused: { $by }
refusal-accepted = The step was accepted; it should have been refused: { $wanted }
refusal-refused-yet-changed = The step was refused ({ $by }), but something changed anyway.
