"""What is under way, and the dice."""

from taberna.games.tseuquest.flow.steps import TseuQuestStep
from taberna.table.values import Event


class Began(Event, frozen=True):
    """Something is under way."""

    step: TseuQuestStep


class Continued(Event, frozen=True):
    step: TseuQuestStep


class Settled(Event, frozen=True):
    pass


class Thrown(Event, frozen=True):
    purpose: str
    figure: str
    faces: tuple[str, ...]
