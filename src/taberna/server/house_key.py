"""The house's key: made when it is first opened, and kept in a file that nobody else may read.

Several nodes that serve one store are one house: they are given one file (`TABERNA_KEY`). Keys of before lie
beside it as `KEY.NAME`, or as `KEY.NAME.pub` where only the public half is left: what they signed stays
signed.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Final

from taberna.server.settings import Settings
from taberna.server.store.opening import file, is_postgres
from taberna.server.store.private_files import PRIVATE
from taberna.table.seed import unhex
from taberna.table.signing import KEY_BYTES, public_half, sign

PUBLIC: Final = ".pub"
PART: Final = ".part"
ALONE: Final = "taberna.key"


class BadKey(Exception):
    """A file that holds no key."""


@dataclass(frozen=True, slots=True)
class HouseKey:
    private: bytes
    public: str
    older: tuple[str, ...] = ()
    private_older: tuple[bytes, ...] = ()
    """Those of them whose private half is still there."""

    def sign(self, message: bytes, house: str = "") -> str:
        """By today's key, or by one of before that a game was opened with."""
        return sign(self._private(house), message)

    def same(self, house: str) -> str:
        """The key that ends what this one began: the same, as long as it is there. A record whose opening
        was signed by one key and its end by another proves less to strangers."""
        return house if house in self._mine else self.public

    def _private(self, house: str) -> bytes:
        return self._mine.get(house, self.private)

    @property
    def _mine(self) -> Mapping[str, bytes]:
        return _halves(self.private_older)

    @property
    def known(self) -> tuple[str, ...]:
        """All keys that were ever the house's, today's first."""
        return self.public, *self.older


@lru_cache(maxsize=4)  # asked at every table that is sealed
def _halves(private: tuple[bytes, ...]) -> Mapping[str, bytes]:
    return {public_half(key): key for key in private}


def open_key(settings: Settings) -> HouseKey:
    path = place(settings)
    if not path.exists():
        _made(path)
    private = _read(path)
    beside = sorted(path.parent.glob(f"{path.name}.*"))
    before = [old for old in beside if old.suffix != PART]
    whole = tuple(_read(old) for old in before if old.suffix != PUBLIC)
    return HouseKey(private, public_half(private), tuple(map(_public, before)), whole)


def place(settings: Settings) -> Path:
    """Beside the database, unless another place is named."""
    if settings.key:
        return Path(settings.key)
    if is_postgres(settings.database):
        return Path(ALONE)
    beside = file(settings.database)
    return beside.with_name(f"{beside.name}.key")


def _made(path: Path) -> None:
    """Whole or not at all; where two nodes begin at once, the first one's is it."""
    part = path.with_name(f"{path.name}.{token_hex(8)}{PART}")
    with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "w") as file:
        file.write(token_bytes(KEY_BYTES).hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        with suppress(FileExistsError):
            os.link(part, path)
    finally:
        part.unlink()


def _read(path: Path) -> bytes:
    key = unhex(path.read_text(encoding="ascii", errors="replace").strip())
    if key is None or len(key) != KEY_BYTES:
        raise BadKey(str(path))
    return key


def _public(path: Path) -> str:
    key = _read(path)
    return key.hex() if path.suffix == PUBLIC else public_half(key)
