"""What another may still know: guesses at that mind, weighed by what it does.

Each guess is one strength of memory. Given the strength, the fate of a trace follows from what everybody
sees, so a guess holds chances instead of samples (a particle filter with the traces integrated out): how
likely the other still has the stone right, and how likely it has it wrong without knowing. A guess holds
no symbol: it says what the other knows without saying what there is to know.
"""

from typing import Final

from taberna.bots.tellstones.core.rows import (
    AGE,
    BOAST,
    CHALLENGE,
    DOWN,
    EMPTY,
    GUESS,
    GUESSES,
    MANNERS,
    RECALL,
    REHEARSES,
    RIGHT_HELD,
    SLIP,
    SPACES,
    SWAP,
    TAU,
    USES,
    W_ALL,
    W_KNOWS,
    WEIGHT,
    WRONG_HELD,
    Ints,
    Row,
    kernel,
    kernel_apart,
)
from taberna.bots.tellstones.core.styles import ANYBODY, KINGS, ON_PAPER, STYLE, STYLE_KINDS, STYLES
from taberna.bots.tellstones.core.traces import HALF_OPEN, NOTICED, fade, recall

FIELDS: Final = 5
MEMORIES: Final = (
    (-1.0, 0.20, 0.05),
    (-1.4, 0.20, 0.10),
    (-1.8, 0.12, 0.15),
    (-2.2, 0.10, 0.20),
    (-2.6, 0.08, 0.25),
    (-99.0, 0.0, 0.0),
)
"""The memories one may meet: what a trace needs, how often a swap is missed, how often there is time to
rehearse. They are those of the levels, which a test compares, and one that forgets nothing."""
FORGETS_NOTHING: Final = GUESSES - 1
FEW: Final = 0.1
"""How likely somebody is taken to forget nothing before anything is seen."""
MANNERS_EACH: Final = 6
MANNERS_OF: Final = (
    (0.96, 0.04, 0.0, 0.0, 0.0, 0.0),
    (0.96, 0.04, 0.0, 0.0, 0.0, 0.0),
    (0.96, 0.04, 0.0, 0.0, 0.0, 0.0),
    (0.96, 0.04, 0.0, 0.0, 0.0, 0.0),
    (0.96, 0.04, 0.0, 0.0, 0.0, 0.0),
    (0.2, 0.2, 0.15, 0.15, 0.15, 0.15),
)
"""How likely each manner is at first, by memory: of those who forget, their level's own and anybody's; of
those who do not, the King's, anybody's, and those of four who take notes."""
RULED_OUT: Final = 1e-6
ERRS: Final = 0.03
"""How often somebody who knows better says something else, or the other way round."""
SELDOM: Final = 0.004
"""Less time for rehearsing than this is none."""
LOOKS_AGAIN: Final = 0.15
"""How often one looks at a stone that one knows, for each time at one that one does not."""


@kernel_apart
def crowd_blank(crowd: Row) -> None:
    """Nothing lies face-down yet."""
    for i in range(GUESSES * GUESS):
        crowd[i] = 0.0
    for j in range(GUESSES):
        o = j * GUESS
        tau, slip, budget = MEMORIES[j]
        crowd[o + TAU] = tau
        crowd[o + SLIP] = slip
        crowd[o + REHEARSES] = budget
        crowd[o + WEIGHT] = FEW if j == FORGETS_NOTHING else (1.0 - FEW) / (GUESSES - 1)
        for n in range(MANNERS_EACH):
            crowd[o + MANNERS + n] = MANNERS_OF[j][n]


@kernel
def _empty(crowd: Row, o: int, space: int) -> None:
    for field in range(FIELDS):
        crowd[o + field * 7 + space] = 0.0


@kernel_apart
def crowd_placed(crowd: Row, shifted: int) -> None:
    if not shifted:
        return
    for j in range(GUESSES):
        o = j * GUESS
        for field in range(FIELDS):
            for space in range(6, 0, -1):
                crowd[o + field * 7 + space] = crowd[o + field * 7 + space - 1]
        _empty(crowd, o, 0)


