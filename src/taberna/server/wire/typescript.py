"""TypeScript types of everything on the wire, made from the same structs as the wire itself.

    python -m taberna.server.wire.typescript FOLDER

writes `messages.ts` and one file a game. A test fails when the page's copy is stale.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias, cast

import msgspec

from taberna.bots import AnyBots
from taberna.server.bots.worker import found
from taberna.server.settings import Settings
from taberna.server.wire import messages
from taberna.server.wire.operations import OPERATIONS
from taberna.table.codec import codec, generic
from taberna.table.game import AnyGame
from taberna.table.registry import Registry
from taberna.table.schema import schemas
from taberna.table.seats import Seat
from taberna.table.values import Value

Part: TypeAlias = Mapping[str, object]

NOBODY: Final[AnyBots] = MappingProxyType({})
NOTE: Final = "// Made by `make types` from the structs in src/taberna: change those, not this.\n"
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_WORD: Final = re.compile(r"^[A-Za-z_]\w*$")


class A(Value, frozen=True):
    """Stands for a game's actions."""


class E(Value, frozen=True):
    """Stands for a game's events."""


class V(Value, frozen=True):
    """Stands for a game's views."""


PARAMETERS: Final = ("A", "E", "V")


class Writer:
    """Definitions by name, as TypeScript."""

    def __init__(self, parts: Mapping[str, Part], asked: Iterable[str] = ()) -> None:
        self._parts = parts
        self._asked = frozenset(asked)
        """What clients send: there, a field with a default may be left out."""
        self._names = {name: _short(name) for name in parts}
        self._takes = {name: self._parameters(name, set()) for name in parts}

    def text(self) -> str:
        names = sorted(self._parts, key=lambda name: self._names[name])
        return "\n".join(self._definition(name) for name in names if name not in PARAMETERS)

    def _definition(self, name: str) -> str:
        part, heading = self._parts[name], self._names[name] + self._generic(name)
        told = part.get("description")
        comment = f"/** {_words(str(told))} */\n" if told else ""
        if part.get("type") != "object" or "properties" not in part:
            return f"{comment}export type {heading} = {self.kind(part)}\n"
        required = cast("list[str]", part.get("required", []))
        lines = [
            f"  {field}{'' if self._always(name, field, required) else '?'}: {self.kind(kind)}"
            for field, kind in cast("Mapping[str, Part]", part["properties"]).items()
        ]
        return f"{comment}export interface {heading} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"

    def _always(self, name: str, field: str, required: list[str]) -> bool:
        return name not in self._asked or field in required

    def kind(self, part: Part) -> str:
        match part:
            case {"$ref": str() as ref}:
                name = ref.rpartition("/")[2]
                return self._names[name] + self._generic(name)
            case {"anyOf": [*kinds]}:
                return " | ".join(dict.fromkeys(self.kind(cast(Part, kind)) for kind in kinds))
            case {"enum": [*values]}:
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case {"const": value}:
                return msgspec.json.encode(value).decode()
            case {"type": "array", "prefixItems": [*items]}:
                return f"[{', '.join(self.kind(cast(Part, item)) for item in items)}]"
            case {"type": "array"}:
                inner = self.kind(cast(Part, part.get("items", {})))
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case {"type": "object", "additionalProperties": dict() as inner}:
                return f"Record<string, {self.kind(cast(Part, inner))}>"
            case {"type": str() as plain} if plain in _PLAIN:
                return _PLAIN[plain]
            case _:
                return "unknown"

    def _generic(self, name: str) -> str:
        takes = [parameter for parameter in PARAMETERS if parameter in self._takes[name]]
        return f"<{', '.join(takes)}>" if takes and name not in PARAMETERS else ""

    def _parameters(self, name: str, seen: set[str]) -> frozenset[str]:
        """Which of the parameters a definition needs, in itself or in what it is made of."""
        if name in PARAMETERS:
            return frozenset({name})
        if name in seen:
            return frozenset()
        seen.add(name)
        inner = (self._parameters(ref, seen) for ref in _refs(self._parts[name]))
        return frozenset().union(*inner)


def _refs(part: object) -> list[str]:
    match part:
        case dict():
            own = [str(part["$ref"]).rpartition("/")[2]] if "$ref" in part else []
            return [
                *own,
                *(ref for key, value in part.items() if key != "discriminator" for ref in _refs(value)),
            ]
        case list():
            return [ref for item in part for ref in _refs(item)]
        case _:
            return []


def _short(name: str) -> str:
    return name.partition("_")[0].partition("[")[0]


def _words(text: str) -> str:
    return " ".join(text.split()).replace("*/", "* /")


def messages_ts() -> str:
    """Everything that is the same for every game, with a game's own parts as parameters."""
    whole = (generic(messages.Welcome, A, E, V), generic(messages.Changed, A, E))
    asked = [messages.FromClient, *(op.asks for op in OPERATIONS if op.asks is not None)]
    told = [messages.PLAIN, *whole, *(op.answers for op in OPERATIONS if op.answers is not None)]
    _, parts = msgspec.json.schema_components(_types([*asked, *told]), ref_template="#/{name}")
    _, sent = msgspec.json.schema_components(_types(asked), ref_template="#/{name}")
    plain, whole_names = _members(messages.PLAIN), ("Welcome<A, E, V>", "Changed<A, E>")
    unions = [
        f"export const PROTOCOL = {messages.PROTOCOL}\n",
        f"export type FromClient = {' | '.join(_members(messages.FromClient))}\n",
        f"export type FromServer<A, E, V> = {' | '.join((*whole_names, *plain))}\n",
    ]
    return NOTE + "\n" + Writer(cast("Mapping[str, Part]", parts), sent).text() + "\n" + "\n".join(unions)


def _types(kinds: Iterable[object]) -> "list[type]":
    return cast("list[type]", list(kinds))


def _members(union: object) -> list[str]:
    return [kind.__name__ for kind in cast("tuple[type, ...]", getattr(union, "__args__", ()))]


def game_ts(games: Registry, name: str, bots: AnyBots = NOBODY) -> str:
    """A game's actions, events, views and options, and what its bots tell of their memory."""
    accounts = [bot.account for bot in bots.get(name, {}).values()]
    moments = dict.fromkeys(account.moment for account in accounts if account is not None)
    game = games.find(name)
    parts = cast("Mapping[str, Part]", schemas(game, moments)["$defs"])
    return NOTE + "\n" + Writer(parts).text() + "\n" + _sides_ts(game)


def _sides_ts(game: AnyGame) -> str:
    """The one thing that the page must know of seats before it is told of a table."""
    sides: dict[Seat, str] = {}
    for variant in game.variants:
        options = codec(game).make_options({"variant": variant})
        sides |= {seat: game.side(options, seat) for seating in game.seats(options) for seat in seating}
    rows = "".join(f'  {seat}: "{side}",\n' for seat, side in sorted(sides.items()))
    return f"/** Which side a seat of a usual table is on. */\nexport const SIDES = {{\n{rows}}} as const\n"


def files(games: Registry, bots: AnyBots) -> dict[str, str]:
    return {"messages.ts": messages_ts()} | {f"{name}.ts": game_ts(games, name, bots) for name in games}


def main(folder: Path, settings: Settings) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games, bots = cast(Registry, found(settings.games)), cast(AnyBots, found(settings.bots))
    for path, text in files(games, bots).items():
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Settings())
