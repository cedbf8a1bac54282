"""A seat changes hands without its past: nobody who has played for the other side of a game ever sits there,
whoever removes, leaves, hands over or invites (TQ-G179)."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec import Raw

from server.night import PATIENCE, House, Person, house, night, stays_away
from taberna.server.store.transfer import export_store, import_store
from taberna.server.tables import lobby
from taberna.server.tables.hosted import Hosted
from taberna.server.wire.http import Invitation, Opened
from taberna.server.wire.messages import Act, Done, Subscribe
from taberna.server.wire.messages import Refused as No
from taberna.table.refusal import Refused
from taberna.table.seats import Seat

GAMES = ("tellstones", "tseuquest")
OPTIONS: dict[str, dict[str, object]] = {
    "tellstones": {"first": "A", "opening": "scales", "notes": "on"},
    "tseuquest": {"adventure": "good-barrel"},
}
OTHER: dict[str, Seat] = {"tellstones": "B", "tseuquest": "S"}
"""The chair across the table from A."""

pytestmark = pytest.mark.rule("TQ-G179")


@dataclass
class Evening:
    game: str
    opened: Opened
    seat: Seat
    """The chair that the others want."""

    @property
    def table(self) -> str:
        return self.opened.table.id

    def link(self, seat: Seat) -> str:
        return next(i.link for i in self.opened.invitations if i.seat == seat)

    def path(self, *parts: str) -> str:
        return "/".join((f"/api/tables/{self.table}", *parts))


async def against(ann: Person, game: str, **seats: dict[str, str]) -> Evening:
    """Ann is the host and sits at A; the chair of the other side is a bot's unless it is said otherwise."""
    other = OTHER[game]
    places = {"A": {"kind": "here"}, other: {"kind": "bot"}, **seats}
    if game == "tseuquest":
        places.setdefault("B", {"kind": "bot"})
    opened = await ann.opens(game=game, options=OPTIONS[game], seats=places, public=True)
    return Evening(game, opened, other)


async def id_of(person: Person) -> str:
    mine = await person.gets("/api/guest")
    assert isinstance(mine, dict)
    return str(mine["id"])


async def gets_nothing(person: Person, evening: Evening) -> None:
    """Neither the seat, nor its stream, nor its log."""
    seat, table = evening.seat, evening.table
    before = (await person.table(table)).seats
    with pytest.raises(Refused):
        await person.sits_down(table, seat, name="Cuckoo")
    if person.line is None:
        await person.connects(evening.game)
    await person.sends(Subscribe(table, seat, 0))
    assert (await person.hears(No)).code == "not-your-seat"
    with pytest.raises(Refused, match="not-your-seat"):
        await person.gets(evening.path("seats", seat, "log"))
    for method in ("POST", "DELETE"):
        with pytest.raises(Refused):
            await person.client.fetch(method, evening.path("seats", seat, "bot"))
    after = (await person.table(table)).seats
    assert [(s.seat, s.kind, s.guest) for s in after] == [(s.seat, s.kind, s.guest) for s in before]


