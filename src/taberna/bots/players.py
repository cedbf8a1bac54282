"""The bots of the house, by game and by name. The first of a game is the one who sits down unasked."""

from typing import Final

from taberna.bots import AnyBots, any_bot
from taberna.bots.tellstones import levels
from taberna.bots.tellstones.simple import SIMPLE
from taberna.bots.tseuquest import levels as tseuquest_levels
from taberna.bots.tseuquest.simple import SIMPLE as CRAWLER

PLAYERS: Final[AnyBots] = {
    "tellstones": {SIMPLE.name: any_bot(SIMPLE)}
    | {name: any_bot(levels.bot(name)) for name in levels.names()},
    "tseuquest": {CRAWLER.name: any_bot(CRAWLER)}
    | {name: any_bot(tseuquest_levels.bot(name)) for name in tseuquest_levels.LEVELS},
}
