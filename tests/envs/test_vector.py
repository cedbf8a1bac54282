"""Many duels at once play by the same rules as the engine: every action is done in both."""

from __future__ import annotations

import doctest
from typing import Any

import numpy as np
import pytest

from taberna.envs.tellstones import aec, vector
from taberna.envs.tellstones.coding import coding
from taberna.envs.tellstones.vector import BELL, Duels
from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import Begin, Bell, Open
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import DUEL
from taberna.games.tellstones.steps import BellRoll
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.play import act, begin, told
from taberna.table.seats import HOUSE


class Shadow:
    """One duel through the engine, with the draws of a row."""

    def __init__(self, row: Any, turns: int) -> None:
        self.desk = aec.Desk("duel")
        begun: Any = begin(GAME, Options(turns_max=turns, last_orders="on"))
        self.play = begun[0]
        self.memory: dict[str, Any] = {seat: self.desk.blank(DUEL) for seat in DUEL}
        self.do(HOUSE, Open(SYMBOLS[row[0]]))
        self.do(HOUSE, Begin(DUEL[row[vector.MOVER]]))

    def do(self, seat: str, action: Any) -> None:
        done: Any = act(self.play, seat, action)
        self.play = done[0]
        for each in DUEL:
            heard = told(GAME, self.play.moments, each)
            self.memory[each] = self.desk.hear(self.memory[each], each, heard, own=each == seat)

    def step(self, row: Any, code: int) -> None:
        self.do(GAME.waiting(self.play.state)[0], coding().actions[code])
        steps = self.play.state.steps
        if steps and isinstance(steps[-1], BellRoll):
            self.do(HOUSE, Bell(bool(row[BELL])))

    def seen(self) -> tuple[Any, Any]:
        state = self.play.state
        seat = GAME.waiting(state)[0]
        view = GAME.view(state, seat)
        mask = np.zeros(len(coding()), np.int8)
        mask[[path[0] for path in self.desk.open(view, GAME.legal(state, seat).actions)]] = 1
        return self.desk.observe(view, self.memory[seat], ()), mask


def compare(duels: Duels, steps: int, seed: int, turns: int) -> int:
    """Plays at random in both; how many duels ended."""
    chance, ended = np.random.default_rng(seed), 0
    shadows = [Shadow(row, turns) for row in duels.rows]
    for _ in range(steps):
        seen, masks = duels.seen()
        for n, shadow in enumerate(shadows):
            ours, allowed = shadow.seen()
            assert masks[n].tolist() == allowed.tolist()
            assert seen[n].tolist() == ours.tolist()
        codes = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        rewards, over = duels.step(codes)
        for n, shadow in enumerate(shadows):
            shadow.step(duels.rows[n], int(codes[n]))
            outcome = GAME.outcome(shadow.play.state)
            assert bool(over[n]) == (outcome is not None)
            if outcome is not None:
                won = [
                    0.0 if not outcome.winners else 1.0 if seat in outcome.winners else -1.0 for seat in DUEL
                ]
                assert rewards[n].tolist() == won
                shadows[n] = Shadow(duels.rows[n], turns)
                ended += 1
    return ended


def test_the_rules_are_the_engines() -> None:
    """In plain Python, as numba would compile it."""
    assert compare(Duels(6, seed=3, turns_max=60, fast=False), 120, 3, 60) > 4


@pytest.mark.slow
def test_the_compiled_rules_are_the_engines() -> None:
    assert compare(Duels(40, seed=5, turns_max=60), 300, 5, 60) > 100


@pytest.mark.slow
def test_the_example_runs() -> None:
    assert doctest.testmod(vector).failed == 0


def test_what_is_masked_out_is_refused() -> None:
    duels = Duels(3, fast=False)
    _, masks = duels.seen()
    with pytest.raises(ValueError, match="masked out"):
        duels.step((masks == 0).argmax(axis=1))


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_without_codes_each_draws_a_legal_action_all_as_likely(fast: bool) -> None:
    """In the first turn, with thirteen to draw from, and on until games end."""
    duels = Duels(1300, seed=7, fast=fast)
    masks = duels.seen()[1].copy()
    duels.step()
    done = duels.rows[:, vector.DONE + 1] - 1
    assert masks[np.arange(1300), done].all()
    which = np.array([mask[:code].sum() for mask, code in zip(masks, done, strict=True)])
    # A hundred are expected of each, with a standard deviation of 9.6.
    assert all(60 < count < 140 for count in np.bincount(which, minlength=13))
    few, ended = Duels(30, seed=7, fast=fast), 0
    for _ in range(80):
        ended += int(few.step()[1].sum())
    assert ended > 10


def test_the_same_seed_is_the_same_duel() -> None:
    one, other, third = (Duels(4, seed=seed, fast=False) for seed in (1, 1, 2))
    assert one.rows.tolist() == other.rows.tolist() != third.rows.tolist()
