"""Hazard by rules to come: every stake is a coin less. Games of before are still read, or have ended."""

from dataclasses import replace

from msgspec.structs import replace as changed

import sample
from sample.state import Hazard, HazardAction, HazardEvent, Staked
from taberna.table.editions import Older
from taberna.table.game import any_game
from taberna.table.refusal import Refusal
from taberna.table.registry import Registry
from taberna.table.seats import Seat


def decide(state: Hazard, seat: Seat, action: HazardAction) -> tuple[HazardEvent, ...] | Refusal:
    events = sample.GAME.decide(state, seat, action)
    if isinstance(events, Refusal):
        return events
    return tuple(changed(e, coins=e.coins - 1) if isinstance(e, Staked) else e for e in events)


_LATER = replace(sample.GAME, rules="2", decide=decide, older=(Older("1"),))
GOES_ON = Registry(any_game(_LATER))
ENDED = Registry(any_game(replace(_LATER, older=())))
