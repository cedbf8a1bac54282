"""A seat at a table of a server, kept to the seat port.

This side has no state and no rules: it passes on the view it is sent, the events it is told, and what it is
told is allowed. The line has a thread of its own; whoever sits at the terminal is never kept from it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import aclosing, contextmanager
from secrets import token_hex
from threading import Condition, Thread
from typing import Final, TypeAlias, TypeVar

from taberna.cli.names import Names, sitting
from taberna.cli.presence import changes
from taberna.cli.seat_port import (
    Aloud,
    Failed,
    Gathering,
    Happened,
    Heard,
    Over,
    Pausing,
    Reasoned,
    Seated,
    Spoken,
    TakeBackAsked,
    TakeBackDeclined,
    Turn,
)
from taberna.server.remote_seat import Gone, RemoteSeat
from taberna.server.wire.messages import (
    Committed,
    Done,
    Ended,
    FromServer,
    Presence,
    Refused,
    Said,
    Sitting,
    TakingBack,
    Timed,
    Welcome,
)
from taberna.table import refusal
from taberna.table.commits import Telling, Told
from taberna.table.game import AnyGame
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, View

T = TypeVar("T")
Message: TypeAlias = FromServer[Action, Event, View]
News: TypeAlias = Welcome[Action, Event, View] | Committed[Action, Event, View]
ALOUD: Final = (Said, Presence, TakingBack, Timed)


class SeatElsewhere:
    lenient = True

    def __init__(
        self,
        seat: RemoteSeat,
        names: Names,
        *,
        heard: int = 0,
        keep: Callable[[int], object] = bool,
        over: Callable[[], object] = bool,
        is_secret: Callable[[Event], bool] = bool,
        wake: Callable[[], object] = bool,
    ) -> None:
        self._seat = seat
        self._names = names
        self._heard = heard
        """The number of the last commit that was told here."""
        self._keep = keep
        """Done when something was told: whoever comes back is not told it again."""
        self._over = over
        """Done once nobody needs to come back."""
        self._is_secret = is_secret
        self._wake = wake
        """Rouses whoever waits for somebody to type."""
        self._last: News | None = None
        self._due = 0
        """The number of what this seat did last: until it is told, nothing more is asked."""
        self._stirred = False
        """Whether anything was done at the last Turn."""
        self._sittings: tuple[Sitting, ...] = ()
        self._muted = False
        self._line: asyncio.AbstractEventLoop | None = None
        self._changed = Condition()
        """Guards what follows: the line's thread writes it."""
        self._messages: deque[Message] = deque()
        self._answers: dict[str, Done | Refused] = {}
        self._unawaited: set[str] = set()
        self._gone: BaseException | None = None
        self._listener: Callable[[Aloud], object] | None = None

    @property
    def game(self) -> AnyGame:
        return self._seat.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self._seat.seat,)

    @property
    def people(self) -> frozenset[Seat]:
        return frozenset(self.seats)

    # -- the line

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Meanwhile the line is open."""
        opened: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()
        thread = Thread(target=lambda: asyncio.run(self._open_until(opened)), daemon=True)
        thread.start()
        self._line, hung_up = opened.result()
        try:
            yield
        finally:
            self._line.call_soon_threadsafe(hung_up.set)
            thread.join()

    async def _open_until(self, opened: "Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]]") -> None:
        hung_up = asyncio.Event()
        listening = asyncio.create_task(self._listen())
        listening.add_done_callback(self._ended)
        opened.set_result((asyncio.get_running_loop(), hung_up))
        await hung_up.wait()
        listening.cancel()
        await asyncio.wait((listening,))

    async def _listen(self) -> None:
        async with aclosing(self._seat.news()) as news:
            async for message in news:
                self.receive(message)

    def _ended(self, listening: "asyncio.Task[None]") -> None:
        """Whoever waits for more is told why there is none."""
        with self._changed:
            self._gone = None if listening.cancelled() else listening.exception()
            self._changed.notify_all()
        self._wake()

    def receive(self, message: Message) -> None:
        """What comes over the line, in its order; answers are for whoever asked."""
        with self._changed:
            if isinstance(message, Done | Refused) and message.id and message.id not in self._unawaited:
                self._answers[message.id] = message
            elif self._listener is not None and not self._messages and isinstance(message, ALOUD):
                for aloud in self._aloud(message):
                    self._listener(aloud)
            else:
                self._messages.append(message)
            self._changed.notify_all()
        self._wake()

    def _asked(self, asking: Awaitable[T]) -> T:
        """Something is done on the line's own thread."""

        async def asked() -> T:
            return await asking

        if self._line is None:
            return asyncio.run(asked())
        return asyncio.run_coroutine_threadsafe(asked(), self._line).result()

    def _answered(self, asking: Awaitable[str]) -> Done | Refusal:
        """A request, sent until it is answered."""
        self._stirred = True
        request = self._asked(asking)
        with self._changed:
            self._changed.wait_for(lambda: request in self._answers or self._gone is not None)
            answer = self._answers.pop(request, None)
        if answer is None:
            assert self._gone is not None
            raise self._gone
        return answer if isinstance(answer, Done) else refuse(answer.code, **answer.params)

    # -- what is heard

    def news(self) -> Iterator[Heard]:
        again = False
        while True:
            if not again or self.has_news():
                yield from self._translated(self._next())
                if self._last is not None and self._last.outcome is not None:
                    return
            again = False
            if self._last is None or self._last.seq < self._due or self.has_news():
                continue
            self._stirred = False
            yield self._standing(self._last)
            again = self._stirred and self._last.seq >= self._due

    def has_news(self) -> bool:
        with self._changed:
            return bool(self._messages) or self._gone is not None

    @contextmanager
    def overheard(self, listener: Callable[[Aloud], object]) -> Iterator[None]:
        with self._changed:
            self._listener = listener
        try:
            yield
        finally:
            with self._changed:
                self._listener = None

    def _next(self) -> Message:
        with self._changed:
            self._changed.wait_for(lambda: self._messages or self._gone is not None)
            if not self._messages:
                assert self._gone is not None
                raise self._gone
            return self._messages.popleft()

    def _standing(self, last: News) -> Turn | Gathering:
        if last.view is None:
            return Gathering()
        mine = self._due == last.seq and self._due > 0 and self.game.takes_back(self.game.empty) != "off"
        return Turn(self._seat.seat, last.view, last.legal, last.waiting, mine, last.clocks is not None)

    def _translated(self, message: Message) -> Iterator[Heard]:
        match message:
            case Welcome() | Committed():
                if isinstance(message, Welcome):  # a house may have lost what was heard there before
                    self._seat.seq, self._heard = message.seq, min(self._heard, message.seq)
                    self._due = min(self._due, message.seq)
                    yield from self._seated(message.sittings)
                yield from self._told(message)
                self._keep(self._heard)
                self._last = message
                if isinstance(message, Welcome):
                    yield from self._open_wishes(message)
                if message.outcome is not None and message.view is not None:
                    self._over()
                    yield Over(message.view, message.outcome)
            case Ended():
                raise Gone(message.reason)
            case Refused():
                yield Failed(refuse(message.code, **message.params))
            case _ if isinstance(message, ALOUD):
                yield from self._aloud(message)

    def _open_wishes(self, message: Welcome[Action, Event, View]) -> Iterator[Aloud]:
        """What somebody asked for before this seat came, or came back."""
        if message.taking_back and message.taking_back != self._seat.seat:
            yield TakeBackAsked(message.taking_back)
        if message.asked:
            yield Pausing(message.asked, message.clocks is not None and message.clocks.paused)

    def _told(self, message: News) -> Iterator[Happened]:
        """The events once each."""
        after = message.view
        before = self._last.view if self._last else None
        for telling in message.tellings:
            if telling.seq <= self._heard:
                continue
            self._heard = telling.seq
            events = telling.events if isinstance(telling, Told) else ()
            if any(map(self._is_secret, events)):
                # TS-4.2: whoever leaves in the middle of a look has had it.
                self._keep(telling.seq)
                self._asked(self._seat.ack(telling.seq))
            if after is not None:
                secrets = tuple((self._seat.seat, event) for event in events)
                yield Happened(telling, before or after, after, secrets)

    def _aloud(self, message: Message) -> Iterator[Aloud]:
        match message:
            case Said(line=line):
                text = self._names.say(line.phrase) if line.phrase else line.text
                yield Reasoned(text) if line.reason else Spoken(line.name or line.seat, text)
            case Presence():
                yield from self._seated(message.sittings)
            case TakingBack(by=by, declined=declined) if declined == (by == self._seat.seat):
                yield TakeBackDeclined() if declined else TakeBackAsked(by)
            case Timed():
                yield Pausing(message.asked, message.clocks is not None and message.clocks.paused)

    def _seated(self, sittings: tuple[Sitting, ...]) -> Iterator[Seated]:
        if sittings:
            self._names = sitting(self._names.texts, sittings, self._names.titles)
        said = changes(self._sittings, sittings, self._names, self._seat.seat)
        self._sittings = sittings
        yield Seated(self._names, said)

    # -- what is done

    def act(self, seat: Seat, action: Action) -> Refusal | None:
        answer = self._answered(self._seat.act(action))
        if isinstance(answer, Refusal):
            return answer
        self._due = answer.seq
        return None

    def say(self, seat: Seat, text: str) -> Refusal | None:
        return _refused(self._answered(self._seat.say(text)))

    def take_back(self, seat: Seat) -> Refusal | None:
        return _refused(self._answered(self._seat.take_back()))

    def answer_take_back(self, *, agree: bool) -> Refusal | None:
        """Whoever agrees waits for what comes of it."""
        self._stirred = not agree
        request = token_hex(8)
        self._unawaited.add(request)
        self._asked(self._seat.answer(agree=agree, request=request))
        return None

    def pause(self, *, on: bool) -> Refusal | None:
        self._stirred = True
        self._asked(self._seat.pause(on=on))
        return None

    def mute(self) -> Refusal | bool:
        self._stirred = True
        try:
            self._asked(self._seat.client.mute(HOUSE, on=not self._muted))
        except refusal.Refused as refused:
            return refused.refusal
        self._muted = not self._muted
        return self._muted

    def earlier(self) -> Refusal | tuple[Telling[Event], ...]:
        seat = self._seat
        try:
            return self._asked(seat.client.log(seat.game, seat.table, seat.seat))
        except refusal.Refused as refused:
            return refused.refusal


def _refused(answer: Done | Refusal) -> Refusal | None:
    return answer if isinstance(answer, Refusal) else None
