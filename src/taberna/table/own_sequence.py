"""`Tally`, a seat's own sequence: its numbers count what that seat was told, and nothing else (TQ-G203).

What unseen figures do is no message, so it can be no number either. A seat is told of an entry if it is its
own deed, if any event of it is told to the seat, or if what the seat may see or do is another after it. Which
that is follows from the entries alone: whoever folds the same entries counts the same.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from taberna.table.commits import Commit, Entry, TakenBack, Telling, Told, ToldBack
from taberna.table.game import Game
from taberna.table.play import Play, told
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


class Tally(Generic[S, A, E, V, O]):
    """Which entries each seat was not told of: in most games none, and then a seat's numbers are those of the
    entries. Entries are only ever added."""

    __slots__ = ("_chain", "_since", "_still", "_untold", "seq")

    def __init__(
        self, seats: Iterable[Seat], seq: int = 0, untold: Mapping[Seat, Sequence[int]] | None = None
    ) -> None:
        self.seq = seq
        self._untold = {seat: list((untold or {}).get(seat, ())) for seat in (*seats, SPECTATOR)}
        self._still: S | None = None
        """The latest state in which the house was found not to throw."""
        self._since: S | None = None
        """The state before what the house's dice have still to decide; None while they lie still."""
        self._chain: set[Seat] = set()
        """Who was told anything since."""

    def copy(self) -> "Tally[S, A, E, V, O]":
        other: Tally[S, A, E, V, O] = Tally((), self.seq)
        other._untold = {seat: [*seqs] for seat, seqs in self._untold.items()}
        other._since, other._still, other._chain = self._since, self._still, {*self._chain}
        return other

    @property
    def untold(self) -> dict[Seat, tuple[int, ...]]:
        """What it takes to count on from here."""
        return {seat: tuple(seqs) for seat, seqs in self._untold.items() if seqs}

    def number(self, seat: Seat, seq: int | None = None) -> int:
        """How much the seat was told up to this entry, or so far."""
        seq = self.seq if seq is None or seq > self.seq else seq
        untold = self._untold[seat]
        return seq - bisect_right(untold, seq) if untold else seq

    def is_told(self, seat: Seat, seq: int) -> bool:
        untold = self._untold[seat]
        return not untold or self.number(seat, seq) > self.number(seat, seq - 1)

    def entry(self, seat: Seat, number: int) -> int:
        """The entry that has this number in the seat's own sequence; the last one, where it has not come so
        far."""
        untold = self._untold[seat]
        if not untold:
            return max(0, min(number, self.seq))
        number = max(0, min(number, self.number(seat)))
        seq = number
        while (found := number + bisect_right(untold, seq)) > seq:
            seq = found
        return seq

    def entry_told(self, seat: Seat, number: int) -> int | None:
        """The same; None where it has not come so far."""
        if not self._untold[seat]:
            return None if number > self.seq else max(0, number)
        return None if number > self.number(seat) else self.entry(seat, number)

    def note(
        self, play: Play[S, A, E, V, O], entry: Entry[A, E], led: Play[S, A, E, V, O]
    ) -> dict[Seat, Telling[E]]:
        """Counts an entry that follows this moment of play and led to that one: what each seat is told of it
        that is told anything. Of the first everybody is."""
        game, after, moments = play.game, led.state, led.moments
        if not play.seq:
            self._since, self._chain = play.state, {*self._untold}
            self.seq = entry.seq
            return {seat: self._telling(entry, told(game, moments, seat), seat) for seat in self._untold}
        rolling = is_rolling(game, after)
        if play.state is self._still or not is_rolling(game, play.state):
            self._since = play.state
            self._chain.clear()
        tellings = self._of_open(game, entry) or self._of_each(game, play, entry, led, rolling)
        if rolling:
            self._chain.update(tellings)
        else:
            self._since, self._still = None, after
        self.seq = entry.seq
        return tellings

    def _of_open(self, game: Game[S, A, E, V, O], entry: Entry[A, E]) -> dict[Seat, Telling[E]] | None:
        """What nearly always happens in some games: everybody was always told everything, and is again."""
        if not isinstance(entry, Commit) or not entry.events or any(self._untold.values()):
            return None
        for event in entry.events:
            if type(event) not in game.open_events:
                return None
        return dict.fromkeys(self._untold, Told(entry.seq, entry.events))

    def _of_each(
        self,
        game: Game[S, A, E, V, O],
        play: Play[S, A, E, V, O],
        entry: Entry[A, E],
        led: Play[S, A, E, V, O],
        rolling: bool,
    ) -> dict[Seat, Telling[E]]:
        after, moments = led.state, led.moments
        since = play.state if self._since is None else self._since
        tellings: dict[Seat, Telling[E]] = {}
        alike: Telling[E] | None = None
        """What a seat is told that was always told everything: others that were are told the very same."""
        heard: tuple[E, ...] = ()
        for seat, untold in self._untold.items():
            events = told(game, moments, seat)
            if (
                events
                or entry.seat == seat
                or (isinstance(entry, TakenBack) and self._heard(seat, entry.to))
                or (not rolling and seat not in self._chain and stands_otherwise(game, since, after, seat))
            ):
                if untold:
                    tellings[seat] = self._telling(entry, events, seat)
                    continue
                if alike is None or heard != events:
                    alike, heard = self._telling(entry, events, seat), events
                tellings[seat] = alike
            else:
                untold.append(entry.seq)
        return tellings

    def _heard(self, seat: Seat, since: int) -> bool:
        """Whether the seat was told of anything after this entry."""
        return self.number(seat, since) < self.number(seat)

    def tell(self, entry: Entry[A, E], led: Play[S, A, E, V, O], seat: Seat) -> Telling[E]:
        """What `note` said that a seat is told of an entry, once more."""
        return self._telling(entry, told(led.game, led.moments, seat), seat)

    def _telling(self, entry: Entry[A, E], events: tuple[E, ...], seat: Seat) -> Telling[E]:
        """In the seat's own numbers, of an entry that it is told of."""
        number = entry.seq - bisect_right(self._untold[seat], entry.seq)
        if isinstance(entry, TakenBack):
            return ToldBack(number, entry.seat, self.number(seat, entry.to))
        return Told(number, events)


def is_rolling(game: Game[S, A, E, V, O], state: S) -> bool:
    """Whether the house is about to throw: it does so in the same breath, and nobody sees how things stand
    in between."""
    return game.roll(state) is not None and game.waiting(state) == (HOUSE,)


def stands_otherwise(game: Game[S, A, E, V, O], before: S, after: S, seat: Seat) -> bool:
    """Whether a seat may see or do something else than before."""
    return (
        game.waiting(before) != game.waiting(after)
        or game.outcome(before) != game.outcome(after)
        or game.view(before, seat) != game.view(after, seat)
        or game.legal(before, seat) != game.legal(after, seat)
    )