@pytest.mark.parametrize("game", GAMES)
def test_the_host_frees_no_bots_chair(game: str, tmp_path: Path) -> None:
    """`remove` with nobody's name once freed every bot's chair, and the host sat down behind the screen."""

    @night()
    async def evening(there: House) -> None:
        ann = await there.guest("Ann")
        playing = await against(ann, game)
        for guest in ("", " ", "*", "nobody"):
            with pytest.raises(Refused, match="no-such-guest"):
                await ann.posts(playing.path("remove"), {"guest": guest})
        await gets_nothing(ann, playing)
        with pytest.raises(Refused, match="seat-in-play"):
            await ann.client.ask("POST", playing.path("invitations"), {"seat": playing.seat}, Invitation)
        second = await there.guest("Ann’s other browser")
        await gets_nothing(second, playing)

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_host_frees_no_persons_chair(game: str, tmp_path: Path) -> None:
    @night()
    async def evening(there: House) -> None:
        ann, bob, eve = [await there.guest(name) for name in ("Ann", "Bob", "Eve")]
        playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
        await bob.joins(playing.link(playing.seat))
        with pytest.raises(Refused, match="seat-in-play"):
            await ann.posts(playing.path("remove"), {"guest": await id_of(bob)})
        assert (await bob.sits(playing.table, playing.seat)).view is not None
        await gets_nothing(ann, playing)
        await eve.sits(playing.table, "+")
        await ann.posts(playing.path("remove"), {"guest": await id_of(eve)})  # who only watches, can be
        await gets_nothing(eve, playing)

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_was_left_waits_for_whoever_left_it(game: str, tmp_path: Path) -> None:
    """Not for the host, the host's other browser, or a link that was made before the game."""

    @night()
    async def evening(there: House) -> None:
        ann, bob, second = [await there.guest(name) for name in ("Ann", "Bob", "Second")]
        playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
        old = playing.link(playing.seat)
        await bob.sits_down(playing.table, playing.seat)  # the table is public: the link was not needed
        await bob.client.fetch("DELETE", playing.path("seats", playing.seat))
        for person in (ann, second):
            await gets_nothing(person, playing)
            with pytest.raises(Refused, match=r"other-side|seat-kept|seat-taken|invitation-used"):
                await person.joins(old)
        with pytest.raises(Refused, match="seat-in-play"):
            await ann.client.ask("POST", playing.path("invitations"), {"seat": playing.seat}, Invitation)
        assert (await bob.sits_down(playing.table, playing.seat)).seat == playing.seat

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_its_holder_invites_anybody_but_the_other_side(game: str, tmp_path: Path) -> None:
    """And a link that Ann could not use still leads Cleo there."""

    @night()
    async def evening(there: House) -> None:
        ann, bob, cleo = [await there.guest(name) for name in ("Ann", "Bob", "Cleo")]
        playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
        await bob.joins(playing.link(playing.seat))
        mine = await bob.client.ask("POST", playing.path("invitations"), {"seat": playing.seat}, Invitation)
        with pytest.raises(Refused, match="other-side"):
            await ann.joins(mine.link)
        assert (await cleo.joins(mine.link)).seat == playing.seat
        with pytest.raises(Refused, match="seat-taken"):
            await bob.sits_down(playing.table, playing.seat)
        await gets_nothing(ann, playing)

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_from_before_the_game_gives_nobody_the_hosts_seat(game: str, tmp_path: Path) -> None:
    """Ann sent it to somebody who did not come, and sat down there herself: it was for an open chair. What
    she makes now is for hers."""

    @night()
    async def evening(there: House) -> None:
        ann, bob, second = [await there.guest(name) for name in ("Ann", "Bob", "Bob’s other browser")]
        playing = await against(ann, game, A={"kind": "open"}, **{OTHER[game]: {"kind": "open"}})
        old = playing.link(playing.seat)
        await ann.sits_down(playing.table, playing.seat)
        assert (await bob.joins(playing.link("A"))).table.status == "playing"
        with pytest.raises(Refused, match="seat-taken"):
            await second.joins(old)
        await gets_nothing(second, playing)
        new = await ann.client.ask("POST", playing.path("invitations"), {"seat": playing.seat}, Invitation)
        assert (await second.joins(new.link)).seat == playing.seat

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_who_played_for_one_side_never_plays_for_the_other(game: str, tmp_path: Path) -> None:
    """Ann gave her seat to Cleo and is free: Bob’s invitation still is none for her, nor after a restart or
    at a house that imported the table."""

    async def evening() -> None:
        async with house(tmp_path) as there:
            ann, bob, cleo = [await there.guest(name) for name in ("Ann", "Bob", "Cleo")]
            playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
            await bob.joins(playing.link(playing.seat))
            given = await ann.client.ask("POST", playing.path("invitations"), {"seat": "A"}, Invitation)
            await cleo.joins(given.link)
            path = playing.path("invitations")
            wanted = await bob.client.ask("POST", path, {"seat": playing.seat}, Invitation)
            with pytest.raises(Refused, match="other-side"):
                await ann.joins(wanted.link)
        copied, moved = tmp_path / "night.jsonl.gz", tmp_path / "moved"
        moved.mkdir()
        await export_store(str(tmp_path / "night.db"), copied, lambda done, total: None)
        await import_store(copied, str(moved / "night.db"), lambda done, total: None)
        for folder in (tmp_path, moved):
            async with house(folder) as there:
                again = await there.guest()
                again.client.token = ann.client.token
                with pytest.raises(Refused, match="other-side"):
                    await again.joins(wanted.link)

    asyncio.run(evening())


