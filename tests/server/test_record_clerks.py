"""Looks into records: in pieces, in a process beside the server, no more at once than there is room for."""

import asyncio
import os
import signal
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from house import ALL
from server.night import House, Person, duel, night
from server.test_own_sequence import moves, opened
from taberna.games.tseuquest.options import Options
from taberna.server.http.request_reading import address
from taberna.server.records import reading
from taberna.server.records.questions import Judge, Question, Recall, Show
from taberna.server.tables import hosted as hosted_table
from taberna.server.tables import streams
from taberna.server.tables.cleaning import DAY, clean
from taberna.server.wire.http import Kept, Shown
from taberna.table.codec import write
from taberna.table.commits import Commit
from taberna.table.dice import keyed
from taberna.table.differences import Edit, applied
from taberna.table.load import load
from taberna.table.play import act, begin, settle
from taberna.table.record import AnyRecord, Recorder, Sitter, head
from taberna.table.refusal import Refusal, Refused
from taberna.table.replay import replay
from taberna.table.seats import HOUSE
from taberna.table.seed import practice, seed

HOUR = 3600 * 1000
RECORDS = Path(__file__).parents[1] / "records"
DUEL = sorted((RECORDS / "tellstones").glob("duel-*.jsonl"))
QUEST = RECORDS / "tseuquest" / "adventure-09.jsonl"


def padded(record: AnyRecord, entries: int) -> bytes:
    """The record sealed again with commits at its end in which nothing happens: forty bytes each."""
    recorder = Recorder(record.game, record.header)
    recorder.keep(*record.entries)
    for seq in range(len(record.entries) + 1, entries + 1):
        recorder.keep(Commit(seq, HOUSE, None, ()))
    return recorder.seal(record.seal.outcome).data


def bomb() -> bytes:
    """A quest that has just begun, with its board laid, and then thousands of entries of forty bytes."""
    game = ALL["tseuquest"]
    options = game.study.settings("adventure")[0]
    begun = begin(game, options)
    assert not isinstance(begun, Refusal)
    play, commit = begun
    fairness = practice(7)
    recorder = Recorder(game, head(game, options, tuple(Sitter(seat, seat) for seat in play.seats), fairness))
    recorder.keep(commit)
    drawn_from, random = seed(fairness, play.seats), Random(7)
    assert drawn_from is not None
    dice = keyed(drawn_from)
    while len(write(play.state)) < 12_000:
        play, thrown = settle(play, dice)
        recorder.keep(*thrown)
        seat = game.waiting(play.state)[0]
        done = act(play, seat, random.choice(game.legal(play.state, seat).actions))
        assert not isinstance(done, Refusal)
        play, commit = done
        recorder.keep(commit)
    return padded(recorder.seal(None), 4000)


async def finished(house: House) -> tuple[Person, str, bytes]:
    """A duel that is over, its record's name, and the record."""
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "place F right")
    await bob.does(table, "B", "hide 1")
    await ann.does(table, "A", "resign")
    data = await ann.client.fetch("GET", f"/api/tables/{table}/record")
    return ann, (await ann.table(table)).record, data


def test_a_small_record_has_a_small_replay_and_that_in_pieces() -> None:
    """What is seen is told once, and then what changed: thousands of entries in which nothing happens don't
    tell it thousands of times."""
    data = bomb()
    after, sizes = 0, list[int]()
    while not sizes or after < 4000:
        piece = reading.read(Show(data, "*", after), ALL)
        assert isinstance(piece, Shown)
        assert piece.entries == 4000
        assert next(moment.seq for moment in piece.moments) == after + 1
        sizes.append(len(write(piece)))
        after = piece.last
    assert max(sizes) < 2 * reading.PIECE
    assert len(sizes) > 1
    assert sum(sizes) < 2 * len(data)
    watched = reading.read(Show(data, "+"), ALL)
    assert isinstance(watched, Shown)
    assert watched.last == 4000
    assert len(watched.moments) < 100


def test_the_pieces_make_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    data = DUEL[0].read_bytes()
    monkeypatch.setattr(reading, "FIRST_PIECE", 1 << 20)
    whole = followed([reading.read(Show(data, "A"), ALL)])
    monkeypatch.setattr(reading, "FIRST_PIECE", 800)
    monkeypatch.setattr(reading, "PIECE", 1600)
    pieces: list[Shown] = []
    while not pieces or pieces[-1].last < pieces[-1].entries:
        piece = reading.read(Show(data, "A", pieces[-1].last if pieces else 0), ALL)
        assert isinstance(piece, Shown)
        pieces.append(piece)
    assert len(pieces) > 1
    assert followed(pieces) == whole


