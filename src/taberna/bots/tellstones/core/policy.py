"""What to do. Every move is worth the change it makes to one's chances to win, as far as that can be
told, and a number of the player's own for what can't. The best is taken, loosely."""

from math import exp, log
from typing import Final

from taberna.bots.tellstones.core.belief import weigh_orders
from taberna.bots.tellstones.core.board import count_down, end_space
from taberna.bots.tellstones.core.chance import choose_any
from taberna.bots.tellstones.core.claims import (
    BOASTS,
    DOUBTS,
    GUESSER,
    KNOWER,
    REPLIES,
    solve_claim,
    worth,
)
from taberna.bots.tellstones.core.crowd import FORGETS_NOTHING, crowd_weigh
from taberna.bots.tellstones.core.draw import AT_CHOICE, uniform
from taberna.bots.tellstones.core.paper import choose_on_paper
from taberna.bots.tellstones.core.params import (
    ADAPT,
    AGAIN,
    BLUFF,
    BOAST_MIX,
    BORED,
    CALL,
    CLAIM_TEMPER,
    HIDE_DOWN,
    HIDE_EDGE,
    HONEST,
    IMPATIENCE,
    KEEP_UP,
    KIND,
    MIX,
    NOTES_FROM,
    NUMBERS,
    P_BOAST,
    P_BURNT,
    P_CHALLENGE,
    P_DOUBT,
    P_HIDE,
    P_PEEK,
    P_PLACE,
    P_STEAL,
    P_SWAP,
    PATIENCE,
    PEEK_DOUBT,
    PLACE_LINE,
    PLAIN,
    RANDOM,
    REST,
    SHALLOW,
    SPARE,
    STUDY,
    SUSPECTS,
    SWAP_OPEN,
    SWAP_THEM,
    SWAP_US,
    TEMPER,
    WARY,
)
from taberna.bots.tellstones.core.plain import choose_plainly, count_blank, surest_name
from taberna.bots.tellstones.core.rows import (
    ANSWER,
    BELIEVE,
    BELIEVED,
    BLUFFED,
    BOAST,
    BONUS,
    BURNT,
    CHALLENGE,
    DOUBT,
    DOUBTED,
    DOWN,
    DUTY,
    DUTY_CLAIM,
    DUTY_HANDLE,
    EMPTY,
    GUESS,
    HIDE,
    LOOKS,
    PEEK,
    PHASE,
    PHASE_ANSWER,
    PHASE_LOOKS,
    PHASE_REPLY,
    PHASE_STOLEN,
    PHASE_TURN,
    PLACE,
    POOL,
    PROVED,
    QUIET,
    SEEN,
    SPACE,
    SPACES,
    STEAL,
    STOLE,
    STOP,
    STREAK,
    SWAP,
    THEM,
    US,
    W_ALL,
    W_BEST,
    W_CLAIMS,
    W_FEARED,
    W_KNOWS,
    W_NUMBERS,
    W_SURE,
    WEIGHT,
    Ints,
    Row,
    kernel,
    kernel_apart,
)
from taberna.bots.tellstones.core.situation import move_numbers

MINE: Final = W_ALL
"""Own proof."""
THEIRS: Final = W_ALL + 1
THEY_THINK: Final = W_ALL + 2
SEEN_AS: Final = W_ALL + 4
"""What others may think of one's own knowledge."""
W_WORTH: Final = W_ALL + 5
"""The worth of the move that was chosen, for choosing between Lines and for telling why."""
BARRED: Final = W_ALL + 6
"""Whether to claim the Line now would be a bluff, for somebody who does not bluff."""
UNFORGETTING: Final = W_ALL + 7
"""How likely the other forgets nothing, beyond what is never ruled out."""
UNSURE: Final = 0.05
LUCK: Final = 0.25
"""How often somebody who has forgotten a stone names it all the same."""
NEVER: Final = -1e9
AT_ENOUGH: Final = 3
"""The number of the draw whether one is bored; moves among which is chosen begin with 8."""
ENOUGH: Final = 1.0
"""What is added to a claim out of boredom, so that it is made on the Line it was thought of."""
ONE_SHORT: Final = 2
"""With so many points of the other's, to believe a claim is to lose the game: nobody does (TS-1.6)."""
A_THIRD: Final = 1.0 / 3.0
"""Who looks more often than this means to know more when the bell rings."""


@kernel
def choose(
    own: Row, crowd: Row, mirror: Row, notes: Row, board: Ints, moment: Ints, par: Row, w: Row,
    key: int, lock: int, seq: int,
) -> int:  # fmt: skip
    w[W_WORTH] = 0.0
    if par[KIND] == RANDOM:
        return choose_any(board, moment, key, lock, seq)
    return _considered(own, crowd, mirror, notes, board, moment, par, w, key, lock, seq)


