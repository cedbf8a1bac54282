"""A chain of games: a night of Hazard is two, purses are carried over, and it may go on weeks later."""

import asyncio
from pathlib import Path

import pytest

from house import ALL
from server.night import House, Person, house
from server.test_play import plays
from taberna.server.wire.http import Parting
from taberna.table.chain import check_chain
from taberna.table.load import load
from taberna.table.refusal import Refused


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
