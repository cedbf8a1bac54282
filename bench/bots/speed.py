"""Turns a second of the fast core with both memories, beside OpenSpiel's liars_dice, in one run.

python bench/bots/speed.py > bench/bots/speed.json
"""

import json
from random import Random
from time import process_time

from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.measure.arena import meet


def turns_a_second(name: str, games: int) -> float:
    params = level(name).params
    meet(params, params, 2)
    began = process_time()
    score = meet(params, params, games, 3)
    return score.turns / (process_time() - began)


def openspiel(seconds: float = 3.0) -> float | None:
    try:
        import pyspiel
    except ImportError:
        return None
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


rivals = openspiel()
ours = {
    name: round(turns_a_second(name, games))
    for name, games in (("random", 40_000), ("page", 1000), ("king", 1000))
}
ratio = round(ours["random"] / rivals, 2) if rivals else None
print(
    json.dumps(
        {"turns a CPU second": ours, "liars_dice steps a CPU second": rivals, "ratio": ratio}, indent=2
    )
)