@kernel_apart
def _considered(
    own: Row, crowd: Row, mirror: Row, notes: Row, board: Ints, moment: Ints, par: Row, w: Row,
    key: int, lock: int, seq: int,
) -> int:  # fmt: skip
    weigh_orders(own, board, w)
    if par[KIND] == PLAIN:
        return choose_plainly(own, board, moment, w, key, lock, seq)
    if par[KIND] >= NOTES_FROM:
        return choose_on_paper(own, crowd, board, moment, par, w, key, lock, seq)
    phase = moment[PHASE]
    if phase == PHASE_ANSWER:
        return ANSWER * 64 + int(w[W_BEST + moment[SPACE]]) * 8
    if phase == PHASE_LOOKS:
        return _look_on(board, moment, w)
    if phase != PHASE_TURN and phase != PHASE_REPLY and phase != PHASE_STOLEN:
        return surest_name(board, w)
    w[BARRED] = 1.0 if par[HONEST] > 0.0 and count_blank(own, board) > 1 else 0.0
    crowd_weigh(mirror, board, w, 3)
    crowd_weigh(crowd, board, w, 1)
    _take_care(crowd, mirror, board, par, w)
    move_numbers(notes, board, moment, par, w)
    return _decided(notes, board, moment, w[W_NUMBERS : W_NUMBERS + NUMBERS], w, key, lock, seq)


@kernel
def _decided(notes: Row, board: Ints, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int) -> int:
    phase = moment[PHASE]
    if phase == PHASE_REPLY:
        return _reply(notes, moment, par, w, key, lock, seq)
    if phase == PHASE_STOLEN:
        return _answer_steal(notes, moment, par, w, key, lock, seq)
    return _move(notes, board, moment, par, w, key, lock, seq)


@kernel
def _take_care(crowd: Row, mirror: Row, board: Ints, par: Row, w: Row) -> None:
    """Somebody cautious plays as though the other forgot nothing at least so often: a rule for playing, that
    leaves alone what is believed."""
    suspects, last = par[SUSPECTS], FORGETS_NOTHING * GUESS + WEIGHT
    fear = max(0.0, suspects - crowd[last]) / (1.0 - crowd[last])
    for space in range(7):
        w[W_FEARED + space] = w[W_KNOWS + space] + fear * (1.0 - w[W_KNOWS + space])
    w[THEIRS] += fear * (1.0 - w[THEIRS])
    w[THEY_THINK] += fear * (1.0 - w[THEY_THINK])
    seen = max(0.0, suspects - mirror[last]) / (1.0 - mirror[last])
    w[SEEN_AS - 1] += seen * (1.0 - w[SEEN_AS - 1])
    w[SEEN_AS] += seen * (1.0 - w[SEEN_AS])
    w[UNFORGETTING] = max(0.0, (crowd[last] - suspects) / (1.0 - suspects))


@kernel
def _look_on(board: Ints, moment: Ints, w: Row) -> int:
    best = -1
    for space in range(board[SPACES]):
        if board[space] == DOWN and not moment[SEEN] >> space & 1 and w[W_SURE + space] < 1.0 - UNSURE:  # noqa: SIM102
            if best < 0 or w[W_SURE + space] < w[W_SURE + best]:
                best = space
    return PEEK * 64 + best * 8 if best >= 0 else STOP * 64


@kernel
def loosely(worth_of: float, temper: float, key: int, lock: int, seq: int, code: int) -> float:
    """A worth with a little noise: the best of these is each move with its share (Gumbel)."""
    return worth_of - temper * log(-log(uniform(key, lock, seq, AT_CHOICE, 8 + code)))


@kernel
def _move(notes: Row, board: Ints, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int) -> int:
    duty, temper = moment[DUTY], par[TEMPER]
    if duty == 0 and _is_bored(notes, board, moment, par, key, lock, seq):
        code = _best_claim(notes, board, moment, par, w, key, lock, seq)
        w[W_WORTH] += ENOUGH
        return code
    best, top = -1, NEVER
    if duty != DUTY_HANDLE and count_down(board) > 0:
        code = _best_claim(notes, board, moment, par, w, key, lock, seq)
        best, top = code, w[W_WORTH]
    lying = 0
    for space in range(board[SPACES]):
        lying += 1 if board[space] != EMPTY else 0
    down = count_down(board)
    if duty != DUTY_CLAIM:
        edge = par[HIDE_EDGE] * (w[SEEN_AS] - w[THEY_THINK]) - par[SHALLOW] * w[UNFORGETTING]
        for space in range(board[SPACES]):
            if board[space] != DOWN and board[space] != EMPTY:
                code = HIDE * 64 + space * 8
                value = loosely(
                    par[P_HIDE] + par[HIDE_DOWN] * down / 7.0 + edge, temper, key, lock, seq, code
                )
                if value > top:
                    best, top = code, value
        for end in range(2):
            if board[POOL] and end_space(board, end) >= 0:
                for symbol in range(7):
                    if board[POOL] >> symbol & 1:
                        code = PLACE * 64 + symbol * 8 + end
                        value = loosely(
                            par[P_PLACE] + par[PLACE_LINE] * lying / 7.0, temper, key, lock, seq, code
                        )
                        if value > top:
                            best, top = code, value
    if duty == 0:
        quiet = _best_quiet(notes, board, moment, par, w, key, lock, seq, top)
        if quiet >= 0:
            return quiet
    w[W_WORTH] = top
    return best


