"""What `import taberna` gives: a few names, with examples that run."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module

import pytest

import taberna
from taberna import library


@pytest.mark.parametrize("module", [taberna, library], ids=lambda module: module.__name__)
def test_the_examples_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed


def test_the_names_are_there() -> None:
    assert (
        {"games", "begin", "act", "legal", "view", "record", "verify"}
        < set(taberna.__all__)
        < set(dir(taberna))
    )
    assert all(getattr(taberna, name) is not None for name in taberna.__all__)
    assert taberna.begin is library.begin
    with pytest.raises(AttributeError, match="no attribute 'cheat'"):
        taberna.cheat  # noqa: B018


def test_importing_it_loads_no_game() -> None:
    code = (
        "import sys, taberna; assert 'taberna.games' not in sys.modules; assert len(taberna.games.GAMES) == 2"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", sorted(taberna.games.GAMES))
def test_every_game_is_to_be_had_by_its_package(name: str) -> None:
    assert import_module(f"taberna.games.{name}").GAME is taberna.games.GAMES[name]


def test_an_unfinished_match_is_kept_and_another_seed_is_found() -> None:
    match = taberna.act(taberna.begin("tellstones", seed=7), "B", "hide 1")
    kept = taberna.record(match)
    assert kept.seal.outcome is None
    assert taberna.verify(kept.data).sound
    other = library.Match(match.play, match.options, "8", match.kept)
    assert not taberna.verify(taberna.record(other)).sound
