"""Random legal play, the same for the same choices. Rows of choices are drawn for each table from its name,
not by hypothesis: its few first examples would be the same short games at every table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, count, zip_longest
from typing import TypeAlias

from properties.tables import Table, tag
from taberna.table.codec import codec
from taberna.table.dice import Draws
from taberna.table.forms import Among, Domain, Filled, Form, Row, Within, Words, fill
from taberna.table.game import AnyGame
from taberna.table.play import Play, act, begin
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyCommit, AnyPlay
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import Action, State

NIGHTS = 10
"""Games at each table in a quick run."""
LENGTH = 60
"""The actions of a night at most."""
CALM = 40
"""How seldom anybody may do anything at all, quit too."""
LETTERS = "aZ09 ,:.-_'\"\\/*?+<\n\té€😀"


@dataclass(frozen=True, eq=False)
class Taken:
    """A commit between the two moments it lies between."""

    before: AnyPlay
    commit: AnyCommit
    after: AnyPlay
    choice: int = 0

    @property
    def draws(self) -> Draws:
        """For whatever is asked about it: from their beginning, whoever asked before."""
        return Draws(self.choice.to_bytes(8), "ask")


Claim: TypeAlias = Callable[[Table, Sequence[Taken]], None]


def nights(table: Table, number: int) -> tuple[tuple[Taken, ...], ...]:
    """Games at a table, always the same and no two tables' alike: from the beginning and, by turns, from the
    positions where there is already something to hide."""
    return tuple(_night(table, night) for night in range(number))


@cache
def _night(table: Table, night: int) -> tuple[Taken, ...]:
    starts = ("", *table.traits.positions(table.options))
    return tuple(walk(table, choices_of(table, night), starts[night % len(starts)]))


def choices_of(table: Table, night: int) -> list[int]:
    draws = Draws(b"nights", repr(table), n=night)
    return [draws.below(1 << 64) for _ in range(LENGTH)]


@cache
def moments(table: Table, times: int = 1) -> tuple[Taken, ...]:
    """Of a quick run's nights, or so many times as many, some moments of each kind: what is under way, and
    whether anything is hidden. So what is seldom is looked at as often as what is common, in bounded time."""
    each = table.traits.each * times
    met: Counter[tuple[str, bool]] = Counter()
    chosen: list[Taken] = []
    for taken in chain.from_iterable(zip_longest(*nights(table, NIGHTS * times))):
        if taken is not None:
            kind = under_way(table, taken.after.state), bool(unsure(table, taken))
            met[kind] += 1
            chosen += [taken] if met[kind] <= each else []
    return tuple(chosen)


def under_way(table: Table, state: State) -> str:
    return table.traits.under_way(state) if table.game.outcome(state) is None else "over"


@cache
def unsure(table: Table, taken: Taken) -> frozenset[Seat]:
    """The seats to whom this moment might as well be another."""
    state, draws = taken.after.state, taken.draws
    everybody = (*taken.after.seats, SPECTATOR)
    return frozenset(seat for seat in everybody if table.game.study.imagine(state, seat, draws) != state)


def walk(table: Table, choices: Sequence[int], start: str = "", calm: int = CALM) -> Iterator[Taken]:
    """A game from its start or a position: one commit a choice, until it is over or the choices are."""
    begun = begin(table.game, table.options)
    assert not isinstance(begun, Refusal), begun
    play, commit = begun
    if start:
        position = table.game.notation.parse_position(start, table.options)
        yield from walk_on(table, Play(table.game, play.seats, position), choices, calm)
        return
    yield Taken(Play(table.game, play.seats, table.game.empty), commit, play)
    yield from walk_on(table, play, choices, calm)


def walk_on(table: Table, play: AnyPlay, choices: Sequence[int], calm: int = CALM) -> Iterator[Taken]:
    for choice in choices:
        if play.game.outcome(play.state) is not None:
            return
        seat, action = chosen(table, play, Draws(choice.to_bytes(8), "walk"), calm)
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), f"{seat} may {action} and is refused: {done}"
        yield Taken(play, done[1], done[0], choice)
        play = done[0]


def played_out(table: Table, choice: int) -> Iterator[Taken]:
    """A game played to its end by those who are waited for; nobody quits."""
    begun = begin(table.game, table.options)
    assert not isinstance(begun, Refusal), begun
    play = begun[0]
    for n in count():
        if not play.game.waiting(play.state):
            return
        draws = Draws(choice.to_bytes(8), "play out", n=n)
        seat = draws.one(play.game.waiting(play.state))
        ways = [
            way
            for way in candidates(play.game, play.state, seat, draws)
            if tag(way) not in table.traits.quits
        ]
        usual = [way for way in ways if tag(way) not in table.traits.idle]
        done = act(play, seat, draws.one(usual if usual and draws.below(10) else ways))
        assert not isinstance(done, Refusal), done
        yield Taken(play, done[1], done[0], choice)
        play = done[0]


def chosen(table: Table, play: AnyPlay, draws: Draws, calm: int) -> tuple[Seat, Action]:
    """Mostly those act who are waited for, nobody is rash often, and only one time in `calm` may anybody
    quit: so that games get somewhere."""
    game, state = play.game, play.state
    able = [seat for seat in (*play.seats, HOUSE) if game.legal(state, seat)]
    if draws.below(calm) == 0:
        seat = draws.one(able)
        return seat, draws.one(candidates(game, state, seat, draws))
    shunned = table.traits.quits | (table.traits.rash if draws.below(8) else frozenset())
    seat = draws.one(able if draws.below(10) == 0 else game.waiting(state))
    for doer, shun in (
        (seat, shunned),
        (draws.one(game.waiting(state)), shunned),
        (seat, table.traits.quits),
    ):
        ways = [way for way in candidates(game, state, doer, draws) if tag(way) not in shun]
        if ways:
            return doer, draws.one(ways)
    doer = draws.one(game.waiting(state))
    return doer, draws.one(candidates(game, state, doer, draws))


def candidates(game: AnyGame, state: State, seat: Seat, draws: Draws) -> list[Action]:
    """All a seat may do, each form filled in once; where dice are awaited, the house throws them."""
    roll = game.roll(state)
    if seat == HOUSE and roll is not None and draws.below(10):
        return [game.rolled(state, tuple(draws.face(die) for die in roll.dice))]
    legal = game.legal(state, seat)
    return [*legal.actions, *(filled(game, form, draws) for form in legal.forms)]


def filled(game: AnyGame, form: Form, draws: Draws) -> Action:
    return codec(game).make_action(fill(form, lambda name, domain: value(domain, draws)))


def value(domain: Domain, draws: Draws) -> Filled:
    match domain:
        case Among(values):
            return draws.one(values)
        case Within(low, high):
            return draws.one((low, high, low + draws.below(high - low + 1)))
        case Words(longest):
            return "".join(
                draws.one(LETTERS) for _ in range(draws.one((0, longest, draws.below(longest + 1))))
            )
        case Row(places):
            return tuple(draws.one(place.values) for place in places)
