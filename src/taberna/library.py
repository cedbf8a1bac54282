"""The engine in a few functions: begin a match, see and do what a seat may, keep it, verify it.

A match is a frozen value, so it can be kept, copied, compared and gone back to. The house's dice are thrown
from the seed as soon as they are due; whoever wants each throw apart uses `taberna.table.play`.

>>> from random import Random
>>> random, match = Random(1), begin("tellstones", seed=1, turns_max=30)
>>> while match.outcome is None:
...     seat = match.waiting[0]
...     match = act(match, seat, random.choice(legal(match, seat)))
>>> kept = record(match, {"A": "Ada", "B": "Bo"})
>>> kept.header.sitters[0].name, kept.seal.outcome == match.outcome
('Ada', True)
>>> verify(kept).holds
('lawful', 'draws')
>>> verify(kept.data).sound  # the bytes of its file do as well
True
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from taberna.games import GAMES
from taberna.table import play as course
from taberna.table.codec import codec
from taberna.table.commits import Commit
from taberna.table.dice import keyed
from taberna.table.game import AnyGame
from taberna.table.load import load
from taberna.table.outcome import Outcome
from taberna.table.proof_degrees import Verdict
from taberna.table.record import AnyRecord, Recorder, Sitter, head
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.seed import practice
from taberna.table.seed import seed as drawn_from
from taberna.table.values import Action, Event, Options, State, View
from taberna.table.verify import verify as verify_record

AnyCommit: TypeAlias = Commit[Action, Event]


@dataclass(frozen=True, slots=True)
class Kept:
    """What happened, newest first: a step costs the same at the thousandth turn as at the first."""

    commit: AnyCommit
    earlier: "Kept | None" = None


@dataclass(frozen=True, slots=True)
class Match:
    """A game under way, with its dice and all that happened."""

    play: course.Play[State, Action, Event, View, Options]
    options: Options
    seed: str
    kept: Kept | None = None

    @property
    def game(self) -> AnyGame:
        return self.play.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.play.seats

    @property
    def state(self) -> State:
        """The whole truth; a player is shown `view`."""
        return self.play.state

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who must act now; nobody once the game is over."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)


def begin(game: str, seed: int | str = 0, **options: object) -> Match:
    """A game of this name with these options; the same seed throws the same dice.

    >>> begin("tseuquest", seed=3, adventure="good-barrel").seats
    ('S', 'A', 'B')
    >>> begin("tellstones", variant="round").seats
    ('A1', 'B1', 'A2', 'B2')
    >>> begin("tellstones", variant="quartet")
    Traceback (most recent call last):
    taberna.table.refusal.Refused: unreadable {'path': '$.variant', 'problem': "Invalid enum value 'quartet'"}
    """
    rules = GAMES.find(game)
    chosen = codec(rules).make_options(options)
    play, commit = _done(course.begin(rules, chosen))
    return _settled(Match(play, chosen, str(seed), Kept(commit)))


def act(match: Match, seat: Seat, action: Action | str) -> Match:
    """The match after a seat has done this, given as a value or in the game's notation. What the rules forbid
    raises `Refused`, with a code and parameters.

    >>> match = begin("tellstones", seed=7)
    >>> act(match, "A", "boast")
    Traceback (most recent call last):
    taberna.table.refusal.Refused: not-your-turn {'seat': 'B'}
    """
    if isinstance(action, str):
        for one in match.game.notation.parse_actions(match.state, action):
            match = act(match, seat, one)
        return match
    play, commit = _done(course.act(match.play, seat, action))
    return _settled(Match(play, match.options, match.seed, Kept(commit, match.kept)))


def legal(match: Match, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do, one by one. Where listing every value would be absurd there are forms besides:
    `match.game.legal(match.state, seat).forms`.

    >>> match = begin("tellstones", seed=7)
    >>> [match.game.notation.print_action(action) for action in legal(match, "B")][:3]
    ['place D left', 'place D right', 'place S left']
    """
    return match.game.legal(match.state, seat).actions


def view(match: Match, seat: Seat = SPECTATOR) -> View:
    """All that a seat may see, or whoever only watches.

    >>> match = act(begin("tellstones", seed=7), "B", "hide 1")
    >>> match.state.lines, view(match, "B").lines[0].stones
    (('c',), '?')
    """
    return match.game.view(match.state, seat)


def record(match: Match, names: Mapping[Seat, str] | None = None) -> AnyRecord:
    """The record of a match, finished or not: `.data` is its file, for `taberna replay` and `verify`."""
    names = names or {}
    sitters = tuple(Sitter(seat, names.get(seat, seat), "bot") for seat in match.seats)
    recorder = Recorder(match.game, head(match.game, match.options, sitters, practice(match.seed)))
    recorder.keep(*_happened(match.kept))
    return recorder.seal(match.outcome)


def verify(kept: AnyRecord | bytes) -> Verdict:
    """What a record proves: every action is decided again and every die thrown again. `.sound`: nothing in it
    is false; `.findings`: what is."""
    return verify_record(load(kept, GAMES) if isinstance(kept, bytes) else kept)


def _settled(match: Match) -> Match:
    """With the house's dice thrown."""
    if match.game.roll(match.state) is None:
        return match
    seed = drawn_from(practice(match.seed), match.seats)
    assert seed is not None
    play, commits = course.settle(match.play, keyed(seed))
    kept = match.kept
    for commit in commits:
        kept = Kept(commit, kept)
    return Match(play, match.options, match.seed, kept)


def _happened(kept: Kept | None) -> list[AnyCommit]:
    commits: list[AnyCommit] = []
    while kept is not None:
        commits.append(kept.commit)
        kept = kept.earlier
    return commits[::-1]


def _done(
    result: tuple[course.Play[State, Action, Event, View, Options], AnyCommit] | Refusal,
) -> tuple[course.Play[State, Action, Event, View, Options], AnyCommit]:
    if isinstance(result, Refusal):
        raise Refused(result)
    return result
