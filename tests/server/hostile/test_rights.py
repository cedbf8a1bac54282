"""Who may do what: tokens, seats, turns, and requests sent twice."""

from __future__ import annotations

import msgspec

from server.hostile.mallory import at_the_door, comes, sit_down
from server.night import House, night
from taberna.server.wire.messages import Ack, Act, Pause, Say, Subscribe, TakeBack
from taberna.table.codec import write

HIDE = msgspec.Raw(b'{"do":"hide","space":1}')
RESIGN = msgspec.Raw(b'{"do":"resign"}')


@night()
async def test_a_token_that_nobody_gave_opens_nothing(house: House) -> None:
    pair = await sit_down(house)
    for token in ("", "x", "A" * 32, "é'\" OR 1=1 --".encode("ascii", "ignore").decode(), "z" * 4000):
        async with at_the_door(house, token) as mallory:
            bye = await mallory.hears("bye")
            assert (bye["reason"], bye["again"]) == ("no-guest", -1)
            mallory.sends(Subscribe(pair.table, "A"))
            assert await mallory.is_shown_out() == 4001
            assert [message["kind"] for message in mallory.heard] == ["bye"]
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_a_guest_has_no_right_to_anothers_seat(house: House) -> None:
    """Neither a stranger nor the other player hears, moves, speaks, pauses or takes back for a seat."""
    pair = await sit_down(house)
    await pair.plays_on(1)  # so that there is something to take back
    for token in (await comes(house), pair.bob.client.token):
        async with at_the_door(house, token) as mallory:
            for message in (
                Subscribe(pair.table, "A"),
                Act(pair.table, "A", "m1", (HIDE,)),
                Act(pair.table, "A", "m2", (RESIGN,)),
                Act(pair.table, "*", "m3", (msgspec.Raw(b'{"do":"flag","seat":"A"}'),)),
                TakeBack(pair.table, "A", "m4"),
                Say(pair.table, "A", "m5", "I resign"),
                Pause(pair.table, "A"),
                Ack(pair.table, "A", 5),
            ):
                mallory.heard.clear()
                mallory.sends(message)
                refused = await mallory.hears("refused")
                assert refused["code"] in ("not-your-seat", "not-subscribed", "no-such-seat"), message
            assert {message["kind"] for message in mallory.heard} <= {"hello", "refused"}
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_an_action_sent_again_happens_once(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, pair.ann.client.token) as mallory:
        act = write(Act(pair.table, "A", "once", (HIDE,)))
        answers = []
        for _ in range(20):
            mallory.heard.clear()
            mallory.sends(act)
            answers.append((await mallory.hears("done", id="once"))["seq"])
        assert len(set(answers)) == 1
        # The same id with another action is still the first one's.
        mallory.heard.clear()
        mallory.sends(Act(pair.table, "A", "once", (RESIGN,)))
        assert (await mallory.hears("done"))["seq"] == answers[0]
    hosted = await house.context.tavern.open(pair.table)
    assert hosted.seq == answers[0]
    for person in pair.people.values():
        await person.reaches(pair.table, answers[0])
    assert pair.notices() == []


@night()
async def test_an_action_out_of_turn_is_refused_with_the_reason(house: House) -> None:
    pair = await sit_down(house)
    hosted = await house.context.tavern.open(pair.table)
    before = hosted.seq
    async with at_the_door(house, pair.bob.client.token) as mallory:
        mallory.sends(Act(pair.table, "B", "early", (HIDE,)))
        refused = await mallory.hears("refused", id="early")
        assert (refused["code"], refused["params"]) == ("not-your-turn", {"seat": "A"})
        mallory.sends(Act(pair.table, "B", "twice", (HIDE, HIDE)))
        assert (await mallory.hears("refused", id="twice"))["code"] == "not-your-turn"
    assert hosted.seq == before
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_what_comes_after_the_end_changes_nothing(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, pair.ann.client.token) as mallory:
        mallory.sends(Act(pair.table, "A", "end", (RESIGN,)))
        end = (await mallory.hears("done", id="end"))["seq"]
        mallory.sends(Act(pair.table, "A", "after", (HIDE,)))
        assert (await mallory.hears("refused", id="after"))["code"] == "over"
        mallory.sends(Act(pair.table, "A", "end", (RESIGN,)))
        mallory.sends(Act(pair.table, "A", "last", (RESIGN,)))
        assert (await mallory.hears("refused", id="last"))["code"] == "over"
        assert [m["seq"] for m in mallory.heard if m["kind"] == "done"] == [end, end]
