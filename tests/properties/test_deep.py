"""Far into the adventures of the house, too, nobody can tell what is from what might be."""

import pytest

from properties.deep import leaks_deep, table


@pytest.mark.parametrize("number", range(4))
def test_nothing_hidden_shows_deep_in_an_adventure(number: int) -> None:
    assert list(leaks_deep(table(number), number, seldom=200)) == []


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4, 28))
def test_nothing_hidden_shows_in_many_adventures(number: int) -> None:
    assert list(leaks_deep(table(number), number, seldom=40)) == []
