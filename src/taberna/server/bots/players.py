"""Bots at this node's tables: asked when their seat is waited for, told what any seat would be told."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from taberna.bots import Phrase
from taberna.server.bots.protocol import Heard, Think
from taberna.server.bots.supervisor import Supervisor
from taberna.server.buckets import Buckets
from taberna.server.store.rows import Chair, TalkRow
from taberna.server.tables import lobby, phrases, stories, streams
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.steps import acting
from taberna.server.tables.talking import say
from taberna.server.tables.tavern import Tavern
from taberna.server.tables.telling import tell
from taberna.server.tables.timing import time_left
from taberna.server.wire.messages import Notice
from taberna.table.codec import write
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import Seat

log = logging.getLogger("taberna")

PART_OF_TIME: Final = 20
"""A bot that plays by the clock spends no more than this part of its time on a pause."""
FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 30.0
"""Seconds before a bot tries again where the store did not answer."""


class BotPlayers:
    def __init__(self, desk: Desk, tavern: Tavern) -> None:
        self._desk = desk
        self._tavern = tavern
        self._supervisor = Supervisor(desk.settings, desk.metrics)
        self._playing: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        clock = asyncio.get_running_loop().time
        self._talkers = Buckets(desk.settings.talk_rate, desk.settings.talk_burst, clock)
        tavern.changed.append(self.look)

    async def start(self) -> None:
        """Games that were under way when the last server stopped go on."""
        for table in await self._desk.store.tables_with_bots():
            try:
                await self._tavern.open(table)
            except Exception:
                log.exception("a table with a bot could not be opened")

    async def close(self) -> None:
        self._tavern.changed.remove(self.look)
        for task in tuple(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        await self._supervisor.close()

    def look(self, hosted: Hosted) -> None:
        """After every change: is a bot waited for?"""
        for chair in hosted.row.chairs:
            if chair.kind != "bot":
                continue
            key = (hosted.id, chair.seat)
            if key not in self._playing and _awaited(hosted, chair.seat) is not None:
                task = asyncio.get_running_loop().create_task(self._play(hosted, chair.seat))
                self._playing[key] = task
                hosted.busy += 1
                task.add_done_callback(lambda _, key=key: self._stopped(hosted, key))  # type: ignore[misc]

    def _stopped(self, hosted: Hosted, key: tuple[str, Seat]) -> None:
        hosted.busy -= 1
        del self._playing[key]

    async def _play(self, hosted: Hosted, seat: Seat) -> None:
        """Until it is no longer this bot's turn, or it can't be helped."""
        wait = FIRST_WAIT
        while (chair := _awaited(hosted, seat)) is not None:
            try:
                if not await self._move(hosted, chair, hosted.seq):
                    return
                wait = FIRST_WAIT
            except Exception:
                log.exception("a bot could not move")
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _move(self, hosted: Hosted, chair: Chair, seq: int) -> bool:
        """False where the bot is at an end: the table was told."""

        def notice(code: str) -> None:
            tell(hosted, lambda seat: Notice(hosted.id, seat, chair.seat, code))

        async def asking(n: int, after: int) -> Think:
            return await _question(hosted, chair, n, after)

        asked = self._desk.now()
        thought = await self._supervisor.think((hosted.id, chair.seat), asking, notice)
        if thought is None:
            return False
        await asyncio.sleep(self._pause(hosted, chair.seat, thought.pause, asked) / 1000)
        if hosted.seq != seq or _awaited(hosted, chair.seat) is None:
            return True  # meanwhile something happened: think again, if it is still asked
        try:
            action = hosted.codec.action(bytes(thought.action))
        except Refused:
            notice("bot-failed")
            return False
        request = f"bot\n{seq}"  # no guest's request has such a name: theirs are printable
        done = await perform(hosted, chair.seat, request, acting(chair.seat, (action,), hosted.dice))
        if isinstance(done, Refusal):
            if hosted.seq != seq or done.code == "busy":
                return True
            log.warning("a bot's action was refused", extra={"bot": chair.bot, "code": done.code})
            notice("bot-failed")
            return False
        if thought.say is not None and self._talkers.take(f"{hosted.id} {chair.seat}"):
            await self._say(hosted, chair, thought.say, request)
        return True

    async def _say(self, hosted: Hosted, chair: Chair, phrase: Phrase, request: str) -> None:
        line, now = phrases.kept(phrase), self._desk.now()

        def row(n: int, after: int) -> TalkRow:
            return TalkRow(
                hosted.id, n, after, chair.seat, "", chair.name, line, now, f"{chair.seat} {request}"
            )

        try:
            await say(hosted, row)
        except Exception:  # it has moved, and may go on without a word
            log.exception("a bot could not speak")

    def _pause(self, hosted: Hosted, seat: Seat, wished: int, asked: int) -> float:
        """Milliseconds the bot still waits before it acts: what it would take over it, less what it took, and
        never much of what its clock has left."""
        pause = wished * self._desk.settings.bot_pause
        if hosted.clock is not None:
            pause = min(pause, time_left(hosted.clock, asked).get(seat, 0) / PART_OF_TIME)
        return max(0.0, asked + pause - self._desk.now())


def _awaited(hosted: Hosted, seat: Seat) -> Chair | None:
    """The chair, where a bot sits on it and is waited for."""
    chair = lobby.chair_of(hosted.row, seat)
    if chair is None or chair.kind != "bot" or hosted.row.status != "playing" or hosted.row.paused:
        return None
    return chair if seat in hosted.waiting else None


async def _question(hosted: Hosted, chair: Chair, n: int, after: int) -> Think:
    async with hosted.turn:
        earlier = await streams.since(hosted, max(0, after - 1))
        steps = earlier[1:] if after else earlier
        waited = waits([step.at for step in earlier])[len(earlier) - len(steps) :]
        play = hosted.play
        assert play is not None
        return Think(
            n=n,
            game=hosted.game.name,
            bot=chair.bot,
            table=hosted.id,
            seat=chair.seat,
            seed=chair.bot_seed,
            after=after,
            seq=play.seq,
            tellings=tuple(msgspec.Raw(write(told)) for told in stories.tellings(steps, chair.seat)),
            waits=tuple(
                0 if step.entry.seat == chair.seat else wait for step, wait in zip(steps, waited, strict=True)
            ),
            talk=tuple(
                Heard(line.after, line.seat, phrases.words_of(line))
                for line in await _lines(hosted, after)
                if after <= line.after < play.seq or (line.after, line.seat) == (play.seq, chair.seat)
            ),
            view=msgspec.Raw(write(hosted.game.view(play.state, chair.seat))),
            legal=msgspec.Raw(write(hosted.game.legal(play.state, chair.seat))),
        )


def waits(times: Sequence[int]) -> tuple[int, ...]:
    """How long each came after the one before; the first of a game came at once."""
    return tuple(now - before for before, now in pairwise((*times[:1], *times)))


async def _lines(hosted: Hosted, after: int) -> Iterable[TalkRow]:
    """All that was said from this commit on: more than a table keeps in memory, where it must be."""
    kept = tuple(hosted.lines)
    whole = len(kept) == hosted.n or (kept and kept[0].after < after)
    return kept if whole else await hosted.desk.store.talk(hosted.id)
