"""A game told again as its bots lived through it."""

from collections.abc import Iterable

import msgspec

from taberna.bots import AnyBots
from taberna.bots.account import AnyStoryStep, StoryStep
from taberna.server.bots.questions import waits
from taberna.server.store.rows import Chair, EntryRow, MeetingRow, TableRow, TalkRow
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.phrases import words_of
from taberna.server.tables.transitions import followed
from taberna.server.wire.http import Mind
from taberna.table.codec import codec, write
from taberna.table.game import AnyGame
from taberna.table.play import Play
from taberna.table.values import Value


class Recount(Value, frozen=True, kw_only=True):
    """A game that is over, with all that it takes to tell it."""

    table: TableRow
    chairs: tuple[Chair, ...]
    """Of the bots whose memory is asked for."""
    entries: tuple[EntryRow, ...]
    talk: tuple[TalkRow, ...]
    met: tuple[MeetingRow, ...]
    """Whom they knew from an earlier game."""


def recount(game: AnyGame, bots: AnyBots, asked: Recount) -> tuple[Mind, ...]:
    story = tuple(_story(game, asked))
    return tuple(_mind(bots, asked, chair, story) for chair in asked.chairs)


def _mind(bots: AnyBots, asked: Recount, chair: Chair, story: Iterable[AnyStoryStep]) -> Mind:
    account = bots[asked.table.game][chair.bot].account
    if account is None:
        raise ValueError(f"{chair.bot} has nothing to tell")
    met = {one.other: one.body for one in asked.met if one.seat == chair.seat}
    told = account.recount(chair.seat, bytes.fromhex(chair.bot_seed), story, met)
    moments = tuple(msgspec.Raw(write(moment)) for moment in told.moments)
    return Mind(chair.seat, chair.bot, told.faithful, moments)


def _story(game: AnyGame, asked: Recount) -> Iterable[AnyStoryStep]:
    """The game again, with when things happened and who spoke."""
    seats = tuple(chair.seat for chair in asked.table.chairs)
    empty: AnyPlay = Play(game, seats, game.empty)
    read = codec(game).entry
    steps, _ = followed(empty, tuple(read(entry.body) for entry in asked.entries))
    waited = waits([entry.at for entry in asked.entries])
    for step, wait in zip(steps, waited, strict=True):
        said = tuple((line.seat, words_of(line)) for line in asked.talk if line.after == step.entry.seq - 1)
        yield StoryStep(step.before, step.entry, step.after, wait, said)
