"""Opening tables, sitting down, leaving, coming back: nobody gets more than they were invited to."""

import asyncio

import pytest
from msgspec.structs import replace

from server.night import PATIENCE, House, duel, night
from taberna.server.client import Client, split_link
from taberna.server.tables.cleaning import DAY, clean
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.opening import rematch
from taberna.server.wire.http import Invitation, Invite, Joined, Opened, TableInfo
from taberna.server.wire.messages import Committed, Done, Ended, Hello, Moved, Presence, Subscribe, Welcome
from taberna.server.wire.messages import Refused as No
from taberna.table.refusal import Refused


@night()
async def test_two_people_with_ten_minutes(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}})
    assert opened.table.status == "gathering"
    assert [invitation.seat for invitation in opened.invitations] == ["B", "+"]
    bob = await house.guest("Bob")
    joined = await bob.joins(opened.invitations[0].link)
    assert (joined.seat, joined.table.status) == ("B", "playing")
    assert [(s.seat, s.name) for s in joined.table.seats] == [("A", "Ann"), ("B", "Bob")]


@night()
async def test_an_invitation_is_for_one_seat_and_one_guest(house: House) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    opened = await ann.opens(options={"variant": "round"}, seats={"A1": {"kind": "here"}})
    link = opened.invitations[0].link
    await bob.joins(link)
    with pytest.raises(Refused, match="invitation-used"):
        await eve.joins(link)
    with pytest.raises(Refused, match="seat-taken"):
        await eve.sits_down(opened.table.id, "B1", name="Eve")
    with pytest.raises(Refused, match="not-invited"):
        await eve.sits_down(opened.table.id, "A2")
    with pytest.raises(Refused, match="not-invited"):
        await eve.joins(link[:-4] + "AAAA")
    again = await bob.joins(link)
    assert again.seat == "B1"


