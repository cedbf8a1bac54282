"""Every game the tests know: what the house offers, and the small one that shows how a game is written."""

from importlib.util import find_spec

import sample
from taberna.table.game import any_game
from taberna.table.registry import Registry

if find_spec("taberna.games") and find_spec("taberna.games").origin:
    from taberna.games import GAMES

    ALL = Registry(any_game(sample.GAME), *GAMES.values())
else:
    ALL = Registry(any_game(sample.GAME))