def followed(pieces: Iterable[object]) -> list[tuple[int, Any, Any]]:
    """Each moment with what was told, and with what was seen: by the edits alone."""
    moments: list[tuple[int, Any, Any]] = []
    view: object = None
    for piece in pieces:
        for moment in msgspec.json.decode(write(piece))["moments"]:
            view = applied(view, msgspec.convert(moment["view"], tuple[Edit, ...]))
            moments.append((moment["seq"], moment["telling"], view))
    return moments


@pytest.mark.parametrize("seat", ["A", "S", "+"])
def test_what_was_seen_follows_from_the_edits(seat: str) -> None:
    """An adventure: every moment looks as it did then, and one of which the seat was told nothing is none."""
    data = QUEST.read_bytes()
    shown = reading.read(Show(data, seat), ALL)
    assert isinstance(shown, Shown)
    seen = {seq: view for seq, _, view in followed([shown])}
    game, before, moments = load(data, ALL).game, None, set[int]()
    for play in replay(load(data, ALL)):
        if play.seq > shown.last:
            break
        view = msgspec.json.decode(write(game.view(play.state, seat)))
        assert seen.get(play.seq, before) == view
        if view != before:
            moments.add(play.seq)
        before = view
    assert moments <= seen.keys()
    assert (len(seen) < shown.last) == (seat != "S")


