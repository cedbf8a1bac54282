"""What may stand in an adventure's file, part by part. `shape` compares a file with it."""

from typing import Any, Final

import msgspec

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.squares import Direction
from taberna.games.tseuquest.things.script import Trigger
from taberna.games.tseuquest.things.sheets import TrapKind


class Figure(msgspec.Struct, frozen=True):
    minion: str = ""
    antagonist: str = ""
    elemental: str = ""
    id: str = ""
    group: str = ""
    asleep: bool = False
    least: int = 1
    life: int = 0
    mind: int = 0
    items: list[str] = []
    gold: int = 0


class Piece(msgspec.Struct, frozen=True):
    scenery: str
    id: str = ""
    wall: Direction = "n"
    use: list[Effect] = []
    once: bool = True
    trap: str = ""
    hidden: bool = False


class Snare(msgspec.Struct, frozen=True):
    trap: TrapKind
    id: str = ""
    edge: Direction = "n"
    also: str = ""
    source: str = ""
    harm: int = 0
    complexity: int = 0
    effects: list[Effect] = []
    hidden: bool = True


class Cache(msgspec.Struct, frozen=True):
    treasure: str
    items: list[str] = []
    gold: int = 0
    hidden: bool = True


class Start(msgspec.Struct, frozen=True):
    start: bool


class Exit(msgspec.Struct, frozen=True):
    exit: bool


class Door(msgspec.Struct, frozen=True):
    at: str
    lock: str = ""
    worked: bool = False


class Trap(msgspec.Struct, frozen=True):
    id: str
    kind: TrapKind
    square: str = ""
    edge: str = ""
    also: str = ""
    source: str = ""
    harm: int = 0
    complexity: int = 0
    effects: list[Effect] = []
    seen: bool = False
    known: bool = False


class Zone(msgspec.Struct, frozen=True):
    id: str
    squares: list[str] = []
    room: str = ""
    cards: int = 1


class Script(msgspec.Struct, frozen=True):
    goals: list[str] = []
    tense: bool = False
    traps_for_all: bool = False
    silence: list[str] = []
    chained: bool = False
    rules: dict[str, int] = {}
    next: list[str] = []
    stock: list[str] = []
    reward: int = 0
    threat: list[int] = []


class Adventure(msgspec.Struct, frozen=True):
    face: str
    map: str
    key: dict[str, object]
    script: Script
    text: dict[str, dict[str, str]]
    door: list[Door] = []
    trap: list[Trap] = []
    zone: list[Zone] = []
    trigger: list[Trigger] = []
    object: list[dict[str, Any]] = []
    card: list[dict[str, Any]] = []
    figure: list[dict[str, Any]] = []
    """What it brings of its own; `own` says what may stand there."""


class Way(msgspec.Struct, frozen=True):
    """From one adventure to the next: one is obligatory, several are a choice."""

    after: str
    follows: list[str]


class Campaign(msgspec.Struct, frozen=True):
    begins: str
    way: list[Way]
    text: dict[str, dict[str, str]]


ENTRIES: Final[dict[str, type[msgspec.Struct]]] = {
    "minion": Figure,
    "antagonist": Figure,
    "elemental": Figure,
    "scenery": Piece,
    "trap": Snare,
    "treasure": Cache,
    "start": Start,
    "exit": Exit,
}
"""What an entry of the key is, by the word that says so."""
