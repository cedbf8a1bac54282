"""What is read out of a record, or of a game under way. Nothing here makes more than a piece of a replay at a
time."""

from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from taberna.server.records.questions import (
    Examine,
    Examined,
    Judge,
    Question,
    Recall,
    Recollect,
    Show,
    Spell,
)
from taberna.server.wire.http import Moment, Shown
from taberna.table.codec import codec, write
from taberna.table.commits import Commit, Entry, Telling, Told
from taberna.table.differences import differences
from taberna.table.load import load
from taberna.table.outcome import Outcome
from taberna.table.own_sequence import Tally
from taberna.table.phrase import Phrase
from taberna.table.play import Play, in_words, tell, tell_all
from taberna.table.recall import Recalled, standing
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused, refuse
from taberna.table.registry import Registry
from taberna.table.replay import opening, step
from taberna.table.ruleset import reading
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import Action, Event, Options, State, View
from taberna.table.verify import verify

ENTRIES_SHOWN: Final = 5000
PIECE: Final = 1 << 18
"""Bytes after which a piece of a replay ends."""
FIRST_PIECE: Final = 1 << 16
"""The first is short: it is to be seen while the others are on their way."""


AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyEntry: TypeAlias = Entry[Action, Event]
AnyTally: TypeAlias = Tally[State, Action, Event, View, Options]


def read(question: Question, games: Registry) -> object:
    if isinstance(question, Recall):
        return _told(question, games)
    record = load(question.data, games)
    match question:
        case Judge():
            return verify(record, question.known)
        case Spell():
            return "\n".join(_lines(record))
        case Show():
            return _piece(record, question)
        case Examine():
            return _examined(record, question.known)
        case Recollect():
            return _recalled(record)


def _told(asked: Recall, games: Registry) -> list[Telling[Event]]:
    """In the seat's own numbers, which follow from the entries alone (TQ-G203)."""
    game = games.find(asked.game)
    written, form = codec(game), reading(game, asked.rules)
    play: AnyPlay = Play(game, asked.seats, game.empty)
    tally: AnyTally = Tally(asked.seats)
    told: list[Telling[Event]] = []
    for line in asked.entries:
        entry = written.entry(form.entry(bytes(line)))
        after = step(play, entry)
        telling = tally.note(play, entry, after).get(asked.seat)
        if telling is not None and entry.seq > asked.after:
            told.append(_in_words(play, telling, after, asked.seat))
        play = after
    return told


def _said(before: AnyPlay, entry: AnyEntry, after: AnyPlay, seat: Seat) -> tuple[tuple[Phrase, ...], ...]:
    """An entry in sentences: as a seat was told it, or whole (`*`)."""
    telling: Telling[Event] = tell(entry, after, seat)
    whole = tell_all(entry, after)
    if seat == HOUSE and isinstance(whole, Commit):
        telling, seat = Told(whole.seq, whole.events), SPECTATOR
    told = _in_words(before, telling, after, seat)
    return told.phrases if isinstance(told, Told) else ()


def _in_words(before: AnyPlay, telling: Telling[Event], after: AnyPlay, seat: Seat) -> Telling[Event]:
    game = after.game
    if game.phrases is None:
        return telling
    seen = game.view(after.state, seat)
    return in_words(game, telling, game.view(before.state, seat) if before.seq else seen, seen, seat)


def _lines(record: AnyRecord) -> list[str]:
    """One `SEAT: ACTION` a line."""
    game, header = record.game, record.header
    lines = [f'[Game "{game.name}"]', f"[Variant {header.options.variant}]", f"[Rules {header.rules}]"]
    if record.seal.outcome is not None:
        lines.append(f'[Result "{record.seal.outcome.result} {record.seal.outcome.reason}"]')
    for entry in record.entries:
        if isinstance(entry, Commit):
            if entry.action is not None:
                lines.append(f"{entry.seat}: {game.notation.print_action(entry.action)}")
        else:
            lines.append(f"# {entry.seat} takes back to {entry.to}")
    return [*lines, ""]


def _piece(record: AnyRecord, asked: Show) -> Shown:
    """A finished game again: as one seat saw it, as those who watched did, or everything (`*`)."""
    seat = asked.seat
    if seat not in (*record.header.seats, SPECTATOR, HOUSE):
        raise Refused(refuse("no-such-seat", seat=seat[:20]))
    _check_entries(record)
    tally = _counted(record, seat) if asked.own_numbers else None
    before, moments, size, last = opening(record), [], 0, asked.after
    known: State | View | None = None
    for entry in record.entries:
        play = step(before, entry)
        number = entry.seq if tally is None else tally.number(seat, entry.seq)
        if number > asked.after and (tally is None or tally.is_told(seat, entry.seq)):
            last = number
            sees = play.state if seat == HOUSE else record.game.view(play.state, seat)
            telling = _telling(entry, play, seat, tally)
            edits = differences(known, sees)
            if edits or entry.seat == seat or not isinstance(telling, Told) or telling.events:
                moment = Moment(number, msgspec.Raw(write(telling)), edits, _said(before, entry, play, seat))
                moments.append(moment)
                size += len(write(moment))
                known = sees
        before = play
        if size > (PIECE if asked.after else FIRST_PIECE):
            break
    header = record.header
    if asked.own_numbers:  # what options hide is kept back, too, and the salt that would tell of it
        header = replace(header, options=record.game.told(header.options), veil=None)
    entries = tally.number(seat) if tally else len(record.entries)
    whole, written = last >= entries, msgspec.Raw(write(header))
    return Shown(seat, written, entries, last, tuple(moments), whole and _goes_on(record, before))


def _counted(record: AnyRecord, seat: Seat) -> AnyTally:
    """What the seat was told of, from the first entry to the last."""
    tally: AnyTally = Tally((seat,))
    play = opening(record)
    for entry in record.entries:
        after = step(play, entry)
        tally.note(play, entry, after)
        play = after
    return tally


def _telling(entry: AnyEntry, play: AnyPlay, seat: Seat, tally: AnyTally | None) -> AnyEntry | Telling[Event]:
    if seat == HOUSE:
        return tell_all(entry, play)
    return tell(entry, play, seat) if tally is None else tally.tell(entry, play, seat)


def _goes_on(record: AnyRecord, end: AnyPlay) -> bool:
    """Whether another game may follow, as far as this one alone tells."""
    return record.seal.outcome is not None and not isinstance(record.game.sequel((end.state,)), Outcome)


def _examined(record: AnyRecord, known: tuple[str, ...]) -> Examined:
    if record.header.options.secret:  # it would be read by whoever is shown the game
        raise Refused(refuse("options-secret"))
    _check_entries(record)
    verdict = verify(record, known)
    unlawful = next(degree for degree in verdict.degrees if degree.name == "lawful").why
    at_entry = (why for why in unlawful if "seq" in why.params)  # it says more
    wrong = next(iter((*verdict.findings, *at_entry, *unlawful)), None)
    if wrong is not None:
        seq = int(wrong.params.get("seq", 0))
        raise Refused(refuse("record-unsound", reason=wrong.code, seq=seq))
    return Examined(record.name, record.game.name, verdict)


def _recalled(record: AnyRecord) -> tuple[Recalled, ...]:
    """Of a game that is over and no other (TS-4.2)."""
    if record.game.recalled is None or record.seal.outcome is None:
        return ()
    _check_entries(record)
    return record.game.recalled(standing(record.entries, record.entry_times))


def _check_entries(record: AnyRecord) -> None:
    if len(record.entries) > ENTRIES_SHOWN:
        raise Refused(refuse("too-many-entries", most=ENTRIES_SHOWN))
