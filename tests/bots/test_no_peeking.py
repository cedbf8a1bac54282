"""A bot knows what its seat was told and nothing else: other symbols under the stones, the same bot."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

import pytest
from msgspec.structs import replace

from bots.parlour import Parlour, TellstonesPlay, as_seen, gather
from taberna.bots.tellstones import pauses, talk
from taberna.bots.tellstones.levels import LADDER, level
from taberna.bots.tellstones.memory import Memory, Params
from taberna.bots.tellstones.player import Thought, think
from taberna.games.tellstones.actions import Answer
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.steps import AnswerDue
from taberna.games.tellstones.stones import symbol_at
from taberna.table.dice import Draws
from taberna.table.seats import Seat

VARIANTS = ("duel", "vanguard", "round")


def evaluations(play: TellstonesPlay, params: Params, memory: Memory, seat: Seat) -> Counter[str]:
    """How much work a thought is: which functions of the bots are called, and how often."""
    view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and "taberna/bots" in frame.f_code.co_filename:
            calls[frame.f_code.co_qualname] += 1

    sys.setprofile(count)
    try:
        think(params, memory, view, legal)
    finally:
        sys.setprofile(None)
    return calls


def unfair_moments(parlour: Parlour, name: str) -> list[str]:
    """Every decision of a game again with the unseen symbols permuted: what came out otherwise?"""
    who, found = level(name), []
    for number, (seat, thought) in enumerate(parlour.turns()):
        play, memory = parlour.play, parlour.memories[seat]
        other = replace(
            play, state=GAME.study.imagine(play.state, seat, Draws(b"other", "symbols", seat, number))
        )
        params = parlour.players[seat]
        again = parlour.thinking(params, memory, other, seat)
        view, imagined = GAME.view(play.state, seat), GAME.view(other.state, seat)
        if thought != again:
            found.append("action")
        if talk.say(who, memory, view, thought.action) != talk.say(who, memory, imagined, again.action):
            found.append("talk")
        if pauses.pause(who, memory, view, thought.action) != pauses.pause(
            who, memory, imagined, again.action
        ):
            found.append("pause")
        if number % 7 == 0:
            work, worked = (evaluations(moment, params, memory, seat) for moment in (play, other))
            found += [f"evaluations of {name}" for name in work.keys() | worked if work[name] != worked[name]]
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", LADDER)
def test_unseen_symbols_change_nothing(variant: str, name: str) -> None:
    options = Options(variant=variant, last_orders="on", turns_max=120)  # type: ignore[arg-type]
    seats = GAME.seats(options)[0]
    parlour = gather(options, dict.fromkeys(seats, level(name).params), f"fair {variant}")
    assert unfair_moments(parlour, name) == []


def peeking(params: Params, memory: Memory, play: TellstonesPlay, seat: Seat) -> Thought:
    """A planted cheat: when it is challenged, it looks under the stone."""
    thought = as_seen(params, memory, play, seat)
    match play.state.steps:
        case (AnswerDue(space=space),):
            return thought._replace(action=Answer(symbol_at(play.state.lines[0], space)))
        case _:
            return thought


def test_a_peek_at_the_truth_is_found() -> None:
    options = Options(last_orders="on", turns_max=400)
    params = level("page").params
    found = [
        moment
        for seed in range(6)
        for moment in unfair_moments(gather(options, {"A": params, "B": params}, f"{seed}", peeking), "page")
    ]
    assert "action" in found
