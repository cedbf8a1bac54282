"""Dice that can be trusted: the table's seed by commitment.

The server draws a secret and shows its commitment before anything else. Then every seat contributes
bytes of its own. The seed is the hash of all of it, so neither side alone decided how the dice fall;
when the game is over the secret is shown and anybody can check. The random bytes are handed in.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec

from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.values import Value

SECRET_BYTES: Final = 32
MOST_CONTRIBUTED: Final = 64

_COMMITMENT: Final = b"taberna commitment 1"
_SEED: Final = b"taberna seed 1"
_PRACTICE: Final = b"taberna practice 1"


class Committed(Value, frozen=True, tag_field="dice", tag="committed"):
    """The house throws, from a seed that no one side chose."""

    commitment: str
    contributions: dict[Seat, str] = msgspec.field(default_factory=dict)
    """What each seat added, in hex; nothing (`""`) where a seat left it to the others."""


class Practice(Value, frozen=True, tag_field="dice", tag="practice"):
    """The house throws, from a seed that somebody chose: for practice and tests."""

    seed: str


class OwnDice(Value, frozen=True, tag_field="dice", tag="own"):
    """The players throw their own dice and say how they fell."""


Fairness: TypeAlias = Committed | Practice | OwnDice


def commitment(secret: bytes) -> str:
    """What the server shows before the seats contribute."""
    return _digest(_COMMITMENT, _whole(secret)).hex()


def committed(shown: str, contributions: Mapping[Seat, bytes]) -> Committed:
    """The header's part: the commitment shown, and what the seats added to it."""
    for seat, part in contributions.items():
        if len(part) > MOST_CONTRIBUTED:
            raise Refused(refuse("contribution-too-long", seat=seat, longest=MOST_CONTRIBUTED))
    return Committed(shown, {seat: part.hex() for seat, part in contributions.items()})


def practice(seed: int | str) -> Practice:
    return Practice(str(seed))


def seed(fairness: Fairness, seats: tuple[Seat, ...], secret: bytes | None = None) -> bytes | None:
    """The bytes all draws are keyed by; None where the players throw. A secret that does not fit what
    was committed to, or a contribution that is missing, is refused."""
    match fairness:
        case Practice(text):
            return _digest(_PRACTICE, text.encode())
        case OwnDice():
            return None
        case Committed(shown, contributions):
            if secret is None:
                raise Refused(refuse("secret-missing"))
            if commitment(secret) != shown:
                raise Refused(refuse("secret-differs"))
            parts = [part for seat in seats for part in (seat.encode(), contributed(fairness, seat))]
            strange = next((seat for seat in contributions if seat not in seats), None)
            if strange is not None:
                raise Refused(refuse("contribution-strange", seat=strange))
            return _digest(_SEED, secret, *parts)


def contributed(fairness: Committed, seat: Seat) -> bytes:
    """What a seat added, read strictly: one spelling for each contribution."""
    text = fairness.contributions.get(seat)
    if text is None:
        raise Refused(refuse("contribution-missing", seat=seat))
    part = unhex(text)
    if part is None or len(part) > MOST_CONTRIBUTED:
        raise Refused(refuse("contribution-unreadable", seat=seat))
    return part


def unhex(text: str) -> bytes | None:
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return None
    return data if data.hex() == text else None


def _whole(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise Refused(refuse("secret-length", length=len(secret), expected=SECRET_BYTES))
    return secret


def framed(*parts: bytes) -> bytes:
    """Every part with its length before it: no two lists of parts are the same bytes."""
    return b"".join(len(part).to_bytes(8) + part for part in parts)


def _digest(domain: bytes, *parts: bytes) -> bytes:
    return sha256(framed(domain, *parts)).digest()
