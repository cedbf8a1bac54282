"""`peek 2 4 5` is refused before its first look, or every look of it can be had (TS-2.6, TQ-G204)."""

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from properties.tables import TABLES, Table
from properties.walks import nights
from taberna.games.tellstones import GAME
from taberna.games.tellstones.notation import parse_actions_in_view
from taberna.games.tellstones.view import View
from taberna.table.batch import act_through
from taberna.table.dice import Draws
from taberna.table.refusal import Refusal, Refused
from taberna.table.scenario import AnyPlay
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import Action


@pytest.mark.rule("TS-2.6", "TQ-G204")
@pytest.mark.parametrize("variant", GAME.variants)
def test_a_shorthand_is_had_whole_or_not_at_all(variant: str) -> None:
    """At every table of the variant; at those with seldom more than one look it may never be had."""
    had = 0
    for table in TABLES.values():
        if table.game.name == GAME.name and table.options.variant == variant:
            had += sum(is_had_whole(*tried) for tried in tries(table))
    assert had > 0


def tries(table: Table) -> Iterator[tuple[AnyPlay, Seat, str]]:
    for taken in chain.from_iterable(nights(table, 10)):
        for seat in set(table.game.waiting(taken.after.state)) - {HOUSE}:
            for _ in range(3):
                yield taken.after, seat, looks(table, taken.draws)


def looks(table: Table, draws: Draws) -> str:
    variant = table.options.variant
    who = ("", "p") if variant == "round" else ("",)
    where = "AB" if variant == "vanguard" else ("",)
    spaces = (f"{draws.one(who)}{draws.one(where)}{1 + draws.below(6)}" for _ in range(2 + draws.below(2)))
    return f"peek {' '.join(spaces)}"


def is_had_whole(play: AnyPlay, seat: Seat, text: str) -> bool:
    actions = read(lambda: play.game.notation.parse_actions(play.state, text))
    assert read(lambda: in_view(play, text)) == actions
    if isinstance(actions, Refusal):
        return False
    done = act_through(play, seat, actions)
    if isinstance(done, Refusal):
        return False
    assert len(done[1]) == len(actions), f"{text}: {len(done[1])} of {actions}"
    return True


def read(reading: Callable[[], tuple[Action, ...]]) -> tuple[Action, ...] | Refusal:
    try:
        return reading()
    except Refused as refused:
        return refused.refusal


def in_view(play: AnyPlay, text: str) -> tuple[Action, ...]:
    view = play.game.view(play.state, SPECTATOR)
    assert isinstance(view, View)
    return parse_actions_in_view(view, text)
