"""Those who watch: what they say during a game stays among them, for a word could be a hint."""

from msgspec.structs import replace

from taberna.server.store.rows import TableRow, TalkRow, Watching
from taberna.server.tables.lobby import Change
from taberna.table.refusal import refuse
from taberna.table.seats import SPECTATOR, Seat


def is_between_watchers(line: TalkRow, row: TableRow, last: int) -> bool:
    """Whether a line was said by somebody who watched while the game was under way, and so is heard by those
    who watch alone, also later. `last`: the latest commit. What is said before the first commit, or after
    the one that ended the game, is for everybody."""
    during = line.after > 0 and (row.status != "over" or line.after < last)
    return line.seat == SPECTATOR and during


def reaches(line: TalkRow, row: TableRow, last: int, seat: Seat) -> bool:
    """Whether a line is for this stream at all."""
    return seat == SPECTATOR or not is_between_watchers(line, row, last)


def allow(row: TableRow, guest: str, watching: Watching) -> Change:
    """The host lets anybody watch, those invited, or nobody."""
    if guest != row.host:
        return refuse("host-only")
    if row.status == "closed":
        return refuse("table-over")
    return replace(row, watching=watching)
