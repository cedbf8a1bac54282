"""What has changed between two values, as edits of the JSON that they are written as.

An edit follows from the two values alone: whoever may be sent both learns nothing from it or its length.
"""

from itertools import compress, count
from operator import is_not
from types import NoneType
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from taberna.table.values import Value

Path: TypeAlias = tuple[str | int, ...]


class Put(Value, frozen=True, array_like=True, tag="put"):
    """At this place there is now this; the empty path is the whole."""

    path: Path
    value: Any


class Splice(Value, frozen=True, array_like=True, tag="splice"):
    """In the row at this place, from `start` on, `cut` things are gone and these stand in their place."""

    path: Path
    start: int
    cut: int
    values: tuple[Any, ...]


Edit: TypeAlias = Put | Splice

WHOLE: Final = 2
"""A thing of which more than one field in so many is another is told whole."""


SHORT: Final = 2
"""A row of so few plain things is told whole."""
PLAIN: Final = frozenset({str, int, bool, NoneType})
_PLACES: Final = range(1 << 16)
"""Of the fields of a thing."""


class _StructKinds(dict[type, bool]):
    """Whether each kind is a struct. To ask `issubclass` takes as long as the rest that is asked of it."""

    def __missing__(self, kind: type) -> bool:
        found = self[kind] = issubclass(kind, Struct)
        return found


_IS_STRUCT: Final = _StructKinds()


class Known(dict[tuple[int, int, int], tuple[Any, Any, list[Edit]]]):
    """Edits of fields of one kind of thing, by the very values that they lead from and to, which are kept
    with them: where several see the same, it is compared once."""


def differences(before: object, after: object, known: Known | None = None) -> tuple[Edit, ...]:
    """In the order in which they are to be applied."""
    edits: list[Edit] = []
    if before is not after:
        if type(after) is type(before) and _IS_STRUCT[type(after)]:
            if known is None:
                _whole(before, after, edits)
            else:
                _shared(before, after, edits, known)
        elif before != after:
            _between(before, after, (), edits)
    return tuple(edits)


def _whole(before: Any, after: Any, edits: list[Edit]) -> None:
    """Of two structs of one kind that are not part of anything."""
    were, are = astuple(before), astuple(after)
    fields = after.__struct_fields__
    # Most of a view is the very same as before: that is found without a loop of our own.
    for at in compress(_PLACES, map(is_not, were, are)):
        was, now = were[at], are[at]
        if was == now:
            continue
        kind = type(now)
        if kind in PLAIN or (kind is tuple and len(now) <= SHORT and _is_plain(was, now)):
            edits.append(Put((fields[at],), now))  # most of what changes
        else:
            _field(was, now, (fields[at],), edits)


def _is_plain(was: object, now: tuple[object, ...]) -> bool:
    return type(was) is tuple and (not now or type(now[0]) in PLAIN)


def _shared(before: Any, after: Any, edits: list[Edit], known: Known) -> None:
    """The same, with what is known of others' fields."""
    were, are = astuple(before), astuple(after)
    fields = after.__struct_fields__
    for at in compress(_PLACES, map(is_not, were, are)):
        was, now = were[at], are[at]
        kept = known.get((at, id(was), id(now)))
        if kept is None:
            found: list[Edit] = []
            if was != now:
                _field(was, now, (fields[at],), found)
            kept = known[at, id(was), id(now)] = (was, now, found)
        edits += kept[2]


def _between(before: object, after: object, path: Path, edits: list[Edit]) -> None:
    """Of two that are not the same."""
    kind = type(after)
    if kind in PLAIN or kind is not type(before):
        edits.append(Put(path, after))
    elif kind is tuple:
        _rows(before, after, path, edits)  # type: ignore[arg-type]  # both are
    elif _IS_STRUCT[kind]:
        _fields(before, after, path, edits)
    elif isinstance(after, dict) and isinstance(before, dict) and before.keys() <= after.keys():
        for key, now in after.items():
            was = before.get(key)
            if key not in before:
                edits.append(Put((*path, key), now))
            elif was is not now and was != now:
                _between(was, now, (*path, key), edits)
    else:
        edits.append(Put(path, after))


def _fields(before: Any, after: Any, path: Path, edits: list[Edit]) -> None:
    """Of two structs of one kind within something."""
    were, are = astuple(before), astuple(after)
    others = [at for at in compress(_PLACES, map(is_not, were, are)) if were[at] != are[at]]
    if WHOLE * len(others) > len(are):
        edits.append(Put(path, after))
        return
    fields = after.__struct_fields__
    for at in others:
        _field(were[at], are[at], (*path, fields[at]), edits)


