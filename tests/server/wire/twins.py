"""Two tables where the same is done by the same people, and only what one seat may not know is different.

At the true table a game is played. Its twin is, before every action, a table that the observer cannot tell
from it: `imagine` puts other symbols under the stones. Then the same is done at both, and every frame that
the observer's socket is sent must be the same, in the same order. Only where an action shows the observer
something it could not know are both tables made the same first, since from there on they may differ; and
where the house's dice, thrown after it, show something, all is compared up to there.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from itertools import filterfalse
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from properties.batches import a_batch
from properties.noninterference import Worlds
from properties.probes import probe
from properties.tables import Table, tag
from properties.walks import candidates
from server.night import PATIENCE, House, Person, Time
from taberna.cli.load.taberna import SOCKET
from taberna.cli.load.websocket import WebSocket
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.hosted import Hosted
from taberna.server.wire.http import Opened
from taberna.server.wire.messages import Act, AnswerTakeBack, Say, Subscribe, TakeBack
from taberna.table.batch import act_on
from taberna.table.codec import write
from taberna.table.dice import Draws
from taberna.table.play import act, settle, told
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import Action, Event

NOWHERE = "nowhere-at-all--"
"""As long as a table's id."""


class Noon(Time):
    """A clock that goes on only when it is told to: whatever is the same is the same to the millisecond."""

    def __call__(self) -> int:
        return 1_800_000_000_000 + self.ahead


