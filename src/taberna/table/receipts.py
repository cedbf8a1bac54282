"""A player's receipt against the record: whether the house did what it had promised to this player, and told
the game as it had told it to this seat."""

import dataclasses
from hashlib import sha256
from typing import TypeVar

from msgspec.structs import replace

from taberna.table.codec import write
from taberna.table.commits import Telling, Told
from taberna.table.editions import Edition
from taberna.table.game import Game
from taberna.table.notes import Hands
from taberna.table.own_sequence import Tally
from taberna.table.record import Record
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.replay import opening, step
from taberna.table.ruleset import edition
from taberna.table.seed import Committed
from taberna.table.signed_opening import Receipt, is_genuine, name_of, promised, read_opening
from taberna.table.values import Action, Event, Options, State, Value, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


class Heard(Value, frozen=True):
    """What a seat was told, as one hash: after `since` and up to `last`, in the seat's own numbers."""

    since: int = 0
    last: int = 0
    mark: str = ""


def hear(game: Game[S, A, E, V, O], heard: Heard, telling: Telling[E]) -> Heard:
    """With one telling more; what was told before is not told again, and after a gap it begins anew. Without
    words that the house may correct later."""
    if telling.seq <= heard.last:
        return heard
    if telling.seq != heard.last + 1:
        heard = Heard(telling.seq - 1, telling.seq - 1)
    bare: Telling[E] = telling
    if isinstance(telling, Told):
        bare = Told(telling.seq, tuple(map(game.wordless, telling.events)))
    mark = sha256(bytes.fromhex(heard.mark) + write(bare)).hexdigest()
    return Heard(heard.since, telling.seq, mark)


def compare(
    receipt: Receipt, record: Record[S, A, E, V, O], heard: Heard | None = None
) -> tuple[Refusal, ...]:
    """How a house is proven false. Nothing: it kept its word to this player."""
    findings: list[Refusal] = []
    if not is_genuine(receipt):
        findings.append(refuse("receipt-unsigned"))
    if not _is_promised(receipt, record) and not is_resealed(receipt, record):
        findings.append(refuse("receipt-opening"))
    if _is_other(receipt, record) and not is_left(receipt, record, heard):
        findings.append(refuse("receipt-contribution", seat=receipt.seat))
    if heard is not None and heard.mark:
        findings += _told_otherwise(record, receipt, heard)
    return tuple(findings)


def is_left(receipt: Receipt, record: Record[S, A, E, V, O], heard: Heard | None) -> bool:
    """Whether this may be what a seat that was given up, or taken again, once contributed: the record has
    other bytes, and whoever keeps the receipt was told nothing there, or only what follows on a change of
    hands. That proves nothing against a house. Where nobody kept what was heard (None) it can't be asked."""
    if heard is None or not _is_other(receipt, record):
        return False
    changed = any(isinstance(note, Hands) and note.seat == receipt.seat for note in record.notes)
    return not heard.last or (changed and heard.since > 0)


def is_resealed(receipt: Receipt, record: Record[S, A, E, V, O]) -> bool:
    """Whether this may be what is left of a promise where the game before this one was sealed again, under
    another name, because somebody in it asked to be forgotten: all else is as it was promised, and the house
    no longer says that this is what it had signed. That proves nothing against it."""
    header = record.header
    try:
        mine = read_opening(receipt.opening.encode())
    except Refused:  # a file that was kept for long may be anything by now
        return False
    if header.promise or not mine.previous or header.previous in (None, mine.previous):
        return False
    as_before = replace(header, previous=mine.previous, house=mine.house)
    return _is_promised(receipt, dataclasses.replace(record, header=as_before))


def _is_other(receipt: Receipt, record: Record[S, A, E, V, O]) -> bool:
    dice = record.header.fairness
    return isinstance(dice, Committed) and dice.contributions.get(receipt.seat, "") != receipt.contribution


def _is_promised(receipt: Receipt, record: Record[S, A, E, V, O]) -> bool:
    try:
        return promised(record) == receipt.opening.encode()
    except Refused:  # what it shows of hidden options can be no opening's
        return False


def contradict(one: Receipt, other: Receipt) -> bool:
    """Whether one house has signed two different openings of one table: proof enough, without any record."""
    if not (is_genuine(one) and is_genuine(other)):
        return False
    first, second = (read_opening(receipt.opening) for receipt in (one, other))
    same = (first.table, first.house) == (second.table, second.house)
    return same and name_of(one.opening.encode()) != name_of(other.opening.encode())


def _told_otherwise(record: Record[S, A, E, V, O], receipt: Receipt, heard: Heard) -> list[Refusal]:
    play = opening(record)
    tally: Tally[S, A, E, V, O] = Tally(play.seats)
    again = Heard(heard.since, heard.since)
    for entry in record.entries:
        after = step(play, entry)
        tally.note(play, entry, after)
        if tally.is_told(receipt.seat, entry.seq):
            telling = tally.tell(entry, after, receipt.seat)
            if heard.since < telling.seq <= heard.last:
                again = hear(record.game, again, telling)
        play = after
    if again.last < heard.last:
        return [refuse("receipt-cut", heard=heard.last, kept=again.last)]
    # By rules of before the same was told in another form: that is no lie. Which rules they were is promised.
    began = Edition(record.header.rules, record.header.ruleset)
    told_so = again.mark == heard.mark or began != edition(record.game)
    return [] if told_so else [refuse("receipt-told", seat=receipt.seat)]
