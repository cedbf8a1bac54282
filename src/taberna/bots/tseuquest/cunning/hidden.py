"""What an adventurer may hold in his hand, for all that the Sorcerer knows: any card of the elements that is
not seen to lie elsewhere (TQ-3.6-F)."""

from collections import Counter
from typing import Final

from taberna.bots.tseuquest.tactics.odds import Chances, plain_hits
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS
from taberna.games.tseuquest.things.sheets import Card

NOTHING: Final[Chances] = (1.0,)


def bolts(view: View) -> tuple[Chances, ...]:
    """What each card that may be in a hand would do to one of his figures, as often as there are copies."""
    lying = Counter(spell.card for spell in view.spells)
    return tuple(
        _strikes(card)
        for card in CARDS.values()
        if card.element != "chaos"
        for _ in range(card.copies - lying[card.id])
    )


def _strikes(card: Card) -> Chances:
    for effect in card.effects:
        if effect.do == "damage" and effect.who in ("target", "near") and not effect.when:
            return plain_hits(effect.dice) if effect.dice else (*[0.0] * effect.amount, 1.0)
    return NOTHING
