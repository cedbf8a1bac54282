"""The same games over Ray, here or on a cluster. A game is a pure function of its number, so where a worker
is lost its stretch is played again, and comes out the same."""

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeAlias

from taberna.bots.tseuquest.measure.night import Night, Setting, play_night
from taberna.cli.tseuquest.simulation.pool import Game

HERE: Final = "ray"
"""A Ray of our own, on this machine."""
REMOTE: Final = "ray://"
STORE: Final = 100 * 1024 * 1024
"""Bytes of shared memory; rows are small, and Ray would take a third of the machine."""
STRETCH: Final = 8
"""Games that are handed out at once: a few seconds' work, so that handing out costs nothing beside it."""
AHEAD: Final = 2
RETRIES: Final = 5
"""Times that a stretch is played again whose worker was lost."""
PATIENCE: Final = 600.0
"""Seconds without a single stretch coming back before it is called off."""

Plays: TypeAlias = Callable[[Setting, str, int], Night]


class NoRay(Exception):
    """The extra is not installed."""


class Silent(Exception):
    """Nothing came back for too long."""


def known_place(where: str) -> bool:
    return where == HERE or (where.startswith(REMOTE) and len(where) > len(REMOTE))


def play_on_ray(
    setting: Setting,
    todo: Sequence[Game],
    jobs: int,
    where: str = HERE,
    play: Plays = play_night,
    stretch: int = STRETCH,
    patience: float = PATIENCE,
) -> Iterator[Night]:
    """In whatever order they come to an end."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report to its makers
    try:
        import ray
    except ImportError:
        raise NoRay from None
    ray.init(**_start(where, jobs))
    try:
        yield from _play(ray, setting, todo, max(1, jobs) * AHEAD, play, stretch, patience)
    finally:
        ray.shutdown()


def _start(where: str, jobs: int) -> dict[str, Any]:
    if where != HERE:
        return {"address": where, "log_to_driver": False}
    return {
        "num_cpus": jobs,
        "include_dashboard": False,
        "object_store_memory": STORE,
        "_node_ip_address": "127.0.0.1",  # nobody else has business with it
        "log_to_driver": False,
    }


def _play(
    ray: Any,
    setting: Setting,
    todo: Sequence[Game],
    at_once: int,
    play: Plays,
    stretch: int,
    patience: float,
) -> Iterator[Night]:
    def part(games: Sequence[Game]) -> list[Night]:
        return [play(setting, *game) for game in games]

    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(part)
    waiting = iter([todo[n : n + stretch] for n in range(0, len(todo), stretch)])
    running = [remote.remote(games) for games in islice(waiting, at_once)]
    while running:
        done, running = ray.wait(running, num_returns=1, timeout=patience)
        if not done:
            raise Silent
        running += [remote.remote(games) for games in islice(waiting, len(done))]
        for each in done:
            yield from ray.get(each)
