"""What a bot keeps of somebody from one game to the next, where that person allows it: how strong a memory
it met, and how its claims were answered. No stone, no move, no word."""

from typing import Final

import msgspec

from taberna.bots.tellstones.core.rows import (
    BELIEVED,
    BLUFFED,
    DOUBTED,
    GUESS,
    GUESSES,
    NOTES,
    PROVED,
    STOLE,
    WEIGHT,
    Row,
)
from taberna.table.values import Value

VERSION: Final = 2
"""What was kept under another is not read: its numbers would mean something else."""
CONSTANT: Final = 0.8
"""How far somebody is taken to be who they were: the rest of the weight is for anybody's memory."""
LASTS: Final = 0.7
"""How much of what was noted counts in the next game."""


class Acquaintance(Value, frozen=True):
    games: int
    strengths: tuple[float, ...]
    """How likely each strength of memory is, in the order of `crowd.MEMORIES`."""
    believed: float
    doubted: float
    stole: float
    proved: float
    """Claims that were called and held, and those that did not."""
    failed: float
    version: int = VERSION


def describe(crowds: list[tuple[float, ...]], notes: tuple[float, ...], games: int) -> Acquaintance:
    """After a game: what the crowds about one seat, one a Line, and the notes about it come to."""
    strengths = tuple(
        sum(crowd[guess * GUESS + WEIGHT] for crowd in crowds) / len(crowds) for guess in range(GUESSES)
    )
    believed, doubted, stole, proved, failed = (
        notes[note] for note in (BELIEVED, DOUBTED, STOLE, PROVED, BLUFFED)
    )
    return Acquaintance(games, strengths, believed, doubted, stole, proved, failed)


def remember(known: Acquaintance, crowds: list[Row]) -> Row:
    """Before a game: the crowds about that seat begin with what is known; the notes to begin with."""
    for crowd in crowds:
        for guess, strength in enumerate(known.strengths):
            crowd[guess * GUESS + WEIGHT] = (
                CONSTANT * strength + (1.0 - CONSTANT) * crowd[guess * GUESS + WEIGHT]
            )
    notes = [0.0] * NOTES
    for note, seen in (
        (BELIEVED, known.believed),
        (DOUBTED, known.doubted),
        (STOLE, known.stole),
        (PROVED, known.proved),
        (BLUFFED, known.failed),
    ):
        notes[note] = LASTS * seen
    return notes


def write(known: Acquaintance) -> bytes:
    return msgspec.json.encode(known)


def read(kept: bytes) -> Acquaintance | None:
    """None where it was kept by a bot that knew other things."""
    try:
        known = msgspec.json.decode(kept, type=Acquaintance)
    except msgspec.DecodeError:
        return None
    return known if known.version == VERSION and len(known.strengths) == GUESSES else None
