"""A game under way: a value, and the functions that take it from one commit to the next.

Hot-seat, online and bots all run through these. Commits are handed out, not kept: whoever holds the
record or the store keeps them, so a step costs the same at the thousandth turn as at the first.
"""

from typing import Generic, TypeVar

from msgspec import Struct

from taberna.table.commits import Commit, Entry, TakenBack, Telling, Told, ToldBack
from taberna.table.dice import Dice
from taberna.table.game import Game
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.unfold import Moments, unfold
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


class Moment(Struct, Generic[S, A, E], frozen=True):
    """A moment that may be returned to: the state, the commit that left it, and how that led on. The
    collector knows of it: else a long row of them would be let go one within the other."""

    state: S
    commit: Commit[A, E]
    moments: Moments[S, E]
    earlier: "Moment[S, A, E] | None"


class Play(Struct, Generic[S, A, E, V, O], frozen=True, gc=False):
    game: Game[S, A, E, V, O]
    seats: tuple[Seat, ...]
    state: S
    seq: int = 0
    back: Moment[S, A, E] | None = None
    """The last actor's own commits, newest first; a barrier among them is found when one is taken back."""
    taken_back: Seat = ""
    """Who has taken something back since anybody else acted."""
    moments: Moments[S, E] = ()
    """How the last commit led here: a commit is unfolded once, and told to every seat from this."""


def begin(
    game: Game[S, A, E, V, O], options: O, seats: tuple[Seat, ...] | None = None
) -> tuple[Play[S, A, E, V, O], Commit[A, E]] | Refusal:
    """Sets the table up: the first commit is the house's."""
    seats = seats or game.seats(options)[0]
    events = game.start(options, seats)
    if isinstance(events, Refusal):
        return events
    commit: Commit[A, E] = Commit(1, HOUSE, None, events)
    return _after(Play(game, seats, game.empty), commit, unfold(game.evolve, game.empty, events)), commit


def act(
    play: Play[S, A, E, V, O], seat: Seat, action: A
) -> tuple[Play[S, A, E, V, O], Commit[A, E]] | Refusal:
    if seat != HOUSE and seat not in play.seats:
        return refuse("no-such-seat", seat=seat)
    game, state = play.game, play.state
    if game.unfolded is None:
        events = game.decide(state, seat, action)
        if isinstance(events, Refusal):
            return events
        moments = unfold(game.evolve, state, events)
    else:
        found = game.unfolded(state, seat, action)
        if isinstance(found, Refusal):
            return found
        moments = found
        events = tuple([event for _, event, _ in moments])
    commit = Commit(play.seq + 1, seat, action, events)
    return _after(play, commit, moments), commit


def settle(play: Play[S, A, E, V, O], dice: Dice) -> tuple[Play[S, A, E, V, O], tuple[Commit[A, E], ...]]:
    """Lets the house throw whatever dice the game waits for."""
    steps = throws(play, dice)
    return (steps[-1][0] if steps else play), tuple([commit for _, commit in steps])


def throws(play: Play[S, A, E, V, O], dice: Dice) -> list[tuple[Play[S, A, E, V, O], Commit[A, E]]]:
    """Each of the house's throws, with the moment that it led to."""
    steps: list[tuple[Play[S, A, E, V, O], Commit[A, E]]] = []
    while (roll := play.game.roll(play.state)) is not None:
        done = act(play, HOUSE, play.game.rolled(play.state, dice(roll)))
        if isinstance(done, Refusal):  # a game that refuses its own dice is broken, not misused
            raise AssertionError(f"{play.game.name} refuses {roll.purpose}: {done.code}")
        play = done[0]
        steps.append(done)
    return steps


def take_back(play: Play[S, A, E, V, O], seat: Seat) -> tuple[Play[S, A, E, V, O], TakenBack] | Refusal:
    """Undoes the seat's last commit, unless the table plays without that or it was done in this turn before.
    Whether another side agrees, where it must, is for whoever serves the table to ask."""
    return no_taking_back(play, seat) or _undo(play, seat)


def no_taking_back(play: Play[S, A, E, V, O], seat: Seat) -> Refusal | None:
    """Why the rules of this table don't let a seat take back anything now, whatever it was."""
    how = play.game.takes_back(play.state)
    if how == "off":
        return refuse("no-taking-back")
    return refuse("taken-back-once") if how == "ask" and play.taken_back == seat else None


