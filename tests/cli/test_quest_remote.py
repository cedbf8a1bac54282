"""At the terminal of somebody who plays elsewhere: names and pages are read there as they are at home."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from rich.console import RenderableType
from rich.text import Text

from cli.test_quest_pictures import named
from cli.test_quest_spelling import KEY, MAP, Typist, cellar
from taberna.cli.presentation import any_presentation
from taberna.cli.remote import Asking, RemoteTable
from taberna.cli.terminal import Left
from taberna.cli.tseuquest import TSEUQUEST
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.shelf import adventure
from taberna.server.client import Client
from taberna.server.seat import RemoteSeat
from taberna.server.wire.messages import Committed, Done, Refused, Said, Spoken, Welcome
from taberna.table.dice import keyed
from taberna.table.forms import Legal
from taberna.table.game import any_game
from taberna.table.play import Play, begin, follow, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.values import Action, Event, View
from tseuquest.plays import position


def elsewhere(typist: Typist, language: str = "en") -> RemoteTable:
    seat = RemoteSeat(Client("http://127.0.0.1:9"), any_game(GAME), "cellar", "A")
    return RemoteTable(typist, seat, any_presentation(TSEUQUEST), named(language))


@pytest.mark.parametrize(
    "lines, done",
    [
        (("attack Giant rat 5 with Staff",), actions.Attack("rat-5", "staff")),
        (("Attack giant-rat-2 with staff",), actions.Attack("rat-2", "staff")),
        (("cast Pyre", "giant rat 5"), actions.Cast("pyre", "rat-5")),
        (("attack", "giant rat 5", "staff"), actions.Attack("rat-5", "staff")),
        (("cast Dragon's Breath at d1",), actions.Cast("dragon-breath", "d1")),
    ],
)
def test_names_are_read_as_they_are_shown(lines: tuple[str, ...], done: actions.TseuQuestAction) -> None:
    typist = Typist(*lines)
    state = cellar()
    view, legal = GAME.view(state, "A"), any_game(GAME).legal(state, "A")
    assert Asking(elsewhere(typist), view, legal).ask() == [done]
    assert typist.lines == []


def test_a_card_has_its_name_though_a_word_is_called_the_same() -> None:
    """Spanish `deshacer` takes back, and Deshacer is a card: where a card is asked for, it is the card."""
    typist = Typist("lanzar", "Deshacer", "rata gigante 5")
    state = position(MAP, KEY.replace("dragon-breath", "unmake"))
    table = elsewhere(typist, "es")
    assert Asking(table, GAME.view(state, "A"), any_game(GAME).legal(state, "A")).ask() == [
        actions.Cast("unmake", "rat-5")
    ]
    assert typist.lines == []


@pytest.mark.parametrize("word", ["irse", "quit"])
def test_a_word_is_understood_where_a_card_is_asked_for(word: str) -> None:
    state = cellar()
    with pytest.raises(Left):
        Asking(
            elsewhere(Typist("lanzar", "fichas", word), "es"),
            GAME.view(state, "A"),
            any_game(GAME).legal(state, "A"),
        ).ask()


@pytest.mark.parametrize("word", ["deshacer", "undo"])
def test_who_would_take_a_move_back_is_told_that_it_is_not_asked_for_here(word: str) -> None:
    table = elsewhere(Typist(word, "irse"), "es")
    state = cellar()
    with pytest.raises(Left):
        Asking(table, GAME.view(state, "A"), any_game(GAME).legal(state, "A")).ask()
    assert table.notice == table.names.texts("undo-elsewhere")


class Reader(Typist):
    """Who keeps all that was on the screen, and waits for the others."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        self.seen += [*(part.plain for part in parts if isinstance(part, Text)), *news]

    def leaf(self, text: str, more: str, last: str) -> None:
        self.seen.append(text)


def test_the_introduction_is_read_once() -> None:
    """On a page of its own; and when the line breaks and the table is shown again, not once more."""
    game = any_game(GAME)
    begun = begin(game, Options(adventure="good-barrel", party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    play, first = begun
    commits = (first, *settle(play, keyed(b"introduction"))[1])
    told, before = [], Play(game, play.seats, game.empty)
    for commit in commits:
        told.append(tell(before, commit, "A"))
        after = follow(before, commit)
        assert not isinstance(after, Refusal)
        before = after
    view = game.view(before.state, "A")
    welcome: Welcome[Action, Event, View] = Welcome(
        "t",
        "A",
        "playing",
        before.seq,
        view,
        Legal(),
        ("S",),
        tuple(told),
        True,
        (),
        0,
        (),
        None,
        (),
        "",
        None,
        0,
    )
    reader = Reader()
    table = elsewhere(reader)
    for _ in ("sits down", "comes back"):
        asyncio.run(table._heard(welcome))
    advice = adventure("good-barrel").script.texts["en"]["advice"]
    assert sum(text.count(advice) for text in reader.seen) == 1


class Sent(RemoteSeat):
    """A seat whose line goes nowhere: it knows what was sent."""

    def __init__(self) -> None:
        super().__init__(Client("http://127.0.0.1:9"), any_game(GAME), "cellar", "A")
        self.done: list[tuple[Action, ...]] = []

    async def act(self, *actions: Action) -> str:
        self.done.append(actions)
        return str(len(self.done))


def standing(seq: int, waiting: str = "A") -> Committed[Action, Event, View]:
    state = cellar()
    view, legal = GAME.view(state, "A"), any_game(GAME).legal(state, "A")
    return Committed("t", "A", seq, (), view, legal, (waiting,), None, None, 0)


def test_what_was_answered_is_not_asked_again_because_others_did_something_meanwhile() -> None:
    """Two share out the party at once: while one thinks the other takes somebody, and is ready."""
    typist, seat = Typist("attack rat-5 with staff"), Sent()
    table = RemoteTable(typist, seat, any_presentation(TSEUQUEST), named("en"))

    def heard(message: Committed[Action, Event, View] | Done | Refused) -> None:
        asyncio.run(table._heard(message))

    heard(standing(1))
    heard(standing(2))  # somebody else did this before the answer came
    heard(Done("t", "A", "1", 4, 1))
    heard(standing(3))  # and this
    assert seat.done == [(actions.Attack("rat-5", "staff"),)]
    typist.lines.append("attack rat-2 with staff")
    heard(standing(4))
    assert seat.done[1:] == [(actions.Attack("rat-2", "staff"),)]
    typist.lines.append("attack rat-2 with dagger")
    heard(Refused("t", "A", "2", "not-now", {}))
    assert seat.done[2:] == [(actions.Attack("rat-2", "dagger"),)]


def test_what_is_said_while_others_are_asked_is_seen_at_once() -> None:
    reader = Reader()
    table = elsewhere(reader)
    asyncio.run(table._heard(standing(1, waiting="S")))
    asyncio.run(table._heard(Said("t", "A", Spoken(1, 1, "B", "Bo", "guest", "Who has the key?", 0))))
    assert reader.seen[-1] == "Bo: “Who has the key?”"
