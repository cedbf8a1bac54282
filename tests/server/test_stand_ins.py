"""A player who vanishes does not stop the evening: a bot of the house plays on until they are
back (TQ-G179)."""

import asyncio
from pathlib import Path

import pytest

from server.night import PATIENCE, House, Person, Time, house, night, stays_away
from server.services import Postgres, Redis
from server.test_clocks import MINUTE
from server.test_nodes import two_nodes
from taberna.server.bots.players import _acting
from taberna.server.store.rows import TableRow
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.row_changes import change
from taberna.server.tables.stand_ins import coming_back, standing_in
from taberna.server.wire.http import TableInfo
from taberna.server.wire.messages import Committed, Presence, Refused
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

pytestmark = pytest.mark.rule("TQ-G179")


async def begins(there: House, bobs: House | None = None, **options: object) -> tuple[Person, Person, Hosted]:
    """Ann leads Bruna and Sela, Bob is the Sorcerer; both are there, and it is Ann who is asked first."""
    ann, bob = await there.guest("Ann"), await (bobs or there).guest("Bob")
    party = [{"seat": "A", "hero": "bruna"}, {"seat": "A", "hero": "sela"}]
    opened = await ann.opens(
        game="tseuquest",
        options={"adventure": "good-barrel", "party": party, "sorcerer": "human", **options},
        seats={"A": {"kind": "here"}},
        practice="standing",
    )
    await bob.joins(next(i.link for i in opened.invitations if i.seat == "S"))
    await ann.sits(opened.table.id, "A")
    await bob.sits(opened.table.id, "S")
    hosted = await there.context.tavern.open(opened.table.id)
    assert hosted.waiting == ("A",)
    return ann, bob, hosted


def shown(seat: Seat, kind: str, standing: str) -> object:
    return lambda message: (
        (kind, standing) == next((s.kind, s.standing) for s in message.sittings if s.seat == seat)
    )


async def sees(person: Person, seat: Seat, kind: str, standing: str) -> None:
    await person.hears(Presence, shown(seat, kind, standing))  # type: ignore[arg-type]


def told(event: str, seat: Seat) -> object:
    return lambda message: any(
        type(one).__name__ == event and one.seat == seat for t in message.tellings for one in t.events
    )


async def hears_of(person: Person, event: str, seat: Seat) -> None:
    await person.hears(Committed, told(event, seat))  # type: ignore[arg-type]


@night()
async def test_who_is_away_is_played_on_by_a_bot_until_they_are_back(there: House) -> None:
    """Bob, behind the screen, need not choose anything."""
    ann, bob, hosted = await begins(there)
    await ann.hangs_up()
    await bob.hears(Presence, lambda m: not all(s.here for s in m.sittings))
    await stays_away(there, hosted.id, "A")
    await sees(bob, "A", "bot", "away")
    await hears_of(bob, "StoodIn", "A")
    await bob.hears(Committed, lambda m: m.waiting != ("A",))  # it plays
    ann.line = None
    await ann.sits(hosted.id, "A")
    await sees(bob, "A", "person", "")
    await hears_of(bob, "CameBack", "A")
    assert [s.kind for s in (await ann.table(hosted.id)).seats] == ["person", "person"]


@night()
async def test_the_sorcerers_seat_too(there: House) -> None:
    ann, bob, hosted = await begins(there)
    await bob.hangs_up()
    await ann.hears(Presence, lambda m: not all(s.here for s in m.sittings))
    await stays_away(there, hosted.id, "S")
    await hears_of(ann, "StoodIn", "S")
    bob.line = None
    back = await bob.sits(hosted.id, "S")
    assert back.view is not None
    await hears_of(ann, "CameBack", "S")


@night()
async def test_where_nobody_is_at_the_table_no_bot_plays(there: House) -> None:
    """Until one of them comes: the other's chair is then a bot's at once."""
    ann, bob, hosted = await begins(there)
    await ann.hangs_up()
    await bob.hangs_up()
    async with asyncio.timeout(60):
        while hosted.here:
            await asyncio.sleep(0)
    seq = hosted.seq
    there.time.ahead += hosted.row.away
    there.context.tavern.absences.look(hosted)
    assert there.context.tavern.absences.away(hosted) == ()
    assert (hosted.seq, [c.kind for c in hosted.row.chairs]) == (seq, ["person", "person"])
    bob.line = None
    await bob.sits(hosted.id, "S")
    await sees(bob, "A", "bot", "away")


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        time = Time()
        async with house(tmp_path, time=time) as there:
            ann, bob, hosted = await begins(there)
            tokens, table = (ann.client.token, bob.client.token), hosted.id
            await ann.hangs_up()
            await bob.hears(Presence, lambda m: not all(s.here for s in m.sittings))
            await stays_away(there, table, "A")
            await hears_of(bob, "StoodIn", "A")
        async with house(tmp_path, time=time) as there:
            ann, bob = await there.guest(), await there.guest()
            ann.client.token, bob.client.token = tokens
            welcome = await bob.sits(table, "S")
            assert next(s.standing for s in welcome.sittings if s.seat == "A") == "away"
            await ann.sits(table, "A")
            await hears_of(bob, "CameBack", "A")

    asyncio.run(evening())


