"""What all tests share: hypothesis plays the same games every time, and nothing is skipped unseen."""

from __future__ import annotations

from profiles import load, pytest_collection_modifyitems
from require_all import pytest_addoption, pytest_make_collect_report, pytest_runtest_makereport

__all__ = [
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_make_collect_report",
    "pytest_runtest_makereport",
]

load()
