"""Nothing leaks through an environment: in another state that a seat can't tell from this one, its
observation and its mask are the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

from taberna.envs import taberna_tellstones_v0, taberna_tseuquest_v0
from taberna.games.tseuquest.flow.actions import Search
from taberna.games.tseuquest.things.pieces import floor_of
from taberna.table.dice import Draws

ENVS: dict[str, Any] = {
    "duel": lambda: taberna_tellstones_v0.raw_env(),
    "vanguard": lambda: taberna_tellstones_v0.raw_env("vanguard"),
    "round": lambda: taberna_tellstones_v0.raw_env("round", ends="mat"),
    "tseuquest": lambda: taberna_tseuquest_v0.raw_env(),
    "human sorcerer": lambda: taberna_tseuquest_v0.raw_env(adventure="the-audit", sorcerer="human"),
}


def differences(env: Any, seed: int, steps: int) -> Iterator[tuple[str, str]]:
    """Who could tell an imagined state from the true one, and by what."""
    env.reset(seed=seed)
    chance, game, desk = np.random.default_rng(seed), env.desk.game, env.desk
    for n in range(steps):
        if any(env.terminations.values()):
            return
        for agent, seat in env._seat.items():
            other = game.study.imagine(env.play.state, seat, Draws(b"imagined", "step", seat, n))
            said = env._turn.said if env._turn.seat == seat else ()
            view = game.view(other, seat)
            if (desk.observe(view, env._memory[seat], said) != env.observe(agent)).any():
                yield agent, "observation"
            if game.waiting(other)[:1] == (seat,):
                if desk.open(view, game.legal(other, seat).actions).keys() != env._turn.actions.keys():
                    yield agent, "mask"
            elif env._turn.seat == seat:
                yield agent, "waiting"
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("name", ENVS)
def test_nobody_can_tell(name: str) -> None:
    found = [each for seed in range(2) for each in differences(ENVS[name](), seed, 80)]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ENVS)
def test_nobody_can_tell_for_long(name: str) -> None:
    found = [each for seed in range(4, 10) for each in differences(ENVS[name](), seed, 200)]
    assert found == []


def test_a_stone_that_shows_through_is_found() -> None:
    env = ENVS["duel"]()
    game = env.desk.game

    def leaking(state: Any, seat: str) -> Any:
        seen = game.view(state, seat)
        (line,) = seen.lines
        stones = state.lines[0].upper()
        return msgspec.structs.replace(seen, lines=(msgspec.structs.replace(line, stones=stones),))

    env.desk.game = replace(game, view=leaking)
    assert ("a_0", "observation") in [each for seed in range(4) for each in differences(env, seed, 80)]


def test_a_mask_that_knows_the_answer_is_found() -> None:
    env = ENVS["duel"]()
    game = env.desk.game

    def leaking(state: Any, seat: str) -> Any:
        offered = game.legal(state, seat)
        hidden = [stone.upper() for stone in state.lines[0] if stone.islower()]
        right = [a for a in offered.actions if not hidden or getattr(a, "symbol", hidden[0]) == hidden[0]]
        return msgspec.structs.replace(offered, actions=tuple(right) or offered.actions)

    env.desk.game = replace(game, legal=leaking)
    assert "mask" in {what for seed in range(8) for _, what in differences(env, seed, 120)}


def test_a_trap_that_shows_through_is_found() -> None:
    env = ENVS["tseuquest"]()
    game = env.desk.game

    def leaking(state: Any, seat: str) -> Any:
        return msgspec.structs.replace(game.view(state, seat), traps=state.traps)

    env.desk.game = replace(game, view=leaking)
    assert ("hero_0", "observation") in [each for seed in range(2) for each in differences(env, seed, 60)]


def test_a_search_that_is_offered_only_where_there_is_something_is_found() -> None:
    env = ENVS["tseuquest"]()
    game = env.desk.game

    def leaking(state: Any, seat: str) -> Any:
        offered = game.legal(state, seat)
        hidden = {square for trap in state.traps if not trap.seen for square in floor_of(trap)}
        there = any(square[0] < "m" for square in hidden)
        kept = tuple(action for action in offered.actions if there or not isinstance(action, Search))
        return msgspec.structs.replace(offered, actions=kept)

    env.desk.game = replace(game, legal=leaking)
    assert "mask" in {what for seed in range(6) for _, what in differences(env, seed, 60)}
