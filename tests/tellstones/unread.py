"""Where a text was found unreadable: what the tests of the notation ask."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from taberna.table.refusal import Refusal, Refused

T = TypeVar("T")


def read_or_refused(read: Callable[[], T]) -> T | Refusal:
    try:
        return read()
    except Refused as refused:
        return refused.refusal


def refusal_of(read: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        read()
    return caught.value.refusal


def pointed(refusal: Refusal) -> tuple[str, str]:
    """What was expected, and the text from the offending character on."""
    text, at = str(refusal.params["text"]), int(refusal.params["at"])
    assert 1 <= at <= len(text) + 1
    return str(refusal.params["expected"]), text[at - 1 :]
