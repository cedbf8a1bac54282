"""TseuQuest on paper: positions, facts about them, and actions."""

from typing import Final

from taberna.games.tseuquest.actions import TseuQuestAction
from taberna.games.tseuquest.events import TseuQuestEvent
from taberna.games.tseuquest.notation.actions import parse_actions, print_action
from taberna.games.tseuquest.notation.facts import differences
from taberna.games.tseuquest.notation.glimpse import glimpse
from taberna.games.tseuquest.notation.positions import parse_position, print_position
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.state import State
from taberna.table.notation import Notation

NOTATION: Final[Notation[State, TseuQuestAction, TseuQuestEvent, Options]] = Notation(
    parse_position, print_position, differences, parse_actions, print_action, glimpse
)
