"""Houses that leak. Each is a registry of games with one function replaced, as settings name it."""

from __future__ import annotations

from dataclasses import replace

from house import ALL
from properties import planted
from taberna.table.game import AnyGame
from taberna.table.refusal import Refusal
from taberna.table.registry import Registry
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, State


def odd(game: AnyGame) -> AnyGame:
    """Refusals only: what is decided is left alone."""

    def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
        decided = game.decide(state, seat, action)
        if isinstance(decided, Refusal) and planted.odd(state):
            return Refusal(decided.code, decided.params | {"warm": 1})
        return decided

    return replace(game, decide=decide, unfolded=None)


IN_VIEW = Registry(*(planted.in_view(game) for game in ALL.values()))
IN_LEGAL = Registry(*(planted.in_legal(game) for game in ALL.values()))
IN_REFUSAL = Registry(*(odd(game) for game in ALL.values()))
EVENT_LESS = Registry(*(planted.LEAKS["an event less"](game) for game in ALL.values()))
PADDED = Registry(*(planted.LEAKS["a padded event"](game) for game in ALL.values()))
TOLD_ALL = Registry(*(planted.told_all(game) for game in ALL.values()))


def of_the_plan(leak: str) -> Registry:
    return Registry(
        *(planted.IN_TSEUQUEST[leak](game) if game.name == "tseuquest" else game for game in ALL.values())
    )


FIGURES_IN_VIEW = of_the_plan("figures behind doors")
POCKETS_IN_VIEW = of_the_plan("what is in their pockets")
LENGTH_OF_A_SEARCH = of_the_plan("the length of what is declared")
