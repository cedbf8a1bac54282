"""Questions before one commits oneself, asked on the socket."""

from __future__ import annotations

import msgspec

from server.night import House, Person, night
from taberna.games.tseuquest.previews.asked import AskReach, AskWays
from taberna.server.wire.messages import Ask, Previewed, Refused, Subscribe, Unsubscribe
from taberna.table.codec import write

PARTY = [{"seat": "A", "hero": "bruna"}, {"seat": "B", "hero": "grim"}]


async def asks(person: Person, table: str, seat: str, question: object) -> Previewed | Refused:
    await person.sends(Ask(table, seat, "q", msgspec.Raw(write(question))))
    answer = await person.until(lambda m: isinstance(m, Previewed | Refused) and m.id == "q")
    assert isinstance(answer, Previewed | Refused)
    return answer


async def evening(house: House) -> tuple[Person, Person, str]:
    """Ann as Bruna, Ben as Grim, the house as Sorcerer."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    made = await ann.opens(
        game="tseuquest",
        options={"adventure": "lost-lamp", "party": PARTY},
        seats={"A": {"kind": "here"}, "B": {"kind": "open"}, "S": {"kind": "here", "name": "Sam"}},
        practice="previews",
    )
    await ben.joins(made.invitations[0].link)
    return ann, ben, made.table.id


@night()
async def test_an_answer_goes_to_whoever_asked_and_nothing_happens(house: House) -> None:
    ann, ben, table = await evening(house)
    welcome = await ann.sits(table, "A")
    await ben.sits(table, "B")
    figures = getattr(welcome.view, "figures", ())
    bruna = next(f.id for f in figures if f.sheet == "bruna")
    answer = await asks(ann, table, "A", AskReach(bruna, 3))
    assert isinstance(answer, Previewed)
    assert answer.seq == welcome.seq
    reach = msgspec.json.decode(bytes(answer.answer))
    assert (reach["preview"], reach["points"], reach["squares"][0]["cost"]) == ("reach", 3, 0)
    hosted = await house.context.tavern.open(table)
    assert hosted.number("A") == welcome.seq
    assert isinstance(await asks(ben, table, "B", AskWays()), Previewed)
    assert sum(isinstance(heard, Previewed) for heard in ben.heard) == 1


@night()
async def test_nobody_asks_for_another_seat(house: House) -> None:
    _, ben, table = await evening(house)
    await ben.sits(table, "B")
    answer = await asks(ben, table, "A", AskWays())
    assert isinstance(answer, Refused)
    assert answer.code == "not-subscribed"
    await ben.sends(Subscribe(table, "S"))
    await ben.hears(Refused)
    assert isinstance(await asks(ben, table, "S", AskWays()), Refused)
    await ben.sends(Unsubscribe(table, "B"))
    assert isinstance(await asks(ben, table, "B", AskWays()), Refused)


@night()
async def test_what_is_no_question_and_what_has_no_answer(house: House) -> None:
    ann, _, table = await evening(house)
    await ann.sits(table, "A")
    for question, code in (
        ({"ask": "truth"}, "unreadable"),
        (AskReach("nobody"), "no-such-figure"),
    ):
        answer = await asks(ann, table, "A", question)
        assert isinstance(answer, Refused)
        assert answer.code == code
    made = await ann.opens(seats={"A": {"kind": "here"}, "B": {"kind": "here", "name": "Bob"}})
    cleo = house.returning(ann.client.token)
    await cleo.sits(made.table.id, "A")
    answer = await asks(cleo, made.table.id, "A", AskWays())
    assert isinstance(answer, Refused)
    assert answer.code == "no-previews"


@night(ask_rate=0.0001, ask_burst=2)
async def test_a_guest_asks_so_often_at_however_many_sockets(house: House) -> None:
    ann, ben, table = await evening(house)
    cleo = house.returning(ann.client.token)
    for person, seat in ((ann, "A"), (cleo, "A"), (ben, "B")):
        await person.sits(table, seat)
    answers = [await asks(person, table, "A", AskWays()) for person in (ann, cleo, ann, cleo)]
    assert [isinstance(answer, Previewed) for answer in answers] == [True, True, False, False]
    assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"too-fast"}
    assert isinstance(await asks(ben, table, "B", AskWays()), Previewed)


@night(ask_share=0.0)
async def test_where_the_house_has_no_time_for_it_the_game_goes_on(house: House) -> None:
    ann, _, table = await evening(house)
    await ann.sits(table, "A")
    answer = await asks(ann, table, "A", AskWays())
    assert isinstance(answer, Refused)
    assert answer.code == "busy"
    await ann.does(table, "A", "pass")
