"""Where figures go, how many squares and why, and how they stand (TQ-6, TQ-16)."""

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.phrases.names import Seen, sources
from taberna.games.tseuquest.phrases.table import Said, say, told
from taberna.games.tseuquest.things.sources import DICE, OWN, total
from taberna.table.phrase import Seated, Term


@told(events.MoveBegan)
def _move_began(event: events.MoveBegan, seen: Seen) -> Said:
    """Where it throws as many as its sheet says, the throw tells it all."""
    if event.how != "tense" or all(part.what == OWN for part in event.dice):
        return None
    count, parts = total(event.dice), sources(event.dice)
    return say("move-began", figure=seen.figure(event.figure), count=count, sources=parts)


@told(events.SetOff)
def _set_off(event: events.SetOff, seen: Seen) -> Said:
    squares = total(event.squares)
    if event.mode == "lost":
        return say("move-lost", figure=seen.figure(event.figure), seat=Seated((event.by,)), squares=squares)
    if len(event.squares) == 1 and event.squares[0].what in (DICE, OWN):
        return say("move-squares", squares=squares)
    return say("move-squares-why", squares=squares, sources=sources(event.squares))


@told(events.AdvantageWon)
def _advantage_won(event: events.AdvantageWon, seen: Seen) -> Said:
    return say("move-advantage")


@told(events.AdvantageTaken)
def _advantage_taken(event: events.AdvantageTaken, seen: Seen) -> Said:
    advantage = Term(f"advantage-{event.advantage}")
    note = Term(f"advantage-{event.advantage}-note")
    return say("move-advantage-taken", figure=seen.figure(event.figure), advantage=advantage, note=note)


@told(events.PassageDenied)
def _passage_denied(event: events.PassageDenied, seen: Seen) -> Said:
    return say("move-denied", figure=seen.figure(event.figure), mover=seen.figure(event.mover))


@told(events.Moved)
def _moved(event: events.Moved, seen: Seen) -> Said:
    return say(f"quest-moved-{event.how}", figure=seen.figure(event.figure), square=event.square)


@told(events.FellDown)
def _fell_down(event: events.FellDown, seen: Seen) -> Said:
    return say("quest-fell-down", figure=seen.figure(event.figure))


@told(events.StoodUp)
def _stood_up(event: events.StoodUp, seen: Seen) -> Said:
    return say("quest-stood-up", figure=seen.figure(event.figure))


@told(events.FellIn)
def _fell_in(event: events.FellIn, seen: Seen) -> Said:
    return say("quest-fell-in", figure=seen.figure(event.figure), square=event.square)


@told(events.Buried)
def _buried(event: events.Buried, seen: Seen) -> Said:
    return say("quest-buried", figure=seen.figure(event.figure))


@told(events.Freed)
def _freed(event: events.Freed, seen: Seen) -> Said:
    return say("quest-freed", figure=seen.figure(event.figure), square=event.square)


@told(events.Left)
def _left(event: events.Left, seen: Seen) -> Said:
    return say("quest-left", figure=seen.figure(event.figure))
