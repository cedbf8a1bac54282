"""Properties are tried at length in the rest."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import profiles


def of_everything(
    chosen: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> pytest.Item:
    """A property as it is collected with this profile."""
    monkeypatch.setenv("TABERNA_PROFILE", chosen)
    found = pytest.Function.from_parent(request.node.parent, name="test_any", callobj=any_number)
    profiles.mark_properties([found])
    return found


@given(st.integers())
def any_number(number: int) -> None:
    counted.append(number)


counted: list[int] = []


@pytest.mark.parametrize("chosen, is_slow", [("fast", False), ("long", True)])
def test_the_long_run_takes_every_property(
    chosen: str, is_slow: bool, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    found = of_everything(chosen, monkeypatch, request)
    assert (found.get_closest_marker("slow") is not None) == is_slow


@pytest.mark.parametrize("chosen, tried", [("fast", profiles.FAST), ("long", profiles.LONG)])
def test_the_long_run_tries_more(chosen: str, tried: int) -> None:
    counted.clear()
    settings(settings.get_profile(chosen))(given(st.integers())(any_number.hypothesis.inner_test))()  # type: ignore[attr-defined]
    assert len(counted) == tried