@night()
async def test_whoever_sits_down_late_is_told_nothing_of_before(there: House) -> None:
    """Bob looked and did not say that he had heard it; Cleo, in his seat, is not told what he saw."""
    ann, bob, cleo = [await there.guest(name) for name in ("Ann", "Bob", "Cleo")]
    playing = await against(ann, "tellstones", B={"kind": "open"})
    table = playing.table
    await bob.joins(playing.link("B"))
    await ann.sits(table, "A")
    await bob.sits(table, "B")
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "peek 1")
    mine = await bob.client.ask("POST", playing.path("invitations"), {"seat": "B"}, Invitation)
    await cleo.joins(mine.link)
    welcome = await cleo.sits(table, "B", after=0)
    assert welcome.tellings == ()
    assert await cleo.gets(playing.path("seats", "B", "log")) == []
    await ann.does(table, "A", "place F right")
    log = await cleo.gets(playing.path("seats", "B", "log"))
    assert isinstance(log, list)
    assert len(log) == 1


@night()
async def test_who_gives_a_seat_away_does_nothing_there_any_more(there: House) -> None:
    """Bob's look waits for its turn while Cleo sits down: it would be hers, and she did not ask for it."""
    ann, bob, cleo = [await there.guest(name) for name in ("Ann", "Bob", "Cleo")]
    playing = await against(ann, "tellstones", B={"kind": "open"})
    table = playing.table
    await bob.joins(playing.link("B"))
    await ann.sits(table, "A")
    await ann.does(table, "A", "hide 1")
    await bob.sits(table, "B")
    mine = await bob.client.ask("POST", playing.path("invitations"), {"seat": "B"}, Invitation)
    hosted = await there.context.tavern.open(table)
    async with asyncio.timeout(PATIENCE), hosted.turn:
        sitting = asyncio.create_task(cleo.joins(mine.link))
        await waiting_at(hosted, 1)
        await bob.sends(Act(table, "B", "late", (Raw(b'{"do":"peek","space":1}'),)))
        await waiting_at(hosted, 2)
    assert (await sitting).seat == "B"
    answer = await bob.until(lambda message: isinstance(message, Done | No))
    assert isinstance(answer, No)
    assert answer.code == "not-your-seat"
    assert hosted.seq == 2


async def waiting_at(hosted: Hosted, many: int) -> None:
    while len(hosted.turn._asked) < many:
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_an_absent_players_seat_lets_nobody_in(game: str, tmp_path: Path) -> None:
    """In TseuQuest the house puts it there, in Tellstones Ann asks for it; it stays Bob's seat."""

    @night()
    async def evening(there: House) -> None:
        ann, bob, second = [await there.guest(name) for name in ("Ann", "Bob", "Second")]
        playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
        await bob.joins(playing.link(playing.seat))
        await ann.sits(playing.table, "A")
        await stays_away(there, playing.table, playing.seat)
        if game == "tellstones":
            await ann.posts(playing.path("seats", playing.seat, "bot"))
        hosted = await there.context.tavern.open(playing.table)
        async with asyncio.timeout(PATIENCE):
            while hosted.chairs[playing.seat].kind != "bot":
                await asyncio.sleep(0)
        for person in (ann, second):
            await gets_nothing(person, playing)
        await bob.client.fetch("DELETE", playing.path("seats", playing.seat, "bot"))
        assert hosted.chairs[playing.seat].kind == "person"

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_forgotten_leaves_no_chair_to_the_other_side(game: str, tmp_path: Path) -> None:
    """Bob has himself deleted, and comes again as somebody else, whom the host invites."""

    @night()
    async def evening(there: House) -> None:
        ann, bob, second = [await there.guest(name) for name in ("Ann", "Bob", "Second")]
        playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
        await bob.joins(playing.link(playing.seat))
        await bob.client.fetch("DELETE", "/api/guest")
        for person in (ann, second):
            await gets_nothing(person, playing)
        with pytest.raises(Refused, match="seat-in-play"):
            await ann.client.ask("POST", playing.path("invitations"), {"seat": playing.seat}, Invitation)
        for person in (ann, second):
            with pytest.raises(Refused, match=r"other-side|nobody-vouches"):
                await ann.posts(playing.path("seats", playing.seat, "agree"), {"guest": await id_of(person)})

    evening(tmp_path)


