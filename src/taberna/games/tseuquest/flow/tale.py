"""A decision as it unfolds, and what every chapter needs while it tells it."""

from typing import TypeAlias

from taberna.games.tseuquest.flow.events import Began, Continued, Settled, TseuQuestEvent
from taberna.games.tseuquest.flow.evolve import evolve
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import DieName, Throw, TseuQuestStep
from taberna.table.refusal import Refusal
from taberna.table.unfold import Unfolding

Events: TypeAlias = tuple[TseuQuestEvent, ...]
Tale: TypeAlias = Unfolding[State, TseuQuestEvent]
Decision: TypeAlias = Tale | Events | Refusal
"""What a chapter makes of an action."""


def begin_tale(state: State, *events: TseuQuestEvent) -> Tale:
    tale: Tale = Unfolding(evolve, state)
    tale.tell(*events)
    return tale


def taken_up(state: State, decided: Tale | Events) -> Tale:
    """A chapter's decision, to be gone on with; what was folded while it was told is not folded again."""
    return decided if isinstance(decided, Unfolding) else begin_tale(state, *decided)


def begin(tale: Tale, *steps: TseuQuestStep) -> None:
    tale.tell(*map(Began, steps))


def settle(tale: Tale) -> None:
    tale.tell(Settled())


def go_on(tale: Tale, step: TseuQuestStep) -> None:
    tale.tell(Continued(step))


def throw(
    tale: Tale, purpose: str, figure: str, die: DieName, count: int, names: tuple[str, ...] = ()
) -> None:
    begin(tale, Throw(purpose, figure, die, count, names))
