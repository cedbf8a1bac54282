"""How often to bluff when stones are forgotten: OpenSpiel's CFR+ beside `taberna solve`.

python docs/examples/solve_three_stones.py [TURNS [ITERATIONS]]
"""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import taberna.envs.openspiel  # noqa: F401 - registers python_three_stones
from taberna.bots.tellstones.three_stones import solve


def values(loss: float, turns: int, iterations: int) -> tuple[float, float, float]:
    """What beginning is worth by their solver, how far from the best their strategies are, and by ours."""
    game = pyspiel.load_game("python_three_stones", {"loss": loss, "turns": turns})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])[0]
    ours = solve(loss, turns=turns, iterations=400)
    return float(value), float(exploitability.exploitability(game, found)), ours.value


if __name__ == "__main__":
    turns, iterations = (int(word) for word in (sys.argv[1:] + ["2", "120"][len(sys.argv) - 1 :]))
    for loss in (0.1, 0.25, 0.4):
        theirs, error, ours = values(loss, turns, iterations)
        print(f"loss {loss:.2f}: OpenSpiel {theirs:+.5f} (exploitability {error:.1e}), ours {ours:+.5f}")
