"""Bots at this node's tables: asked when their seat is waited for, told what any seat would be told."""

import asyncio
import logging
from typing import Final

from taberna.server.bots import questions
from taberna.server.bots.partings import Partings
from taberna.server.bots.protocol import Think
from taberna.server.bots.supervisor import Supervisor
from taberna.server.rate_limits import Buckets
from taberna.server.stopping import Stop
from taberna.server.store.rows import BackAsked, Chair, TalkRow
from taberna.server.tables import lobby, phrases, take_back
from taberna.server.tables.clocks import time_left
from taberna.server.tables.desk import AnyPlay, Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.talking import say
from taberna.server.tables.tavern import Tavern
from taberna.server.tables.telling import tell
from taberna.server.tables.transitions import Decided, Deciding, acting
from taberna.server.tables.unseen_deeds import is_seen
from taberna.server.wire.messages import Notice
from taberna.table.phrase import Phrase
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.seats import Seat
from taberna.table.values import Action

log = logging.getLogger("taberna")

PART_OF_TIME: Final = 20
"""A bot that plays by the clock spends no more than this part of its time on a pause."""
LEAST: Final = 250
"""Milliseconds, times `bot_pause`, from what the others heard last to what they hear next of a bot, at the
least, where it may also do what they don't see: that, and its thinking, fit into it (TQ-G203)."""
AGREED: Final = Phrase("bot-says-take-back")
FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 30.0
"""Seconds before a bot tries again where the store did not answer."""


