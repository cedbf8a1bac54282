"""What a table can agree on before it plays. Where the rulebooks are silent, the choice is ours."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args, get_origin

import msgspec

from taberna.games.tellstones.seats import DUEL, ROUND
from taberna.table import values
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

Variant: TypeAlias = Literal["duel", "vanguard", "round"]
Opening: TypeAlias = Literal["random", "scales", "choose"]
Ends: TypeAlias = Literal["open", "mat"]
Hands: TypeAlias = Literal["table", "opponent"]
Switch: TypeAlias = Literal["on", "off"]
Vanguard: TypeAlias = Literal["choose", "both"]
TakeBack: TypeAlias = Literal["ask", "off"]
Games: TypeAlias = Literal[1, 3]

RANDOM: Final = "random"
ELDER: Final = "elder"
OFF: Final = "off"
TURNS_MOST: Final = 100_000
MINUTES_MOST: Final = 600
SECONDS_MOST: Final = 600
DAYS_MOST: Final = 30


class Options(values.Options, frozen=True, kw_only=True, cache_hash=True):
    variant: Variant = "duel"
    opening: Opening = "random"
    """TS-1.3."""
    first: str = RANDOM
    """TS-1.4: `random`, `elder`, or a seat."""
    elder: Seat = ""
    """TS-1.4: the seat marked as elder; asked only with `first = elder`. Empty: the first seat."""
    ends: Ends = "open"
    """TS-2.2."""
    hands: Hands = "table"
    """TS-2.8."""
    notes: Switch = "off"
    """TS-4.2: practice; shown to everybody at the table."""
    vanguard: Vanguard = "choose"
    """TS-5.2."""
    last_orders: Switch = "off"
    """TS-7.3. Usually on where a bot sits: `Game.beside_bots`."""
    turns_max: int = 0
    """TS-7.2: drawn after so many turns; 0: never. Matches between bots use 400."""
    games: Games = 1
    """TS-7.4: one game, or the best of three."""
    clock: str = "off"
    """TS-7.1: `off`, `MINUTES+SECONDS` a player, or `DAYSd` a move. Kept by whoever hosts the table."""
    take_back: TakeBack = "ask"
    """TS-7.6."""


def seating(options: Options) -> tuple[Seat, ...]:
    return ROUND if options.variant == "round" else DUEL


def elder_of(options: Options) -> Seat:
    return options.elder or seating(options)[0]


def check_options(options: Options) -> Refusal | None:
    """Why a table can't be opened so, naming the first option that is wrong."""
    for option, known in _CLOSED.items():
        if getattr(options, option) not in known:
            return bad_option(option, getattr(options, option), *known)
    seats = seating(options)
    if options.first not in (RANDOM, ELDER, *seats):
        return bad_option("first", options.first, RANDOM, ELDER, *seats)
    if options.elder not in ("", *seats):
        return bad_option("elder", options.elder, *seats)
    if options.vanguard != "choose" and options.variant != "vanguard":
        return bad_option("vanguard", options.vanguard, "choose")
    if not 0 <= options.turns_max <= TURNS_MOST:
        return bad_option("turns_max", options.turns_max, f"0-{TURNS_MOST}")
    if not _is_clock(options.clock):
        return bad_option(
            "clock", options.clock, OFF, f"1-{MINUTES_MOST}+0-{SECONDS_MOST}", f"1-{DAYS_MOST}d"
        )
    return None


def bad_option(option: str, value: str | int, *known: str | int) -> Refusal:
    return refuse("bad-option", option=option, value=value, known=" ".join(map(str, known)))


_CLOSED: Final[Mapping[str, tuple[str | int, ...]]] = {
    field.name: get_args(field.type)
    for field in msgspec.structs.fields(Options)
    if get_origin(field.type) is Literal
}
"""Options with a handful of values, and which those are."""


def _is_clock(text: str) -> bool:
    """TS-7.1."""
    if text == OFF:
        return True
    if text.endswith("d"):
        return _is_within(text[:-1], 1, DAYS_MOST)
    minutes, plus, seconds = text.partition("+")
    return bool(plus) and _is_within(minutes, 1, MINUTES_MOST) and _is_within(seconds, 0, SECONDS_MOST)


def _is_within(text: str, low: int, high: int) -> bool:
    """Plain digits, as many as the highest has at most: a huge number is not even read."""
    return text.isascii() and text.isdigit() and len(text) <= len(str(high)) and low <= int(text) <= high