@kernel
def _not_confused_with(crowd: Row, o: int, board: Ints, space: int, down: int) -> None:
    """The other sees this stone for what it is: whatever it took for it, it drops."""
    if down > 1:
        for other in range(board[SPACES]):
            if other != space and board[other] == DOWN:
                crowd[o + WRONG_HELD + other] *= (down - 2) / (down - 1)


@kernel_apart
def crowd_seen(crowd: Row, board: Ints, space: int, down: int) -> None:
    """Hidden before everybody's eyes (nothing is learned of the rest: `down` is 0), or looked at."""
    for j in range(GUESSES):
        o = j * GUESS
        _not_confused_with(crowd, o, board, space, down)
        crowd[o + USES + space] = 1.0
        crowd[o + RIGHT_HELD + space] = 1.0
        crowd[o + WRONG_HELD + space] = 0.0
        crowd[o + AGE + space] = 0.0
        crowd[o + RECALL + space] = 1.0


@kernel_apart
def crowd_turned(crowd: Row, board: Ints, space: int, down: int) -> None:
    for j in range(GUESSES):
        _not_confused_with(crowd, j * GUESS, board, space, down)
        _empty(crowd, j * GUESS, space)


@kernel_apart
def crowd_swapped(crowd: Row, board: Ints, one: int, other: int) -> None:
    """The board still lies as it did before the swap."""
    hidden = (board[one] == DOWN) + (board[other] == DOWN)
    if hidden == 0:
        return
    for j in range(GUESSES):
        o = j * GUESS
        slip = crowd[o + SLIP]
        for field in range(FIELDS):
            a, b = o + field * 7 + one, o + field * 7 + other
            crowd[a], crowd[b] = crowd[b], crowd[a]
        for i in range(2):
            space = one if i == 0 else other
            right = crowd[o + RIGHT_HELD + space]
            if hidden == 2:
                crowd[o + RIGHT_HELD + space] = right * (1.0 - slip)
                crowd[o + WRONG_HELD + space] += right * slip
            else:
                crowd[o + RIGHT_HELD + space] = right * (1.0 - slip * HALF_OPEN)
                crowd[o + WRONG_HELD + space] *= 1.0 - slip * HALF_OPEN


@kernel_apart
def crowd_turn_passes(crowd: Row, board: Ints, down: int, w: Row, at: int) -> None:
    """Each trace fades by the same formula as one's own; scratch holds this turn's losses."""
    for j in range(GUESSES):
        o = j * GUESS
        faded = fade(down, crowd[o + TAU])
        _rehearse(crowd, o, board)
        held, mixed = 0.0, 0.0
        for space in range(board[SPACES]):
            if board[space] != DOWN:
                continue
            crowd[o + AGE + space] += 1.0
            now = recall(max(1.0, crowd[o + USES + space]), crowd[o + AGE + space], faded)
            before = crowd[o + RECALL + space]
            crowd[o + RECALL + space] = now
            w[at + space] = 1.0 - now / before if now < before else 0.0
            mine = crowd[o + RIGHT_HELD + space] + crowd[o + WRONG_HELD + space]
            held += mine
            mixed += (1.0 - NOTICED) * w[at + space] * mine
        for space in range(board[SPACES]):
            if board[space] == DOWN:
                _fade_one(crowd, o, space, w[at + space], held, mixed)


@kernel
def _rehearse(crowd: Row, o: int, board: Ints) -> None:
    """Who has time goes over the weakest trace that is still there: the second weakest only where the
    weakest is gone, and so on."""
    left, done = crowd[o + REHEARSES], 0
    while left > SELDOM:
        weakest = -1
        for space in range(board[SPACES]):
            if board[space] == DOWN and not done >> space & 1:  # noqa: SIM102 - one test a line
                if weakest < 0 or crowd[o + RECALL + space] < crowd[o + RECALL + weakest]:
                    weakest = space
        if weakest < 0:
            return
        done |= 1 << weakest
        crowd[o + USES + weakest] += left
        left *= max(0.0, 1.0 - crowd[o + RIGHT_HELD + weakest] - crowd[o + WRONG_HELD + weakest])


