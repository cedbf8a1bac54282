"""What a client can ask for on a socket, one function a request."""

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from time import thread_time
from typing import Final

import msgspec

from taberna.server.rate_limits import Buckets, Share
from taberna.server.settings import Settings
from taberna.server.socket.answers import Answer, Asked
from taberna.server.socket.connection import Connection
from taberna.server.socket.offering import offered
from taberna.server.store.rows import TalkRow
from taberna.server.tables import lobby, offers, streams, take_back
from taberna.server.tables.blocked import is_shut_out
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform, perform_at_once
from taberna.server.tables.row_changes import change
from taberna.server.tables.stand_ins import coming_back
from taberna.server.tables.talking import say
from taberna.server.tables.tavern import Tavern
from taberna.server.tables.transitions import Decided, Deciding, acting, taking_back
from taberna.server.wire import messages
from taberna.server.wire.messages import (
    Ack,
    Act,
    AnswerTakeBack,
    Ask,
    Ended,
    FromClient,
    Offer,
    Pause,
    Previewed,
    Reply,
    Resume,
    Say,
    Subscribe,
    TakeBack,
    Unsubscribe,
    Withdraw,
)
from taberna.table.codec import Reader, write
from taberna.table.previews import Previews, Question
from taberna.table.refusal import Refusal, Refused, quoted, refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.talk import tidy
from taberna.table.values import View

LONGEST_ID: Final = 64
LONGEST_WAIT: Final = 0.5
"""Seconds until a question is answered or refused: whatever else was sent on the socket waits behind it."""


