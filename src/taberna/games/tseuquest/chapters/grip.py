"""What a figure has in its hands when it fights (TQ-8.3, TQ-G149)."""

from taberna.games.tseuquest.flow.events import Wielded
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure


def take_up(tale: Tale, fighter: Figure, weapon: str) -> None:
    """To change weapons costs nothing; one for two hands leaves none for a shield."""
    both = bool(weapon) and ITEMS[weapon].place == "two-hands"
    if fighter.grip != (weapon if both else ""):
        tale.tell(Wielded(fighter.id, weapon, both))
