"""Everything can be written down at any moment and read again: as JSON, and in the game's own notation."""

from collections.abc import Sequence

import pytest

from properties.tables import Table, every_table
from properties.walks import candidates, holds, walk
from taberna.table.codec import codec, write
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import State

FEW = pytest.mark.parametrize("examples", [4, pytest.param(60, marks=pytest.mark.slow)])


@FEW
@every_table
def test_everything_survives_serialising(table: Table, examples: int) -> None:
    holds(serialised, table, examples)


def serialised(table: Table, choices: Sequence[int]) -> None:
    game, read = table.game, codec(table.game)
    assert read.options(write(table.options)) == table.options
    for taken in walk(table, choices):
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


@FEW
@every_table
def test_a_position_can_be_written_down(table: Table, examples: int) -> None:
    holds(position_noted, table, examples)


def position_noted(table: Table, choices: Sequence[int]) -> None:
    notation = table.game.notation
    for taken in walk(table, choices):
        state = taken.after.state
        text = notation.print_position(state)
        again = notation.parse_position(text, table.options)
        assert notation.print_position(again) == text
        assert notation.differences(state, text) == ()
        for seat in (*taken.after.seats, HOUSE, SPECTATOR):
            assert public(table, again, seat) == public(table, state, seat), text


def public(table: Table, state: State, seat: Seat) -> tuple[object, ...]:
    """What can be known of a position. Of a finished game, who won: why is in its record."""
    game, outcome = table.game, table.game.outcome(state)
    if outcome is not None:
        return outcome.result, outcome.winners, game.waiting(state), game.legal(state, seat)
    shown = None if seat == HOUSE else game.view(state, seat)
    return game.waiting(state), game.roll(state) is None, game.legal(state, seat), shown


@FEW
@every_table
def test_an_action_can_be_written_down(table: Table, examples: int) -> None:
    holds(actions_noted, table, examples, length=20)


def actions_noted(table: Table, choices: Sequence[int]) -> None:
    notation = table.game.notation
    for taken in walk(table, choices):
        state = taken.after.state
        for seat in (*taken.after.seats, HOUSE):
            for action in candidates(table.game, state, seat, taken.draws):
                assert notation.parse_actions(state, notation.print_action(action)) == (action,)