class Ear:
    """One socket at one table, and every frame it was sent."""

    def __init__(self, house: House, person: Person, table: str, seat: Seat) -> None:
        port = urlsplit(house.address).port
        assert port is not None
        self.person = person
        self.table = table
        self.seat = seat
        self.frames: list[bytes] = []
        self._news = asyncio.Event()
        self._sent = 0
        self._socket = WebSocket(port, SOCKET, self._hear, person.client.headers())

    async def listens(self) -> None:
        await self._socket.open()
        self.sends(Subscribe(self.table, self.seat))
        await self.hushes()

    def sends(self, message: object) -> None:
        self._socket.send(write(message))

    async def does(self, request: str, *actions: Action) -> None:
        raws = tuple(msgspec.Raw(write(action)) for action in actions)
        self.sends(Act(self.table, self.seat, request, raws))
        await self._hears(f'"id":"{request}"'.encode())

    async def takes_back(self, request: str) -> None:
        self.sends(TakeBack(self.table, self.seat, request))
        await self._hears(f'"id":"{request}"'.encode())

    async def agrees(self, request: str) -> None:
        """That somebody takes a move back."""
        self.sends(AnswerTakeBack(self.table, self.seat, request, agree=True))
        await self._hears(f'"id":"{request}"'.encode())

    async def says(self, text: str, request: str) -> None:
        self.sends(Say(self.table, self.seat, request, text))
        await self._hears(f'"id":"{request}"'.encode())

    async def hushes(self) -> list[bytes]:
        """Everything that was on its way, with the table's id put out of sight: a refusal comes last."""
        self._sent += 1
        self.sends(Subscribe(NOWHERE, f"hush{self._sent}"))
        await self._hears(f'"hush{self._sent}"'.encode())
        heard, self.frames = self.frames, []
        return [frame.replace(self.table.encode(), NOWHERE.encode()) for frame in heard]

    def leaves(self) -> None:
        self._socket.close()

    async def _hears(self, mark: bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            while not any(mark in frame and frame.startswith(_ANSWERS) for frame in self.frames):
                self._news.clear()
                await self._news.wait()

    def _hear(self, frame: bytes) -> None:
        self.frames.append(frame)
        self._news.set()


_ANSWERS = (b'{"kind":"done"', b'{"kind":"refused"')


@dataclass
class Side:
    """One of the two tables."""

    hosted: Hosted
    ears: dict[Seat, Ear]


class Twins:
    """The two tables, with one observer: a seat, or one who watches."""

    def __init__(self, game: Table, observer: Seat, true: Side, twin: Side, draws: Draws) -> None:
        self.game = game
        self.observer = observer
        self.true = true
        self.twin = twin
        self.draws = draws
        self.compared = 0
        self.entitled = 0
        self.taken_back = 0
        self.parted = False
        """Whether the observer was shown one thing here and another there: their pasts can't be compared."""
        self.batches = 0
        """How many were sent,"""
        self.cut = 0
        """and how many were not done to the end."""
        self.often = 0
        """One time in so many the observer sends several actions at once; 0: never."""
        self.time: Noon | None = None
        """Goes on between two actions where it is set."""
        self._requests = 0

    def begin_from(self, position: str) -> None:
        """As if the game had come this far."""
        play = self._play_of(self.true)
        state = self.game.game.notation.parse_position(position, self.game.options)
        self.true.hosted.play = replace(play, state=state, back=None)

    async def play(self, steps: int) -> list[str]:
        """What the observer could have told the tables apart by; nothing, one hopes."""
        for _ in range(steps):
            if self._is_over() or self.twin.hosted.row.status == "over":
                break
            leak = await self._step()
            if leak is not None:
                return [leak]
        for side in (self.true, self.twin):
            for ear in side.ears.values():
                ear.leaves()
        return []

    async def _step(self) -> str | None:
        chosen = self._chosen()
        kind = self.draws.below(12)
        if kind == 0 and self.observer != SPECTATOR:
            self._part()
            return await self._at_both("tries", self._try(), self.observer)
        if kind == 1:
            self._part()
            return await self._again()
        if kind == 2:
            self._part()
            seat = self.draws.one([*self._play_of(self.true).seats])
            return await self._at_both("says", self.draws.one(("I know.", "¿Seguro?", "Ναι", "…")), seat)
        if kind in (3, 4):
            return await self._take_back()
        if chosen is None:
            return None
        seat, action = chosen
        self._part()
        if self.often and seat == self.observer and not self.draws.below(self.often):
            actions = self._batch()
            if self._entries(self.true, actions) != self._entries(self.twin, actions):
                self._unite()  # the one came further than the other, by what the observer saw on the way
            return await self._at_both("does at once", actions, seat)
        if self._entitles(seat, action):
            self._unite()
            self.entitled += 1
        elif isinstance(self._decided(self.twin, seat, action), Refusal):
            return None  # the actor knows more than the observer imagines
        return await self._at_both("does", action, seat)

    # -- what is done

    async def _at_both(
        self, verb: str, what: Action | tuple[Action, ...] | str | bool | None, seat: Seat
    ) -> str | None:
        self._requests += 1
        if self.time is not None and not isinstance(what, bool):  # who is asked answers at once
            self.time.ahead += self.draws.below(5000)
        request = f"r{self._requests}"
        heard: list[list[bytes]] = []
        for side in (self.true, self.twin):
            actor = side.ears[seat]
            if what is None:
                await actor.takes_back(request)
            elif isinstance(what, bool):
                await actor.agrees(request)
            elif isinstance(what, str):
                await actor.says(what, request)
            else:
                await actor.does(request, *(what if isinstance(what, tuple) else (what,)))
            heard.append(await side.ears[self.observer].hushes())
        if self._is_over():
            return None  # everybody may know everything
        if isinstance(what, tuple):
            leak = self._went_past(heard[0]) or self._went_past(heard[1])
            if leak is not None:
                return f"{seat} {verb} {what}: {leak}"
            self.batches += 1
            self.cut += _count(heard[0]) < len(what)
        if heard[0] != heard[1] and self._shown(*heard):
            self.entitled += 1
            self.parted = True
            return None
        return self._difference(f"{seat} {verb} {what}", *heard)

    async def _take_back(self) -> str | None:
        """By whoever acted last, allowed or not. The twin comes to the same moment from another past."""
        play = self._play_of(self.true)
        moment = play.back
        if moment is None or moment.commit.action is None:
            return None
        seat, action = moment.commit.seat, moment.commit.action
        imagined = self.game.game.study.imagine(moment.state, self.observer, self.draws)
        past = replace(play, state=imagined, seq=play.seq - 1, back=None)
        done = act(past, seat, action)
        was = told(play.game, moment.moments, self.observer)
        if isinstance(done, Refusal) or told(play.game, done[0].moments, self.observer) != was:
            self._unite()  # the observer was shown something: from there on they may differ
        else:
            self._put(done[0])
        before = play.seq
        leak = await self._at_both("takes back", None, seat)
        if leak is None and self.true.hosted.asks_back is not None:
            side = self.true.hosted.side
            other = next(one for one in play.seats if side(one) != side(seat))
            leak = await self._at_both("agrees", True, other)
        self.taken_back += (
            self._play_of(self.true).back is not moment and self._play_of(self.true).seq > before
        )
        return leak

    async def _again(self) -> str | None:
        """The observer's stream from its beginning: a welcome. The twin's whole past is of many worlds: where
        the game would tell all of it, only the present is asked for."""
        heard: list[list[bytes]] = []
        logged = self.game.game.keeps_log(self.game.options)
        present = logged or self.parted or self.draws.below(2)
        after = self.true.hosted.number(self.observer) if present else None
        for side in (self.true, self.twin):
            ear = side.ears[self.observer]
            ear.sends(Subscribe(ear.table, ear.seat, after))
            heard.append(await ear.hushes())
        return self._difference("comes again", *heard)

    def _difference(self, after: str, true: list[bytes], twin: list[bytes]) -> str | None:
        self.compared += len(true)
        if true == twin:
            return None
        lengths = ([len(frame) for frame in true], [len(frame) for frame in twin])
        return f"{after}: lengths {lengths}\n{b' | '.join(true)!r}\n{b' | '.join(twin)!r}"

    def _shown(self, true: list[bytes], twin: list[bytes]) -> bool:
        """Whether the first frame that differs does so by an event that the observer had a right to see."""
        if _count(true) and _count(twin):  # both have paid: how far they came may hang on what they saw
            true, twin = ([*filterfalse(_is_done, frames)] for frames in (true, twin))
        frames = next(((one, other) for one, other in zip(true, twin, strict=False) if one != other), None)
        if frames is None:
            return False
        shown = False
        for one, other in zip(*map(_events, frames), strict=False):
            if one != other:
                return shown or self._may_differ(one, other)
            shown = shown or self._shows(one)
        return shown

    def _went_past(self, frames: list[bytes]) -> str | None:
        """A batch that went on after something was shown; its commits come first of what is told."""
        tellings = [telling for frame in frames for telling in json.loads(frame).get("tellings", [])]
        for telling in tellings[: max(0, _count(frames) - 1)]:
            if any(self._may_differ(event, event) or self._shows(event) for event in telling["events"]):
                return f"went on past {telling}"
        return None

    def _shows(self, told: object) -> bool:
        try:
            return self.game.traits.shows(msgspec.convert(told, self.game.game.types.event))
        except msgspec.ValidationError:
            return False

    def _may_differ(self, *told: object) -> bool:
        try:
            one, other = (msgspec.convert(each, self.game.game.types.event) for each in told)
        except msgspec.ValidationError:
            return False
        return self.game.traits.may_differ(one, other, self.observer)

    # -- what is chosen

    def _chosen(self) -> tuple[Seat, Action] | None:
        play = self._play_of(self.true)
        seat = self.draws.one([s for s in self.game.game.waiting(play.state) if s != HOUSE])
        ways = candidates(self.game.game, play.state, seat, self.draws)
        ways = [way for way in ways if tag(way) not in self.game.traits.quits]
        calm = [way for way in ways if tag(way) not in self.game.traits.rash]
        return (seat, self.draws.one(calm if calm and self.draws.below(4) else ways)) if ways else None

    def _batch(self) -> tuple[Action, ...]:
        true, twin = (self._play_of(side) for side in (self.true, self.twin))
        worlds = Worlds(self.game.game, self.game.traits, self.observer, true.seats, true.state, twin.state)
        for _ in range(50):
            actions = a_batch(self.game, worlds, self.draws)
            if all(map(_is_plain, actions)):
                return actions
        raise AssertionError("nothing that the wire lets through")

    def _entries(self, side: Side, actions: tuple[Action, ...]) -> int:
        """How many a batch of the observer should lead to, dice included."""
        play = self._play_of(side)
        done = act_on(play, self.observer, actions)
        if isinstance(done, Refusal) or side.hosted.dice is None:
            return 0 if isinstance(done, Refusal) else len(done)
        return len(done) + len(settle(done[-1][0], side.hosted.dice)[1])

    def _try(self) -> Action:
        """Something that is mostly refused; what would be accepted is no mere try."""
        play = self._play_of(self.true)
        for _ in range(50):
            action = probe(play, self.draws.one(play.seats), self.draws)
            refused = [self._decided(side, self.observer, action) for side in (self.true, self.twin)]
            if all(isinstance(decided, Refusal) for decided in refused) and _is_plain(action):
                return action
        return probe(play, HOUSE, self.draws)

    def _entitles(self, seat: Seat, action: Action) -> bool:
        """In either world: where there is something to see in one of them, they part there."""
        decided = [self._decided(side, seat, action) for side in (self.true, self.twin)]
        return any(
            self.game.traits.entitles(event, self.observer)
            for events in decided
            if not isinstance(events, Refusal)
            for event in events
        )

    def _decided(self, side: Side, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
        return self.game.game.decide(self._play_of(side).state, seat, action)

    # -- how the tables are made different, and the same

    def _part(self) -> None:
        play = self._play_of(self.true)
        imagined = self.game.game.study.imagine(play.state, self.observer, self.draws)
        self._put(replace(play, state=imagined))

    def _unite(self) -> None:
        self._put(self._play_of(self.true))

    def _put(self, play: AnyPlay) -> None:
        """The twin stands so now, and those who listen there hold what those at the true table do."""
        self.twin.hosted.play = play
        self.twin.hosted.held = {**self.true.hosted.held}

    def _play_of(self, side: Side) -> AnyPlay:
        assert side.hosted.play is not None
        return side.hosted.play

    def _is_over(self) -> bool:
        return self.game.game.outcome(self._play_of(self.true).state) is not None


def _is_done(frame: bytes) -> bool:
    return frame.startswith(_ANSWERS[0])


def _count(frames: list[bytes]) -> int:
    """How many actions were done, by the answer; 0: refused."""
    return sum(int(json.loads(frame)["count"]) for frame in filter(_is_done, frames))


def _events(frame: bytes) -> list[object]:
    return [event for telling in json.loads(frame).get("tellings", []) for event in telling.get("events", [])]


def _is_plain(action: Action) -> bool:
    """What JSON can say and the wire lets through."""
    try:
        return len(json.dumps(msgspec.to_builtins(action))) < 1000
    except (UnicodeError, ValueError):
        return False


async def sit_down(house: House, game: Table, observer: Seat, seed: int) -> Twins:
    """The same people at both tables, everybody with a socket of their own at each."""
    true, twin = await sides(house, game, seed, 2)
    return Twins(game, observer, true, twin, Draws(seed.to_bytes(8), "twins"))


async def sides(house: House, game: Table, seed: int, tables: int) -> list[Side]:
    """So many tables with the same people and the same dice."""
    seats = game.game.seats(game.options)[0]
    people = [await house.guest(f"guest {seed} {seat}") for seat in seats]
    watcher = await house.guest(f"guest {seed} watches")
    found = []
    for _ in range(tables):
        opened = await people[0].opens(
            game=game.game.name,
            options=msgspec.to_builtins(game.options),
            seats={seats[0]: {"kind": "here"}},
            practice=f"twins {seed}",
            away=0,
        )
        found.append(await _seated(house, opened, [*people, watcher], (*seats, SPECTATOR)))
    for side in found:
        for ear in side.ears.values():
            await ear.hushes()
    return found


async def _seated(house: House, opened: Opened, people: list[Person], seats: tuple[Seat, ...]) -> Side:
    table = opened.table.id
    links = {invitation.seat: invitation.link for invitation in opened.invitations}
    for person, seat in zip(people[1:-1], seats[1:-1], strict=True):
        await person.joins(links[seat])
    ears = {seat: Ear(house, person, table, seat) for person, seat in zip(people, seats, strict=True)}
    for ear in ears.values():
        await ear.listens()
    return Side(await house.context.tavern.open(table), ears)
