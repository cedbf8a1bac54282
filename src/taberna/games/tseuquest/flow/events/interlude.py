"""Between adventures (TQ-18)."""

from taberna.games.tseuquest.chapters.camp import Deal, Objection
from taberna.games.tseuquest.options import Belongings
from taberna.table.seats import Seat
from taberna.table.values import Event


class Traded(Event, frozen=True):
    hero: str
    what: str
    item: str
    belongings: tuple[Belongings, ...]


class HeroSwapped(Event, frozen=True):
    hero: str
    reserve: str


class Priced(Event, frozen=True):
    """By a human Sorcerer; 0: no longer for sale (TQ-G202)."""

    item: str
    price: int


class DealOffered(Event, frozen=True):
    deal: Deal


class DealDeclined(Event, frozen=True):
    hero: str


class Objected(Event, frozen=True):
    objection: Objection


class SeatReady(Event, frozen=True):
    seat: Seat
