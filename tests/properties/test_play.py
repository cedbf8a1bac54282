"""Play itself: what is legal is accepted and the rest refused, and the story can be told again."""

from collections.abc import Sequence

import pytest

from properties.probes import probes, strangers
from properties.tables import Table, every, every_table, quickly_and_long, tag
from properties.walks import Taken, candidates, moments, nights, played_out
from taberna.table.codec import write
from taberna.table.dice import keyed
from taberna.table.play import Play, act, begin, follow, settle, take_back, tell
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyPlay
from taberna.table.seats import HOUSE, SPECTATOR


@quickly_and_long
@every_table
def test_replaying_the_commits_gives_the_same_state(table: Table, times: int) -> None:
    for story in nights(table, 2 * times):
        replayed(table, story)


def replayed(table: Table, story: Sequence[Taken]) -> None:
    play = story[0].before
    for taken in story:
        again = follow(play, taken.commit)
        assert again == taken.after
        if taken.commit.action is not None:
            decided = table.game.decide(play.state, taken.commit.seat, taken.commit.action)
            assert decided == taken.commit.events
        play = taken.after


@quickly_and_long
@every_table
def test_what_is_legal_is_accepted(table: Table, times: int) -> None:
    accepted(table, moments(table, times))


def accepted(table: Table, story: Sequence[Taken]) -> None:
    for taken in story:
        play, draws = taken.after, taken.draws
        for seat in (*play.seats, HOUSE):
            for action in candidates(table.game, play.state, seat, draws):
                assert table.game.legal(play.state, seat).allows(action)
                done = act(play, seat, action)
                assert not isinstance(done, Refusal), f"{seat} may {action} and is refused: {done}"


@quickly_and_long
@every_table
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Table, times: int) -> None:
    refused(table, moments(table, times))


def refused(table: Table, story: Sequence[Taken]) -> None:
    for taken in story:
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
            for stranger in strangers(play):  # the game itself refuses them: not everybody asks the table
                no = table.game.decide(play.state, stranger, action)
                assert isinstance(no, Refusal), f"{stranger!r} is nobody and may {action}"
                assert isinstance(act(play, stranger, action), Refusal)
        assert write(play.state) == kept


@quickly_and_long
@every_table
def test_somebody_is_waited_for_until_the_game_is_over(table: Table, times: int) -> None:
    awaited(table, moments(table, times))


def awaited(table: Table, story: Sequence[Taken]) -> None:
    game = table.game
    for taken in story:
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


@quickly_and_long
@every_table
def test_what_is_taken_back_never_was(table: Table, times: int) -> None:
    taken_back(table, moments(table, times))


def taken_back(table: Table, story: Sequence[Taken]) -> None:
    game = table.game
    for taken in story:
        before, commit, after = taken.before, taken.commit, taken.after
        undone = take_back(after, commit.seat)
        told = [tell(commit, after, seat) for seat in (SPECTATOR, *after.seats)]
        alike = all(telling == told[0] for telling in told)
        own = commit.action is None or commit.seat == HOUSE or game.roll(before.state) is not None
        never = game.takes_back(after.state) == "off"
        barred = own or never or not alike or game.outcome(after.state) is not None
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


def begins_with_dice(table: Table) -> bool:
    return table.game.roll(begun(table).state) is not None


def begun(table: Table) -> AnyPlay:
    opened = begin(table.game, table.options)
    assert not isinstance(opened, Refusal), opened
    return opened[0]


@every(begins_with_dice)
def test_the_same_seed_deals_the_same_and_others_do_not(table: Table) -> None:
    def dealt(seed: bytes) -> AnyPlay:
        return settle(begun(table), keyed(seed))[0]

    assert dealt(b"one night") == dealt(b"one night")
    assert any(dealt(b"one night") != dealt(bytes([other])) for other in range(20))


@every(lambda table: not begins_with_dice(table))
def test_no_seed_is_asked_where_nothing_is_thrown(table: Table) -> None:
    assert settle(begun(table), keyed(b"one night")) == (begun(table), ())


def must_end(table: Table) -> bool:
    return table.traits.bound(table.options) is not None


@every(must_end)
def test_games_that_must_end_do(table: Table) -> None:
    played_to_the_end(table, 2)


@pytest.mark.slow
@every(must_end, "hazard", "tellstones")
def test_many_games_that_must_end_do(table: Table) -> None:
    """A thousand of TseuQuest: tseuquest/test_adventures.py."""
    played_to_the_end(table, 40)


def played_to_the_end(table: Table, games: int) -> None:
    bound = table.traits.bound(table.options)
    assert bound is not None
    for choice in range(games):
        for number, taken in enumerate(played_out(table, choice)):
            assert number < bound, table.game.notation.print_position(taken.after.state)
        assert isinstance(taken.after, Play)
        assert table.game.outcome(taken.after.state) is not None


@every(lambda table: not must_end(table))
def test_games_that_need_not_end_can_be_given_up(table: Table) -> None:
    """At any moment somebody may do what ends it, or brings it nearer to its end."""
    for taken in moments(table):
        play, draws = taken.after, taken.draws
        if table.game.outcome(play.state) is None:
            ways = [way for seat in play.seats for way in candidates(table.game, play.state, seat, draws)]
            assert {tag(way) for way in ways} & (table.traits.quits | table.traits.rash)
