"""Who is offered for which side: Sorcerers from kind to cruel, companions from thoughtful to rash."""

from typing import Final

from taberna.games.tseuquest.options import ADVENTURERS, SORCERERS, Side

LADDERS: Final[dict[Side, tuple[str, ...]]] = {
    SORCERERS: ("lenient", "simple", "fair", "cunning"),
    ADVENTURERS: ("fair", "simple"),  # in their place all others play as the fair one does
}


def rungs(name: str) -> tuple[tuple[str, int], ...]:
    return tuple((side, ladder.index(name)) for side, ladder in LADDERS.items() if name in ladder)
