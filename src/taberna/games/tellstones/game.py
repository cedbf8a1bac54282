"""Tellstones as a value of the contract."""

from typing import Final

from taberna.games.tellstones.actions import Hide, Place, Swap, TellstonesAction
from taberna.games.tellstones.attendance import ATTENDANCE
from taberna.games.tellstones.decide import decide
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.evolve import evolve
from taberna.games.tellstones.legal import legal
from taberna.games.tellstones.match import sequel
from taberna.games.tellstones.notation import NOTATION
from taberna.games.tellstones.options import Options, seating
from taberna.games.tellstones.phrases import phrases
from taberna.games.tellstones.recall import recalled
from taberna.games.tellstones.redact import OPEN, plain, redact
from taberna.games.tellstones.rolls import roll, rolled
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.setup import start
from taberna.games.tellstones.state import EMPTY, State, step
from taberna.games.tellstones.steps import OrderStanding
from taberna.games.tellstones.study import STUDY
from taberna.games.tellstones.view import View, view
from taberna.games.tellstones.waiting import waiting
from taberna.table.editions import Edition
from taberna.table.game import Game, Types
from taberna.table.outcome import Outcome


def _outcome(state: State) -> Outcome | None:
    return state.outcome


def _barrier(state: State, action: TellstonesAction) -> bool:
    """What was said can't be unsaid; a stone that was moved can be moved back by the one who chose it."""
    return not isinstance(action, Place | Hide | Swap) or isinstance(step(state), OrderStanding)


def _keeps_log(options: Options) -> bool:
    return options.notes == "on"  # TS-4.2


FIRST: Final = Edition("1", "5822132e373458655f09a6afb5accdd1c6647ef506163827c3678ecf58cf4896")
"""Of 0.1."""

GAME: Final[Game[State, TellstonesAction, TellstonesEvent, View, Options]] = Game(
    name="tellstones",
    rules="1",
    variants=("duel", "vanguard", "round"),
    types=Types(State, TellstonesAction, TellstonesEvent, View, Options),
    empty=EMPTY,
    seats=lambda options: (seating(options),),
    side=lambda options, seat: side(seat),
    start=start,
    evolve=evolve,
    waiting=waiting,
    legal=legal,
    decide=decide,
    view=view,
    redact=redact,
    outcome=_outcome,
    roll=roll,
    rolled=rolled,
    barrier=_barrier,
    keeps_log=_keeps_log,
    sequel=sequel,
    notation=NOTATION,
    study=STUDY,
    plain=plain,
    phrases=phrases,
    sees_alike=True,  # TS-4.2
    recalled=recalled,
    open_events=OPEN,
    takes_back=lambda state: state.options.take_back,
    beside_bots=(("last_orders", "on"),),  # TS-7.3, docs/decisions/0015
    attendance=ATTENDANCE,
    known=(FIRST,),
    unnamed=FIRST,
)
