"""Receipts of this terminal: what houses promised to whoever sat here, kept to be compared with records."""

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from taberna.cli.folder import data_folder
from taberna.table.codec import write
from taberna.table.load import read
from taberna.table.receipts import Heard, compare, is_left, is_resealed
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.signed_opening import Receipt, is_genuine, read_opening
from taberna.table.values import Value
from taberna.texts import Texts

if TYPE_CHECKING:
    from taberna.server.remote_seat import RemoteSeat


class Kept(Value, frozen=True):
    address: str
    """Where the house was."""
    receipt: Receipt
    heard: Heard = Heard()


def keep(kept: Kept) -> None:
    """Whole or not at all; where nothing can be kept, the evening goes on all the same."""
    path = _place(kept.receipt)
    part = path.with_suffix(".part")
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(write(kept))
        part.replace(path)


def kept_of(seat: "RemoteSeat") -> Kept | None:
    """The receipt of the seat that this client took a moment ago, or took before and comes back to."""
    client = seat.client
    if client.promised is None:
        return None
    receipt = client.receipt or Receipt(client.promised.opening, client.promised.promise, seat.seat)
    before = _read(_place(receipt))
    if client.receipt is None:
        return before
    heard = before.heard if before is not None and before.receipt == receipt else Heard()
    kept = Kept(client.address, receipt, heard)
    keep(kept)
    return kept


async def settle(seat: "RemoteSeat", kept: Kept | None, say: Texts) -> tuple[str, ...]:
    """After the game: the record is fetched and compared, and what came of it is put into words."""
    if kept is None:
        promised = seat.client.promised
        if promised is None:
            return ()
        return (say("receipt-late" if promised.opening else "receipt-none"),)
    kept = replace(kept, heard=seat.heard)
    keep(kept)
    try:
        record = read(await seat.client.fetch("GET", f"/api/tables/{seat.table}/record"), seat.game)
    except (Refused, OSError):
        return (say("receipt-later"),)
    lines = _settled(kept, record, say)
    return (*lines, say("receipt-key")) if await _is_disowned(kept, seat) else lines


def _settled(kept: Kept, record: AnyRecord, say: Texts) -> tuple[str, ...]:
    wrong = objections(kept, record)
    if not wrong:
        return said_open(kept, record, say) or (say("receipt-good"),)
    return (say("receipt-bad"), *(f"  ✗ {say.refusal(finding)}" for finding in wrong), say("receipt-mine"))


def said_open(kept: Kept, record: AnyRecord, say: Texts) -> tuple[str, ...]:
    """What neither holds against a house nor for it; nothing where all of it is as it was promised."""
    codes = (
        ("receipt-left", is_left(kept.receipt, record, kept.heard)),
        ("receipt-resealed", is_resealed(kept.receipt, record)),
    )
    why = [say.refusal(refuse(code, seat=kept.receipt.seat)) for code, is_so in codes if is_so]
    return (say("receipt-open"), *(f"  – {each}" for each in why)) if why else ()


def houses() -> frozenset[str]:
    """The keys of all houses that gave a receipt here."""
    return frozenset(read_opening(kept.receipt.opening).house for kept in _all())


async def _is_disowned(kept: Kept, seat: "RemoteSeat") -> bool:
    """Whether the house at this address no longer names the key that it had when we played there before."""
    others = [other for other in _all() if other.address == kept.address and other.receipt != kept.receipt]
    if not others:
        return False
    last = max(others, key=lambda other: _place(other.receipt).stat().st_mtime)
    try:
        keys = await seat.client.keys()
    except (Refused, OSError, msgspec.MsgspecError):
        keys = ()
    return read_opening(last.receipt.opening).house not in keys


def about(record: AnyRecord) -> tuple[Kept, ...]:
    """Those of the table that a record says it is of."""
    table = record.header.table
    return tuple(kept for kept in _all() if table and read_opening(kept.receipt.opening).table == table)


def objections(kept: Kept, record: AnyRecord) -> tuple[Refusal, ...]:
    """What a receipt has against a record."""
    try:
        return compare(kept.receipt, record, kept.heard)
    except Refused as refused:
        return (refused.refusal,)
    except Exception:  # it can't be followed, so it isn't what was told here
        return (refuse("receipt-told", seat=kept.receipt.seat),)


def _all() -> Iterator[Kept]:
    with suppress(OSError):
        for path in sorted(_folder().glob("*.json")):
            kept = _read(path)
            if kept is not None and is_genuine(kept.receipt):
                yield kept


def _read(path: Path) -> Kept | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return None


def _folder() -> Path:
    return data_folder() / "receipts"


def _place(receipt: Receipt) -> Path:
    name = sha256(f"{receipt.opening}\n{receipt.seat}".encode()).hexdigest()
    return _folder() / f"{name}.json"
