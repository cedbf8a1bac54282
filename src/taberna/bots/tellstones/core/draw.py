"""Draws by number: the same key and the same number give the same draw, in whatever order they are asked for.

A key is two 32-bit words made of a bot's seed. Everything stays below 64 bits after it is cut to 32, so that
Python's whole numbers and the machine's agree.
"""

from typing import Final

from taberna.bots.tellstones.core.rows import kernel

_WORD: Final = 0xFFFFFFFF
_STEP: Final = 0x9E3779B1
_ACROSS: Final = 0x85EBCA6B

# Where each use of chance has its numbers, so that none shifts another.
AT_TIME: Final = 0
AT_SWAP: Final = 1
AT_REHEARSAL: Final = 2
AT_CHOICE: Final = 3
_USES: Final = 8


@kernel
def mixed(word: int) -> int:
    """A 32-bit word stirred so that every bit hangs on every bit."""
    word = word & _WORD
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & _WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & _WORD
    return word ^ (word >> 16)


@kernel
def uniform(key: int, lock: int, seq: int, use: int, number: int) -> float:
    """Above 0 and below 1. What hangs on the key and seq alone comes first: a loop need do it only once."""
    word = mixed(mixed(key + seq * _STEP) ^ lock)
    return (mixed(word + (number * _USES + use) * _ACROSS) + 0.5) / 4294967296.0
