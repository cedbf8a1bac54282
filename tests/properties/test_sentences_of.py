"""A game says which fields of a view its sentences are made of: who sees the same there is told the same."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from properties.tables import Table, every, part
from properties.walks import nights
from taberna.table.phrase import Phrase
from taberna.table.play import told
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Event, View

GAMES = 3
every_that_says = every(lambda table: bool(table.game.sentences_of))


def _only(view: View, fields: Sequence[str]) -> View:
    """A view that has nothing but these."""
    return cast(View, SimpleNamespace(**{name: part(view, name) for name in fields}))


def made_of(table: Table) -> None:
    game = table.game
    assert game.phrases is not None
    for story in nights(table, GAMES):
        for taken in story:
            for seat in (*taken.before.seats, SPECTATOR):
                now = game.view(taken.after.state, seat)
                was = game.view(taken.before.state, seat) if taken.before.seq else now
                some, before = _only(now, game.sentences_of), _only(was, game.sentences_of)
                for event in told(game, taken.after.moments, seat):
                    said = game.phrases(event, was, now, seat)
                    assert game.phrases(event, before, some, SPECTATOR) == said


@every_that_says
def test_sentences_are_made_of_what_the_game_says(table: Table) -> None:
    made_of(table)


@every_that_says
def test_a_sentence_that_goes_by_more_is_found(table: Table) -> None:
    game = table.game

    def by_hand(event: Event, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
        return (Phrase("hands", {"count": len(cast(Sequence[object], part(after, "hands")))}),)

    def by_seat(event: Event, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
        return (Phrase(seat),)

    for planted, problem in ((by_hand, AttributeError), (by_seat, AssertionError)):
        with pytest.raises(problem):
            made_of(replace(table, game=replace(game, phrases=planted)))
