"""What a seat is sent: made for it alone, from the contract's `redact`, `view` and `legal`."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Final, TypeAlias, TypeVar

import msgspec

from taberna.server.store.rows import ClockRow, TableRow, TalkRow
from taberna.server.tables import phrases
from taberna.server.tables.clocks import shown
from taberna.server.tables.desk import AnyPlay, AnyTally
from taberna.server.tables.held_views import Held, eyes
from taberna.server.tables.holders import also_held
from taberna.server.tables.transitions import Transition
from taberna.server.wire.messages import Changed, Presence, Sitting, Spoken, Timed
from taberna.table.codec import write
from taberna.table.commits import Telling
from taberna.table.differences import Edit, Known, differences
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.identity_cache import Once
from taberna.table.play import in_words
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, View

WORTHWHILE: Final = 4
"""Actions in a list from which on its bytes are worth keeping."""


News: TypeAlias = dict[Seat, list[Telling[Event]]]
"""What each seat is told of what has just happened."""


class Story:
    """What has just happened, and how things stand after it. Told to one seat after another, what is the same
    for all is worked out once. Whoever listens is told what is another than what was held, and then holds
    that."""

    __slots__ = (
        "_at",
        "_clock",
        "_held",
        "_known",
        "_news",
        "_outcome",
        "_parts",
        "_play",
        "_row",
        "_said",
        "_waiting",
    )

    def __init__(
        self,
        row: TableRow,
        news: News,
        at: Mapping[Seat, int],
        play: AnyPlay,
        clock: ClockRow | None,
        held: dict[Seat, Held],
    ) -> None:
        self._row = row
        self._news = news
        self._at = at
        """When each seat was last told of something."""
        self._play = play
        self._waiting = play.game.waiting(play.state)
        self._clock = clock
        self._held = held
        self._outcome = play.game.outcome(play.state)
        self._known: Seen | None = None
        self._parts = None if play.game.sees_alike else Known()
        self._said: Said | None = None

    def told(self, seat: Seat) -> Changed[Action, Event] | None:
        """None where the seat is told nothing: neither that something happened nor how much (TQ-G203)."""
        told = self._news.get(seat)
        if told is None:
            return None
        row, clock, at, before, seen = self._row, self._clock, self._at[seat], self._held[seat], self._known
        if seen is None or (seen.before is not before.view and seen.before != before.view):
            seen = self._seen(told, before.view, seat)
        elif seen.told != told:  # the same is seen, and something else is told of it
            worded = _as_written(in_sentences(self._play.game, told, before.view, seen.now, seat))
            seen = self._known = Seen(told, seen.before, seen.now, worded, seen.changes)
        play = self._play
        legal = play.game.legal(play.state, seat)
        self._held[seat] = Held(seen.now, legal)
        return Changed(
            row.id,
            seat,
            told[-1].seq,
            seen.worded,
            seen.changes,
            None if before.legal is legal or before.legal == legal else written(legal),
            self._waiting,
            None if clock is None else shown(clock, paused=row.paused, at=at),
            self._outcome,
            at,
        )

    def _seen(self, told: list[Telling[Event]], before: View | None, seat: Seat) -> "Seen":
        """Where everybody sees the same, what was made for one seat is as good for the next that is told the
        same, down to its bytes."""
        game = self._play.game
        now = game.view(self._play.state, eyes(game, seat))
        if not game.sees_alike:
            worded = self._worded(told, before, now, seat)
            return Seen(told, before, now, worded, differences(before, now, self._parts))
        worded = in_sentences(game, told, before, now, seat)
        changes = differences(before, now)
        self._known = Seen(told, before, now, _as_written(worded), _as_written(changes))
        return self._known

    def _worded(
        self, told: list[Telling[Event]], before: View | None, now: View, seat: Seat
    ) -> tuple[Telling[Event], ...]:
        """Who is told the same as somebody else, and sees the same of what sentences are made of, is told it
        in the same words."""
        game, said = self._play.game, self._said
        if before is None or not game.sentences_of:
            return in_sentences(game, told, before, now, seat)
        look = _sight(game.sentences_of)
        sight = look(before), look(now)
        if said is None or said.told != told or said.sight != sight:
            worded = _as_written(in_sentences(game, told, before, now, seat))
            said = self._said = Said(told, sight, worded)
        return said.worded


_sight: Final = cache(lambda fields: attrgetter(*fields))


class Said(msgspec.Struct, frozen=True, gc=False):
    """What was told, by what was seen, in sentences."""

    told: list[Telling[Event]]
    sight: tuple[object, object]
    worded: tuple[Telling[Event], ...]


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What a story is to one seat."""

    told: list[Telling[Event]]
    before: View | None
    now: View
    worded: tuple[Telling[Event], ...]
    changes: tuple[Edit, ...]


T = TypeVar("T")


def _as_written(value: T) -> T:
    """msgspec writes `Raw` as it is, whatever it stands for."""
    return msgspec.Raw(write(value))  # type: ignore[return-value]  # it is written as it would be


def in_sentences(
    game: AnyGame, told: Sequence[Telling[Event]], before: View | None, now: View | None, seat: Seat
) -> tuple[Telling[Event], ...]:
    """What a seat is told, with the sentences for it, by what it saw when it was told something last."""
    if game.phrases is None or now is None:
        return tuple(told)
    return tuple([in_words(game, telling, before or now, now, seat) for telling in told])


def tellings(tally: AnyTally, steps: Iterable[Transition], seat: Seat) -> tuple[Telling[Event], ...]:
    """These steps, of which a seat was told, in its own numbers."""
    return tuple(tally.tell(step.entry, step.after, seat) for step in steps)


def written(legal: Legal[Action]) -> Legal[Action]:
    """A list of actions as it is written: a game gives the very same list again and again."""
    return legal if len(legal.actions) < WORTHWHILE else _in_bytes(legal)


_in_bytes: Final[Once[Legal[Action], Legal[Action]]] = Once(_as_written)


def sittings(row: TableRow, here: Iterable[Seat]) -> tuple[Sitting, ...]:
    present = frozenset(here)
    return tuple(
        Sitting(
            chair.seat,
            chair.kind,
            chair.name,
            chair.bot,
            chair.kind == "bot" or chair.seat in present,
            chair.guest,
            also_held(row, chair),
            chair.standing,
        )
        for chair in row.chairs
    )


def presence(row: TableRow, seat: Seat, here: Iterable[Seat], watching: int) -> Presence:
    return Presence(row.id, seat, row.status, sittings(row, here), watching)


def timed(row: TableRow, seat: Seat, clock: ClockRow | None, now: int) -> Timed:
    clocks = None if clock is None else shown(clock, paused=row.paused, at=now)
    return Timed(row.id, seat, clocks, row.asked)


def is_heard(line: TalkRow, deaf_to: frozenset[str]) -> bool:
    """By somebody who does not want to hear these guests; `*` are the house's bots, which are none."""
    return (line.guest or HOUSE) not in deaf_to


def spoken(line: TalkRow, after: int) -> Spoken:
    """A line as it is told to a seat that had been told so much when it was said."""
    words, phrase = phrases.words_of(line), phrases.phrase_of(line)
    reason = phrases.is_reason(line)
    return Spoken(line.n, after, line.seat, line.name, line.guest, words, line.at, phrase, reason)
