"""The process that rebuilds memories: one question a line, one answer a line.

python -m taberna.server.memories.worker GAMES
"""

import os
import sys
from collections.abc import Iterable
from typing import BinaryIO, Final, cast

from taberna.server import children
from taberna.server.bots.worker import found
from taberna.server.memories.recounting import Recount, recount
from taberna.server.wire.requests import Memories
from taberna.table.codec import Reader, write
from taberna.table.registry import Registry

_read: Final[Reader[Recount]] = Reader(Recount)


def run(games: Registry, questions: Iterable[bytes], answers: BinaryIO) -> None:
    for line in questions:
        asked = _read(line)
        answers.write(write(Memories(recount(games.find(asked.table.game), asked))) + b"\n")
        answers.flush()


def main() -> None:
    children.stay()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    run(cast(Registry, found(sys.argv[1])), children.questions(), answers)


if __name__ == "__main__":
    main()
