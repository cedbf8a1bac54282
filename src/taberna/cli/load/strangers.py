"""Strangers who look into records while others play: how much longer a move takes for it, and on which thread
their answers are made."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from dataclasses import dataclass
from http import HTTPMethod
from itertools import cycle
from random import Random
from typing import Final

import msgspec

from taberna.cli.load.drive import Drive
from taberna.cli.load.http import Http, Rejected
from taberna.cli.load.measures import Pace, pace
from taberna.cli.load.processes import Running
from taberna.cli.load.taberna import TabernaHouse, bearer
from taberna.games import GAMES
from taberna.server.wire.http import Kept
from taberna.table.dice import keyed
from taberna.table.play import act, begin, settle
from taberna.table.record import Recorder, Sitter, head
from taberna.table.refusal import Refusal
from taberna.table.seed import practice, seed

ENTRIES: Final = 300
TIMES: Final = 20
LOOKS: Final = ("/verdict", "?form=text", "/replay?seat=*", "/replay?seat=*&after=150")


@dataclass(frozen=True)
class Spent:
    """Seconds of processor time that looks into a record cost while nobody plays. Unlike what a clock on the
    wall says, they are the same however busy the machine is."""

    loop: float
    """On the thread that every move passes through: here everybody waits,"""
    helpers: float
    """and beside it."""

    @property
    def share(self) -> float:
        """Of the loop's thread."""
        return self.loop / (self.loop + self.helpers)


@dataclass(frozen=True)
class Strained:
    quiet: Pace
    """Before they came,"""
    strained: Pace
    """and while they looked."""
    looks: int
    turned_away: int
    record: int
    """Bytes of the record they looked into."""
    memory: int
    """Bytes by which the server has grown."""
    spent: Spent


async def spend(server: Running, house: TabernaHouse) -> Spent:
    """Of a record that is brought for it, the kind of look that the loop has most to do with."""
    name, _ = await _bring(server.port, house)
    return await _spent(server, name)


async def _spent(server: Running, record: str) -> Spent:
    http = Http(server.port)

    async def look(how: str) -> Spent:
        loop, helpers = server.loop_cpu, server.helpers_cpu
        for _ in range(TIMES):
            await http.get(f"/api/records/{record}{how}", {"X-Forwarded-For": "192.0.2.254"})
        return Spent(server.loop_cpu - loop, server.helpers_cpu - helpers)

    try:
        await look(LOOKS[0])  # a helper that begins has to read the rules
        return max([await look(how) for how in LOOKS], key=lambda each: each.share)
    finally:
        http.close()


async def strain(
    server: Running,
    house: TabernaHouse,
    drive: Drive,
    *,
    tables: int,
    rate: float,
    seconds: float,
    crowd: int,
) -> Strained:
    try:
        name, size = await _bring(server.port, house)
        spent = await _spent(server, name)
        for _ in range(tables):
            await house.open()
        await drive.at_rate(rate, seconds / 4)
        quiet = await drive.at_rate(rate, seconds)
        before = server.memory
        # A process of their own: what they are sent must not keep those waiting who take the times.
        words = (str(server.port), name, str(crowd), str(2 * seconds))
        strangers = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "taberna.cli.load.strangers", *words), stdout=PIPE
        )
        assert strangers.stdout is not None
        await strangers.stdout.readline()  # they have begun
        await drive.at_rate(rate, seconds / 4)
        strained = await drive.at_rate(rate, seconds)
        grown = server.memory - before
        looks, away = map(int, (await strangers.stdout.read()).split())
        await strangers.wait()
        await drive.rest(0.2)
    finally:
        await house.close()
    return Strained(pace(quiet), pace(strained), looks, away, size, grown, spent)


class Stranger:
    """Somebody at an address of their own who asks again and again, as soon as there is an answer."""

    def __init__(self, port: int, record: str, nth: int) -> None:
        self._http = Http(port)
        self._paths = cycle(LOOKS[nth % len(LOOKS) :] + LOOKS[: nth % len(LOOKS)])
        self._record = record
        self._from = {"X-Forwarded-For": f"192.0.2.{nth + 1}"}
        self.looks = 0
        self.turned_away = 0

    async def look(self) -> None:
        try:
            while True:
                try:
                    await self._http.get(f"/api/records/{self._record}{next(self._paths)}", self._from)
                    self.looks += 1
                except Rejected:
                    self.turned_away += 1
        finally:
            self._http.close()


async def _bring(port: int, house: TabernaHouse) -> tuple[str, int]:
    data = quest(ENTRIES)
    guest = await house.guest("stranger")
    http = Http(port)
    kept = await http.ask(HTTPMethod.POST, "/api/records", data, bearer(guest.token))
    http.close()
    return msgspec.json.decode(kept, type=Kept).name, len(data)


def quest(entries: int) -> bytes:
    """A quest played by chance, as far as that: its views are large. One that ends before is left."""
    game = GAMES["tseuquest"]
    plenty = ((options, nth) for nth in range(1, 20) for options in game.study.settings("adventure"))
    for options, nth in plenty:
        fairness, random = practice(nth), Random(nth)
        begun = begin(game, options)
        assert not isinstance(begun, Refusal)
        play, commit = begun
        sitters = tuple(Sitter(seat, seat) for seat in play.seats)
        recorder = Recorder(game, head(game, options, sitters, fairness))
        recorder.keep(commit)
        drawn_from = seed(fairness, play.seats)
        assert drawn_from is not None
        dice = keyed(drawn_from)
        while play.seq < entries and game.outcome(play.state) is None:
            play, thrown = settle(play, dice)
            recorder.keep(*thrown)
            seat = next(iter(game.waiting(play.state)), "")
            actions = game.legal(play.state, seat).actions if seat else ()
            if not actions:
                break
            done = act(play, seat, random.choice(actions))
            assert not isinstance(done, Refusal)
            play, commit = done
            recorder.keep(commit)
        if play.seq >= entries:
            return recorder.seal(game.outcome(play.state)).data
    raise AssertionError("no quest lasts so long")


async def _crowd(port: int, record: str, crowd: int, seconds: float) -> None:
    strangers = [Stranger(port, record, nth) for nth in range(crowd)]
    tasks = [asyncio.create_task(stranger.look()) for stranger in strangers]
    print("looking", flush=True)
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(sum(one.looks for one in strangers), sum(one.turned_away for one in strangers), flush=True)


if __name__ == "__main__":
    asyncio.run(_crowd(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
