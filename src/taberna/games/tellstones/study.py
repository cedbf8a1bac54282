"""For those who study the game: options that between them take every setting, alone and in the combinations
that meddle with each other, and what may lie under the stones for all that a seat knows."""

from typing import Final

from taberna.games.tellstones.imagine import imagine
from taberna.games.tellstones.options import ELDER, Options, Variant
from taberna.games.tellstones.state import State
from taberna.table.study import Study

_ELDER: Final[dict[Variant, str]] = {"duel": "B", "vanguard": "B", "round": "B1"}


def settings(variant: str) -> tuple[Options, ...]:
    name: Variant = variant  # type: ignore[assignment]  # the contract's variants are plain text
    elder = _ELDER[name]
    shared = (
        Options(variant=name),
        Options(variant=name, opening="scales", first=elder, last_orders="on"),
        Options(variant=name, opening="choose", first=ELDER, elder=elder, hands="opponent"),
        Options(variant=name, ends="mat", notes="on", games=3, clock="10+5"),
        Options(variant=name, ends="mat", hands="opponent", last_orders="on", turns_max=60, clock="3d"),
        Options(variant=name, take_back="off"),
    )
    if name != "vanguard":
        return shared
    return (
        *shared,
        Options(variant=name, vanguard="both"),
        Options(variant=name, vanguard="both", opening="choose", ends="mat", last_orders="on"),
        Options(variant=name, vanguard="both", hands="opponent", last_orders="on", turns_max=60),
    )


STUDY: Final[Study[State, Options]] = Study(settings, imagine)
