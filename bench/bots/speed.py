"""Turns a second of the fast core with both memories and, in turns, of OpenSpiel's liars_dice: medians.

python bench/bots/speed.py > bench/bots/speed.json
"""

import json
from random import Random
from statistics import median
from time import process_time

from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.measure.arena import meet

ROUNDS = 7


def turns_a_second(name: str, games: int) -> float:
    params = level(name).params
    meet(params, params, 2)
    began = process_time()
    score = meet(params, params, games, 3)
    return score.turns / (process_time() - began)


def openspiel(seconds: float = 1.0) -> float:
    try:
        import pyspiel
    except ImportError:
        return 0.0
    chance, steps, began = Random(1), 0, process_time()
    game = pyspiel.load_game("liars_dice")
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - began)


pairs = [(turns_a_second("random", 40_000), openspiel()) for _ in range(ROUNDS)]
ratios = sorted(ours / theirs for ours, theirs in pairs if theirs)
print(
    json.dumps(
        {
            "turns a CPU second": {
                "random": round(median(ours for ours, _ in pairs)),
                **{name: round(turns_a_second(name, 1000)) for name in ("page", "king")},
            },
            "liars_dice steps a CPU second": round(median(theirs for _, theirs in pairs)) if ratios else None,
            "ratio": round(median(ratios), 2) if ratios else None,
            "ratios": [round(ratio, 2) for ratio in ratios],
        },
        indent=2,
    )
)
