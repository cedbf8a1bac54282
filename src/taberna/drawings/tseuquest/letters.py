"""A letter for each kind of figure on a drawing."""

from typing import Final

from taberna.drawings.tseuquest.scene import Scene
from taberna.games.tseuquest.ground.squares import COLUMNS
from taberna.games.tseuquest.things.signs import LOOKS

_TAKEN: Final = frozenset(look.sign for looks in LOOKS.values() for look in looks.values())


def signs(scene: Scene) -> dict[str, str]:
    """By letter, each kind of figure: one of its own where that is free, never what stands for a thing."""
    found: dict[str, str] = {}
    for sheet in dict.fromkeys(figure.sheet for figure in scene.figures):
        spare = (*sheet, *sheet.upper(), *COLUMNS, *"0123456789")
        found[next(s for s in spare if s.isalnum() and s not in found and s not in _TAKEN)] = sheet
    return found
