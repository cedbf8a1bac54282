"""A scenario so far: the play, and all that anybody was told on the way."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias, get_args

from taberna.table.commits import Commit
from taberna.table.game import AnyGame
from taberna.table.play import Play, follow, told
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event, Options, State, View

AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyCommit: TypeAlias = Commit[Action, Event]
Past: TypeAlias = tuple[tuple[Event, ...], ...]


@dataclass(frozen=True, slots=True)
class Course:
    play: AnyPlay
    states: tuple[State, ...]
    """At the start and after each step."""
    past: Past
    """What happened in each step."""
    told: dict[Seat, Past]
    """What each seat and a spectator was told of it."""
    refusal: tuple[Seat, Refusal] | None = None
    """To whom, and why, nothing was allowed in the last step."""


def opened(play: AnyPlay) -> Course:
    return Course(play, (play.state,), (), dict.fromkeys((*play.seats, SPECTATOR), ()))


def turned_down(course: Course, seat: Seat, refusal: Refusal) -> Course:
    return replace(gone_on(course, course.play, ()), refusal=(seat, refusal))


def gone_on(course: Course, after: AnyPlay, commits: tuple[AnyCommit, ...]) -> Course:
    steps = tuple(_followed(course.play, commits))
    return Course(
        after,
        (*course.states, after.state),
        (*course.past, tuple(event for commit in commits for event in commit.events)),
        {seat: (*past, tuple(_heard(steps, seat))) for seat, past in course.told.items()},
    )


def _followed(play: AnyPlay, commits: Iterable[AnyCommit]) -> Iterator[AnyPlay]:
    """What each of them led to."""
    for commit in commits:
        followed = follow(play, commit)
        assert not isinstance(followed, Refusal), "a commit follows the one before it"
        play = followed
        yield play


def _heard(steps: Iterable[AnyPlay], seat: Seat) -> Iterator[Event]:
    for step in steps:
        yield from told(step.game, step.moments, seat)


def name(event: Event) -> str:
    return str(event.__struct_config__.tag)


def names(game: AnyGame) -> frozenset[str]:
    """Of all events there are in a game."""
    kinds = get_args(game.types.event) or (game.types.event,)
    return frozenset(str(kind.__struct_config__.tag) for kind in kinds)