def _field(was: object, now: Any, path: Path, edits: list[Edit]) -> None:
    """As `_between` has it, which costs more than the rest of this."""
    kind = type(now)
    if kind in PLAIN:
        edits.append(Put(path, now))
    elif kind is not tuple or type(was) is not tuple:
        _between(was, now, path, edits)
    elif len(now) <= SHORT and (not now or type(now[0]) in PLAIN):
        edits.append(Put(path, now))
    else:
        _rows(was, now, path, edits)


def _rows(before: tuple[object, ...], after: tuple[object, ...], path: Path, edits: list[Edit]) -> None:
    length = len(after)
    things = length > 0 and _IS_STRUCT[type(after[0])]
    if things and len(before) == length:
        others = [*compress(count(), map(is_not, before, after))]
        if len(others) > 1 and _renamed(before, after, others) and _by_name(before, after, path, edits):
            return
        for place in others:
            was, now = before[place], after[place]
            if type(now) is type(was) and _IS_STRUCT[type(now)]:  # it finds out whether any field is another
                _fields(was, now, (*path, place), edits)
            elif was != now:
                _between(was, now, (*path, place), edits)
    elif length <= SHORT and not things:
        edits.append(Put(path, after))
    elif not (things and before and _by_name(before, after, path, edits)):
        _splice(before, after, path, edits)


def _renamed(before: tuple[object, ...], after: tuple[object, ...], places: list[int]) -> bool:
    return any(_name(before[place]) != _name(after[place]) for place in places)


def _by_name(before: tuple[object, ...], after: tuple[object, ...], path: Path, edits: list[Edit]) -> bool:
    """Of things that have names and stay in their order: some are gone, some are new, and of the others is
    told what has changed. As one splice, whatever stands in between would be told again."""
    were, are = _names(before), _names(after)
    if (
        not were
        or not are
        or [name for name in were if name in are] != [name for name in are if name in were]
    ):
        return False
    for start, end in reversed(_runs([name not in are for name in were])):
        edits.append(Splice(path, start, end - start, ()))
    for start, end in _runs([name not in were for name in are]):
        edits.append(Splice(path, start, 0, after[start:end]))
    for place, (name, now) in enumerate(are.items()):
        was = were.get(name)
        if was is not None and was is not now:
            _between(was, now, (*path, place), edits)
    return True


def _names(row: tuple[Any, ...]) -> dict[str, object]:
    """Empty where they can't be told apart so."""
    named = {_name(thing): thing for thing in row}
    return named if len(named) == len(row) and "" not in named else {}


def _name(thing: Any) -> str:
    """What stands first in it; nothing where that is no name."""
    kind = type(thing)
    first = getattr(thing, kind.__struct_fields__[0]) if _IS_STRUCT[kind] and kind.__struct_fields__ else ""
    return first if type(first) is str else ""


def _runs(chosen: list[bool]) -> list[tuple[int, int]]:
    """From where to where those that are chosen stand next to each other."""
    runs: list[tuple[int, int]] = []
    for place, one in enumerate(chosen):
        if one and runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        elif one:
            runs.append((place, place + 1))
    return runs


def _splice(before: tuple[object, ...], after: tuple[object, ...], path: Path, edits: list[Edit]) -> None:
    """What stands at the beginning and at the end of both stays."""
    shorter = min(len(before), len(after))
    start = end = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    edits.append(Splice(path, start, len(before) - end - start, after[start : len(after) - end]))


def applied(whole: object, edits: tuple[Edit, ...]) -> object:
    """The JSON that a value was read from, edited; what it was stays as it is."""
    for edit in edits:
        whole = _edited(whole, edit.path, edit)
    return whole


def _edited(whole: object, path: Path, edit: Edit) -> object:
    if not path:
        if isinstance(edit, Put):
            return edit.value
        assert isinstance(whole, list)
        return [*whole[: edit.start], *edit.values, *whole[edit.start + edit.cut :]]
    step, rest = path[0], path[1:]
    if isinstance(whole, dict):
        return {**whole, step: _edited(whole.get(step), rest, edit)}
    assert isinstance(whole, list)
    assert isinstance(step, int)
    return [*whole[:step], _edited(whole[step], rest, edit), *whole[step + 1 :]]