@kernel
def _fade_one(crowd: Row, o: int, space: int, lost: float, held: float, mixed: float) -> None:
    right, wrong = crowd[o + RIGHT_HELD + space], crowd[o + WRONG_HELD + space]
    others = max(1.0, held - right - wrong)
    alone = min(1.0, held - right - wrong)  # with nothing else to confuse it with, a loss is noticed
    own_mix = (1.0 - NOTICED) * lost * max(0.0, alone)
    by_others = max(0.0, mixed - (1.0 - NOTICED) * lost * (right + wrong)) / others
    stays = (1.0 - lost) * (1.0 - by_others)
    crowd[o + RIGHT_HELD + space] = right * stays
    turned_wrong = right * (own_mix + (1.0 - lost) * by_others)
    crowd[o + WRONG_HELD + space] = wrong * (1.0 - lost + own_mix) + turned_wrong


@kernel_apart
def crowd_weigh(crowd: Row, board: Ints, w: Row, at: int) -> None:
    """How likely the other knows each stone and the whole Line, and thinks so."""
    for space in range(7):
        w[W_KNOWS + space] = 0.0
    proof, thinks = 0.0, 0.0
    for j in range(GUESSES):
        o = j * GUESS
        weight = crowd[o + WEIGHT]
        rights, helds = 1.0, 1.0
        for space in range(board[SPACES]):
            if board[space] == DOWN:
                rights *= crowd[o + RIGHT_HELD + space]
                helds *= crowd[o + RIGHT_HELD + space] + crowd[o + WRONG_HELD + space]
        proof += weight * rights
        thinks += weight * helds
        for space in range(board[SPACES]):
            if board[space] == DOWN:
                right = crowd[o + RIGHT_HELD + space]
                blank = max(0.0, 1.0 - right - crowd[o + WRONG_HELD + space])
                rest_right, rest_held = _rest(crowd, o, board, space)
                w[W_KNOWS + space] += weight * (right + blank * rest_right)
                proof += weight * blank * rest_right
                thinks += weight * blank * rest_held
    w[W_ALL + at] = min(1.0, proof)
    w[W_ALL + at + 1] = min(1.0, thinks)


@kernel
def _rest(crowd: Row, o: int, board: Ints, space: int) -> tuple[float, float]:
    """How likely all other stones are known, and thought to be."""
    rights, helds = 1.0, 1.0
    for other in range(board[SPACES]):
        if other != space and board[other] == DOWN:
            rights *= crowd[o + RIGHT_HELD + other]
            helds *= crowd[o + RIGHT_HELD + other] + crowd[o + WRONG_HELD + other]
    return rights, helds


@kernel_apart
def heard_answer(crowd: Row, board: Ints, space: int, right: int, heed: float) -> None:
    """It named the stone rightly, or not. The stone still lies face-down, so only the strength of memory is
    learned: nobody need remember a stone that shows."""
    for j in range(GUESSES):
        o = j * GUESS
        blanks = 1.0
        for other in range(board[SPACES]):
            if other != space and board[other] == DOWN:
                blanks += 1.0 - crowd[o + RIGHT_HELD + other] - crowd[o + WRONG_HELD + other]
        mine, wrong = crowd[o + RIGHT_HELD + space], crowd[o + WRONG_HELD + space]
        chance = (1.0 - ERRS) * mine + ERRS * wrong + (1.0 - mine - wrong) / blanks
        crowd[o + WEIGHT] *= (chance if right else 1.0 - chance) ** heed
    settle_crowd(crowd)


@kernel_apart
def heard_look(crowd: Row, board: Ints, space: int, heed: float) -> None:
    """One looks where one does not know, mostly. The look itself comes after."""
    for j in range(GUESSES):
        o = j * GUESS
        here, places = 0.0, 0.0
        for other in range(board[SPACES]):
            if board[other] == DOWN:
                held = crowd[o + RIGHT_HELD + other] + crowd[o + WRONG_HELD + other]
                chance = 1.0 - held + LOOKS_AGAIN * held
                places += chance
                if other == space:
                    here = chance
        crowd[o + WEIGHT] *= (here / places) ** heed
        for other in range(board[SPACES]):
            if board[other] == DOWN and other != space:
                _passed_over(crowd, o, other, places, heed)
    settle_crowd(crowd)


