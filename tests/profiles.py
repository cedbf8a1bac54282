"""How much is tried of what must hold of everything: little with each change (`make test`), more in the rest
(`make test-rest`, which sets TABERNA_PROFILE=long)."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

FAST, LONG = 30, 500
"""Examples of one property."""


def load() -> None:
    # No clock decides about a test: no deadline, no complaint of a slow machine, no memory of earlier runs.
    settings.register_profile(
        "fast",
        max_examples=FAST,
        derandomize=True,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.register_profile("long", settings.get_profile("fast"), max_examples=LONG)
    settings.load_profile(chosen())


def chosen() -> str:
    return os.environ.get("TABERNA_PROFILE", "fast")


def mark_properties(items: Iterable[pytest.Item]) -> None:
    """In the long run every property is one of the slow tests: it is tried again, at length."""
    if chosen() == "long":
        for item in items:
            if is_hypothesis_test(getattr(item, "obj", None)):
                item.add_marker(pytest.mark.slow)
