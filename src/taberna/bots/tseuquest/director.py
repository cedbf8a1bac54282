"""The pace of an evening: when the Sorcerer presses and when he lets go, by what everybody at the table sees.
It is kept from what he hears, and acts only through what he chooses."""

import tomllib
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.table.values import Value

Stage: TypeAlias = Literal["build-up", "sustain", "fade", "relax"]


class Pace(Value, frozen=True):
    """`director.toml` says what each is for."""

    peak: float
    calm: float
    keeps: float
    fall: float
    sustain: int
    relax: int
    presses: str
    rests: str


class Mood(Value, frozen=True):
    stage: Stage = "build-up"
    since: int = 0
    """The round in which the stage began."""
    weight: float = 0.0
    """Life points lost lately, for each adventurer."""
    round: int = 0
    party: tuple[str, ...] = ()


def feel(pace: Pace, mood: Mood, event: TseuQuestEvent) -> Mood:
    match event:
        case events.RoundBegan(number, queue):
            return _next(pace, replace(mood, round=number, party=queue, weight=mood.weight * pace.keeps))
        case events.LifeChanged(name, by) if by < 0 and name in mood.party:
            return _next(pace, replace(mood, weight=mood.weight - by / len(mood.party)))
        case events.Slain(name) if name in mood.party:
            return _next(pace, replace(mood, weight=mood.weight + pace.fall / len(mood.party)))
        case _:
            return mood


def _next(pace: Pace, mood: Mood) -> Mood:
    lasted = mood.round - mood.since
    match mood.stage:
        case "build-up" if mood.weight >= pace.peak:
            return _next(pace, replace(mood, stage="sustain", since=mood.round))
        case "sustain" if lasted >= pace.sustain:
            return replace(mood, stage="fade", since=mood.round)
        case "fade" if mood.weight <= pace.calm:
            return replace(mood, stage="relax", since=mood.round)
        case "relax" if lasted >= pace.relax:
            return replace(mood, stage="build-up", since=mood.round)
        case _:
            return mood


def row(pace: Pace, mood: Mood) -> str:
    """Which weights hold now."""
    return pace.presses if mood.stage in ("build-up", "sustain") else pace.rests


PACES: Final = {
    name: msgspec.convert(row, Pace)
    for name, row in tomllib.loads(
        files("taberna.bots.tseuquest").joinpath("director.toml").read_text(encoding="utf-8")
    ).items()
}
