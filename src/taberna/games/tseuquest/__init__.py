"""TseuQuest: adventurers against an Evil Sorcerer. One module a chapter of the rulebook."""

from taberna.games.tseuquest.game import GAME

__all__ = ["GAME"]
