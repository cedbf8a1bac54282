"""The King's Round with a partner who is none of ours: a level and a stand-in for a person against another
level and the same stand-in, through the engine, bell on.

python bench/bots/partners.py PAIRS [ONE OTHER ...]      # the steps of the ladder, if none is named
The stand-in is the simple player: it has no mind of the levels, reads nobody and never talks. Of each match:
the first level's share of the points with its interval (95 %, between pairs of games with the sides changed),
and the turns of a game.
"""

import json
import sys
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev

from taberna.bots import AnyBot, any_bot
from taberna.bots.tellstones.levels import LADDER, bot
from taberna.bots.tellstones.measure.engine import Played, play_game
from taberna.bots.tellstones.simple import SIMPLE
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import side

ROUND = Options(variant="round", last_orders="on", turns_max=400)
POINTS = {"A": 1.0, "B": 0.0}


def match(one: str, other: str, pairs: int) -> dict[str, object]:
    players = any_bot(bot(one)), any_bot(bot(other))
    games = [(play(*players, f"partners {n}"), play(*players[::-1], f"partners {n}")) for n in range(pairs)]
    shares = [(points(there) + 1 - points(back)) / 2 for there, back in games]
    half = 1.96 * stdev(shares) / sqrt(pairs)
    share = mean(shares)
    return {
        "games": 2 * pairs,
        "points": round(share, 3),
        "interval": [round(share - half, 3), round(share + half, 3)],
        "turns": round(mean(game.turns for both in games for game in both), 1),
    }


def play(one: AnyBot, other: AnyBot, seed: str) -> Played:
    """The first of each side in the order of seats is the level, the second the stand-in."""
    sides = {"A": iter((one, any_bot(SIMPLE))), "B": iter((other, any_bot(SIMPLE)))}
    return play_game(ROUND, {seat: next(sides[side(seat)]) for seat in GAME.seats(ROUND)[0]}, seed)


def points(game: Played) -> float:
    return POINTS.get(game.result, 0.5)


if __name__ == "__main__":
    pairs, *names = sys.argv[1:]
    steps = list(zip(names[::2], names[1::2], strict=True)) or [(b, a) for a, b in pairwise(LADDER)][::-1]
    for one, other in steps:
        print(json.dumps({f"{one} - {other}": match(one, other, int(pairs))}), flush=True)
