"""What a seat is answered before it commits itself tells it nothing that it can't see."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pytest
from msgspec import structs

from properties.planted import odd
from properties.tables import Table, every, hides
from properties.walks import moments
from taberna.games.tseuquest.flow.state import State as Crawl
from taberna.games.tseuquest.previews.asked import AskCamp, AskReach, AskStand, AskWays, AskWhy
from taberna.games.tseuquest.previews.preview import preview
from taberna.games.tseuquest.secrets.view import View
from taberna.table.codec import write
from taberna.table.game import AnyGame
from taberna.table.previews import Preview, Question
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import SPECTATOR
from taberna.table.values import State
from taberna.table.values import View as AnyView


def questions(view: AnyView) -> Iterator[Question]:
    assert isinstance(view, View)
    yield AskWays()
    yield AskCamp()
    for figure in view.figures[:3]:
        yield AskReach(figure.id)
        yield AskStand(figure.id)
        yield AskStand(figure.id, "b1")
        yield AskWhy(figure.id, "b1", 3)


def answered_otherwise(table: Table, game: AnyGame) -> Iterator[str]:
    """Whatever this game answers otherwise where only what the seat can't see is another."""
    for taken in moments(table):
        state, draws = taken.after.state, taken.draws
        for seat in (*taken.after.seats, SPECTATOR):
            imagined = table.game.study.imagine(state, seat, draws)
            for question in questions(table.game.view(state, seat)) if imagined != state else ():
                one, other = (answer(game, each, seat, question) for each in (state, imagined))
                if one != other:
                    yield f"{seat}: {question}: {one!r} or {other!r}"


def answer(game: AnyGame, state: State, seat: str, question: Question) -> bytes:
    assert game.previews is not None
    return write(game.previews.make(game.view(state, seat), question))


@pytest.mark.slow
@every(hides, "tseuquest")
def test_no_answer_tells_what_is_hidden(table: Table) -> None:
    assert list(answered_otherwise(table, table.game)) == []


Make: TypeAlias = Callable[[AnyView, Question], Preview | Refusal]
Leaky: TypeAlias = Callable[[State, AnyView, Question, Make], Preview | Refusal]


def behind_the_screen(game: AnyGame, make: Leaky) -> AnyGame:
    """Previews by somebody who has looked behind the screen just before."""
    known: list[State] = []
    assert game.previews is not None
    right = game.previews.make

    def view(state: State, seat: str) -> AnyView:
        known[:] = [state]
        return game.view(state, seat)

    previews = replace(game.previews, make=lambda view, question: make(known[0], view, question, right))
    return replace(game, view=view, previews=previews)


def one_bit(state: State, view: AnyView, question: Question, right: Make) -> Preview | Refusal:
    return refuse("not-now") if odd(state) else right(view, question)


def all_that_stands_there(state: State, view: AnyView, question: Question, right: Make) -> Preview | Refusal:
    """A square that can't be chosen hints at what nobody has seen."""
    assert isinstance(view, View)
    assert isinstance(state, Crawl)
    there = tuple(structs.replace(f, seen=True, hand=()) for f in state.figures)
    return right(structs.replace(view, figures=there), question)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [one_bit, all_that_stands_there], ids=["a bit", "who stands in the dark"])
@every(hides, "tseuquest-adventure-0")
def test_an_answer_by_somebody_who_knows_more_is_found(table: Table, leak: Leaky) -> None:
    assert any(True for _ in answered_otherwise(table, behind_the_screen(table.game, leak)))


def test_nothing_but_a_view_is_taken() -> None:
    """By its type it can't be given a state: the chapters it asks are given what was made of the view."""
    assert preview.__annotations__["view"] is View
