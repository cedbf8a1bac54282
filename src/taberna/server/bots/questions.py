"""What a bot is asked: told what any seat would be told, and nothing else."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from taberna.server.bots.protocol import Heard, Part, Story, Think
from taberna.server.store.rows import Chair, TalkRow
from taberna.server.tables import phrases, stories, streams, watchers
from taberna.server.tables.hosted import Hosted
from taberna.table.codec import write
from taberna.table.seats import Seat


async def think(hosted: Hosted, chair: Chair, n: int, after: int) -> Think:
    async with hosted.turn:
        play = hosted.play
        assert play is not None
        return Think(
            n=n,
            story=await _story(hosted, chair, after),
            view=msgspec.Raw(write(hosted.game.view(play.state, chair.seat))),
            legal=msgspec.Raw(write(hosted.game.legal(play.state, chair.seat))),
        )


async def part(hosted: Hosted, chair: Chair, n: int, after: int) -> Part:
    async with hosted.turn:
        return Part(n=n, story=await _story(hosted, chair, after))


async def _story(hosted: Hosted, chair: Chair, after: int) -> Story:
    """In the seat's own numbers. Whoever calls this has the turn."""
    seat, tally = chair.seat, hosted.tally
    earlier = await streams.since(hosted, seat, tally.entry(seat, max(0, after - 1)))
    steps = earlier[1:] if after else earlier
    waited = waits([step.at for step in earlier])[len(earlier) - len(steps) :]
    seq = hosted.number(seat)
    lines = [
        Heard(hosted.number(seat, line.after), line.seat, phrases.words_of(line))
        for line in await _lines(hosted, tally.entry(seat, after))
        if not phrases.is_reason(line) and watchers.reaches(line, hosted.row, hosted.seq, seat)
    ]
    return Story(
        game=hosted.game.name,
        bot=chair.bot,
        table=hosted.id,
        seat=seat,
        seed=chair.bot_seed,
        met=await _met(hosted, seat),
        after=after,
        seq=seq,
        tellings=tuple(msgspec.Raw(write(told)) for told in stories.tellings(tally, steps, seat)),
        waits=tuple(0 if step.entry.seat == seat else wait for step, wait in zip(steps, waited, strict=True)),
        talk=tuple(
            line for line in lines if after <= line.after < seq or (line.after, line.seat) == (seq, seat)
        ),
    )


def waits(times: Sequence[int]) -> tuple[int, ...]:
    """How long each came after the one before; the first of a game came at once."""
    return tuple(now - before for before, now in pairwise((*times[:1], *times)))


async def _met(hosted: Hosted, seat: Seat) -> dict[Seat, bytes]:
    """Read every time: who no longer wants to be known is known no longer."""
    return {row.other: row.body for row in await hosted.desk.store.meetings(hosted.id) if row.seat == seat}


async def _lines(hosted: Hosted, after: int) -> Iterable[TalkRow]:
    """All that was said from this commit on: more than a table keeps in memory, where it must be."""
    kept = tuple(hosted.lines)
    whole = len(kept) == hosted.n or (kept and kept[0].after < after)
    return kept if whole else await hosted.desk.store.talk(hosted.id)
