"""How each thing looks, from `content/signs.toml`: one sign and one icon, whoever draws it. No rule asks."""

import tomllib
from typing import Final, Literal, TypeAlias

import msgspec

from taberna.games.tseuquest.things.library import SCENERY, text
from taberna.table.values import Value

Sort: TypeAlias = Literal["scenery", "trap", "door", "mark"]


class Look(Value, frozen=True):
    sign: str
    """In an upright wall, where it stands on an edge."""
    lying: str = ""
    icon: tuple[tuple[str, str], ...] = ()
    """Paths, each with the class that colours it, on squares of 32."""
    size: tuple[int, int] = (1, 1)
    """Of a piece of scenery, lying."""


def _looks() -> dict[Sort, dict[str, Look]]:
    written = msgspec.convert(tomllib.loads(text("signs.toml")), dict[Sort, dict[str, Look]])
    sized = {
        kind: msgspec.structs.replace(look, size=SCENERY[kind].size)
        for kind, look in written["scenery"].items()
    }
    return written | {"scenery": sized}


LOOKS: Final = _looks()


def sign(sort: Sort, kind: str, *, lying: bool = False) -> str:
    look = LOOKS[sort][kind]
    return look.lying if lying else look.sign
