"""How long a game takes at real pauses, and who wins it, in any variant: through the engine, bell on.

python bench/bots/evening.py VARIANT PAIRS ONE OTHER [ONE OTHER ...]
Of each match: the first player's points, turns, and the minutes that each of them paused.
"""

import json
import sys
from dataclasses import replace

from taberna.bots import any_bot
from taberna.bots.tellstones.levels import bot
from taberna.bots.tellstones.measure.engine import play_pair
from taberna.games.tellstones.options import Options

MINUTE = 60_000
paused: dict[str, int] = {}


def timed(name: str, called: str):
    player = any_bot(bot(name))

    def choose(memory, view, legal):
        action = player.choose(memory, view, legal)
        paused[called] = paused.get(called, 0) + player.pause(memory, view, action)
        return action

    return replace(player, choose=choose)


def match(options: Options, one: str, other: str, pairs: int) -> dict:
    paused.clear()
    players = timed(one, "one"), timed(other, "other")
    games = [game for n in range(pairs) for game in play_pair(options, *players, f"evening {n}")]
    points = sum({"A": 1.0, "B": 0.0}.get(game.result, 0.5) for game in games)
    minutes = {
        name: round(paused[called] / MINUTE / len(games), 2)
        for name, called in ((one, "one"), (f"{other}, opposite", "other"))
    }
    turns = round(sum(game.turns for game in games) / len(games), 1)
    return {
        "games": len(games),
        "points": round(points / len(games), 3),
        "turns": turns,
        "minutes paused": minutes,
    }


if __name__ == "__main__":
    variant, pairs, *names = sys.argv[1:]
    options = Options(variant=variant, last_orders="on", turns_max=400)
    for one, other in zip(names[::2], names[1::2], strict=True):
        print(json.dumps({f"{variant}: {one} - {other}": match(options, one, other, int(pairs))}), flush=True)
