"""A bot's mind at a table: its memory as it sits down, and how that changes by what its seat is told."""

from hashlib import blake2b
from typing import Final

from msgspec.structs import replace

from taberna.bots.tellstones import acquaintance, repartee
from taberna.bots.tellstones.memory import Memory, Params
from taberna.bots.tellstones.memory_updates import Hearing
from taberna.games.tellstones.events import TellstonesEvent
from taberna.table.commits import Telling, ToldBack
from taberna.table.seats import Seat

BACK: Final = 4
"""How many moments are kept for what may be taken back."""
TALK_HAZE: Final = 0.35


def sit(seat: Seat, seed: bytes) -> Memory:
    digest = blake2b(seed, key=seat.encode(), digest_size=8).digest()
    return Memory(seat, int.from_bytes(digest[:4]), int.from_bytes(digest[4:]))


def meet(memory: Memory, seat: Seat, kept: bytes) -> Memory:
    """Somebody of whom something was kept sits down here; before the game begins."""
    known = acquaintance.read(kept)
    return memory if known is None else replace(memory, known=(*memory.known, (seat, known)))


def keep(memory: Memory) -> dict[Seat, bytes]:
    """What there is to keep of everybody else, once the game is over."""
    games = {seat: known.games for seat, known in memory.known}
    return {
        seat: acquaintance.write(
            acquaintance.describe(
                [line.crowds[1 + place] for line in memory.lines], memory.notes[place], games.get(seat, 0) + 1
            )
        )
        for place, seat in enumerate(memory.others)
    }


def overhear(memory: Memory, speaker: Seat, text: str = "") -> Memory:
    """Something is said at the table: whoever listens rehearses less (TS-4.1)."""
    if speaker == memory.seat:
        own = repartee.said(text)
        said = (*memory.said, own) if own else memory.said
        return replace(memory, spoke=memory.seq, remarks=0, said=said, addressed="")
    haze = min(1.0, memory.haze + TALK_HAZE)
    addressed = repartee.answer_to(text) or memory.addressed
    return replace(memory, haze=haze, remarks=memory.remarks + 1, addressed=addressed)


def wait(memory: Memory, milliseconds: int) -> Memory:
    """So long it took until what is heard next."""
    return replace(memory, waited=milliseconds)


def hear(par: Params, memory: Memory, telling: Telling[TellstonesEvent]) -> Memory:
    if isinstance(telling, ToldBack):
        before = next((m for m in memory.past if m.seq == telling.to), memory)
        return replace(before, seq=telling.seq, past=memory.past, said=memory.said)
    hearing = Hearing(par, memory, telling.seq)
    for event in telling.events:
        hearing.take(event)
    after = hearing.memory()
    return replace(after, past=(*memory.past, replace(after, past=()))[-BACK:])