@kernel
def _passed_over(crowd: Row, o: int, space: int, places: float, heed: float) -> None:
    """It could have looked here and did not: so this stone is a little more likely known."""
    held = crowd[o + RIGHT_HELD + space] + crowd[o + WRONG_HELD + space]
    if held > 0.0:
        rest = places - (1.0 - held + LOOKS_AGAIN * held)
        odds = ((rest + 1.0) / (rest + LOOKS_AGAIN)) ** heed
        more = odds / (held * odds + 1.0 - held)
        crowd[o + RIGHT_HELD + space] *= more
        crowd[o + WRONG_HELD + space] *= more


@kernel_apart
def heard_claim(crowd: Row, board: Ints, bluffs: float, heed: float) -> None:
    """It boasted or stole and was believed: it thinks it knows the whole Line, or it bluffs so often."""
    for j in range(GUESSES):
        o = j * GUESS
        thinks = 1.0
        for space in range(board[SPACES]):
            if board[space] == DOWN:
                thinks *= crowd[o + RIGHT_HELD + space] + crowd[o + WRONG_HELD + space]
        thinks = min(0.999, thinks)
        whole = thinks + bluffs * (1.0 - thinks)
        crowd[o + WEIGHT] *= whole**heed
        left = (bluffs / whole) ** heed  # how much of what was taken to be forgotten still is
        for space in range(board[SPACES]):
            if board[space] == DOWN:
                held = crowd[o + RIGHT_HELD + space] + crowd[o + WRONG_HELD + space]
                if held > 0.0:
                    more = (1.0 - (1.0 - held) * left) / held
                    crowd[o + RIGHT_HELD + space] *= more
                    crowd[o + WRONG_HELD + space] *= more
    settle_crowd(crowd)


@kernel
def heard_hesitation(crowd: Row, space: int, slow: float, heed: float) -> None:
    """Who takes long over an answer is less likely to know it."""
    for j in range(GUESSES):
        o = j * GUESS
        held = crowd[o + RIGHT_HELD + space] + crowd[o + WRONG_HELD + space]
        crowd[o + WEIGHT] *= (1.0 - slow * held) ** heed
    settle_crowd(crowd)


@kernel
def manner_at(j: int, n: int) -> int:
    """Which row of STYLES is the n-th manner of this memory."""
    if n == 1:
        return ANYBODY
    if j < FORGETS_NOTHING:
        return j
    return KINGS if n == 0 else ON_PAPER + n - 2


@kernel_apart
def heard_move(crowd: Row, board: Ints, kind: int, apart: int, trust: float) -> None:
    """What somebody chose to do with a turn, where everything was open to them, tells who it may be. `apart`
    says that a Swap moved an open stone; the board lies as it did before."""
    down, up = 0, 0
    for space in range(board[SPACES]):
        if board[space] == DOWN:
            down += 1
        elif board[space] != EMPTY:
            up = 1
    at = (down * 2 + up) * STYLE_KINDS
    if kind == SWAP:
        at += 6 if apart else 2
    elif kind == CHALLENGE:
        at += 4
    elif kind == BOAST:
        at += 5
    else:
        at += kind
    for j in range(GUESSES):
        o, total = j * GUESS, 0.0
        for n in range(MANNERS_EACH):
            if crowd[o + MANNERS + n] > 0.0:
                crowd[o + MANNERS + n] *= STYLES[manner_at(j, n) * STYLE + at] ** trust
                total += crowd[o + MANNERS + n]
        crowd[o + WEIGHT] *= total
        for n in range(MANNERS_EACH):
            crowd[o + MANNERS + n] /= total
    settle_crowd(crowd)


@kernel
def settle_crowd(crowd: Row) -> None:
    """Weights that make a whole. No memory is ever ruled out."""
    total, rest = 0.0, 0.0
    for j in range(GUESSES):
        total += crowd[j * GUESS + WEIGHT]
    for j in range(GUESSES):
        crowd[j * GUESS + WEIGHT] = max(RULED_OUT, crowd[j * GUESS + WEIGHT] / total)
        rest += crowd[j * GUESS + WEIGHT]
    for j in range(GUESSES):
        crowd[j * GUESS + WEIGHT] /= rest
