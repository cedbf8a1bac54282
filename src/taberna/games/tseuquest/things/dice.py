"""The two dice (TQ-G7, TQ-G8). Weights are whole numbers and data of the table's options."""

from functools import cache
from typing import Final

from taberna.games.tseuquest.flow.steps import Throw
from taberna.games.tseuquest.options import Options
from taberna.table.dice import Die

BOLT: Final = "!"
WHAT: Final = "?"
SKULL, KITE, OVAL = "skull", "kite", "oval"
FALLEN: Final = "-"
"""A die that fell from the table (TQ-19.4)."""
SIGNS: Final = {SKULL: "☠", KITE: "▼", OVAL: "●", BOLT: "↯", FALLEN: "∅"}
"""Signs of faces that fit one column of any terminal; the others stand for themselves."""

_MOV: Final = {
    "even": Die(("1", "2", "3", "4", "5", "6", BOLT, WHAT)),
    "barrel": Die(("1", "2", "3", "4", "5", "6", BOLT, WHAT), (7, 7, 7, 7, 7, 7, 3, 3)),
}
_COM: Final = Die((SKULL, KITE, OVAL, BOLT, WHAT), (3, 2, 1, 1, 1))


@cache
def die(name: str, shape: str, may_fall: bool) -> Die:
    made = _MOV[shape] if name == "mov" else _COM
    if not may_fall:
        return made
    weights = made.weights or (1,) * len(made.faces)
    return Die((*made.faces, FALLEN), (*(99 * weight for weight in weights), sum(weights)))


def dice(throw: Throw, options: Options) -> tuple[Die, ...]:
    if throw.die == "name":
        return (Die(throw.names),) * throw.count
    return (die(throw.die, options.dice, options.error_also_plays == "on"),) * throw.count


def numbers(faces: tuple[str, ...]) -> int:
    """Only numbers count."""
    return sum(int(face) for face in faces if face.isdigit())
