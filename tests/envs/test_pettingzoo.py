"""PettingZoo's own tests, for each environment and variant, with warnings as errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, bombardment_test, render_test, seed_test
from pettingzoo.test.example_envs import generated_agents_env_v0
from pettingzoo.utils.wrappers import BaseWrapper

from sampled import one_quickly
from taberna.envs import taberna_tellstones_v0, taberna_tseuquest_v0
from taberna.games.tellstones.events import Looked

Maker = Callable[..., Any]

SEEDS = 20
ENVS: dict[str, Maker] = {
    **{name: partial(taberna_tellstones_v0.env, variant=name) for name in ("duel", "vanguard", "round")},
    "opponent's hands": partial(
        taberna_tellstones_v0.env, hands="opponent", opening="choose", first="elder", ends="mat"
    ),
    "tseuquest": partial(taberna_tseuquest_v0.env, rounds_max=6),
    "human sorcerer": partial(
        taberna_tseuquest_v0.env, adventure="the-audit", sorcerer="human", error_also_plays="on", rounds_max=4
    ),
    "against the Knight": partial(taberna_tellstones_v0.env, bots={"b_0": "knight"}),
    "among bots": partial(
        taberna_tseuquest_v0.env, bots={"sorcerer_0": "lenient", "hero_1": "fair"}, rounds_max=6
    ),
}
QUICK = ("duel", "tseuquest")
NAMES = [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in ENVS]


class Lawful(BaseWrapper):  # type: ignore[misc]
    """For `render_test` and `bombardment_test` (1.27), which look for the mask in the observation alone and
    draw from the action space otherwise, so that a game ends with the first action that is masked out. Here
    the action space draws by the mask. The second also takes what `step` returns for the next observation,
    which no AEC environment returns (see below), so `step` returns it."""

    def action_space(self, agent: str) -> Any:
        space, mask = self.env.action_space(agent), self.env.infos[agent]["action_mask"]

        class Masked:
            def sample(self) -> int:
                return int(space.sample(mask))

        return Masked()

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.env.last()[0] if self.env.agents else None


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    api_test(ENVS[name](), num_cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize("name", ENVS)
def test_api_for_long(name: str) -> None:
    api_test(ENVS[name](), num_cycles=1000)


@pytest.mark.parametrize("name", NAMES)
def test_render(name: str) -> None:
    """As it is, and with games that go on."""
    render_test(ENVS[name])
    render_test(lambda render_mode: Lawful(ENVS[name](render_mode=render_mode)))


@pytest.mark.filterwarnings("ignore:.*Casting input x")
def test_no_environment_stands_their_bombardment_as_it_is() -> None:
    """Not even the one that they try it with. Where this fails `Lawful.step` has become needless."""
    with pytest.raises(AssertionError, match="outside of its observation space"):
        bombardment_test(generated_agents_env_v0.env(), cycles=4)


@pytest.mark.parametrize("name", NAMES)
def test_a_mask_is_kept_under_bombardment(name: str) -> None:
    bombardment_test(Lawful(ENVS[name]()), cycles=50)


@pytest.mark.slow
@pytest.mark.parametrize("name", ENVS)
def test_a_mask_is_kept_under_long_bombardment(name: str) -> None:
    bombardment_test(Lawful(ENVS[name]()), cycles=600)


@pytest.mark.parametrize("name", NAMES)
def test_seeds(name: str) -> None:
    seed_test(ENVS[name], num_cycles=50)


def story(make: Maker, seed: int) -> list[tuple[str, bytes, bytes, float]]:
    """A game at random, from the first observation to the last."""
    env = make()
    env.reset(seed=seed)
    chance, told = np.random.default_rng(seed), []
    for agent in env.agent_iter(400):
        seen, reward, over, cut, info = env.last()
        told.append((agent, seen.tobytes(), info["action_mask"].tobytes(), reward))
        env.step(None if over or cut else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    return told


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    """`seed_test` ends with the first game: twenty seeds, each to its end, and each another game."""
    games = [story(ENVS[name], seed) for seed in range(SEEDS)]
    assert games == [story(ENVS[name], seed) for seed in range(SEEDS)]
    assert len({tuple(game) for game in games}) == SEEDS


@pytest.mark.parametrize("make", one_quickly(ENVS["duel"], ENVS.values()))
def test_who_wins_is_paid_and_who_loses_pays(make: Maker) -> None:
    ended = 0
    for seed in range(6):
        env = make()
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        while not any(env.terminations.values()):
            mask = env.infos[env.agent_selection]["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
        paid = {agent[0]: env.rewards[agent] for agent in env.agents}
        assert {env.rewards[agent] for agent in env.agents if agent[0] == env.agents[0][0]} == {
            paid[env.agents[0][0]]
        }
        assert len(paid) == 1 or sum(paid.values()) == 0
        ended += any(paid.values())
    assert ended


def test_what_is_masked_out_is_refused() -> None:
    env = taberna_tellstones_v0.raw_env()
    env.reset(seed=1)
    mask = env.infos[env.agent_selection]["action_mask"]
    with pytest.raises(ValueError, match="masked out"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def points(env: Any, games: int) -> float:
    """Of the first agent, drawing at random."""
    chance, won = np.random.default_rng(5), 0.0
    env.reset(seed=5)
    for _ in range(games):
        env.reset()
        while not any(env.terminations.values()):
            mask = env.infos[env.agent_selection]["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
        won += (1 + env.rewards[env.agents[0]]) / 2
    return won / games


def test_a_bot_takes_the_place_of_an_agent() -> None:
    env = taberna_tellstones_v0.raw_env(bots={"a_0": "king"})
    assert env.possible_agents == ["b_0"]
    assert points(env, 20) < 0.2
    env = taberna_tseuquest_v0.raw_env(bots={"sorcerer_0": "fair", "hero_0": "fair"}, rounds_max=8)
    assert env.possible_agents == ["hero_1"]
    points(env, 1)


def test_a_bot_hears_what_its_seat_is_told_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    from taberna.bots.players import PLAYERS

    told: list[Any] = []
    page = PLAYERS["tellstones"]["page"]

    def hear(memory: Any, telling: Any) -> Any:
        told.append(telling)
        return page.hear(memory, telling)

    monkeypatch.setitem(PLAYERS["tellstones"], "page", replace(page, hear=hear))
    env = taberna_tellstones_v0.raw_env(bots={"b_0": "page"})
    points(env, 6)
    events = [event for telling in told for event in telling.events]
    looks = [event for event in events if isinstance(event, Looked)]
    assert {bool(look.symbol) for look in looks if look.looker == "B"} == {True}
    assert {bool(look.symbol) for look in looks if look.looker == "A"} == {False}
    assert [telling.seq for telling in told if telling.seq == 1] == [
        1
    ] * 7  # of every game from its beginning
    assert all(b.seq in (1, a.seq + 1) for a, b in pairwise(told))


@pytest.mark.rule("TQ-G203")
def test_a_bot_counts_what_its_seat_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the Sorcerer does unseen is no number of an adventurer's bot either: it draws by them."""
    from taberna.bots.players import PLAYERS

    heard: dict[str, list[int]] = {}
    fair = PLAYERS["tseuquest"]["fair"]

    def hear(memory: Any, telling: Any) -> Any:
        heard.setdefault(memory.seat, []).append(telling.seq)
        return fair.hear(memory, telling)

    monkeypatch.setitem(PLAYERS["tseuquest"], "fair", replace(fair, hear=hear))
    bots = {"sorcerer_0": "fair", "hero_0": "fair"}
    env = taberna_tseuquest_v0.raw_env(adventure="quiet-hours", sorcerer="human", bots=bots, rounds_max=8)
    env.reset(seed=2)
    chance = np.random.default_rng(2)
    while not any(env.terminations.values()):
        env.step(int(chance.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    assert heard["S"] == list(range(1, env.play.seq + 1))
    assert heard["A"] == list(range(1, len(heard["A"]) + 1))
    assert len(heard["A"]) < env.play.seq


@pytest.mark.parametrize(
    "bots, says",
    [
        ({"c_0": "page"}, "no agent c_0, only a_0 b_0"),
        ({"b_0": "bishop"}, "no bot bishop, only .*knight"),
        ({"a_0": "page", "b_0": "page"}, "nobody left"),
    ],
)
def test_a_bot_that_cannot_sit_there_is_refused(bots: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        taberna_tellstones_v0.env(bots=bots)
