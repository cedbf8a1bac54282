"""A game says which fields of a view its sentences are made of: who sees the same there is told the same."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from properties.tables import TABLES, Table, every, part
from properties.walks import nights
from taberna.server.store.rows import TableRow
from taberna.server.tables import stories
from taberna.server.tables.held_views import Held
from taberna.server.tables.held_views import held as held_by
from taberna.server.tables.stories import News, Story, in_sentences
from taberna.table.codec import write
from taberna.table.phrase import Phrase
from taberna.table.play import tell, told
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Event, View

GAMES = 3
ROW = TableRow(id="kV3nQ2wz0bT7yLx1", game="", options="", host="", chairs=(), created=0, changed=0)
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


def told_as_alone(table: Table) -> None:
    """Seats that are told one after the other, each in the very words it would be told in alone."""
    game = table.game
    for story in nights(table, GAMES):
        seats = (*story[0].before.seats, SPECTATOR)
        holds: dict[Seat, Held] = {}
        for taken in story:
            news: News = {seat: [tell(taken.commit, taken.after, seat)] for seat in seats}
            was = {seat: held.view for seat, held in holds.items()}
            one = Story(ROW, news, dict.fromkeys(seats, 0), taken.after, None, holds)
            for seat in seats:
                if seat not in holds:
                    holds[seat] = held_by(taken.after, seat)
                    continue
                changed = one.told(seat)
                alone = in_sentences(game, news[seat], was[seat], holds[seat].view, seat)
                assert changed is not None
                assert write(changed.tellings) == write(alone)


@every_that_says
def test_who_is_told_after_another_is_told_as_alone(table: Table) -> None:
    told_as_alone(table)


def test_words_for_other_eyes_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that forgets to ask whether both see the same."""

    def phrases(event: Event, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
        return (Phrase("no-plan" if part(after, "plan") is None else "plan"),)

    crawls = [table for table in TABLES.values() if table.game.name == "tseuquest"]
    planted = [replace(table, game=replace(table.game, phrases=phrases)) for table in crawls]
    for table in planted:
        told_as_alone(table)
    monkeypatch.setattr(stories, "_sight", lambda fields: lambda view: ())
    with pytest.raises(AssertionError):
        [told_as_alone(table) for table in planted]  # type: ignore[func-returns-value]
