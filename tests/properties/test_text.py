"""Everything can be written down at any moment and read again: as JSON, and in the game's own notation."""

from collections.abc import Sequence

from properties.tables import Table, every_table, quickly_and_long
from properties.walks import Taken, candidates, moments
from taberna.table.codec import codec, write
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import State


@quickly_and_long
@every_table
def test_everything_survives_serialising(table: Table, times: int) -> None:
    serialised(table, moments(table, times))


def serialised(table: Table, story: Sequence[Taken]) -> None:
    game, read = table.game, codec(table.game)
    assert read.options(write(table.options)) == table.options
    for taken in story:
        before, commit, after = taken.before, taken.commit, taken.after
        assert read.entry(write(commit)) == commit
        assert all(read.event(write(event)) == event for event in commit.events)
        again = read.state(write(after.state))
        assert again == after.state
        assert write(again) == write(after.state)
        for seat in (*after.seats, SPECTATOR):
            view = game.view(after.state, seat)
            assert read.view(write(view)) == view
        if commit.action is not None:  # the game goes on from what was saved as if nothing had been
            assert read.action(write(commit.action)) == commit.action
            saved = read.state(write(before.state))
            assert game.decide(saved, commit.seat, commit.action) == commit.events


@quickly_and_long
@every_table
def test_a_position_can_be_written_down(table: Table, times: int) -> None:
    position_noted(table, moments(table, times))


def position_noted(table: Table, story: Sequence[Taken]) -> None:
    notation = table.game.notation
    for taken in story:
        state = taken.after.state
        text = notation.print_position(state)
        again = notation.parse_position(text, table.options)
        assert notation.print_position(again) == text
        assert notation.differences(state, (), text) == ()
        for seat in (*taken.after.seats, HOUSE, SPECTATOR):
            assert public(table, again, seat) == public(table, state, seat), text


def public(table: Table, state: State, seat: Seat) -> tuple[object, ...]:
    """What can be known of a position. Of a finished game, who won: why is in its record."""
    game, outcome = table.game, table.game.outcome(state)
    if outcome is not None:
        return outcome.result, outcome.winners, game.waiting(state), game.legal(state, seat)
    shown = None if seat == HOUSE else game.view(state, seat)
    return game.waiting(state), game.roll(state) is None, game.legal(state, seat), shown


@quickly_and_long
@every_table
def test_an_action_can_be_written_down(table: Table, times: int) -> None:
    actions_noted(table, moments(table, times))


def actions_noted(table: Table, story: Sequence[Taken]) -> None:
    notation = table.game.notation
    for taken in story:
        state, draws = taken.after.state, taken.draws
        for seat in (*taken.after.seats, HOUSE):
            for action in candidates(table.game, state, seat, draws):
                assert notation.parse_actions(state, notation.print_action(action)) == (action,)
