"""Saying something at a table: written, answered, then told."""

from collections.abc import Callable

from taberna.server.store.protocol import Busy, Collision, Repeated
from taberna.server.store.rows import TalkRow
from taberna.server.tables.catching_up import catch_up, hear
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import TRIES, Answer
from taberna.table.refusal import Refusal, refuse


async def say(
    hosted: Hosted, line: Callable[[int, int], TalkRow], answer: Answer | None = None
) -> int | Refusal:
    """`line` makes the row from its number and the seq it follows."""
    async with hosted.turn:
        for _ in range(TRIES):
            row = line(hosted.n + 1, hosted.seq)
            try:
                await hosted.desk.store.add_talk(row)
            except Collision:
                await catch_up(hosted)
                continue
            except Repeated as repeated:
                return repeated.seq
            except Busy:
                return refuse("busy")
            if answer is not None:
                answer(row.n, 1)
            hear(hosted, (row,))
            hosted.desk.bus.publish(hosted.id, hosted.seq)
            return row.n
    return refuse("busy")
