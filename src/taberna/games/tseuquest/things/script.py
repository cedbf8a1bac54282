"""What an adventure says besides its plan: where it begins and ends, what happens when, and its own texts."""

from typing import Final, Literal, TypeAlias

import msgspec

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.squares import Square
from taberna.table.values import Value

Moment: TypeAlias = Literal[
    "round", "noise", "enter", "slain", "opened", "used", "seen", "flag", "left", "searched", "found"
]
Words: TypeAlias = dict[str, str]
"""One text in the languages it has, so that it is read in the reader's own."""
Texts: TypeAlias = dict[str, Words]
"""All texts of an adventure, by language and by name."""
OPENING: Final = ("title", "line", "introduction", "advice", "goal")
"""Texts that every adventure has. Title and line are told before it (TQ-18.5), the rest as it begins."""

CLOSING: Final = ("success", "failure")
"""The epilogue of each end, where an adventure has one; shown with its outcome (TQ-17.6)."""


class Trigger(Value, frozen=True):
    id: str
    on: Moment
    what: str = ""
    """The round, figure, edge, piece, hoard or flag, or squares, any of them; empty: any."""
    effects: tuple[Effect, ...] = ()
    once: bool = True
    when: str = ""


class Script(Value, frozen=True):
    name: str = ""
    since: int = 0
    """The round after which it began: a chained one begins in the middle of an evening."""
    texts: Texts = msgspec.field(default_factory=dict)
    """All it can say; behind the screen until it is said. No record holds it: it is found by the name and the
    edition. Only records by rules before the third hold it all."""
    exits: tuple[Square, ...] = ()
    starts: tuple[Square, ...] = ()
    goals: tuple[str, ...] = ()
    """Flags that make it a success."""
    triggers: tuple[Trigger, ...] = ()
    tense: bool = False
    """Openly declared tension (TQ-G27)."""
    traps_for_all: bool = False
    """Hidden traps act against the Sorcerer's figures too (TQ-16.1-B)."""
    silence: tuple[Square, ...] = ()
    """Where every step but a stealthy one is heard (TQ-G54)."""
    chained: bool = False
    """The next one follows without rest (TQ-17.8)."""
    rules: dict[str, int] = msgspec.field(default_factory=dict)
    """Its own rules, before those of the book while it lasts (TQ-17.3)."""
    next: tuple[str, ...] = ()
    """TQ-17.1: one is obligatory, several are a choice."""
    stock: tuple[str, ...] = ()
    """What can be bought after it (TQ-18.2)."""
    reward: int = 0
    """Gold for each who comes back from a success."""
    threat: tuple[int, ...] = ()
    """What may stand against one adventurer, two, three… (TQ-G174)."""
    box: int = 0
    """Which box of content it is played with: what came into a later one is not in this game, which keeps the
    rules it began under (docs/decisions/0010)."""
    edition: str = ""
    """Of what its file decides. Empty where the plan of a record holds its texts itself."""


def words(script: Script, name: str) -> Words:
    """A text of this adventure; where it has none of that name, the name speaks for itself."""
    found = {language: texts[name] for language, texts in script.texts.items() if name in texts}
    return found or {"en": name}


def closing(script: Script, result: str) -> Words | None:
    """The epilogue of this end, if the adventure has one."""
    told = any(result in texts for texts in script.texts.values())
    return words(script, result) if told and result in CLOSING else None


def opening(script: Script) -> dict[str, Words]:
    """What everybody hears as it begins."""
    return {name: words(script, name) for name in OPENING if any(name in t for t in script.texts.values())}
