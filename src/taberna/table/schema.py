"""JSON Schema of what is said and heard at a table, for clients in other languages."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, TypeVar, cast, get_args, get_origin

import msgspec

from taberna.table.codec import entry_type, generic
from taberna.table.commits import Told, ToldBack
from taberna.table.forms import Legal
from taberna.table.game import Game
from taberna.table.outcome import Outcome
from taberna.table.record import Header, Seal
from taberna.table.refusal import Refusal
from taberna.table.talk import Talk
from taberna.table.values import Action, Event, Options, State, Value, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_DEFS: Final = "#/$defs/"
_Made: TypeAlias = tuple[list[dict[str, object]], dict[str, dict[str, object]]]


def schemas(game: Game[S, A, E, V, O], more: Iterable[type[Value]] = ()) -> dict[str, object]:
    """One document a game, in a fixed order. Its `$defs` hold every action, event and wire type by
    name, and `Action`, `Event`, `View`, `Options`, `Entry`, `Telling` for the unions they form; `more`
    are values that others have of this game."""
    types = game.types
    roots: dict[str, object] = {
        "Action": types.action,
        "Event": types.event,
        "View": types.view,
        "Options": types.options,
        "Entry": entry_type(types),
        "Telling": generic(Told, types.event) | ToldBack,
        "Legal": generic(Legal, types.action),
        "Header": generic(Header, types.options),
        "Seal": Seal,
        "Talk": Talk,
        "Outcome": Outcome,
        "Refusal": Refusal,
        **({"Question": game.previews.question, "Preview": game.previews.answer} if game.previews else {}),
        **{kind.__name__: kind for kind in more},
    }
    made = msgspec.json.schema_components(roots.values(), ref_template=_DEFS + "{name}")
    forms, components = msgspec.json.decode(msgspec.json.encode(made), type=_Made)  # defaults in plain JSON
    short = {name: _short(name, part) for name, part in components.items()}
    parts = {short[name]: _renamed(part, short) for name, part in components.items()}
    whole = {name: _renamed(form, short) for name, form in zip(roots, forms, strict=True)}
    whole = {name: form for name, form in whole.items() if form != {"$ref": _DEFS + name}}
    if clash := whole.keys() & parts.keys():
        raise ValueError(f"{game.name} calls a value of its own {', '.join(sorted(clash))}")
    unions = {name: form for name, form in whole.items() if "anyOf" in form}
    defs = {name: _folded(part, unions) for name, part in parts.items()} | {
        name: _folded(form, {other: u for other, u in unions.items() if other != name})
        for name, form in whole.items()
    }
    return {
        "$schema": DIALECT,
        "title": game.name,
        "description": f"rules {game.rules}",
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def options_schema(game: Game[S, A, E, V, O]) -> dict[str, object]:
    """Of the options alone, with closed choices in the order in which the game lists them."""
    kind = game.types.options
    made = msgspec.json.schema_components((kind,), ref_template=_DEFS + "{name}")
    (ref,), components = msgspec.json.decode(msgspec.json.encode(made), type=_Made)  # defaults in plain JSON
    own = components.pop(str(ref["$ref"]).removeprefix(_DEFS))
    properties = cast("dict[str, dict[str, object]]", own["properties"])
    for field in msgspec.structs.fields(kind):
        if get_origin(field.type) is Literal:
            properties[field.encode_name]["enum"] = list(get_args(field.type))
    return {"$schema": DIALECT, **own, "$defs": components}


def _short(name: str, part: dict[str, object]) -> str:
    """`Commit` for `Commit[Place | Hide, Placed | Hidden]`: a document knows but one."""
    title = str(part.get("title", name))
    return title.partition("[")[0] if "[" in title else name


def _renamed(part: dict[str, object], short: dict[str, str]) -> dict[str, object]:
    def rename(ref: object) -> str:
        return _DEFS + short[str(ref).removeprefix(_DEFS)]

    def walk(key: str, value: object) -> object:
        match key, value:
            case "$ref", str():
                return rename(value)
            case "mapping", dict() if all(str(ref).startswith(_DEFS) for ref in value.values()):
                return {tag: rename(ref) for tag, ref in value.items()}
            case "title", str():
                return value.partition("[")[0]
            case _, dict():
                return {inner: walk(inner, item) for inner, item in value.items()}
            case _, list():
                return [walk("", item) for item in value]
            case _:
                return value

    return {key: walk(key, value) for key, value in part.items()}


def _folded(part: object, unions: dict[str, dict[str, object]]) -> object:
    """A union is written once and referred to by its name."""
    for name, form in unions.items():
        if part == form:
            return {"$ref": _DEFS + name}
    match part:
        case dict():
            return {key: _folded(value, unions) for key, value in part.items()}
        case list():
            return [_folded(item, unions) for item in part]
        case _:
            return part
