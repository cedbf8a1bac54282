"""Hazard: a small game of the house, played with three hidden dice, to show how a game is written.

Three sit down. Each gets a die under a cup and sees only his own. With `whispers` one of them is told,
and nobody learns who, what his left-hand neighbour holds. The banker sets the stake and says a toast.
Then all three call in secret what the cups and one die of the house will come to together. The cups
are lifted, the house throws, and the nearest call is paid the stake by everybody else.
After the last round the fullest purse wins. A night is two games: purses are carried over.
"""

from msgspec.structs import replace

from sample.notation import NOTATION
from sample.rules import decide, legal, roll, rolled, start, waiting
from sample.secrets import imagine, plain, redact, view
from sample.state import (
    EMPTY,
    SEATS,
    VARIANTS,
    Hazard,
    HazardAction,
    HazardEvent,
    HazardOptions,
    HazardView,
    Stake,
    evolve,
    richest,
)
from taberna.table.game import Game, Types
from taberna.table.outcome import Outcome
from taberna.table.study import Study


def settings(variant: str) -> tuple[HazardOptions, ...]:
    return (
        HazardOptions(variant=variant),
        HazardOptions(variant=variant, rounds=1, chalk=True, log=False),
        HazardOptions(variant=variant, rounds=3, purses=(-5, 0, 1200)),
    )


def sequel(games: tuple[Hazard, ...]) -> HazardOptions | Outcome:
    last = games[-1]
    if len(games) < 2:
        return replace(last.options, purses=last.purses)
    return richest(last, "night over")


GAME: Game[Hazard, HazardAction, HazardEvent, HazardView, HazardOptions] = Game(
    name="hazard",
    rules="1",
    variants=VARIANTS,
    types=Types(Hazard, HazardAction, HazardEvent, HazardView, HazardOptions),
    empty=EMPTY,
    seats=lambda options: (SEATS,),
    side=lambda options, seat: seat,
    start=start,
    evolve=evolve,
    waiting=waiting,
    legal=legal,
    decide=decide,
    view=view,
    redact=redact,
    outcome=lambda state: state.outcome,
    roll=roll,
    rolled=rolled,
    barrier=lambda state, action: state.options.chalk and isinstance(action, Stake),
    keeps_log=lambda options: options.log,
    sequel=sequel,
    notation=NOTATION,
    study=Study(settings, imagine),
    plain=plain,
)
