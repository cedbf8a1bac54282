"""Files that somebody changed and sealed again, so that they get past the first door: records to be replayed
and checked, archives to be imported, scenarios. Each is shown or refused in words, never with a traceback."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.store.evening import fill
from taberna.cli.load.strangers import quest
from taberna.cli.mistakes import Mistake
from taberna.cli.names import Names
from taberna.cli.presentations import PRESENTATIONS
from taberna.cli.replay import Story
from taberna.games import GAMES
from taberna.server.store.driver import FAILED
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import SchemaNewer
from taberna.server.store.transfer import export_store, import_store
from taberna.table.load import load
from taberna.table.record import FORMAT, Seal
from taberna.table.record import sealed as seal_lines
from taberna.table.refusal import Refused
from taberna.table.scenario import check
from taberna.table.verify import verify
from taberna.texts import texts

TESTS = Path(__file__).parents[1]
ODD = [0, -1, 2**31, 10**15, 10**18, 2**63, "", "*", "+", "x", "Z" * 300, "é\u202e", [], {}, None, True, 3.5]
FEW, MANY = range(3), range(3, 12)
"""Seeds: of those that `make test` plays, and of those that it has no time for."""
seeds = pytest.mark.parametrize(
    "seed", [*FEW, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MANY)]
)


IN_WORDS: tuple[type[Exception], ...] = (Refused, SchemaNewer, sqlite3.Error, *FAILED)
"""What `taberna import` tells in a sentence."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(lines: list[Any], random: Random) -> list[Any]:
    """Something taken out, something twice, something of another place, something odd."""
    lines = json.loads(json.dumps(lines))
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        found = list(places(lines))
        *way, key = random.choice(found)
        holder, how = at(lines, tuple(way)), random.random()
        old = holder[key]
        if how < 0.2 and isinstance(holder, list) and way:
            holder.pop(key)
        elif how < 0.3 and isinstance(holder, list):
            holder.insert(key, deepcopy(old))
        elif how < 0.7:
            others = [at(lines, path) for path in random.sample(found, min(50, len(found)))]
            holder[key] = deepcopy(random.choice([one for one in others if type(one) is type(old)] or [old]))
        else:
            holder[key] = deepcopy(random.choice(ODD))
    return lines


def lines_of(values: list[Any]) -> bytes:
    return b"".join(
        json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for value in values
    )


def sealed(lines: list[Any]) -> bytes | None:
    """The record with a seal that holds; None where its seal is no seal any more."""
    try:
        last = {name: said for name, said in lines[-1].items() if name not in ("before", "at")}
        seal = msgspec.convert({**last, "digest": "0" * 64, "signature": ""}, Seal)
    except (msgspec.ValidationError, TypeError, IndexError, AttributeError):
        return None
    count = sum(
        isinstance(line, dict) and line.get("entry") in ("commit", "taken-back") for line in lines[1:-1]
    )
    seal = msgspec.structs.replace(seal, entries=count)
    header, *rest = (json.dumps(_bare(line)).encode() for line in lines[:-1])
    return seal_lines(header, [(0, line) for line in rest], seal)[1]


def _bare(line: object) -> object:
    """Without its link to the one before."""
    if not isinstance(line, dict):
        return line
    bare = {name: said for name, said in line.items() if name not in ("before", "at")}
    return {**bare, "format": FORMAT} if bare.get("format") == 1 else bare


def shown(data: bytes) -> bool:
    try:
        record = load(data, GAMES)
        for seat in (None, record.header.seats[0]):
            names = Names(texts("en"), record.header.sitters, PRESENTATIONS[record.game.name].seating.titles)
            story = Story(record, seat, names)
            for nth in range(len(story)):
                assert story[nth].plain
    except (Refused, Mistake):
        return False
    return True


def kept(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_a_seal_that_was_mended_holds() -> None:
    """Else the rest of this would be refused at the first door."""
    lines = kept(TESTS / "records" / "tellstones" / "duel-01.jsonl")
    mended = sealed(lines)
    assert mended is not None
    assert shown(mended)
    lines[0]["sitters"][0]["name"] = "Mallory"
    mended = sealed(lines)
    assert mended is not None
    assert load(mended, GAMES).header.sitters[0].name == "Mallory"


@seeds
def test_records(seed: int) -> None:
    random = Random(seed)
    duels = [kept(path) for path in sorted((TESTS / "records" / "tellstones").glob("*-0[1-3].jsonl"))]
    adventure = [json.loads(line) for line in quest(40).splitlines()]
    past_the_door = 0
    for _ in range(40):
        data = sealed(changed(random.choice((adventure, random.choice(duels))), random))
        if data is None:
            continue
        shown(data)
        try:
            record = load(data, GAMES)
        except Refused:
            continue
        past_the_door += 1
        verify(record)
    assert past_the_door > 5


def mended(rows: list[Any]) -> bytes:
    """The archive with the digest that its lines have."""
    body, packed = lines_of(rows[:-1]), BytesIO()
    end = rows[-1]
    if isinstance(end, dict):
        end = {**end, "digest": sha256(body).hexdigest()}
    with gzip.GzipFile(fileobj=packed, mode="wb") as file:
        file.write(body + lines_of([end]))
    return packed.getvalue()


async def archive(folder: Path) -> list[Any]:
    store = await open_store(str(folder / "filled.db"))
    await fill(store)
    await store.close()
    await export_store(str(folder / "filled.db"), folder / "all.jsonl", lambda *_: None)
    return [json.loads(line) for line in gzip.decompress((folder / "all.jsonl").read_bytes()).splitlines()]


@seeds
def test_archives(seed: int, tmp_path: Path) -> None:
    async def evening() -> None:
        random, rows = Random(seed), await archive(tmp_path)
        taken = 0
        for nth in range(40):
            file, store = tmp_path / f"{nth}.jsonl", tmp_path / f"{nth}.db"
            file.write_bytes(mended(changed(rows, random) if nth else rows))
            try:
                await import_store(file, str(store), lambda *_: None)
                taken += 1
            except IN_WORDS:
                assert not store.exists()
        assert taken > 1

    asyncio.run(evening())


@seeds
def test_scenarios(seed: int) -> None:
    random = Random(seed)
    files = sorted((TESTS / "rules").rglob("*.toml"))
    for _ in range(25):
        text = random.choice(files).read_text(encoding="utf-8")
        for _ in range(random.choice((1, 2, 4))):
            words = text.split(" ")
            place, other = (random.randrange(len(words)) for _ in range(2))
            words[place] = random.choice(
                (words[other], "", "99999999999999999999", '"', "-1", "é", "inf", "[[step]]")
            )
            text = " ".join(words)
        check(text, GAMES)
