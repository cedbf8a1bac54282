"""Those who watch: what they say during a game stays among them, for a word could be a hint."""

from msgspec.structs import replace

from taberna.server.store.rows import TableRow, TalkRow, Watching
from taberna.server.tables.holders import has_held
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


def may_hear(line: TalkRow, row: TableRow, last: int, seat: Seat, guest: str) -> bool:
    """Whether a guest who listens to this stream may hear a line. Who plays, or has played, may watch, too:
    then they hear what is said at the table, and not what those say who only watch."""
    if not is_between_watchers(line, row, last):
        return True
    return seat == SPECTATOR and not any(has_held(chair, guest) for chair in row.chairs)


def allow(row: TableRow, guest: str, watching: Watching) -> Change:
    """The host lets anybody watch, those invited, or nobody."""
    if guest != row.host:
        return refuse("host-only")
    if row.status == "closed":
        return refuse("table-over")
    return replace(row, watching=watching)
