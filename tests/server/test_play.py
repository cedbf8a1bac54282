"""Playing over the socket: what each is told, what is refused, and what a client that comes back is sent."""

import asyncio

import msgspec
import pytest

from house import ALL
from server.bots.sitters import PLAYERS
from server.night import House, Person, duel, night
from taberna.server.client import message_type
from taberna.server.wire.http import Opened
from taberna.server.wire.messages import (
    Act,
    AnswerTakeBack,
    Committed,
    Done,
    Refused,
    Subscribe,
    TakeBack,
    TakingBack,
    Unsubscribe,
    Welcome,
)
from taberna.table import refusal
from taberna.table.codec import Reader, write
from taberna.table.commits import Told, ToldBack
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View


async def plays(person: Person, table: str, seat: Seat, bot: str) -> Welcome[Action, Event, View]:
    """A whole game from one seat, as a client does it: hear, choose, act."""
    info = await person.table(table)
    mind = PLAYERS[info.game][bot]
    memory = mind.sit(seat, seat.encode())
    news: Welcome[Action, Event, View] | Committed[Action, Event, View] = await person.sits(table, seat)
    while news.outcome is None:
        for telling in news.tellings:
            memory = mind.hear(memory, telling)
        if news.view is not None and seat in news.waiting:
            done = await person.acts(table, seat, mind.choose(memory, news.view, news.legal))
            assert isinstance(done, Done), done
        news = await person.hears(Committed, lambda m, seq=news.seq: m.table == table and m.seq > seq)  # type: ignore[misc]
    return await (await again(person)).sits(table, seat)


async def again(person: Person) -> Person:
    """The same guest with another socket."""
    other = Person(person.house, person.client)
    await other.connects("hazard" if person.line is None else person.game)
    return other


@pytest.mark.parametrize("variant", ["duel", "vanguard", "round"])
def test_a_whole_game(variant: str, tmp_path: object) -> None:
    @night()
    async def evening(house: House) -> None:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        options = {"variant": variant, "last_orders": "on", "turns_max": 60}
        opened = await people[0].opens(options=options)
        await everybody_sits(people, opened)
        seats = [s.seat for s in opened.table.seats]
        ends = await asyncio.gather(
            *(plays(p, opened.table.id, seat, "simple") for p, seat in zip(people, seats, strict=False))
        )
        assert len({write(end.outcome) for end in ends}) == 1
        assert {end.status for end in ends} == {"over"}

    evening(tmp_path)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", ["plain", "whispers"])
def test_three_at_hazard(variant: str, tmp_path: object) -> None:
    """Dice of the house, hidden cups, and all three called upon at once."""

    @night()
    async def evening(house: House) -> None:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        opened = await people[0].opens(game="hazard", options={"variant": variant})
        await everybody_sits(people, opened)
        ends = await asyncio.gather(
            *(plays(p, opened.table.id, seat, "roams") for p, seat in zip(people, "ABC", strict=True))
        )
        assert len({write(end.outcome) for end in ends}) == 1

    evening(tmp_path)  # type: ignore[arg-type]


async def everybody_sits(people: list[Person], opened: Opened) -> None:
    links = {invitation.seat: invitation.link for invitation in opened.invitations}
    for person, sitting in zip(people, opened.table.seats, strict=False):
        await person.joins(links[sitting.seat], contribution="0123")


@night()
async def test_a_refusal_says_why_and_only_to_whom_it_concerns(house: House) -> None:
    ann, bob, table = await duel(house)
    refused = await bob.does(table, "B", "hide 1")
    assert isinstance(refused, Refused)
    assert (refused.code, refused.params) == ("not-your-turn", {"seat": "A"})
    assert isinstance(await ann.does(table, "A", "hide 1"), Done)
    assert not any(isinstance(message, Refused) for message in ann.heard)


@night()
async def test_nobody_acts_for_another(house: House) -> None:
    ann, bob, table = await duel(house)
    refused = await bob.does(table, "A", "hide 1")
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-seat"
    house_only = await ann.does(table, "*", "open F")
    assert isinstance(house_only, Refused)
    assert house_only.code == "no-such-seat"


@night()
async def test_sent_twice_it_happens_once(house: House) -> None:
    ann, bob, table = await duel(house)
    first = await ann.does(table, "A", "place F right", request="once")
    assert isinstance(first, Done)
    again = await ann.acts(table, "A", read("place", symbol="F", end="right"), request="once")
    assert again == first
    await bob.does(table, "B", "hide 1")
    later = await ann.acts(table, "A", read("place", symbol="F", end="right"), request="once")
    assert later == first
    assert (await bob.reaches(table, 3)).seq == 3


def read(do: str, **parts: str | int) -> Action:
    from taberna.table.codec import codec

    return codec(ALL["tellstones"]).make_action({"do": do, **parts})


@night()
async def test_a_misplaced_stone_is_taken_back(house: House) -> None:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "place F right")
    await ann.sends(TakeBack(table, "A", "oops"))
    await bob.hears(TakingBack)
    await bob.sends(AnswerTakeBack(table, "B", "by all means", agree=True))
    assert (await bob.hears(Done, lambda m: m.id == "by all means")).seq == 3
    told = (await bob.reaches(table, 3)).tellings
    assert told == (ToldBack(3, "A", 1),)
    await ann.sends(TakeBack(table, "A", "oops again"))
    assert (await ann.hears(Refused)).code == "taken-back-once"


