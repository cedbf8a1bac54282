"""The sealing of a game that is not over: nobody reads its file by opening it (TS-4.2).

What lies face-down, the plan of an adventure and the house's part of the seed are all in a record. So as long
as the game can be gone on with, its file is encrypted, with a key that is kept apart and that only its owner
can read. This keeps honest people honest: players at one keyboard, somebody who is sent the file. It stops
nobody who runs programs as the same user: the game itself must find the key.
"""

import hmac
import os
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from contextlib import suppress
from hashlib import shake_256
from pathlib import Path
from secrets import token_bytes
from typing import Final

from taberna.cli.folder import data_folder
from taberna.cli.mistakes import Mistake, read_bytes
from taberna.games import GAMES
from taberna.table.codec import Reader, write
from taberna.table.load import LARGEST, load
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused
from taberna.table.values import Value
from taberna.texts import Texts

KEY: Final = 32
NONCE: Final = 16
MOST: Final = 2 * LARGEST
"""Encrypted, a record takes a third more; beyond this none is read."""


class Envelope(Value, frozen=True, tag_field="entry", tag="sealed"):
    """The first line of such a file; the second is what it holds, as base64."""

    game: str
    nonce: str
    mark: str
    """Over all of it, by the same key: what was changed is not read."""
    key: str = ""
    """Only where no key can be kept apart."""


_MARK: Final = b'{"entry":"sealed"'
_read: Final[Reader[Envelope]] = Reader(Envelope)


def sealed(record: AnyRecord) -> bytes:
    """The file of a game that may be gone on with."""
    kept = _own_key()
    key, nonce = kept or token_bytes(KEY), token_bytes(NONCE)
    hidden = _mixed(record.data, key, nonce)
    own = "" if kept else key.hex()
    envelope = Envelope(record.game.name, nonce.hex(), _mark(hidden, key, nonce), own)
    return write(envelope) + b"\n" + b64encode(hidden) + b"\n"


def read_record(path: Path, say: Texts) -> AnyRecord:
    """The record in a file, sealed or not; Refused where it is none."""
    data = read_bytes(path, say, MOST)
    return load(_opened(data, path, say) if data.startswith(_MARK) else data, GAMES)


def _opened(data: bytes, path: Path, say: Texts) -> bytes:
    first, _, rest = data.partition(b"\n")
    try:
        envelope = _read(first)
        nonce, hidden = bytes.fromhex(envelope.nonce), b64decode(rest.strip(), validate=True)
        key = bytes.fromhex(envelope.key) if envelope.key else _kept_key()
    except (Refused, ValueError, NotBase64):
        raise Mistake(say("sealed-broken", path=str(path))) from None
    if key is None or not hmac.compare_digest(_mark(hidden, key, nonce).encode(), envelope.mark.encode()):
        raise Mistake(say("sealed-elsewhere", path=str(path), key=str(_place())))
    return _mixed(hidden, key, nonce)


def _mixed(data: bytes, key: bytes, nonce: bytes) -> bytes:
    """Encrypts, and decrypts: a stream of SHAKE-256 that the key and the nonce begin."""
    stream = shake_256(b"taberna sealed\n" + key + nonce).digest(len(data))
    return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(len(data))


def _mark(hidden: bytes, key: bytes, nonce: bytes) -> str:
    return hmac.digest(key, b"taberna mark\n" + nonce + hidden, "sha256").hex()


def _place() -> Path:
    return data_folder() / "games.key"


def _kept_key() -> bytes | None:
    try:
        key = _place().read_bytes()
    except OSError:
        return None
    return key if len(key) == KEY else None


def _own_key() -> bytes | None:
    """Made once; None where none can be kept."""
    place = _place()
    with suppress(OSError):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = place.with_name(f"{place.name}.{token_bytes(8).hex()}")
        if not place.exists():
            try:
                with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                    file.write(token_bytes(KEY))
                with suppress(FileExistsError):  # another terminal was first
                    os.link(part, place)
            finally:
                part.unlink(missing_ok=True)
    return _kept_key()
