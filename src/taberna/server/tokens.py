"""Unguessable names. What opens something is kept only as a hash."""

from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

TOKEN_BYTES: Final = 24
ID_BYTES: Final = 12
LONGEST: Final = 64


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """Public: random so that it can't be counted, short enough for an address."""
    return token_urlsafe(ID_BYTES)


def new_secret(length: int) -> bytes:
    return token_bytes(length)


def hashed(token: str) -> str:
    """The tokens are random throughout, so a plain hash can't be searched."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()
