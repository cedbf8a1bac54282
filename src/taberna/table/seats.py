"""Who sits at a table: the players' seats, the house, and those who only watch."""

from typing import Final, TypeAlias

Seat: TypeAlias = str
"""A seat's name as the game's notation writes it: `A`, `B2`."""

HOUSE: Final[Seat] = "*"
"""The table itself. It throws the dice, rings the bell and lets a flag fall."""

SPECTATOR: Final[Seat] = "+"
"""Whoever watches a running game: entitled to what is public and to nothing else."""
