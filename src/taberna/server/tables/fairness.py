"""How a table's dice fall, from the row that keeps its commitment and the seats' contributions; and what a
bot's own chance is drawn from."""

from hashlib import blake2b
from typing import Final

from taberna.server.store.rows import TableRow
from taberna.server.tokens import new_secret
from taberna.table.dice import Dice, keyed
from taberna.table.game import AnyGame
from taberna.table.seats import Seat
from taberna.table.seed import Fairness, committed, practice, seed

BOT_SEED: Final = 16
"""Bytes of a bot's own."""


def fairness_of(row: TableRow) -> Fairness:
    if row.practice:
        return practice(row.practice)
    parts = {chair.seat: bytes.fromhex(chair.contribution) for chair in row.chairs}
    return committed(row.commitment, parts)


def secret_of(row: TableRow) -> bytes | None:
    return bytes.fromhex(row.secret) if row.secret else None


def dice_of(row: TableRow, game: AnyGame) -> Dice | None:
    """None while people are still sitting down: the seed is not settled before."""
    if row.status == "gathering":
        return None
    drawn_from = seed(fairness_of(row), tuple(chair.seat for chair in row.chairs), secret_of(row))
    return None if drawn_from is None else keyed(drawn_from)


def bot_seed(row: TableRow, seat: Seat) -> str:
    """What a bot draws from in this seat. At a table for practice it follows from the table's own: the same
    seed is the same evening."""
    if not row.practice:
        return new_secret(BOT_SEED).hex()
    return blake2b(f"{row.practice} {seat}".encode(), digest_size=BOT_SEED).hexdigest()
