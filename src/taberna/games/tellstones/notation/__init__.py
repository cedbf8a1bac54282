"""Tellstones in text: positions, actions and whole games, both ways (docs/notation.md)."""

from typing import Final

from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.notation.actions import parse_action, print_action
from taberna.games.tellstones.notation.differences import differences, view_differences
from taberna.games.tellstones.notation.games import parse_game, print_game
from taberna.games.tellstones.notation.glimpse import glimpse
from taberna.games.tellstones.notation.options import parse_options, print_options, read_options
from taberna.games.tellstones.notation.positions import parse_position, print_position, print_view_position
from taberna.games.tellstones.notation.shorthand import parse_actions, parse_actions_in_view
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.games.tellstones.view import View
from taberna.table.notation import Notation

__all__ = [
    "NOTATION",
    "parse_action",
    "parse_actions",
    "parse_actions_in_view",
    "parse_game",
    "parse_options",
    "parse_position",
    "print_action",
    "print_game",
    "print_options",
    "print_position",
    "print_view_position",
    "read_options",
]

NOTATION: Final[Notation[State, TellstonesAction, TellstonesEvent, View, Options]] = Notation(
    parse_position=parse_position,
    print_position=print_position,
    differences=differences,
    view_differences=view_differences,
    misspelt=lambda states, text: (),  # whatever is no position can't be read
    parse_actions=parse_actions,
    print_action=print_action,
    glimpse=glimpse,
)
