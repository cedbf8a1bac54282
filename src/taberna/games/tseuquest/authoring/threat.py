"""How much stands against the adventurers, for every number of them (TQ-G174)."""

from collections.abc import Iterator
from typing import Final

from taberna.games.tseuquest.authoring.problems import Problem, problem, warning
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.plan import Plan, against

PARTIES: Final = range(1, 9)
THIN: Final = 2
"""Less than half of what was promised is worth a word."""


def menace(figure: Figure) -> int:
    """A figure's weight: what it stands, what it deals, what it casts."""
    sheet = SHEETS[figure.sheet]
    return figure.life + sheet.attack + sheet.defence + sheet.shot + 2 * sheet.chaos


def threat(plan: Plan, adventurers: int) -> int:
    return sum(map(menace, against(plan, adventurers)))


def threat_problems(plan: Plan, spots: Spots) -> Iterator[Problem]:
    promised = plan.script.threat
    if not promised:  # nobody need promise what can be counted
        return
    if len(promised) != len(PARTIES):
        yield problem("threat-count", spots.of("script", "threat"), count=len(promised), wanted=len(PARTIES))
        return
    for number, most in zip(PARTIES, promised, strict=True):
        at, drawn = spots.of("script", "threat", number - 1), threat(plan, number)
        if number > 1 and most < promised[number - 2]:
            yield problem("threat-falls", at, number=number)
        if drawn > most:
            yield problem("threat-over", at, number=number, drawn=drawn, most=most)
        elif drawn * THIN < most:
            yield warning("threat-under", at, number=number, drawn=drawn, most=most)
