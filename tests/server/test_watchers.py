"""Those who watch: among themselves during a game, and only as long as the host allows it."""

import pytest

from server.night import House, duel, night
from taberna.server.wire.http import Invitation, TableInfo
from taberna.server.wire.messages import Done, Ended, Said, TakeBack
from taberna.server.wire.messages import Refused as No
from taberna.table.load import load
from taberna.table.refusal import Refused


@night()
async def test_what_watchers_say_during_a_game_reaches_watchers_alone(house: House) -> None:
    ann, bob, table = await duel(house)
    eve, fox = await house.guest("Eve"), await house.guest("Fox")
    await eve.sits(table, "+")
    await fox.sits(table, "+")
    await eve.says(table, "+", "The first one is the Crown!")
    assert (await fox.hears(Said)).line.text == "The first one is the Crown!"
    await ann.says(table, "A", "Quiet on the bench.")
    for player in (ann, bob):  # the first that either of them hears
        assert (await player.hears(Said)).line.text == "Quiet on the bench."
    assert [line.text for line in (await bob.sits(table, "B")).talk] == ["Quiet on the bench."]
    assert [line.name for line in (await fox.sits(table, "+")).talk] == ["Eve", "Ann"]


@night()
async def test_who_plays_hears_no_watchers_by_watching_too(house: House) -> None:
    """A second stream on the same socket: else the bench would be a note on paper (TS-4.2)."""
    ann, bob, table = await duel(house)
    eve, cleo = await house.guest("Eve"), await house.guest("Cleo")
    await eve.sits(table, "+")
    await eve.says(table, "+", "The first one is the Crown!")
    assert (await ann.sits(table, "+")).talk == ()
    given = await bob.client.ask("POST", f"/api/tables/{table}/invitations", {"seat": "B"}, Invitation)
    await cleo.joins(given.link)
    assert (await bob.sits(table, "+")).talk == (), "nor by leaving the table"
    await eve.says(table, "+", "And the second the Shield.")
    await ann.says(table, "A", "What do they say?")
    for player in (ann, bob):
        heard = await player.hears(Said, lambda said: said.seat == "+")
        assert heard.line.text == "What do they say?"
    assert [line.name for line in (await eve.sits(table, "+")).talk] == ["Eve", "Eve", "Ann"]
    await ann.does(table, "A", "resign")
    await eve.says(table, "+", "Well played.")
    assert (await ann.hears(Said, lambda said: said.seat == "+")).line.text == "Well played."


@night()
async def test_before_and_after_the_game_everybody_hears_them(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(talk=True, seats={"A": {"kind": "here"}}, options={"first": "A"})
    table = opened.table.id
    eve = await house.guest("Eve")
    await ann.sits(table, "A")
    await eve.sits(table, "+")
    await eve.says(table, "+", "Good luck.")
    assert (await ann.hears(Said)).line.text == "Good luck."
    await bob.joins(opened.invitations[0].link)
    await eve.says(table, "+", "Hide it!")
    assert isinstance(await ann.does(table, "A", "resign"), Done)
    await eve.says(table, "+", "Well played.")
    assert (await ann.hears(Said)).line.text == "Well played."
    assert [line.text for line in (await bob.sits(table, "B")).talk] == ["Good luck.", "Well played."]
    record = load(await ann.client.fetch("GET", f"/api/tables/{table}/record"), house.context.desk.games)
    assert "Hide it!" not in [line.text for line in record.talk]


@night()
async def test_a_word_from_the_bench_keeps_nobody_from_taking_back(house: House) -> None:
    """Nobody at the table has heard it, so it changes nothing there (TS-7.6)."""
    ann, _, table = await duel(house)
    eve = await house.guest("Eve")
    await eve.sits(table, "+")
    await ann.does(table, "A", "hide 1")
    await eve.says(table, "+", "Oh!")
    await ann.sends(TakeBack(table, "A", "oops"))
    assert isinstance(await ann.until(lambda m: isinstance(m, Done | No) and m.id == "oops"), Done)


@night()
async def test_the_host_forbids_watching_and_allows_it_again(house: House) -> None:
    ann, bob, table = await duel(house)
    eve = await house.guest("Eve")
    await eve.sits(table, "+")
    path = f"/api/tables/{table}/watching"
    with pytest.raises(Refused, match="host-only"):
        await bob.client.ask("POST", path, {"watching": "nobody"}, TableInfo)
    told = await ann.client.ask("POST", path, {"watching": "nobody"}, TableInfo)
    assert told.watching == "nobody"
    assert (await eve.hears(Ended)).reason == "not-watching"
    hosted = await house.context.tavern.open(table)
    assert hosted.watching == 0
    assert hosted.may_hear("B", (await bob.client.ask("GET", "/api/guest", None, dict))["id"])
    assert isinstance(await eve.says(table, "+", "But why?"), No)
    await ann.client.ask("POST", path, {"watching": "anybody"}, TableInfo)
    await eve.sits(table, "+")


@night()
async def test_who_was_invited_to_watch_is_nobody_too(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}}, watching="invited")
    eve = await house.guest("Eve")
    await eve.joins(opened.invitations[1].link)
    table = opened.table.id
    hosted = await house.context.tavern.open(table)
    eves = (await eve.client.ask("GET", "/api/guest", None, dict))["id"]
    assert hosted.may_hear("+", eves)
    await ann.client.ask("POST", f"/api/tables/{table}/watching", {"watching": "nobody"}, TableInfo)
    assert not hosted.may_hear("+", eves)
