"""OpenSpiel's own tests, and that its solver finds what ours finds."""

from __future__ import annotations

import doctest
import pickle
import random
import runpy
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import taberna.envs.openspiel
from taberna.envs.tellstones import spiel
from taberna.envs.tellstones.observation import Told
from taberna.games.tellstones import GAME
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.dice import Draws

flags.FLAGS.mark_as_parsed()  # the playthroughs ask for one of OpenSpiel's
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
GAMES = [
    "python_three_stones",
    "python_three_stones(turns=3,loss=0.4)",
    *(f"python_tellstones(stones={stones},turns=10)" for stones in (3, 4, 5, 6)),
    "python_tellstones",
    "python_tellstones(bell=False)",
]
PLAYTHROUGHS = {
    "three_stones": "python_three_stones",
    "tellstones_3": "python_tellstones(stones=3,turns=2)",
    "tellstones_7": "python_tellstones(turns=1)",
}
"""Written by `.venv/bin/python tests/envs/test_openspiel.py`."""
FULL = {
    "three_stones": ("python_three_stones(turns=1)", (21, 64, 160), 16),
    "tellstones": ("python_tellstones(stones=3,turns=2)", (4, 66, 216), 66),
}


def kept(name: str) -> Path:
    return HERE / "playthroughs" / f"{name}.txt"


def written(game: str) -> str:
    return str(generate_playthrough.playthrough(game, action_sequence=None, seed=1))


def test_the_example_runs() -> None:
    failed, tried = doctest.testmod(taberna.envs.openspiel)
    assert tried
    assert not failed


@pytest.mark.parametrize("name", GAMES)
def test_games_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_many_games_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20, serialize=True, verbose=False)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthroughs_are_what_they_were(name: str) -> None:
    expected, actual = generate_playthrough.replay(str(kept(name)))
    assert actual == expected


@pytest.mark.parametrize("name", GAMES[:3])
def test_pickles(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())).short_name == game.get_type().short_name
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()


def full_tree(name: str) -> type[Any]:
    game, states, infosets = FULL[name]
    api_test.TOTAL_NUM_STATES[name] = states
    api_test.PERFECT_RECALL_NUM_STATES[name] = infosets
    base = api_test.EnforceAPIOnFullTreeBase
    return type(name, (base,), {"game": pyspiel.load_game(game), "game_name": name})


@pytest.mark.parametrize("name", FULL)
def test_the_whole_tree(name: str) -> None:
    case = full_tree(name)
    case.setUpClass()
    tests = [each for each in dir(case) if each.startswith("test_")]
    assert len(tests) >= 7
    for each in tests:
        getattr(case(each), each)()


@pytest.mark.parametrize("name", ["python_tellstones(turns=10)", "python_three_stones"])
def test_the_conventions(name: str) -> None:
    case: Any = type(
        name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name}
    )
    case.setUpClass()
    tests = [each for each in dir(case) if each.startswith("test_")]
    assert len(tests) >= 3
    for each in tests:
        getattr(case(each), each)()


def otherwise(held: spiel.Held, state: Any, player: int, stones: int) -> spiel.Held:
    """With this state, and with other stones seen in the other player's looks."""
    symbols = SYMBOLS[:stones]

    def other(symbol: str) -> Any:
        return symbols[(symbols.index(symbol) + 1) % stones]

    def but_own(all_of: tuple[Any, ...], changed: Any) -> tuple[Any, ...]:
        return tuple(each if who == player else changed(each) for who, each in enumerate(all_of))

    return spiel.Held(
        state,
        held.log,
        but_own(held.looks, lambda looks: tuple((n, other(symbol)) for n, symbol in looks)),
        but_own(held.told, lambda t: Told(tuple((*at, other(symbol)) for *at, symbol in t.looks), t.last)),
    )


def told_apart(game: Any, seed: int, steps: int) -> Iterator[tuple[int, str]]:
    """Which player could tell an imagined state from the true one, and by what."""
    chance, state = random.Random(seed), game.new_initial_state()
    for n in range(steps):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            for player, seat in enumerate("AB"):
                other = state.clone()
                imagined = GAME.study.imagine(state.held.state, seat, Draws(b"imagined", "step", seat, n))
                other.held = otherwise(state.held, imagined, player, game.get_parameters().get("stones", 7))
                if other.observation_string(player) != state.observation_string(player):
                    yield player, "string"
                if other.observation_tensor(player) != state.observation_tensor(player):
                    yield player, "tensor"
                if other.information_state_string(player) != state.information_state_string(player):
                    yield player, "information"
                if other.information_state_tensor(player) != state.information_state_tensor(player):
                    yield player, "information tensor"
                if (
                    other.current_player() != state.current_player()
                    or other.legal_actions() != state.legal_actions()
                ):
                    yield player, "actions"
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ["python_tellstones", "python_tellstones(stones=4,turns=20)"])
def test_nobody_can_tell(name: str) -> None:
    game = pyspiel.load_game(name)
    assert [each for seed in range(6) for each in told_apart(game, seed, 60)] == []


def test_a_stone_that_shows_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: Any, seat: str) -> Any:
        seen = GAME.view(state, seat)
        (line,) = seen.lines
        return msgspec.structs.replace(
            seen, lines=(msgspec.structs.replace(line, stones=state.lines[0].upper()),)
        )

    monkeypatch.setattr(spiel, "GAME", replace(GAME, view=leaking))
    game = pyspiel.load_game("python_tellstones(stones=4,turns=20)")
    found = {what for seed in range(6) for _, what in told_apart(game, seed, 60)}
    assert {"string", "tensor"} <= found


@pytest.mark.parametrize("what", ["string_from", "set_from"])
def test_a_look_of_the_other_is_found(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    ours = getattr(spiel.Observer, what)
    monkeypatch.setattr(spiel.Observer, what, lambda self, state, player: ours(self, state, 1 - player))
    game = pyspiel.load_game("python_tellstones(stones=4,turns=20)")
    found = {each for seed in range(6) for _, each in told_apart(game, seed, 60)}
    wanted = {"string", "information"} if what == "string_from" else {"tensor", "information tensor"}
    assert found == wanted


EXAMPLE = runpy.run_path(str(ROOT / "docs/examples/solve_three_stones.py"))


@pytest.mark.parametrize("turns, iterations", [(1, 60), pytest.param(2, 80, marks=pytest.mark.slow)])
def test_their_solver_finds_what_ours_finds(turns: int, iterations: int) -> None:
    theirs, error, ours = EXAMPLE["values"](0.25, turns, iterations)
    assert error < 1e-3
    assert abs(theirs - ours) < 1e-3


if __name__ == "__main__":
    for name, game in PLAYTHROUGHS.items():
        kept(name).parent.mkdir(exist_ok=True)
        kept(name).write_text(written(game), encoding="utf-8")
