"""What a companion remembers: what was tried and what came of it, and what the adventure's advice said."""

import re
from typing import Final

from msgspec.structs import replace

from taberna.bots.tseuquest.orders import Order, understand
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.ground.squares import AT, Edge, Square
from taberna.games.tseuquest.options import PLAYERS
from taberna.games.tseuquest.things.script import Words
from taberna.table.commits import Telling, Told
from taberna.table.seats import Seat
from taberna.table.values import Value

_SQUARE: Final = re.compile(r"\b[a-z]\d{1,2}\b")


class Lore(Value, frozen=True):
    seat: Seat
    seed: bytes
    seq: int = 0
    round: int = 0
    stirred: int = 0
    """The last round in which anything changed: somebody was hurt, something was seen, opened or used."""
    rattled: frozenset[tuple[Edge, str]] = frozenset()
    """Doors that did not open, and for whom."""
    baffled: frozenset[tuple[str, str]] = frozenset()
    """Traps that somebody could not disarm, and who."""
    used: frozenset[str] = frozenset()
    """Scenery that was used, and what lay about and was taken."""
    spent: frozenset[str] = frozenset()
    """Of these, what gave something, and will not again."""
    combed: frozenset[tuple[str, Square]] = frozenset()
    """What was searched for, and from where."""
    stung: frozenset[tuple[str, int]] = frozenset()
    """Who was caught in a trap, and in which round."""
    where: dict[str, Square] = {}
    origins: dict[str, Square] = {}
    """Where each of them last set off from."""
    trodden: frozenset[Square] = frozenset()
    """By whoever walks now, on this walk."""
    chiefs: frozenset[str] = frozenset()
    chests: frozenset[str] = frozenset()
    soft: frozenset[Square] = frozenset()
    """Squares that the advice names: there one treads softly."""
    noises: int = 0
    """Heard so far."""
    woken: bool = False
    """Noise has woken somebody."""
    done: bool = False
    """What one came for, as far as one can tell: a deed that gave nothing to carry and was spoken of, or one
    that showed a way out."""
    own: dict[str, str] = {}
    """The adventurers of this seat: figure and sheet."""
    orders: dict[str, Order] = {}
    """What each of them was last told to do, by its sheet."""
    owed: str = ""
    """An order that wants a word in answer."""


def sit(seat: Seat, seed: bytes) -> Lore:
    return Lore(seat, seed)


def listen(lore: Lore, speaker: Seat, text: str) -> Lore:
    """Orders are taken from adventurers; of what one says oneself, that one has answered."""
    if speaker == lore.seat:
        return replace(lore, owed="") if lore.owed else lore
    order = understand(speaker, text) if speaker in PLAYERS else None
    if order is None:
        return lore
    told = [sheet for sheet in lore.own.values() if not order.to or sheet in order.to]
    if not told:
        return lore
    kept = {sheet: each for sheet, each in lore.orders.items() if sheet not in told}
    new = {} if order.what == "free" else dict.fromkeys(told, order)
    return replace(lore, orders=kept | new, owed=order.what)


def squares_in(texts: dict[str, Words]) -> frozenset[Square]:
    words = texts.get("advice", {})
    text = next(iter(words.values()), "")
    return frozenset(name for name in _SQUARE.findall(text) if name in AT)


_GIVES: Final = (
    events.GotItem,
    events.GoldChanged,
    events.Opened,
    events.LifeChanged,
    events.MindChanged,
    events.Sprung,
    events.Drew,
    events.Moved,
    events.Slain,
)
_STIRS: Final = (
    events.LifeChanged,
    events.Opened,
    events.SceneryUsed,
    events.GotItem,
    events.Slain,
    events.FightBegan,
)


def hear(lore: Lore, telling: Telling[TseuQuestEvent]) -> Lore:
    lore = replace(lore, seq=telling.seq)
    if not isinstance(telling, Told):
        return lore
    for event in telling.events:
        if isinstance(event, _STIRS) and lore.stirred != lore.round:
            lore = replace(lore, stirred=lore.round)
        lore = _learn(lore, event)
    if any(isinstance(event, events.SceneryUsed) for event in telling.events):
        lore = _weigh(lore, telling.events)
    if any(isinstance(event, events.Woke) for event in telling.events):
        loud = any(isinstance(event, events.Noise) for event in telling.events)
        lore = replace(lore, woken=lore.woken or loud)
    return lore


def _learn(lore: Lore, event: TseuQuestEvent) -> Lore:
    match event:
        case events.SetOff(name) if name in lore.where:
            here = lore.where[name]
            return replace(lore, origins={**lore.origins, name: here}, trodden=frozenset((here,)))
        case events.Moved(name, square) if name in lore.where:
            return replace(lore, where={**lore.where, name: square}, trodden=lore.trodden | {square})
        case events.Noise():
            return replace(lore, noises=lore.noises + 1)
        case events.RoundBegan(number):
            return replace(lore, round=number)
        case events.Introduced(texts=texts, heroes=heroes):
            where = {hero.id: hero.square for hero in heroes}
            own = {hero.id: hero.sheet for hero in heroes if hero.seat == lore.seat}
            return Lore(lore.seat, lore.seed, lore.seq, where=where, soft=squares_in(texts), own=own)
        case events.Declared(name, "search", _, what):
            combed = lore.combed | {(what, lore.where.get(name, ""))}
            return replace(_carried_out(lore, name, "search"), combed=combed)
        case events.Declared(name, "detect"):
            return replace(lore, combed=lore.combed | {("magic", lore.where.get(name, ""))})
        case events.Declared(_, "use", _, what):
            return replace(lore, used=lore.used | {what})
        case events.Sprung(name):
            return replace(lore, stung=lore.stung | {(name, lore.round)})
        case events.DisarmFailed(name, trap):
            return replace(lore, baffled=lore.baffled | {(trap, name)})
        case events.Rattled(name, edge):
            return replace(lore, rattled=lore.rattled | {(edge, name)})
        case events.GotItem(name):
            # It may be the key to a door that did not open.
            return replace(lore, rattled=frozenset(row for row in lore.rattled if row[1] != name))
        case events.Revealed() if event.figures or event.doors or event.scenery or event.corridors:
            chiefs = frozenset(f.id for f in event.figures if f.kind == "antagonist")
            chests = frozenset(s.id for s in event.scenery if s.kind in ("chest", "cage"))
            return replace(lore, stirred=lore.round, chiefs=lore.chiefs | chiefs, chests=lore.chests | chests)
        case events.Slain(name) if name in lore.chiefs:
            return replace(lore, used=lore.spent)  # what did nothing while they stood may do something now
        case events.SceneryPlaced(scenery) if scenery.kind == "stairs":
            return replace(lore, done=True)
        case _:
            return lore


def _carried_out(lore: Lore, name: str, what: str) -> Lore:
    sheet = lore.own.get(name, "")
    if sheet not in lore.orders or lore.orders[sheet].what != what:
        return lore
    return replace(lore, orders={hero: each for hero, each in lore.orders.items() if hero != sheet})


def _weigh(lore: Lore, told: tuple[TseuQuestEvent, ...]) -> Lore:
    """A chest with nothing in it but words was what one came for."""
    user, named = next((e.figure, e.scenery) for e in told if isinstance(e, events.SceneryUsed))
    spoken = any(isinstance(event, events.Said) for event in told)
    gave = any(isinstance(event, _GIVES) for event in told)
    if gave:
        lore = replace(lore, spent=lore.spent | {named})
    return (
        replace(lore, done=True)
        if spoken and not gave and user in lore.where and named in lore.chests
        else lore
    )
