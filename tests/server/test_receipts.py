"""Joining in two steps: what the house promises, then what a seat adds; and what both are worth later."""

from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from server.night import House, Person, night
from taberna.server.client import split_link
from taberna.server.http.guests import NOBODY
from taberna.server.wire.http import Invitation, Joined, Promised, SitDown
from taberna.table.codec import write
from taberna.table.load import load
from taberna.table.notes import Hands
from taberna.table.receipts import compare
from taberna.table.refusal import Refused
from taberna.table.signed_opening import is_genuine, promise, read_opening
from taberna.table.signing import public_half, sign
from taberna.table.verify import verify


@night()
async def test_nobody_contributes_before_they_hold_the_promise(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(seats={"A": {"kind": "kept"}})
    invitation = split_link(opened.invitations[0].link)[1]
    with pytest.raises(Refused, match="opening-unread"):
        await bob.client.ask("POST", "/api/join", SitDown(invitation, "Bob", "5eed"), Joined)
    joined = await bob.client.join(invitation, "Bob", "5eed")
    receipt = bob.client.receipt
    assert receipt is not None
    assert is_genuine(receipt)
    promised = read_opening(receipt.opening)
    assert (promised.table, promised.seats) == (joined.table.id, ("A", "B"))
    assert (receipt.seat, receipt.contribution) == ("B", "5eed")


@night()
async def test_a_game_of_two_who_contributed_is_whole_signed_and_as_promised(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(seats={"A": {"kind": "kept"}})
    table = opened.table.id
    await bob.client.join(split_link(opened.invitations[0].link)[1], "Bob", "5eed")
    await ann.client.sit(table, "A", "Ann", "c0ffee")
    await ann.sits(table, "A")
    await ann.does(table, "A", "resign")
    record = load(await ann.client.fetch("GET", f"/api/tables/{table}/record"), house.context.desk.games)
    verdict = verify(record, house.context.desk.key.known)
    assert (verdict.weakest, verdict.house) == (None, house.context.desk.key.public)
    for person in (ann, bob):
        assert person.client.receipt is not None
        assert compare(person.client.receipt, record) == ()


@night()
async def test_a_promise_of_another_table_is_none(house: House) -> None:
    """Its receipt would be compared with nothing: whoever is shown one does not contribute."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened, other = [await ann.opens(seats={"A": {"kind": "kept"}}) for _ in range(2)]
    shown = await bob.client.promise(other.table.id)
    bob.client.ask = AsyncMock(return_value=shown)  # type: ignore[method-assign]
    with pytest.raises(Refused, match="receipt-other-table"):
        await bob.client.promise(opened.table.id)


@night()
async def test_a_promise_by_a_key_made_for_it_is_none(house: House) -> None:
    """Nobody would know the key later; and what it promises is what the house shows, or nothing."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(seats={"A": {"kind": "kept"}})
    shown = await bob.client.promise(opened.table.id)
    own = bytes(range(32))
    lies: list[tuple[dict[str, Any], str]] = [
        ({"seats": ("Z", "Y")}, "opening-differs"),
        ({"previous": "ab" * 32}, "opening-differs"),
        ({"talk": not opened.table.talk}, "opening-differs"),
        ({}, "opening-house"),
    ]
    for lie, code in lies:
        said = write(replace(read_opening(shown.opening), house=public_half(own), **lie))
        forged = Promised(said.decode(), sign(own, promise(said)), shown.counts)
        bob.client.promise = AsyncMock(return_value=forged)  # type: ignore[method-assign]
        with pytest.raises(Refused, match=code):
            await bob.client.join(split_link(opened.invitations[0].link)[1], "Bob", "5eed")


@night()
async def test_a_record_says_who_began_and_who_played_on(house: House) -> None:
    """Bob gives his seat to Cleo, and afterwards wishes to be forgotten."""
    ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    opened = await ann.opens(seats={"A": {"kind": "here"}})
    table = opened.table.id
    await bob.joins(opened.invitations[0].link)
    given = await bob.client.ask("POST", f"/api/tables/{table}/invitations", {"seat": "B"}, Invitation)
    await cleo.client.join(split_link(given.link)[1], "Cleo")
    await ann.sits(table, "A")
    await ann.does(table, "A", "resign")
    assert await people(ann, table, house) == (["Ann", "Bob"], ["Cleo"])
    await bob.client.fetch("DELETE", "/api/guest")
    assert await people(ann, table, house) == (["Ann", NOBODY], ["Cleo"])


async def people(asks: Person, table: str, house: House) -> tuple[list[str], list[str]]:
    """Those who began, and those who took over."""
    record = load(await asks.client.fetch("GET", f"/api/tables/{table}/record"), house.context.desk.games)
    took_over = [note.name for note in record.notes if isinstance(note, Hands)]
    return [sitter.name for sitter in record.header.sitters], took_over
