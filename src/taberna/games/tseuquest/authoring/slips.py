"""What can be read and played, and yet can't be meant: it would go by without a word. Only whoever writes an
adventure is told; a record of one stays true."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from msgspec import convert

from taberna.games.tseuquest.authoring.indications import Deed
from taberna.games.tseuquest.authoring.own import own_ids
from taberna.games.tseuquest.authoring.problems import Path, Problem, problem, warning
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.syntax import Table
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.plan import Plan
from taberna.games.tseuquest.things.script import Trigger

NOBODYS: Final = ("flag", "round")
"""Moments that come without anybody setting them off."""
AT_ONCE: Final = ("heroes", "adversaries", "group")
"""Those whom an effect meets all the same."""
_MEETS: Final = frozenset(
    [
        "damage",
        "heal",
        "drain",
        "restore",
        "move",
        "halt",
        "push",
        "free",
        "prone",
        "bar",
        "dice",
        "reroll",
        "points",
        "summon",
        "ambush",
        "give",
        "take",
        "gold",
        "steal",
        "drop",
        "draw",
    ]
)
LARGEST: Final[Mapping[str, int]] = {"damage": 20, "heal": 20, "drain": 20, "restore": 20, "draw": 12}
"""Of an amount; nobody has more life points than that."""
DICE: Final = 20
REWARD: Final = 1000


def slip_problems(plan: Plan, all_deeds: Collection[Deed], table: Table, spots: Spots) -> Iterator[Problem]:
    if plan.script.reward < 0:
        yield problem("own-number", spots.of("script", "reward"), field="reward", least=0, most=REWARD)
    for deed in all_deeds:
        alone = isinstance(deed.owner, Trigger) and deed.owner.on in NOBODYS
        for n, effect in enumerate(deed.effects):
            path = (*deed.path, n)
            if alone and effect.do in _MEETS and effect.who not in AT_ONCE:
                yield problem("effect-nobody", spots.of(*path), verb=effect.do)
            yield from _size(effect, spots, path)
    for word, part in (("card", "effects"), ("object", "use"), ("object", "strikes")):
        for n, effects in enumerate(_own_effects(table, word, part)):
            for m, effect in enumerate(effects):
                yield from _size(effect, spots, (word, n, part, m))
    yield from _undrawn(plan, all_deeds, table, spots)


def _own_effects(table: Table, word: str, part: str) -> Iterator[list[Effect]]:
    rows = table.get(word, [])
    assert isinstance(rows, list)
    for row in rows:
        yield convert(row.get(part, []), list[Effect])


def _size(effect: Effect, spots: Spots, path: Path) -> Iterator[Problem]:
    most = LARGEST.get(effect.do)
    if most is not None and not 0 <= effect.amount <= most:
        at = spots.of(*path, "amount")
        yield problem("own-number", at, field="amount", least=0, most=most)
    if not 0 <= effect.dice <= DICE:
        yield problem("own-number", spots.of(*path, "dice"), field="dice", least=0, most=DICE)


def _undrawn(plan: Plan, all_deeds: Collection[Deed], table: Table, spots: Spots) -> Iterator[Problem]:
    """A card of chaos that lies in a deck from which nobody draws."""
    effects = [effect for deed in all_deeds for effect in deed.effects]
    called = [effect.what for effect in effects if effect.do in ("summon", "ambush")]
    sheets = [SHEETS[name] for name in (*(f.sheet for f in plan.figures), *called) if name in SHEETS]
    if any(sheet.chaos for sheet in sheets) or any(e.do == "draw" and e.what == "chaos" for e in effects):
        return
    rows = table.get("card", [])
    for n, name in enumerate(own_ids(table)["card"]):
        row = rows[n] if isinstance(rows, list) else {}
        if isinstance(row, dict) and row.get("element") == "chaos":
            yield warning("card-undrawn", spots.of("card", n), name=name)
