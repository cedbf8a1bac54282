"""What can be taken back: a stone that was moved. What was said, seen, chosen or thrown cannot."""

import pytest

from taberna.games.tellstones.game import GAME
from taberna.table.play import begin, take_back
from taberna.table.refusal import Refusal
from tavern import Table, after, agreed, at


def taking_back(table: Table, seat: str) -> str:
    """What lies on the table again, or why not."""
    undone = take_back(table, seat)
    return undone.code if isinstance(undone, Refusal) else lying(undone[0])


def lying(table: Table) -> str:
    return GAME.notation.print_position(table.state).replace(" quiet:0", "")


@pytest.mark.parametrize("variant, start", [("duel", "csF 0-0 A"), ("round", "csF 0-0 A1")])
@pytest.mark.parametrize("move", ["place K left", "place K right", "hide 3", "swap 1 3"])
def test_a_stone_that_was_moved_is_moved_back(variant: str, start: str, move: str) -> None:
    seat = start.split()[-1]
    table = after(at(start, variant=variant), f"{seat}: {move}")
    assert taking_back(table, seat) == start


@pytest.mark.parametrize("move", ["place B K left", "hide A3", "swap B1 B2"])
def test_on_either_line(move: str) -> None:
    start = "csF/dH 0-0 A"
    assert taking_back(after(at(start, variant="vanguard"), f"A: {move}"), "A") == start


@pytest.mark.rule("TS-7.6")
def test_of_two_actions_one() -> None:
    start = "csF/dH 0-0 A"
    table = after(at(start, variant="vanguard", vanguard="both"), "A: hide A3", "A: swap B1 B2")
    once = take_back(table, "A")
    assert not isinstance(once, Refusal)
    assert lying(once[0]) == "csf/dH 0-0 A second:B"
    assert taking_back(once[0], "A") == "taken-back-once"


@pytest.mark.rule("TS-7.6")
def test_once_a_turn() -> None:
    """A hides the Flag, takes it back, hides it again: now it stays. The next turn is another."""
    undone = take_back(after(at("csF 0-0 A"), "A: hide 3"), "A")
    assert not isinstance(undone, Refusal)
    again = after(undone[0], "A: hide 3")
    assert taking_back(again, "A") == "taken-back-once"
    later = after(again, "B: place K left", "A: place D right")
    assert taking_back(later, "A") == "Kcsf 0-0 A"


@pytest.mark.rule("TS-7.6")
def test_not_at_all_where_the_table_plays_without() -> None:
    assert taking_back(after(at("csF 0-0 A", take_back="off"), "A: hide 3"), "A") == "no-taking-back"


@pytest.mark.parametrize(
    "start, said",
    [
        ("csF 0-0 A", "A: peek 1"),
        ("csF 0-1 A looks:1 bonus:A", "A: stop"),
        ("csF 0-0 A", "A: challenge 1"),
        ("csF 0-0 B answer:1", "B: answer C"),
        ("csF 0-0 B answer:1", "B: answer K"),
        ("csF 0-0 A", "A: boast"),
        ("csF 0-0 B reply", "B: believe"),
        ("csF 0-0 B reply", "B: doubt"),
        ("csF 0-0 B reply", "B: steal"),
        ("csF 0-0 A stolen", "A: believe"),
        ("csF 0-0 A stolen", "A: doubt"),
        ("csF 0-0 A prove", "A: name 1 C"),
        ("csF 0-0 A", "B: draw offer"),
        ("csF 0-0 A drawn:B", "A: draw decline"),
    ],
)
def test_what_was_said_or_seen_is_not_to_be_taken_back(start: str, said: str) -> None:
    assert taking_back(after(at(start), said), said[0]) == "not-to-be-taken-back"


def test_nor_a_partners_word_to_resign() -> None:
    table = after(at("csF 0-0 A1", variant="round"), "A2: resign")
    assert taking_back(table, "A2") == "not-to-be-taken-back"


@pytest.mark.parametrize(
    "options, choice",
    [
        ({"opening": "choose", "first": "A"}, "A: open F"),
        ({"opening": "scales", "first": "elder", "elder": "A"}, "A: first"),
        ({"opening": "scales", "first": "elder", "elder": "A"}, "A: second"),
    ],
)
def test_nor_a_choice_of_the_set_up(options: dict[str, str | int], choice: str) -> None:
    begun = begin(GAME, agreed(**options))
    assert not isinstance(begun, Refusal)
    assert taking_back(after(begun[0], choice), "A") == "not-to-be-taken-back"


@pytest.mark.rule("TS-2.8")
@pytest.mark.parametrize("order", ["place K left", "hide 3", "swap 1 3"])
def test_an_order_is_the_orderers_to_take_back_and_never_the_hands(order: str) -> None:
    start = at("csF 0-0 A", hands="opponent")
    ordered = after(start, f"A: {order}")
    assert taking_back(ordered, "A") == "csF 0-0 A"
    assert taking_back(ordered, "B") == "not-yours-to-take-back"
    done = after(ordered, f"B: {order}")
    assert taking_back(done, "A") == "not-yours-to-take-back"
    assert taking_back(done, "B") == "not-to-be-taken-back"
