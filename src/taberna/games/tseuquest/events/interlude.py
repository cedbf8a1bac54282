"""Between adventures (TQ-18)."""

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


class SeatReady(Event, frozen=True):
    seat: Seat