class BotPlayers:
    def __init__(self, desk: Desk, tavern: Tavern) -> None:
        self._desk = desk
        self._tavern = tavern
        self._supervisor = Supervisor(desk.settings, desk.metrics)
        self.partings = Partings(desk, self._supervisor)
        self._playing: dict[tuple[str, Seat], asyncio.Task[bool]] = {}
        clock = asyncio.get_running_loop().time
        self._talkers = Buckets(desk.settings.talk_rate, desk.settings.talk_burst, clock)
        tavern.changed += (self.look, self.partings.look)

    async def start(self) -> None:
        """Games that were under way when the last server stopped go on."""
        for table in await self._desk.store.tables_with_bots():
            try:
                await self._tavern.open(table)
            except Refused as refused:
                log.info("a table with a bot is not played on", extra={"why": refused.refusal.code})
            except Exception:  # a table that can't be read must not keep the house from opening
                log.exception("a table with a bot could not be opened")

    async def close(self, stop: Stop) -> None:
        for look in (self.look, self.partings.look):
            self._tavern.changed.remove(look)
        for task in tuple(self._playing.values()):
            task.cancel()
        await stop.step(self._left)
        await stop.step(self.partings.close)
        await stop.step(self._supervisor.close)

    async def _left(self) -> None:
        while self._playing:
            await asyncio.wait(self._playing.values())

    def look(self, hosted: Hosted) -> None:
        """After every change: is a bot waited for, or asked for something?"""
        if hosted.row.back is not None:
            self._hear_wish(hosted)
        for chair in hosted.bots:
            key = (hosted.id, chair.seat)
            if key not in self._playing and _awaited(hosted, chair.seat) is not None:
                task = asyncio.get_running_loop().create_task(self._play(hosted, chair.seat))
                self._playing[key] = task
                hosted.busy += 1
                task.add_done_callback(lambda task, key=key: self._stopped(hosted, key, task))  # type: ignore[misc]

    def _hear_wish(self, hosted: Hosted) -> None:
        """Where only bots can agree to a move being taken back, the first of them does, and says so."""
        asked = hosted.asks_back
        if asked is None:
            return
        others = [chair for chair in hosted.row.chairs if take_back.is_for(hosted, asked, chair.seat)]
        if others and all(chair.kind == "bot" for chair in others):
            self._desk.later(self._agree(hosted, others[0], asked))

    async def _agree(self, hosted: Hosted, chair: Chair, asked: BackAsked) -> None:
        if hosted.asks_back != asked:
            return
        done = await take_back.answer(hosted, chair.seat, agree=True)
        if not isinstance(done, Refusal):
            await self._say(hosted, chair, AGREED, f"bot\n{done.seq}")

    def _stopped(self, hosted: Hosted, key: tuple[str, Seat], task: "asyncio.Task[bool]") -> None:
        hosted.busy -= 1
        del self._playing[key]
        if not task.cancelled() and task.result():  # whatever changed meanwhile was told to nobody
            self.look(hosted)

    async def _play(self, hosted: Hosted, seat: Seat) -> bool:
        """Until it is no longer this bot's turn; False where it can't be helped."""
        wait = FIRST_WAIT
        since = self._desk.now()
        while (chair := _awaited(hosted, seat)) is not None:
            try:
                moved = await self._move(hosted, chair, hosted.number(seat), since)
                if moved is None:
                    return False
                wait = FIRST_WAIT
                if moved:
                    since = self._desk.now()
            except Exception:  # nobody waits for this task: ended, it would leave the seat waiting for good
                log.exception("a bot could not move")
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        return True

    async def _move(self, hosted: Hosted, chair: Chair, number: int, since: int) -> bool | None:
        """Whether anybody else was told of what it did; None where the bot is at an end: the table was told.
        It takes its time from `since`, when the others last heard of something: what they don't see must not
        make them wait (TQ-G203)."""

        def notice(code: str) -> None:
            tell(hosted, lambda seat: Notice(hosted.id, seat, chair.seat, code))

        async def asking(n: int, after: int) -> Think:
            return await questions.think(hosted, chair, n, after)

        thought = await self._supervisor.think((hosted.id, chair.seat), asking, notice)
        if thought is None:
            return None
        try:
            action = hosted.codec.action(bytes(thought.action))
        except Refused:
            notice("bot-failed")
            return None
        deciding = _acting(hosted, chair.seat, action)
        decided = None if hosted.play is None else deciding(hosted.play)
        seen = isinstance(decided, Decided) and is_seen(hosted, chair.seat, decided)
        if seen:
            await rest(self._pause(hosted, chair.seat, thought.pause, since))
        if hosted.number(chair.seat) != number or _awaited(hosted, chair.seat) is None:
            return True  # meanwhile something happened: think again, if it is still asked
        request = f"bot\n{number}"  # no guest's request has such a name: theirs are printable
        if seen and thought.why is not None:
            await self._say(hosted, chair, thought.why, f"{request}{phrases.REASON}")
        done = await perform(hosted, chair.seat, request, deciding)
        if isinstance(done, Refusal):
            passed = hosted.number(chair.seat) != number or _awaited(hosted, chair.seat) is None
            if passed or done.code == "busy":
                return True
            log.warning("a bot's action was refused", extra={"bot": chair.bot, "code": done.code})
            notice("bot-failed")
            return None
        if seen and thought.say is not None and self._talkers.take(f"{hosted.id} {chair.seat}"):
            await self._say(hosted, chair, thought.say, request)
        return seen

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

    def _pause(self, hosted: Hosted, seat: Seat, wished: int, since: int) -> float:
        """Milliseconds the bot still waits before it acts: what it would take over it, less what it took, and
        never much of what its clock has left."""
        least = 0 if hosted.game.sees_alike else LEAST
        pause = max(wished, least) * self._desk.settings.bot_pause
        if hosted.clock is not None:
            pause = min(pause, time_left(hosted.clock, since).get(seat, 0) / PART_OF_TIME)
        return max(0.0, since + pause - self._desk.now())


async def rest(milliseconds: float) -> None:
    await asyncio.sleep(milliseconds / 1000)


def _acting(hosted: Hosted, seat: Seat, action: Action) -> Deciding:
    """As long as it is a bot's seat: who holds it may be back by the time that it is decided."""
    deciding = acting(seat, (action,), hosted.dice)

    def decide(play: AnyPlay) -> Decided | Refusal:
        if hosted.chairs[seat].kind != "bot":
            return refuse("seat-without-bot", seat=seat)
        return deciding(play)

    return decide


def _awaited(hosted: Hosted, seat: Seat) -> Chair | None:
    """The chair, where a bot sits on it and is waited for."""
    chair = lobby.chair_of(hosted.row, seat)
    if chair is None or chair.kind != "bot" or hosted.row.status != "playing" or hosted.row.paused:
        return None
    return chair if seat in hosted.waiting else None
