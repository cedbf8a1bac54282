"""A seat's own sequence: it counts what the seat was told, and follows from the entries alone (TQ-G203)."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from properties.tables import Table, every_table
from properties.walks import Taken, nights
from taberna.server.tables.desk import AnyTally
from taberna.table.own_sequence import Tally, is_rolling, stands_otherwise
from taberna.table.play import tell
from taberna.table.seats import SPECTATOR

GAMES = 3


def counted(story: Sequence[Taken], tally: AnyTally) -> AnyTally:
    for taken in story:
        tally.note(taken.before, taken.commit, taken.after)
    return tally


def begun(story: Sequence[Taken]) -> AnyTally:
    return Tally(story[0].before.seats, story[0].before.seq)


@every_table
@pytest.mark.rule("TQ-G203")
def test_a_seat_is_told_of_what_it_sees_and_of_nothing_else(table: Table) -> None:
    for story in nights(table, GAMES):
        tally = counted(story, begun(story))
        for taken in story:
            before, after, commit = taken.before, taken.after.state, taken.commit
            for seat in (*before.seats, SPECTATOR):
                told = tell(commit, taken.after, seat)
                sees = bool(getattr(told, "events", True)) or commit.seat == seat
                assert tally.is_told(seat, commit.seq) or not sees
                quiet = before.seq and not is_rolling(table.game, before.state)
                if quiet and not sees and not is_rolling(table.game, after):
                    otherwise = stands_otherwise(table.game, before.state, after, seat)
                    assert tally.is_told(seat, commit.seq) == otherwise


@every_table
@pytest.mark.rule("TQ-G203")
def test_numbers_follow_one_another_and_lead_back_to_their_entries(table: Table) -> None:
    for story in nights(table, GAMES):
        tally = counted(story, begun(story))
        for seat in (*story[0].before.seats, SPECTATOR):
            numbers = [tally.number(seat, taken.before.seq) for taken in story] + [tally.number(seat)]
            assert all(after - before in (0, 1) for before, after in pairwise(numbers))
            for taken in story:
                seq = taken.commit.seq
                if tally.is_told(seat, seq):
                    assert tally.entry(seat, tally.number(seat, seq)) == seq


@every_table
@pytest.mark.rule("TQ-G203")
def test_whoever_counts_on_from_a_snapshot_counts_the_same(table: Table) -> None:
    for story in nights(table, GAMES):
        whole = counted(story, begun(story))
        for at in range(1, len(story), 7):
            if not is_rolling(table.game, story[at].before.state):
                first = counted(story[:at], begun(story))
                later: AnyTally = Tally(story[0].before.seats, first.seq, first.untold)
                assert counted(story[at:], later).untold == whole.untold


@every_table
@pytest.mark.rule("TS-6.4")
def test_in_tellstones_everybody_is_told_of_everything(table: Table) -> None:
    """So the seats of one page run side by side, and a seat's numbers are those of the commits."""
    if table.game.name == "tellstones":
        for story in nights(table, GAMES):
            assert counted(story, begun(story)).untold == {}
