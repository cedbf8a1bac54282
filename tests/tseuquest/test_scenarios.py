"""The scenarios together leave nothing out."""

from pathlib import Path

import pytest
from msgspec import inspect

from house import ALL
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.table import scenario
from taberna.table.batch import act_through
from taberna.table.dice import Dice
from taberna.table.play import settle
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyCommit, AnyPlay
from taberna.table.seats import Seat
from taberna.table.values import Action

SCENARIOS = Path(__file__).resolve().parent.parent / "rules" / "tseuquest"


def tags(union: object) -> set[str]:
    kind = inspect.type_info(union)
    assert isinstance(kind, inspect.UnionType)
    return {str(each.tag) for each in kind.types if isinstance(each, inspect.StructType)}


def test_every_kind_of_action_and_event_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    met: set[str] = {"started"}  # told before the first step of any scenario

    def note(commits: tuple[AnyCommit, ...]) -> None:
        for commit in commits:
            met.update(str(each.__struct_config__.tag) for each in (commit.action, *commit.events) if each)

    def acted(
        play: AnyPlay, seat: Seat, actions: tuple[Action, ...]
    ) -> tuple[AnyPlay, tuple[AnyCommit, ...]] | Refusal:
        done = act_through(play, seat, actions)
        if not isinstance(done, Refusal):
            note(done[1])
        return done

    def settled(play: AnyPlay, dice: Dice) -> tuple[AnyPlay, tuple[AnyCommit, ...]]:
        done = settle(play, dice)
        note(done[1])
        return done

    monkeypatch.setattr(scenario, "act_through", acted)
    monkeypatch.setattr(scenario, "settle", settled)
    for path in sorted(SCENARIOS.rglob("*.toml")):
        assert scenario.check(path.read_text(encoding="utf-8"), ALL) == []
    assert (tags(TseuQuestAction) | tags(TseuQuestEvent)) - met == set()
