"""What every table of a node works with."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec

from taberna import __version__
from taberna.bots import AnyBots
from taberna.server.bus.protocol import Bus
from taberna.server.house_key import HouseKey
from taberna.server.metrics import Metrics
from taberna.server.settings import Settings
from taberna.server.store.protocol import Store
from taberna.table.commits import Entry
from taberna.table.game import AnyGame
from taberna.table.outcome import Outcome
from taberna.table.own_sequence import Tally
from taberna.table.play import Play
from taberna.table.registry import Registry
from taberna.table.ruleset import ruleset
from taberna.table.values import Action, Event, Options, State, View

AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyEntry: TypeAlias = Entry[Action, Event]
AnyTally: TypeAlias = Tally[State, Action, Event, View, Options]
Now: TypeAlias = Callable[[], int]

TALLY: Final = "told 1"

log = logging.getLogger("taberna")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady() -> Now:
    """The wall clock as it stands now, and from there on a clock that nobody can set: else whoever's clock
    runs would be charged, or spared, what the machine's was moved by."""
    since = time.time_ns() - time.monotonic_ns()
    return lambda: (since + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True, slots=True)
class Desk:
    store: Store
    bus: Bus
    games: Registry
    settings: Settings
    node: str
    metrics: Metrics
    bots: AnyBots
    """Those that can sit down here; they think in processes of their own."""
    key: HouseKey
    now: Now = wall_clock
    codes: dict[str, str] = field(default_factory=dict)
    chains: dict[str, Outcome | None] = field(default_factory=dict)
    """How a chain ended, or that it goes on, by its last record's name: to find out, all are played again."""
    to_come: dict[str, bool] = field(default_factory=dict)
    """Whether a record holds what is still to be played, by its name: to find out, it is played again."""
    tasks: "set[asyncio.Task[None]]" = field(default_factory=set)

    def code(self, game: AnyGame) -> str:
        """The version of the code that can read a snapshot: another form of state is another version, and so
        is another way to count what seats were told."""
        if game.name not in self.codes:
            form = msgspec.json.encode(msgspec.json.schema(game.types.state), order="sorted")
            self.codes[game.name] = sha256(
                f"{__version__} {ruleset(game)} {TALLY} ".encode() + form
            ).hexdigest()
        return self.codes[game.name]

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Does something nobody waits for; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(_watched(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def _watched(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except Exception:  # nobody waits for it, so nobody else could tell
        log.exception("something done in the background failed")
