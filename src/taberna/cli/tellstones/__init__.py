"""Tellstones at the terminal."""

from typing import Final

from taberna.bots import any_bot
from taberna.bots.tellstones.simple import SIMPLE
from taberna.cli.names import Names
from taberna.cli.presentation import Drawing, Presentation, Reading, Seating
from taberna.cli.tellstones.board import board, laid_open, plain
from taberna.cli.tellstones.menu import ways
from taberna.cli.tellstones.prompt import ask, reminder
from taberna.cli.tellstones.words import letters, match_ended, secret, story
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.notation import parse_actions_in_view
from taberna.games.tellstones.state import State
from taberna.games.tellstones.view import View


def _help(names: Names) -> str:
    return names.texts("help-table", stones=letters(names))


def _surprise(before: View, after: View) -> bool:
    """Never: whether all the looks of a shorthand can be had is known before the first."""
    return False


TELLSTONES: Final[Presentation[State, TellstonesAction, TellstonesEvent, View]] = Presentation(
    Drawing(
        board=board,
        plain=plain,
        ask=ask,
        story=story,
        secret=secret,
        rules=reminder,
        help=_help,
        laid_open=laid_open,
        match=match_ended,
    ),
    Reading(
        ways=ways,
        typed=("resign", "draw offer", "draw accept", "draw decline", "claim"),
        surprise=_surprise,
        in_view=parse_actions_in_view,
    ),
    Seating(
        bot=any_bot(SIMPLE),
        between_bots={"turns_max": "400"},  # TS-7.2
    ),
)
