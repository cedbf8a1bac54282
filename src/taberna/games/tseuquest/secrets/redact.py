"""What a seat is told of an event, by allow-list."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.sorcerer import on_hidden
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, find, trap
from taberna.games.tseuquest.ground.squares import Edge
from taberna.games.tseuquest.options import SORCERER, told
from taberna.games.tseuquest.secrets.appearance import (
    bare_door,
    bare_figure,
    bare_hoard,
    bare_mark,
    bare_scenery,
    bare_trap,
    is_hidden,
    keeps_to_itself,
    names_hidden,
    on_unseen,
    pocketed,
)
from taberna.games.tseuquest.secrets.worded import worded
from taberna.table.seats import Seat

_OPEN: Final = frozenset(
    {
        events.Thrown,
        events.HeroPicked,
        events.HeroPutBack,
        events.HeroSeated,
        events.PartyFormed,
        events.ElementChosen,
        events.RoundBegan,
        events.SorcererBegan,
        events.TurnBegan,
        events.TurnMissed,
        events.Failed,
        events.Restricted,
        events.PointsLost,
        events.Owed,
        events.Charging,
        events.Foresaw,
        events.Moved,
        events.FellDown,
        events.StoodUp,
        events.FellIn,
        events.Buried,
        events.Freed,
        events.LifeChanged,
        events.MindChanged,
        events.Left,
        events.NothingFound,
        events.Rattled,
        events.Sprung,
        events.TreasureNoted,
        events.TreasureCounted,
        events.HoardTaken,
        events.Struck,
        events.Wielded,
        events.Rearmed,
        events.WeaponRuined,
        events.Jammed,
        events.Repaired,
        events.Noise,
        events.CardPlayed,
        events.CardShown,
        events.Unbound,
        events.SceneryUsed,
        events.Abandoned,
        events.StoodIn,
        events.CameBack,
        events.Traded,
        events.HeroSwapped,
        events.SeatReady,
        events.Priced,
        events.DealOffered,
        events.DealDeclined,
        events.Objected,
        events.Ended,
        events.FightBegan,
        events.Rerolled,
        events.Fumbled,
        events.Aimed,
        events.Defended,
        events.FightEnded,
        events.Unhurt,
        events.MoveBegan,
        events.SetOff,
        events.AdvantageWon,
        events.AdvantageTaken,
        events.PassageDenied,
        events.TrapMissed,
        events.Dodged,
        events.DisarmFailed,
        events.EscapeFailed,
        events.ItemUsed,
        events.TradeOffered,
        events.TradeDeclined,
        events.CameToNothing,
        events.Powered,
    }
)
"""Told to everybody, unless it is about a figure nobody has seen."""


_OWN: Final = frozenset({events.Began, events.Continued, events.Settled})
"""The engine's own steps are nobody's story: what is asked stands in the view, the rest in other events."""


def redact(before: State, event: TseuQuestEvent, after: State, seat: Seat) -> TseuQuestEvent | None:
    kind = type(event)
    if kind in _OWN:
        return None
    if kind in _OPEN:
        return event if seat == SORCERER else _of_the_seen(before, event, after)
    match worded(after, event):
        case events.Said() as said:
            return said if seat == SORCERER else _of_the_seen(before, said, after)
        case events.Drew(name, deck, _, sealed):
            if not sealed and seat == _seat(after, name):
                return event
            return (
                None if is_hidden(after, name) and seat != SORCERER else events.Drew(name, deck, "", sealed)
            )
        case events.HandSeen(name):
            return event if seat == _seat(after, name) else None
        case events.CardsReturned(name, cards):
            if seat == _seat(before, name):
                return event
            hidden = is_hidden(before, name) and seat != SORCERER
            return None if hidden else events.CardsReturned(name, ("",) * len(cards))
        case events.Started(options, seats, heroes):
            return events.Started(told(options), seats, heroes)
        case events.WentOn(heroes):
            return events.WentOn(tuple(replace(hero, hand=()) for hero in heroes))
        case events.Introduced(name, texts, face, heroes):
            return events.Introduced(name, texts, face, tuple(replace(hero, hand=()) for hero in heroes))
    return event if seat == SORCERER else _for_others(before, event, after)


def _seat(state: State, name: str) -> Seat:
    found = find(state, name)
    return found.seat if found else ""


def _for_others(before: State, event: TseuQuestEvent, after: State) -> TseuQuestEvent | None:
    match event:
        case events.AdventureChosen():
            return events.AdventureChosen("")
        case events.Revealed(rooms, figures, doors, scenery, traps, hoards, corridors):
            return events.Revealed(
                rooms,
                tuple(map(bare_figure, figures)),
                tuple(map(bare_door, doors)),
                tuple(map(bare_scenery, scenery)),
                tuple(map(bare_trap, traps)),
                tuple(map(bare_hoard, hoards)),
                corridors,
            )
        case events.Opened(name, edge):
            return events.Opened(_known(after, name), edge) if _door_seen(after, edge) else None
        case events.Closed(name, edge):
            return events.Closed(_known(after, name), edge) if _door_seen(after, edge) else None
        case events.Woke(_, names):
            awake = tuple(name for name in names if not is_hidden(after, name))
            return events.Woke("", awake) if awake else None
        case events.ControlTaken(name, master, points):
            if is_hidden(after, name):
                return None
            return events.TurnBegan(name, points) if is_hidden(after, master) else event
        case events.ControlEnded(name, master):
            if is_hidden(before, name):
                return None
            return events.TurnEnded(name) if is_hidden(before, master) else event
        case events.TurnEnded(name):
            if not is_hidden(before, name):
                return event
            led = before.turn.figure if before.turn and before.turn.own else name
            return None if is_hidden(before, led) else events.TurnEnded(led)
        case events.Declared(name, kind, points, target):
            if not is_hidden(before, target):
                return _of_the_seen(before, event, after)
            return None if is_hidden(before, name) else events.Declared(name, kind, points)
        case events.Summoned(figure):
            return events.Summoned(bare_figure(figure)) if figure.seen else None
        case events.BagDropped(hoard):
            return events.BagDropped(bare_hoard(hoard))
        case events.SceneryPlaced(piece):
            return events.SceneryPlaced(bare_scenery(piece)) if piece.seen else None
        case events.TrapGone(name):
            gone = trap(before, name)
            return event if gone is not None and gone.seen else None
        case events.GotItem(name, item) | events.LostItem(name, item):
            return None if pocketed(before, name, item) else _of_the_seen(before, event, after)
        case events.GoldChanged(name):
            return None if keeps_to_itself(before, name) else event
        case events.Marked(mark):
            return None if is_hidden(after, mark.figure) else events.Marked(bare_mark(mark))
        case events.Unmarked(mark):
            return None if is_hidden(after, mark.figure) else events.Unmarked(bare_mark(mark))
        case events.SpellStays(spell) | events.SpellEnded(spell):
            return None if on_unseen(before, spell) else event
        case events.Slain(name) | events.Vanished(name):
            return None if is_hidden(before, name) else event
        case events.Ruled(ruling):
            secret = ruling is not None and on_hidden(before, ruling)
            return events.Ruled(None) if secret else event
        case _:
            return None


def _of_the_seen(before: State, event: TseuQuestEvent, after: State) -> TseuQuestEvent | None:
    return None if names_hidden(before, event) and names_hidden(after, event) else event


def _door_seen(state: State, edge: Edge) -> bool:
    return any(door.edge == edge and door.seen for door in state.doors)


def _known(state: State, name: str) -> str:
    """Who did it, as far as anybody sees."""
    return "" if is_hidden(state, name) else name


_PLAIN: Final = frozenset(
    {
        events.Declared,
        events.MoveBegan,
        events.SetOff,
        events.FightBegan,
        events.TradeOffered,
        events.Moved,
        events.StoodUp,
        events.TurnBegan,
        events.TurnEnded,
        events.SorcererBegan,
        events.Traded,
        events.HeroSwapped,
        events.SeatReady,
        events.Priced,
        events.DealOffered,
        events.DealDeclined,
        events.Objected,
    }
)


def plain(event: TseuQuestEvent) -> bool:
    """Steps, deals and turns. A look around is taken at every step; more of a corridor is on everybody's
    board, and nothing that is set on it."""
    if isinstance(event, events.Revealed):
        shown = event.rooms, event.figures, event.doors, event.scenery, event.traps, event.hoards
        return not any(shown)
    return type(event) in _PLAIN
