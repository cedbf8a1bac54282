"""An evening at the house, kept for those who upgrade it later:

    PYTHONPATH=src:tests .venv/bin/python tests/server/upgrades/make.py 0.1

writes `0.1-sqlite.sql.gz` and `0.1-postgres.sql.gz` beside this file, each with the names of its tables. It
is run once, by the code of the version it names, and what it wrote is never written again.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import signal
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from server.night import House, Person, house
from server.services import PLACES, Postgres, find, unprivileged
from taberna.server.tokens import hashed

HERE = Path(__file__).parent
KEYS = {"Ann": "ann-comes-back-after-the-upgrade", "Bob": "bob-comes-back-after-the-upgrade"}
"""By these the two are known again; the tokens they were given that evening are kept nowhere."""
DUEL = {"first": "A", "opening": "scales"}
PARTY = [{"seat": "A", "hero": "bruna"}, {"seat": "B", "hero": "grim"}]
QUEST = {"adventure": "good-barrel", "party": PARTY}
THEIRS = ("\\", "--", "SET ", "CREATE SCHEMA", "SELECT pg_catalog")
"""Lines of a dump that say how to read it, not what is in it."""
Notes: TypeAlias = dict[str, str]


class Evening:
    """Ann and Bob, who sit down at one table after another."""

    def __init__(self, there: House, ann: Person, bob: Person) -> None:
        self.there, self.ann, self.bob = there, ann, bob
        self.notes: Notes = {}

    async def sits(self, table: str, seat: str) -> Person:
        """One of them with a socket for this table alone."""
        person = Person(self.there, (self.bob if seat == "B" else self.ann).client)
        await person.sits(table, seat)
        return person

    async def opens(self, game: str, options: object, **wanted: object) -> str:
        kept = {"A": {"kind": "here"}, **({"S": {"kind": "kept"}} if game == "tseuquest" else {})}
        opened = await self.ann.opens(game=game, options=options, seats=kept, **wanted)
        await self.bob.joins(next(i.link for i in opened.invitations if i.seat == "B"))
        if game == "tseuquest":
            await self.ann.sits_down(opened.table.id, "S", name="Dusk")
        return opened.table.id

    async def goes_on(self, table: str, seats: str) -> str:
        coming = (await self.ann.posts(f"/api/tables/{table}/next")).id
        for seat in seats:
            who = self.bob if seat == "B" else self.ann
            await who.sits_down(coming, seat, **({"name": "Dusk"} if seat == "S" else {}))
        return coming

    async def ends(self, table: str) -> str:
        await self.ann.client.fetch("GET", f"/api/tables/{table}/record")
        return (await self.ann.table(table)).record

    # -- the tables

    async def duels(self) -> None:
        running = self.notes["running"] = await self.opens("tellstones", DUEL, talk=True)
        a, b = await self.sits(running, "A"), await self.sits(running, "B")
        for number, text in enumerate(("place F right", "hide 1", "place K left", "peek 2", "peek 2")):
            who, seat = ((a, "A"), (b, "B"))[number % 2]
            await who.does(running, seat, text, request=f"move {number + 1}")
        await a.says(running, "A", "A bold choice.", request="line 1")
        await b.says(running, "B", "Μπράβο.", request="line 2")
        await a.acks(running, "A", 5)
        await b.acks(running, "B", 3)
        finished = self.notes["finished"] = await self.opens("tellstones", DUEL, talk=True)
        a, b = await self.sits(finished, "A"), await self.sits(finished, "B")
        await a.does(finished, "A", "place F right")
        await a.says(finished, "A", "Well played.")
        await b.does(finished, "B", "resign")
        self.notes["duel"] = await self.ends(finished)

    async def match(self) -> None:
        first = self.notes["first"] = await self.opens("tellstones", {**DUEL, "games": 3}, party=True)
        await (await self.sits(first, "B")).does(first, "B", "resign")
        await self.ends(first)
        second = self.notes["second"] = await self.goes_on(first, "AB")
        await (await self.sits(second, "B")).does(second, "B", "place F right")

    async def quests(self) -> None:
        quest = self.notes["quest"] = await self.opens("tseuquest", QUEST, talk=True)
        await self.passes(quest, 6)
        a = await self.sits(quest, "A")
        await a.says(quest, "A", "Quiet now.")
        await a.acks(quest, "A", 2)
        over = self.notes["over"] = await self.opens("tseuquest", {**QUEST, "rounds_max": 1}, party=True)
        await self.passes(over, 100)
        self.notes["crawl"] = await self.ends(over)
        self.notes["camp"] = await self.goes_on(over, "ABS")

    async def passes(self, table: str, most: int) -> None:
        """Everybody does as little as they may."""
        people = {seat: await self.sits(table, seat) for seat in "ABS"}
        for _ in range(most):
            hosted = await self.there.context.tavern.open(table)
            if hosted.play is None or hosted.row.status == "over":
                return
            seat = hosted.waiting[0]
            legal = hosted.game.legal(hosted.play.state, seat).actions
            least = [action for action in legal if type(action).__name__ == "Pass"]
            await people[seat].acts(table, seat, (least or legal)[0])


async def evening(folder: Path, database: str) -> tuple[Notes, dict[str, str]]:
    """The tables, and under which hash each of the two is known."""
    async with house(folder, database=database) as there:
        ann, bob = await there.guest("Ann"), await there.guest("Bob")
        spent = Evening(there, ann, bob)
        await spent.duels()
        await spent.match()
        await spent.quests()
    tokens = {"Ann": ann.client.token, "Bob": bob.client.token}
    return spent.notes, {hashed(token): hashed(KEYS[name]) for name, token in tokens.items()}


def on_sqlite(folder: Path) -> tuple[str, Notes, dict[str, str]]:
    path = folder / "night.db"
    notes, hashes = asyncio.run(evening(folder, str(path)))
    with closing(sqlite3.connect(path)) as db:
        lines = [line for line in db.iterdump() if not line.startswith('INSERT INTO "snapshots"')]
    return "\n".join(lines) + "\n", notes, hashes


def on_postgres(folder: Path) -> tuple[str, Notes, dict[str, str]]:
    binary, user = find("initdb", *PLACES), unprivileged()
    assert binary is not None
    if user is not None:
        shutil.chown(folder, user)
    postgres = Postgres(binary.parent, folder, user)
    try:
        address = postgres.database()
        name = address.rpartition("search_path=")[2]
        notes, hashes = asyncio.run(evening(folder, address))
        where = ("-h", str(folder), "-U", "taberna", "-d", "postgres", "-n", name)
        how = ("--inserts", "--no-owner", "--exclude-table-data", f"{name}.snapshots")
        text = postgres._run("pg_dump", *where, *how)
    finally:
        postgres.service.stop(signal.SIGQUIT)
    ours = (line for line in text.splitlines() if line and not line.startswith(THEIRS))
    return "\n".join(ours).replace(f"{name}.", "") + "\n", notes, hashes


def main(version: str) -> None:
    for kind, made in (("sqlite", on_sqlite), ("postgres", on_postgres)):
        path = HERE / f"{version}-{kind}.sql.gz"
        assert not path.exists(), f"{path} is kept as it is"
        with tempfile.TemporaryDirectory(prefix="taberna-pg-") as folder:
            text, notes, hashes = made(Path(folder))
        for old, new in hashes.items():
            assert old in text
            text = text.replace(old, new)
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
        path.with_suffix("").with_suffix(".json").write_text(json.dumps(notes, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
