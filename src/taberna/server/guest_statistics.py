"""`figures`: what a guest's own games come to: of those over, and of memory nothing else (TS-4.2)."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeAlias

from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.server.tables.lobby import held_by
from taberna.server.wire.http import Against, Figures
from taberna.table.recall import Recalled, summed
from taberna.table.refusal import Refused
from taberna.table.seats import Seat

GAMES: Final = 60
"""The latest that are looked into."""
KEPT: Final = 5_000

Looking: TypeAlias = Callable[[str], Awaitable[tuple[Recalled, ...]]]
"""What was remembered in a record, by its name."""


class Remembering:
    """What was read out of records, which never change: so it is read once."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Recalled, ...]] = {}

    async def of(self, record: str, looking: Looking) -> tuple[Recalled, ...]:
        known = self._known.get(record)
        if known is None:
            known = self._known[record] = await looking(record)
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return known


async def figures(desk: Desk, guest: str, remembering: Remembering, looking: Looking) -> Figures:
    games = [game for game in await desk.store.tables_of(guest) if _counts(desk, game, guest)]
    games = sorted(games, key=lambda game: game.ended)[-GAMES:]
    recalled: list[Recalled] = []
    for game in games:
        (seat,) = held_by(game, guest)
        try:
            told = await remembering.of(game.record, looking)
        except Refused:  # by rules that have ended, or more than anybody looks into
            continue
        recalled += [one for one in told if one.seat == seat]
    went = [_result(game, guest) for game in games]
    return Figures(len(games), summed(recalled), against(games, guest), *streaks(went))


def _counts(desk: Desk, row: TableRow, guest: str) -> bool:
    """A game of memory that is over, with one seat that was this guest's from the first to the last."""
    seats = held_by(row, guest)
    if row.status != "over" or not row.record or row.outcome is None or len(seats) != 1:
        return False
    chair = next(chair for chair in row.chairs if chair.seat == seats[0])
    alone = chair.kind == "person" and set(chair.past) <= {guest}
    return alone and row.game in desk.games and desk.games.find(row.game).recalled is not None


def _result(row: TableRow, guest: str) -> int:
    """1: won, -1: lost, 0: neither."""
    assert row.outcome is not None
    if not row.outcome.winners:
        return 0
    return 1 if held_by(row, guest)[0] in row.outcome.winners else -1


def against(games: Iterable[TableRow], guest: str) -> tuple[Against, ...]:
    """How it went against each other player, those met most often first: guests by who they are, bots by
    which they are."""
    found: dict[tuple[str, str], list[int]] = {}
    names: dict[tuple[str, str], str] = {}
    for game in games:
        for chair in game.chairs:
            who = (chair.bot, "") if chair.kind == "bot" else ("", chair.guest)
            if chair.guest != guest and any(who) and _is_other_side(game, guest, chair.seat):
                found.setdefault(who, []).append(_result(game, guest))
                names[who] = chair.name
    rows = [
        Against(names[who], who[0], went.count(1), went.count(-1), went.count(0))
        for who, went in found.items()
    ]
    return tuple(sorted(rows, key=lambda row: -(row.won + row.lost + row.drawn)))


def _is_other_side(game: TableRow, guest: str, seat: Seat) -> bool:
    """Partners win and lose together."""
    assert game.outcome is not None
    winners = game.outcome.winners
    own = held_by(game, guest)[0]
    return not winners or (own in winners) != (seat in winners)


def streaks(went: Sequence[int]) -> tuple[int, int]:
    """How many games were won in a row of late (lost: less than none), and how many at most."""
    now = longest = 0
    for result in went:
        now = result + (now if now * result > 0 else 0) if result else 0
        longest = max(longest, now)
    return now, longest
