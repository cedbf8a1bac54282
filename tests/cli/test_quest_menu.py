"""What a list at the terminal offers, and what it only speaks of."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console, RenderableType

from cli.questions import keyboard
from cli.test_quest_spelling import Typist
from taberna.cli.interrupts import Aside
from taberna.cli.keyboard import Acting
from taberna.cli.terminal import Screen
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.state import State
from taberna.texts import LANGUAGES, texts
from tseuquest.plays import position

MAP = """
+-+-+-+-+
|h . . .|
+-+-+-+-+
"""


def alone(hand: str = "", items: str = '"potion"', mind: int = 4) -> State:
    return position(MAP, f'h = {{ hero = "sela", mind = {mind}, hand = [{hand}], items = [{items}] }}')


class Watcher(Typist):
    """Who looks at the screen before typing."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.screens: list[str] = []
        self.leaves: list[str] = []

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        console = Console(
            file=io.StringIO(), width=80, height=24, force_terminal=True, color_system="standard"
        )
        for part in parts[1:]:
            console.print(part)
        assert isinstance(console.file, io.StringIO)
        self.screens.append(console.file.getvalue())

    def leaf(self, text: str, more: str, last: str) -> None:
        self.leaves.append(text)


def test_the_only_thing_to_use_is_named_before_it_is_used() -> None:
    watcher = Watcher("use", "1")
    assert keyboard(watcher, alone()).ask(()) == Acting("A", (actions.Use("potion"),))
    assert "otion" in watcher.screens[-1]


def test_what_scenery_does_is_found_out_by_trying() -> None:
    state = position(
        "+-+-+\n|h c|\n+-+-+",
        'h = { hero = "bruna" }\nc = { scenery = "chest", id = "box", use = [{ do = "wake" }] }',
    )
    watcher = Watcher("use", "1")
    assert keyboard(watcher, state).ask(()) == Acting("A", (actions.Use("box"),))
    assert "b1 · costs an action point; try it to find out what it does" in watcher.screens[-1]


def test_enter_keeps_the_potion() -> None:
    with pytest.raises(Aside):
        keyboard(Watcher("use", ""), alone()).ask(())


def test_who_names_it_is_not_asked_again() -> None:
    watcher = Watcher("use potion")
    assert keyboard(watcher, alone()).ask(()) == Acting("A", (actions.Use("potion"),))


@pytest.mark.parametrize(
    "hand, mind, reason",
    [
        ('"pyre"', 4, "No adversary is in sight."),
        ('"pyre"', 0, "Not enough mind points: "),
    ],
)
def test_a_card_that_cannot_be_cast_is_listed_with_the_reason(hand: str, mind: int, reason: str) -> None:
    watcher = Watcher("cast", "1", "")
    with pytest.raises(Aside):
        keyboard(watcher, alone(hand, mind=mind)).ask(())
    listed, refused = watcher.screens[1:]
    dim = "\x1b[2m"
    assert f"{dim}Pyre" in listed
    assert f"Not now: {reason}" in listed
    assert reason in refused.splitlines()[0], "whoever picks it is told why not"


def test_a_card_that_can_be_cast_is_not_dimmed() -> None:
    state = position(
        "+-+-+\n|h g|\n+-+-+",
        'h = { hero = "sela", mind = 9, hand = ["pyre"] }\ng = { minion = "goblin", id = "goblin-7" }',
    )
    watcher = Watcher("cast", "1")
    assert keyboard(watcher, state).ask(()) == Acting("A", (actions.Cast("pyre", "goblin-7"),))
    assert "Not now" not in watcher.screens[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_list_cuts_is_read_in_full(language: str) -> None:
    """`?` under a list, and `notes`."""
    state = alone(items='"potion", "dagger"')
    say = texts(language)
    watcher = Watcher(say("do-drop"), "?", "notes", "")
    with pytest.raises(Aside):
        keyboard(watcher, state, language).ask(())
    assert "…" in watcher.screens[1]
    first, second = watcher.leaves
    assert first == second
    assert "…" not in first
    assert say("item-potion") in first.lower()


def test_a_long_text_is_read_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    out, pages = io.StringIO(), list[str]()
    monkeypatch.setattr(screen, "_target", out)
    monkeypatch.setattr(screen, "_console", lambda: Console(file=out, width=80, height=24))

    def read(prompt: str) -> str:
        pages.append(out.getvalue() + prompt)
        out.truncate(0)
        out.seek(0)
        return ""

    monkeypatch.setattr(screen, "read", read)
    screen.leaf("\n".join(f"line {n}" for n in range(50)), "more", "last")
    assert [page.splitlines()[-1] for page in pages] == ["more", "more", "last"]
    assert all(page.count("\n") < 24 for page in pages)
    assert all(any(f"line {n}\n" in page for page in pages) for n in range(50))
