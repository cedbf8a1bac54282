"""Within a campaign what nobody found stays with the house, whoever asks for it and by whatever address,
until all the adventurers ask to see it or the campaign is over."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from server.night import House, Person, night
from server.test_brought import FILE
from taberna.games.tseuquest.flow.state import State
from taberna.server.http.routes import API
from taberna.server.store.rows import TalkRow
from taberna.server.tables import phrases
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import with_chair
from taberna.server.tables.row_changes import change
from taberna.server.tables.talking import say
from taberna.server.wire.http import KeptBack
from taberna.server.wire.messages import Done, Offer
from taberna.server.wire.messages import Refused as No
from taberna.table.phrase import Phrase
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import Seat
from tseuquest.adventures.broken_own import TALLOW
from tseuquest.canaries import unseen

PARTY = [{"seat": "A", "hero": "ilka"}, {"seat": "B", "hero": "sela"}]
HERE, OPEN = {"kind": "here"}, {"kind": "open"}
WORDS = re.compile(r"[A-Za-z0-9-]+")
ANYTHING = ("", "form=text", *(f"seat={seat}" for seat in ("A", "B", "S", "%2B", "*")), "seat=*&after=3")


async def campaign(house: House) -> tuple[Person, Person, Person, str]:
    """Ann as Ilka and Ben as Sela have given up the first adventure of a campaign; Sam keeps the dungeon."""
    ann, ben, sam = [await house.guest(name) for name in ("Ann", "Ben", "Sam")]
    made = await ann.opens(
        game="tseuquest",
        options={"adventure": "good-barrel", "party": PARTY},
        seats={"A": HERE, "B": OPEN, "S": OPEN},
        practice="kept back",
        party=True,
    )
    table = made.table.id
    people: dict[Seat, Person] = {"A": ann, "B": ben, "S": sam}
    for invitation in made.invitations:
        if invitation.seat in people:
            await people[invitation.seat].joins(invitation.link)
    hosted = await _set_out(house, people, table)
    for seat in "AB":
        await people[seat].does(table, seat, "abandon")
    await house.context.tavern.seal(hosted)
    return ann, ben, sam, table


def _is_playing(state: object) -> bool:
    return isinstance(state, State) and state.phase == "heroes"


async def secrets(house: House, table: str) -> tuple[set[str], set[str]]:
    """Names of what nobody has seen, and Ben's cards that nobody else had."""
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    state = hosted.play.state
    assert isinstance(state, State)
    cards = {f.seat: {*f.hand} for f in (*state.figures, *state.gone)}
    return {*unseen(state)}, cards["B"] - cards["A"]


def addresses(table: str, record: str) -> Iterator[str]:
    """All that can be asked about a table and its record."""
    for route in API:
        if "GET" not in (route.methods or ()) or not {"table", "name"} & {*route.param_convertors}:
            continue
        path = route.path.replace("{table}", table).replace("{name}", record)
        if "{seat}" in path:
            yield from (path.replace("{seat}", seat) for seat in ("A", "B", "S", "%2B", "*"))
        else:
            yield from (f"{path}?{query}" for query in ANYTHING)


async def everything(person: Person, table: str, record: str, party: str) -> dict[str, str]:
    """What somebody gets who asks for all of it, by the address."""
    answers: dict[str, str] = {}
    asked = {*addresses(table, record), "/api/tables?mine=1", "/api/guest/export"}
    asked |= {f"/api/parties/{party}"} if party else set()
    for address in sorted(asked):
        try:
            answers[address] = (await person.client.fetch("GET", address)).decode()
        except Refused as refused:
            if refused.refusal.code not in ("kept-back", "not-your-seat", "no-such-seat"):
                raise
    return answers


def found(answers: dict[str, str], words: set[str]) -> dict[str, set[str]]:
    said = {address: words.intersection(WORDS.findall(text)) for address, text in answers.items()}
    return {address: names for address, names in said.items() if names}


