"""Whether anybody else is told of a deed (TQ-G203): what nobody sees takes no time and moves no clock."""

from taberna.server.tables.hosted import Hosted
from taberna.server.tables.transitions import Decided
from taberna.table.seats import SPECTATOR, Seat


def is_seen(hosted: Hosted, seat: Seat, decided: Decided) -> bool:
    """Of what a seat is about to do."""
    tally = hosted.tally.copy()
    for step in decided.steps:
        tally.note(step.before, step.entry, step.after)
    others = (other for other in (*hosted.seats, SPECTATOR) if other != seat)
    return any(tally.number(other) > hosted.number(other) for other in others)
