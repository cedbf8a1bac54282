"""One of many quickly, and the others in the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")


def one_quickly(first: T, among: Iterable[T]) -> list[object]:
    """For `parametrize`: the first in `make test`, all others in `make test-rest`."""
    return [first, *(pytest.param(one, marks=pytest.mark.slow) for one in among if one != first)]
