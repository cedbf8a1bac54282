"""What was remembered of hidden stones: right or not, after how many swaps, after how long."""

from taberna.games.tellstones.actions import Hide, TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.recall import recalled
from taberna.table.batch import act_through
from taberna.table.commits import Commit, TakenBack
from taberna.table.play import act, begin
from taberna.table.recall import MOVES, SECONDS, Recalled, Share, standing, summed
from taberna.table.refusal import Refusal
from tavern import Table

MINUTE = 60_000


def opened() -> tuple[Table, Commit[TellstonesAction, TellstonesEvent]]:
    begun = begin(GAME, Options(first="A", opening="scales"))
    assert not isinstance(begun, Refusal)
    return begun


def played(*lines: str) -> list[tuple[TellstonesEvent, int | None]]:
    """A duel that begins with the scales, a minute a line."""
    play, first = opened()
    found: list[tuple[TellstonesEvent, int | None]] = [(event, 0) for event in first.events]
    for place, line in enumerate(lines, 1):
        seat, _, text = line.partition(": ")
        done = act_through(play, seat, GAME.notation.parse_actions(play.state, text))
        assert not isinstance(done, Refusal), f"{line}: {done}"
        play, commits = done
        found += [(event, place * MINUTE) for commit in commits for event in commit.events]
    return found


def test_an_answer_to_a_challenge() -> None:
    """Bob saw the scales hidden two minutes before, and one swap since."""
    events = played(
        "A: place K left", "B: hide 2", "A: swap 1 2", "B: place H left", "A: challenge 2", "B: answer L"
    )
    assert recalled(events) == (Recalled("B", "L", True, 1, 4 * MINUTE),)
    events = played("A: place K left", "B: hide 2", "A: challenge 2", "B: answer K")
    assert recalled(events) == (Recalled("B", "L", False, 0, 2 * MINUTE),)


def test_a_look_makes_it_fresh_for_whoever_looked() -> None:
    begins = ("A: place K left", "B: hide 2", "A: swap 1 2")
    looked = played(*begins, "B: peek 1", "A: challenge 1", "B: answer L")
    assert recalled(looked) == (Recalled("B", "L", True, 0, 2 * MINUTE),)
    other = played(
        *begins, "B: place H left", "A: peek 2", "B: place S left", "A: challenge 3", "B: answer L"
    )
    assert recalled(other) == (Recalled("B", "L", True, 1, 6 * MINUTE),), "another's look is another's"


def test_every_stone_of_a_proof() -> None:
    events = played(
        *("A: place K left", "B: hide 1", "A: hide 2", "B: boast", "A: doubt", "B: name 1 K"),
    )
    (one, *_) = recalled(events)
    assert (one.seat, one.what, one.right, one.moved) == ("B", "K", True, 0)


def test_what_was_taken_back_did_not_happen() -> None:
    play, first = opened()
    done = act(play, "A", Hide(1))
    assert not isinstance(done, Refusal)
    entries = (first, done[1], TakenBack(3, "A", 1))
    assert [event for event, _ in standing(entries, (1, 2, 3))] == list(first.events)
    assert {at for _, at in standing(entries, ())} == {None}


def test_the_sum_of_it() -> None:
    found = summed(
        (
            Recalled("A", "K", True, 0, 1_000),
            Recalled("A", "K", False, 3, 20_000),
            Recalled("A", "C", True, 9, None),
            Recalled("A", "C", True, 4, 500_000),
        )
    )
    assert (found.right, found.of) == (3, 4)
    assert found.what == (Share("C", 2, 2), Share("K", 1, 2))
    assert [(share.label, share.right, share.of) for share in found.moves] == [
        *(("0", 1, 1), ("1", 0, 0), ("2", 0, 0), ("4", 1, 2), ("", 1, 1)),
    ]
    assert [(share.right, share.of) for share in found.seconds] == [(1, 1), (0, 1), (0, 0), (0, 0), (1, 1)]
    assert len(found.moves) == len(MOVES) + 1
    assert len(found.seconds) == len(SECONDS) + 1
    assert summed(()).of == 0
