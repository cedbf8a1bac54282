"""What a seat is sent: made for it alone, from the contract's `redact`, `view` and `legal`."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

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
from taberna.table.differences import Edit, differences
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.once import Once
from taberna.table.play import in_words
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, View

WORTHWHILE: Final = 4
"""Actions in a list from which on its bytes are worth keeping."""


class Story:
    """Some steps, and how things stand after them. Told to one seat after another, what is the same for all
    is worked out once. Whoever listens is told what is another than what was held, and then holds that."""

    __slots__ = ("_clock", "_held", "_known", "_outcome", "_play", "_row", "_steps", "_tally", "_waiting")

    def __init__(
        self,
        row: TableRow,
        steps: Sequence[Transition],
        play: AnyPlay,
        tally: AnyTally,
        clock: ClockRow | None,
        held: dict[Seat, Held],
    ) -> None:
        self._row = row
        self._play = play
        self._tally = tally
        self._steps = steps
        self._waiting = play.game.waiting(play.state)
        self._clock = clock
        self._held = held
        self._outcome = play.game.outcome(play.state)
        self._known: Seen | None = None

    def told(self, seat: Seat) -> Changed[Action, Event] | None:
        """None where the seat is told nothing: neither that something happened nor how much (TQ-G203)."""
        play, tally, row, clock = self._play, self._tally, self._row, self._clock
        told, at = [], 0
        for step in self._steps:
            if tally.is_told(seat, step.entry.seq):
                told.append(tally.tell(step.entry, step.after, seat))
                at = step.at
        if not told:
            return None
        before = self._held[seat]
        seen, legal = self._seen(told, before.view, seat), play.game.legal(play.state, seat)
        self._held[seat] = Held(seen.now, legal)
        return Changed(
            row.id,
            seat,
            tally.number(seat),
            seen.worded,
            seen.changes,
            None if before.legal is legal or before.legal == legal else written(legal),
            self._waiting,
            None if clock is None else shown(clock, paused=row.paused, at=at),
            self._outcome,
            at,
        )

    def _seen(self, told: list[Telling[Event]], before: View | None, seat: Seat) -> "Seen":
        """Where everybody sees the same, what was made for the seat before is as good for this one, if it was
        told the same."""
        game, known = self._play.game, self._known
        if known is not None and known.before == before and known.told == told:
            return known
        now = game.view(self._play.state, eyes(game, seat))
        worded = in_sentences(game, told, before, now, seat)
        seen = Seen(told, before, now, worded, differences(before, now))
        if game.sees_alike:
            self._known = seen
        return seen


class Seen(msgspec.Struct, frozen=True):
    """What a story is to one seat."""

    told: list[Telling[Event]]
    before: View | None
    now: View
    worded: tuple[Telling[Event], ...]
    changes: tuple[Edit, ...]


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
    """A list of actions as it is written: a game gives the very same list again and again. msgspec writes
    `Raw` as it is, whatever it stands for."""
    return legal if len(legal.actions) < WORTHWHILE else cast("Legal[Action]", _in_bytes(legal))


_in_bytes: Final[Once[Legal[Action], msgspec.Raw]] = Once(lambda legal: msgspec.Raw(write(legal)))


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
    return Spoken(line.n, after, line.seat, line.name, line.guest, words, line.at, phrase)
