"""What a simple player remembers: where it has been, what it has tried, and how often it was asked."""

from msgspec.structs import replace

from taberna.bots.tseuquest.director import Mood
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.ground.squares import Square
from taberna.table.commits import Telling, Told
from taberna.table.seats import Seat
from taberna.table.values import Value


class Memory(Value, frozen=True):
    seat: Seat
    seed: bytes
    seq: int = 0
    trodden: tuple[Square, ...] = ()
    """Squares somebody has walked on."""
    tried: tuple[str, ...] = ()
    """Scenery that was used, and squares that were searched."""
    chiefs: tuple[str, ...] = ()
    """Antagonists who came into sight."""
    mood: Mood = Mood()
    """Of a Sorcerer who paces the evening."""


def sit(seat: Seat, seed: bytes) -> Memory:
    return Memory(seat, seed)


def hear(memory: Memory, telling: Telling[TseuQuestEvent]) -> Memory:
    memory = replace(memory, seq=telling.seq)
    if not isinstance(telling, Told):
        return memory
    for event in telling.events:
        match event:
            case events.Moved(_, square) if square not in memory.trodden:
                memory = replace(memory, trodden=(*memory.trodden, square))
            case events.Declared(_, "use" | "search" as kind, _, target):
                here = f"{kind} {target}"
                if here not in memory.tried:
                    memory = replace(memory, tried=(*memory.tried, here))
            case events.Rattled(name, edge):
                memory = replace(memory, tried=(*memory.tried, f"open {edge} {name}"))
            case events.GotItem(name):
                # It may be the key to a door that did not open.
                memory = replace(memory, tried=tuple(t for t in memory.tried if not _door(t, name)))
            case events.Revealed(figures=figures):
                chiefs = tuple(f.id for f in figures if f.kind == "antagonist")
                memory = replace(memory, chiefs=(*memory.chiefs, *chiefs))
            case events.Slain(name) if name in memory.chiefs:
                # What did nothing while they stood may do something now.
                memory = replace(memory, tried=tuple(t for t in memory.tried if not t.startswith("use ")))
            case _:
                pass
    return memory


def _door(tried: str, name: str) -> bool:
    return tried.startswith("open ") and tried.endswith(f" {name}")
