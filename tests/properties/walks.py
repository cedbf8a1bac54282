"""Random legal play, the same for the same choices."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from properties.tables import Table, tag
from taberna.table.codec import codec
from taberna.table.dice import Draws
from taberna.table.forms import Among, Domain, Filled, Form, Row, Within, Words, fill
from taberna.table.game import AnyGame
from taberna.table.play import Play, act, begin
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyCommit, AnyPlay
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, State

LETTERS = "aZ09 ,:.-_'\"\\/*?+<\n\té€😀"


@dataclass(frozen=True)
class Taken:
    """A commit between the two moments it lies between, and draws for whatever is asked about them."""

    before: AnyPlay
    commit: AnyCommit
    after: AnyPlay
    draws: Draws


def holds(
    claim: Callable[[Table, Sequence[int]], None], table: Table, examples: int, length: int = 40
) -> None:
    """Tries a claim on many games of up to `length` actions."""
    choices = st.lists(st.integers(0, 2**64 - 1), min_size=length // 2, max_size=length)

    @settings(max_examples=examples)
    @given(choices)
    def tried(row: list[int]) -> None:
        claim(table, row)

    tried()


def walk(table: Table, choices: Sequence[int]) -> Iterator[Taken]:
    """A game from its start: one commit a choice, until it is over or the choices are."""
    begun = begin(table.game, table.options)
    assert not isinstance(begun, Refusal), begun
    play, commit = begun
    empty = Play(table.game, play.seats, table.game.empty)
    yield Taken(empty, commit, play, Draws(b"start", "walk"))
    yield from walk_on(table, play, choices)


def walk_on(table: Table, play: AnyPlay, choices: Sequence[int]) -> Iterator[Taken]:
    for choice in choices:
        if play.game.outcome(play.state) is not None:
            return
        draws = Draws(choice.to_bytes(8), "walk")
        seat, action = chosen(table, play, draws)
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), f"{seat} may {action} and is refused: {done}"
        yield Taken(play, done[1], done[0], draws)
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
        done = act(play, seat, draws.one(ways))
        assert not isinstance(done, Refusal), done
        yield Taken(play, done[1], done[0], draws)
        play = done[0]


def chosen(table: Table, play: AnyPlay, draws: Draws) -> tuple[Seat, Action]:
    """Mostly those act who are waited for, and nobody quits or is rash: so that games get somewhere."""
    game, state = play.game, play.state
    able = [seat for seat in (*play.seats, HOUSE) if game.legal(state, seat)]
    seat = draws.one(able if draws.below(10) == 0 else game.waiting(state))
    ways = candidates(game, state, seat, draws)
    if draws.below(8):
        ways = [way for way in ways if tag(way) not in table.traits.quits | table.traits.rash] or ways
    return seat, draws.one(ways)


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
