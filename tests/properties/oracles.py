"""Tables that answer a batch of actions as they should not: each is an oracle for whoever asks."""

from typing import Final

from properties.batches import Answering, Commits
from properties.planted import odd
from taberna.table.batch import act_on, shows_new
from taberna.table.play import act
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyPlay
from taberna.table.seats import Seat
from taberna.table.values import Action


def all_or_none(play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> Commits | Refusal:
    """Every action is decided on what the one before led to, and if one is refused nothing has happened."""
    batch: Commits = []
    for action in actions:
        done = act(play, seat, action)
        if isinstance(done, Refusal):
            return done
        play = done[0]
        batch.append(done)
    return batch


def refused_after_a_reveal(play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> Commits | Refusal:
    """It ends where it should; only, what would come next is looked at first, and a refusal undoes all."""
    batch = act_on(play, seat, actions)
    if isinstance(batch, Refusal) or len(batch) == len(actions):
        return batch
    following = act(batch[-1][0], seat, actions[len(batch)])
    return following if isinstance(following, Refusal) else batch


def refused_before_a_reveal(play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> Commits | Refusal:
    """What is refused before anything new was shown undoes all: whoever steps, and then asks for nonsense,
    is told for nothing that there was no pit."""
    batch = act_on(play, seat, actions)
    if isinstance(batch, Refusal) or len(batch) == len(actions):
        return batch
    before = play if len(batch) == 1 else batch[-2][0]
    if shows_new(before, batch[-1][0], batch[-1][1].seat):
        return batch
    following = act(batch[-1][0], seat, actions[len(batch)])
    return following if isinstance(following, Refusal) else batch


def never_ends(play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> Commits | Refusal:
    """What was decided is done, whatever was seen on the way."""
    batch: Commits = []
    for action in actions:
        done = act(play, seat, action)
        if isinstance(done, Refusal):
            return batch or done
        play = done[0]
        batch.append(done)
    return batch


def counted_by_the_truth(play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> Commits | Refusal:
    """How many are done hangs on what is hidden."""
    batch = act_on(play, seat, actions)
    return batch if isinstance(batch, Refusal) or not odd(play.state) else batch[:1]


ORACLES: Final[dict[str, Answering]] = {
    "all or none": all_or_none,
    "a refusal decided after a reveal": refused_after_a_reveal,
    "a refusal decided before a reveal": refused_before_a_reveal,
    "on past a reveal": never_ends,
    "a count by the truth": counted_by_the_truth,
}
