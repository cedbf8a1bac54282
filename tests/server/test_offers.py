"""Offers beside the game: everybody sees them made, withdrawn, declined and agreed to."""

import pytest

from server.night import House, Person, duel, night
from taberna.server.wire.messages import (
    Done,
    Moved,
    Offer,
    Offered,
    OpenOffer,
    Reply,
    Withdraw,
)
from taberna.server.wire.messages import Refused as No
from taberna.table.codec import Reader

COUNT = iter(range(1, 10_000))


async def asks(who: Person, message: Offer | Withdraw | Reply) -> Done | No:
    await who.sends(message)
    answer = await who.until(lambda m: isinstance(m, Done | No) and m.id == message.id)
    assert isinstance(answer, Done | No)
    return answer


def request() -> str:
    return f"o{next(COUNT)}"


async def offers(who: Person, table: str, seat: str, what: str) -> Done | No:
    return await asks(who, Offer(table, seat, request(), what))  # type: ignore[arg-type]


async def withdraws(who: Person, table: str, seat: str, what: str) -> Done | No:
    return await asks(who, Withdraw(table, seat, request(), what))  # type: ignore[arg-type]


async def replies(who: Person, table: str, seat: str, what: str, agree: bool) -> Done | No:
    return await asks(who, Reply(table, seat, request(), what, agree))  # type: ignore[arg-type]


async def told(who: Person, *expected: tuple[str, str, str]) -> None:
    """All that this person was told of offers so far: who makes one may be told of it before it is done."""
    while len(heard := [m for m in who.heard if isinstance(m, Offered)]) < len(expected):
        await who.hears(Offered)
    assert [(m.what, m.by, m.state) for m in heard] == list(expected)


async def over(house: House) -> tuple[Person, Person, str]:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "resign")
    return ann, bob, table


@night()
async def test_a_rematch_begins_once_both_wish_it(house: House) -> None:
    ann, bob, table = await over(house)
    assert isinstance(await offers(bob, table, "B", "rematch"), Done)
    assert (await ann.sits(table, "A")).offers == (OpenOffer("rematch", "B"),)
    assert not (await ann.table(table)).next, "nobody is taken along unasked"
    assert isinstance(await replies(ann, table, "A", "rematch", agree=True), Done)
    for person in (ann, bob):
        await told(person, ("rematch", "B", "pending"), ("rematch", "B", "agreed"))
    again = await ann.table((await ann.table(table)).next)
    assert [m.to for m in ann.heard if isinstance(m, Moved)] == [again.id]
    assert [(s.seat, s.kind, s.name) for s in again.seats] == [("A", "kept", "Bob"), ("B", "kept", "Ann")]


@night()
async def test_a_rematch_declined_or_withdrawn(house: House) -> None:
    ann, bob, table = await over(house)
    await offers(bob, table, "B", "rematch")
    await replies(ann, table, "A", "rematch", agree=False)
    no = ("rematch", "B", "pending"), ("rematch", "B", "declined")
    await told(bob, *no)
    again = await offers(bob, table, "B", "rematch")
    assert isinstance(again, No)
    assert again.code == "not-granted", "nobody is nagged"
    await offers(ann, table, "A", "rematch")  # who said no may think better of it
    await withdraws(ann, table, "A", "rematch")
    await told(bob, *no, ("rematch", "A", "pending"), ("rematch", "A", "withdrawn"))
    assert (await bob.sits(table, "B")).offers == ()
    refused = await replies(bob, table, "B", "rematch", agree=True)
    assert isinstance(refused, No)
    assert refused.code == "nothing-offered"
    await offers(ann, table, "A", "rematch")
    assert isinstance(await replies(bob, table, "B", "rematch", agree=True), Done), (
        "who was told no may agree"
    )


@night()
async def test_a_bot_agrees_at_once(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}, "B": {"kind": "bot"}})
    table = opened.table.id
    await ann.sits(table, "A")
    await ann.does(table, "A", "resign")
    await offers(ann, table, "A", "rematch")
    assert (await ann.table(table)).next


@night()
async def test_a_pause_is_offered_declined_withdrawn_and_agreed_to(house: House) -> None:
    ann, bob, table = await duel(house, clock="10+5")
    pending = ("pause", "A", "pending")
    await offers(ann, table, "A", "pause")
    await replies(bob, table, "B", "pause", agree=False)
    refused = await offers(ann, table, "A", "pause")
    assert isinstance(refused, No)
    await ann.does(table, "A", "hide 1")
    await offers(ann, table, "A", "pause")
    await withdraws(ann, table, "A", "pause")
    await offers(ann, table, "A", "pause")
    await replies(bob, table, "B", "pause", agree=True)
    ways = (("pause", "A", state) for state in ("declined", "withdrawn", "agreed"))
    await told(ann, *(step for way in ways for step in (pending, way)))
    clocks = (await bob.sits(table, "B")).clocks
    assert clocks is not None
    assert clocks.paused


@night()
async def test_a_take_back_is_withdrawn(house: House) -> None:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "hide 1")
    await offers(ann, table, "A", "take-back")
    assert (await bob.sits(table, "B")).offers == (OpenOffer("take-back", "A"),)
    await withdraws(ann, table, "A", "take-back")
    assert (await bob.sits(table, "B")).taking_back == ""
    refused = await replies(bob, table, "B", "take-back", agree=True)
    assert isinstance(refused, No)
    await offers(ann, table, "A", "take-back")
    await replies(bob, table, "B", "take-back", agree=False)
    states = ("pending", "withdrawn", "pending", "declined")
    await told(ann, *(("take-back", "A", state) for state in states))


@night()
async def test_nobody_offers_for_another_nor_from_the_bench(house: House) -> None:
    ann, bob, table = await over(house)
    eve = await house.guest("Eve")
    await eve.sits(table, "+")
    for who, seat in ((bob, "A"), (eve, "+"), (eve, "A")):
        for refused in (
            await offers(who, table, seat, "rematch"),
            await withdraws(who, table, seat, "rematch"),
            await replies(who, table, seat, "rematch", agree=True),
        ):
            assert isinstance(refused, No)
            assert refused.code in ("not-your-seat", "no-such-seat")
    own = await offers(ann, table, "A", "rematch")
    assert isinstance(own, Done)
    declined = await replies(ann, table, "A", "rematch", agree=False)
    assert isinstance(declined, No)
    assert declined.code == "own-wish"


@night()
async def test_an_offer_outlasts_those_who_come_and_go(house: House) -> None:
    """A rematch that was offered is still open for who comes back."""
    ann, bob, table = await over(house)
    await offers(ann, table, "A", "rematch")
    await bob.hangs_up()
    await bob.connects()
    assert (await bob.sits(table, "B")).offers == (OpenOffer("rematch", "A"),)


@pytest.mark.parametrize("what", ["draw", "the moon", ""])
def test_what_is_no_offer_is_not_read(what: str) -> None:
    with pytest.raises(Exception, match="unreadable"):
        Reader(Offer)(b'{"kind":"offer","table":"t","seat":"A","id":"x","what":"%s"}' % what.encode())
