"""What was made of a value is remembered by the value itself."""

from taberna.table.identity_cache import MOST, Once


def test_the_very_same_value_is_asked_about_once() -> None:
    asked: list[tuple[int, ...]] = []

    def counted(row: tuple[int, ...]) -> int:
        asked.append(row)
        return len(row)

    once = Once(counted)
    row = (1, 2, 3)
    assert [once(row), once(row)] == [3, 3]
    assert len(asked) == 1


def test_an_equal_one_is_another() -> None:
    once: Once[list[int], list[int]] = Once(sorted)
    one, other = [2, 1], [2, 1]
    assert once(one) is once(one)
    assert once(one) is not once(other)


def test_it_does_not_remember_without_end_nor_mistake_a_new_value_for_one_that_is_gone() -> None:
    once = Once(tuple[int, ...].__len__)
    for number in range(3 * MOST):
        assert once(tuple(range(number % 7))) == number % 7
    assert len(once._kept) <= MOST
