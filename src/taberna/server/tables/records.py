"""The record of a finished table: sealed once, kept under its name, the same for everybody."""

from typing import cast

from msgspec import Raw
from msgspec.structs import replace

from taberna.server.store.rows import RecordRow, TableRow
from taberna.server.tables import phrases
from taberna.server.tables.desk import Desk
from taberna.server.tables.editions import edition_of
from taberna.server.tables.fairness import fairness_of, secret_of
from taberna.server.tables.lobby import Changing
from taberna.server.tables.record_notes import first_sitters, host_seats
from taberna.server.tables.watchers import is_between_watchers
from taberna.table.codec import write
from taberna.table.game import AnyGame
from taberna.table.record import Header, Seal, Sitter, head, signed_part
from taberna.table.record import sealed as seal_lines
from taberna.table.seats import SPECTATOR
from taberna.table.signed_opening import opening, read_opening
from taberna.table.talk import Talk
from taberna.table.values import Options


async def sealed(desk: Desk, game: AnyGame, row: TableRow) -> tuple[str, bytes]:
    """A record's name and its file. The store keeps entries as the lines of a record, so they are put
    together as they are."""
    header = _header(game, row, first_sitters(row))
    entries = await desk.store.entries(row.id)
    said = await desk.store.talk(row.id) if row.talk else []
    known = {*header.seats, SPECTATOR}
    # Nodes may number lines a moment before they hear of a commit: the commit decides.
    heard = [
        line
        for line in said
        if line.seat in known
        and not phrases.is_reason(line)
        and not is_between_watchers(line, row, len(entries))
    ]
    in_order = sorted(heard, key=lambda line: (line.after, line.n))
    talk = [
        (line.at, Talk(n, min(line.after, len(entries)), line.seat, phrases.words_of(line)))
        for n, line in enumerate(in_order, 1)
    ]
    lines = [(entry.seq, 0, entry.at, entry.body) for entry in entries]
    if row.notes or talk:
        lines += [(noted.note.after, 0, noted.at, write(noted.note)) for noted in row.notes]
        lines += [(line.after, line.n, at, write(line)) for at, line in talk]
        lines.sort(key=lambda line: line[:2])
    written = [(at, text) for _, _, at, text in lines]
    secret = secret_of(row)
    ended = max(row.ended, *(at for at, _ in written))
    house = desk.key.same(header.house)
    blank = Seal(len(entries), row.outcome, None if secret is None else secret.hex(), ended, house=house)
    seal, data = seal_lines(
        write(header), written, blank, lambda digest: desk.key.sign(signed_part(digest), house)
    )
    return seal.digest, data


def _header(game: AnyGame, row: TableRow, sitters: tuple[Sitter, ...]) -> Header[Options]:
    options = Raw(row.options)  # as they were written
    header = head(
        game,
        cast(Options, options),
        sitters,
        fairness_of(row),
        previous=row.chained or None,
        talk=row.talk,
        edition=edition_of(game, row),
        table=row.id,
        opened=row.created,
        host=host_seats(row),
        house=_promised_by(row),
        promise=row.promise,
        veil=row.veil,
    )
    # Rules may have changed between the opening and the beginning, or the game before this one may have been
    # sealed again: then what was promised is another game.
    kept = write(opening(header, options)) == row.opening.encode()
    return header if kept else replace(header, house="", promise="")


def _promised_by(row: TableRow) -> str:
    return read_opening(row.opening).house if row.opening else ""


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
