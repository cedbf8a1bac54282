"""The actions of Tellstones as whole numbers, once for all: a number means the same in every position.

For each Line (one in the duel and the Round, A's and then B's in the Vanguard), with `n` stones:

| codes | action |
|---|---|
| 2n | Place: symbol by symbol, left end and right end |
| n | Hide: space 1 to n |
| n(n-1)/2 | Swap: spaces (1, 2), (1, 3) … (n-1, n) |
| n, in the Round 2n | Peek: space 1 to n; in the Round then the same for the partner's looks |
| n | Challenge: space 1 to n |
| 1 | Boast |
| n * n | name a stone of a proof: space by space, symbol by symbol |
| n | open the Line with a symbol (`opening = choose`) |

and after the Lines: Stop; the n answers to a Challenge; Believe, Doubt, Steal; the elder's First and Second.
Symbols stand in the order of the rulebook: crown, shield, sword, flag, knight, hammer, scales.

Resigning, claiming and offers of a draw have no code: they are agreements between people.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from taberna.games.tellstones.actions import (
    Answer,
    Believe,
    Boast,
    Challenge,
    Doubt,
    First,
    Hide,
    LineName,
    Name,
    Open,
    Peek,
    Place,
    Second,
    Steal,
    Stop,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.stones import ENDS, SYMBOLS


@dataclass(frozen=True)
class Coding:
    actions: tuple[TellstonesAction, ...]
    """By their codes."""
    codes: dict[TellstonesAction, int]

    def __len__(self) -> int:
        return len(self.actions)


@cache
def coding(variant: Variant = "duel", stones: int = len(SYMBOLS)) -> Coding:
    """
    >>> len(coding("duel")), len(coding("vanguard")), len(coding("round")), len(coding("duel", stones=3))
    (126, 239, 133, 40)
    >>> coding().codes[Swap(2, 1)], coding().actions[21]
    (21, Swap(space=1, other=2, line=None))
    """
    lines: tuple[LineName, ...] = ("A", "B") if variant == "vanguard" else (None,)
    actions = (
        *(action for line in lines for action in _on(line, stones, partners=variant == "round")),
        Stop(),
        *(Answer(symbol) for symbol in SYMBOLS[:stones]),
        *(Believe(), Doubt(), Steal(), First(), Second()),
    )
    return Coding(actions, {action: code for code, action in enumerate(actions)})


def _on(line: LineName, stones: int, *, partners: bool) -> Iterator[TellstonesAction]:
    symbols, spaces = SYMBOLS[:stones], range(1, stones + 1)
    yield from (Place(symbol, end, line) for symbol in symbols for end in ENDS)
    yield from (Hide(space, line) for space in spaces)
    yield from (Swap(one, other, line) for one, other in combinations(spaces, 2))
    for partner in (False, True) if partners else (False,):
        yield from (Peek(space, line, partner) for space in spaces)
    yield from (Challenge(space, line) for space in spaces)
    yield Boast(line)
    yield from (Name(space, symbol, line) for space in spaces for symbol in symbols)
    yield from (Open(symbol, line) for symbol in symbols)
