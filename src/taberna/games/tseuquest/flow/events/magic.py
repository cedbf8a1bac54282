"""Cards, spells, marks and elementals (TQ-11, TQ-12.6)."""

from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.things.pieces import Figure, Spell
from taberna.table.values import Event


class CardPlayed(Event, frozen=True):
    figure: str
    card: str
    at: str


class CameToNothing(Event, frozen=True):
    """A card or an object that did nothing which anybody could see."""

    figure: str
    source: str


class SpellStays(Event, frozen=True):
    spell: Spell


class SpellEnded(Event, frozen=True):
    spell: Spell


class CardsReturned(Event, frozen=True):
    """Discarded cards go back to their decks (TQ-11.5)."""

    figure: str
    cards: tuple[str, ...]


class CardShown(Event, frozen=True):
    figure: str
    card: str


class Marked(Event, frozen=True):
    mark: Mark


class Unmarked(Event, frozen=True):
    mark: Mark


class Summoned(Event, frozen=True):
    figure: Figure


class Unbound(Event, frozen=True):
    figure: str
