"""Records that are small to send and large to show: what a stranger who brings them makes of the server."""

from dataclasses import dataclass
from http import HTTPMethod
from typing import Final

import msgspec

from taberna.cli.load.http import Http, Rejected
from taberna.cli.load.processes import Running
from taberna.cli.load.strangers import quest
from taberna.cli.load.taberna import bearer
from taberna.games import GAMES
from taberna.server.settings import Settings
from taberna.server.wire.http import Guest, Kept, NewGuest
from taberna.table.codec import write
from taberna.table.commits import Commit
from taberna.table.load import load
from taberna.table.record import Recorder
from taberna.table.replay import opening, step
from taberna.table.seats import HOUSE

SMALL: Final = 20
LONG: Final = 1500
"""Entries of a sound game: as many as are checked within the time for one look."""
SHOWN: Final = 4000
"""Entries of a padded one, few enough to be shown."""
ROOM: Final = 1000
"""Bytes of a seal, at most."""


class Piece(msgspec.Struct, frozen=True):
    """As much of an answer as is needed to ask for the next."""

    entries: int
    last: int


@dataclass(frozen=True)
class Shown:
    sent: int
    """Bytes of the record that is sound, and of its whole replay, all pieces together;"""
    whole: int
    largest: int
    """bytes of the largest answer;"""
    planted: int
    """bytes of the largest padded record, and of what its replay would be;"""
    planted_whole: int
    brought: int
    """padded records that were brought,"""
    refused: int
    """and those of them that the house would not have;"""
    memory: int
    """bytes by which the server and its helpers have grown at most."""


def padded(data: bytes, entries: int) -> tuple[bytes, int]:
    """The record sealed again with commits at its end in which nothing happens, and how large its replay
    would be: a whole view is told at every one of them."""
    record = load(data, GAMES)
    play = opening(record)
    for entry in record.entries:
        play = step(play, entry)
    recorder = Recorder(record.game, record.header)
    recorder.keep(*record.entries)
    for seq in range(len(record.entries) + 1, entries + 1):
        recorder.keep(Commit(seq, HOUSE, None, ()))
    return recorder.seal(record.seal.outcome).data, len(write(play.state)) * entries


def largest(data: bytes, most: int) -> tuple[bytes, int]:
    """Padded until it is as long as the house takes."""
    one, other = (len(padded(data, entries)[0]) for entries in (SHOWN, 2 * SHOWN))
    each = (other - one) / SHOWN + 2  # numbers get longer
    entries = int((most - ROOM) / each)
    while len((bomb := padded(data, entries))[0]) > most:
        entries -= 1 + entries // 1000
    return bomb


async def show(server: Running, entries: int = LONG) -> Shown:
    """One stranger brings the bombs, one after the other, and has the one that is sound shown to its end."""
    small, sound = quest(SMALL), quest(entries)
    bombs = (padded(small, SHOWN), largest(small, Settings().record_size))
    http = Http(server.port)
    try:
        guest = await http.post("/api/guests", NewGuest(name="stranger", bearer=True), Guest)
        allowed = bearer(guest.token)
        await http.ask(HTTPMethod.POST, "/api/records", small, allowed)  # now there is a helper
        before = server.footprint
        refused = 0
        for bomb, _ in bombs:
            try:
                await http.ask(HTTPMethod.POST, "/api/records", bomb, allowed)
            except Rejected as rejected:
                refused += rejected.status < 500
        kept = await http.ask(HTTPMethod.POST, "/api/records", sound, allowed)
        sizes = await _pieces(http, msgspec.json.decode(kept, type=Kept).name)
        grown = server.highest - before
    finally:
        http.close()
    planted, whole = bombs[-1]
    return Shown(len(sound), sum(sizes), max(sizes), len(planted), whole, len(bombs), refused, grown)


async def _pieces(http: Http, name: str) -> list[int]:
    """Bytes of each answer, until the game is shown to its end."""
    sizes, after, entries = [], 0, 1
    while after < entries:
        data = await http.get(f"/api/records/{name}/replay?seat=*&after={after}")
        piece = msgspec.json.decode(data, type=Piece)
        sizes.append(len(data))
        after, entries = piece.last, piece.entries
    return sizes
