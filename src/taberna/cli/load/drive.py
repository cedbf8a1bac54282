"""Plays many tables at once: as fast as they go, or so many moves a second, and takes the times.

A move is due when its time has come, not when the client gets round to sending it: a server (or a client)
that falls behind shows it in the latencies instead of hiding it.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from array import array
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

now = time.perf_counter


class Player(ABC):
    """One seat's end of the wire. It tells its drive what it hears."""

    def __init__(self, drive: "Drive", place: int) -> None:
        self.drive = drive
        self.place = place
        self.table: Match | None = None
        self.coming: deque[tuple[int, float]] = deque()
        """Moves made at the table that this seat has not been told of yet: whose, and when they were due."""
        self.unanswered: deque[float] = deque()
        """When those of its own moves were due that the server has not acknowledged yet."""

    @abstractmethod
    def move(self) -> None:
        """Sends one of the actions this seat may take now."""


class Match:
    """A table of two seats that is being played, and played again when the game is over."""

    def __init__(self, players: tuple[Player, Player], again: Callable[["Match"], Coroutine[Any, Any, None]]):
        self.players = players
        self.again = again
        self.heard_the_end = 0
        for player in players:
            player.table = self


class Times:
    """Latencies in seconds, of one stretch of play."""

    def __init__(self) -> None:
        self.own: array[float] = array("d")
        self.other: array[float] = array("d")
        self.began = now()
        self.ended = self.began

    @property
    def moves_a_second(self) -> float:
        return len(self.own) / max(self.ended - self.began, 1e-9)


class Drive:
    def __init__(self, seed: int = 1, rash: float = 0.4) -> None:
        self.draw = random.Random(seed)
        self.rash = rash
        """Games by chance alone are over in no time; so most of what would end them is drawn again."""
        self.times = Times()
        self.games = 0
        self.refused: list[str] = []
        self.late = 0
        """Moves that were due and found nobody on move."""
        self._paced = False
        self._running = False
        self._ready: deque[Player] = deque()
        self._reopening: set[asyncio.Task[None]] = set()

    # -- what players tell

    def to_move(self, player: Player) -> None:
        self._ready.append(player)
        if self._running and not self._paced:
            self._move(self._ready.popleft(), now())

    def acknowledged(self, player: Player) -> None:
        if player.unanswered:
            self.times.own.append(now() - player.unanswered.popleft())

    def told(self, player: Player) -> None:
        if player.coming:
            place, due = player.coming.popleft()
            if place != player.place:
                self.times.other.append(now() - due)

    def over(self, player: Player) -> None:
        """The game is over, as this seat was told; when both were, the table is laid anew."""
        match = player.table
        assert match is not None
        match.heard_the_end += 1
        if match.heard_the_end == len(match.players):
            match.heard_the_end = 0
            self.games += 1
            task = asyncio.get_running_loop().create_task(match.again(match))
            self._reopening.add(task)
            task.add_done_callback(self._reopened)

    def refuse(self, reason: str) -> None:
        """Nothing the server was sent should be refused: a load that is refused is none."""
        self.refused.append(reason)

    # -- how it is played

    async def flat_out(self, seconds: float) -> Times:
        """Every table moves on as soon as the seat to move knows it."""
        self._running, self._paced = True, False
        for _ in range(len(self._ready)):
            self._move(self._ready.popleft(), now())
        return await self._measure(seconds)

    async def at_rate(self, rate: float, seconds: float) -> Times:
        """So many moves a second, whatever the server does about the ones before."""
        self._running, self._paced = True, True
        pacing = asyncio.get_running_loop().create_task(self._pace(rate))
        try:
            return await self._measure(seconds)
        finally:
            pacing.cancel()

    async def rest(self, seconds: float = 1.0) -> None:
        """No further moves; what is under way arrives."""
        self._running = False
        await asyncio.sleep(seconds)

    async def _measure(self, seconds: float) -> Times:
        self.times = times = Times()
        await asyncio.sleep(seconds)
        times.ended = now()
        self.times = Times()
        self.check()
        return times

    async def _pace(self, rate: float) -> None:
        begun, sent = now(), 0
        while True:
            while begun + sent / rate <= now():
                due = begun + sent / rate
                sent += 1
                if self._ready:
                    self._move(self._ready.popleft(), due)
                else:
                    self.late += 1
            await asyncio.sleep(max(0.0005, begun + sent / rate - now()))

    def _move(self, player: Player, due: float) -> None:
        match = player.table
        assert match is not None
        for seat in match.players:
            seat.coming.append((player.place, due))
        player.unanswered.append(due)
        player.move()

    def _reopened(self, task: asyncio.Task[None]) -> None:
        self._reopening.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.refused.append(f"a table could not be laid anew: {task.exception()}")

    def check(self) -> None:
        if self.refused:
            raise Overloaded(f"{len(self.refused)} refusals, the first: {self.refused[0]}")


class Overloaded(Exception):
    """The server refused what it should have taken."""
