"""What a name at the table would give away (TQ-G195): it says of what kind a thing is and where, and a number
where there may be several. Two of a kind in one place, or more than there are numbers, and a name would tell
of what nobody has found."""

from collections import Counter
from collections.abc import Iterator

from taberna.games.tseuquest.authoring.drawing import Drawing
from taberna.games.tseuquest.authoring.problems import Problem, problem
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.things import trap_spots
from taberna.games.tseuquest.things.numbering import NUMBERS
from taberna.games.tseuquest.things.plan import Plan


def giveaway_problems(plan: Plan, drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    trapped: set[str] = set()
    for trap, at in zip(plan.traps, trap_spots(plan, drawing, spots), strict=True):
        place = trap.square or trap.edge
        if place and place in trapped:
            yield problem("trap-on-trap", at, trap=trap.id)
        trapped.add(place)
    filled: set[str] = set()
    for hoard in plan.hoards:
        if not hoard.cards:
            if hoard.squares[0] in filled:
                yield problem("treasure-on-treasure", drawing.square(hoard.squares[0]), treasure=hoard.id)
            filled.add(hoard.squares[0])
    most, met = len(NUMBERS), Counter[str]()
    for figure in plan.figures:
        met[figure.sheet] += 1
        if met[figure.sheet] == most + 1:
            yield problem("figures-many", drawing.square(figure.square), sheet=figure.sheet, most=most)
