"""Effects and triggers: everything they speak of is there, nothing starts itself again for ever."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from taberna.games.tseuquest.authoring.drawing import Drawing
from taberna.games.tseuquest.authoring.problems import Path, Problem, problem
from taberna.games.tseuquest.authoring.shape import unknown
from taberna.games.tseuquest.authoring.syntax import Source
from taberna.games.tseuquest.effects.targets import SORTS
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.squares import AT
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Scenery, Trap
from taberna.games.tseuquest.things.plan import Plan, spread
from taberna.games.tseuquest.things.script import Trigger
from taberna.games.tseuquest.things.validate import is_fleeting, is_nothing, known

LAST_ROUND: Final = 999
_PLACES: Final = ("enter", "noise", "searched")
_NEEDS: Final = (
    "flag",
    "say",
    "wake",
    "open",
    "close",
    "place",
    "give",
    "take",
    "end",
    "summon",
    "ambush",
    "move",
)
"""Effects that must say what."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody or something does, and where in the file it is written."""

    owner: Trigger | Scenery | Trap
    effects: tuple[Effect, ...]
    path: Path


def deeds(plan: Plan, drawing: Drawing, source: Source) -> tuple[Deed, ...]:
    found = [Deed(t, t.effects, ("trigger", n, "effects")) for n, t in enumerate(plan.script.triggers)]
    found += [
        Deed(piece, piece.use, (*_entry(piece.squares[0], "scenery", drawing, source), "use"))
        for piece in plan.scenery
    ]
    written = source.table.get("trap", [])
    assert isinstance(written, list)
    drawn = len(plan.traps) - len(written)
    for n, trap in enumerate(plan.traps):
        square = trap.square or trap.edge[:-1]
        path: Path = ("trap", n - drawn) if n >= drawn else _entry(square, "trap", drawing, source)
        found.append(Deed(trap, trap.effects, (*path, "effects")))
    return tuple(deed for deed in found if deed.effects or isinstance(deed.owner, Trigger))


def _entry(square: str, word: str, drawing: Drawing, source: Source) -> Path:
    """Where the key speaks of what stands on this square."""
    x, y = AT[square]
    sign = drawing.lines[2 * y + 1][2 * x + 1]
    key = source.table["key"]
    assert isinstance(key, dict)
    entry = key.get(sign)
    if isinstance(entry, list):
        return ("key", sign, next((n for n, row in enumerate(entry) if word in row), 0))
    return ("key", sign)


def indication_problems(plan: Plan, all_deeds: Collection[Deed], source: Source) -> Iterator[Problem]:
    texts = {name for words in plan.script.texts.values() for name in words}
    met: set[Path] = set()
    for deed in all_deeds:
        for n, effect in enumerate(deed.effects):
            path = (*deed.path, n)
            if path not in met:
                met.add(path)
                yield from _effect(effect, plan, texts, source, path)
    for n, trigger in enumerate(plan.script.triggers):
        yield from _trigger(trigger, n, plan, source)
    yield from _loops(plan, source)


def _effect(
    effect: Effect, plan: Plan, texts: Collection[str], source: Source, path: Path
) -> Iterator[Problem]:
    spots = source.spots
    there = texts if effect.do == "say" else known(effect, plan)
    if effect.do in _NEEDS and not effect.what:
        yield problem("effect-what", spots.of(*path), verb=effect.do)
    elif there is not None and effect.what not in there:
        yield unknown("effect-unknown", effect.what, tuple(sorted(there)), spots, (*path, "what"))
    if is_nothing(effect):
        yield problem("effect-nothing", spots.of(*path), verb=effect.do)
    if is_fleeting(effect):
        yield problem("effect-fleeting", spots.of(*path), verb=effect.do)
    groups = {f.group for f in plan.figures if f.group}
    if effect.who == "group" and there is None and effect.what not in groups:
        yield unknown("no-group", effect.what, tuple(sorted(groups)), spots, (*path, "what"))
    yield from _when(effect.when, plan, source, (*path, "when"))


