"""How long a King takes over a decision at the table, in Python on one core: CPU milliseconds.

python bench/bots/decisions.py [GAMES] > bench/bots/decisions.json
"""

import json
import sys
from dataclasses import replace
from time import process_time

from taberna.bots import AnyBot, any_bot
from taberna.bots.tellstones.levels import bot as player
from taberna.bots.tellstones.measure.engine import play_game
from taberna.games.tellstones.options import Options


def timed(bot: AnyBot, times: list[float]) -> AnyBot:
    def choose(*asked):  # type: ignore[no-untyped-def]  # handed on as it comes
        began = process_time()
        action = bot.choose(*asked)
        times.append(1000 * (process_time() - began))
        return action

    return replace(bot, choose=choose)


games = int(sys.argv[1]) if len(sys.argv) > 1 else 6
found = {}
for variant, seats in (("duel", ("A", "B")), ("vanguard", ("A", "B")), ("round", ("A1", "B1", "A2", "B2"))):
    times: list[float] = []
    options = Options(variant=variant, last_orders="on", turns_max=400)
    for n in range(games):
        play_game(options, dict.fromkeys(seats, timed(any_bot(player("king")), times)), f"decisions {n}")
    times.sort()
    found[variant] = {
        "decisions": len(times),
        "median": round(times[len(times) // 2], 2),
        "p99": round(times[int(len(times) * 0.99)], 2),
        "most": round(times[-1], 2),
    }
print(json.dumps({"games": games, "CPU milliseconds a decision": found}, indent=2))
