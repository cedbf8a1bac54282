"""Cards, spells, marks and elementals (TQ-11, TQ-12.6)."""

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.phrases.effects import marked
from taberna.games.tseuquest.phrases.names import Seen, card, several
from taberna.games.tseuquest.phrases.table import Said, say, told


@told(events.Drew)
def _drew(event: events.Drew, seen: Seen) -> Said:
    if event.sealed:
        return None
    figure = seen.figure(event.figure)
    if not event.card:
        return say("quest-drew", figure=figure, element=event.deck)
    return say("quest-drew-card", figure=figure, element=event.deck, card=card(event.card))


@told(events.HandSeen)
def _hand_seen(event: events.HandSeen, seen: Seen) -> Said:
    return say("quest-hand-seen", figure=seen.figure(event.figure), cards=several(map(card, event.cards)))


@told(events.CardPlayed)
def _card_played(event: events.CardPlayed, seen: Seen) -> Said:
    figure, played = seen.figure(event.figure), card(event.card)
    if not event.at:
        return say("quest-card-played", figure=figure, card=played)
    return say("quest-card-played-at", figure=figure, card=played, at=seen.thing(event.at))


@told(events.CameToNothing)
def _came_to_nothing(event: events.CameToNothing, seen: Seen) -> Said:
    return say("effect-in-vain")


@told(events.SpellEnded)
def _spell_ended(event: events.SpellEnded, seen: Seen) -> Said:
    return say("quest-spell-ended", card=card(event.spell.card))


@told(events.CardShown)
def _card_shown(event: events.CardShown, seen: Seen) -> Said:
    return say("quest-card-shown", figure=seen.figure(event.figure), card=card(event.card))


@told(events.Marked)
def _marked(event: events.Marked, seen: Seen) -> Said:
    return say("effect-told", figure=seen.figure(event.mark.figure), deeds=marked(event.mark))


@told(events.Summoned)
def _summoned(event: events.Summoned, seen: Seen) -> Said:
    called = event.figure
    return say("quest-summoned", figure=seen.figure(called.id), square=called.square)


@told(events.Unbound)
def _unbound(event: events.Unbound, seen: Seen) -> Said:
    return say("quest-unbound", figure=seen.figure(event.figure))
