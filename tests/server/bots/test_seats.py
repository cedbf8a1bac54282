"""Bots as seats: they play, they die, they dream, and nobody else waits for them."""

import asyncio
from pathlib import Path

import pytest

from server.night import House, duel, house, night, stands_in, stays_away
from taberna.server.bots import players
from taberna.server.bots.players import PART_OF_TIME, BotPlayers
from taberna.server.tables.hosted import Hosted
from taberna.server.wire.messages import Committed, Done, Notice, Refused, Welcome
from taberna.table.values import Action, Event, View


async def watch(there: House, table: str) -> Committed[Action, Event, View] | Welcome[Action, Event, View]:
    """From the rail, until it is over."""
    eve = await there.guest("Eve")
    welcome = await eve.sits(table, "+")
    if welcome.outcome is not None:
        return welcome
    return await eve.hears(Committed, lambda m: m.outcome is not None)


@pytest.mark.parametrize("variant, seats", [("duel", "A B"), ("round", "A1 B1 A2 B2")])
def test_bots_play_a_whole_game(variant: str, seats: str, tmp_path: Path) -> None:
    @night()
    async def evening(there: House) -> None:
        ann = await there.guest("Ann")
        opened = await ann.opens(
            options={"variant": variant, "turns_max": 60}, seats={s: {"kind": "bot"} for s in seats.split()}
        )
        assert opened.table.status == "playing"
        assert (await watch(there, opened.table.id)).outcome is not None

    evening(tmp_path)


@night()
async def test_bots_play_hazard(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(game="hazard", seats={s: {"kind": "bot"} for s in "ABC"})
    eve = await there.guest("Eve")
    await eve.connects("hazard")
    welcome = await eve.sits(opened.table.id, "+")
    assert welcome.outcome or (await eve.hears(Committed, lambda m: m.outcome is not None)).outcome


def test_a_game_between_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as there:
            ann = await there.guest("Ann")
            opened = await ann.opens(
                options={"turns_max": 40}, seats={s: {"kind": "bot"} for s in ("A", "B")}
            )
            table = opened.table.id
        async with house(tmp_path) as there:
            assert (await watch(there, table)).outcome is not None

    asyncio.run(evening())


@night(bot_tries=2)
async def test_a_bot_that_dies_is_told_of_and_others_play_on(there: House) -> None:
    ann, bob, table = await duel(there)
    other = await ann.opens(
        options={"first": "B", "opening": "scales"},
        seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "dies"}},
    )
    await ann.sits(other.table.id, "A")
    assert [(await ann.hears(Notice)).code for _ in range(2)] == ["bot-restarted", "bot-failed"]
    assert isinstance(await ann.does(table, "A", "hide 1"), Done)
    assert isinstance(await bob.does(table, "B", "peek 1"), Done)


@night(bot_tries=2, bot_deadline=0.2)
async def test_a_bot_that_dreams_is_woken_by_force(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(
        options={"first": "B", "opening": "scales"},
        seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "dreams"}},
    )
    table = opened.table.id
    await ann.sits(table, "A")
    assert (await ann.hears(Notice, lambda m: m.code == "bot-failed")).about == "B"
    refused = await ann.does(table, "A", "hide 1")
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-turn"


def test_a_bot_that_dies_once_is_told_everything_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_TEST_STUMBLED", str(tmp_path / "stumbled"))

    @night()
    async def evening(there: House) -> None:
        ann = await there.guest("Ann")
        opened = await ann.opens(
            options={"turns_max": 20},
            seats={"A": {"kind": "bot"}, "B": {"kind": "bot", "bot": "stumbles"}},
        )
        assert (await watch(there, opened.table.id)).outcome is not None
        assert (tmp_path / "stumbled").exists()

    evening(tmp_path)


@pytest.mark.rule("TS-7.5")
@night()
async def test_a_bot_is_nobodys_memory(there: House) -> None:
    """Bob challenges; Ann would let a bot answer that forgets nothing, and take her seat again."""
    ann, bob, table = await duel(there)
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "challenge 1")
    for who in (ann, bob):
        with pytest.raises(Exception, match="no-stand-in"):
            await who.posts(f"/api/tables/{table}/seats/A/bot", {"bot": "king"})
    assert (await ann.table(table)).seats[0].kind == "person"


@pytest.mark.rule("TS-7.5")
@night()
async def test_a_partner_lets_no_bot_in_either(there: House) -> None:
    ann, bob = await there.guest("Ann"), await there.guest("Bob")
    here = {"A1": {"kind": "here"}, "B1": {"kind": "bot"}, "B2": {"kind": "bot"}}
    opened = await ann.opens(options={"variant": "round"}, seats=here)
    await bob.joins(opened.invitations[0].link)
    table = opened.table.id
    await ann.sits(table, "A1")
    await stays_away(there, table, "A2")
    with pytest.raises(Exception, match="no-stand-in"):
        await ann.posts(f"/api/tables/{table}/seats/A2/bot", {"bot": "king"})