def _when(when: str, plan: Plan, source: Source, path: Path) -> Iterator[Problem]:
    match when.split(" "):
        case [""] | ["flag", _] | ["no", "flag", _]:
            pass
        case [sort] if sort in SORTS:
            pass
        case ["group", group, "gone"]:
            groups = tuple({f.group for f in plan.figures if f.group})
            if group not in groups:
                yield unknown("no-group", group, groups, source.spots, path)
        case _:
            yield problem("when-unreadable", source.spots.of(*path), name=when[:40])


def _trigger(trigger: Trigger, n: int, plan: Plan, source: Source) -> Iterator[Problem]:
    if not trigger.effects and not _unread(n, source):
        yield problem("trigger-idle", source.spots.of("trigger", n), name=trigger.id)
    yield from _when(trigger.when, plan, source, ("trigger", n, "when"))
    allowed = _meant(trigger, plan)
    if allowed is None or not trigger.what:
        return
    for name in trigger.what.split(" "):
        if name not in allowed and trigger.on == "round":
            at = source.spots.of("trigger", n, "what")
            yield problem("own-number", at, field="what", least=1, most=LAST_ROUND)
            return
        if name not in allowed:
            yield unknown("trigger-what", name, tuple(sorted(allowed)), source.spots, ("trigger", n, "what"))
            return


def _unread(n: int, source: Source) -> bool:
    """Whether it has effects that could not be read, of which something else is told."""
    rows = source.table["trigger"]
    assert isinstance(rows, list)
    place = ("trigger", n)
    return "effects" not in rows[n] and source.spots.of(*place, "effects") != source.spots.of(*place)


def room_problems(source: Source, drawing: Drawing) -> Iterator[Problem]:
    """`room g1` must name a room: asked of what is written, before it is spread over its squares."""
    script = source.table["script"]
    assert isinstance(script, dict)
    for n, part in enumerate(script.get("silence", ())):
        for square in spread(part, drawing.board).split(" "):
            if square not in drawing.board.squares:
                code = "no-room" if part.startswith("room ") else "no-square"
                yield problem(code, source.spots.of("script", "silence", n), name=part[:40])
    rows = source.table.get("trigger", [])
    assert isinstance(rows, list)
    for n, row in enumerate(rows):
        what = row.get("what", "")
        if what.startswith("room ") and not spread(what, drawing.board):
            yield problem("no-room", source.spots.of("trigger", n, "what"), name=what[5:45])


def _meant(trigger: Trigger, plan: Plan) -> Collection[str] | None:
    """What the moment of a trigger can be about."""
    match trigger.on:
        case "round":
            return [str(number) for number in range(1, LAST_ROUND + 1)]
        case "slain":
            return {f.id for f in plan.figures}
        case "opened":
            return {d.edge for d in plan.doors}
        case "used":
            return {s.id for s in plan.scenery}
        case "seen":
            return {f.id for f in plan.figures} | {s.id for s in plan.scenery}
        case "found":
            return {h.id for h in plan.hoards}
        case "left":
            return {s.id for s in SHEETS.values() if s.kind == "hero"}
        case "flag":
            return None
        case _:
            return AT.keys()


def _loops(plan: Plan, source: Source) -> Iterator[Problem]:
    """Triggers that fire again and again, one of them starting the next, the last the first."""
    lasting = {n: t for n, t in enumerate(plan.script.triggers) if not t.once}
    starts = {n: {m for m, other in lasting.items() if _starts(t, other)} for n, t in lasting.items()}
    for n in lasting:
        reached: set[int] = set()
        fringe = set(starts[n])
        while fringe:
            reached |= fringe
            fringe = {m for each in fringe for m in starts[each]} - reached
        if n in reached:
            yield problem("trigger-loop", source.spots.of("trigger", n), name=plan.script.triggers[n].id)


def _starts(one: Trigger, other: Trigger) -> bool:
    for effect in one.effects:
        match effect.do, other.on:
            case ("noise", "noise") | ("push", "enter"):
                return True
            case ("move", "enter") | ("open", "opened"):
                if not other.what or effect.what in other.what.split(" "):
                    return True
            case _:
                pass
    return False