class Requests:
    def __init__(self, tavern: Tavern, settings: Settings, clock: Callable[[], float]) -> None:
        self._tavern = tavern
        self._settings = settings
        self._talkers = Buckets(settings.talk_rate, settings.talk_burst, clock)
        self._askers = Buckets(settings.ask_rate, settings.ask_burst, clock)
        self._answering = Share(settings.ask_share, clock)
        self._metrics = tavern.desk.metrics

    async def handle(self, connection: Connection, message: FromClient) -> None:
        self._metrics.count("taberna_requests_total", "kind", type(message).__name__)
        try:
            refusal = await self._dispatch(connection, message)
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None:
            self._metrics.count("taberna_refusals_total", "code", refusal.code)
            request = message.id if isinstance(message, Asked | Ask) else ""
            connection.say(
                messages.Refused(
                    message.table, message.seat, request[:LONGEST_ID], refusal.code, quoted(refusal)
                )
            )

    async def _dispatch(self, connection: Connection, message: FromClient) -> Refusal | None:
        match message:
            case Ack():
                return self._ack(connection, message)
            case Unsubscribe():
                return await self._unsubscribe(connection, message)
        hosted = await self._tavern.open(message.table)
        match message:
            case Act():
                return await self._act(connection, hosted, message)
            case Subscribe():
                return await self._subscribe(connection, hosted, message)
            case TakeBack():
                return await self._take_back(connection, hosted, message)
            case AnswerTakeBack():
                return await self._answer(connection, hosted, message)
            case Say():
                return await self._say(connection, hosted, message)
            case Ask():
                return await self._ask(connection, hosted, message)
            case Offer() | Withdraw() | Reply():
                return await self._offer(connection, hosted, message)
            case Pause() | Resume():
                return await self._pause(connection, hosted, message)

    # -- streams

    async def _subscribe(self, connection: Connection, hosted: Hosted, message: Subscribe) -> Refusal | None:
        if len(connection.streams) >= self._settings.streams_socket:
            return refuse("too-many-streams", most=self._settings.streams_socket)
        refusal = await streams.join(hosted, connection, message.seat, message.after)
        if refusal is None:
            connection.streams.add((hosted.id, message.seat))
            if hosted.streams.get(message.seat) == {connection}:
                self._tavern.attend(hosted, message.seat, here=True)
            if connection.code:  # it has gone while it waited for its turn
                self._leave(connection, hosted.id, message.seat)
        return refusal

    async def _unsubscribe(self, connection: Connection, message: Unsubscribe) -> Refusal | None:
        if (message.table, message.seat) not in connection.streams:
            return refuse("not-subscribed")
        self._leave(connection, message.table, message.seat)
        connection.say(Ended(message.table, message.seat, "unsubscribed"))
        return None

    async def leave_all(self, connection: Connection) -> None:
        for table, seat in tuple(connection.streams):
            self._leave(connection, table, seat)

    def _leave(self, connection: Connection, table: str, seat: Seat) -> None:
        connection.streams.discard((table, seat))
        hosted = self._tavern.tables.get(table)
        if hosted is not None and streams.leave(hosted, connection, seat):
            self._tavern.attend(hosted, seat, here=False)

    def _ack(self, connection: Connection, message: Ack) -> Refusal | None:
        if (message.table, message.seat) not in connection.streams:
            return refuse("not-subscribed")
        hosted = self._tavern.tables.get(message.table)
        if hosted is not None and message.seat != SPECTATOR:
            hosted.acknowledge(message.seat, message.seq)
        return None

    # -- playing

    def act_at_once(
        self, connection: Connection, message: Act, work_on: Callable[[Connection], None]
    ) -> bool:
        """Acts without waiting on a table that is open and free; False: it must be handled. `work_on` is told
        when the next request may be carried out."""
        hosted = self._tavern.tables.get(message.table)
        if hosted is None:
            return False
        deciding = self._deciding(connection, hosted, message)
        if isinstance(deciding, Refusal):
            return False

        def finished(happened: bool) -> None:
            if happened:
                self._metrics.count("taberna_requests_total", "kind", "Act")
            elif not connection.code:
                connection.inbox.appendleft(message)
            work_on(connection)

        answer = Answer(connection, message, hosted)
        connection.working = perform_at_once(hosted, message.seat, message.id, deciding, answer, finished)
        return connection.working

    async def _act(self, connection: Connection, hosted: Hosted, message: Act) -> Refusal | None:
        chair = hosted.chairs.get(message.seat)
        if chair is not None and chair.standing and chair.guest == connection.guest:
            await change(hosted, coming_back(message.seat))  # who acts is there (TQ-G179)
        deciding = self._deciding(connection, hosted, message)
        if isinstance(deciding, Refusal):
            return deciding
        held = _while_held(hosted, message.seat, connection.guest, deciding)
        return await _perform(connection, hosted, message, held)

    def _deciding(self, connection: Connection, hosted: Hosted, message: Act) -> Deciding | Refusal:
        refusal = _not_playing(hosted, message.seat, connection.guest) or _bad_id(message.id)
        if refusal is not None:
            return refusal
        if not 1 <= len(message.actions) <= self._settings.actions_most:
            return refuse("too-many-actions", most=self._settings.actions_most)
        try:
            actions = tuple([hosted.codec.action.part(raw) for raw in message.actions])
        except Refused as refused:
            return refused.refusal
        hosted.acknowledge(message.seat, message.ack)
        return acting(message.seat, actions, hosted.dice)

    async def _take_back(self, connection: Connection, hosted: Hosted, message: TakeBack) -> Refusal | None:
        refusal = _not_playing(hosted, message.seat, connection.guest) or _bad_id(message.id)
        if refusal is not None:
            return refusal
        if hosted.play is None or hosted.game.takes_back(hosted.play.state) == "freely":
            undoing = _while_held(hosted, message.seat, connection.guest, taking_back(message.seat))
            return await _perform(connection, hosted, message, undoing)
        told = Answer(connection, message, hosted)
        return told.unless_given(await take_back.ask(hosted, message.seat, message.id))

    async def _answer(
        self, connection: Connection, hosted: Hosted, message: AnswerTakeBack
    ) -> Refusal | None:
        refusal = _not_playing(hosted, message.seat, connection.guest) or _bad_id(message.id)
        if refusal is not None:
            return refusal
        told = Answer(connection, message, hosted)
        return told.unless_given(await take_back.answer(hosted, message.seat, agree=message.agree, told=told))

    async def _pause(self, connection: Connection, hosted: Hosted, message: Pause | Resume) -> Refusal | None:
        refusal = _not_playing(hosted, message.seat, connection.guest)
        if refusal is not None:
            return refusal
        seat, wishes = message.seat, isinstance(message, Pause)
        asked = partial(offers.offer_pause, heard=hosted.number) if wishes else offers.withdraw_pause
        changed = await change(hosted, lambda row: asked(row, seat))
        return changed if isinstance(changed, Refusal) else None

    async def _offer(
        self, connection: Connection, hosted: Hosted, message: Offer | Withdraw | Reply
    ) -> Refusal | None:
        refusal = _not_playing(hosted, message.seat, connection.guest) or _bad_id(message.id)
        if refusal is not None:
            return refusal
        told = Answer(connection, message, hosted)
        return told.unless_given(await offered(self._tavern, connection, hosted, message))

    async def _ask(self, connection: Connection, hosted: Hosted, message: Ask) -> Refusal | None:
        """It takes the house milliseconds in which nobody moves: so many questions a guest, so much of its
        time, and others in between."""
        refusal = _bad_id(message.id)
        if refusal is not None:
            return refusal
        if not self._askers.take(connection.guest):
            return refuse("too-fast")
        if not await self._answering.turn(LONGEST_WAIT):
            return refuse("busy")
        began = thread_time()
        answer = _previewed(connection, hosted, message)
        self._answering.spend(thread_time() - began)
        if isinstance(answer, Previewed):
            connection.say(answer)
        await asyncio.sleep(0)
        return answer if isinstance(answer, Refusal) else None

    # -- talking

    async def _say(self, connection: Connection, hosted: Hosted, message: Say) -> Refusal | None:
        if not hosted.may_hear(message.seat, connection.guest):
            return refuse("not-your-seat", seat=message.seat)
        refusal = _bad_id(message.id)
        if refusal is not None:
            return refusal
        text = tidy(message.text)
        if isinstance(text, Refusal):
            return text
        if not self._talkers.take(connection.guest):
            return refuse("talk-too-fast")
        if await is_shut_out(hosted, message.seat, connection.guest):
            return refuse("blocked")
        chair = lobby.chair_of(hosted.row, message.seat)
        name = connection.guest_row.name if chair is None else chair.name
        now, guest = self._tavern.desk.now(), connection.guest

        def line(n: int, after: int) -> TalkRow:
            return TalkRow(hosted.id, n, after, message.seat, guest, name, text, now, message.id)

        answer = Answer(connection, message, hosted)
        return answer.unless_given(await say(hosted, line, answer))


