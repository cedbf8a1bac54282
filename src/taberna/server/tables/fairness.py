"""How a table's dice fall: from the row that keeps its commitment and the seats' contributions."""

from taberna.server.store.rows import TableRow
from taberna.table.dice import Dice, keyed
from taberna.table.game import AnyGame
from taberna.table.seed import Fairness, committed, practice, seed


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