def _undo(play: Play[S, A, E, V, O], seat: Seat) -> tuple[Play[S, A, E, V, O], TakenBack] | Refusal:
    """Unless a barrier lies behind it."""
    moment = play.back
    if moment is None:
        return refuse("nothing-to-take-back")
    if moment.commit.seat != seat:
        return refuse("not-yours-to-take-back")
    if play.game.outcome(play.state) is not None:  # by then everybody may have been shown everything
        return refuse("game-over")
    if is_barrier(play, moment):
        return refuse("not-to-be-taken-back")
    entry = TakenBack(play.seq + 1, seat, moment.commit.seq - 1)
    return Play(play.game, play.seats, moment.state, entry.seq, moment.earlier, seat), entry


def follow(play: Play[S, A, E, V, O], entry: Entry[A, E]) -> Play[S, A, E, V, O] | Refusal:
    """Applies an entry somebody else decided: from a record, or from the store."""
    if entry.seq != play.seq + 1:
        return refuse("out-of-order", expected=play.seq + 1, found=entry.seq)
    if isinstance(entry, Commit):
        return _after(play, entry, unfold(play.game.evolve, play.state, entry.events))
    undone = _undo(play, entry.seat)  # games were played before it had to be asked for
    if isinstance(undone, Refusal):
        return undone
    after, made = undone
    return after if made == entry else refuse("not-yours-to-take-back")


def tell(entry: Entry[A, E], led: Play[S, A, E, V, O], seat: Seat) -> Telling[E]:
    """What a seat is told of an entry, which led to this moment of play."""
    if isinstance(entry, TakenBack):
        return ToldBack(entry.seq, entry.seat, entry.to)
    return Told(entry.seq, told(led.game, led.moments, seat))


def told(game: Game[S, A, E, V, O], moments: Moments[S, E], seat: Seat) -> tuple[E, ...]:
    """The events of a commit, as a seat is told them."""
    redact = game.redact
    return tuple(
        [
            shown
            for before, event, after in moments
            if (shown := redact(before, event, after, seat)) is not None
        ]
    )


def tell_all(entry: Entry[A, E], led: Play[S, A, E, V, O]) -> Entry[A, E]:
    """An entry as whoever may see everything is told it: whole, in the words that the game has for it."""
    if isinstance(entry, TakenBack):
        return entry
    worded = led.game.worded
    return Commit(
        entry.seq, entry.seat, entry.action, tuple([worded(after, event) for _, event, after in led.moments])
    )


def in_words(game: Game[S, A, E, V, O], telling: Telling[E], before: V, after: V, seat: Seat) -> Telling[E]:
    """A telling with the game's own sentences for it, by what the seat saw before and sees now."""
    if game.phrases is None or isinstance(telling, ToldBack):
        return telling
    said = tuple([game.phrases(event, before, after, seat) for event in telling.events])
    return Told(telling.seq, telling.events, said)


def _after(play: Play[S, A, E, V, O], commit: Commit[A, E], moments: Moments[S, E]) -> Play[S, A, E, V, O]:
    after = moments[-1][2] if moments else play.state
    if commit.seat == HOUSE:
        back = None
    else:
        # When the actor changes, what the other did can no longer be taken back.
        earlier = play.back if play.back is not None and play.back.commit.seat == commit.seat else None
        back = Moment(play.state, commit, moments, earlier)
    redone = play.taken_back if commit.seat in (HOUSE, play.taken_back) else ""
    return Play(play.game, play.seats, after, commit.seq, back, redone, moments)


def is_barrier(play: Play[S, A, E, V, O], moment: Moment[S, A, E]) -> bool:
    """A barrier is computed, not declared: dice fell, two seats were told different things, or the
    game adds one. (That the actor changed is seen where the moment is kept.)"""
    commit, game = moment.commit, play.game
    if commit.action is None or game.barrier(moment.state, commit.action):
        return True
    if game.roll(moment.state) is not None:  # dice the players threw themselves fell as surely
        return True
    everybody = told(game, moment.moments, SPECTATOR)
    return any(told(game, moment.moments, seat) != everybody for seat in play.seats)