@night()
async def test_a_seat_is_handed_to_a_bot_and_taken_again(there: House) -> None:
    ann, bob, table = await duel(there)
    await stands_in(there, table, "A", "simple")
    handed = await bob.table(table)
    assert next((s.kind, s.bot, s.name) for s in handed.seats) == ("bot", "simple", "Ann")
    await bob.hears(Committed, lambda m: m.waiting == ("B",))
    refused = await ann.does(table, "A", "resign")
    assert isinstance(refused, Refused)
    assert refused.code == "seat-with-bot"
    await ann.client.fetch("DELETE", f"/api/tables/{table}/seats/A/bot")
    assert isinstance(await ann.does(table, "A", "resign"), Done)


@night(bot_deadline=60.0, bot_workers=2)
async def test_a_bot_that_thinks_long_delays_no_other_table(there: House) -> None:
    ann = await there.guest("Ann")
    await ann.opens(
        options={"first": "B", "opening": "scales"},
        seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "dreams"}},
    )
    other = await ann.opens(options={"turns_max": 20}, seats={s: {"kind": "bot"} for s in ("A", "B")})
    assert (await watch(there, other.table.id)).outcome is not None


PONDERING = {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "ponders"}}


@night(bot_pause=1)
async def test_a_bot_that_takes_its_time_takes_nobody_elses(there: House) -> None:
    """It would think for an hour; beside it others play as if it were not there, and it can be left."""
    ann = await there.guest("Ann")
    slow = await ann.opens(options={"first": "A", "opening": "scales"}, seats=PONDERING)
    await ann.sits(slow.table.id, "A")
    assert isinstance(await ann.does(slow.table.id, "A", "place F right"), Done)
    simple = {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "simple"}}
    other = await ann.opens(options={"first": "A", "opening": "scales"}, seats=simple)
    await ann.sits(other.table.id, "A")
    await ann.does(other.table.id, "A", "place F right")
    await ann.hears(Committed, lambda m: m.table == other.table.id and m.waiting == ("A",))
    waiting = await there.context.tavern.open(slow.table.id)
    assert waiting.waiting == ("B",)
    assert waiting.busy == 1
    assert isinstance(await ann.does(slow.table.id, "A", "resign"), Done)


@night(bot_pause=0)
async def test_where_the_house_wants_it_a_bot_acts_at_once(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(options={"first": "A", "opening": "scales"}, seats=PONDERING)
    table = opened.table.id
    await ann.sits(table, "A")
    await ann.does(table, "A", "place F right")
    assert (await ann.hears(Committed, lambda m: m.waiting == ("A",))).seq > 2


@pytest.mark.rule("TS-7.1")
@night(bot_pause=1)
async def test_a_bot_loses_no_game_by_pausing(there: House) -> None:
    """By the clock it spends a small part of what it has left on a pause."""
    ann = await there.guest("Ann")
    opened = await ann.opens(options={"first": "A", "opening": "scales", "clock": "5+3"}, seats=PONDERING)
    hosted = await there.context.tavern.open(opened.table.id)
    assert hosted.clock is not None
    told = (getattr(look, "__self__", None) for look in there.context.tavern.changed)
    players = next(one for one in told if isinstance(one, BotPlayers))
    now = there.time()
    assert 0 < players._pause(hosted, "B", 3_600_000, now) <= hosted.clock.left["B"] / PART_OF_TIME


def test_a_bot_asked_in_the_moment_in_which_it_stops_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its task is at an end, but not yet put away: nobody would tell it again."""
    played: list[str] = []
    asked: list[str] = []

    async def play(self: BotPlayers, hosted: Hosted, seat: str) -> bool:
        played.append(asked.pop())
        asyncio.get_running_loop().call_soon(asks, hosted)  # after its end, before what follows it
        return True

    def asks(hosted: Hosted) -> None:
        if len(played) < 2:
            asked.append("A")
            bots_of(hosted).look(hosted)

    def bots_of(hosted: Hosted) -> BotPlayers:
        told = (getattr(one, "__self__", None) for one in hosted.changed)
        return next(one for one in told if isinstance(one, BotPlayers))

    monkeypatch.setattr(BotPlayers, "_play", play)
    monkeypatch.setattr(players, "_awaited", lambda hosted, seat: seat if seat in asked else None)

    async def evening() -> None:
        async with house(tmp_path) as there:
            ann = await there.guest("Ann")
            opened = await ann.opens(seats={s: {"kind": "bot"} for s in ("A", "B")})
            asks(await there.context.tavern.open(opened.table.id))
            for _ in range(9):
                await asyncio.sleep(0)
        assert played == ["A", "A"]

    asyncio.run(evening())
