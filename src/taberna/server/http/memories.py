"""What the house's bots remembered, forgot and thought: told once the game is over, and never before.

A bot's seed is kept with its chair and leaves the house at no time; what is told is the memory rebuilt
from it, from what the bot knew of the others when the game began, and from what the seat was told. Where one
of them has had that deleted, the memory is rebuilt without, and it is said that it may have been another.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final, TypeAlias, cast

from starlette.requests import Request
from starlette.responses import Response

from taberna.bots.tellstones import account
from taberna.bots.tellstones.account import Mind, Step, TellstonesEntry, TellstonesPlay
from taberna.server.bots.questions import waits
from taberna.server.http.answers import answer
from taberna.server.http.context import Context, context, hosted, slow_down
from taberna.server.http.records import ENTRIES_SHOWN, found
from taberna.server.store.rows import Chair, EntryRow, TableRow, TalkRow
from taberna.server.tables.acquaintances import bots
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.phrases import words_of
from taberna.server.tables.steps import followed
from taberna.server.wire.requests import Memories
from taberna.table.codec import codec
from taberna.table.game import AnyGame
from taberna.table.play import Play
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat

Telling: TypeAlias = Callable[[str, Seat, bytes, Iterable[Step], Mapping[Seat, bytes]], Mind]

_TELL: Final[Mapping[str, Telling]] = {"tellstones": account.recount}
"""By game, how a bot's memory is told."""
_KNOWN: Final[Mapping[str, Callable[[str], bool]]] = {"tellstones": account.known}
_aside: Final = ThreadPoolExecutor(1, "memories")
"""One at a time, where nobody who plays waits for it."""


async def of_table(request: Request) -> Response:
    table = await hosted(request)
    return await _told(request, table.row)


async def of_record(request: Request) -> Response:
    """By the record's name. One that a guest has brought has no bots of this house."""
    row = await found(request, request.path_params["name"])
    table = await context(request).desk.store.table(row.table) if row.table else None
    if table is None:
        return answer(Memories(()))
    return await _told(request, table)


async def _told(request: Request, row: TableRow) -> Response:
    if row.status != "over":
        raise Refused(refuse("still-running"))
    here = context(request)
    chairs = [chair for chair in bots(row) if row.game in _TELL and _KNOWN[row.game](chair.bot)]
    if not chairs:
        return answer(Memories(()))
    slow_down(request, request.client.host if request.client else "")
    response = answer(Memories(await _rebuilt(here, row, chairs)))
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response


async def _rebuilt(here: Context, row: TableRow, chairs: list[Chair]) -> tuple[Mind, ...]:
    game, store = here.desk.games.find(row.game), here.desk.store
    entries = await store.entries(row.id)
    if len(entries) > ENTRIES_SHOWN:
        raise Refused(refuse("too-large", most=ENTRIES_SHOWN))
    talk = await store.talk(row.id)
    met = await store.meetings(row.id)

    def tell() -> tuple[Mind, ...]:
        story = tuple(_story(game, row, entries, talk))
        return tuple(
            _TELL[row.game](
                chair.bot,
                chair.seat,
                bytes.fromhex(chair.bot_seed),
                story,
                {one.other: one.body for one in met if one.seat == chair.seat},
            )
            for chair in chairs
        )

    return await asyncio.get_running_loop().run_in_executor(_aside, tell)


def _story(game: AnyGame, row: TableRow, entries: list[EntryRow], talk: list[TalkRow]) -> Iterable[Step]:
    """The game again, with when things happened and who spoke."""
    seats = tuple(chair.seat for chair in row.chairs)
    empty: AnyPlay = Play(game, seats, game.empty)
    read = codec(game).entry
    steps, last = followed(empty, tuple(read(entry.body) for entry in entries))
    plays = [*(step.before for step in steps), last]
    waited = waits([entry.at for entry in entries])
    for step, (before, after), wait in zip(steps, pairwise(plays), waited, strict=True):
        said = tuple((line.seat, words_of(line)) for line in talk if line.after == step.entry.seq - 1)
        yield Step(
            cast(TellstonesPlay, before),
            cast(TellstonesEntry, step.entry),
            cast(TellstonesPlay, after),
            wait,
            said,
        )
