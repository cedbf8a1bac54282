"""Actions as numbers: the same number for the same action for ever, and one for all that may be done."""

from __future__ import annotations

import doctest
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import numpy as np
import pytest

import taberna.envs.tellstones.aec
import taberna.envs.tellstones.coding
import taberna.envs.tellstones.observation
import taberna.envs.tseuquest.aec
import taberna.envs.tseuquest.coding
from taberna.envs import taberna_tellstones_v0, taberna_tseuquest_v0
from taberna.envs.tellstones.coding import coding
from taberna.envs.tellstones.observation import PHASES, fields
from taberna.envs.tseuquest import names
from taberna.envs.tseuquest.coding import ADVANTAGES, LEFT_OUT, WORDS, opened
from taberna.envs.tseuquest.observation import FIELDS, PLANES, observe
from taberna.games.tellstones import GAME as TELLSTONES
from taberna.games.tellstones import actions as stones
from taberna.games.tseuquest import GAME as TSEUQUEST
from taberna.games.tseuquest.flow.actions import Use
from taberna.games.tseuquest.flow.steps import TseuQuestStep
from taberna.games.tseuquest.options import Brought
from taberna.games.tseuquest.secrets.view import Hand
from taberna.games.tseuquest.things import library, shelf, tables
from taberna.games.tseuquest.things.pieces import Barrier
from taberna.games.tseuquest.things.signs import LOOKS

MODULES = [
    taberna.envs.tellstones.aec,
    taberna.envs.tellstones.coding,
    taberna.envs.tellstones.observation,
    taberna.envs.tseuquest.aec,
    taberna.envs.tseuquest.coding,
    names,
]
FROZEN = {
    "duel": (126, "3638bb8015c32746"),
    "vanguard": (239, "875a1c55213027d4"),
    "round": (133, "cf72d86d21ed5ba9"),
    "tseuquest": (2084, "5cf13c0fc546ce5f"),
}
"""How many codes there are, and a hash of what they mean. Whoever changes a row breaks what others trained: a
new meaning is a new version of the environment."""


FROZEN_NAMES = {"CARDS": 69, "ITEMS": 58, "ADVENTURES": 12}
"""How many of these the hash is about: what takes a free place afterwards changes none of them."""
FROZEN_FIELDS = {
    "duel": "97e76e914c0707eb",
    "vanguard": "83bff8e1bafd7711",
    "round": "97e76e914c0707eb",
    "tseuquest": "d4ad482a0d5f65ea",
}
"""A hash of what stands where in an observation, and which number means what."""
COUNTED = {"SHEETS": 36, "SCENERY": 26, "TRAPS": 7, "BARRIERS": 5, "STEPS": 26}
"""How many of these that hash is about."""


def laid_out(name: str) -> object:
    if name != "tseuquest":
        phases = [kind and kind.__struct_config__.tag for kind in PHASES]
        return {at: str(where) for at, where in fields(name).items()}, phases
    counted = [getattr(names, kind)[:count] for kind, count in COUNTED.items()]
    return {at: str(where) for at, where in FIELDS.items()}, PLANES, counted


def spelt(name: str) -> list[str]:
    if name == "tseuquest":
        later = {each for kind, count in FROZEN_NAMES.items() for each in getattr(names, kind)[count:]}
        return ["-" if word.split(" ")[-1] in later else word for word in WORDS]
    return [TELLSTONES.notation.print_action(action) for action in coding(name).actions]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed


@pytest.mark.parametrize("name", FROZEN)
def test_a_code_never_changes_its_meaning(name: str) -> None:
    words = spelt(name)
    assert (len(words), sha256("\n".join(words).encode()).hexdigest()[:16]) == FROZEN[name]
    kept = [word for word in words if word != "-"]
    assert len(set(kept)) == len(kept)


@pytest.mark.parametrize("name", FROZEN_FIELDS)
def test_a_number_of_an_observation_never_changes_its_meaning(name: str) -> None:
    assert sha256(repr(laid_out(name)).encode()).hexdigest()[:16] == FROZEN_FIELDS[name]


def test_all_content_has_its_place() -> None:
    assert set(names.CARDS) >= set(library.CARDS)
    assert set(names.ITEMS) >= set(library.ITEMS)
    assert set(names.SHEETS) >= set(library.SHEETS)
    assert set(names.SCENERY) >= set(LOOKS["scenery"])
    assert set(names.TRAPS) >= set(LOOKS["trap"])
    assert set(names.ADVENTURES) >= set(shelf.adventures())
    assert set(names.BARRIERS) == set(get_args(Barrier))
    assert set(names.STEPS) >= {step.__struct_config__.tag for step in get_args(TseuQuestStep)}
    assert set(ADVANTAGES) >= set(tables.ADVANTAGES)


@pytest.mark.parametrize("variant", TELLSTONES.variants)
def test_all_that_may_be_done_at_a_line_has_a_code(variant: str) -> None:
    people = (stones.Resign, stones.Claim, stones.Draw)
    for seed, options in enumerate(TELLSTONES.study.settings(variant)):
        told = {
            name: getattr(options, name)
            for name in ("hands", "opening", "first", "elder", "ends", "vanguard")
        }
        env = taberna_tellstones_v0.raw_env(variant, **told)  # type: ignore[arg-type]
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        for _ in range(150):
            if any(env.terminations.values()):
                break
            seat = TELLSTONES.waiting(env.play.state)[0]
            legal = TELLSTONES.legal(env.play.state, seat).actions
            mask = env.infos[env.agent_selection]["action_mask"]
            assert mask.sum() == sum(not isinstance(action, people) for action in legal)
            env.step(int(chance.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("adventure", ["good-barrel", pytest.param("the-audit", marks=pytest.mark.slow)])
def test_all_that_may_be_done_in_a_dungeon_has_a_code_of_its_own(adventure: str) -> None:
    """Things that lie in a heap on one square are taken one after the other."""
    for seed in range(6):
        env = taberna_tseuquest_v0.raw_env(
            adventure=adventure,
            sorcerer=("table", "human")[seed % 2],
            error_also_plays=("off", "on")[seed // 3],
        )
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        for _ in range(200):
            if any(env.terminations.values()):
                break
            state = env.play.state
            seat = TSEUQUEST.waiting(state)[0]
            legal = [a for a in TSEUQUEST.legal(state, seat).actions if not isinstance(a, LEFT_OUT)]
            coded = opened(TSEUQUEST.view(state, seat), tuple(legal)).values()
            heaps = [a for a in legal if isinstance(a, Use) and a.what.startswith(("dropped", "bag"))]
            assert [a for a in legal if a not in coded and a not in heaps] == []
            mask = env.infos[env.agent_selection]["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))


def test_what_an_adventure_brings_has_no_number_and_does_no_harm() -> None:
    text = (Path(__file__).parents[2] / "docs/examples/tallow.toml").read_text(encoding="utf-8")
    env = taberna_tseuquest_v0.raw_env(adventure="tallow", brought=(Brought("tallow", text),))
    for seed in range(3):
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        while not any(env.terminations.values()):
            mask = env.infos[env.agent_selection]["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
    view = TSEUQUEST.view(env.play.state, "A")
    own = msgspec.structs.replace(view, hands=(Hand("bruna", 1, ("ember~abcdefghij",)),))
    assert not observe(own, ())[FIELDS["cards"]].any()
