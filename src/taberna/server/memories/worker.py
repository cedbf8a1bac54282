"""The process that rebuilds memories: one question a line, one answer a line.

python -m taberna.server.memories.worker GAMES BOTS
"""

import os
import sys
from collections.abc import Iterable
from typing import BinaryIO, Final, cast

from taberna.bots import AnyBots
from taberna.server import child_processes
from taberna.server.bots.worker import found
from taberna.server.memories.recounting import Recount, recount
from taberna.server.wire.http import Memories
from taberna.table.codec import Reader, write
from taberna.table.registry import Registry

_read: Final[Reader[Recount]] = Reader(Recount)


def run(games: Registry, bots: AnyBots, questions: Iterable[bytes], answers: BinaryIO) -> None:
    for line in questions:
        asked = _read(line)
        minds = recount(games.find(asked.table.game), bots, asked)
        answers.write(write(Memories(minds)) + b"\n")
        answers.flush()


def main() -> None:
    child_processes.stay()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    games, bots = (found(place) for place in sys.argv[1:3])
    run(cast(Registry, games), cast(AnyBots, bots), child_processes.questions(), answers)


if __name__ == "__main__":
    main()
