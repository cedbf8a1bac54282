"""What is read out of a record. Nothing here makes more than a piece of it at a time."""

from typing import Final

import msgspec

from taberna.server.records.questions import Examine, Examined, Judge, Question, Show, Spell
from taberna.server.wire.requests import Moment, Shown
from taberna.table.codec import write
from taberna.table.commits import Commit
from taberna.table.load import load
from taberna.table.play import tell
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused, refuse
from taberna.table.registry import Registry
from taberna.table.replay import opening, step
from taberna.table.seats import HOUSE, SPECTATOR
from taberna.table.verify import verify

ENTRIES_SHOWN: Final = 5000
PIECE: Final = 1 << 20
"""Bytes after which a piece of a replay ends: views are told at every entry, and a short record may have
large ones."""


def read(question: Question, games: Registry) -> object:
    record = load(question.data, games)
    match question:
        case Judge():
            return verify(record)
        case Spell():
            return "\n".join(_lines(record))
        case Show():
            return _piece(record, question)
        case Examine():
            return _examined(record)


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
    before, moments, size = opening(record), [], 0
    for entry in record.entries:
        play = step(before, entry)
        if entry.seq > asked.after:
            whole = seat == HOUSE
            telling = write(entry if whole else tell(before, entry, seat))
            view = write(play.state if whole else record.game.view(play.state, seat))
            moments.append(Moment(entry.seq, msgspec.Raw(telling), msgspec.Raw(view)))
            size += len(telling) + len(view)
            if size > PIECE:
                break
        before = play
    return Shown(seat, msgspec.Raw(write(record.header)), len(record.entries), tuple(moments))


def _examined(record: AnyRecord) -> Examined:
    if record.header.options.secret:  # it would be read by whoever is shown the game
        raise Refused(refuse("options-secret"))
    _check_entries(record)
    verdict = verify(record)
    wrong = next(iter((*verdict.findings, *verdict.unverifiable)), None)
    if wrong is not None and (not verdict.sound or "decisions" not in verdict.verified):
        seq = int(wrong.params.get("seq", 0))
        raise Refused(refuse("record-unsound", reason=wrong.code, seq=seq))
    return Examined(record.name, record.game.name, verdict)


def _check_entries(record: AnyRecord) -> None:
    if len(record.entries) > ENTRIES_SHOWN:
        raise Refused(refuse("too-large", most=ENTRIES_SHOWN))
