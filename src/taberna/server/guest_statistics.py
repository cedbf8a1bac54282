"""`figures`: what a guest's own games come to: of those over, and of memory nothing else (TS-4.2)."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeAlias

from taberna.server.records.clerks import Clerks
from taberna.server.records.questions import Question, Recollect
from taberna.server.store.protocol import Store
from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.server.tables.lobby import held_by
from taberna.server.wire.http import Against, Figures, Usual
from taberna.table.codec import Reader
from taberna.table.recall import Recalled, summed
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat

GAMES: Final = 60
"""The latest that are looked into."""
KEPT: Final = 5_000

_recalled: Final[Reader[tuple[Recalled, ...]]] = Reader(tuple[Recalled, ...])

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


async def figures(
    desk: Desk, guest: str, remembering: Remembering, looking: Looking, usual: Usual
) -> Figures:
    games = [game for game in await desk.store.tables_of(guest) if counts(desk, game, guest)]
    games = sorted(games, key=lambda game: game.ended)[-GAMES:]
    recalled: list[Recalled] = []
    for game in games:
        try:
            recalled += await recalled_by(game, guest, remembering, looking)
        except Refused:  # by rules that have ended, or more than anybody looks into
            continue
    went = [_result(game, guest) for game in games]
    return Figures(len(games), summed(recalled), against(games, guest), *streaks(went), usual)


async def recalled_by(
    row: TableRow, guest: str, remembering: Remembering, looking: Looking
) -> list[Recalled]:
    """At a table that counts for this guest."""
    (seat,) = held_by(row, guest)
    return [one for one in await remembering.of(row.record, looking) if one.seat == seat]


def looking_into(store: Store, clerks: Clerks, guest: str, address: str) -> Looking:
    """Records that were not read yet are read by a clerk, at the expense of this guest and address."""

    async def look(name: str) -> tuple[Recalled, ...]:
        async def asking() -> Question:
            record = await store.record(name)
            if record is None or not record.data:
                raise Refused(refuse("no-such-record"))
            return Recollect(record.data)

        return _recalled(await clerks.ask(guest, address, asking))

    return look


def counts(desk: Desk, row: TableRow, guest: str) -> bool:
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
