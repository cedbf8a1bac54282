"""OpenSpiel's games of the house: importing this registers `python_tellstones` and `python_three_stones`.

>>> import pyspiel
>>> import taberna.envs.openspiel
>>> game = pyspiel.load_game("python_tellstones(stones=3,turns=4)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [chance for _, chance in state.chance_outcomes()]
(True, [0.3333333333333333, 0.3333333333333333, 0.3333333333333333])
"""

import pyspiel

from taberna.envs.tellstones import spiel, three_stones

pyspiel.register_game(spiel.TYPE, spiel.Tellstones)
pyspiel.register_game(three_stones.TYPE, three_stones.ThreeStones)
