"""A bot's requests are its own: nobody who sat there before has made them already, and what goes wrong once
does not end its game."""

from __future__ import annotations

import asyncio

import pytest

from server.bots.test_seats import watch
from server.night import House, duel, night, stands_in
from taberna.server.store.protocol import Append, Unavailable
from taberna.server.store.rows import TalkRow
from taberna.server.wire.messages import Done


@night()
async def test_nobody_makes_a_bots_request_before_it_does(house: House) -> None:
    """Ann names her move as the bot's next one would be named, and hands over her seat."""
    ann, bob, table = await duel(house)
    hosted = await house.context.tavern.open(table)
    done = await ann.does(table, "A", "place F right", request=f"bot {hosted.seq + 2}")
    assert isinstance(done, Done)
    assert isinstance(await bob.does(table, "B", "place K left"), Done)
    before = hosted.seq
    await stands_in(house, table, "A", "simple")
    assert (await bob.reaches(table, before + 1)).seq == before + 1


@night()
async def test_a_bot_that_could_not_speak_plays_on(house: House) -> None:
    ann = await house.guest("Ann")
    store = house.context.desk.store

    async def mute(row: TalkRow) -> None:
        raise Unavailable

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "add_talk", mute)
        opened = await ann.opens(
            options={"variant": "round", "turns_max": 30},
            seats={seat: {"kind": "bot", "bot": "page"} for seat in ("A1", "B1", "A2", "B2")},
        )
        assert (await watch(house, opened.table.id)).outcome is not None


@night()
async def test_a_store_that_does_not_answer_once_ends_no_bots_game(house: House) -> None:
    """Nobody else sits there who would wake it."""
    ann = await house.guest("Ann")
    store = house.context.desk.store
    submit = store.submit
    failed: list[Append] = []

    def fails_once(append: Append) -> asyncio.Future[None]:
        if append.table is None and not failed:
            failed.append(append)
            raise Unavailable
        return submit(append)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "submit", fails_once)
        opened = await ann.opens(options={"turns_max": 20}, seats={s: {"kind": "bot"} for s in ("A", "B")})
        assert (await watch(house, opened.table.id)).outcome is not None
    assert failed