@night()
async def test_an_invitation_says_what_it_is_to_and_takes_nothing_up(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(seats={"A": {"kind": "here"}})
    token = split_link(opened.invitations[0].link)[1]
    stranger = Client(house.address)
    bid = await stranger.ask("POST", "/api/invitation", {"invitation": token}, Joined)
    assert (bid.table.game, bid.seat, bid.table.mine) == ("tellstones", "B", ())
    assert [seat.kind for seat in bid.table.seats] == ["person", "open"]
    with pytest.raises(Refused, match="not-invited"):
        await stranger.ask("POST", "/api/invitation", {"invitation": token[:-4] + "AAAA"}, Joined)
    assert (await bob.joins(opened.invitations[0].link)).seat == "B"


@night()
async def test_a_link_to_watch_gives_no_seat(house: House) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    opened = await ann.opens(watching="invited", seats={"A": {"kind": "here"}, "B": {"kind": "bot"}})
    table = opened.table.id
    await eve.connects()
    await eve.sends(Subscribe(table, "+"))
    assert (await eve.hears(No)).code == "not-watching"
    joined = await eve.joins(opened.invitations[-1].link)
    assert joined.seat == "+"
    assert (await eve.sits(table, "+")).legal.actions == ()
    await eve.sends(Subscribe(table, "A"))
    assert (await eve.hears(No)).code == "not-your-seat"


@night()
async def test_anybody_may_sit_at_a_public_table(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(public=True, seats={"A": {"kind": "here"}})
    private = await ann.opens(seats={"A": {"kind": "here"}})
    listed = await bob.gets("/api/tables")
    assert isinstance(listed, list)
    assert [table["id"] for table in listed] == [opened.table.id]
    joined = await bob.sits_down(opened.table.id, "B", name="Bob")
    assert joined.table.status == "playing"
    assert private.table.status == "gathering"


@night()
async def test_names_are_readable_and_nobody_elses(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(public=True, seats={"A": {"kind": "here"}})
    table = opened.table.id
    for name, code in (("ANN", "name-taken"), ("Bob\u202e", "text-character"), ("*", "name-reserved")):
        with pytest.raises(Refused, match=code):
            await bob.sits_down(table, "B", name=name)
    with pytest.raises(Refused, match="text-too-long"):
        await bob.sits_down(table, "B", name="b" * 41)


@night()
async def test_leaving_before_the_game_frees_the_seat_and_during_it_keeps_it(house: House) -> None:
    ann, bob, table = await duel(house)
    left = await bob.client.ask("DELETE", f"/api/tables/{table}/seats/B", None, TableInfo)
    assert [s.kind for s in left.seats] == ["person", "kept"]
    eve = await house.guest("Eve")
    with pytest.raises(Refused, match="seat-kept"):
        await eve.sits_down(table, "B")
    back = await bob.sits_down(table, "B")
    assert [s.name for s in back.table.seats] == ["Ann", "Bob"]
    waits = await ann.opens(public=True, seats={"A": {"kind": "here"}})
    free = await ann.client.ask("DELETE", f"/api/tables/{waits.table.id}/seats/A", None, TableInfo)
    assert [s.kind for s in free.seats] == ["open", "open"]


@night()
async def test_going_on_at_another_machine(house: House) -> None:
    """A link for one's own seat takes it along, and the old place is told."""
    ann, bob, table = await duel(house)
    mine = await ann.client.ask("POST", f"/api/tables/{table}/invitations", Invite("A"), Invitation)
    elsewhere = await house.guest()
    joined = await elsewhere.joins(mine.link)
    assert [s.name for s in joined.table.seats] == ["Ann", "Bob"]
    assert (await ann.hears(Ended)).reason == "seat-lost"
    await elsewhere.sits(table, "A")
    await elsewhere.does(table, "A", "hide 1")
    assert (await bob.hears(Committed)).seq == 2
    with pytest.raises(Refused, match="seat-taken"):
        await ann.sits_down(table, "A")


@night()
async def test_the_host_sends_a_guest_away(house: House) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    opened = await ann.opens(public=True, options={"variant": "round"}, seats={"A1": {"kind": "here"}})
    table = opened.table.id
    await bob.sits_down(table, "B1")
    await bob.sits(table, "B1")
    with pytest.raises(Refused, match="host-only"):
        await eve.posts(f"/api/tables/{table}/remove", {"guest": joined_as(opened, "A1")})
    bobs = next(s.guest for s in (await ann.table(table)).seats if s.seat == "B1")
    await ann.posts(f"/api/tables/{table}/remove", {"guest": bobs})
    assert (await bob.hears(Ended)).reason == "seat-lost"
    with pytest.raises(Refused, match="removed"):
        await bob.sits_down(table, "B1")


def joined_as(opened: Opened, seat: str) -> str:
    return next(s.guest for s in opened.table.seats if s.seat == seat)


@night()
async def test_a_rematch_turns_the_table_and_the_onlookers_come_along(house: House) -> None:
    ann, bob, table = await duel(house)
    eve = await house.guest("Eve")
    await eve.sits(table, "+")
    with pytest.raises(Refused, match="still-running"):
        await ann.posts(f"/api/tables/{table}/rematch")
    await ann.does(table, "A", "resign")
    again = await bob.posts(f"/api/tables/{table}/rematch")
    assert [(s.seat, s.kind, s.name) for s in again.seats] == [("A", "kept", "Bob"), ("B", "kept", "Ann")]
    assert again.previous == table
    assert (await eve.hears(Moved)).to == again.id
    assert (await ann.posts(f"/api/tables/{table}/rematch")).id == again.id
    await bob.sits_down(again.id, "A", contribution="beef")
    begun = await ann.sits_down(again.id, "B")
    assert begun.table.status == "playing"


@night()
async def test_a_table_is_closed_by_its_host_and_not_from_under_others(house: House) -> None:
    ann, bob, table = await duel(house)
    with pytest.raises(Refused, match="host-only"):
        await bob.posts(f"/api/tables/{table}/close")
    with pytest.raises(Refused, match="still-playing"):
        await ann.posts(f"/api/tables/{table}/close")
    waits = await ann.opens(seats={"A": {"kind": "here"}})
    assert (await ann.posts(f"/api/tables/{waits.table.id}/close")).status == "closed"
    with pytest.raises(Refused, match="not-invited"):
        await bob.joins(waits.invitations[0].link)


@night(tables_guest=2, seats_table=3)
async def test_there_is_a_limit_to_everything(house: House) -> None:
    ann = await house.guest("Ann")
    with pytest.raises(Refused, match="too-many-seats"):
        await ann.opens(options={"variant": "round"})
    await ann.opens()
    await ann.opens()
    with pytest.raises(Refused, match="too-many-tables"):
        await ann.opens()


@night()
async def test_what_cannot_be_played_cannot_be_opened(house: House) -> None:
    ann = await house.guest("Ann")
    for wanted, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"variant": "trio"}}, "unreadable|no-such-variant"),
        ({"options": {"first": "Z"}}, "bad-option"),
        ({"seats": {"Z": {}}}, "no-such-seat"),
        ({"seats": {"A": {"kind": "bot", "bot": "nobody"}}}, "no-such-bot"),
    ):
        with pytest.raises(Refused, match=code):
            await ann.opens(**wanted)


