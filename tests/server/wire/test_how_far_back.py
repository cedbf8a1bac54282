"""How far back a welcome and the log go is counted in what the seat itself was told (TQ-G203): in a dungeon
where nothing stirs and in one where a brute walks about unseen, whoever comes back is sent the same, byte by
byte; in long games, after the table has left the memory, after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from server.night import House, house
from server.wire.twins import NOWHERE, Noon
from taberna.games.tseuquest.options import Brought, Chosen, Options
from taberna.server.client import Client
from taberna.server.records.clerks import Asking, Clerks
from taberna.server.records.questions import Recall
from taberna.server.tables import hosted as hosted_table
from taberna.server.tables import streams
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.requests_done import Happened
from taberna.server.tables.transitions import Transition, acting
from taberna.table.seats import SPECTATOR, Seat

pytestmark = pytest.mark.rule("TQ-G203")

LAMP = (files("taberna.games.tseuquest") / "content/trials/lost-lamp.toml").read_text(encoding="utf-8")
STIR = """[[trigger]]
id = "stir"
on = "round"
what = "1"
effects = [{ do = "wake", what = "sleepers" }]

"""
STIRRING = LAMP.replace('next = ["lost-lamp"]\n', "").replace("[[zone]]", STIR + "[[zone]]", 1)
"""The brute in the cellar is awake from the first round on, behind a door that nobody opens."""
OPTIONS = Options(
    adventure="stirring",
    brought=(Brought("stirring", STIRRING),),
    party=(Chosen("A", "bruna"), Chosen("B", "odo")),
)
WAYS: tuple[tuple[str, ...], ...] = (
    (),
    ("activate brute-3", "pass"),
    ("activate brute-3", "walk", "stop", "pass"),
)
"""What the Sorcerer does in a round before passing, at each of the tables."""
OTHERS = ("A", "B", SPECTATOR)


class Visitor:
    """Comes to a seat, keeps what is sent, and goes."""

    deaf_to: frozenset[str] = frozenset()

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text)

    def end(self, table: str, seat: str, reason: str) -> None:
        raise AssertionError(reason)


async def evening(there: House) -> tuple[Client, list[str]]:
    """One guest holds all seats at a table for each of the ways."""
    ann = await there.guest("Ann")
    tables = []
    for _ in WAYS:
        seats = {seat: {"kind": "here", "name": seat} for seat in "SAB"}
        options = msgspec.to_builtins(OPTIONS)
        opened = await ann.opens(game="tseuquest", options=options, seats=seats, practice="stirring")
        tables.append(opened.table.id)
    return ann.client, tables


async def does(hosted: Hosted, seat: Seat, text: str) -> None:
    play = hosted.play
    assert play is not None
    (action,) = play.game.notation.parse_actions(play.state, text)
    done = await perform(hosted, seat, f"r{hosted.seq}", acting(seat, (action,), hosted.dice))
    assert isinstance(done, Happened), done


async def rounds(hosted: Hosted, way: Sequence[str], many: int) -> None:
    """In which the adventurers do nothing; the Sorcerer has the last word in each."""
    while many:
        (seat,) = hosted.waiting
        if seat == "S":
            for text in way:
                await does(hosted, "S", text)
            many -= 1
        await does(hosted, seat, "pass")


async def comes_back(hosted: Hosted, ann: Client, guest: str) -> dict[Seat, list[bytes]]:
    """With the whole story acknowledged and all of it asked for."""
    heard: dict[Seat, list[bytes]] = {}
    for seat in OTHERS:
        if seat != SPECTATOR:
            hosted.acknowledge(seat, hosted.number(seat))
        visitor = Visitor(guest)
        for after in (0, 1, hosted.number(seat) - 3, None):
            assert await streams.join(hosted, visitor, seat, after) is None
        streams.leave(hosted, visitor, seat)
        log = await ann.fetch("GET", f"/api/tables/{hosted.id}/seats/{seat}/log")
        heard[seat] = [each.replace(hosted.id.encode(), NOWHERE.encode()) for each in (*visitor.heard, log)]
    return heard


async def apart(there: House, ann: Client, tables: list[str], many: int) -> list[Seat]:
    """Who could tell the tables apart: after so many rounds more, and once they have left the memory."""
    tavern = there.context.tavern
    guest = next(iter((await tavern.open(tables[0])).chairs.values())).guest
    found: list[Seat] = []
    for playing in (True, False):
        heard = []
        for table, way in zip(tables, WAYS, strict=True):
            hosted = await tavern.open(table)
            if playing:
                await rounds(hosted, way, many)
            heard.append(await comes_back(hosted, ann, guest))
        found += [seat for seat in OTHERS if any(other[seat] != heard[0][seat] for other in heard[1:])]
        assert isinstance(there.time, Noon)
        there.time.ahead += 1_000_000
        await tavern._tidy()
        assert not tavern.tables
    return found


@pytest.fixture(autouse=True)
def from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house opens no table with a plan that it does not know, since its record would show it."""
    monkeypatch.setattr(Options, "secret", False)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_table, "WINDOW", 4)


def told_apart(folder: Path, every: int, *games: int) -> list[Seat]:
    """By whom, at any time."""
    found: list[Seat] = []

    async def night() -> None:
        time = Noon()
        settings = {"time": time, "snapshot_every": every, "keep_idle": 600.0}
        ann, tables = None, list[str]()
        for many in games:
            async with house(folder, **settings) as there:
                if ann is None:
                    ann, tables = await evening(there)
                ann.address = there.address
                found.extend(await apart(there, ann, tables, many))

    asyncio.run(night())
    return sorted({*found})


def test_a_short_memory(short: None, tmp_path: Path) -> None:
    """Of four tellings, with a snapshot every ninth commit."""
    assert not told_apart(tmp_path, 9, 4)


@pytest.mark.slow
def test_a_long_game(tmp_path: Path) -> None:
    """As the house keeps it: 26, 49 and 88 told, up to 150 commits more that nobody saw."""
    assert not told_apart(tmp_path, 64, 5, 8, 13)


# -- the test itself is tried


async def nothing(clerks: Clerks, guest: str, address: str, asking: Asking) -> bytes:
    return b"[]"


def test_a_window_of_commits_is_found(short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = streams.since

    async def raw(hosted: Hosted, seat: Seat, first: int) -> list[Transition]:
        return await right(hosted, seat, max(first, hosted.seq - 4))

    monkeypatch.setattr(streams, "since", raw)
    monkeypatch.setattr(Clerks, "ask", nothing)
    assert told_apart(tmp_path, 9, 4) == sorted(OTHERS)


def test_a_window_that_begins_at_the_snapshot_is_found(
    short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def in_memory(hosted: Hosted, seat: Seat, first: int) -> list[Transition]:
        return [step for step in hosted.told[seat] if step.entry.seq > first]

    monkeypatch.setattr(streams, "since", in_memory)
    monkeypatch.setattr(Clerks, "ask", nothing)
    assert told_apart(tmp_path, 9, 4) == sorted(OTHERS)


def test_a_log_that_has_two_shapes_is_found(
    short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def by_length(clerks: Clerks, guest: str, address: str, asking: Asking) -> bytes:
        question = await asking()
        assert isinstance(question, Recall)
        return b"[]" if len(question.entries) <= 26 else b"[0]"

    monkeypatch.setattr(Clerks, "ask", by_length)
    assert told_apart(tmp_path, 9, 4) == sorted(OTHERS)
