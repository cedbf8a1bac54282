"""Several actions of one seat, sent or written at once (TQ-G204).

They are decided one by one, and what was decided is done: nobody learns by asking what is only learnt by
doing. Were a batch refused as a whole, the refusal itself would tell how its first action would have gone.
"""

from typing import TypeAlias, TypeVar

from taberna.table.commits import Commit
from taberna.table.play import Play, act, told
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

Done: TypeAlias = tuple[Play[S, A, E, V, O], Commit[A, E]]
"""A commit, and the moment that it led to."""


def act_on(
    play: Play[S, A, E, V, O], seat: Seat, actions: tuple[A, ...]
) -> list[Done[S, A, E, V, O]] | Refusal:
    """A batch: it ends at the first action that shows its seat anything new, or that can't be done. The
    refusal is the first action's alone; what is left of a batch is left undone, without a word."""
    done = act(play, seat, actions[0])
    if isinstance(done, Refusal):
        return done
    batch = [done]
    for action in actions[1:]:
        if shows_new(play, done[0], seat):
            break
        play = done[0]
        following = act(play, seat, action)
        if isinstance(following, Refusal):
            break
        done = following
        batch.append(done)
    return batch


def shows_new(before: Play[S, A, E, V, O], after: Play[S, A, E, V, O], seat: Seat) -> bool:
    """Whether the one who acted could not have known what is to be seen now: dice are due or fell, it was
    told what not everybody is told, or an event that does not merely say what was done. All of it is taken
    from what this seat is told: a batch that ended at what others alone are told would tell of it."""
    game = before.game
    if game.roll(before.state) is not None or game.roll(after.state) is not None:
        return True
    shown = told(game, after.moments, seat)
    return not all(map(game.plain, shown)) or shown != told(game, after.moments, SPECTATOR)


def act_through(
    play: Play[S, A, E, V, O], seat: Seat, actions: tuple[A, ...]
) -> tuple[Play[S, A, E, V, O], tuple[Commit[A, E], ...]] | Refusal:
    """All that a shorthand stands for, one after the other, whatever is seen on the way. The first may be
    refused; where a later one can't be done, the rest is left."""
    commits: list[Commit[A, E]] = []
    for action in actions:
        done = act(play, seat, action)
        if isinstance(done, Refusal):
            if not commits:
                return done
            break
        play, commit = done
        commits.append(commit)
    return play, tuple(commits)