@night(heartbeat=3600)
async def test_out_of_time_loses_nothing(there: House) -> None:
    """Ann sits there and thinks for longer than the table allows; she moves again, and it is her seat."""
    ann, bob, hosted = await begins(there, clock="5m")
    assert hosted.clock is not None
    assert hosted.clock.running == ("A",)
    there.time.ahead += 5 * MINUTE
    there.context.tavern.flags.look(hosted)
    await sees(bob, "A", "bot", "time")
    await hears_of(bob, "StoodIn", "A")
    assert "A" not in hosted.clock.running
    done = await ann.does(hosted.id, "A", "abandon")
    assert not isinstance(done, Refused) or done.code != "seat-with-bot"
    await hears_of(bob, "CameBack", "A")
    assert hosted.row.status == "playing"
    assert hosted.chairs["A"].kind == "person"


@night(heartbeat=3600)
async def test_by_correspondence_time_alone_decides(there: House) -> None:
    """Nobody need be there: after a day without a move a bot plays on, and to look in is not to move."""
    ann, bob, hosted = await begins(there, clock="1d")
    for person in (ann, bob):
        await person.hangs_up()
        person.line = None
    there.time.ahead += 23 * 60 * MINUTE
    await bob.sits(hosted.id, "S")
    assert hosted.chairs["A"].kind == "person"
    there.time.ahead += 60 * MINUTE
    there.context.tavern.flags.look(hosted)
    await sees(bob, "A", "bot", "time")
    await ann.sits(hosted.id, "A")
    assert hosted.chairs["A"].standing == "time"


@night()
async def test_who_leaves_leaves_a_bot_and_may_sit_down_again(there: House) -> None:
    ann, bob, hosted = await begins(there)
    left = await ann.client.ask("DELETE", f"/api/tables/{hosted.id}/seats/A", None, TableInfo)
    assert next((s.kind, s.standing, s.name) for s in left.seats if s.seat == "A") == ("bot", "left", "Ann")
    await hears_of(bob, "StoodIn", "A")
    again = await ann.sits_down(hosted.id, "A")
    assert next((s.kind, s.standing) for s in again.table.seats if s.seat == "A") == ("person", "")
    await hears_of(bob, "CameBack", "A")


@night()
async def test_said_twice_it_happens_once_and_a_bot_never_moves_after_its_holders_return(
    there: House,
) -> None:
    ann, bob, hosted = await begins(there)
    await ann.hangs_up()
    await bob.hears(Presence, lambda m: not all(s.here for s in m.sittings))
    assert hosted.play is not None
    action = hosted.game.legal(hosted.play.state, "A").actions[0]
    async with hosted.turn:
        words = [asyncio.create_task(change(hosted, standing_in(hosted, "A", "away"))) for _ in range(2)]
        words += [asyncio.create_task(change(hosted, coming_back("A"))) for _ in range(2)]
        await asyncio.sleep(0)
    assert {type(done) for done in await asyncio.gather(*words)} == {TableRow}
    assert await counted(hosted) == [1, 1]
    late = _acting(hosted, "A", action)(hosted.play)
    assert isinstance(late, Refusal)
    assert late.code == "seat-without-bot"


@night()
async def test_a_guest_who_is_deleted_leaves_a_bot(there: House) -> None:
    ann, bob, hosted = await begins(there)
    await ann.client.fetch("DELETE", "/api/guest")
    await stays_away(there, hosted.id, "A")
    await sees(bob, "A", "bot", "away")
    assert hosted.chairs["A"].guest == ""


async def counted(hosted: Hosted) -> list[int]:
    entries = [entry.body for entry in await hosted.desk.store.entries(hosted.id)]
    return [sum(word in body for body in entries) for word in (b'"stood-in"', b'"came-back"')]


def test_two_nodes_say_so_once(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Ann's line was at one node; she comes back at the other, where Bob sits."""

    async def evening() -> None:
        time = Time()
        async with two_nodes(postgres, redis, tmp_path, time=time) as (one, other):
            ann, bob, here = await begins(one, other)
            there = await other.context.tavern.open(here.id)
            token = ann.client.token
            await ann.hangs_up()
            async with asyncio.timeout(PATIENCE):
                while "A" in here.here or "A" in there.here or "S" not in here.here:
                    for node in (one, other):
                        await node.context.tavern._flush()
                        await node.context.tavern._heard(here.id, 0)
            time.ahead += here.row.away
            for node, hosted in ((one, here), (other, there)):
                node.context.tavern.absences.look(hosted)
            await hears_of(bob, "StoodIn", "A")
            again = await other.guest()
            again.client.token = token
            await again.sits(here.id, "A")
            await hears_of(bob, "CameBack", "A")
            assert await counted(here) == [1, 1]

    asyncio.run(evening())