@pytest.mark.rule("TQ-G203")
@pytest.mark.parametrize("seat", ["A", "B", "+"])
def test_a_replay_tells_a_seat_what_it_was_told_at_the_table(
    seat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a word more: no plan, no other's cards, no deed of a figure that nobody saw."""
    monkeypatch.setattr(reading, "FIRST_PIECE", 1 << 24)  # all of it at once
    data = (RECORDS / "tseuquest" / "adventure-04.jsonl").read_bytes()
    record = load(data, ALL)
    entries = tuple(msgspec.Raw(write(entry)) for entry in record.entries)
    log = reading.read(Recall("tseuquest", record.header.rules, record.header.seats, entries, seat), ALL)
    shown = followed([reading.read(Show(data, seat), ALL)])
    heard = [told["events"] for told in msgspec.json.decode(write(log)) if told.get("events")]
    assert [telling["events"] for _, telling, _ in shown if telling["events"]] == heard
    hands = [hand for _, _, view in shown for hand in view["hands"]]
    assert any(hand["count"] for hand in hands)
    own = {chosen.hero for chosen in options_of(record).party if chosen.seat == seat}
    assert {hand["figure"] for hand in hands if hand["cards"]} <= own
    assert all(view["plan"] is None for _, _, view in shown)

    # While the rest is kept back it is not even counted: the numbers are those that the seat had.
    own_numbers = reading.read(Show(data, seat, own_numbers=True), ALL)
    told = msgspec.json.decode(write(log))
    assert isinstance(own_numbers, Shown)
    assert own_numbers.entries == told[-1]["seq"] < len(record.entries)
    numbered = [(telling["seq"], telling["events"]) for telling in told if telling.get("events")]
    again = [(telling["seq"], telling["events"]) for _, telling, _ in followed([own_numbers])]
    assert [told for told in again if told[1]] == numbered


def options_of(record: AnyRecord) -> Options:
    options = record.header.options
    assert isinstance(options, Options)
    return options


def test_a_long_adventure_is_opened_by_little_and_is_little_in_all() -> None:
    """Fifty-four rounds: the page draws the first piece while the rest is on its way, and all of it is less
    than the record."""
    data = (RECORDS / "tseuquest" / "quest-sorcerer.jsonl").read_bytes()
    sizes, after, entries = list[int](), 0, 1
    while after < entries:
        piece = reading.read(Show(data, "+", after), ALL)
        assert isinstance(piece, Shown)
        sizes.append(len(write(piece)))
        after, entries = piece.last, piece.entries
    assert sizes[0] < 2 * reading.FIRST_PIECE
    assert sum(sizes) < len(data)


@pytest.mark.parametrize(
    "record, goes_on",
    [("tseuquest/quest-campaign", True), ("tseuquest/quest-sorcerer", True), ("tellstones/duel-01", False)],
)
def test_it_is_said_at_the_end_whether_another_game_may_follow(record: str, goes_on: bool) -> None:
    """A failure is tried again; a duel is a duel."""
    data = (RECORDS / f"{record}.jsonl").read_bytes()
    entries = len(load(data, ALL).entries)
    first, last = reading.read(Show(data, "+"), ALL), reading.read(Show(data, "+", entries - 1), ALL)
    assert isinstance(first, Shown)
    assert isinstance(last, Shown)
    assert last.goes_on is goes_on
    assert not first.goes_on


@night()
async def test_a_record_that_does_not_hold_is_not_kept(house: House) -> None:
    eve = await house.guest("Eve")
    forged = padded(load(DUEL[0].read_bytes(), ALL), 200)
    with pytest.raises(Refused, match="record-unsound") as refused:
        await eve.client.fetch("POST", "/api/records", forged)
    assert refused.value.refusal.params["reason"] == "action-missing"
    name = load(forged, ALL).name
    with pytest.raises(Refused, match="no-such-record"):
        await eve.gets(f"/api/records/{name}/verdict")


@night()
async def test_over_the_wire_in_pieces(house: House) -> None:
    ann, name, data = await finished(house)
    shown = await ann.client.ask("GET", f"/api/records/{name}/replay?seat=*", None, Shown)
    assert shown.entries == len(load(data, ALL).entries) == len(shown.moments)
    rest = await ann.client.ask("GET", f"/api/records/{name}/replay?seat=*&after=2", None, Shown)
    assert rest.last == shown.last == shown.entries
    assert [moment.telling for moment in rest.moments] == [moment.telling for moment in shown.moments[2:]]
    for odd in ("-1", "x", "9" * 40, "%D9%A3"):
        with pytest.raises(Refused, match="unreadable"):
            await ann.gets(f"/api/records/{name}/replay?after={odd}")


async def _brings(person: Person, data: bytes) -> Kept:
    return msgspec.json.decode(await person.client.fetch("POST", "/api/records", data), type=Kept)


ONE, TWO, THREE = (path.read_bytes() for path in DUEL[:3])


@night(brought_guest=len(ONE) + len(TWO), brought_address=len(ONE) + len(TWO) + len(THREE))
async def test_a_guest_and_an_address_have_a_quota(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    await _brings(ann, ONE)
    await _brings(ann, TWO)
    with pytest.raises(Refused, match="quota-guest"):
        await _brings(ann, THREE)
    await _brings(bob, THREE)
    with pytest.raises(Refused, match="quota-address"):
        await _brings(await house.guest("Eve"), DUEL[3].read_bytes())
    with pytest.raises(Refused, match="no-such-record"):
        await ann.gets(f"/api/records/{load(DUEL[3].read_bytes(), ALL).name}/verdict")


@night()
async def test_what_was_brought_leaves_after_its_days_and_no_sooner(house: House) -> None:
    ann, played, _ = await finished(house)
    kept = await _brings(ann, ONE)
    days = int(house.context.settings.keep_brought * DAY)
    for ahead, there in ((days - HOUR, True), (2 * HOUR, False)):
        house.time.ahead += ahead
        await clean(house.context.desk, house.context.tavern.open)
        assert (await house.context.desk.store.record(kept.name) is not None) is there
    assert await house.context.desk.store.record(played) is not None


@night(brought=0)
async def test_the_house_has_a_quota_and_games_played_here_never_count(house: House) -> None:
    ann, name, _ = await finished(house)
    with pytest.raises(Refused, match="quota-house"):
        await _brings(ann, ONE)
    assert await ann.gets(f"/api/records/{name}/verdict")


@night(looks_guest=2, looks_address=3)
async def test_so_much_at_once_and_no_more(house: House) -> None:
    """Nothing is read before its turn, and other addresses go between."""
    clerks = house.context.clerks
    begun, free, order = asyncio.Event(), asyncio.Event(), list[str]()

    async def look(guest: str, where: str) -> bytes:
        async def asking() -> Question:
            order.append(where)
            begun.set()
            await free.wait()
            return Judge(ONE)

        return await clerks.ask(guest, where, asking)

    tasks = [asyncio.create_task(look("ann", "here"))]
    await begun.wait()
    for guest, where in (("ann", "here"), ("bob", "here"), ("cid", "there")):
        tasks.append(asyncio.create_task(look(guest, where)))
        await asyncio.sleep(0)
    for guest, where in (("ann", "elsewhere"), ("", "here")):
        with pytest.raises(Refused, match="too-fast"):
            await look(guest, where)
    assert order == ["here"]
    free.set()
    for answer in await asyncio.gather(*tasks):
        assert b'"degrees"' in answer
    assert order == ["here", "here", "there", "here"]


@night(looks_guest=1, looks_address=12)
async def test_who_plays_waits_for_no_look(house: House) -> None:
    """Twelve at once, one begun and none answered: a game is played to its end meanwhile."""
    begun, free, read = asyncio.Event(), asyncio.Event(), list[int]()

    async def look(n: int) -> bytes:
        async def asking() -> Question:
            read.append(n)
            begun.set()
            await free.wait()
            return Judge(ONE)

        return await house.context.clerks.ask(f"guest {n}", "here", asking)

    looks = [asyncio.create_task(look(n)) for n in range(12)]
    await begun.wait()
    await finished(house)
    assert read == [0]
    assert not any(each.done() for each in looks)
    free.set()
    assert len(await asyncio.gather(*looks)) == 12
    assert read == [*range(12)]


@night()
async def test_sixty_behind_one_address_look_one_after_another(house: House) -> None:
    """As behind a proxy, or in one school: none is refused, whose turn it is not."""
    clerks = house.context.clerks

    async def asking() -> Question:
        return Judge(ONE)

    looks = [clerks.ask(f"guest {n}", "proxied", asking) for n in range(60)]
    assert all(b'"degrees"' in answer for answer in await asyncio.gather(*looks))


def test_nothing_is_looked_through_where_people_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process beside the server does it; one that dies is started anew."""

    def here(*_: object) -> None:
        raise AssertionError("in the server itself")

    for name in ("load", "step", "verify"):
        monkeypatch.setattr(reading, name, here)

    @night()
    async def evening(house: House) -> None:
        ann, name, data = await finished(house)
        await _brings(await house.guest("Eve"), data)
        first = await ann.gets(f"/api/records/{name}/verdict")
        for look in ("/replay?seat=A", "?form=text"):
            assert await ann.client.fetch("GET", f"/api/records/{name}{look}")
        helper = house.context.clerks.helpers[0]
        assert helper.process is not None
        os.kill(helper.process.pid, signal.SIGKILL)
        await helper.process.wait()
        assert await ann.gets(f"/api/records/{name}/verdict") == first

    evening(tmp_path)


@night(look_deadline=0.0)
async def test_what_takes_too_long_is_refused(house: House) -> None:
    ann, name, _ = await finished(house)
    for path in ("verdict", "replay"):
        with pytest.raises(Refused, match="too-heavy"):
            await ann.gets(f"/api/records/{name}/{path}")
    with pytest.raises(Refused, match="too-heavy"):
        await ann.client.fetch("GET", f"/api/records/{name}?form=text")


@pytest.mark.parametrize(
    "host, counts_as",
    [
        ("10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_what_counts_as_one_address(host: str, counts_as: str) -> None:
    assert address({"client": (host, 1)}) == counts_as


async def _played_hazard(house: House) -> tuple[Person, str]:
    """A game that lets its players look back, a few entries long."""
    ann, hosted = await opened(house)
    await moves(hosted, 6)
    return ann, hosted.id


def test_no_game_under_way_is_gone_through_where_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may watch may ask for the log as often as they like: a clerk reads it out."""
    monkeypatch.setattr(hosted_table, "WINDOW", 4)

    @night()
    async def evening(house: House) -> None:
        ann, table = await _played_hazard(house)

        def here(*_: object) -> None:
            raise AssertionError("in the server itself")

        monkeypatch.setattr(streams, "followed", here)
        log = await ann.gets(f"/api/tables/{table}/seats/A/log")
        hosted = await house.context.tavern.open(table)
        assert isinstance(log, list)
        assert [told["seq"] for told in log] == [*range(1, hosted.number("A") + 1)]

    evening(tmp_path)


def test_who_comes_to_watch_is_told_no_more_than_lies_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far back a stranger says to have been; the log has the rest."""
    monkeypatch.setattr(hosted_table, "WINDOW", 4)

    @night()
    async def evening(house: House) -> None:
        ann, table = await _played_hazard(house)
        eve = await house.guest("Eve")
        welcome = await eve.sits(table, "+", after=0)
        told = [telling.seq for telling in welcome.tellings]
        assert 0 < len(told) <= 4
        assert told == [*range(told[0], welcome.seq + 1)]
        own = await ann.sits(table, "A")
        await ann.acks(table, "A", own.seq)
        assert len((await ann.sits(table, "A", after=0)).tellings) <= 4

    evening(tmp_path)
