"""A game in this process, kept to the seat port: people at one keyboard, bots, or both. Knows no game.

What a person is told is built from that seat's view and from what that seat is told; a bot gets the same of
its own seat. The state itself is only handed back to the game.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from taberna.bots import AnyBot
from taberna.cli.names import Names
from taberna.cli.seat_port import (
    Aloud,
    Happened,
    Heard,
    Over,
    Reasoned,
    Spoken,
    TakeBackAsked,
    TakeBackDeclined,
    Turn,
    Watched,
)
from taberna.table.commits import Commit, Entry, TakenBack, Telling, Told, ToldBack
from taberna.table.dice import Dice
from taberna.table.game import AnyGame
from taberna.table.own_sequence import Tally
from taberna.table.play import Play, act, begin, follow, settle, take_back, told
from taberna.table.record import AnyRecord, Recorder
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.talk import Talk, say
from taberna.table.values import Action, Event, Options, State, View

AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyEntry: TypeAlias = Entry[Action, Event]
AnyRecorder: TypeAlias = Recorder[State, Action, Event, View, Options]


@dataclass
class BotAtTable:
    """A bot in its seat, with what it remembers."""

    bot: AnyBot
    memory: object


@dataclass
class SeatHere:
    names: Names
    recorder: AnyRecorder
    dice: Dice
    bots: Mapping[Seat, BotAtTable]
    kept: AnyRecord | None = None
    """The game that goes on here, where it broke off."""
    before_asking: Callable[[], object] = bool
    """What is done before somebody is asked, who may never answer: whatever happened so far is kept."""
    lenient: bool = field(default=False, init=False)
    muted: bool = field(default=False, init=False)
    """Whether the bots have been asked to be silent."""
    _lines: list[Talk] = field(default_factory=list, init=False)
    """All that was said."""
    _coming: list[Commit[Action, Event] | TakenBack | Aloud] = field(default_factory=list, init=False)
    """What was done or said, and nobody has been told of."""
    _tally: "Tally[State, Action, Event, View, Options] | None" = field(default=None, init=False)

    def __post_init__(self) -> None:
        game = self.recorder.game
        self._play: AnyPlay = Play(game, self.recorder.header.seats, game.empty)

    @property
    def game(self) -> AnyGame:
        return self.recorder.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.recorder.header.seats

    @property
    def people(self) -> frozenset[Seat]:
        return frozenset(self.seats) - self.bots.keys()

    # -- what is heard

    def news(self) -> Iterator[Heard]:
        yield from self._begun() if self.kept is None else self._recalled(self.kept)
        while True:
            yield from self._all_coming()
            self._coming += settle(self._play, self.dice)[1]  # the house throws after what was done
            yield from self._all_coming()
            play = self._play
            outcome = self.game.outcome(play.state)
            if outcome is not None:
                yield Over(self.game.view(play.state, SPECTATOR), outcome)
                return
            seat = self.game.waiting(play.state)[0]
            if seat in self.bots:
                yield from self._bot_moved(seat)
            else:
                self.before_asking()
                yield self._turn(seat)

    def has_news(self) -> bool:
        return False  # nothing happens while somebody thinks

    def overheard(self, listener: Callable[[Aloud], object]) -> AbstractContextManager[object]:
        return nullcontext()

    def _turn(self, seat: Seat) -> Turn:
        play = self._play
        view, legal = self.game.view(play.state, seat), self.game.legal(play.state, seat)
        last = play.back.commit.seat if play.back else ""
        undo = last in self.people and not isinstance(self._taken_back(), Refusal)
        return Turn(seat, view, legal, (seat,), undo)

    def _all_coming(self) -> Iterator[Heard]:
        while self._coming:
            first = self._coming.pop(0)
            if isinstance(first, Commit | TakenBack):
                yield self._published(first)
            else:
                yield first

    def _begun(self) -> Iterator[Heard]:
        header = self.recorder.header
        begun = begin(self.game, header.options, header.seats)
        if isinstance(begun, Refusal):
            raise Refused(begun)
        yield self._published(begun[1])

    def _recalled(self, kept: AnyRecord) -> Iterator[Heard]:
        """The bots hear again all that they were told; the people have heard it."""
        for entry in kept.entries:
            yield self._published(entry, known=True)
        for line in kept.talk:
            self.recorder.hear(line)
            self._lines.append(line)

    def _published(self, entry: AnyEntry, *, known: bool = False) -> Happened:
        """Keeps an entry, then tells everybody what they are entitled to."""
        before = self._play
        after = follow(before, entry)
        if isinstance(after, Refusal):
            raise Refused(after)
        self._told_to_bots(before, entry, after)
        self._play = after
        hearer = self._hearer()
        views = self.game.view(before.state, hearer), self.game.view(after.state, hearer)
        if isinstance(entry, TakenBack):
            return Happened(ToldBack(entry.seq, entry.seat, entry.to), *views, known=known)
        secrets = () if known else tuple(self._secrets(after))
        return Happened(Told(entry.seq, told(self.game, after.moments, hearer)), *views, secrets, known)

    def _hearer(self) -> Seat:
        """As whom everybody here may hear: all that is public, or one person alone all that is told to it."""
        people = tuple(seat for seat in self.seats if seat in self.people)
        return people[0] if len(people) == 1 else SPECTATOR

    def _secrets(self, after: AnyPlay) -> Iterator[tuple[Seat, Event]]:
        """What one seat alone was told."""
        public = told(self.game, after.moments, SPECTATOR)
        for seat in self.seats:
            if seat in self.people:
                own = told(self.game, after.moments, seat)
                yield from ((seat, event) for event in own if event not in public)

    def _told_to_bots(self, before: AnyPlay, entry: AnyEntry, after: AnyPlay) -> None:
        """A bot is told what its seat would be told elsewhere, in its own numbers."""
        self.recorder.keep(entry)
        if not self.bots:
            return
        if self._tally is None:
            self._tally = Tally(self.seats)
        told = self._tally.note(before, entry, after)
        for seat, there in self.bots.items():
            if seat in told:
                there.memory = there.bot.hear(there.memory, told[seat])

    def _bot_moved(self, seat: Seat) -> Iterator[Heard]:
        there, state = self.bots[seat], self._play.state
        view = self.game.view(state, seat)
        action = there.bot.choose(there.memory, view, self.game.legal(state, seat))
        said = there.bot.say(there.memory, view, action)
        why = there.bot.why(there.memory, view, self.game.legal(state, seat), action)
        refused = self.act(seat, action)
        assert refused is None, f"{there.bot.name} did what it may not: {action}"
        yield from self._all_coming()
        if why is not None and not self.muted:
            yield Reasoned(self.names.say(why))
        if said is not None and not self.muted:
            self.say(seat, self.names.say(said))
            yield from self._all_coming()
        if not self.people and self.game.outcome(self._play.state) is None:
            yield Watched(self.game.view(self._play.state, SPECTATOR))

    # -- what is done

    def act(self, seat: Seat, action: Action) -> Refusal | None:
        done = act(self._play, seat, action)
        if isinstance(done, Refusal):
            return done
        self._coming.append(done[1])
        return None

    def say(self, seat: Seat, text: str) -> Refusal | None:
        """Talk is no event of a game (TS-4.1): heard by everybody, and nothing changes."""
        return self._said(seat, text, self._play.seq)

    def _said(self, seat: Seat, text: str, after: int) -> Refusal | None:
        line = say(len(self._lines) + 1, after, seat, text)
        if isinstance(line, Refusal):
            return line
        self._lines.append(line)
        self.recorder.hear(line)
        for there in self.bots.values():
            there.memory = there.bot.listen(there.memory, seat, line.text)
        self._coming.append(Spoken(self.names.of(seat), line.text))
        return None

    def take_back(self, seat: Seat) -> Refusal | None:
        """For whoever moved last, if that person sits here and, where it has to, the other side agrees."""
        done = self._taken_back()
        if isinstance(done, Refusal):
            return done
        if done.seat in self.bots:
            return refuse("played-by-bot", seat=done.seat)
        asked = self._others(done.seat) if self.game.takes_back(self._play.state) == "ask" else ()
        people = [other for other in asked if other in self.people]
        if people:
            self._coming.append(TakeBackAsked(done.seat, people[0]))
            return None
        self._coming.append(done)
        if asked and not self.muted:
            self._said(asked[0], self.names.texts("bot-says-take-back"), done.seq)
        return None

    def answer_take_back(self, *, agree: bool) -> Refusal | None:
        done = self._taken_back()
        if isinstance(done, Refusal):
            return done
        self._coming.append(done if agree else TakeBackDeclined())
        return None

    def _taken_back(self) -> TakenBack | Refusal:
        """What was done last, taken back; or why it stands."""
        play = self._play
        last = play.back.commit if play.back else None
        done = take_back(play, last.seat if last else SPECTATOR)
        if isinstance(done, Refusal):
            return done
        assert last is not None, "there was something to take back"
        spoken = any(line.after >= last.seq and line.seat != last.seat for line in self._lines)
        if spoken and self.game.takes_back(play.state) == "ask":
            return refuse("spoken-since")  # TS-7.6
        return done[1]

    def _others(self, seat: Seat) -> tuple[Seat, ...]:
        side = partial(self.game.side, self.recorder.header.options)
        return tuple(other for other in self.seats if side(other) != side(seat))

    def pause(self, *, on: bool) -> Refusal | None:
        return refuse("no-clock")

    def mute(self) -> bool:
        self.muted = not self.muted
        return self.muted

    def earlier(self) -> Refusal | tuple[Telling[Event], ...]:
        """Nothing: what was kept of a game is told anew when it goes on."""
        return () if self.game.keeps_log(self.recorder.header.options) else refuse("no-log")
