"""Between adventures (TQ-18)."""

from taberna.games.tseuquest.chapters.camp import Deal, Objection
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.phrases.names import Seen, item
from taberna.games.tseuquest.phrases.table import Said, say, told
from taberna.table.phrase import Parameter, Phrase, Seated, Term


@told(events.Traded)
def _traded(event: events.Traded, seen: Seen) -> Said:
    changed = event.belongings
    return say(
        f"quest-traded-{event.what}",
        figure=seen.figure(event.hero),
        item=item(event.item) if event.item else "",
        partner=seen.figure(changed[1].hero) if len(changed) > 1 else "",
        gold=changed[0].gold if changed else 0,
    )


@told(events.HeroSwapped)
def _hero_swapped(event: events.HeroSwapped, seen: Seen) -> Said:
    return say("quest-hero-swapped", figure=seen.figure(event.hero), other=seen.figure(event.reserve))


@told(events.Priced)
def _priced(event: events.Priced, seen: Seen) -> Said:
    return say("quest-priced" if event.price else "quest-withdrawn", item=item(event.item), gold=event.price)


@told(events.DealOffered)
def _deal_offered(event: events.DealOffered, seen: Seen) -> Said:
    return offered(event.deal)


def offered(deal: Deal) -> Phrase:
    """What the Sorcerer would give and take (TQ-G202)."""
    none: Parameter = "–"
    return say(
        "camp-deal",
        figure=Term(f"figure-{deal.hero}", capital=True),
        gives=item(deal.gives) if deal.gives else none,
        takes=item(deal.takes) if deal.takes else none,
        gold=abs(deal.gold),
        pays="nobody" if not deal.gold else "hero" if deal.gold > 0 else "sorcerer",
    )


@told(events.DealDeclined)
def _deal_declined(event: events.DealDeclined, seen: Seen) -> Said:
    return say("quest-deal-declined", figure=seen.figure(event.hero))


@told(events.Objected)
def _objected(event: events.Objected, seen: Seen) -> Said:
    return denied(event.objection)


def denied(objection: Objection) -> Phrase:
    return say(
        "camp-objection",
        figure=Term(f"figure-{objection.hero}", capital=True),
        item=item(objection.item),
        reason=Term(f"objection-{objection.reason}"),
    )


@told(events.SeatReady)
def _seat_ready(event: events.SeatReady, seen: Seen) -> Said:
    before, after = seen.views[0], seen.views[-1]  # the same, of what was told first of all
    back = event.seat in before.ready and event.seat not in after.ready
    return say("quest-seat-not-ready" if back else "quest-seat-ready", seat=Seated((event.seat,)))
