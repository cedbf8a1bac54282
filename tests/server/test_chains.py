"""A chain of games: a night of Hazard is two, purses are carried over, and it may go on weeks later."""

import asyncio
import dataclasses
from pathlib import Path

import pytest
from msgspec.structs import replace

from house import ALL
from server.night import House, Person, house
from server.test_play import plays
from taberna.server.wire.http import Parting
from taberna.table.chain import check_chain
from taberna.table.load import load
from taberna.table.receipts import compare, is_resealed
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused
from taberna.table.verify import verify


async def whole_game(people: list[Person], table: str) -> None:
    await asyncio.gather(*(plays(p, table, seat, "roams") for p, seat in zip(people, "ABC", strict=True)))
    await people[0].client.fetch("GET", f"/api/tables/{table}/record")


async def three_sit_down(there: House) -> tuple[list[Person], str, str]:
    """A night of Hazard that has begun: who plays, the first table and the party."""
    people = [await there.guest(name) for name in ("Ann", "Bob", "Cleo")]
    opened = await people[0].opens(game="hazard", options={"rounds": 1}, party=True)
    for person, invitation in zip(people, opened.invitations, strict=False):
        await person.joins(invitation.link)
    return people, opened.table.id, opened.table.party


def test_a_night_of_hazard(tmp_path: Path) -> None:
    async def weeks() -> None:
        async with house(tmp_path) as there:
            people, first, party = await three_sit_down(there)
            with pytest.raises(Refused, match="still-running"):
                await people[0].posts(f"/api/tables/{first}/next")
            await whole_game(people, first)
            tokens = [person.client.token for person in people]
        async with house(tmp_path) as there:
            people = [there.returning(token) for token in tokens]
            second = await goes_on(people, party, first)
            await whole_game(people, second)
            ended = await people[2].client.ask("GET", f"/api/parties/{party}", None, Parting)
            assert ended.outcome is not None
            assert ended.outcome.reason == "night over"
            records = [
                load(await people[0].client.fetch("GET", f"/api/records/{table.record}"), ALL)
                for table in ended.tables
            ]
            assert check_chain(records) == ()
            assert records[1].header.previous == records[0].name
            with pytest.raises(Refused, match="chain-over"):
                await people[0].posts(f"/api/tables/{second}/next")

    asyncio.run(weeks())


async def goes_on(people: list[Person], party: str, first: str) -> str:
    """Everybody sits where they sat."""
    found = await people[1].client.ask("GET", f"/api/parties/{party}", None, Parting)
    assert [table.id for table in found.tables] == [first]
    coming = await people[1].posts(f"/api/tables/{first}/next")
    assert (coming.party, coming.status) == (party, "gathering")
    assert [s.kind for s in coming.seats] == ["kept"] * 3
    for person, seat in zip(people, "ABC", strict=True):
        await person.sits_down(coming.id, seat, contribution="00")
    assert (await people[0].table(coming.id)).status == "playing"
    return coming.id


def test_no_party_no_next(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as there:
            assert isinstance(there, House)
            ann = await there.guest("Ann")
            opened = await ann.opens(game="hazard")
            with pytest.raises(Refused, match="no-such-party"):
                await ann.posts(f"/api/tables/{opened.table.id}/next")

    asyncio.run(evening())


def test_two_go_on_at_the_same_moment(tmp_path: Path) -> None:
    """Both are led to one table, and the chain comes to its end."""

    async def evening() -> None:
        async with house(tmp_path) as there:
            people, first, party = await three_sit_down(there)
            await whole_game(people, first)
            one, other = await asyncio.gather(*(p.posts(f"/api/tables/{first}/next") for p in people[:2]))
            assert one.id == other.id
            parting = await people[0].client.ask("GET", f"/api/parties/{party}", None, Parting)
            assert [table.id for table in parting.tables] == [first, one.id]
            for person, seat in zip(people, "ABC", strict=True):
                await person.sits_down(one.id, seat, contribution="00")
            await whole_game(people, one.id)
            parting = await people[0].client.ask("GET", f"/api/parties/{party}", None, Parting)
            assert parting.outcome is not None

    asyncio.run(evening())


def test_a_house_that_forgets_somebody_breaks_no_promise(tmp_path: Path) -> None:
    """Cleo wishes to be forgotten: the first record gets another name, which the second has promised. Ann's
    receipt for it says nothing against the house, and of anything else it says what it said."""

    async def evening() -> None:
        async with house(tmp_path) as there:
            (ann, bob, cleo), first, _ = await three_sit_down(there)
            await whole_game([ann, bob, cleo], first)
            second = (await ann.posts(f"/api/tables/{first}/next")).id
            for person, seat in zip((ann, bob, cleo), "ABC", strict=True):
                await person.client.sit(second, seat, f"in {seat}", "5eed")
            await whole_game([ann, bob, cleo], second)

            async def kept() -> AnyRecord:
                return load(await ann.client.fetch("GET", f"/api/tables/{second}/record"), ALL)

            before, receipt, known = await kept(), ann.client.receipt, there.context.desk.key.known
            assert receipt is not None
            assert verify(before, known).weakest is None
            assert (compare(receipt, before), is_resealed(receipt, before)) == ((), False)
            await cleo.client.fetch("DELETE", "/api/guest")
            after = await kept()
            assert after.header.previous != before.header.previous
            assert verify(after, known).weakest == "committed"
            assert (compare(receipt, after), is_resealed(receipt, after)) == ((), True)
            other = dataclasses.replace(after, header=replace(after.header, rules="2"))
            first_of_all = dataclasses.replace(after, header=replace(after.header, previous=None))
            for lie in (other, first_of_all):
                assert [found.code for found in compare(receipt, lie)] == ["receipt-opening"]

    asyncio.run(evening())
