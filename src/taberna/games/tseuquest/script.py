"""What an adventure says besides its plan: where it begins and ends, and what happens when."""

from typing import Literal, TypeAlias

import msgspec

from taberna.games.tseuquest.effects import Effect
from taberna.games.tseuquest.squares import Square
from taberna.table.values import Value

Moment: TypeAlias = Literal["round", "noise", "enter", "slain", "opened", "used", "seen", "flag", "left"]


class Trigger(Value, frozen=True):
    id: str
    on: Moment
    what: str = ""
    """The round, square, figure, edge, piece or flag; empty: any."""
    effects: tuple[Effect, ...] = ()
    once: bool = True
    when: str = ""


class Script(Value, frozen=True):
    name: str = ""
    title: str = ""
    exits: tuple[Square, ...] = ()
    starts: tuple[Square, ...] = ()
    goals: tuple[str, ...] = ()
    """Flags that make it a success."""
    triggers: tuple[Trigger, ...] = ()
    tense: bool = False
    """Openly declared tension (TQ-G27)."""
    traps_for_all: bool = False
    """Hidden traps act against the Sorcerer's figures too (TQ-16.1-B)."""
    chained: bool = False
    """The next one follows without rest (TQ-17.8)."""
    rules: dict[str, int] = msgspec.field(default_factory=dict)
    """Its own rules, before those of the book while it lasts (TQ-17.3)."""
    next: tuple[str, ...] = ()
    """TQ-17.1: one is obligatory, several are a choice."""
    stock: tuple[str, ...] = ()
    """What can be bought after it (TQ-18.2)."""
    open_line: str = ""
    """All that is said of it beforehand (TQ-18.5)."""
