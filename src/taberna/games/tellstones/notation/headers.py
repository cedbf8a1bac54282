"""The lines above a game's moves: `[Variant "round"]`."""

from dataclasses import dataclass
from typing import Final

from taberna.games.tellstones.notation.options import print_options, read_options, read_pairs
from taberna.games.tellstones.notation.reader import Expected, Reader
from taberna.games.tellstones.options import Options
from taberna.table.outcome import Outcome
from taberna.table.refusal import Parameter, Refused

UNFINISHED: Final = "*"

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Header:
    value: str
    at: int
    """Where the value begins."""
    reader: Reader

    def fail(self, expected: Expected, at: int | None = None, **params: Parameter) -> Refused:
        return self.reader.fail(expected, self.at if at is None else at, **params)


def is_header(line: str) -> bool:
    return line.startswith("[")


def read_header(reader: Reader) -> tuple[str, Header]:
    reader.need("[", "header")
    key = reader.run(_LETTERS)
    if not key:
        raise reader.fail("header")
    reader.need(" ", "gap")
    reader.need('"', "quote")
    start = reader.at
    end = reader.text.find('"', start)
    if end < 0:
        raise reader.fail("quote", len(reader.text))
    reader.at = end + 1
    reader.need("]", "bracket")
    return key, Header(reader.text[start:end], start, reader)


def options_of(headers: dict[str, Header]) -> Options:
    variant, written = headers.get("Variant"), headers.get("Options")
    pairs: dict[str, tuple[str, int]] = {}
    if written is not None:
        written.reader.at = written.at
        pairs = read_pairs(written.reader, '"')
    try:
        return read_options(
            {name: value for name, (value, _) in pairs.items()}, variant.value if variant else "duel"
        )
    except Refused as refused:
        params = refused.refusal.params
        name = str(params["option"])
        if name == "variant" and variant is not None:
            raise variant.fail("variant", known=params["known"]) from refused
        assert written is not None, "what is not written is as usual, and that is no mistake"
        raise written.fail("option", pairs[name][1], **params) from refused


def print_result(outcome: Outcome | None) -> str:
    return UNFINISHED if outcome is None else f"{outcome.result} {outcome.reason}"


def print_headers(game: str, rules: str, options: Options, outcome: Outcome | None) -> list[str]:
    changed = print_options(options)
    return [
        f'[Game "{game}"]',
        f'[Variant "{options.variant}"]',
        *([f'[Options "{changed}"]'] if changed else []),
        f'[Rules "{rules}"]',
        f'[Result "{print_result(outcome)}"]',
    ]
