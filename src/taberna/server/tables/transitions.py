"""What a request leads to, worked out on a table's copy: nothing here is kept or told yet."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct

from taberna.server.tables.desk import AnyEntry, AnyPlay
from taberna.table.batch import act_on
from taberna.table.commits import Commit
from taberna.table.dice import Dice
from taberna.table.play import begin, follow, is_barrier, take_back, throws
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, Options


class Transition(Struct, frozen=True, gc=False):
    """An entry, the moment of play it follows and the one it led to: what it takes to tell it to a seat."""

    before: AnyPlay
    entry: AnyEntry
    after: AnyPlay
    at: int = 0
    """When it was kept; 0 as long as it is not."""


class Decided(Struct, frozen=True, gc=False):
    steps: tuple[Transition, ...]
    play: AnyPlay
    """After the last of them."""
    count: int = 1
    """How many of the steps were asked for; the others are the house's dice."""


Deciding: TypeAlias = Callable[[AnyPlay], Decided | Refusal]


def acting(seat: Seat, actions: tuple[Action, ...], dice: Dice | None) -> Deciding:
    """The actions as far as they are done together (TQ-G204), and the dice they set off."""

    def decide(play: AnyPlay) -> Decided | Refusal:
        done = act_on(play, seat, actions)
        if isinstance(done, Refusal):
            return done
        return settled(_linked(play, done), done[-1][0], dice)

    return decide


def taking_back(seat: Seat) -> Deciding:
    def decide(play: AnyPlay) -> Decided | Refusal:
        done = take_back(play, seat)
        return done if isinstance(done, Refusal) else Decided((Transition(play, done[1], done[0]),), done[0])

    return decide


def beginning(empty: AnyPlay, options: Options, dice: Dice | None) -> Decided | Refusal:
    done = begin(empty.game, options, empty.seats)
    return (
        done if isinstance(done, Refusal) else settled([Transition(empty, done[1], done[0])], done[0], dice)
    )


def settled(steps: list[Transition], play: AnyPlay, dice: Dice | None) -> Decided:
    """With what the house throws, if it throws."""
    if dice is None or play.game.roll(play.state) is None:
        return Decided(tuple(steps), play, len(steps))
    thrown = throws(play, dice)
    return Decided((*steps, *_linked(play, thrown)), thrown[-1][0], len(steps))


def _linked(play: AnyPlay, done: Iterable[tuple[AnyPlay, Commit[Action, Event]]]) -> list[Transition]:
    """Commits, each with the moments before and after it."""
    steps: list[Transition] = []
    for after, commit in done:
        steps.append(Transition(play, commit, after))
        play = after
    return steps


def followed(play: AnyPlay, entries: "tuple[AnyEntry, ...]") -> tuple[list[Transition], AnyPlay]:
    """Entries that were decided elsewhere, each with the moment before it."""
    steps: list[Transition] = []
    for entry in entries:
        after = follow(play, entry)
        if isinstance(after, Refusal):
            raise AssertionError(f"the store holds what can't have happened: {after.code} at {entry.seq}")
        steps.append(Transition(play, entry, after))
        play = after
    return steps, play


def is_final(step: Transition) -> bool:
    """Whether nothing up to the moment before this step can be taken back any more: a snapshot taken
    there misses nothing."""
    before, entry = step.before, step.entry
    if not isinstance(entry, Commit):
        return False
    if before.taken_back:  # it may not be done again in this turn, and a state does not know
        return False
    if before.back is None or before.back.commit.seat != entry.seat:
        return True
    return is_barrier(before, before.back)
