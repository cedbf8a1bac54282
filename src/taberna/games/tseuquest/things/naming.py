"""Names at the table. What an author calls a thing may tell what it is, what it holds or that something waits
for it: everybody hears of it under a name of its kind and its place, whatever its nature (TQ-G195)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

from msgspec.structs import replace

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.things.numbering import NUMBERS, PIECES, named_by_place, number
from taberna.games.tseuquest.things.pieces import Figure, Hoard, Scenery, Trap
from taberna.games.tseuquest.things.plan import Plan
from taberna.games.tseuquest.things.script import Trigger

P = TypeVar("P", Figure, Scenery, Trap, Hoard)


@dataclass(frozen=True, slots=True)
class Renamed:
    """What each is called at the table, by its author's name."""

    figures: Mapping[str, str]
    scenery: Mapping[str, str]
    traps: Mapping[str, str]
    hoards: Mapping[str, str]


def at_table(plan: Plan) -> Plan:
    names = Renamed(
        _given(plan.figures, _figures(plan)),
        _given(plan.scenery, lambda piece: named_by_place(piece.kind, min(piece.squares))),
        _given(plan.traps, _traps(plan)),
        _given(plan.hoards, _hoards()),
    )
    return replace(
        plan,
        figures=_called(plan.figures, names.figures),
        scenery=_called((_piece(s, names) for s in plan.scenery), names.scenery),
        traps=_called((replace(t, effects=_effects(t.effects, names)) for t in plan.traps), names.traps),
        hoards=_called(plan.hoards, names.hoards),
        script=replace(plan.script, triggers=tuple(_trigger(t, names) for t in plan.script.triggers)),
        least={names.figures[name]: least for name, least in plan.least.items()},
    )


def _given(pieces: Iterable[P], name: Callable[[P], str]) -> dict[str, str]:
    """One each, whatever else lies in the same place; `adventure check` lets no two of a kind lie there."""
    given: dict[str, str] = {}
    for piece in pieces:
        own = wanted = name(piece)
        alike = 1
        while own in given.values():
            alike += 1
            own = f"{wanted}-{alike}"
        given[piece.id] = own
    return given


def _called(pieces: Iterable[P], names: Mapping[str, str]) -> tuple[P, ...]:
    """By their names, so that what is seen early does not show by its place how much lies before it."""
    return tuple(sorted((replace(p, id=names[p.id]) for p in pieces), key=lambda piece: piece.id))


def _figures(plan: Plan) -> Callable[[Figure], str]:
    """A number that counts nothing, and none that another of its sheet has."""
    drawn = " ".join(sorted(f"{f.square} {f.id}" for f in plan.figures))
    met: dict[str, int] = {}

    def name(figure: Figure) -> str:
        alike = met.get(figure.sheet, 0)
        met[figure.sheet] = alike + 1
        return f"{figure.sheet}-{number(drawn, figure.sheet, NUMBERS, alike)}"

    return name


def _traps(plan: Plan) -> Callable[[Trap], str]:
    guarded = {piece.trap: min(piece.squares) for piece in plan.scenery if piece.trap}

    def name(trap: Trap) -> str:
        if trap.id in guarded:
            return named_by_place("guard", guarded[trap.id])
        return named_by_place("trap", trap.square or trap.edge)

    return name


def _hoards() -> Callable[[Hoard], str]:
    """A zone has no one place, and how far it reaches is nobody's business."""
    taken: set[int] = set()

    def name(hoard: Hoard) -> str:
        if not hoard.cards:
            return named_by_place("treasure", hoard.squares[0])
        drawn = (number(" ".join(hoard.squares), "zone", PIECES, n) for n in count())
        own = next(n for n in drawn if n not in taken)
        taken.add(own)
        return f"treasure-{own}"

    return name


def _piece(piece: Scenery, names: Renamed) -> Scenery:
    return replace(piece, trap=names.traps.get(piece.trap, piece.trap), use=_effects(piece.use, names))


def _effects(effects: tuple[Effect, ...], names: Renamed) -> tuple[Effect, ...]:
    return tuple(
        replace(e, what=names.scenery.get(e.what, e.what)) if e.do == "place" else e for e in effects
    )


def _trigger(trigger: Trigger, names: Renamed) -> Trigger:
    about: Mapping[str, str]
    match trigger.on:
        case "slain":
            about = names.figures
        case "seen":
            about = {**names.scenery, **names.figures}
        case "used":
            about = names.scenery
        case "found":
            about = names.hoards
        case _:
            about = {}
    what = " ".join(about.get(word, word) for word in trigger.what.split(" "))
    return replace(trigger, what=what, effects=_effects(trigger.effects, names))
