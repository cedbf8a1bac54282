"""The game within the game: Boast, then believe, doubt or steal, then believe or doubt (TS-3.5 to TS-3.11).

Each side either knows the Line or does not, and each holds the other to know it with some chance. Payoffs
are the boaster's chances to win the game. Solved by regret matching, where it is asked, for the chances
and the score of that moment.
"""

from typing import Final

from taberna.bots.tellstones.core.rows import W_CLAIMS, Row, kernel, kernel_apart

ROUNDS: Final = 40
KNOWER: Final = 0.95
"""A proof by one who thinks to know everything succeeds so often; for others it is a guess."""
GUESSER: Final = 0.08
FLOOR: Final = 0.02
"""Nobody is ever quite sure that the other would not boast."""

# In the scratch row at W_CLAIMS, after solving: boasts of one who knows and of one who does not (2),
# replies of both (2 x believe, doubt, steal), doubts of a steal by both (2).
BOASTS: Final = 0
REPLIES: Final = 2
DOUBTS: Final = 8

WORTH: Final = (
    (0.50, 0.39, 0.25),
    (0.61, 0.50, 0.35),
    (0.75, 0.65, 0.50),
)
"""How likely the game is won with so many points against so many: as often as Kings won from there when the
players were tuned (bench/bots/worth.py). It is nearer to a half than a race to three would be, because a
proof decides at any score."""


@kernel
def worth(us: int, them: int) -> float:
    if us >= 3:
        return 1.0
    if them >= 3:
        return 0.0
    return WORTH[us][them]


@kernel_apart
def solve_claim(boaster: float, replier: float, us: int, them: int, w: Row) -> None:
    """`boaster` and `replier` are the chances that they know; `us` are the boaster's points."""
    now, gained, robbed = worth(us, them), worth(us + 1, them), worth(us, them + 1)
    knows_b = min(0.99, max(0.01, boaster))
    knows_r = min(0.99, max(0.01, replier))
    # Regrets: boast or not (2 x 2), replies (2 x 3), doubt or believe the steal (2 x 2).
    b00, b01, b10, b11 = 0.0, 0.0, 0.0, 0.0
    r00, r01, r02, r10, r11, r12 = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    s00, s01, s10, s11 = 0.0, 0.0, 0.0, 0.0
    for i in range(10):
        w[W_CLAIMS + i] = 0.0
    total = 0.0
    for n in range(ROUNDS):
        boast_k = max(FLOOR, b01 / (b00 + b01)) if b00 + b01 > 0.0 else 0.5
        boast_n = max(FLOOR, b11 / (b10 + b11)) if b10 + b11 > 0.0 else 0.5
        sum_k, sum_n = r00 + r01 + r02, r10 + r11 + r12
        bel_k, dou_k = (r00 / sum_k, r01 / sum_k) if sum_k > 0.0 else (1 / 3, 1 / 3)
        bel_n, dou_n = (r10 / sum_n, r11 / sum_n) if sum_n > 0.0 else (1 / 3, 1 / 3)
        ste_k, ste_n = 1.0 - bel_k - dou_k, 1.0 - bel_n - dou_n
        call_k = s01 / (s00 + s01) if s00 + s01 > 0.0 else 0.5
        call_n = s11 / (s10 + s11) if s10 + s11 > 0.0 else 0.5
        weight = n + 1.0
        total += weight
        w[W_CLAIMS] += weight * boast_k
        w[W_CLAIMS + 1] += weight * boast_n
        w[W_CLAIMS + 2] += weight * bel_k
        w[W_CLAIMS + 3] += weight * dou_k
        w[W_CLAIMS + 4] += weight * ste_k
        w[W_CLAIMS + 5] += weight * bel_n
        w[W_CLAIMS + 6] += weight * dou_n
        w[W_CLAIMS + 7] += weight * ste_n
        w[W_CLAIMS + 8] += weight * call_k
        w[W_CLAIMS + 9] += weight * call_n

        # The boaster, by what he knows.
        called = knows_r * ste_k * (1.0 - KNOWER) + (1.0 - knows_r) * ste_n * (1.0 - GUESSER)
        stolen = knows_r * ste_k + (1.0 - knows_r) * ste_n
        believed = knows_r * bel_k + (1.0 - knows_r) * bel_n
        doubted = knows_r * dou_k + (1.0 - knows_r) * dou_n
        ev_k = believed * gained + doubted * KNOWER + call_k * called + (1.0 - call_k) * stolen * robbed
        ev_n = believed * gained + doubted * GUESSER + call_n * called + (1.0 - call_n) * stolen * robbed
        mean = boast_k * ev_k + (1.0 - boast_k) * now
        b00, b01 = max(0.0, b00 + now - mean), max(0.0, b01 + ev_k - mean)
        mean = boast_n * ev_n + (1.0 - boast_n) * now
        b10, b11 = max(0.0, b10 + now - mean), max(0.0, b11 + ev_n - mean)
        mean = call_k * called + (1.0 - call_k) * stolen * robbed
        s00, s01 = max(0.0, s00 + stolen * robbed - mean), max(0.0, s01 + called - mean)
        mean = call_n * called + (1.0 - call_n) * stolen * robbed
        s10, s11 = max(0.0, s10 + stolen * robbed - mean), max(0.0, s11 + called - mean)

        # The replier, who wants the boaster's chances low.
        real, bluff = knows_b * boast_k, (1.0 - knows_b) * boast_n
        believe = (real + bluff) * gained
        doubt = real * KNOWER + bluff * GUESSER
        proof = real * call_k + bluff * call_n
        kept = (real * (1.0 - call_k) + bluff * (1.0 - call_n)) * robbed
        steal_k, steal_n = proof * (1.0 - KNOWER) + kept, proof * (1.0 - GUESSER) + kept
        mean = bel_k * believe + dou_k * doubt + ste_k * steal_k
        r00, r01, r02 = (
            max(0.0, r00 + mean - believe), max(0.0, r01 + mean - doubt), max(0.0, r02 + mean - steal_k)
        )  # fmt: skip
        mean = bel_n * believe + dou_n * doubt + ste_n * steal_n
        r10, r11, r12 = (
            max(0.0, r10 + mean - believe), max(0.0, r11 + mean - doubt), max(0.0, r12 + mean - steal_n)
        )  # fmt: skip
    for i in range(10):
        w[W_CLAIMS + i] /= total
