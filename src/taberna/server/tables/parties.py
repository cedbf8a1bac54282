"""Chains of games: the records of a party's tables, and what comes after them."""

from typing import Final, TypeVar

from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.table.chain import sequel
from taberna.table.codec import write
from taberna.table.load import read
from taberna.table.outcome import Outcome
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused, refuse
from taberna.table.replay import replayed
from taberna.table.values import Options

T = TypeVar("T")

CHAINS: Final = 1024
"""Of so many, and of so many records, it is remembered what was found out by playing them again."""


async def played(desk: Desk, party: str, upto: int) -> list[AnyRecord]:
    """The records of the games of a party, in order; Refused where one is not finished."""
    game_records: list[AnyRecord] = []
    for row in await desk.store.tables_in(party):
        if row.place > upto:
            break
        kept = await desk.store.record(row.record) if row.record else None
        if kept is None:
            raise Refused(refuse("still-running"))
        game_records.append(read(kept.data, desk.games.find(row.game)))
    return game_records


async def ended(desk: Desk, party: str) -> Outcome | None:
    """How the whole chain ended, if it has."""
    rows = await desk.store.tables_in(party)
    if not rows or not rows[-1].record:
        return None
    last = rows[-1].record
    if last not in desk.chains:
        coming = sequel(await played(desk, party, rows[-1].place))
        _remember(desk.chains, last, coming if isinstance(coming, Outcome) else None)
    return desk.chains[last]


async def to_come(desk: Desk, row: TableRow) -> bool:
    """Whether the record of a game holds what a later one is about; where there is none it may."""
    if row.record not in desk.to_come:
        kept = await desk.store.record(row.record) if row.record else None
        if kept is None:
            return True
        game = desk.games.find(row.game)
        _remember(desk.to_come, row.record, game.to_come(replayed(read(kept.data, game)).state))
    return desk.to_come[row.record]


def _remember(known: dict[str, T], name: str, found: T) -> None:
    while len(known) >= CHAINS:
        del known[next(iter(known))]
    known[name] = found


async def coming(desk: Desk, row: TableRow) -> str:
    """The options of the game after this one, as JSON."""
    found: Options | Outcome = sequel(await played(desk, row.party, row.place))
    if isinstance(found, Outcome):
        raise Refused(refuse("chain-over", place=row.place + 1, result=found.result))
    return write(found).decode()
