"""Every game the tests know: what the house offers, and the small one that shows how a game is written."""

import sample
from taberna.games import GAMES
from taberna.table.game import any_game
from taberna.table.registry import Registry

ALL = Registry(any_game(sample.GAME), *GAMES.values())
