"""Tellstones by its notation: a position, a move, what followed."""

from typing import TypeAlias

import msgspec

from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.games.tellstones.view import View
from taberna.table.batch import act_through
from taberna.table.commits import Commit, Told
from taberna.table.play import Play, follow, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

Table: TypeAlias = Play[State, TellstonesAction, TellstonesEvent, View, Options]


def agreed(**options: str | int) -> Options:
    return msgspec.convert(options, Options)


def at(position: str, **options: str | int) -> Table:
    """A table where play has come to this position."""
    chosen = agreed(**options)
    return Play(GAME, GAME.seats(chosen)[0], GAME.notation.parse_position(position, chosen))


def after(table: Table, *lines: str) -> Table:
    """The table once these lines were played, each `SEAT: ACTION`."""
    for line in lines:
        table, _ = _played(table, line)
    return table


def told(table: Table, line: str, seat: Seat) -> tuple[TellstonesEvent, ...]:
    """What a seat is told of a line as it is played."""
    _, commits = _played(table, line)
    events: list[TellstonesEvent] = []
    for commit in commits:
        followed = follow(table, commit)
        assert not isinstance(followed, Refusal)
        telling = tell(commit, followed, seat)
        assert isinstance(telling, Told)
        events += telling.events
        table = followed
    return tuple(events)


def _played(table: Table, line: str) -> tuple[Table, tuple[Commit[TellstonesAction, TellstonesEvent], ...]]:
    seat, _, text = line.partition(": ")
    done = act_through(table, seat, GAME.notation.parse_actions(table.state, text))
    assert not isinstance(done, Refusal), f"{line}: {done}"
    return done
