"""Options in text: `first=B clock=10+5`, and the pairs of a command line."""

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_origin

import msgspec

from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.options import Options, bad_option, check_options
from taberna.table.refusal import Refused

_FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Options)}
_NAMES: Final = tuple(name for name in _FIELDS if name != "variant")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz_"
_DIGITS_MOST: Final = 9


def read_options(pairs: Mapping[str, str], variant: str) -> Options:
    """Refused by the name of the first option that is wrong."""
    values = {"variant": _value("variant", variant)}
    for name, text in pairs.items():
        if name not in _NAMES:
            raise Refused(bad_option(name, text, *_NAMES))
        values[name] = _value(name, text)
    options = msgspec.convert(values, Options)
    why = check_options(options)
    if why is not None:
        raise Refused(why)
    return options


def _value(name: str, text: str) -> str | int:
    kind = _FIELDS[name].type
    if get_origin(kind) is Literal:
        known = {str(value): value for value in get_args(kind)}
        if text not in known:
            raise Refused(bad_option(name, text, *known))
        value: str | int = known[text]
        return value
    if kind is not int:
        return text
    if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS_MOST):
        raise Refused(bad_option(name, text, "0-" + "9" * _DIGITS_MOST))
    return int(text)


def parse_options(variant: str, text: str) -> Options:
    reader = Reader(text, "unreadable-options")
    pairs = read_pairs(reader, "")
    reader.finish()
    return read_options({name: value for name, (value, _) in pairs.items()}, variant)


def read_pairs(reader: Reader, until: str) -> dict[str, tuple[str, int]]:
    """`name=value` after `name=value`, each with where it begins; `until` ends them."""
    pairs: dict[str, tuple[str, int]] = {}
    while not reader.ended() and reader.text[reader.at] != until:
        if pairs:
            reader.between("option")
        start = reader.at
        name = reader.run(_LETTERS)
        if not name or name in pairs:
            raise reader.fail("option", start)
        reader.need("=", "equals")
        value = ""
        while not reader.ended() and reader.text[reader.at] not in (reader.gap, until):
            value += reader.text[reader.at]
            reader.at += 1
        pairs[name] = value, start
    return pairs


def print_options(options: Options) -> str:
    """Those that are not as usual, in their usual order; the variant has a line of its own."""
    usual = Options()
    return " ".join(
        f"{name}={getattr(options, name)}"
        for name in _NAMES
        if getattr(options, name) != getattr(usual, name)
    )
