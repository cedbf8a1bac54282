"""The tables that are played at, and what a game's tests must know of it that the contract does not say."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from house import ALL
from taberna.table.game import AnyGame
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, Options, State


@dataclass(frozen=True)
class Traits:
    entitles: Callable[[Event, Seat], bool]
    """Whether what happened gives this seat a right to something it could not know before."""
    sound: Callable[[State], bool]
    """Whether a state could have come about, as far as its hidden part goes."""
    secret: Callable[[State, Action], bool]
    """Whether an action's very parameters are hidden from somebody: a card drawn, a sealed bid."""
    quits: frozenset[str]
    """The tags of actions that end a game without playing it out."""
    rash: frozenset[str]
    """The tags of actions that bring a game nearer to its end: random play takes them seldom, to get far."""
    bound: Callable[[Options], int | None]
    """After how many actions a game must have ended; None: it may go on for ever."""
    rare: frozenset[str] = frozenset()
    """The tags of actions and events too seldom for short random play; scenarios meet them."""
    hides: Callable[[Options], bool] = lambda options: True
    """Whether there is anything to hide at such a table."""


@dataclass(frozen=True, repr=False)
class Table:
    game: AnyGame
    options: Options

    def __repr__(self) -> str:
        return f"{self.game.name} with {self.options}"

    @property
    def traits(self) -> Traits:
        return TRAITS[self.game.name]


def tag(value: object) -> str:
    return str(value.__struct_config__.tag)  # type: ignore[attr-defined]  # every action and event is a struct


def part(value: object, name: str) -> object:
    return getattr(value, name)


def row(value: object, name: str) -> tuple[Any, ...]:
    found = part(value, name)
    assert isinstance(found, tuple)
    return found


def _hazard_sound(state: State) -> bool:
    hands, calls = row(state, "hands"), row(state, "calls")
    return all(hand in ("", *"123456") for hand in hands) and all(
        call == 0 or 4 <= call <= 24 for call in calls
    )


def _tellstones_sound(state: State) -> bool:
    lines = ([stone.upper() for stone in line if stone != "."] for line in row(state, "lines"))
    return all(len(line) == len(set(line)) and set(line) <= set("CDSFKHL") for line in lines)


def _tseuquest_sound(state: State) -> bool:
    """No more of a card than there are."""
    hands = [card for figure in row(state, "figures") for card in row(figure, "hand")]
    decks = part(state, "decks")
    assert isinstance(decks, dict)
    return all(deck.count(card) + hands.count(card) <= 6 for deck in decks.values() for card in set(hands))


TRAITS: Final = {
    "hazard": Traits(
        entitles=lambda event, seat: (
            tag(event) == "lifted" or (tag(event) == "tipped" and part(event, "seat") == seat)
        ),
        sound=_hazard_sound,
        secret=lambda state, action: tag(row(state, "steps")[0]) in ("deal", "whisper", "calling"),
        quits=frozenset({"leave"}),
        rash=frozenset(),
        bound=lambda options: 9 * int(str(part(options, "rounds"))),
    ),
    "tellstones": Traits(
        entitles=lambda event, seat: (
            tag(event) == "turned" or (tag(event) == "looked" and part(event, "looker") == seat)
        ),
        sound=_tellstones_sound,
        secret=lambda state, action: False,
        quits=frozenset({"resign", "claim", "draw", "flag", "away"}),
        rash=frozenset({"challenge", "boast", "doubt"}),
        bound=lambda options: 4000 if part(options, "last_orders") == "on" else None,
    ),
    "tseuquest": Traits(
        entitles=lambda event, seat: (
            tag(event)
            in ("revealed", "nothing-found", "hoard-taken", "scenery-used", "introduced", "hand-seen", "drew")
        ),
        sound=_tseuquest_sound,
        secret=lambda state, action: (
            tag(action) == "adventure"
            or (tag(action) == "rolled" and tag(row(state, "steps")[-1]) == "draw-cards")
        ),
        quits=frozenset({"leave", "abandon", "rule-end", "drop", "show"}),
        rash=frozenset({"pass", "stop", "rule-take", "rule-door"}),
        bound=lambda options: 60000 if int(str(part(options, "rounds_max"))) else None,
        rare=frozenset(
            {
                *("buried", "charging", "control", "control-taken", "foresaw", "freed", "jammed", "rearmed"),
                *("repair", "repaired", "restricted", "struck", "turn-missed", "unmarked", "weapon-ruined"),
                "went-on",
            }
        ),
        hides=lambda options: options.variant == "adventure",
    ),
}


TABLES: Final = [
    pytest.param(Table(game, options), id=f"{game.name}-{variant}-{number}")
    for game in ALL.values()
    for variant in game.variants
    for number, options in enumerate(game.settings(variant))
]
HIDING: Final = [
    each
    for each in TABLES
    if isinstance(table := each.values[0], Table) and table.traits.hides(table.options)
]
every_table = pytest.mark.parametrize("table", TABLES)
