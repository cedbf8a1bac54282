"""The first evening, played as its guide says, with the dice that every learner has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from taberna.games.tseuquest.flow.events import Ended, Fumbled, LifeChanged, Thrown, TseuQuestEvent
from taberna.games.tseuquest.things import library
from tseuquest.pupil import WHO, evening

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web/src/games/tseuquest/learn/Learn.svelte"
SEED = re.search(r"SEED = '(.+)'", PAGE.read_text(encoding="utf-8"))[1]  # type: ignore[index]


@pytest.fixture(scope="module")
def told() -> list[tuple[int, TseuQuestEvent]]:
    """What the learner is told, with the round."""
    return [(play.state.round, event) for play, events in evening(SEED) for event in events]


def test_it_ends_well_and_soon(told: list[tuple[int, TseuQuestEvent]]) -> None:
    last, ended = told[-1]
    assert isinstance(ended, Ended)
    assert ended.outcome.result == "success"
    assert last <= 9


def test_the_first_throw_reaches_the_door(told: list[tuple[int, TseuQuestEvent]]) -> None:
    """From a1 to f3 are seven squares, and the door is the eighth."""
    moves = [event for _, event in told if isinstance(event, Thrown) and event.purpose == "move"]
    assert sum(map(int, moves[0].faces)) >= 8
    assert not any("?" in event.faces for event in moves)


def test_the_first_blow_fumbles_and_the_row_takes_a_skull(told: list[tuple[int, TseuQuestEvent]]) -> None:
    blows = [event for _, event in told if isinstance(event, Thrown) and event.purpose == "attack"]
    own = next(event for event in blows if event.figure == WHO)
    assert sorted(own.faces) == ["?", "oval", "skull"]
    fumble = next(event for _, event in told if isinstance(event, Fumbled))
    assert (fumble.figure, fumble.table, fumble.row) == (WHO, "attack", "6")


def test_there_is_something_to_drink_the_potion_for(told: list[tuple[int, TseuQuestEvent]]) -> None:
    life = [event.by for _, event in told if isinstance(event, LifeChanged) and event.figure == WHO]
    assert sum(by for by in life if by < 0) == -2
    assert [by for by in life if by > 0] == [2]


def test_a_lesson_is_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """To write one changes nothing that a kept game was played by."""
    before, text = library.fingerprint(), library.text
    asked: list[str] = []

    def noted(name: str) -> str:
        asked.append(name)
        return text(name)

    monkeypatch.setattr(library, "text", noted)
    assert library.fingerprint() == before
    assert any(name.startswith("trials/") for name in asked)
    assert not any(name.startswith("lessons/") for name in asked)
