"""One character for an event that shows somebody a card: its first letter, or `?` for that one was drawn."""

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent


def glimpse(event: TseuQuestEvent) -> str | None:
    match event:
        case events.Drew(card=card):
            return card[:1] or "?"
        case events.HandSeen(cards=cards):
            return "".join(card[:1] for card in cards)
        case events.AdventureChosen(name):
            return "!" if name else "?"
        case events.Ruled(ruling):
            return "?" if ruling is None else "!"
        case events.Revealed():
            return "*"
        case events.NothingFound():
            return "-"
        case _:
            return None
