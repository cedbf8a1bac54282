"""What stands where in the rows of numbers that the core works on."""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

Row: TypeAlias = list[float]
Ints: TypeAlias = list[int]

F = TypeVar("F", bound=Callable[..., object])

KERNELS: Final[list[Callable[..., object]]] = []
"""What the fast core compiles."""
APART: Final[set[Callable[..., object]]] = set()
"""What it compiles as functions of their own; all others become part of whatever calls them."""


def kernel(function: F) -> F:
    KERNELS.append(function)
    return function


def kernel_apart(function: F) -> F:
    """For what is long, or not done every turn."""
    APART.add(function)
    return kernel(function)


# -- the board, as it lies in the open: seven cells, then
EMPTY: Final = -1
DOWN: Final = 7
"""A cell is EMPTY, a symbol 0..6 that shows, or DOWN."""
SPACES: Final = 7
"""How many spaces there are; with the mat always seven. All cells after them are EMPTY: what is done every
turn goes over all seven, which takes less time than to ask how many."""
POOL: Final = 8
"""The symbols in the Pool, as bits."""
HIDDEN: Final = 9
"""The symbols that lie face-down somewhere, as bits."""
MAT: Final = 10
BOARD: Final = 11

# -- one mind's traces of one Line, one number a space
LABEL: Final = 0
"""What is thought to lie there: a symbol in one's own memory, a space in what is thought of another's."""
USES: Final = 7
AGE: Final = 14
RECALL: Final = 21
SURE: Final = 28
"""Only in one's own memory: how likely the trace is right, given that it is still there."""
TRACES: Final = 35
NOTHING: Final = -1.0

# -- one guess at what another mind holds, one number a space, then of the mind
RIGHT_HELD: Final = 0
"""How likely it still has the stone right; USES, AGE and RECALL stand as in one's own traces."""
WRONG_HELD: Final = 28
"""How likely it has the stone wrong, and does not know."""
TAU: Final = 35
SLIP: Final = 36
REHEARSES: Final = 37
WEIGHT: Final = 38
MANNERS: Final = 39
"""Given that memory, how likely each manner of playing is (crowd.MANNERS_OF says which)."""
GUESS: Final = 45
GUESSES: Final = 6

# -- what is noted about the other player, and about the moment
BELIEVED: Final = 0
DOUBTED: Final = 1
STOLE: Final = 2
BOASTED: Final = 3
BLUFFED: Final = 4
HAZE: Final = 5
"""How far talk, haste and the bell keep this mind from rehearsing, until the next turn."""
PROVED: Final = 6
BURNT: Final = 7
"""Claims of one's own that brought the other a point, less those of the other that brought oneself one since;
somebody who never claims never takes one off."""
LOOKS: Final = 8
"""Which part of the other's last turns were Peeks; turns of long ago count less and less."""
NOTES: Final = 9

# -- the moment
PHASE: Final = 0
US: Final = 1
THEM: Final = 2
SPACE: Final = 3
SEEN: Final = 4
QUIET: Final = 5
DUTY: Final = 6
TURN: Final = 7
BONUS: Final = 8
"""Whether a Peek begun now may go on to three looks."""
STREAK: Final = 9
"""One's own turns in a row that were a Peek."""
MOMENT: Final = 10

PHASE_TURN: Final = 0
PHASE_LOOKS: Final = 1
PHASE_ANSWER: Final = 2
PHASE_REPLY: Final = 3
PHASE_STOLEN: Final = 4
PHASE_PROOF: Final = 5

DUTY_CLAIM: Final = 1
DUTY_HANDLE: Final = 2

# -- an action as one number: kind * 64 + first * 8 + second
PLACE: Final = 0
HIDE: Final = 1
SWAP: Final = 2
PEEK: Final = 3
STOP: Final = 4
CHALLENGE: Final = 5
ANSWER: Final = 6
BOAST: Final = 7
BELIEVE: Final = 8
DOUBT: Final = 9
STEAL: Final = 10
NAME: Final = 11
KINDS: Final = 12
LEFT: Final = 0
RIGHT: Final = 1

# -- scratch: what the belief and the crowd leave for the choice
W_FORWARD: Final = 0
W_BACKWARD: Final = 128
W_WEIGHTS: Final = 256
W_CHANCE: Final = 312
"""Seven by seven: how likely each hidden symbol (by number) lies on each space."""
W_BEST: Final = 368
W_SURE: Final = 376
W_KNOWS: Final = 384
"""How likely the other knows the stone on a space."""
W_FEARED: Final = 404
"""The same, as a cautious player takes it."""
W_CLAIMS: Final = 392
W_ALL: Final = 416
"""Own proof, the other's, whether the other thinks so; the same of oneself as others see it."""
W_RISE: Final = 424
W_ROWS: Final = 448
W_SITUATION: Final = 576
"""What is so just now, and what the numbers of somebody supple come to (situation.py)."""
W_NUMBERS: Final = 592
SCRATCH: Final = 640
