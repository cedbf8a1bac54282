"""What each level is tuned towards: how it fares against its neighbours, and how it plays while it does."""

from dataclasses import dataclass, field

PLACE, HIDE, SWAP, PEEK, _, CHALLENGE, _, BOAST, BELIEVE, DOUBT, STEAL, _, BLUFF = range(13)
"""Where each count stands in what the card hands back (duel.DONE)."""
TURNS = [PLACE, HIDE, SWAP, PEEK, CHALLENGE, BOAST]


@dataclass(frozen=True)
class Aim:
    """A character in numbers. Whatever is missed costs; nothing is gained by more of it."""

    above: tuple[float, float] = (0.0, 1.0)
    """Between what the points against the level above should lie."""
    least: dict[int, float] = field(default_factory=dict)
    """Actions a game, at least."""
    most: dict[int, float] = field(default_factory=dict)
    peeks: float = 0.31
    """Of all turns, at most."""
    looks: float = 0.12
    """Of all turns, Peeks at least."""
    swaps: float = 0.0
    """Of all turns, at least."""
    still: float = 1.0
    """Of all turns, Swaps at most."""
    firm: float = 1.0
    """How much more than with others it costs to look too often, or not to bluff."""
    turns: float = 0.0
    """Of one's own a game, at least."""
    bluffs: tuple[float, float] = (0.0, 1.0)
    """Of all Boasts."""
    drawn: float = 0.08
    """At the cap, at most."""

    def cost(self, actions, drawn):
        """`actions` by candidate and kind, `drawn` by candidate: means over rivals."""
        turns = actions[:, TURNS].sum(axis=1)
        cost = self.firm * over(actions[:, PEEK] / turns, self.peeks)
        cost += outside(actions[:, SWAP] / turns, self.swaps, self.still)
        cost += under(actions[:, PEEK] / turns, self.looks)
        if self.turns:
            cost += 0.5 * under(turns / self.turns, 1.0)
        for kind, least in self.least.items():
            cost += 0.15 * under(actions[:, kind] / least, 1.0)
        for kind, most in self.most.items():
            cost += 0.15 * over(actions[:, kind] / most, 1.0).clip(max=1.0)
        bluffs = actions[:, BLUFF] / actions[:, BOAST].clip(min=1e-3)
        return cost + 0.8 * self.firm * outside(bluffs, *self.bluffs) + 0.5 * over(drawn, self.drawn)


def over(found, most):
    return (found - most).clip(min=0.0)


def under(found, least):
    return (least - found).clip(min=0.0)


def outside(found, low: float, high: float):
    return under(found, low) + over(found, high)


def points(won, drawn):
    return won + 0.5 * drawn


AIMS = {
    "king": Aim(
        least={SWAP: 3.0, BOAST: 0.5, CHALLENGE: 0.3}, peeks=0.30, bluffs=(0.04, 0.5),
        firm=2.5,
    ),
    "marshal": Aim(
        above=(0.26, 0.30), least={BOAST: 1.2, SWAP: 2.0, CHALLENGE: 0.4}, most={BOAST: 2.0},
        bluffs=(0.5, 0.9), turns=17.0,
    ),
    "knight": Aim(
        above=(0.26, 0.31), least={BOAST: 0.45, CHALLENGE: 0.5}, most={BOAST: 0.9, CHALLENGE: 1.5},
        swaps=0.44, bluffs=(0.05, 0.45), turns=19.0,
    ),
    "squire": Aim(
        above=(0.24, 0.28), least={CHALLENGE: 2.0, BOAST: 0.4, SWAP: 1.2}, most={BOAST: 0.8, CHALLENGE: 3.0},
        bluffs=(0.0, 0.3), turns=11.0, still=0.11, looks=0.02, peeks=0.1,
    ),
    "page": Aim(
        above=(0.32, 0.40), least={BOAST: 0.8, CHALLENGE: 0.4, SWAP: 1.2}, most={BOAST: 1.6, CHALLENGE: 0.9},
        turns=14.0, still=0.08, looks=0.42, peeks=0.55,
    ),
}  # fmt: skip
PAPER_LEAST = 0.425
"""What the King should get at least against anybody who takes notes, a draw counting half."""
PAPER_PEEKS = 0.5
