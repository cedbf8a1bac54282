"""Who runs which tests where there are several workers: together what shares something that takes long to
make, the longest first, so that nobody is left alone with a long one in the end."""

from __future__ import annotations

import re
from typing import Final

import pytest
from xdist.scheduler import LoadScopeScheduling

TABLE: Final = re.compile(r"tests/properties/.*\[(?:.*-)?((?:hazard|tellstones|tseuquest)-\w+-\d+)")
"""Properties of a table are tried in the same games, which are played once by each worker that needs them."""
COMPILED: Final = re.compile(r"tests/bots/test_(?:at_table|cuda|fast_core)")
"""What numba compiles for the first of these is kept for the others; two workers would both compile it."""
APART: Final = re.compile(
    r"tests/(?:server/(?:wire|chaos)|tseuquest/test_adventures|tellstones/test_perft"
    r"|browser/tseuquest/test_(?:secrets|journeys|learn))"
)
"""Long tests that share nothing."""
LONGEST: Final = (
    "tests/browser/tseuquest/test_secrets",
    "tests/server/wire/test_batches",
    "tests/server/wire/test_noninterference",
    "tests/bots/test_fast_core",
    "tests/bots/test_cuda",
    "tests/server/chaos",
    "tests/tseuquest/test_adventures",
    "tests/bots",
    "tests/properties",
    "tests/browser/tseuquest",
    "tests/browser",
    "tests/server",
    "tests/cli",
)
"""What begins so is begun in this order, and before everything else."""


def unit(nodeid: str) -> str:
    """What a test is run together with: its file, as a rule; scenarios with those of their folder."""
    if table := TABLE.match(nodeid):
        return f"tests/properties/{table[1]}"
    if APART.match(nodeid):
        return nodeid
    if COMPILED.match(nodeid):
        return "tests/bots compiled"
    file = nodeid.partition("::")[0]
    return file.rpartition("/")[0] if file.endswith(".toml") else file


def rank(nodeid: str) -> int:
    return next((n for n, begins in enumerate(LONGEST) if nodeid.startswith(begins)), len(LONGEST))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    config.option.loadscopereorder = False
    scheduling = LoadScopeScheduling(config, log)
    scheduling._split_scope = unit
    return scheduling


def longest_first(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where somebody runs them one after the other they stay as they are written."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: rank(item.nodeid))
