"""Play itself: what is legal is accepted and the rest refused, and the story can be told again."""

from collections.abc import Sequence

import pytest

from properties.probes import probes, strangers
from properties.tables import Table, every_table
from properties.walks import candidates, holds, played_out, walk
from taberna.table.codec import write
from taberna.table.dice import keyed
from taberna.table.play import Play, act, begin, follow, settle, take_back, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, SPECTATOR

FEW = pytest.mark.parametrize("examples", [4, pytest.param(60, marks=pytest.mark.slow)])


@FEW
@every_table
def test_replaying_the_commits_gives_the_same_state(table: Table, examples: int) -> None:
    holds(replayed, table, examples)


def replayed(table: Table, choices: Sequence[int]) -> None:
    story = list(walk(table, choices))
    play = story[0].before
    for taken in story:
        again = follow(play, taken.commit)
        assert again == taken.after
        if taken.commit.action is not None:
            decided = table.game.decide(play.state, taken.commit.seat, taken.commit.action)
            assert decided == taken.commit.events
        play = taken.after


@FEW
@every_table
def test_what_is_legal_is_accepted(table: Table, examples: int) -> None:
    holds(accepted, table, examples, length=20)


def accepted(table: Table, choices: Sequence[int]) -> None:
    for taken in walk(table, choices):
        play = taken.after
        for seat in (*play.seats, HOUSE):
            for action in candidates(table.game, play.state, seat, taken.draws):
                assert table.game.legal(play.state, seat).allows(action)
                done = act(play, seat, action)
                assert not isinstance(done, Refusal), f"{seat} may {action} and is refused: {done}"


@FEW
@every_table
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Table, examples: int) -> None:
    holds(refused, table, examples)


def refused(table: Table, choices: Sequence[int]) -> None:
    for taken in walk(table, choices):
        play = taken.after
        kept = write(play.state)
        for seat, action in probes(play, taken.draws, 12):
            done = act(play, seat, action)
            if table.game.legal(play.state, seat).allows(action):
                assert not isinstance(done, Refusal), f"{seat} may {action} and is refused: {done}"
            else:
                assert isinstance(done, Refusal), f"{seat} may not {action} and is let"
                assert done.code
                assert write(done)
            for stranger in strangers(play):
                assert isinstance(act(play, stranger, action), Refusal)
        assert write(play.state) == kept


@FEW
@every_table
def test_somebody_is_waited_for_until_the_game_is_over(table: Table, examples: int) -> None:
    holds(awaited, table, examples)


def awaited(table: Table, choices: Sequence[int]) -> None:
    game = table.game
    for taken in walk(table, choices):
        state, seats = taken.after.state, taken.after.seats
        waiting = game.waiting(state)
        assert (not waiting) == (game.outcome(state) is not None)
        assert set(waiting) <= {*seats, HOUSE}
        assert len(waiting) == len(set(waiting))
        assert all(game.legal(state, seat) for seat in waiting)
        assert not game.legal(state, SPECTATOR)
        roll = game.roll(state)
        if roll is not None:
            assert HOUSE in waiting
            for face in roll.dice[0].faces:
                faces = (face, *(die.faces[-1] for die in roll.dice[1:]))
                assert game.legal(state, HOUSE).allows(game.rolled(state, faces))
        if game.outcome(state) is not None:
            assert all(not game.legal(state, seat) for seat in (*seats, HOUSE))


@FEW
@every_table
def test_what_is_taken_back_never_was(table: Table, examples: int) -> None:
    holds(taken_back, table, examples)


def taken_back(table: Table, choices: Sequence[int]) -> None:
    game = table.game
    for taken in walk(table, choices):
        before, commit, after = taken.before, taken.commit, taken.after
        undone = take_back(after, commit.seat)
        told = [tell(before, commit, seat) for seat in (SPECTATOR, *after.seats)]
        alike = all(telling == told[0] for telling in told)
        own = commit.action is None or commit.seat == HOUSE or game.roll(before.state) is not None
        barred = own or not alike or game.outcome(after.state) is not None
        if barred or (commit.action is not None and game.barrier(before.state, commit.action)):
            assert isinstance(undone, Refusal)
            continue
        assert not isinstance(undone, Refusal), undone
        play, entry = undone
        assert play.state == before.state
        assert write(play.state) == write(before.state)
        assert play.seq == after.seq + 1
        assert follow(after, entry) == play
        for other in (*after.seats, HOUSE):
            if other != commit.seat:
                assert isinstance(take_back(after, other), Refusal)


@every_table
def test_the_same_seed_deals_the_same(table: Table) -> None:
    def dealt(seed: bytes) -> object:
        begun = begin(table.game, table.options)
        assert not isinstance(begun, Refusal)
        return settle(begun[0], keyed(seed))[0]

    assert dealt(b"one night") == dealt(b"one night")


@pytest.mark.parametrize("games", [2, pytest.param(40, marks=pytest.mark.slow)])
@every_table
def test_games_that_must_end_do(table: Table, games: int) -> None:
    bound = table.traits.bound(table.options)
    if bound is None:
        return
    for choice in range(games):
        for number, taken in enumerate(played_out(table, choice)):
            assert number < bound, table.game.notation.print_position(taken.after.state)
        assert isinstance(taken.after, Play)
        assert table.game.outcome(taken.after.state) is not None
