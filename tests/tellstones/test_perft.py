"""All continuations to a fixed depth from fixed positions, counted by the engine and on paper."""

from functools import cache

import pytest

from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.state import State
from taberna.table.refusal import Refusal
from taberna.table.unfold import fold
from tavern import at
from tellstones.paper import continuations, on_paper

AT_ANY_TIME = ("resign", "draw", "claim")
"""What can be said at every moment would only multiply the counts."""

COUNTS = [
    ("duel", "L 0-0 A", (13, 171, 2_401, 36_452)),
    ("duel", "c 0-0 A", (15, 205, 2_912, 43_967)),
    ("duel", "CdS 0-0 A", (16, 252, 4_227, 75_742)),
    ("duel", "cds 1-2 A bonus:A", (18, 247, 4_196, 73_027)),
    ("duel", "cdsfKHL 2-2 A bonus:A bonus:B", (33, 842, 20_450, 564_084)),
    ("duel", "CDSFKHL 0-0 A", (28, 798, 22_750, 648_599)),
    ("vanguard", "L/k 0-0 A", (28, 740, 19_795, 541_895)),
    ("vanguard", "cdS/kF 2-0 A bonus:A", (32, 832, 24_037, 739_317)),
    ("round", "CdsF 1-1 A1", (21, 417, 8_693, 189_770)),
    ("round", "cdsf 0-2 A1 bonus:A", (25, 405, 8_503, 194_094)),
]


@cache
def verb(action: TellstonesAction) -> str:
    return GAME.notation.print_action(action).split()[0]


def counted(state: State, depth: int) -> int:
    if depth == 0 or state.outcome is not None:
        return 1
    (seat,) = GAME.waiting(state)
    total = 0
    for action in GAME.legal(state, seat).actions:
        if verb(action) not in AT_ANY_TIME:
            events = GAME.decide(state, seat, action)
            assert not isinstance(events, Refusal)
            total += counted(fold(GAME.evolve, state, events), depth - 1)
    return total


@pytest.mark.parametrize("variant, position, counts", COUNTS)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_engine_counts_what_paper_counts(
    variant: str, position: str, counts: tuple[int, ...], depth: int
) -> None:
    by_engine = counted(at(position, variant=variant).state, depth)
    assert by_engine == counts[depth - 1]
    assert by_engine == continuations(on_paper(position, variant), depth)


VAST = ("cdsfKHL 2-2 A bonus:A bonus:B", "CDSFKHL 0-0 A", "cdS/kF 2-0 A bonus:A")
"""Two thirds of all that is counted at the fourth step; they are counted to the third."""


@pytest.mark.slow
@pytest.mark.parametrize("variant, position, counts", [one for one in COUNTS if one[1] not in VAST])
def test_so_it_does_to_depth_four(variant: str, position: str, counts: tuple[int, ...]) -> None:
    by_engine = counted(at(position, variant=variant).state, 4)
    assert by_engine == counts[3]
    assert by_engine == continuations(on_paper(position, variant), 4)
