"""Somebody to play with: two who wait are brought together, and nobody is left at an empty table."""

import asyncio

import pytest

from server.night import House, Person, night
from taberna.server import pairing
from taberna.server.wire.http import Found, RoomInfo
from taberna.table.refusal import Refused


async def looks_in(who: Person, *, shown: bool = False, wish: object = "duel") -> RoomInfo:
    wanted = {"game": "tellstones", "options": {"variant": [wish]}} if isinstance(wish, str) else wish
    return await who.client.ask("POST", "/api/room", {"shown": shown, "wish": wanted}, RoomInfo)


async def leaves(who: Person) -> None:
    await who.client.ask("DELETE", "/api/room", None, object)


def found(info: RoomInfo) -> Found:
    assert info.found is not None
    return info.found


async def two(house: House) -> tuple[Person, Person]:
    return await house.guest("Ann"), await house.guest("Bob")


@night()
async def test_two_who_wait_are_paired_and_play(house: House) -> None:
    ann, bob = await two(house)
    alone = await looks_in(ann)
    assert (alone.waiting, alone.found, alone.waiting_others) == (True, None, 0)
    his = found(await looks_in(bob))
    hers = found(await looks_in(ann))
    assert his.table == hers.table
    assert {his.seat, hers.seat} == {"A", "B"}
    assert not hers.begun
    await ann.sits_down(hers.table, hers.seat, contribution="aa")
    begun = await bob.sits_down(his.table, his.seat, contribution="bb")
    assert begun.table.status == "playing"
    assert sorted(s.name for s in begun.table.seats) == ["Ann", "Bob"]
    assert found(await looks_in(ann)).begun


@night()
async def test_by_what_both_would_play(house: House) -> None:
    ann, bob = await two(house)
    any_of = {"game": "tellstones", "options": {"variant": ["duel", "vanguard"], "clock": ["10+5", "off"]}}
    await looks_in(ann, wish=any_of)
    other = {"game": "tellstones", "options": {"variant": ["vanguard"], "clock": ["3d"]}}
    assert (await looks_in(bob, wish=other)).found is None, "not by that clock"
    other = {"game": "tellstones", "options": {"variant": ["vanguard"]}}
    table = await bob.table(found(await looks_in(bob, wish=other)).table)
    assert b'"variant":"vanguard"' in bytes(table.options)
    assert b'"clock":"10+5"' in bytes(table.options), "as who waited longer likes it best"


@night()
async def test_who_leaves_in_that_moment_leaves_nobody_behind(house: House) -> None:
    ann, bob = await two(house)
    await looks_in(ann)
    table = found(await looks_in(bob)).table
    await leaves(bob)  # paired, and gone before either sat down
    waits = await looks_in(ann)
    assert (waits.waiting, waits.found) == (True, None)
    assert (await ann.table(table)).status == "closed"
    cleo = await house.guest("Cleo")
    again = found(await looks_in(cleo))
    assert again.table != table
    assert found(await looks_in(ann)).table == again.table


@night()
async def test_who_never_sits_down_is_not_waited_for(house: House) -> None:
    ann, bob = await two(house)
    await looks_in(ann)
    his = found(await looks_in(bob))
    hers = found(await looks_in(ann))
    await ann.sits_down(hers.table, hers.seat, contribution="aa")
    house.time.ahead += pairing.SITTING + 1000  # Bob's browser was closed
    waits = await looks_in(ann)
    assert (waits.waiting, waits.found) == (True, None)
    assert (await ann.table(his.table)).status == "closed"
    with pytest.raises(Refused, match="table-over"):
        await bob.sits_down(his.table, his.seat)


@night()
async def test_who_is_gone_is_paired_with_nobody(house: House) -> None:
    ann, bob = await two(house)
    await looks_in(ann)
    house.time.ahead += pairing.GONE + 1000
    assert (await looks_in(bob)).found is None


@night()
async def test_three_at_the_same_moment(house: House) -> None:
    people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    await asyncio.gather(*(looks_in(person) for person in people))
    infos = [await looks_in(person) for person in people]
    tables = [info.found.table for info in infos if info.found is not None]
    assert len(tables) == 2
    assert len(set(tables)) == 1


@night()
async def test_nobody_is_paired_with_whom_they_blocked_or_with_themselves(house: House) -> None:
    ann, bob = await two(house)
    bobs = (await bob.client.ask("GET", "/api/guest", None, dict))["id"]
    await ann.client.fetch("POST", "/api/guest/block", {"guest": bobs})
    assert (await looks_in(ann)).found is None
    assert (await looks_in(ann)).found is None
    assert (await looks_in(bob)).found is None
    assert (await looks_in(ann)).found is None


@night()
async def test_two_of_one_name_are_told_apart(house: House) -> None:
    one, other = await house.guest("Stranger"), await house.guest("stranger")
    await looks_in(one)
    info = found(await looks_in(other))
    hers = found(await looks_in(one))
    await one.sits_down(hers.table, hers.seat, contribution="aa")
    begun = await other.sits_down(info.table, info.seat, contribution="bb")
    assert begun.table.status == "playing"


@night()
async def test_who_is_in_the_room_is_shown_for_those_who_wish_it(house: House) -> None:
    ann, bob = await two(house)
    cleo = await house.guest("Cleo")
    await looks_in(ann, shown=True, wish=None)
    await looks_in(bob, shown=False, wish=None)
    seen = await looks_in(cleo, shown=True)
    assert [(person.name, person.waits) for person in seen.people] == [("Ann", False)]
    seen = await looks_in(ann, shown=True, wish=None)
    assert [(person.name, person.waits) for person in seen.people] == [("Cleo", True)]
    assert seen.waiting_others == 1
    await leaves(cleo)
    assert (await looks_in(ann, wish=None)).people == ()


@night()
async def test_what_is_not_for_two_is_not_waited_for(house: House) -> None:
    ann = await house.guest("Ann")
    for wish, code in (
        ({"game": "tellstones", "options": {"variant": ["round"]}}, "not-for-two"),
        ({"game": "tellstones", "options": {"clock": ["soon"]}}, "bad-option"),
        ({"game": "whist", "options": {}}, "unknown-game"),
        ({"game": "tellstones", "options": {"variant": ["duel"] * 99}}, "wish-too-long"),
        ({"game": "tellstones", "options": {"variant": ["x" * 99]}}, "wish-too-long"),
    ):
        with pytest.raises(Refused, match=code):
            await looks_in(ann, wish=wish)
    assert (await looks_in(ann, wish=None)).waiting is False