@kernel
def _is_bored(notes: Row, board: Ints, moment: Ints, par: Row, key: int, lock: int, seq: int) -> int:
    """Less and less often against somebody who wins by waiting; never never."""
    if par[BORED] <= 0.0 or moment[QUIET] < par[PATIENCE] or count_down(board) < 2:
        return 0
    chance = par[BORED] * (1.0 - par[P_BURNT]) ** notes[BURNT]
    return 1 if uniform(key, lock, seq, AT_CHOICE, AT_ENOUGH) < chance else 0


@kernel_apart
def _best_quiet(
    notes: Row, board: Ints, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int, top: float
) -> int:
    """A Swap or a Peek that is worth more than the best so far."""
    temper, best = par[TEMPER], -1
    spare = par[SPARE] * w[UNFORGETTING]
    swap, first, swap_worth = -1, NEVER, NEVER
    looks = 2.0 if moment[BONUS] else 1.0
    more = par[STUDY] * w[UNFORGETTING] + par[KEEP_UP] * max(0.0, notes[LOOKS] - A_THIRD)
    for one in range(board[SPACES]):
        if board[one] == EMPTY:
            continue
        if board[one] == DOWN:
            code = PEEK * 64 + one * 8
            value = par[P_PEEK] + par[PEEK_DOUBT] * (1.0 - w[W_SURE + one]) * looks
            value += more - par[AGAIN] * moment[STREAK] * (1.0 - w[UNFORGETTING])
            value = loosely(value, temper, key, lock, seq, code)
            if value > top:
                best, top = code, value
        for other in range(one + 1, board[SPACES]):
            if board[other] == EMPTY or (board[one] != DOWN and board[other] != DOWN):
                continue
            code = SWAP * 64 + one * 8 + other
            sure = 0.5 * (w[W_SURE + one] + w[W_SURE + other])
            known = 0.5 * (w[W_FEARED + one] + w[W_FEARED + other])
            value = par[P_SWAP] + par[SWAP_THEM] * known - par[SWAP_US] * sure
            if board[one] != DOWN or board[other] != DOWN:
                value -= par[SWAP_OPEN]
            value = loosely(value, temper, key, lock, seq, code)
            rank = value - spare * sure
            if rank > first:
                swap, first, swap_worth = code, rank, value
    if swap_worth > top:
        best, top = swap, swap_worth
    if best >= 0:
        w[W_WORTH] = top
    return best


@kernel_apart
def _best_claim(
    notes: Row, board: Ints, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int
) -> int:
    us, them = moment[US], moment[THEM]
    now = worth(us, them)
    won, lost = worth(us + 1, them), worth(us, them + 1)
    restless = min(par[REST], par[IMPATIENCE] * moment[QUIET])
    restless *= (1.0 - par[WARY] * w[UNFORGETTING]) * (1.0 - par[P_BURNT]) ** notes[BURNT]
    down, temper = count_down(board), par[TEMPER]
    best, top = BOAST * 64, NEVER
    for space in range(board[SPACES]):
        if board[space] != DOWN:
            continue
        right = w[W_FEARED + space] + (1.0 - w[W_FEARED + space]) * LUCK if down > 1 else 1.0
        code = CHALLENGE * 64 + space * 8
        value = (1.0 - right) * won + right * lost - now + par[P_CHALLENGE] + restless
        value = loosely(value, temper, key, lock, seq, code)
        if value > top:
            best, top = code, value
    if w[BARRED] == 0.0:
        value = _boast_worth(notes, moment, par, w) - now + restless
        value = loosely(value, temper, key, lock, seq, BOAST * 64)
        if value > top:
            best, top = BOAST * 64, value
    w[W_WORTH] = top
    return best


