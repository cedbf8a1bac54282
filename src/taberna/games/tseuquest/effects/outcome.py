"""Cards and objects, whose effects everybody watches: where nothing comes of them, that is told too."""

from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, door_at
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.secrets.appearance import (
    in_the_dark,
    is_hidden,
    keeps_to_itself,
    names_hidden,
    pocketed,
)


def apply_openly(tale: Tale, effects: tuple[Effect, ...], source: str, target: str, origin: str) -> None:
    before, since = tale.state, len(tale.events)
    apply(tale, effects, source, target, origin)
    after = tale.state
    if not any(is_seen(before, event, after) for event in tale.events[since:]):
        tale.tell(events.CameToNothing(source, origin))


def is_seen(before: State, event: TseuQuestEvent, after: State) -> bool:
    """Whether everybody sees something of this, now or when it goes on. What depends on the unseen must not
    count: else a card would tell of it by doing nothing."""
    match event:
        case events.Continued() | events.Settled() | events.Flagged() | events.Fired():
            return False
        case events.Began(part):
            return not in_the_dark(after, part)
        case events.Revealed(rooms, figures, doors, scenery, traps, hoards):
            return any((rooms, figures, doors, scenery, traps, hoards))
        case events.Woke(_, names):
            return any(not is_hidden(after, name) for name in names)
        case events.Opened(_, edge) | events.Closed(_, edge):
            door = door_at(after, edge)
            return door is not None and door.seen
        case events.GotItem(name, item) | events.LostItem(name, item):
            return not pocketed(before, name, item)
        case events.GoldChanged(name):
            return not keeps_to_itself(before, name)
        case _:
            return not names_hidden(before, event)
