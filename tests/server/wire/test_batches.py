"""The frames that a seat is sent for several actions at once do not depend on what it may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from properties.oracles import ORACLES
from server.wire.test_noninterference import VARIANTS, played, variants
from taberna.server.tables import transitions

pytestmark = pytest.mark.rule("TQ-G204")

GAMES = 200
"""Of each game in the long run, and at least half as many of each variant."""
PROOF, BONUS = "cdsFkhl 0-0 A prove", "cdsFkhl 0-1 A bonus:A"


def check(folder: Path, name: str, variant: str, games: int, often: int = 1) -> None:
    found, twins = asyncio.run(played(folder, name, variant, games, often=often))
    batches, cut = sum(pair.batches for pair in twins), sum(pair.cut for pair in twins)
    print(f"{name} {variant}: {games} games, {batches} batches, {cut} of them done in part or refused")
    assert found == []
    assert batches >= games // often
    assert cut > 0
    assert sum(pair.compared for pair in twins) > 10 * games
    assert sum(pair.entitled for pair in twins) > 0


@pytest.mark.parametrize("name, variant", VARIANTS[:-1], ids=["-".join(v) for v in VARIANTS[:-1]])
def test_a_few_games_with_batches(name: str, variant: str, tmp_path: Path) -> None:
    check(tmp_path, name, variant, 4)


@pytest.mark.slow
@variants
def test_two_hundred_games_with_batches(name: str, variant: str, tmp_path: Path) -> None:
    """Of each game, over its variants; every other time the observer does one thing alone."""
    share = sum(1 for other, _ in VARIANTS if other == name)
    check(tmp_path, name, variant, max(-(-GAMES // share), GAMES // 2), often=2)


def finds(name: str, variant: str, oracle: str, folder: Path, start: str = "") -> bool:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(transitions, "act_on", ORACLES[oracle])
        found, _ = asyncio.run(played(folder, name, variant, 7, start=start, often=1))
    return bool(found)


@pytest.mark.parametrize("oracle, start", [("all or none", PROOF), ("on past a reveal", BONUS)])
def test_an_oracle_is_found(oracle: str, start: str, tmp_path: Path) -> None:
    assert finds("tellstones", "duel", oracle, tmp_path, start)


@pytest.mark.slow
@pytest.mark.parametrize("oracle", ["all or none", "on past a reveal", "a count by the truth"])
def test_an_oracle_in_the_dark_is_found(oracle: str, tmp_path: Path) -> None:
    """The subtler ones want more tries than can be sent: `properties/test_batches.py` finds them."""
    assert finds("tseuquest", "adventure", oracle, tmp_path)