@kernel_apart
def _boast_worth(notes: Row, moment: Ints, par: Row, w: Row) -> float:
    """The chances to win after a Boast, against replies as the solved game and this opponent make them."""
    us, them = moment[US], moment[THEM]
    solve_claim(w[SEEN_AS], w[THEY_THINK], us, them, w)
    mine, theirs = w[MINE], w[THEY_THINK]
    total, stolen, proofs = 0.0, 0.0, 0.0
    for knows in range(2):  # the replier knows, or does not
        share = theirs if knows == 0 else 1.0 - theirs
        at = W_CLAIMS + REPLIES + 3 * knows
        stole = notes[STOLE] if knows == 0 else 0.0  # who stole before is taken to have known
        seen = 1.0 + par[ADAPT] * (notes[BELIEVED] + notes[DOUBTED] + stole)
        believes = (w[at] + par[ADAPT] * notes[BELIEVED]) / seen
        doubts = (w[at + 1] + par[ADAPT] * notes[DOUBTED]) / seen
        steals = (w[at + 2] + par[ADAPT] * stole) / seen
        total += share * (believes * worth(us + 1, them) + doubts * mine)
        stolen += share * steals
        proofs += share * steals * (KNOWER if knows == 0 else GUESSER)
    total += max(stolen * worth(us, them + 1), stolen - proofs)
    solved = mine * w[W_CLAIMS + BOASTS] + (1.0 - mine) * w[W_CLAIMS + BOASTS + 1]
    return total + par[P_BOAST] + par[BLUFF] * (1.0 - mine) + par[BOAST_MIX] * (solved - 0.5)


@kernel
def _claimant_knows(prior: float, if_knows: float, if_not: float) -> float:
    real, bluff = prior * if_knows, (1.0 - prior) * if_not
    return real / (real + bluff) if real + bluff > 0.0 else prior


@kernel
def _reply(notes: Row, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int) -> int:
    us, them, mine = moment[US], moment[THEM], w[MINE]
    solve_claim(w[THEY_THINK], w[SEEN_AS], them, us, w)
    knows = _claimant_knows(w[THEY_THINK], w[W_CLAIMS + BOASTS], w[W_CLAIMS + BOASTS + 1])
    seen = par[ADAPT] * (notes[PROVED] + notes[BLUFFED])
    knows = (knows + par[ADAPT] * notes[PROVED]) / (1.0 + seen)
    called = knows * w[W_CLAIMS + DOUBTS] + (1.0 - knows) * w[W_CLAIMS + DOUBTS + 1]
    believe = worth(us, them + 1)
    doubt = 1.0 - knows * KNOWER - (1.0 - knows) * GUESSER + par[P_DOUBT]
    steal = called * mine + (1.0 - called) * worth(us + 1, them) + par[P_STEAL]
    temper = par[CLAIM_TEMPER]
    top = max(believe, max(doubt, steal))
    e0, e1, e2 = exp((believe - top) / temper), exp((doubt - top) / temper), exp((steal - top) / temper)
    whole, mix = e0 + e1 + e2, par[MIX]
    at = W_CLAIMS + REPLIES
    p0 = (1.0 - mix) * e0 / whole + mix * (mine * w[at] + (1.0 - mine) * w[at + 3])
    p1 = (1.0 - mix) * e1 / whole + mix * (mine * w[at + 1] + (1.0 - mine) * w[at + 4])
    w[W_WORTH] = top
    if w[BARRED] > 0.0:
        p0 /= p0 + p1
        p1 = 1.0 - p0
        w[W_WORTH] = max(believe, doubt)
    if them == ONE_SHORT:
        p1 += p0 if doubt > steal or w[BARRED] > 0.0 else 0.0
        p0 = 0.0
    pick = uniform(key, lock, seq, AT_CHOICE, 0)
    if pick < p0:
        return BELIEVE * 64
    return DOUBT * 64 if pick < p0 + p1 else STEAL * 64


@kernel
def _answer_steal(notes: Row, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int) -> int:
    us, them, mine = moment[US], moment[THEM], w[MINE]
    solve_claim(w[SEEN_AS], w[THEY_THINK], us, them, w)
    at = W_CLAIMS + REPLIES
    knows = _claimant_knows(w[THEY_THINK], w[at + 2], w[at + 5])
    believe = worth(us, them + 1)
    doubt = 1.0 - knows * KNOWER - (1.0 - knows) * GUESSER + par[CALL]
    chance = 1.0 / (1.0 + exp((believe - doubt) / par[CLAIM_TEMPER]))
    solved = mine * w[W_CLAIMS + DOUBTS] + (1.0 - mine) * w[W_CLAIMS + DOUBTS + 1]
    chance = (1.0 - par[MIX]) * chance + par[MIX] * solved
    if them == ONE_SHORT:
        chance = 1.0
    w[W_WORTH] = max(believe, doubt)
    return DOUBT * 64 if uniform(key, lock, seq, AT_CHOICE, 0) < chance else BELIEVE * 64
