"""A stranger who shares no code with us reads a record as JSON, changes one thing at a time, links and seals
it again by hand, and signs it with a key of their own or leaves our signature where it is."""

import json
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from types import EllipsisType
from typing import Any, Final

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from records.signed import HOUSE, true_record
from sampled import one_quickly
from taberna.games import GAMES
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.verify import verify

LINES: Final = [json.loads(line) for line in true_record().decode().splitlines()]
OWN: Final = Ed25519PrivateKey.from_private_bytes(b"a stranger with a key of his own")
PROMISED: Final = ("table", "game", "rules", "ruleset", "options", "previous", "talk", "opened", "house")
"""What the house signs of a header before anybody contributes, beside the seats and its commitment."""


def written(line: object) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()


def sealed(lines: list[dict[str, Any]], by: str) -> bytes:
    """Every line after the first names the one before; the last has a digest over all of it."""
    lines = deepcopy(lines)
    file: list[bytes] = []
    for line in lines[:-1]:
        if "before" in line:
            line["before"] = sha256(file[-1]).hexdigest()
        file.append(written(line))
    seal = lines[-1]
    seal["before"] = sha256(file[-1]).hexdigest()
    if by != "house":
        seal["house"] = OWN.public_key().public_bytes_raw().hex() if by == "stranger" else ""
    kept = seal.get("signature", "") if by == "house" else ""
    seal |= {"digest": "", "signature": ""}
    body = b"".join(line + b"\n" for line in file)
    digest = sha256(body + written(seal))
    if by == "stranger":
        kept = OWN.sign(b"taberna record 2\n" + digest.digest()).hex()
    return body + written(seal | {"digest": digest.hexdigest(), "signature": kept}) + b"\n"


def standings(data: bytes) -> dict[str, str]:
    try:
        verdict = verify(load(data, GAMES), (HOUSE,))
    except Refused:
        return {}
    return {degree.name: degree.standing for degree in verdict.degrees}


def otherwise(value: object) -> list[object]:
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1, 0]
        case str():
            return [value + "x", value[::-1], "", value.swapcase()]
        case None:
            return [0, "", "ab" * 32]
        case _:
            return [[], {}, None]


def edits() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each value changed, each field left out, a field more; each line left out, doubled, or in its
    neighbour's place."""
    for number, line in enumerate(LINES):
        for path, value in places(line):
            for other in otherwise(value):
                if other != value:
                    yield f"{number} {path}: {other!r}", changed(number, path, other)
            yield f"{number} {path} left out", changed(number, path, ...)
        yield f"{number}: one more", [*LINES[:number], {**line, "more": 1}, *LINES[number + 1 :]]
        if 0 < number < len(LINES) - 1:
            yield f"{number} gone", [*LINES[:number], *LINES[number + 1 :]]
            yield f"{number} twice", [*LINES[: number + 1], *LINES[number:]]
        if 0 < number < len(LINES) - 2:
            later = LINES[number + 1], LINES[number]
            yield f"{number} later", [*LINES[:number], *later, *LINES[number + 2 :]]


def places(part: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], object]]:
    if path:
        yield path, part
    inside: Any = (
        part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    )
    for name, inner in inside:
        yield from places(inner, (*path, name))


def changed(number: int, path: tuple[str | int, ...], value: object | EllipsisType) -> list[dict[str, Any]]:
    lines = deepcopy(LINES)
    part: Any = lines[number]
    for name in path[:-1]:
        part = part[name]
    if value is ...:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return lines


def test_what_the_stranger_writes_by_hand_is_read() -> None:
    assert sealed(LINES, "house") == true_record()
    assert set(standings(true_record()).values()) == {"holds"}


@pytest.mark.parametrize("by", one_quickly("house", ("nobody", "stranger", "house")))
def test_no_single_change_is_whole_and_signed(by: str) -> None:
    for name, lines in edits():
        data = sealed(lines, by)
        if data == true_record():
            continue  # a hash that is written anew
        found = standings(data)
        assert {found.get(degree) for degree in ("seats", "signed", "whole")}.isdisjoint({"holds"}), name


def test_nobody_changes_what_the_house_has_promised() -> None:
    for name in PROMISED:
        for other in otherwise(LINES[0][name]):
            if other != LINES[0][name]:
                found = standings(sealed([{**LINES[0], name: other}, *LINES[1:]], "nobody"))
                assert found.get("committed") != "holds", (name, other)
