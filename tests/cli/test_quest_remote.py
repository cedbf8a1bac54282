"""At the terminal of somebody who plays elsewhere: names and pages are read there as they are at home."""

from __future__ import annotations

import pytest

from cli.elsewhere import Reader, Table, standing
from cli.questions import keyboard
from cli.test_quest_spelling import KEY, MAP, Typist, cellar
from taberna.cli.keyboard import Acting
from taberna.cli.terminal import Left
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.shelf import adventure
from taberna.server.wire.messages import Done, Refused, Said, Spoken, Welcome
from taberna.table.dice import keyed
from taberna.table.forms import Legal
from taberna.table.game import any_game
from taberna.table.play import Play, begin, follow, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.values import Action, Event, View
from tseuquest.plays import position


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
    assert keyboard(typist, cellar()).ask(()) == Acting("A", (done,))
    assert typist.lines == []


def test_a_card_has_its_name_though_a_word_is_called_the_same() -> None:
    """Spanish `deshacer` takes back, and Deshacer is a card: where a card is asked for, it is the card."""
    typist = Typist("lanzar", "Deshacer", "rata gigante 5")
    state = position(MAP, KEY.replace("dragon-breath", "unmake"))
    assert keyboard(typist, state, "es").ask(()) == Acting("A", (actions.Cast("unmake", "rat-5"),))
    assert typist.lines == []


@pytest.mark.parametrize("word", ["irse", "quit"])
def test_a_word_is_understood_where_a_card_is_asked_for(word: str) -> None:
    with pytest.raises(Left):
        keyboard(Typist("lanzar", "fichas", word), cellar(), "es").ask(())


def test_the_introduction_is_read_once() -> None:
    """On a page of its own; and when the line breaks and the table is shown again, not once more."""
    game = any_game(GAME)
    begun = begin(game, Options(adventure="good-barrel", party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    play, first = begun
    commits = (first, *settle(play, keyed(b"introduction"))[1])
    told, before = [], Play(game, play.seats, game.empty)
    for commit in commits:
        after = follow(before, commit)
        assert not isinstance(after, Refusal)
        told.append(tell(commit, after, "A"))
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
        (),
        None,
        0,
    )
    reader = Reader()
    Table(reader).plays(welcome, welcome)
    advice = adventure("good-barrel").script.texts["en"]["advice"]
    assert sum(text.count(advice) for text in reader.seen) == 1


def test_what_was_answered_is_not_asked_again_because_others_did_something_meanwhile() -> None:
    """Two share out the party at once: while one thinks the other takes somebody, and is ready."""
    staff, dagger = "attack rat-2 with staff", "attack rat-2 with dagger"
    table = Table(Reader("attack rat-5 with staff", staff, dagger))
    table.answers = [
        # 2 and 3 are what others did before and after the answer came
        (standing(2), Done("t", "A", "1", 4, 1), standing(3), standing(4)),
        (Refused("t", "A", "2", "not-now", {}),),
        (Done("t", "A", "3", 5, 1),),
    ]
    table.plays(standing(1))
    assert table.seat.sent == [
        actions.Attack("rat-5", "staff"),
        actions.Attack("rat-2", "staff"),
        actions.Attack("rat-2", "dagger"),
    ]


def test_what_is_said_while_others_are_asked_is_seen_at_once() -> None:
    reader = Reader()
    said = Said("t", "A", Spoken(1, 1, "B", "Bo", "guest", "Who has the key?", 0))
    Table(reader).plays(standing(1, waiting="S"), said)
    assert reader.seen[-1] == "Bo: “Who has the key?”"
