"""Bots at the table with the compiled core: the same game as in Python."""

from __future__ import annotations

import pytest

from bots.parlour import gather
from taberna.bots.tellstones import running
from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.measure.at_table import hasten
from taberna.games.tellstones.options import Options


@pytest.mark.slow  # numba compiles the core for it
@pytest.mark.parametrize("variant", ["duel", "round"])
def test_the_same_thoughts_in_haste(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("choose", "turn_passes"):
        monkeypatch.setattr(running, name, getattr(running, name))  # put back after the test
    options = Options(variant=variant, last_orders="on", turns_max=40)  # type: ignore[arg-type]
    seats = ("A", "B") if variant == "duel" else ("A1", "B1", "A2", "B2")
    rungs = ("king", "knight", "plain", "random")
    players = {seat: level(name).params for seat, name in zip(seats, rungs, strict=False)}
    slowly = list(gather(options, players, "haste").turns())
    hasten()
    assert list(gather(options, players, "haste").turns()) == slowly
