"""The same adventure with east and west changed and every name of its author replaced: whoever plays by what
is on the board plays it as well, whoever knows an adventure by heart does not."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from taberna.games.tseuquest.ground.board import ROOMS
from taberna.games.tseuquest.ground.squares import AT, EDGE, NAMED, Square
from taberna.games.tseuquest.things.library import text
from taberna.games.tseuquest.things.script import OPENING
from taberna.games.tseuquest.things.shelf import parsed

ACROSS: Final = {"e": "w", "w": "e", "n": "n", "s": "s"}
NAMES: Final = (
    "id",
    "group",
    "trap",
    "room",
    "rooms",
    "squares",
    "square",
    "at",
    "edge",
    "what",
    "when",
    "goals",
)
"""Where names and places stand; elsewhere words are the game's own."""
_SQUARE: Final = re.compile(r"\b[a-z]\d{1,2}\b")


def mirrored(toml: str) -> str:
    """The text of the copy."""
    table = dict(parsed(toml))
    lines = str(table["map"]).strip("\n").split("\n")
    width = (len(lines[0]) - 1) // 2
    table["map"] = "\n".join(line[::-1] for line in lines)
    face = str(table.pop("face", ""))
    if face:
        table["rooms"] = _rooms(text(f"faces/{face}.txt"))
    names = {name: f"name-{n}" for n, name in enumerate(sorted({*_named(table)}))}
    told = {name: f"word-{n}" for n, name in enumerate(sorted({*_told(table)}))}

    def word(old: str) -> str:
        return names.get(old) or _place(old, width) or old

    texts = cast(dict[str, dict[str, str]], table.pop("text", {}))
    turned = cast(dict[str, object], _turned(table, "", word, told))
    turned["text"] = {
        language: {
            told.get(name, name): _SQUARE.sub(lambda m: word(m[0]), said) for name, said in row.items()
        }
        for language, row in texts.items()
    }
    return written_as_toml(turned)


def _rooms(face: str) -> list[Square]:
    last = face.strip("\n").split("\n")[-1]
    return last.split()[1:] if last.startswith(ROOMS) else []


def _place(word: str, width: int) -> str:
    """A square or an edge on the other side; empty: it is neither."""
    if word in AT:
        x, y = AT[word]
        return NAMED[width - 1 - x, y]
    if word[:-1] in AT and word[-1] in ACROSS:
        x, y = AT[word[:-1]]
        return EDGE[NAMED[width - 1 - x, y], ACROSS[word[-1]]]  # type: ignore[index]  # one of four
    return ""


def rows_of(value: object) -> Iterator[Mapping[str, object]]:
    """Every table in it, however deep."""
    if isinstance(value, Mapping):
        yield value
        for each in value.values():
            yield from rows_of(each)
    elif isinstance(value, list):
        for each in value:
            yield from rows_of(each)


def _named(table: Mapping[str, object]) -> Iterator[str]:
    """What the author called things, groups and flags."""
    for row in rows_of({key: value for key, value in table.items() if key != "text"}):
        yield from (str(row[field]) for field in ("id", "group") if field in row)
        if row.get("do") == "flag":
            yield str(row["what"])
    script = cast(Mapping[str, object], table.get("script", {}))
    yield from cast(list[str], script.get("goals", []))


def _told(table: Mapping[str, object]) -> Iterator[str]:
    texts = cast(Mapping[str, Mapping[str, str]], table.get("text", {}))
    spoken = {str(row["what"]) for row in rows_of(table) if row.get("do") == "say"}
    yield from (name for row in texts.values() for name in row if name in spoken and name not in OPENING)


def _turned(value: object, field: str, word: Callable[[str], str], told: Mapping[str, str]) -> object:
    if isinstance(value, Mapping):
        if value.get("do") == "say":
            value = {**value, "what": told.get(str(value["what"]), value["what"])}
            return {k: v if k == "what" else _turned(v, k, word, told) for k, v in value.items()}
        signs = field == "key"
        return {key: _turned(each, "" if signs else key, word, told) for key, each in value.items()}
    if isinstance(value, list):
        return [_turned(each, field, word, told) for each in value]
    if isinstance(value, str) and field == "wall":
        return ACROSS[value]
    if isinstance(value, str) and (field in NAMES or field == "silence"):
        return " ".join(map(word, value.split(" ")))
    return value


def written_as_toml(table: Mapping[str, object]) -> str:
    return "".join(f"{json.dumps(key)} = {_written(value)}\n" for key, value in table.items())


def _written(value: object) -> str:
    """As TOML has it: tables in one line, strings as JSON quotes them."""
    if isinstance(value, Mapping):
        rows = (f"{json.dumps(key, ensure_ascii=False)} = {_written(each)}" for key, each in value.items())
        return "{ " + ", ".join(rows) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
