"""Tellstones: King's Gambit: the duel, the Vanguard's two Lines, the King's Round."""

from taberna.games.tellstones.game import GAME

__all__ = ["GAME"]
