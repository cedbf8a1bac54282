"""Records that follow one another: the games of a match, the adventures of a campaign."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from taberna.table.load import is_sealed
from taberna.table.notes import Hands
from taberna.table.outcome import Outcome
from taberna.table.record import Record, Sitter
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.replay import replayed
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


def sequel(records: Sequence[Record[S, A, E, V, O]]) -> O | Outcome:
    """After these finished games: the options of the next, or how the whole ended."""
    if not records:
        raise Refused(refuse("chain-empty"))
    for place, record in enumerate(records, 1):
        if record.seal.outcome is None:
            raise Refused(refuse("chain-unfinished", place=place))
    return records[-1].game.sequel(tuple(replayed(record).state for record in records))


def check_chain(records: Sequence[Record[S, A, E, V, O]]) -> tuple[Refusal, ...]:
    """What is wrong with these records as one chain, first to last; places count from 1."""
    findings = [*_broken_links(records)]
    return tuple(findings or (*_strangers(records), *_anachronisms(records), *_wrong_sequels(records)))


def _broken_links(records: Sequence[Record[S, A, E, V, O]]) -> list[Refusal]:
    findings: list[Refusal] = []
    places = {record.name: place for place, record in enumerate(records, 1)}
    before: str | None = None
    for place, record in enumerate(records, 1):
        named = record.header.previous
        if not is_sealed(record.data, record.seal):
            findings.append(refuse("chain-edited", place=place))
        if named == before:
            pass
        elif named is None:
            findings.append(refuse("chain-first", place=place))
        elif named in places:
            findings.append(refuse("chain-order", place=place, after=places[named]))
        else:
            findings.append(refuse("chain-missing", place=place, name=named))
        before = record.name
    return findings


def _strangers(records: Sequence[Record[S, A, E, V, O]]) -> list[Refusal]:
    """Seats in which somebody begins who did not sit there in the game before."""
    findings: list[Refusal] = []
    for place, (before, after) in enumerate(pairwise(records), 2):
        seats = set(before.header.seats)
        sat = {*before.header.sitters, *_took_over(before)}
        now = (sitter for sitter in after.header.sitters if sitter.seat in seats and sitter not in sat)
        findings += [refuse("chain-people", place=place, seat=sitter.seat) for sitter in now]
    return findings


def _took_over(record: Record[S, A, E, V, O]) -> Iterator[Sitter]:
    return (Sitter(note.seat, note.name, note.kind) for note in record.notes if isinstance(note, Hands))


def _anachronisms(records: Sequence[Record[S, A, E, V, O]]) -> list[Refusal]:
    """Games that were opened before the one they follow had ended."""
    pairs = enumerate(pairwise(records), 2)
    return [
        refuse("chain-times", place=place)
        for place, (before, after) in pairs
        if after.header.opened and before.entry_times and before.entry_times[-1] > after.header.opened
    ]


def is_over(records: Sequence[Record[S, A, E, V, O]]) -> bool:
    """Whether no game is missing at the end of these."""
    try:
        return isinstance(sequel(records), Outcome)
    except Exception:  # the rules are written for what the rules made; a record may be anybody's
        return False


def is_of_one_house(records: Sequence[Record[S, A, E, V, O]]) -> bool:
    """Whether one key has signed all of them. Where keys changed in between nobody can tell: whose game the
    next one is, only that key says."""
    return len({(record.header.house, record.seal.house) for record in records}) <= 1


def _wrong_sequels(records: Sequence[Record[S, A, E, V, O]]) -> list[Refusal]:
    """Each game must be the one that those before it lead to."""
    for place in range(1, len(records)):
        try:
            coming = sequel(records[:place])
        except Refused as refused:
            return [refused.refusal]
        except Exception as error:  # as in `verify`
            return [refuse("chain-impossible", place=place, error=type(error).__name__)]
        if isinstance(coming, Outcome):
            return [refuse("chain-over", place=place + 1, result=coming.result)]
        if coming != records[place].header.options:
            return [refuse("chain-options", place=place + 1)]
    return []
