"""A house of 0.1, upgraded: King's Gambit goes on as if nothing had been, TseuQuest has ended and says so."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from house import ALL
from server.night import House, house
from server.services import Postgres
from server.upgrades.make import KEYS
from taberna.server.tables.cleaning import clean
from taberna.server.wire.http import Guest, Parting
from taberna.server.wire.messages import Done
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.verify import verify

HERE = Path(__file__).parent
OF_0_1 = {"name": "tseuquest", "rules": "1", "ours": "3"}


class Upgraded:
    """The house, what its tables are called, and Ann and Bob, who come back to it."""

    def __init__(self, there: House, notes: dict[str, str]) -> None:
        self.there, self.notes = there, notes
        self.ann, self.bob = (there.returning(key) for key in KEYS.values())

    async def refused(self, path: str, method: str = "GET", body: object = None) -> dict[str, object]:
        with pytest.raises(Refused, match="rules-ended") as refused:
            await self.ann.client.ask(method, path, body, object)
        return dict(refused.value.refusal.params)


Visit: TypeAlias = Callable[[Callable[[Upgraded], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def visit(request: pytest.FixtureRequest, tmp_path: Path) -> Visit:
    """Lays out what the evening of 0.1 left behind, and opens it with the code of today."""
    kind = str(request.param)
    dump = gzip.decompress((HERE / f"0.1-{kind}.sql.gz").read_bytes()).decode()
    notes: dict[str, str] = json.loads((HERE / f"0.1-{kind}.json").read_text())
    if kind == "sqlite":
        database = str(tmp_path / "night.db")
        with closing(sqlite3.connect(database)) as db:
            db.executescript(dump)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
        postgres.psql(dump, database)

    def visited(what: Callable[[Upgraded], Awaitable[None]]) -> None:
        async def evening() -> None:
            async with house(tmp_path, database=database) as there:
                await what(Upgraded(there, notes))

        asyncio.run(evening())

    return visited


def test_a_duel_that_was_under_way_goes_on(visit: Visit) -> None:
    async def evening(at: Upgraded) -> None:
        table = at.notes["running"]
        welcome = await at.ann.sits(table, "A")
        events = [event for told in welcome.tellings for event in getattr(told, "events", ())]
        assert [type(event).__name__ for event in events] == ["Looked", "TurnBegan"], "not yet acknowledged"
        assert [line.text for line in welcome.talk] == ["A bold choice.", "Μπράβο."]
        again = await at.ann.does(table, "A", "peek 2", request="move 5")
        assert isinstance(again, Done)
        await at.bob.sits(table, "B")
        assert isinstance(await at.bob.does(table, "B", "place H right"), Done)
        assert isinstance(await at.ann.does(table, "A", "resign"), Done)
        record = load(await at.bob.client.fetch("GET", f"/api/tables/{table}/record"), ALL)
        assert [line.text for line in record.talk] == ["A bold choice.", "Μπράβο."]
        assert record.header.ruleset == ALL["tellstones"].unnamed.ruleset  # type: ignore[union-attr]
        assert verify(record).findings == ()

    visit(evening)


def test_a_match_goes_on(visit: Visit) -> None:
    async def evening(at: Upgraded) -> None:
        await at.ann.sits(at.notes["second"], "A")
        assert isinstance(await at.ann.does(at.notes["second"], "A", "resign"), Done)
        await at.ann.client.fetch("GET", f"/api/tables/{at.notes['second']}/record")
        third = await at.ann.posts(f"/api/tables/{at.notes['second']}/next")
        party = await at.bob.client.ask("GET", f"/api/parties/{third.party}", None, Parting)
        assert [table.status for table in party.tables] == ["over", "over", "gathering"]

    visit(evening)


def test_a_record_is_the_same_to_the_byte_and_holds(visit: Visit) -> None:
    async def evening(at: Upgraded) -> None:
        name = at.notes["duel"]
        data = await at.ann.client.fetch("GET", f"/api/records/{name}")
        record = load(data, ALL)
        assert (record.name, record.data) == (name, data)
        assert verify(record).holds == ("lawful", "draws")

    visit(evening)


def test_a_record_sealed_again_keeps_the_rules_it_began_under(visit: Visit) -> None:
    async def evening(at: Upgraded) -> None:
        before = load(await at.ann.client.fetch("GET", f"/api/records/{at.notes['duel']}"), ALL)
        await at.bob.client.ask("DELETE", "/api/guest", None, object)
        after = load(await at.ann.client.fetch("GET", f"/api/records/{at.notes['duel']}"), ALL)
        assert [sitter.name for sitter in after.header.sitters] == ["Ann", "…"]
        assert after.header.ruleset == before.header.ruleset
        assert (after.entries, after.header.options) == (before.entries, before.header.options)
        assert verify(after).findings == ()
        crawl = await at.ann.client.fetch("GET", f"/api/records/{at.notes['crawl']}")
        assert b'"rules":"1"' in crawl  # nobody plays by them any more, and yet he is forgotten there
        assert b"Bob" not in crawl

    visit(evening)


def test_tseuquest_of_before_is_refused_in_words_that_name_the_version(visit: Visit) -> None:
    async def evening(at: Upgraded) -> None:
        quest, crawl, camp = (at.notes[name] for name in ("quest", "crawl", "camp"))
        for path in (
            f"/api/tables/{quest}",
            f"/api/tables/{camp}",
            f"/api/records/{crawl}/replay",
            f"/api/records/{crawl}/verdict",
            f"/api/records/{crawl}?form=text",
        ):
            assert await at.refused(path) == OF_0_1, path
        data = await at.ann.client.fetch("GET", f"/api/records/{crawl}")
        assert b'"rules":"1"' in data
        with pytest.raises(Refused, match="rules-ended"):
            load(data, ALL)
        mine = await at.ann.client.ask("GET", "/api/guest", None, Guest)
        assert mine.name == "Ann"

    visit(evening)


def test_a_table_that_has_ended_is_cleared_away(visit: Visit) -> None:
    async def evening(at: Upgraded) -> None:
        at.there.time.ahead = 400 * 24 * 3600 * 1000
        context = at.there.context
        row = await context.desk.store.table(at.notes["quest"])
        assert row is not None
        assert row.status == "playing"
        await clean(context.desk, context.tavern.open)
        row = await context.desk.store.table(at.notes["quest"])
        assert row is not None
        assert row.status == "closed"

    visit(evening)
