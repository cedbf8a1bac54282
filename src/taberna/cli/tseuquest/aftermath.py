"""Whether anything came of a card, an object or a blow: when nothing did, that is told too."""

from typing import Final

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Fight
from taberna.games.tseuquest.things.library import CARDS, ITEMS

OVER: Final = (events.TurnEnded, events.TurnBegan, events.RoundBegan, events.SorcererBegan, events.Ended)
"""What follows from here on is not of its doing."""
ASIDE: Final = (
    events.Declared,
    events.SpellStays,
    events.LostItem,
    events.CardPlayed,
    events.Continued,
    events.Settled,
    events.CardsReturned,
    events.BagDropped,
    events.Slain,
)
"""The doing itself, and what a last breath leaves behind."""


def in_vain(event: TseuQuestEvent, rest: tuple[TseuQuestEvent, ...]) -> bool:
    match event:
        case events.CardPlayed(figure, card):
            price = events.MindChanged(figure, -CARDS[card].cost)
            return not _came(tuple(e for e in rest if e != price))
        case events.Declared(_, "use", _, what) if what in ITEMS:
            return not _came(rest)
        case _:
            return False


def _came(rest: tuple[TseuQuestEvent, ...]) -> bool:
    for event in rest:
        if isinstance(event, OVER):
            return False
        match event:
            case events.Revealed(rooms=(), figures=(), doors=(), scenery=(), traps=(), hoards=()):
                continue
            case _ if not isinstance(event, ASIDE):
                return True
    return False


def unhurt(fight: Fight, rest: tuple[TseuQuestEvent, ...]) -> bool:
    """Whether the blows have fallen with this, and the defender has lost nothing by them (TQ-8.9)."""
    if fight.stage != "noise":
        return False
    for event in rest:
        match event:
            case events.LifeChanged(name) | events.Slain(name) if name == fight.defender:
                return False
            case events.Settled():
                return True
    return False
