"""What of the box and of the rulebook the games met, and what they never did."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from taberna.bots.tseuquest.measure.citations import citations
from taberna.bots.tseuquest.measure.met import whole_box
from taberna.bots.tseuquest.measure.night import Night
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.table.values import Value

OFTEN: Final = 50
PER: Final = 2000
"""Everything is to be met in so many of so many games."""
KINDS: Final = ("clause", "card", "object", "figure", "scenery", "trap", "power", "treasure", "text")


class Kind(Value, frozen=True):
    kind: str
    there: int
    """How many there are."""
    often: int
    """How many were met as often as they should be, in proportion to the games."""
    seldom: tuple[tuple[str, int], ...]
    """The others that were met, and in how many games."""
    never: tuple[str, ...]


class Coverage(Value, frozen=True):
    games: int
    kinds: tuple[Kind, ...]


def coverage(nights: Iterable[Night]) -> Coverage:
    games, met = 0, Counter[str]()
    for night in nights:
        games += 1
        met.update(night.met)
    return Coverage(games, tuple(_kind(kind, games, met) for kind in KINDS))


def _kind(kind: str, games: int, met: Counter[str]) -> Kind:
    names = _there(kind)
    enough = OFTEN * games / PER
    times = {name: met[f"{kind}.{name}"] for name in names}
    return Kind(
        kind,
        len(names),
        sum(n >= enough and n > 0 for n in times.values()),
        tuple(sorted(((name, n) for name, n in times.items() if 0 < n < enough), key=lambda row: row[1])),
        tuple(name for name, n in times.items() if not n),
    )


def _there(kind: str) -> tuple[str, ...]:
    if kind == "clause":
        return tuple(sorted(citations().clauses(), key=_in_order))
    if kind == "text":
        return tuple(sorted(_texts()))
    return tuple(name.partition(".")[2] for name in whole_box() if name.startswith(f"{kind}."))


def _in_order(clause: str) -> tuple[int, int, str]:
    """TQ-3.6-B after TQ-3.6, and TQ-10.1 after TQ-9.9."""
    chapter, _, rest = clause.removeprefix("TQ-").partition(".")
    number, _, letter = rest.partition("-")
    return int(chapter), int(number), letter


def _texts() -> set[str]:
    """What effects say in the Book; what opens and closes an adventure is always said."""
    found: set[str] = set()
    for name in adventures():
        plan = adventure(name)
        effects = [
            e
            for each in (*plan.scenery, *plan.traps)
            for e in (*getattr(each, "use", ()), *getattr(each, "effects", ()))
        ]
        effects += [e for trigger in plan.script.triggers for e in trigger.effects]
        found |= {f"{name}.{effect.what}" for effect in effects if effect.do == "say"}
    return found
