"""The dice of the house: the opening stone, who goes first, the bell."""

from taberna.games.tellstones.actions import Begin, Bell, Open, TellstonesAction
from taberna.games.tellstones.duty import BELL
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import BellRoll, FirstRoll, OpeningRoll
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.dice import Die, Faces, Roll
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import HOUSE


def roll(state: State) -> Roll | None:
    if not state.steps or state.outcome is not None:
        return None
    match step(state):
        case OpeningRoll(line):
            return Roll("opening", line or HOUSE, 0, (Die(SYMBOLS),))
        case FirstRoll():
            return Roll("first", HOUSE, 0, (Die(state.seats),))
        case BellRoll():
            return Roll("bell", HOUSE, state.turns, (BELL,))
        case _:
            return None


def rolled(state: State, faces: Faces) -> TellstonesAction:
    (face,) = faces
    match step(state):
        case OpeningRoll(line):
            return Open(SYMBOLS[SYMBOLS.index(face)], line)
        case FirstRoll():
            return Begin(face)
        case BellRoll():
            return Bell(face == BELL.faces[0])
        case _:
            raise Refused(refuse("not-now"))
