"""Applies what happened. Nothing is decided here."""

from taberna.games.tseuquest.flow.evolve import (
    belongings,
    combat,
    flow,
    interlude,
    magic,
    moves,
    places,
    setup,
    story,
    telling,
    turns,
)
from taberna.games.tseuquest.flow.evolve.table import evolve

__all__ = [
    "belongings",
    "combat",
    "evolve",
    "flow",
    "interlude",
    "magic",
    "moves",
    "places",
    "setup",
    "story",
    "telling",
    "turns",
]