@pytest.mark.slow
@night()
async def test_nobody_fetches_what_nobody_found_until_all_have_asked(house: House) -> None:
    ann, ben, sam, table = await campaign(house)
    eve = await house.guest("Eve")
    info = await ann.table(table)
    names, cards = await secrets(house, table)
    assert names
    assert cards

    for who in (ann, eve):
        answers = await everything(who, table, info.record, info.party)
        assert found(answers, names | cards) == {}
        assert f"/api/records/{info.record}/replay?seat=%2B" in answers
    assert found(await everything(ben, table, info.record, info.party), names) == {}
    # His own eyes are his: the plan, and no hand.
    behind = await everything(sam, table, info.record, info.party)
    assert set().union(*found(behind, names).values()) == names
    assert found(behind, cards) == {}

    asks = f"/api/records/{info.record}/kept-back"
    for stranger in (sam, eve):
        with pytest.raises(Refused, match="not-your-seat"):
            await stranger.client.ask("POST", asks, None, KeptBack)
    assert await ben.client.ask("POST", asks, None, KeptBack) == KeptBack(
        True, ("B",), ("A",), ("+", "B"), ("B",)
    )
    assert found(await everything(ben, table, info.record, info.party), names) == {}
    assert await ben.client.ask("DELETE", asks, None, KeptBack) == KeptBack(
        True, (), ("A", "B"), ("+", "B"), ("B",)
    )
    await ann.client.ask("POST", asks, None, KeptBack)
    assert await ben.client.ask("POST", asks, None, KeptBack) == KeptBack(False, ("A", "B"), ())
    with pytest.raises(Refused, match="already-open"):
        await ann.client.ask("DELETE", asks, None, KeptBack)
    opened = await everything(eve, table, info.record, info.party)
    told = {address.partition("?")[0].rpartition("/")[2] for address in found(opened, names | cards)}
    assert told == {info.record, "record", "replay"}


@night()
async def test_a_reason_that_a_bot_gave_is_told_once_it_is_open(house: House) -> None:
    """Its place is a number of the record, which tells how much nobody saw."""
    ann, ben, _, table = await campaign(house)
    hosted = await house.context.tavern.open(table)
    why = phrases.kept(Phrase("bell"))

    def line(n: int, after: int) -> TalkRow:
        return TalkRow(table, n, after, "S", "", "Sam", why, 0, f"S{phrases.REASON}")

    await say(hosted, line)
    record = f"/api/records/{(await ann.table(table)).record}"
    assert await ann.gets(f"{record}/reasons") == {"reasons": []}
    for who in (ann, ben):
        await who.client.ask("POST", f"{record}/kept-back", None, KeptBack)
    told = await ann.gets(f"{record}/reasons")
    assert isinstance(told, dict)
    assert [reason["after"] for reason in told["reasons"]] == [hosted.seq]


@night()
async def test_a_campaign_that_can_not_go_on_is_open(house: House) -> None:
    ann, _, _, table = await campaign(house)
    record = f"/api/records/{(await ann.table(table)).record}"
    camp = await ann.posts(f"/api/tables/{table}/next")
    with pytest.raises(Refused, match="kept-back"):
        await ann.gets(f"{record}/verdict")
    await ann.posts(f"/api/tables/{camp.id}/close")
    await ann.gets(f"{record}/verdict")


async def gives_up(house: House, dora: Person, ann: Person, *files: dict[str, str]) -> str:
    """Dora brings a campaign and keeps the dungeon; Ann gives up its first adventure at once."""
    options = {"adventure": "tallow", "brought": list(files), "party": PARTY[:1]}
    made = await dora.opens(game="tseuquest", options=options, seats={"S": HERE, "A": OPEN}, party=True)
    table = made.table.id
    await ann.joins(made.invitations[0].link)
    await _gives_up(house, {"S": dora, "A": ann}, table)
    return table


async def _set_out(house: House, people: dict[Seat, Person], table: str) -> Hosted:
    """Everybody sits down and answers whatever is asked before the adventure begins."""
    for seat, person in people.items():
        await person.sits(table, seat)
    hosted = await house.context.tavern.open(table)
    while not (hosted.play is not None and _is_playing(hosted.play.state)):
        seat = hosted.waiting[0]
        assert hosted.play is not None
        action = hosted.game.legal(hosted.play.state, seat).actions[0]
        assert isinstance(await people[seat].acts(table, seat, action), Done)
    return hosted


async def _gives_up(house: House, people: dict[Seat, Person], table: str) -> None:
    hosted = await _set_out(house, people, table)
    await people["A"].does(table, "A", "abandon")
    await house.context.tavern.seal(hosted)


async def rests(house: House, people: dict[Seat, Person], table: str) -> str:
    """Ann is ready at once for what follows the camp after this adventure."""
    camp = await _follows(people, table)
    assert isinstance(await people["A"].does(camp, "A", "ready"), Done)
    await house.context.tavern.seal(await house.context.tavern.open(camp))
    return await _follows(people, camp)


async def _follows(people: dict[Seat, Person], table: str) -> str:
    coming = await people["A"].posts(f"/api/tables/{table}/next")
    for seat, person in people.items():
        await person.sits_down(coming.id, seat)
        await person.sits(coming.id, seat)
    return coming.id


