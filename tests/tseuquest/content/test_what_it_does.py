"""Everything in the box has a scenario of what it does, and would fail it if it did anything else."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from house import ALL
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground import sight
from taberna.games.tseuquest.things.library import CARDS, ITEMS, POWERS, SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.things.sheets import (
    Card,
    Item,
    Occasion,
    Power,
    SceneryKind,
    Sheet,
    TrapKind,
    Treasure,
)
from taberna.table.scenario import check

RULES = Path(__file__).resolve().parents[2] / "rules" / "tseuquest"
Thing = Card | Item | Power | Sheet | Treasure | SceneryKind
TRAPS = {
    "rocks": "rocks-grazed",
    "spears": "spears",
    "axes": "axes",
    "arrows": "arrows",
    "pit": "a-pit",
    "deep-pit": "a-deep-pit",
    "magic": "magic-traps",
}
KINDS: dict[str, dict[str, Thing]] = {
    "figures": dict(SHEETS),
    "powers": dict(POWERS),
    "cards": dict(CARDS),
    "items": dict(ITEMS),
    "treasure": dict(TREASURE),
    "scenery": dict(SCENERY),
}
SHELVES: dict[str, Mapping[str, Thing]] = {
    "figures": SHEETS,
    "powers": POWERS,
    "cards": CARDS,
    "items": ITEMS,
    "treasure": TREASURE,
    "scenery": SCENERY,
}
"""The tables themselves, in which a thing is exchanged for one that is not quite it."""
POWERED = {name: sheet.powers for name, sheet in SHEETS.items()}
ALL_THINGS = [(kind, name) for kind, things in KINDS.items() for name in things]


def scenarios(kind: str, name: str) -> list[Path]:
    """Those of one thing: by its own name, wherever they lie; of scenery, its row of the table."""
    if kind == "scenery":
        return sorted((RULES / "15-scenery").glob(f"[0-9][0-9]-{name}.toml"))
    folders = {"figures": ("figures", "magic", "skills"), "items": ("items", "shots")}.get(kind, (kind,))
    found = [RULES / "content" / folder / f"{name}.toml" for folder in folders]
    if kind == "figures":
        found += [RULES / "content" / "powers" / f"{power}.toml" for power in POWERED[name]]
    market = [RULES / "content" / "items" / "market-day.toml"] if kind == "items" else []
    return [path for path in (*found, *market) if path.exists()]


@pytest.mark.parametrize("kind, name", ALL_THINGS)
def test_it_has_a_scenario(kind: str, name: str) -> None:
    assert any(path.stem.endswith(name) for path in scenarios(kind, name))


@pytest.mark.parametrize("kind", get_args(TrapKind))
def test_every_kind_of_trap_has_one(kind: str) -> None:
    written = (RULES / "16-traps" / f"{TRAPS[kind]}.toml").read_text(encoding="utf-8")
    assert f'"{kind}"' in written
    assert check(written, ALL) == []


def test_every_scenario_is_of_something() -> None:
    known = {name for things in KINDS.values() for name in things} | {"market-day"}
    assert {path.stem for path in (RULES / "content").rglob("*.toml")} <= known


# -- what is not quite it


def others(thing: Thing) -> Iterator[tuple[str, Thing]]:
    match thing:
        case Sheet():
            yield from _counted(
                thing, ("life", "mind", "attack", "defence", "dice", "moves", "armour", "shot")
            )
            yield from _counted(thing, ("bonus", "chaos", "disarm", "search"))
            if thing.magic:
                yield "magic less", replace(thing, magic=thing.magic - 1)
            if thing.kind == "hero" and thing.magic < 3:
                yield "magic more", replace(thing, magic=thing.magic + 1)
            for item in dict.fromkeys(thing.gear):
                yield f"no {item}", replace(thing, gear=tuple(i for i in thing.gear if i != item))
            for power in thing.powers:
                yield f"no {power}", replace(thing, powers=tuple(p for p in thing.powers if p != power))
        case Power():
            yield from ((f"on {on}", replace(thing, on=on)) for on in get_args(Occasion) if on != thing.on)
            if thing.once or thing.on not in ("fall", "seen"):  # these come but once in any case
                yield "once", replace(thing, once=not thing.once)
            yield from ((what, replace(thing, effects=e)) for what, e in _effects(thing.effects))
        case Card():
            yield "cost", replace(thing, cost=thing.cost + 1)
            yield from _counted(thing, ("range",))
            if thing.id != "raise-bones":  # what it raises is no elemental, and no card keeps it
                yield "stays", replace(thing, stays=not thing.stays)
            yield "target", replace(thing, target="foe" if thing.target == "figure" else "figure")
            yield from ((what, replace(thing, effects=e)) for what, e in _effects(thing.effects))
        case Item():
            yield from _counted(thing, ("attack", "defence", "armour", "shot", "range", "disarm", "search"))
            if thing.price:
                yield "price", replace(thing, price=thing.price + 10)
            if thing.use:
                yield "once", replace(thing, once=not thing.once)
                yield "free", replace(thing, free=not thing.free)
            yield from ((what, replace(thing, use=e)) for what, e in _effects(thing.use))
            yield from ((what, replace(thing, strikes=e)) for what, e in _effects(thing.strikes))
        case Treasure():
            yield from _counted(thing, ("dice",))
            if thing.item:
                yield "item", replace(thing, item="" if thing.item != "" else "potion")
            yield from ((what, replace(thing, effects=e)) for what, e in _effects(thing.effects))
            yield from ((what, replace(thing, besides=e)) for what, e in _effects(thing.besides))
        case SceneryKind():
            yield from _furniture(thing)


def _furniture(kind: SceneryKind) -> Iterator[tuple[str, SceneryKind]]:
    """What it is to walls, doors and traps is rules and not in their rows, but for the cover they give."""
    if kind.cover:
        yield "cover", replace(kind, cover=kind.cover + 1)
    if kind.edge or kind.id.endswith("-trap"):
        return
    yield "passable", replace(kind, passable=not kind.passable)
    yield "opaque", replace(kind, opaque=not kind.opaque)
    if not kind.passable:
        yield "jumpable", replace(kind, jumpable=not kind.jumpable)


def _counted(thing: Thing, fields: tuple[str, ...]) -> Iterator[tuple[str, Thing]]:
    """One more and one less, of what there is any of."""
    for field in fields:
        number = getattr(thing, field)
        if number:
            yield f"{field} more", replace(thing, **{field: number + 1})
            yield f"{field} less", replace(thing, **{field: number - 1})


def _effects(effects: tuple[Effect, ...]) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    for n, effect in enumerate(effects):
        head, tail = effects[:n], effects[n + 1 :]
        yield f"no {effect.do}", (*head, *tail)
        for field in ("amount", "dice", "radius"):
            number = getattr(effect, field)
            if number:
                for by in (1,) if effect.do == "points" and number <= -2 else (1, -1):  # TQ-G93
                    yield (
                        f"{effect.do} {field} {by:+}",
                        (*head, replace(effect, **{field: number + by}), *tail),
                    )
        if effect.when:
            yield f"{effect.do} always", (*head, replace(effect, when=""), *tail)
        if effect.lasts != "now":
            other = "turn" if effect.lasts != "turn" else "round"
            yield f"{effect.do} for a {other}", (*head, replace(effect, lasts=other), *tail)


def fails(kind: str, name: str, thing: Thing, monkeypatch: pytest.MonkeyPatch) -> bool:
    with monkeypatch.context() as patch:
        patch.setitem(SHELVES[kind], name, thing)
        sight._ground.cache_clear()
        try:
            return any(check(path.read_text(encoding="utf-8"), ALL) for path in scenarios(kind, name))
        except (msgspec.ValidationError, ValueError, AssertionError, KeyError):
            return True
        finally:
            sight._ground.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("kind, name", ALL_THINGS)
def test_anything_else_would_be_noticed(kind: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thing = KINDS[kind][name]
    assert not fails(kind, name, thing, monkeypatch), "it does what its scenario says"
    assert [what for what, other in others(thing) if not fails(kind, name, other, monkeypatch)] == []
