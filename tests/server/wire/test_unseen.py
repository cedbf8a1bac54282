"""What unseen figures do is no message and no number (TQ-G203): the Sorcerer runs none of them, one or three,
and whoever does not see them is sent the same, byte by byte. What is told again in longer games, and the log,
are in `test_how_far_back`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from house import ALL
from properties.tables import Table
from server.night import House, house
from server.wire.twins import Noon, Side, sides
from taberna.games.tseuquest.options import Chosen, Options
from taberna.server.tables import catching_up, stories
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.transitions import Transition
from taberna.server.wire.messages import Ack, Message, Offer, Reply, Subscribe, TakeBack
from taberna.table import own_sequence
from taberna.table.commits import Telling
from taberna.table.own_sequence import Tally
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Event

pytestmark = pytest.mark.rule("TQ-G203")

BEHIND_WALLS = """
phase = "sorcerer"
map = '''
+-+-+-+-+-+
|h . . .|q|
+ + + + +-+
|k . . g|p|
+-+-+-+-+-+
|r . . . .|
+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
k = { hero = "sela", seat = "B" }
g = { minion = "goblin" }
q = { minion = "goblin", hidden = true, state = ["roused"] }
p = { minion = "brute", hidden = true, state = ["roused"] }
r = { minion = "goblin", hidden = true, state = ["roused"] }
"""
OTHERS = ("A", "B", SPECTATOR)


class World:
    """One table, where the Sorcerer runs so many figures that nobody sees."""

    def __init__(self, there: House, side: Side, time: Noon, unseen: str) -> None:
        self.there = there
        self.side = side
        self.time = time
        self.unseen = unseen
        self.heard: dict[Seat, list[bytes]] = {seat: [] for seat in OTHERS}
        self.requests = 0

    async def does(self, seat: Seat, text: str) -> str:
        play = self.side.hosted.play
        assert play is not None
        (action,) = play.game.notation.parse_actions(play.state, text)
        self.requests += 1
        request = f"{seat} {text} {self.requests if seat == 'S' else ''}"
        await self.side.ears[seat].does(request, action)
        return request

    async def run(self, figures: str) -> None:
        """Each at another moment, and each throws a die or walks where it may."""
        for figure in figures:
            for text in (
                f"activate {figure}",
                "walk",
                *(("move e",) if figure == "r" else ()),
                "stop",
                "pass",
            ):
                self.time.ahead += 700
                await self.does("S", text)

    async def asks(self, message: Message, seat: Seat) -> None:
        self.side.ears[seat].sends(message)
        frames = await self.side.ears[seat].hushes()
        if seat in OTHERS:
            self.heard[seat] += frames

    async def is_told_no(self) -> None:
        """Bruna’s player would like a pause, and the Sorcerer says no."""
        table = self.side.hosted.id
        await self.asks(Offer(table, "A", "tea", "pause"), "A")
        await self.asks(Reply(table, "S", "no tea", "pause", agree=False), "S")

    async def plays(self) -> dict[Seat, list[bytes]]:
        begin = self.time.ahead
        await self.is_told_no()
        await self.run(self.unseen[:2])
        self.time.ahead = begin + 20_000
        await self.side.ears["B"].says("Is anybody there?", "s1")
        await self.comes_again()
        for text in ("activate g", "walk", "move w", "stop", "pass"):
            await self.does("S", text)
        await self.run(self.unseen[2:])
        self.time.ahead = begin + 40_000
        await self.does("S", "pass")
        await self.does("A", "walk")
        self.side.ears["A"].sends(Ack(self.side.hosted.id, "A", 3))
        await self.comes_again()
        self.time.ahead = begin + 60_000
        await self.listens()
        return self.heard

    async def comes_again(self) -> None:
        for seat in OTHERS:
            ear = self.side.ears[seat]
            for after in (None, 1, 4):
                ear.sends(Subscribe(ear.table, seat, after))
            ear.sends(TakeBack(ear.table, seat, "undone"))  # whose the last deed was is told by no refusal
        again = Offer(self.side.hosted.id, "A", "tea again", "pause")
        self.side.ears["A"].sends(again)  # nor whether there was any
        await self.listens()

    async def listens(self) -> None:
        for seat in OTHERS:
            self.heard[seat] += await self.side.ears[seat].hushes()


async def worlds(folder: Path, clock: str = "off") -> list[dict[Seat, list[bytes]]]:
    time = Noon()
    party = (Chosen("A", "bruna"), Chosen("B", "sela"))
    game = Table(ALL["tseuquest"], Options(party=party, clock=clock))
    heard = []
    async with house(folder, time=time, heartbeat=3600.0, message_rate=1e6, message_burst=1_000_000) as there:
        known = Table(there.context.desk.games["tseuquest"], game.options)
        for side, unseen in zip(await sides(there, known, 7, 3), ("", "q", "qpr"), strict=True):
            play = side.hosted.play
            assert play is not None
            state = known.game.notation.parse_position(BEHIND_WALLS, known.options)
            side.hosted.play = replace(play, state=state, back=None)
            time.ahead = 0
            heard.append(await World(there, side, time, unseen).plays())
    return heard


def differ(folder: Path) -> list[Seat]:
    none, *others = asyncio.run(worlds(folder))
    assert all(len(frames) > 10 for frames in none.values())
    return [seat for seat in OTHERS if any(other[seat] != none[seat] for other in others)]


@pytest.mark.parametrize("clock", ["off", "5m"])
def test_none_one_or_three_unseen_figures(clock: str, tmp_path: Path) -> None:
    """By a clock, too: what nobody sees neither refills it nor tells when it was done."""
    none, one, three = asyncio.run(worlds(tmp_path, clock))
    assert all((b'"clocks":null' in frame) == (clock == "off") for frame in none["A"] if b'"clocks"' in frame)
    for seat in OTHERS:
        assert one[seat] == none[seat]
        assert three[seat] == none[seat]
    assert all(len(frames) > 10 for frames in none.values())
    assert any(b'"kind":"committed"' in frame for frame in none["B"])
    assert any(b'"kind":"done"' in frame for frame in none["A"])
    assert sum(b'"code":"not-granted"' in frame for frame in none["A"]) == 1


# -- the test itself is tried


def test_an_empty_commit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_sequence, "stands_otherwise", lambda *_: True)
    assert differ(tmp_path) == [*OTHERS]


def test_a_number_that_counts_the_unseen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tally, "is_told", lambda self, seat, seq: seq not in self._untold[seat])
    monkeypatch.setattr(Tally, "number", lambda self, seat, seq=None: self.seq if seq is None else seq)
    assert differ(tmp_path) == [*OTHERS]


def test_a_line_that_counts_the_unseen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = stories.spoken
    monkeypatch.setattr(stories, "spoken", lambda line, after: right(line, line.after))
    assert differ(tmp_path) == [*OTHERS]


def test_the_moment_of_an_unseen_deed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = catching_up._count

    def leaking(hosted: Hosted, step: Transition) -> dict[Seat, Telling[Event]]:
        told = right(hosted, step)
        hosted.told_at = dict.fromkeys((*hosted.seats, SPECTATOR), step.at)
        return told

    monkeypatch.setattr(catching_up, "_count", leaking)
    assert differ(tmp_path) == [*OTHERS]