@pytest.mark.rule("TS-4.2")
def test_who_comes_back_is_sent_what_was_not_acknowledged_and_nothing_older(tmp_path: object) -> None:
    @night()
    async def evening(house: House) -> None:
        ann, bob, table = await duel(house)
        await ann.does(table, "A", "hide 1")
        await bob.reaches(table, 2)
        await bob.acks(table, "B", 2)
        await bob.does(table, "B", "peek 1")
        await ann.does(table, "A", "place F right")
        await bob.reaches(table, 4)
        await bob.hangs_up()
        await bob.connects()
        back = await bob.sits(table, "B", after=0)
        assert [telling.seq for telling in back.tellings] == [3, 4]
        assert [looked(telling) for telling in back.tellings] == ["L", None]
        assert not back.earlier
        await bob.acks(table, "B", 4)
        twice = await bob.sits(table, "B", after=0)
        assert twice.tellings == ()
        eve = await house.guest("Eve")
        assert (await eve.sits(table, "+", after=0)).tellings == ()
        with pytest.raises(refusal.Refused, match="no-log"):
            await bob.gets(f"/api/tables/{table}/seats/B/log")

    evening(tmp_path)  # type: ignore[arg-type]


def looked(telling: object) -> str | None:
    assert isinstance(telling, Told)
    return next(
        (getattr(event, "symbol", None) for event in telling.events if type(event).__name__ == "Looked"), None
    )


@night()
async def test_where_the_game_keeps_a_log_all_of_it_can_be_read(house: House) -> None:
    ann = await house.guest("Ann")
    seats = {s: {"kind": "here", "name": s} for s in "ABC"}
    opened = await ann.opens(game="hazard", seats=seats)
    table = opened.table.id
    welcome = await ann.sits(table, "A")
    assert welcome.earlier
    await ann.acks(table, "A", welcome.seq)
    log = await ann.gets(f"/api/tables/{table}/seats/A/log")
    assert isinstance(log, list)
    assert [telling["seq"] for telling in log] == [*range(1, welcome.seq + 1)]
    whole = await ann.sits(table, "A", after=0)
    assert len(whole.tellings) == welcome.seq


@night()
async def test_a_log_says_in_sentences_what_happened(house: House) -> None:
    """As it was said when it happened: whoever opens the page again reads it."""
    ann = await house.guest("Ann")
    seats = {seat: {"kind": "here", "name": seat} for seat in "ABS"}
    table = (await ann.opens(game="tseuquest", options={"adventure": "good-barrel"}, seats=seats)).table.id
    welcome = await ann.sits(table, "B")
    log = await ann.gets(f"/api/tables/{table}/seats/B/log")
    assert isinstance(log, list)
    assert [telling["phrases"] for telling in log] == [
        msgspec.json.decode(write(telling.phrases))
        for telling in welcome.tellings
        if isinstance(telling, Told)
    ]
    assert any(any(telling["phrases"]) for telling in log)


@night()
async def test_each_is_told_what_is_for_them(house: House) -> None:
    """The others see that somebody peeked and where, never what."""
    ann, bob, table = await duel(house)
    eve = await house.guest("Eve")
    await eve.sits(table, "+")
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "peek 1")
    symbols = [looked((await person.reaches(table, 3)).tellings[0]) for person in (ann, bob, eve)]
    assert symbols == [None, "L", None]


@night()
async def test_what_a_seat_is_not_told_of_has_no_number(house: House) -> None:
    """Hazard's whisper is one seat's alone: the others are not even told that they miss something."""
    ann = await house.guest("Ann")
    seats = {s: {"kind": "here", "name": s} for s in "ABC"}
    opened = await ann.opens(game="hazard", options={"variant": "whispers"}, seats=seats)
    welcomes = [await ann.sits(opened.table.id, seat) for seat in "ABC"]
    assert all([t.seq for t in w.tellings] == [*range(1, w.seq + 1)] for w in welcomes)
    assert all(t.events for w in welcomes for t in w.tellings if isinstance(t, Told))
    told = sorted(len(w.tellings) for w in welcomes)
    assert told == [told[0], told[0], told[0] + 1]


@night()
async def test_a_stream_ends_when_it_is_no_longer_wanted(house: House) -> None:
    ann, bob, table = await duel(house)
    await bob.sends(Unsubscribe(table, "B"))
    await bob.until(lambda m: type(m).__name__ == "Ended")
    await ann.does(table, "A", "hide 1")
    await bob.sends(Subscribe(table, "B"))
    assert (await bob.hears(Welcome)).seq == 2
    assert not any(isinstance(message, Committed) for message in bob.heard)


@night(actions_most=2, streams_socket=2)
async def test_no_more_at_once_than_allowed(house: House) -> None:
    ann, _, table = await duel(house)
    many = await ann.does(table, "A", "hide 1", "hide 1", "hide 1")
    assert isinstance(many, Refused)
    assert many.code == "too-many-actions"
    for name, code in (("x" * 65, "bad-id"), ("", "bad-id"), ("a\x00b", "unreadable")):
        await ann.sends(Act(table, "A", name, (msgspec.Raw(b"{}"),)))
        assert (await ann.hears(Refused)).code == code
    await ann.sends(Act(table, "A", "broken", (msgspec.Raw(b'{"do":"fly"}'),)))
    assert (await ann.hears(Refused)).code == "unreadable"


def test_every_message_of_the_server_can_be_read_by_a_client() -> None:
    for game in ALL.values():
        Reader(message_type(game))
