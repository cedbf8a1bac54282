"""What has changed between two values, as edits of the JSON that they are written as.

An edit follows from the two values alone: whoever may be sent both learns nothing from it or its length.
"""

from typing import Any, Final, TypeAlias, cast

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


def differences(before: object, after: object) -> tuple[Edit, ...]:
    """In the order in which they are to be applied."""
    edits: list[Edit] = []
    if before is not after and before != after:
        _between(before, after, (), edits)
    return tuple(edits)


def _between(before: object, after: object, path: Path, edits: list[Edit]) -> None:
    """Of two that are not the same."""
    kind = type(after)
    if kind is not type(before):
        edits.append(Put(path, after))
    elif isinstance(after, Struct):
        _fields(cast(Struct, before), after, path, edits)
    elif kind is tuple:
        _rows(before, after, path, edits)  # type: ignore[arg-type]  # both are
    elif isinstance(after, dict) and isinstance(before, dict) and before.keys() <= after.keys():
        for key, now in after.items():
            was = before.get(key)
            if key not in before:
                edits.append(Put((*path, key), now))
            elif was is not now and was != now:
                _between(was, now, (*path, key), edits)
    else:
        edits.append(Put(path, after))


def _fields(before: Struct, after: Struct, path: Path, edits: list[Edit]) -> None:
    fields = after.__struct_fields__
    others = [
        (field, was, now)
        for field, was, now in zip(fields, astuple(before), astuple(after), strict=True)
        if was is not now and was != now
    ]
    if path and WHOLE * len(others) > len(fields):
        edits.append(Put(path, after))
        return
    for field, was, now in others:
        _between(was, now, (*path, field), edits)


def _rows(before: tuple[object, ...], after: tuple[object, ...], path: Path, edits: list[Edit]) -> None:
    count = len(after)
    if count <= SHORT and not (count and isinstance(after[0], Struct)):
        edits.append(Put(path, after))
        return
    shorter = min(len(before), count)
    start = end = 0
    while start < shorter and (before[start] is after[start] or before[start] == after[start]):
        start += 1
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    if len(before) != count or not isinstance(after[start], Struct):
        edits.append(Splice(path, start, len(before) - end - start, after[start : count - end]))
        return
    for place in range(start, count - end):
        was, now = before[place], after[place]
        if was is not now and was != now:
            _between(was, now, (*path, place), edits)


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
