"""Games of OpenSpiel, driven from Python as its users do (extra `bench`)."""

from collections.abc import Callable
from random import Random
from time import process_time

from taberna.cli.mistakes import Mistake
from taberna.texts import Texts


def openspiel_player(name: str, seed: int, say: Texts) -> Callable[[float], tuple[int, float]]:
    try:
        import pyspiel
        from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers python_kuhn_poker
    except ImportError:
        raise Mistake(say("bench-no-openspiel")) from None
    game = pyspiel.load_game(name)
    random = Random(seed)

    def play(seconds: float) -> tuple[int, float]:
        steps, began = 0, process_time()
        while (took := process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    action = random.choices(outcomes, weights)[0]
                else:
                    action = random.choice(state.legal_actions())
                state.apply_action(action)
                steps += 1
        return steps, took

    return play
