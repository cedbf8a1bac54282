"""Where a game says that everybody sees the same, what is worked out for one seat may be sent to all."""

from dataclasses import replace

import pytest
from msgspec import structs

from properties.tables import Table, every, part
from properties.walks import nights
from taberna.table.phrase import Phrase
from taberna.table.play import told
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Event, State, View

GAMES = 3
every_alike = every(lambda table: table.game.sees_alike)


def alike(table: Table) -> None:
    game = table.game
    for story in nights(table, GAMES):
        for taken in story:
            before, after = taken.before.state, taken.after.state
            common = game.view(after, SPECTATOR)
            shown = told(game, taken.after.moments, SPECTATOR)
            for seat in taken.before.seats:
                own = game.view(after, seat)
                assert part(own, "seat") == seat
                assert structs.replace(own, seat=SPECTATOR) == common
                if taken.before.seq and told(game, taken.after.moments, seat) == shown and game.phrases:
                    was = game.view(before, seat), game.view(before, SPECTATOR)
                    for event in shown:
                        said = game.phrases(event, was[0], own, seat)
                        assert said == game.phrases(event, was[1], common, SPECTATOR)


@every_alike
@pytest.mark.rule("TS-4.2")
def test_who_sees_alike_sees_the_same(table: Table) -> None:
    alike(table)


@every_alike
def test_a_look_of_ones_own_and_words_of_ones_own_are_found(table: Table) -> None:
    game = table.game

    def view(state: State, seat: Seat) -> View:
        own = game.view(state, seat)
        return own if seat == SPECTATOR else structs.replace(own, bell=True)

    def phrases(event: Event, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
        return (Phrase(seat),)

    for planted in (replace(game, view=view), replace(game, phrases=phrases)):
        with pytest.raises(AssertionError):
            alike(replace(table, game=planted))


every_open = every(lambda table: bool(table.game.open_events))


def in_the_open(table: Table) -> None:
    game = table.game
    for story in nights(table, GAMES):
        for taken in story:
            moments = taken.after.moments
            for before, event, after in moments:
                if type(event) in game.open_events:
                    for seat in (*taken.before.seats, SPECTATOR):
                        assert game.redact(before, event, after, seat) is event


@every_open
@pytest.mark.rule("TS-2.5")
def test_of_open_events_everybody_is_told_all(table: Table) -> None:
    in_the_open(table)


@every_open
def test_an_open_event_that_is_told_otherwise_is_found(table: Table) -> None:
    game = table.game

    def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
        return None if seat == SPECTATOR else game.redact(before, event, after, seat)

    with pytest.raises(AssertionError):
        in_the_open(replace(table, game=replace(game, redact=redact)))