@night()
async def test_a_bots_chair_goes_to_a_person_when_all_players_agree(there: House) -> None:
    """Sela is a bot's; Ann and the Sorcerer agree on Cleo, and on nobody else."""
    ann, bob, cleo, eve = [await there.guest(name) for name in ("Ann", "Bob", "Cleo", "Eve")]
    playing = await against(ann, "tseuquest", S={"kind": "open"})
    await bob.joins(playing.link("S"))
    agree, who = playing.path("seats", "B", "agree"), {"guest": await id_of(cleo)}
    with pytest.raises(Refused, match="not-your-seat"):
        await eve.posts(agree, {"guest": await id_of(eve)})
    await ann.posts(agree, who)
    with pytest.raises(Refused, match="not-agreed"):
        await cleo.sits_down(playing.table, "B", name="Cleo")
    await bob.posts(agree, who)
    with pytest.raises(Refused, match="not-agreed"):
        await eve.sits_down(playing.table, "B", name="Eve")
    with pytest.raises(Refused, match="other-side"):
        await ann.posts(agree, {"guest": await id_of(bob)})
    seated = await cleo.sits_down(playing.table, "B", name="Cleo")
    assert next(s.kind for s in seated.table.seats if s.seat == "B") == "person"


@pytest.mark.parametrize("game", GAMES)
def test_nobody_of_the_other_side_agrees_alone(game: str, tmp_path: Path) -> None:
    """Ann against a bot: that all players agree is Ann's own word, and who comes may be Ann again."""

    @night()
    async def evening(there: House) -> None:
        ann, second = await there.guest("Ann"), await there.guest("Second")
        playing = await against(ann, game)
        with pytest.raises(Refused, match="nobody-vouches"):
            await ann.posts(playing.path("seats", playing.seat, "agree"), {"guest": await id_of(second)})
        await gets_nothing(second, playing)

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_next_game_begins_without_the_past_of_this_one(game: str, tmp_path: Path) -> None:
    """A rematch and the next of a chain: who sat across the table may sit here, but for what is kept."""

    @night()
    async def evening(there: House) -> None:
        ann, bob = await there.guest("Ann"), await there.guest("Bob")
        playing = await against(ann, game, **{OTHER[game]: {"kind": "open"}})
        old = playing.link(playing.seat)
        await bob.joins(old)
        row = (await there.context.tavern.open(playing.table)).row
        assert {chair.past for chair in row.chairs} >= {(await id_of(ann),), (await id_of(bob),)}
        for chairs in (lobby.turned(row.chairs), lobby.carried(row.chairs)):
            assert {(chair.past, chair.since) for chair in chairs} == {((), 0)}
        if game == "tellstones":
            await ann.sits(playing.table, "A")
            await ann.does(playing.table, "A", "resign")
            again = await ann.posts(playing.path("rematch"))
            with pytest.raises(Refused, match="seat-kept"):
                await ann.sits_down(again.id, "A", name="Ann")  # it is kept for Bob now
            with pytest.raises(Refused, match=r"table-over|invitation-used"):
                await ann.joins(old)

    evening(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_one_device_with_both_sides_is_shown_as_such(game: str, tmp_path: Path) -> None:
    @night()
    async def evening(there: House) -> None:
        ann = await there.guest("Ann")
        both = await against(ann, game, **{OTHER[game]: {"kind": "here", "name": "Bea"}})
        shown = {s.seat: s.also for s in (await ann.table(both.table)).seats}
        assert (shown["A"], shown[both.seat]) == ((both.seat,), ("A",))
        alone = await against(ann, game)
        assert {s.also for s in (await ann.table(alone.table)).seats} == {()}

    evening(tmp_path)


@night()
async def test_a_bot_that_was_seated_before_the_game_is_nobodys(there: House) -> None:
    """Ann puts a bot into a second seat of hers while the table gathers: she can't take it again later."""
    ann, bob = await there.guest("Ann"), await there.guest("Bob")
    opened = await ann.opens(options={"variant": "round"}, seats={"A1": {"kind": "here"}}, public=True)
    table = opened.table.id
    await ann.sits_down(table, "B1", name="Bea")
    handed = await ann.posts(f"/api/tables/{table}/seats/B1/bot")
    assert next((s.kind, s.guest) for s in handed.seats if s.seat == "B1") == ("bot", "")
    for seat in ("A2", "B2"):
        await bob.sits_down(table, seat, name=f"Bob {seat}")
    with pytest.raises(Refused, match="seat-taken"):
        await ann.client.fetch("DELETE", f"/api/tables/{table}/seats/B1/bot")
