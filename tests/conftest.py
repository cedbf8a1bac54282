"""What all tests share: hypothesis plays the same games every time, and nothing is skipped unseen."""

from __future__ import annotations

import pytest

from distribution import longest_first, pytest_xdist_make_scheduler
from profiles import load, mark_properties
from require_all import pytest_addoption, pytest_make_collect_report, pytest_runtest_makereport

__all__ = [
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_make_collect_report",
    "pytest_runtest_makereport",
    "pytest_xdist_make_scheduler",
]

load()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    mark_properties(items)
    longest_first(config, items)
