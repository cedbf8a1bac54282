"""Taking back: a misclick, yes; never past dice, past a secret, past the other's move, past the end."""

import pytest

from taberna.table.commits import Commit, Entry, TakenBack, ToldBack
from taberna.table.dice import scripted
from taberna.table.play import Play, act, begin, follow, settle, take_back, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR, Seat
from table.countdown import (
    GAME,
    Count,
    CountAction,
    CountEvent,
    CountOptions,
    CountView,
    Pass,
    Peek,
    Rolled,
    Take,
    Throw,
)

CountPlay = Play[Count, CountAction, CountEvent, CountView, CountOptions]


class Table:
    """A game of Countdown and everything that happened in it."""

    def __init__(self, **options: int | bool) -> None:
        opened = begin(GAME, CountOptions(**options))  # type: ignore[arg-type]  # heap=, own_dice=, solemn=
        assert not isinstance(opened, Refusal)
        self.play: CountPlay = opened[0]
        self.entries: list[Entry[CountAction, CountEvent]] = [opened[1]]

    def do(self, seat: Seat, *actions: CountAction) -> "Table":
        for action in actions:
            done = act(self.play, seat, action)
            assert not isinstance(done, Refusal), done
            self.play, commit = done
            self.entries.append(commit)
        return self

    def throw(self, *faces: str) -> "Table":
        self.play, commits = settle(self.play, scripted([*faces]))
        self.entries += commits
        return self

    def back(self, seat: Seat) -> str:
        """Takes back, and says why not if it can't be."""
        before = self.play
        undone = take_back(self.play, seat)
        if isinstance(undone, Refusal):
            assert self.play is before
            return undone.code
        self.play, entry = undone
        self.entries.append(entry)
        return "ok"


def test_a_move_in_the_open_is_taken_back_and_the_stones_are_there_again() -> None:
    table = Table(heap=9).do("A", Take())
    assert table.play.state.heap == 8
    assert table.back("A") == "ok"
    assert table.play.state.heap == 9
    assert table.entries[-1] == TakenBack(3, "A", 1)


def test_several_of_ones_own_go_back_one_by_one_to_where_the_turn_began() -> None:
    table = Table(heap=9).do("A", Take(), Take(), Take())
    assert [table.back("A") for _ in range(4)] == ["ok", "ok", "ok", "nothing-to-take-back"]
    assert table.play.state.heap == 9
    assert table.entries[-3:] == [TakenBack(5, "A", 3), TakenBack(6, "A", 2), TakenBack(7, "A", 1)]


def test_what_is_done_after_taking_back_can_be_taken_back_too() -> None:
    table = Table(heap=9).do("A", Take(), Take())
    table.back("A")
    table.do("A", Take())
    assert [table.back("A"), table.back("A"), table.back("A")] == ["ok", "ok", "nothing-to-take-back"]
    assert table.play.state.heap == 9


def test_never_past_dice_of_the_house() -> None:
    table = Table(heap=9).do("A", Take(), Throw())
    assert table.back("A") == "ok", "asked for, not thrown"
    table.do("A", Throw()).throw("2")
    assert table.play.state.heap == 6
    assert table.back("A") == "nothing-to-take-back"


def test_never_past_dice_thrown_by_hand() -> None:
    table = Table(heap=9, own_dice=True).do("A", Throw(), Rolled("3"))
    assert table.back("A") == "not-to-be-taken-back"
    table.do("A", Take())
    assert [table.back("A"), table.back("A")] == ["ok", "not-to-be-taken-back"]


def test_never_past_what_two_seats_were_told_differently() -> None:
    table = Table(heap=9).do("A", Take(), Peek(), Take())
    assert [table.back("A"), table.back("A")] == ["ok", "not-to-be-taken-back"]
    assert table.play.state.heap == 8


def test_never_past_the_others_move() -> None:
    table = Table(heap=9).do("A", Take(), Pass())
    assert table.back("B") == "not-yours-to-take-back"
    table.do("B", Take())
    assert table.back("A") == "not-yours-to-take-back"
    assert table.back("B") == "ok"
    assert table.back("B") == "nothing-to-take-back", "the actor changed there"
    assert table.back("A") == "nothing-to-take-back", "and A's moves stand"


def test_a_turn_just_passed_may_be_had_back() -> None:
    table = Table(heap=9).do("A", Take(), Pass())
    assert table.back("A") == "ok"
    assert table.play.state.turn == "A"


def test_a_game_may_have_barriers_of_its_own() -> None:
    table = Table(heap=9, solemn=True).do("A", Take(), Pass())
    assert [table.back("A"), table.back("A")] == ["ok", "not-to-be-taken-back"]


def test_never_past_the_end_where_all_was_shown() -> None:
    table = Table(heap=1).do("A", Take())
    assert table.back("A") == "game-over"


def test_the_set_up_is_nobodys_to_take_back() -> None:
    assert Table().back("A") == "nothing-to-take-back"
    assert Table().back("*") == "nothing-to-take-back"


def test_following_the_entries_leads_to_the_same_table() -> None:
    table = Table(heap=20).do("A", Take(), Take(), Throw()).throw("3").do("A", Take(), Take())
    table.back("A")
    table.back("A")
    table.do("A", Pass()).do("B", Take(), Peek())
    again: CountPlay = Play(GAME, table.play.seats, GAME.empty)
    for entry in table.entries:
        followed = follow(again, entry)
        assert not isinstance(followed, Refusal)
        again = followed
    assert again == table.play


@pytest.mark.parametrize(
    "forged, code",
    [
        (TakenBack(4, "A", 1), "not-yours-to-take-back"),  # two at once
        (TakenBack(4, "B", 2), "not-yours-to-take-back"),
        (TakenBack(5, "A", 2), "out-of-order"),
        (Commit(3, "A", Take(), ()), "out-of-order"),
    ],
)
def test_a_take_back_that_could_not_be_is_not_followed(
    forged: Entry[CountAction, CountEvent], code: str
) -> None:
    table = Table(heap=9).do("A", Take(), Take())
    refused = follow(table.play, forged)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_everybody_is_told_alike() -> None:
    table = Table(heap=9).do("A", Take())
    table.back("A")
    told = {seat: tell(table.entries[-1], table.play, seat) for seat in ("A", "B", SPECTATOR)}
    assert set(told.values()) == {ToldBack(3, "A", 1)}


def test_a_long_game_costs_no_more_a_step_than_a_short_one() -> None:
    """What a moment keeps is a link to the one before, never a copy of them all."""
    table = Table(heap=99).do("A", *[Take()] * 90)
    moment = table.play.back
    assert moment is not None
    before = moment.earlier
    table.do("A", Take())
    assert table.play.back is not None
    assert table.play.back.earlier is moment
    assert moment.earlier is before
