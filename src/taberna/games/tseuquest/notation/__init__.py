"""TseuQuest on paper: positions, facts about them, and actions."""

from typing import Final

from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.notation.actions import parse_actions, print_action
from taberna.games.tseuquest.notation.facts import differences, view_differences
from taberna.games.tseuquest.notation.glimpse import glimpse
from taberna.games.tseuquest.notation.positions import parse_position, print_position
from taberna.games.tseuquest.notation.vocabulary import misspelt
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.secrets.view import View
from taberna.table.notation import Notation

NOTATION: Final[Notation[State, TseuQuestAction, TseuQuestEvent, View, Options]] = Notation(
    parse_position=parse_position,
    print_position=print_position,
    differences=differences,
    view_differences=view_differences,
    misspelt=misspelt,
    parse_actions=parse_actions,
    print_action=print_action,
    glimpse=glimpse,
)
