"""Objects, gold and treasure (TQ-12.4, TQ-17.4)."""

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.phrases.names import Seen, item, several, treasure
from taberna.games.tseuquest.phrases.table import Said, say, told
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS
from taberna.table.phrase import Parameter


@told(events.ItemUsed)
def _item_used(event: events.ItemUsed, seen: Seen) -> Said:
    figure, what = seen.figure(event.figure), item(event.item)
    if not event.at:
        return say("quest-declared-use", figure=figure, what=what)
    return say("quest-item-used-at", figure=figure, what=what, at=seen.thing(event.at))


@told(events.GotItem)
def _got_item(event: events.GotItem, seen: Seen) -> Said:
    return say("quest-got-item", figure=seen.figure(event.figure), item=item(event.item))


@told(events.LostItem)
def _lost_item(event: events.LostItem, seen: Seen) -> Said:
    if _is_spent(event.item, *seen.views):
        return say("quest-item-spent", item=item(event.item))
    return say("quest-lost-item", figure=seen.figure(event.figure), item=item(event.item))


def _is_spent(name: str, before: View, after: View) -> bool:
    """Whether it was for one use, and neither lies somewhere now nor belongs to anybody else."""
    held = [sum(figure.items.count(name) for figure in view.figures) for view in (before, after)]
    return ITEMS[name].once and held[1] < held[0] and len(after.hoards) <= len(before.hoards)


@told(events.GoldChanged)
def _gold_changed(event: events.GoldChanged, seen: Seen) -> Said:
    message = "quest-gold-won" if event.by >= 0 else "quest-gold-lost"
    return say(message, figure=seen.figure(event.figure), gold=abs(event.by))


@told(events.TreasureNoted)
def _treasure_noted(event: events.TreasureNoted, seen: Seen) -> Said:
    return say("quest-treasure-noted", figure=seen.figure(event.figure), treasure=treasure(event.card))


@told(events.TreasureCounted)
def _treasure_counted(event: events.TreasureCounted, seen: Seen) -> Said:
    return say("quest-treasure-counted", figure=seen.figure(event.figure), gold=event.gold)


@told(events.BagDropped)
def _bag_dropped(event: events.BagDropped, seen: Seen) -> Said:
    return say("quest-bag-dropped", square=event.hoard.squares[0])


@told(events.HoardTaken)
def _hoard_taken(event: events.HoardTaken, seen: Seen) -> Said:
    return say("quest-hoard-taken", figure=seen.figure(event.figure))


@told(events.TradeOffered)
def _trade_offered(event: events.TradeOffered, seen: Seen) -> Said:
    return say(
        "quest-trade-offered",
        figure=seen.figure(event.figure),
        partner=seen.figure(event.partner),
        gives=_things(event.gives),
        takes=_things(event.takes),
        gold=abs(event.gold),
        pays="nobody" if not event.gold else "figure" if event.gold > 0 else "partner",
    )


def _things(items: tuple[str, ...]) -> Parameter:
    return several(map(item, items)) if items else "–"


@told(events.TradeDeclined)
def _trade_declined(event: events.TradeDeclined, seen: Seen) -> Said:
    message = "quest-trade-declined" if event.partner != event.figure else "quest-trade-called-off"
    return say(message, partner=seen.figure(event.partner))