@night()
async def test_nobody_gets_behind_the_screen_by_playing_it_again(house: House) -> None:
    """In a rematch everybody sits one seat further: Ann would have the plan of what Dora brought before her,
    while what she did not find in it is kept back. Once she has asked to see it she may."""
    dora, ann = await house.guest("Dora"), await house.guest("Ann")
    table = await gives_up(house, dora, ann, FILE)
    hosted = await house.context.tavern.open(table)
    with pytest.raises(Refused, match="kept-back"):
        await ann.posts(f"/api/tables/{table}/rematch")
    for seat, person in (("S", dora), ("A", ann)):
        await person.sends(Offer(table, seat, "again", "rematch"))
        answer = await person.until(lambda m: isinstance(m, Done | No) and m.id == "again")
        assert isinstance(answer, No)
        assert answer.code == "kept-back"
    await ann.client.ask("POST", f"/api/records/{hosted.row.record}/kept-back", None, KeptBack)
    again = await ann.posts(f"/api/tables/{table}/rematch")
    assert {sitting.seat: sitting.name for sitting in again.seats} == {"S": "Ann", "A": "Dora"}


@night()
async def test_an_adventure_that_is_still_to_come_is_in_no_record(house: House) -> None:
    """Dora brought two, and both lie in the record of the first: to ask to see what one did not find in that
    shows the other to nobody, before the campaign can't go on any more."""
    dora, ann = await house.guest("Dora"), await house.guest("Ann")
    first = FILE["text"].replace("reward = 15", 'reward = 15\nnext = ["wick"]')
    second = {"name": "wick", "text": TALLOW.replace("Wax King", "Soap Queen")}
    table = await gives_up(house, dora, ann, {**FILE, "text": first}, second)
    record = (await ann.table(table)).record
    assert found(await everything(dora, table, record, ""), {"Soap"}) == {}
    veil = (await house.context.tavern.open(table)).row.veil
    assert veil is not None
    assert found(await everything(ann, table, record, ""), {"Soap", "cold-spoon", veil.salt}) == {}
    asks = f"/api/records/{record}/kept-back"
    kept = await ann.client.ask("POST", asks, None, KeptBack)
    assert (kept.kept, kept.asked, kept.missing) == (True, ("A",), ())
    # Nothing was shown for it, so it can be taken back.
    kept = await ann.client.ask("DELETE", asks, None, KeptBack)
    assert (kept.kept, kept.asked, kept.missing) == (True, (), ("A",))
    await ann.client.ask("POST", asks, None, KeptBack)
    for who in (ann, dora):
        assert found(await everything(who, table, record, ""), {"Soap"}) == {}
    with pytest.raises(Refused, match="kept-back"):
        await ann.gets(f"/api/records/{record}")
    await dora.posts(f"/api/tables/{table}/close")
    with pytest.raises(Refused, match="already-open"):
        await ann.client.ask("DELETE", asks, None, KeptBack)
    assert b"Soap Queen" in await ann.client.fetch("GET", f"/api/records/{record}")


@night()
async def test_the_last_adventure_that_was_brought_is_open_once_all_have_asked(house: House) -> None:
    """It was chosen at the table, after the one that Dora named when she opened it."""
    dora, ann = await house.guest("Dora"), await house.guest("Ann")
    first = FILE["text"].replace("reward = 15", 'reward = 15\nnext = ["wick"]')
    second = {"name": "wick", "text": TALLOW.replace("Wax King", "Soap Queen")}
    begins = await gives_up(house, dora, ann, {**FILE, "text": first}, second)
    people: dict[Seat, Person] = {"S": dora, "A": ann}
    ends = await rests(house, people, begins)
    await _gives_up(house, people, ends)
    told: dict[str, KeptBack] = {}
    for table in (begins, ends):
        record = (await ann.table(table)).record
        told[table] = await ann.client.ask("POST", f"/api/records/{record}/kept-back", None, KeptBack)
    assert (told[begins].kept, told[begins].missing) == (True, ())
    assert told[ends] == KeptBack(False, ("A",), ())
    record = (await ann.table(ends)).record
    assert b"Soap Queen" in await ann.client.fetch("GET", f"/api/records/{record}")


@pytest.mark.slow
@night()
async def test_who_sat_down_late_looks_through_everybodys_eyes(house: House) -> None:
    """What was told before they came is told them neither by a replay nor by the log."""
    ann, _, _, table = await campaign(house)
    record = (await ann.table(table)).record
    hosted = await house.context.tavern.open(table)
    late = replace(hosted.chairs["A"], since=5)
    assert not isinstance(await change(hosted, lambda row: with_chair(row, late)), Refusal)
    with pytest.raises(Refused, match="kept-back"):
        await ann.gets(f"/api/records/{record}/replay?seat=A")
    await ann.gets(f"/api/records/{record}/replay?seat=%2B")
    log = await ann.gets(f"/api/tables/{table}/seats/A/log")
    assert isinstance(log, list)
    assert log[0]["seq"] == hosted.tally.number("A", 5) + 1
