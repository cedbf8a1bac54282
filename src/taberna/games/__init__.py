"""The games of the house."""

from typing import Final

from taberna.games.tellstones.game import GAME as TELLSTONES
from taberna.games.tseuquest.game import GAME as TSEUQUEST
from taberna.table.game import any_game
from taberna.table.registry import Registry

GAMES: Final = Registry(any_game(TELLSTONES), any_game(TSEUQUEST))