@night()
async def test_two_on_one_device(house: House) -> None:
    """One guest may hold several seats; each has a stream of its own."""
    ann = await house.guest("Ann")
    seats = {"A": {"kind": "here", "name": "Ann"}, "B": {"kind": "here", "name": "Bea"}}
    opened = await ann.opens(options={"first": "A", "opening": "scales"}, seats=seats)
    assert opened.table.status == "playing"
    table = opened.table.id
    await ann.sits(table, "A")
    await ann.sits(table, "B")
    await ann.does(table, "A", "hide 1")
    assert {(await ann.hears(Committed)).seat for _ in range(2)} == {"A", "B"}


@night()
async def test_everybody_sees_who_comes_and_goes(house: House) -> None:
    ann, bob, _ = await duel(house)
    both = await ann.hears(Presence, lambda m: all(s.here for s in m.sittings))
    assert [s.name for s in both.sittings] == ["Ann", "Bob"]
    await bob.hangs_up()
    alone = await ann.hears(Presence, lambda m: not all(s.here for s in m.sittings))
    assert [s.here for s in alone.sittings] == [True, False]


def test_a_link_that_is_none() -> None:
    for link in ("", "http://host/join", "ftp://host/join#x", "/join#x"):
        with pytest.raises(Refused):
            split_link(link)


@night(keep_gathering=7, keep_playing=30)
async def test_tables_that_were_left_alone_are_closed(house: House) -> None:
    """Nobody came, or everybody went; a table that somebody listens to stays."""
    ann, bob, kept = await duel(house)
    lonely = (await ann.opens()).table.id
    begun = await ann.opens(seats={"A": {"kind": "here"}, "B": {"kind": "here", "name": "Ann too"}})
    tavern, desk = house.context.tavern, house.context.desk
    for days, closed in ((8, {lonely}), (31, {lonely, begun.table.id})):
        house.time.ahead = days * DAY
        await clean(desk, tavern.open)
        rows = [await desk.store.table(table) for table in (kept, lonely, begun.table.id)]
        assert {row.id for row in rows if row is not None and row.status == "closed"} == closed
    assert isinstance(await ann.does(kept, "A", "place F right"), Done)
    assert (await bob.table(lonely)).status == "closed"


@night(keep_gathering=7, keep_playing=30)
async def test_a_table_that_somebody_listens_to_at_another_node_stays(house: House) -> None:
    ann = await house.guest("Ann")
    table = (await ann.opens()).table.id
    hosted = await house.context.tavern.open(table)
    house.time.ahead = 8 * DAY
    hosted.elsewhere = frozenset({"A"})
    await clean(house.context.desk, house.context.tavern.open)
    assert hosted.row.status == "gathering"


@night(keep_gathering=7, keep_playing=30)
async def test_who_comes_back_while_the_table_is_being_cleared_away_finds_it(house: House) -> None:
    """Both wait for their turn at it, and whoever listens came first."""
    ann = await house.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}})
    table = opened.table.id
    await ann.connects()
    hosted = await house.context.tavern.open(table)
    house.time.ahead = 8 * DAY
    async with hosted.turn:
        await ann.sends(Subscribe(table, "A"))
        await asks(hosted, 1)
        cleaning = asyncio.create_task(clean(house.context.desk, house.context.tavern.open))
        await asks(hosted, 2)
    await cleaning
    assert (await ann.hears(Welcome)).status == "gathering"
    assert hosted.row.status == "gathering"
    bob = await house.guest("Bob")
    joined = await bob.joins(opened.invitations[0].link)  # and it still leads there
    assert joined.table.status == "playing"


