"""What all tests share: hypothesis plays the same games every time, and nothing is skipped unseen."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from require_all import pytest_addoption, pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_addoption", "pytest_make_collect_report", "pytest_runtest_makereport"]

# No clock decides about a test: no deadline, no complaint about a slow machine, no memory of earlier runs.
settings.register_profile(
    "fast",
    max_examples=50,
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("fast"), max_examples=1000)
settings.load_profile(os.environ.get("TABERNA_PROFILE", "fast"))
