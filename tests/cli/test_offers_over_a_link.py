"""Over a link as at one keyboard: a move is taken back if the other side lets it, the clocks stand still if
all wish it, and who sits at a question is told at once (TS-7.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cli.elsewhere import ANN, BOB, Reader, Table
from taberna.games.tellstones.actions import Hide, Place
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.server.wire.messages import (
    Clocks,
    Committed,
    Done,
    Presence,
    Refused,
    Sitting,
    TakingBack,
    Timed,
)
from taberna.table.commits import ToldBack
from taberna.table.dice import keyed
from taberna.table.game import any_game
from taberna.table.play import begin, settle
from taberna.table.refusal import Refusal
from taberna.table.values import Action, Event, View

GONE = Sitting("A", "person", "Ann", "", False, "a1")


def standing(seq: int, waiting: str, *tellings: ToldBack) -> Committed[Action, Event, View]:
    """The beginning of a duel as B is sent it, whoever is waited for."""
    game = any_game(GAME)
    begun = begin(game, Options(first="B", opening="scales"))
    assert not isinstance(begun, Refusal)
    state = settle(begun[0], keyed(b"wishes"))[0].state
    view, legal = game.view(state, "B"), game.legal(state, "B")
    return Committed("t", "B", seq, tellings, view, legal, (waiting,), None, None, 0)


class Thinker(Reader):
    """Who hears something while thinking about the first answer."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.meanwhile: Callable[[], None] | None = None

    def read(self, prompt: str, unless: Callable[[], bool] = bool) -> str:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            meanwhile()
            self.seen.append("…")
        return super().read(prompt, lambda: False)


def duel(*lines: str) -> tuple[Reader, Table]:
    reader = Reader(*lines)
    return reader, Table(reader, "tellstones", "B")


@pytest.mark.rule("TS-7.6")
def test_a_move_is_asked_for_again_over_a_link_and_taken_back() -> None:
    """While Ann is waited for Bob may still type: he would take his stone back, and she lets him."""
    reader, table = duel("place F right", "undo", "hide 1")
    back = standing(5, "B", ToldBack(5, "B", 3))
    table.answers = [
        (Done("t", "B", "1", 4, 1), standing(4, "A")),
        (Done("t", "B", "2", 4, 1), back),
        (Done("t", "B", "3", 6, 1),),
    ]
    table.plays(standing(3, "B"))
    assert table.seat.sent == [Place("F", "right"), "take back", Hide(1)]
    assert "Bob takes back the last move." in reader.seen
    offered = [text for text in reader.seen if "undo" in text]
    assert len(offered) >= 1, "it is offered to whoever moved last"


@pytest.mark.rule("TS-7.6")
@pytest.mark.parametrize(
    "answer, told",
    [
        (Refused("t", "B", "2", "spoken-since", {}), "Somebody has spoken since"),
        (TakingBack("t", "B", "B", declined=True), "The other side prefers to let the move stand."),
    ],
)
def test_who_may_not_take_it_back_is_told_why(answer: Refused | TakingBack, told: str) -> None:
    reader, table = duel("place F right", "undo")
    done = () if isinstance(answer, Refused) else (Done("t", "B", "2", 4, 1),)
    table.answers = [(Done("t", "B", "1", 4, 1), standing(4, "A")), (*done, answer)]
    table.plays(standing(3, "B"))
    assert any(told in text for text in reader.seen)


@pytest.mark.rule("TS-7.6")
@pytest.mark.parametrize("word, agrees", [("agree", True), ("decline", False)])
def test_a_wish_is_heard_while_a_question_is_open_and_answered_there(word: str, agrees: bool) -> None:
    thinker = Thinker(word)
    table = Table(thinker, "tellstones", "B")
    wish = TakingBack("t", "B", "A", declined=False)
    thinker.meanwhile = lambda: table.port.receive(wish)
    table.plays(standing(3, "B"))
    asked = "Ann would like to take back the last move: agree or decline?"
    assert asked in thinker.seen[: thinker.seen.index("…")]
    assert table.seat.sent == [agrees]


def test_who_leaves_and_who_comes_back_is_told_to_whoever_thinks() -> None:
    thinker = Thinker()
    table = Table(thinker, "tellstones", "B")

    def meanwhile() -> None:
        for ann in (GONE, ANN):
            table.port.receive(Presence("t", "B", "playing", (ann, BOB), 0))

    thinker.meanwhile = meanwhile
    table.plays(Presence("t", "B", "playing", (ANN, BOB), 0), standing(3, "B"))
    told = thinker.seen[: thinker.seen.index("…")]
    assert told[-2:] == ["Ann has left the table.", "Ann is back at the table."]


def test_the_clocks_stand_still_when_everybody_wishes_it() -> None:
    reader, table = duel("pause", "resume")
    still = Clocks(0, {"A": 1, "B": 1}, (), paused=True)
    table.plays(
        standing(3, "A"),
        Timed("t", "B", None, ("A",)),
        Timed("t", "B", still, ("A", "B")),
        Timed("t", "B", None, ()),
    )
    assert table.seat.sent == ["pause", "resume"]
    told = [text for text in dict.fromkeys(reader.seen) if "clocks" in text or "continues" in text]
    assert [text.split(".")[0] for text in told] == [
        "Ann would like a pause",
        "The clocks have stopped",
        "The game continues",
    ]
