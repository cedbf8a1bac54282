"""Rolls, and where their faces come from.

A roll is a step like any other: the state says what is to be thrown, and somebody answers. Draws are
keyed by (seed, purpose, owner, n), so that a hidden draw never shifts a visible one.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import accumulate
from struct import Struct
from typing import Final, TypeAlias, TypeVar

from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.values import Value

T = TypeVar("T")

_WORDS: Final = Struct(">8Q")
"""A digest as whole numbers."""


class Die(Value, frozen=True):
    """Faces and how often each falls. Weights are whole numbers: no float decides a game."""

    faces: tuple[str, ...]
    weights: tuple[int, ...] = ()
    """Empty: all faces alike."""

    def weight(self, index: int) -> int:
        return self.weights[index] if self.weights else 1


class Roll(Value, frozen=True):
    """What is to be thrown, and the key it is drawn under."""

    purpose: str
    owner: Seat
    n: int
    dice: tuple[Die, ...]

    @property
    def kind(self) -> str:
        """What it is for, as `roll-purpose` tells it apart: without the trap or the deck it is about."""
        return self.purpose.partition(":")[0].replace(" ", "-")


Faces: TypeAlias = tuple[str, ...]
Dice: TypeAlias = Callable[[Roll], Faces]
"""Answers a roll: from the generator, or from a script."""


class Draws:
    """An endless row of unbiased draws, the same for the same key."""

    def __init__(self, seed: bytes, purpose: str, owner: Seat = "", n: int = 0) -> None:
        name = "\x1f".join((purpose, owner, str(n))).encode()
        self._key = blake2b(name, key=seed[:64], digest_size=32).digest()
        self._blocks = self._words()

    def _words(self) -> Iterator[int]:
        block = 0
        while True:
            digest = blake2b(block.to_bytes(8), key=self._key, digest_size=64).digest()
            yield from _WORDS.unpack(digest)
            block += 1

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1; what would bias it is drawn again."""
        fair = (1 << 64) - (1 << 64) % limit
        while (word := next(self._blocks)) >= fair:
            pass
        return word % limit

    def one(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        row = list(items)
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1)
            row[i], row[j] = row[j], row[i]
        return row

    def face(self, die: Die) -> str:
        weights = [die.weight(i) for i in range(len(die.faces))]
        point = self.below(sum(weights))
        return next(face for face, edge in zip(die.faces, accumulate(weights), strict=True) if point < edge)


def keyed(seed: bytes) -> Dice:
    """The generator of a table with this seed."""

    def throw(roll: Roll) -> Faces:
        draws = Draws(seed, roll.purpose, roll.owner, roll.n)
        return tuple(draws.face(die) for die in roll.dice)

    return throw


def scripted(faces: list[str]) -> Dice:
    """Dice that fall as written; each answer takes its faces from the front of the list."""

    def throw(roll: Roll) -> Faces:
        if len(faces) < len(roll.dice):
            raise Refused(refuse("dice-short", purpose=roll.kind))
        thrown = tuple(faces[: len(roll.dice)])
        del faces[: len(roll.dice)]
        wrong = next((f for f, die in zip(thrown, roll.dice, strict=True) if f not in die.faces), None)
        if wrong is not None:
            raise Refused(refuse("dice-face", purpose=roll.kind, face=wrong))
        return thrown

    return throw
