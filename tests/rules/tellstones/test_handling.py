"""Who orders, whose hand moves, and which Line is meant."""

import pytest

from taberna.games.tellstones.actions import Boast, Challenge, Hide, Peek, Place, Swap, TellstonesAction
from taberna.games.tellstones.events import Hidden, Ordered, Placed, Swapped
from taberna.games.tellstones.game import GAME
from taberna.table.refusal import Refusal
from tavern import after, at, told

ORDERS = ["place F left", "hide 1", "swap 1 2"]
NEIGHBOURS = [("A", "B"), ("B", "A"), ("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]


@pytest.mark.rule("TS-2.8", "TS-6.2")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("by, hand", NEIGHBOURS)
def test_the_table_says_whose_hand_it_was(by: str, hand: str, order: str) -> None:
    table = at(f"CS 0-0 {by}", variant="round" if len(by) == 2 else "duel")
    event = told(table, f"{by}: {order}", by)[0]
    assert isinstance(event, Placed | Hidden | Swapped)
    assert (event.by, event.hand) == (by, hand)


@pytest.mark.rule("TS-2.8", "TS-6.2")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("by, hand", NEIGHBOURS)
def test_an_order_carried_out_by_hand_is_still_the_orderers(by: str, hand: str, order: str) -> None:
    table = at(f"CS 0-0 {by}", variant="round" if len(by) == 2 else "duel", hands="opponent")
    ordered = told(table, f"{by}: {order}", hand)[0]
    assert isinstance(ordered, Ordered)
    assert (ordered.by, ordered.hand) == (by, hand)
    done = told(after(table, f"{by}: {order}"), f"{hand}: {order}", by)[0]
    assert isinstance(done, Placed | Hidden | Swapped)
    assert (done.by, done.hand) == (by, hand)


@pytest.mark.rule("TS-5.1")
@pytest.mark.parametrize(
    "action", [Place("F", "left"), Hide(1), Swap(1, 2), Peek(2), Challenge(2), Boast()], ids=str
)
def test_with_two_lines_the_line_is_named(action: TellstonesAction) -> None:
    refused = GAME.decide(at("Cs/Cs 0-0 A", variant="vanguard").state, "A", action)
    assert isinstance(refused, Refusal)
    assert refused.code == "line-unnamed"


@pytest.mark.rule("TS-5.1")
@pytest.mark.parametrize(
    "action",
    [Place("F", "left", "A"), Hide(1, "A"), Swap(1, 2, "A"), Peek(2, "A"), Challenge(2, "A"), Boast("A")],
    ids=str,
)
def test_with_one_line_no_line_is_named(action: TellstonesAction) -> None:
    refused = GAME.decide(at("Cs 0-0 A").state, "A", action)
    assert isinstance(refused, Refusal)
    assert refused.code == "line-named"


@pytest.mark.rule("TS-6.5")
@pytest.mark.parametrize(
    "variant, position, look",
    [("duel", "Cs 0-0 A", Peek(2, partner=True)), ("vanguard", "Cs/C 0-0 A", Peek(2, "A", partner=True))],
)
def test_only_the_round_has_partners(variant: str, position: str, look: Peek) -> None:
    refused = GAME.decide(at(position, variant=variant).state, "A", look)
    assert isinstance(refused, Refusal)
    assert refused.code == "no-partner"
