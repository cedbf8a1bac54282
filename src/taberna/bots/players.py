"""The bots of the house, by game and by name. The first of a game is the one who sits down unasked."""

from collections.abc import Mapping
from typing import Final

from taberna.bots import AnyBot, any_bot
from taberna.bots.tellstones.simple import SIMPLE

PLAYERS: Final[Mapping[str, Mapping[str, AnyBot]]] = {"tellstones": {SIMPLE.name: any_bot(SIMPLE)}}
