"""What is found, opened, sprung and set on the board (TQ-7, TQ-14 to TQ-16)."""

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.phrases.names import Seen, placed, scenery, several, trap
from taberna.games.tseuquest.phrases.table import Said, say, told
from taberna.games.tseuquest.things.pieces import floor_of
from taberna.table.phrase import Term


@told(events.Revealed)
def _revealed(event: events.Revealed, seen: Seen) -> Said:
    found = [placed(seen.figure(f.id), f.square) for f in event.figures]
    found += [placed(scenery(s.kind), *s.squares[:1]) for s in event.scenery]
    found += [placed(trap(t.kind), " ".join(floor_of(t)) or t.edge) for t in event.traps]
    found += [placed(Term(f"door-{d.kind}"), d.edge) for d in event.doors]
    found += [placed(Term("hoard"), *h.squares[:1]) for h in event.hoards]
    return say("quest-revealed", things=several(found)) if found else None


@told(events.Opened)
def _opened(event: events.Opened, seen: Seen) -> Said:
    if not event.figure:
        return say("quest-opened-itself", edge=event.edge)
    return say("quest-opened", figure=seen.figure(event.figure), edge=event.edge)


@told(events.Rattled)
def _rattled(event: events.Rattled, seen: Seen) -> Said:
    return say("quest-rattled", figure=seen.figure(event.figure), edge=event.edge)


@told(events.Closed)
def _closed(event: events.Closed, seen: Seen) -> Said:
    return say("quest-closed", edge=event.edge)


@told(events.NothingFound)
def _nothing_found(event: events.NothingFound, seen: Seen) -> Said:
    return say("quest-nothing-found", figure=seen.figure(event.figure))


@told(events.Sprung)
def _sprung(event: events.Sprung, seen: Seen) -> Said:
    called = seen.thing(event.trap, capital=True)
    return say("quest-sprung", figure=seen.figure(event.figure), trap=called)


@told(events.TrapMissed)
def _trap_missed(event: events.TrapMissed, seen: Seen) -> Said:
    called = seen.thing(event.trap, capital=True)
    return say(f"quest-trap-missed-{event.why}", figure=seen.figure(event.figure), trap=called)


@told(events.Dodged)
def _dodged(event: events.Dodged, seen: Seen) -> Said:
    if event.how == "buried":
        return None  # it is told that it is
    return say(f"quest-dodged-{event.how}", figure=seen.figure(event.figure))


@told(events.DisarmFailed)
def _disarm_failed(event: events.DisarmFailed, seen: Seen) -> Said:
    return say("quest-disarm-failed", figure=seen.figure(event.figure), trap=seen.thing(event.trap))


@told(events.EscapeFailed)
def _escape_failed(event: events.EscapeFailed, seen: Seen) -> Said:
    return say("quest-escape-failed", figure=seen.figure(event.figure))


@told(events.TrapGone)
def _trap_gone(event: events.TrapGone, seen: Seen) -> Said:
    message = "quest-trap-disarmed" if event.disarmed else "quest-trap-gone"
    return say(message, trap=seen.thing(event.trap))


@told(events.SceneryPlaced)
def _scenery_placed(event: events.SceneryPlaced, seen: Seen) -> Said:
    piece = event.scenery
    return say("quest-scenery-placed", what=scenery(piece.kind), square=piece.squares[0])


@told(events.Woke)
def _woke(event: events.Woke, seen: Seen) -> Said:
    return say("quest-woke", figures=seen.figures(event.figures))
