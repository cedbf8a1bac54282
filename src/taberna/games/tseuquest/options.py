"""What a table agrees on before it plays."""

from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from taberna.table import values
from taberna.table.seats import Seat

Switch: TypeAlias = Literal["on", "off"]
OFF: Final = "off"
SORCERER: Final[Seat] = "S"
PLAYERS: Final[tuple[Seat, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H")

Side: TypeAlias = Literal["sorcerer", "adventurers"]
SORCERERS: Final[Side] = "sorcerer"
ADVENTURERS: Final[Side] = "adventurers"


def side(seat: Seat) -> Side:
    return SORCERERS if seat == SORCERER else ADVENTURERS


class Chosen(values.Value, frozen=True, cache_hash=True):
    """An adventurer and who plays it; their order is that of the seats from the Sorcerer's left (TQ-3.5)."""

    seat: Seat
    hero: str


class Belongings(values.Value, frozen=True, cache_hash=True):
    """What an adventurer owns between adventures (TQ-18.1, TQ-18.2)."""

    hero: str
    gold: int = 0
    carried: tuple[str, ...] = ()
    stored: tuple[str, ...] = ()
    fallen: bool = False


class Campaign(values.Value, frozen=True, cache_hash=True):
    belongings: tuple[Belongings, ...] = ()
    played: tuple[str, ...] = ()
    """Adventures so far."""
    won: tuple[str, ...] = ()


class Brought(values.Value, frozen=True, cache_hash=True):
    """An adventure that is not the house's, whole: a record of it needs no file beside it."""

    name: str
    text: str
    """As it is written. Only the record holds it: no seat is ever sent one."""


class Options(values.Options, frozen=True, kw_only=True, cache_hash=True):
    variant: Literal["adventure", "interlude"] = "adventure"
    adventure: str = ""
    """Named openly; empty: the Sorcerer chooses in secret (TQ-3.2)."""
    players: int = 0
    """So many share out the adventurers once the adventure is chosen (TQ-3.4); 0: `party` has done so."""
    party: tuple[Chosen, ...] = (Chosen("A", "bruna"), Chosen("B", "sela"))
    """Agreed on beforehand: for a quick start, for tests, from one adventure of a campaign to the next."""
    sorcerer: Literal["human", "table"] = "table"
    """With a person as Sorcerer there are rulings, and placing within the rules (TQ-13.1, TQ-14.7)."""
    ask: tuple[Seat, ...] = ()
    """Seats that want to be asked before a friend passes (TQ-G33)."""
    error_also_plays: Switch = "off"
    """TQ-19.2 to TQ-19.4."""
    stroll: Switch = "off"
    """TQ-G27."""
    metric: Literal["streets", "king"] = "streets"
    dice: Literal["even", "barrel"] = "even"
    """TQ-G8: how often the hexagonal bases of a movement die come up."""
    own_dice: tuple[Seat, ...] = ()
    """Seats whose people throw dice of their own and say how they fell; the house throws for the others,
    draws cards, and picks figures at random."""
    rounds_max: int = 0
    """TQ-G146: the adventure fails after so many rounds; 0: never."""
    clock: str = OFF
    """`5m`, `1d`: so long for each thing a seat is asked; then a bot of the house plays on (TQ-G179)."""
    unconscious: Switch = "off"
    """TQ-G75: an adventurer without life points lies there until somebody heals or strikes him."""
    novice: Switch = "off"
    """TQ-G151: the fallen return to the reserve without their gear."""
    campaign: Campaign = Campaign()
    brought: tuple[Brought, ...] = ()
    """Adventures from elsewhere: the one that is played, and those that may follow it."""

    @property
    def hidden(self) -> tuple[str, ...]:
        if not self.brought:
            return ()
        return ("adventure", "brought") if self._is_brought else ("brought",)

    @property
    def _is_brought(self) -> bool:
        """Or may be: that none is named yet would tell that no file was chosen."""
        return self.adventure in ("", *(each.name for each in self.brought))


def settled(options: Options) -> Options:
    """Without a party where there is none yet."""
    return replace(options, party=()) if options.players else options


A_FILE: Final = Brought("", "")


def told(options: Options) -> Options:
    """What everybody at the table may know of them: a plan is behind the screen. Of a file that was brought
    they know that there is one, neither how long it is nor what it is called (TQ-3.2)."""
    if not options.brought:
        return options
    named = "adventure" in options.hidden
    return replace(options, brought=(A_FILE,), adventure="" if named else options.adventure)