def _previewed(connection: Connection, hosted: Hosted, message: Ask) -> Previewed | Refusal:
    """From what those who listen to the seat hold, and from nothing else."""
    if (message.table, message.seat) not in connection.streams:
        return refuse("not-subscribed")
    previews, view = hosted.game.previews, hosted.held[message.seat].view
    if previews is None:
        return refuse("no-previews")
    if view is None:
        return refuse("not-playing")
    answer = previews.make(view, _questions(previews).part(message.question))
    if isinstance(answer, Refusal):
        return answer
    seq = hosted.number(message.seat)
    return Previewed(message.table, message.seat, message.id, seq, msgspec.Raw(write(answer)))


@lru_cache(maxsize=16)
def _questions(previews: Previews[View]) -> Reader[Question]:
    return Reader(previews.question)


async def _perform(
    connection: Connection, hosted: Hosted, message: Act | TakeBack, deciding: Deciding
) -> Refusal | None:
    answer = Answer(connection, message, hosted)
    return answer.unless_given(await perform(hosted, message.seat, message.id, deciding, answer))


def _not_playing(hosted: Hosted, seat: Seat, guest: str) -> Refusal | None:
    """Why this guest can't act for this seat."""
    chair = hosted.chairs.get(seat)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if not guest or chair.guest != guest:
        return refuse("not-your-seat", seat=seat)
    return refuse("seat-with-bot", seat=seat) if chair.kind == "bot" else None


def _while_held(hosted: Hosted, seat: Seat, guest: str, deciding: Deciding) -> Deciding:
    """A seat may change hands while a request waits for its turn: then nobody there has asked for it."""

    def decide(play: AnyPlay) -> Decided | Refusal:
        return _not_playing(hosted, seat, guest) or deciding(play)

    return decide


def _bad_id(request: str) -> Refusal | None:
    # PostgreSQL keeps no NUL in a text, so what is no visible character is refused at the door.
    readable = 0 < len(request) <= LONGEST_ID and request.isprintable()
    return None if readable else refuse("bad-id", longest=LONGEST_ID)
