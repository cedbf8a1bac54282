"""The process that reads records: one question a line, one answer a line.

python -m taberna.server.records.worker GAMES LONGEST
"""

import os
import sys
from collections.abc import Iterable
from typing import BinaryIO, Final, cast

from taberna.server import child_processes
from taberna.server.bots.worker import found
from taberna.server.records.questions import DONE, REFUSED, Question
from taberna.server.records.reading import read
from taberna.table.codec import Reader, write
from taberna.table.refusal import Refused, refuse
from taberna.table.registry import Registry

MEMORY: Final = 1 << 30
"""Bytes that a record may take while it is read, whatever is in it."""
POLITENESS: Final = 10
"""By how much this one steps back where somebody who plays needs the processor."""

_read: Final[Reader[Question]] = Reader(Question)


def run(games: Registry, longest: int, questions: Iterable[bytes], answers: BinaryIO) -> None:
    for line in questions:
        answers.write(_answered(line, games, longest) + b"\n")
        answers.flush()


def _answered(line: bytes, games: Registry, longest: int) -> bytes:
    try:
        answer = DONE + write(read(_read(line), games))
    except Refused as refused:
        return REFUSED + write(refused.refusal)
    except (MemoryError, RecursionError):
        return REFUSED + write(refuse("too-heavy"))
    return answer if len(answer) < longest else REFUSED + write(refuse("too-heavy"))


def stay_small() -> None:
    if sys.platform != "win32":
        import resource

        os.nice(POLITENESS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    child_processes.stay()
    stay_small()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints must not look like an answer
    run(cast(Registry, found(sys.argv[1])), int(sys.argv[2]), child_processes.questions(), answers)


if __name__ == "__main__":
    main()
