"""TseuQuest as a value of the contract."""

from typing import Final

from taberna.games.tseuquest.authoring.brought import unfit_to_open
from taberna.games.tseuquest.chapters.attendance import ATTENDANCE
from taberna.games.tseuquest.chapters.campaign import sequel, to_come
from taberna.games.tseuquest.chapters.setup import seating
from taberna.games.tseuquest.editions import BEFORE, FIRST, alike
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.decide import decide, start, unfolded
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.evolve import evolve
from taberna.games.tseuquest.flow.legal import legal
from taberna.games.tseuquest.flow.rolls import roll, rolled
from taberna.games.tseuquest.flow.state import EMPTY, State
from taberna.games.tseuquest.flow.waiting import waiting
from taberna.games.tseuquest.notation import NOTATION
from taberna.games.tseuquest.options import SORCERER, Options, side, told
from taberna.games.tseuquest.phrases.phrase import SEEN, phrases
from taberna.games.tseuquest.previews.preview import PREVIEWS
from taberna.games.tseuquest.secrets.redact import plain, redact
from taberna.games.tseuquest.secrets.view import View, view
from taberna.games.tseuquest.secrets.worded import worded, wordless
from taberna.games.tseuquest.study import STUDY
from taberna.games.tseuquest.things.library import fingerprint
from taberna.table.editions import Older
from taberna.table.game import Game, TakesBack, Types
from taberna.table.outcome import Outcome


def _outcome(state: State) -> Outcome | None:
    return state.outcome


def _barrier(state: State, action: TseuQuestAction) -> bool:
    """TQ-19.5: nothing is taken back."""
    return True


def _takes_back(state: State) -> TakesBack:
    """Said before anybody looks whose the last deed was: it may have been one that nobody saw (TQ-G203)."""
    return "off"


GAME: Final[Game[State, TseuQuestAction, TseuQuestEvent, View, Options]] = Game(
    name="tseuquest",
    rules="3",
    variants=("adventure", "interlude"),
    types=Types(State, TseuQuestAction, TseuQuestEvent, View, Options),
    empty=EMPTY,
    seats=seating,
    side=lambda options, seat: side(seat),
    start=start,
    evolve=evolve,
    waiting=waiting,
    legal=legal,
    decide=decide,
    unfolded=unfolded,
    view=view,
    redact=redact,
    outcome=_outcome,
    roll=roll,
    rolled=rolled,
    barrier=_barrier,
    takes_back=_takes_back,
    keeps_log=lambda options: True,
    sequel=sequel,
    opened_by=lambda seats: tuple(seat for seat in seats if seat != SORCERER),
    to_come=to_come,
    notation=NOTATION,
    study=STUDY,
    plain=plain,
    phrases=phrases,
    sentences_of=SEEN,
    previews=PREVIEWS,
    content=fingerprint(),
    unnamed=FIRST,
    told=told,
    unfit=unfit_to_open,
    attendance=ATTENDANCE,
    known=tuple(BEFORE),
    older=(Older("2"),),
    alike=alike,
    worded=worded,
    wordless=wordless,
)
