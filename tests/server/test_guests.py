"""Guests: what is kept about one can be seen, taken along and deleted."""

import sqlite3
from pathlib import Path

import pytest

from server.night import House, duel, night
from taberna.server.wire.http import Guest, Joined
from taberna.server.wire.messages import Bye, Ended, Say, Subscribe
from taberna.server.wire.messages import Refused as Turned
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.verify import verify


@night()
async def test_what_is_kept_about_a_guest(house: House) -> None:
    ann, bob, table = await duel(house)
    bobs = next(s.guest for s in (await ann.table(table)).seats if s.seat == "B")
    await ann.says(table, "A", "Evening.")
    await ann.client.fetch("POST", "/api/guest/block", {"guest": bobs})
    await ann.client.fetch("POST", "/api/reports", {"guest": bobs, "reason": "Cheats.", "table": table})
    kept = await ann.gets("/api/guest/export")
    assert isinstance(kept, dict)
    assert [t["id"] for t in kept["tables"]] == [table]
    assert [line["text"] for line in kept["talk"]] == ["Evening."]
    assert (kept["blocked"], kept["muted"]) == ([bobs], [])
    assert kept["reports"][0]["reason"] == "Cheats."
    other = await bob.gets("/api/guest/export")
    assert isinstance(other, dict)
    assert (other["talk"], other["blocked"], other["reports"]) == ([], [], [])


def test_a_guest_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    @night()
    async def evening(house: House) -> None:
        ann, bob, table = await duel(house)
        token = ann.client.token
        await ann.says(table, "A", "You never met me.")
        await ann.client.fetch("DELETE", "/api/guest")
        assert (await ann.hears(Bye)).reason == "deleted"
        with pytest.raises(Refused, match="no-guest"):
            await ann.gets("/api/guest")
        assert [s.name for s in (await bob.table(table)).seats] == ["…", "Bob"]
        text = "\n".join(_dump(tmp_path / "night.db"))
        assert token not in text
        assert "You never met me." not in text
        assert "'Ann'" not in text

    evening(tmp_path)


def _dump(path: Path) -> list[str]:
    db = sqlite3.connect(path)
    try:
        return list(db.iterdump())
    finally:
        db.close()


def test_no_token_is_kept(tmp_path: Path) -> None:
    @night()
    async def evening(house: House) -> None:
        ann = await house.guest("Ann")
        opened = await ann.opens(seats={"A": {"kind": "here"}})
        text = "\n".join(_dump(tmp_path / "night.db"))
        assert ann.client.token not in text
        for invitation in opened.invitations:
            assert invitation.link.partition("#")[2] not in text

    evening(tmp_path)


@night()
async def test_a_name_is_given_and_changed(house: House) -> None:
    ann = await house.guest()
    renamed = await ann.client.ask("POST", "/api/guest/name", {"name": "  Ann "}, Guest)
    assert renamed.name == "Ann"
    with pytest.raises(Refused, match="bad-name"):
        await ann.client.fetch("POST", "/api/guest/name", {"name": "\u202eAnn"})


@night()
async def test_who_is_blocked_does_not_get_in(house: House) -> None:
    ann, bob, table = await duel(house)
    bobs = next(s.guest for s in (await ann.table(table)).seats if s.seat == "B")
    await ann.client.fetch("POST", "/api/guest/block", {"guest": bobs})
    opened = await ann.opens(public=True, seats={"A": {"kind": "here"}})
    with pytest.raises(Refused, match="blocked"):
        await bob.client.ask("POST", f"/api/tables/{opened.table.id}/seats/B", {}, Joined)
    with pytest.raises(Refused, match="blocked"):
        await bob.joins(opened.invitations[0].link)


@night()
async def test_who_is_blocked_neither_watches_nor_speaks(house: House) -> None:
    """From the moment the host says so; a seat that was taken before stays taken."""
    ann, bob, table = await duel(house)
    eve = await house.guest("Eve")
    eves = (await eve.client.ask("GET", "/api/guest", None, Guest)).id
    await eve.sits(table, "+")
    await ann.client.fetch("POST", "/api/guest/block", {"guest": eves})
    assert (await eve.hears(Ended)).seat == "+"
    await eve.sends(Say(table, "+", "boo", "Boo!"))
    assert (await eve.hears(Turned)).code == "blocked"
    await eve.sends(Subscribe(table, "+"))
    assert (await eve.hears(Turned)).code == "blocked"
    bobs = (await bob.client.ask("GET", "/api/guest", None, Guest)).id
    await ann.client.fetch("POST", "/api/guest/block", {"guest": bobs})
    await bob.says(table, "B", "Still here.")
    await bob.sits(table, "+")
    await ann.client.fetch("DELETE", "/api/guest/block", {"guest": eves})
    assert (await eve.sits(table, "+")).status == "playing"


@night()
async def test_nobody_reports_somebody_who_is_not_there(house: House) -> None:
    ann = await house.guest("Ann")
    with pytest.raises(Refused, match="no-such-guest"):
        await ann.client.fetch("POST", "/api/reports", {"guest": "nobody", "reason": "?"})


@night()
async def test_records_forget_too_and_hold_all_the_same(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(talk=True, seats={"A": {"kind": "here"}})
    table = opened.table.id
    await bob.joins(opened.invitations[0].link)
    await ann.sits(table, "A")
    await ann.says(table, "A", "I was here.")
    await ann.does(table, "A", "resign")
    data = await ann.client.fetch("GET", f"/api/tables/{table}/record")
    name = load(data, house.context.desk.games).name
    await ann.client.fetch("DELETE", "/api/guest")
    for address in (f"/api/tables/{table}/record", f"/api/records/{name}"):
        again = load(await bob.client.fetch("GET", address), house.context.desk.games)
        assert [sitter.name for sitter in again.header.sitters] == ["…", "Bob"]
        assert again.talk == ()
        assert verify(again).sound
        assert again.name != name
