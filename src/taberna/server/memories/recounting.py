"""A game told again as its bots lived through it."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Final, TypeAlias, cast

from taberna.bots.tellstones import account
from taberna.bots.tellstones.account import Mind, StoryStep, TellstonesEntry, TellstonesPlay
from taberna.server.bots.questions import waits
from taberna.server.store.rows import Chair, EntryRow, MeetingRow, TableRow, TalkRow
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.phrases import words_of
from taberna.server.tables.transitions import followed
from taberna.table.codec import codec
from taberna.table.game import AnyGame
from taberna.table.play import Play
from taberna.table.seats import Seat
from taberna.table.values import Value

Telling: TypeAlias = Callable[[str, Seat, bytes, Iterable[StoryStep], Mapping[Seat, bytes]], Mind]

_TELL: Final[Mapping[str, Telling]] = {"tellstones": account.recount}
"""By game, how a bot's memory is told."""
_KNOWN: Final[Mapping[str, Callable[[str], bool]]] = {"tellstones": account.known}


class Recount(Value, frozen=True, kw_only=True):
    """A game that is over, with all that it takes to tell it."""

    table: TableRow
    chairs: tuple[Chair, ...]
    """Of the bots whose memory is asked for."""
    entries: tuple[EntryRow, ...]
    talk: tuple[TalkRow, ...]
    met: tuple[MeetingRow, ...]
    """Whom they knew from an earlier game."""


def can_be_told(game: str, chair: Chair) -> bool:
    return game in _TELL and _KNOWN[game](chair.bot)


def recount(game: AnyGame, asked: Recount) -> tuple[Mind, ...]:
    story = tuple(_story(game, asked))
    return tuple(
        _TELL[game.name](
            chair.bot,
            chair.seat,
            bytes.fromhex(chair.bot_seed),
            story,
            {one.other: one.body for one in asked.met if one.seat == chair.seat},
        )
        for chair in asked.chairs
    )


def _story(game: AnyGame, asked: Recount) -> Iterable[StoryStep]:
    """The game again, with when things happened and who spoke."""
    seats = tuple(chair.seat for chair in asked.table.chairs)
    empty: AnyPlay = Play(game, seats, game.empty)
    read = codec(game).entry
    steps, last = followed(empty, tuple(read(entry.body) for entry in asked.entries))
    plays = [*(step.before for step in steps), last]
    waited = waits([entry.at for entry in asked.entries])
    for step, (before, after), wait in zip(steps, pairwise(plays), waited, strict=True):
        said = tuple((line.seat, words_of(line)) for line in asked.talk if line.after == step.entry.seq - 1)
        yield StoryStep(
            cast(TellstonesPlay, before),
            cast(TellstonesEntry, step.entry),
            cast(TellstonesPlay, after),
            wait,
            said,
        )
