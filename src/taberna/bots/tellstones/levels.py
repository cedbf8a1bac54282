"""Who can be played against: levels and personalities, read from their data."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from importlib.resources import files
from typing import Any, Final

from taberna.bots import ANY_SIDE, Bot
from taberna.bots.account import any_account
from taberna.bots.tellstones import hearsay, mind, pauses, talk
from taberna.bots.tellstones.account import TellstonesBot, account
from taberna.bots.tellstones.core.params import NAMES, WHEN
from taberna.bots.tellstones.memory import Memory, Params
from taberna.bots.tellstones.player import think
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.view import View
from taberna.table.forms import Legal

_DATA: Final = tomllib.loads(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))

LADDER: Final = ("page", "squire", "knight", "marshal", "king")
ORACLE: Final = "oracle"
PERSONALITIES: Final = tuple(_DATA["personality"])
YARDSTICKS: Final = ("random", "plain")
ON_PAPER: Final = ("storm", "careful", "challenger", "thief", "bluffer")
"""Those that others are measured against."""


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    params: Params
    talk: float
    """How often it says something when there is something to say."""
    calm: float = 0.0
    """How far it hides how hard a choice is."""
    personality: str = ""


def level(name: str) -> Level:
    """`king`, or with a personality `king-gambler`."""
    base, _, personality = name.partition("-")
    own = dict(_DATA["level"][base])
    like = _DATA["level"][own.pop("like")] if "like" in own else {}
    numbers: dict[str, float] = dict.fromkeys(NAMES, 0.0) | _DATA["base"] | _moves(like) | _moves(own)
    extra: Mapping[str, float] = _DATA["personality"][personality] if personality else {}
    for key, value in extra.items():
        numbers[key] = numbers.get(key, 0.0) + value
    chatter = min(1.0, max(0.0, numbers.pop("talk", 0.0)))
    calm = min(1.0, max(0.0, numbers.pop("calm", 0.0)))
    return Level(name, tuple(float(numbers[key]) for key in NAMES), chatter, calm, personality)


def _moves(own: Mapping[str, Any]) -> dict[str, float]:
    """With the table of how numbers move as single numbers: `boast us` and so on."""
    found = {key: value for key, value in own.items() if key != "when"}
    for name, row in own.get("when", {}).items():
        found |= {f"{name} {when}": value for when, value in zip(WHEN, row, strict=True)}
    return found


def bot(name: str) -> TellstonesBot:
    who = level(name)
    player: TellstonesBot = Bot(
        name,
        mind.sit,
        partial(mind.hear, who.params),
        partial(_choose, who.params),
        listen=_listen,
        wait=mind.wait,
        say=partial(talk.say, who),
        pause=partial(pauses.pause, who),
        meet=mind.meet,
        keep=mind.keep,
        rungs=((ANY_SIDE, LADDER.index(name)),) if name in LADDER else (),
        apart=name == ORACLE,
    )
    return replace(player, account=any_account(account(player, who.params)))


def _choose(par: Params, memory: Memory, view: View, legal: Legal[TellstonesAction]) -> TellstonesAction:
    return think(par, memory, view, legal).action


def _listen(memory: Memory, seat: str, text: str) -> Memory:
    return hearsay.take(mind.overhear(memory, seat, text), seat, text)


def names() -> tuple[str, ...]:
    """Everybody who can be sat opposite to, the ladder first."""
    mixed = (f"{rung}-{personality}" for rung in LADDER for personality in PERSONALITIES)
    return (*LADDER, *mixed, ORACLE, *YARDSTICKS)
