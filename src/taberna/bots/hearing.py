"""How a bot comes to hear what happens, the same wherever it sits: at the house's tables and when its
memory is rebuilt.

What was said after a commit is heard just before the next one, so that each line is heard once and at one
moment, however long it took to arrive.
"""

from collections.abc import Iterable
from typing import TypeVar

from taberna.bots import Bot
from taberna.table.commits import Telling
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View

M = TypeVar("M")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


def heard(
    bot: Bot[M, A, E, V],
    memory: M,
    telling: Telling[E],
    waited: int,
    said: Iterable[tuple[Seat, str]],
) -> M:
    """The memory after `telling`, before which this was said. It took `waited` milliseconds to come; 0 where
    the bot itself acted, whom its own haste does not hurry."""
    for seat, text in said:
        memory = bot.listen(memory, seat, text)
    return bot.hear(bot.wait(memory, waited), telling)
