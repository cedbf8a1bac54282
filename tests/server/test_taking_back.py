"""Taking back at a table of the house (TS-7.6): asked for, agreed to, once a turn, and never for time."""

import asyncio
from pathlib import Path

import pytest

from server.night import House, Person, Time, duel, house, night
from taberna.server.tables import clocks
from taberna.server.wire.messages import AnswerTakeBack, Done, Refused, Said, TakeBack, TakingBack
from taberna.table.commits import ToldBack

SECOND = 1000


async def asks(who: Person, table: str, seat: str = "A", request: str = "oops") -> Done | Refused:
    await who.sends(TakeBack(table, seat, request))
    answer = await who.until(lambda m: isinstance(m, Done | Refused) and m.id == request)
    assert isinstance(answer, Done | Refused)
    return answer


async def answers(
    who: Person, table: str, agree: bool, seat: str = "B", request: str = "well"
) -> Done | Refused:
    await who.sends(AnswerTakeBack(table, seat, request, agree))
    answer = await who.until(lambda m: isinstance(m, Done | Refused) and m.id == request)
    assert isinstance(answer, Done | Refused)
    return answer


async def lying(there: House, table: str) -> str:
    hosted = await there.context.tavern.open(table)
    assert hosted.play is not None
    return hosted.game.notation.print_position(hosted.play.state).replace(" quiet:0", "")


@pytest.mark.rule("TS-7.6")
@night()
async def test_nothing_is_taken_back_before_the_other_side_agrees(there: House) -> None:
    ann, bob, table = await duel(there)
    before = await lying(there, table)
    await ann.does(table, "A", "hide 1")
    hidden = await lying(there, table)
    assert isinstance(await asks(ann, table), Done)
    assert await lying(there, table) == hidden
    wish = await bob.hears(TakingBack)
    assert (wish.by, wish.declined) == ("A", False)
    assert (await bob.sits(table, "B")).taking_back == "A"
    assert isinstance(await answers(ann, table, agree=True, seat="A"), Refused), "not one's own to grant"
    assert isinstance(await answers(bob, table, agree=True), Done)
    assert await lying(there, table) == before
    assert (await bob.sits(table, "B")).taking_back == ""


@pytest.mark.rule("TS-7.6")
@night()
async def test_the_other_side_may_rather_play_on(there: House) -> None:
    ann, bob, table = await duel(there)
    await ann.does(table, "A", "hide 1")
    hidden = await lying(there, table)
    await asks(ann, table)
    await answers(bob, table, agree=False)
    assert (await ann.hears(TakingBack, lambda m: m.declined)).by == "A"
    assert await lying(there, table) == hidden
    refused = await asks(ann, table, request="please")
    assert isinstance(refused, Refused)
    assert refused.code == "not-granted"
    assert isinstance(await bob.does(table, "B", "place F right"), Done)


@pytest.mark.rule("TS-7.6")
@night()
async def test_once_a_turn(there: House) -> None:
    ann, bob, table = await duel(there)
    await ann.does(table, "A", "hide 1")
    await asks(ann, table)
    await answers(bob, table, agree=True)
    await ann.does(table, "A", "hide 1")
    refused = await asks(ann, table, request="once more")
    assert isinstance(refused, Refused)
    assert refused.code == "taken-back-once"


@pytest.mark.rule("TS-7.6")
@night()
async def test_not_after_anybody_else_has_spoken(there: House) -> None:
    """Ann may talk as she likes; once Bob has said a word, what lies there lies there."""
    ann, bob, table = await duel(there)
    await bob.says(table, "B", "Your turn.")
    await ann.does(table, "A", "hide 1")
    await ann.says(table, "A", "Oh no.")
    hosted = await there.context.tavern.open(table)
    assert hosted.row.back is None
    await bob.says(table, "B", "Aha!")
    refused = await asks(ann, table)
    assert isinstance(refused, Refused)
    assert refused.code == "spoken-since"


@pytest.mark.rule("TS-7.6")
@night()
async def test_not_after_the_other_has_moved(there: House) -> None:
    ann, bob, table = await duel(there)
    await ann.does(table, "A", "hide 1")
    await asks(ann, table)
    await bob.does(table, "B", "place F right")
    refused = await answers(bob, table, agree=True)
    assert isinstance(refused, Refused)
    assert refused.code == "not-asked"
    assert (await bob.sits(table, "B")).taking_back == ""


@pytest.mark.rule("TS-7.6")
@night()
async def test_not_at_all_where_the_table_plays_without(there: House) -> None:
    ann, _, table = await duel(there, take_back="off")
    await ann.does(table, "A", "hide 1")
    refused = await asks(ann, table)
    assert isinstance(refused, Refused)
    assert refused.code == "no-taking-back"


@pytest.mark.rule("TS-7.6")
@night()
async def test_asked_twice_it_happens_once(there: House) -> None:
    """Ann's line breaks as she asks: she sends it again, before and after Bob agrees."""
    ann, bob, table = await duel(there)
    await ann.does(table, "A", "hide 1")
    first = await asks(ann, table)
    assert await asks(ann, table) == first
    await answers(bob, table, agree=True)
    again = await asks(ann, table)
    assert isinstance(again, Done)
    assert again.seq == 3


@pytest.mark.rule("TS-7.1", "TS-7.6")
@night()
async def test_taking_back_pays_nobody(there: House) -> None:
    """With five minutes and ten seconds a turn: a move, taking it back, and the move again pay ten once,
    and nothing to Bob."""
    ann, bob, table = await duel(there, clock="5+10")
    full = 5 * 60 * SECOND
    await ann.does(table, "A", "hide 1")
    await asks(ann, table)
    await answers(bob, table, agree=True)
    await ann.does(table, "A", "hide 1")
    clock = await there.context.desk.store.clock(table)
    assert clock is not None
    left = clocks.time_left(clock, there.time())
    assert left["A"] <= full + 10 * SECOND
    assert left["B"] <= full


@pytest.mark.rule("TS-7.6")
def test_who_asked_is_known_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        time = Time()
        async with house(tmp_path, time=time) as there:
            ann, bob, table = await duel(there)
            token = bob.client.token
            await ann.does(table, "A", "hide 1")
            await asks(ann, table)
        async with house(tmp_path, time=time) as there:
            back = await there.guest()
            back.client.token = token
            assert (await back.sits(table, "B")).taking_back == "A"
            assert isinstance(await answers(back, table, agree=True), Done)
            assert (await back.reaches(table, 3)).tellings == (ToldBack(3, "A", 1),)

    asyncio.run(evening())


@pytest.mark.rule("TS-7.6")
@night(bot_pause=1)
async def test_a_bot_agrees_and_says_so(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(
        options={"opening": "scales", "first": "A"},
        seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "ponders"}},
    )
    table = opened.table.id
    await ann.sits(table, "A")
    await ann.does(table, "A", "hide 1")
    await asks(ann, table)
    assert ToldBack(3, "A", 1) in (await ann.reaches(table, 3)).tellings
    said = await ann.hears(Said)
    assert said.line.phrase is not None
    assert said.line.phrase.message == "bot-says-take-back"
