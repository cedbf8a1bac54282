"""The bots of the house, by game and by name. The first of a game is the one who sits down unasked."""

from collections.abc import Mapping
from typing import Final

from taberna.bots import AnyBot, any_bot
from taberna.bots.tellstones import levels
from taberna.bots.tellstones.simple import SIMPLE
from taberna.bots.tseuquest.simple import SIMPLE as CRAWLER

PLAYERS: Final[Mapping[str, Mapping[str, AnyBot]]] = {
    "tellstones": {SIMPLE.name: any_bot(SIMPLE)}
    | {name: any_bot(levels.bot(name)) for name in levels.names()},
    "tseuquest": {CRAWLER.name: any_bot(CRAWLER)},
}


class Bots:
    """Who may be asked to play a game."""

    def find(self, name: str, game: str = "tellstones") -> AnyBot:
        return PLAYERS[game][name]

    def names(self, game: str = "tellstones") -> tuple[str, ...]:
        return tuple(PLAYERS.get(game, ()))


BOTS: Final = Bots()
