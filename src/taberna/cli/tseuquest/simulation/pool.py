"""Games spread over processes. Each is a pure function of its number, so it does not matter who plays it."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeAlias

from taberna.bots.tseuquest.measure.night import Night, Setting, play_night

Game: TypeAlias = tuple[str, int]
"""An adventure and a number."""

AHEAD = 3
"""Games a process has waiting for it."""


def games(adventures: Sequence[str], number: int, shard: int = 0, shards: int = 1) -> tuple[Game, ...]:
    """Those of one shard of so many: a stretch of numbers in each adventure."""
    mine = range(shard * number // shards, (shard + 1) * number // shards)
    return tuple((name, n) for n in mine for name in adventures)


def play_all(setting: Setting, todo: Iterable[Game], jobs: int) -> Iterator[Night]:
    """In whatever order they come to an end."""
    if jobs == 1:
        for name, number in todo:
            yield play_night(setting, name, number)
        return
    waiting = iter(todo)
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(play_night, setting, *game) for game in islice(waiting, jobs * AHEAD)}
        while running:
            done, running = _next(running)
            running |= {pool.submit(play_night, setting, *game) for game in islice(waiting, len(done))}
            for future in done:
                yield future.result()


def _next(running: set[Future[Night]]) -> tuple[set[Future[Night]], set[Future[Night]]]:
    done, still = wait(running, return_when=FIRST_COMPLETED)
    return done, still
