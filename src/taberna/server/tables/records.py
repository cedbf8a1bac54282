"""The record of a finished table: sealed once, kept under its name, the same for everybody."""

from typing import cast

from msgspec import Raw
from msgspec.structs import replace

from taberna.server.store.rows import RecordRow, TableRow
from taberna.server.tables import phrases
from taberna.server.tables.desk import Desk
from taberna.server.tables.editions import edition_of
from taberna.server.tables.fairness import fairness_of, secret_of
from taberna.server.tables.lobby import Changing, is_bots
from taberna.table.codec import write
from taberna.table.game import AnyGame
from taberna.table.record import Seal, Sitter, digest, head
from taberna.table.seats import SPECTATOR
from taberna.table.talk import Talk
from taberna.table.values import Options


async def sealed(desk: Desk, game: AnyGame, row: TableRow) -> tuple[str, bytes]:
    """A record's name and its file. The store keeps entries as the lines of a record, so they are put
    together as they are."""
    sitters = tuple(
        Sitter(chair.seat, chair.name or chair.seat, "bot" if is_bots(chair) else "person")
        for chair in row.chairs
    )
    header = head(
        game,
        cast(Options, Raw(row.options)),  # as they were written
        sitters,
        fairness_of(row),
        previous=row.chained or None,
        talk=row.talk,
        edition=edition_of(game, row),
    )
    entries = await desk.store.entries(row.id)
    said = await desk.store.talk(row.id) if row.talk else []
    known = {*header.seats, SPECTATOR}
    # Nodes may number lines a moment before they hear of a commit: the commit decides.
    in_order = sorted((line for line in said if line.seat in known), key=lambda line: (line.after, line.n))
    talk = [
        Talk(n, min(line.after, len(entries)), line.seat, phrases.words_of(line))
        for n, line in enumerate(in_order, 1)
    ]
    lines = [(entry.seq, 0, entry.body) for entry in entries]
    lines += [(line.after, line.n, write(line)) for line in talk]
    body = b"".join(text + b"\n" for text in (write(header), *(text for _, _, text in sorted(lines))))
    secret = secret_of(row)
    blank = Seal(len(entries), row.outcome, None if secret is None else secret.hex())
    seal = replace(blank, digest=digest(body, blank))
    return seal.digest, body + write(seal) + b"\n"


async def keep(desk: Desk, game: AnyGame, row: TableRow) -> RecordRow:
    """Seals a table's record and keeps it; whoever names it first in the table's row has named it."""
    name, data = await sealed(desk, game, row)
    kept = RecordRow(name, game.name, row.id, "", desk.now(), data)
    await desk.store.add_record(kept)
    return kept


async def reseal(desk: Desk, game: AnyGame, row: TableRow) -> str:
    """Seals a record again after somebody in it was forgotten. Who knows the old name is led to the new."""
    old = row.record
    kept = await keep(desk, game, row)
    if kept.name != old:
        await desk.store.delete_record(old)
        await desk.store.add_record(RecordRow(old, game.name, row.id, "", desk.now(), b""))
    return kept.name


def naming(name: str) -> Changing:
    """Puts a record's name into a table's row, unless it has one."""

    def change(row: TableRow) -> TableRow:
        return row if row.record else replace(row, record=name)

    return change