@night(keep_gathering=7, keep_playing=30)
async def test_who_sits_down_while_the_table_is_being_cleared_away_keeps_it(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(game="hazard", seats={"A": {"kind": "here"}})
    hosted = await house.context.tavern.open(opened.table.id)
    house.time.ahead = 8 * DAY
    async with hosted.turn:
        joining = asyncio.create_task(bob.joins(opened.invitations[0].link))
        await asks(hosted, 1)
        cleaning = asyncio.create_task(clean(house.context.desk, house.context.tavern.open))
        await asks(hosted, 2)
    await asyncio.gather(joining, cleaning)
    assert hosted.row.status == "gathering"


async def asks(hosted: Hosted, number: int) -> None:
    """Until so many wait for their turn."""
    async with asyncio.timeout(PATIENCE):
        while len(hosted.turn._asked) < number:
            await asyncio.sleep(0.001)


@night()
async def test_a_chair_that_was_taken_a_moment_ago_is_not_given_to_a_bot(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(public=True, options={"variant": "round"}, seats={"A1": {"kind": "here"}})
    table = opened.table.id
    hosted = await house.context.tavern.open(table)
    async with hosted.turn:
        sitting = asyncio.create_task(bob.sits_down(table, "B1"))
        await asks(hosted, 1)
        handing = asyncio.create_task(ann.posts(f"/api/tables/{table}/seats/B1/bot"))
        await asks(hosted, 2)
    await sitting
    with pytest.raises(Refused, match="not-your-seat"):
        await handing
    assert hosted.chairs["B1"].kind == "person"


@night()
async def test_both_want_a_rematch_at_the_same_moment(house: House) -> None:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "resign")
    await bob.hears(Committed, lambda message: message.outcome is not None)
    one, other = await asyncio.gather(*(p.posts(f"/api/tables/{table}/rematch") for p in (ann, bob)))
    assert one.id == other.id
    host = (await house.context.tavern.open(table)).row.host
    rows = await house.context.desk.store.tables_of(host)
    assert [row.status for row in rows if row.id not in (table, one.id)] in ([], ["closed"])


@night()
async def test_who_is_sent_away_is_no_longer_there(house: House) -> None:
    """For the other nodes, too: they know it from the store."""
    tavern, store = house.context.tavern, house.context.desk.store
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = (await ann.opens(public=True, game="hazard", seats={"A": {"kind": "here"}})).table.id
    await bob.sits_down(table, "B")
    await bob.sits(table, "B")

    async def is_written(*, here: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            while [row.here for row in await store.presences(table) if row.seat == "B"] != [here]:
                await tavern._flush()  # by now, or by who was at it already

    await is_written(here=True)
    guest = next(message.guest for message in bob.heard if isinstance(message, Hello))
    await ann.posts(f"/api/tables/{table}/remove", {"guest": guest})
    assert (await bob.hears(Ended)).reason == "seat-lost"
    await is_written(here=False)


@night(keep_gathering=7)
async def test_a_table_that_cannot_be_opened_keeps_no_other_from_being_closed(house: House) -> None:
    """Of a game that this house no longer has."""
    ann = await house.guest("Ann")
    strange, lonely = (await ann.opens()).table.id, (await ann.opens()).table.id
    desk, tavern = house.context.desk, house.context.tavern
    row = await desk.store.table(strange)
    assert row is not None
    await desk.store.save_table(replace(row, game="forgotten", version=row.version + 1))
    del tavern.tables[strange]
    house.time.ahead = 8 * DAY
    await clean(desk, tavern.open)
    assert (await ann.table(lonely)).status == "closed"


@night()
async def test_a_closed_table_is_not_kept_in_mind(house: House) -> None:
    ann = await house.guest("Ann")
    table = (await ann.opens(seats={"A": {"kind": "here"}})).table.id
    await ann.sits(table, "A")
    hosted = await house.context.tavern.open(table)
    await ann.posts(f"/api/tables/{table}/close")
    assert (await ann.hears(Ended)).reason == "closed"
    assert hosted.streams == {}


@night()
async def test_a_seed_that_somebody_chose_is_told_to_whoever_comes(house: House) -> None:
    """Whoever chose it can play the game beforehand, and knows every throw."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(practice="seven", seats={"A": {"kind": "here"}})
    joined = await bob.joins(opened.invitations[0].link)
    assert (joined.table.practice, joined.table.commitment) == (True, "")
    assert not (await ann.opens(seats={"A": {"kind": "here"}})).table.practice


@night()
async def test_a_seed_that_somebody_chose_is_for_the_invited(house: House) -> None:
    ann = await house.guest("Ann")
    with pytest.raises(Refused, match="practice-public"):
        await ann.opens(practice="seven", public=True, seats={"A": {"kind": "here"}})


@night()
async def test_a_rematch_has_a_seed_that_nobody_has_read(house: House) -> None:
    """The one before it stands in the record."""
    ann = await house.guest("Ann")
    opened = await ann.opens(practice="seven", seats={"A": {"kind": "here"}, "B": {"kind": "bot"}})
    hosted = await house.context.tavern.open(opened.table.id)
    again = rematch(house.context.desk, hosted.row)
    assert not again.practice
    assert again.commitment


@night()
async def test_options_without_end_are_refused(house: House) -> None:
    """Everybody who looks for a table is sent them."""
    ann = await house.guest("Ann")
    much = {"party": [{"seat": "A", "hero": "bruna"}], "campaign": {"won": ["x" * 9000]}}
    with pytest.raises(Refused, match="options-too-long"):
        await ann.opens(game="tseuquest", options=much, seats={"A": {"kind": "here"}})


@night()
async def test_a_refusal_quotes_little(house: House) -> None:
    ann = await house.guest("Ann")
    with pytest.raises(Refused) as refused:
        await ann.opens(options={"clock": "5m" * 9000}, seats={"A": {"kind": "here"}})
    assert all(len(str(value)) <= 160 for value in refused.value.refusal.params.values())
