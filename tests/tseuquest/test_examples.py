"""What the page of the rules shows is what the tests play."""

from __future__ import annotations

import pytest

import quest_examples
from taberna.texts import LANGUAGES, Texts


@pytest.fixture(scope="module")
def shown() -> dict[str, list[quest_examples.Example]]:
    return quest_examples.examples()


def test_a_door_is_shut_before_and_open_after(shown: dict[str, list[quest_examples.Example]]) -> None:
    (door,) = shown["TQ-14.4"]
    assert [one.kind for one in door.before.doors] == ["closed"]
    assert [one.kind for one in door.after.doors] == ["open"]
    assert [step.refused.code for step in door.steps if step.refused] == ["no-door", "door-closed", "no-door"]


def test_nothing_hidden_is_drawn(shown: dict[str, list[quest_examples.Example]]) -> None:
    """The maps are an adventurer's: what nobody has found is on none of them."""
    (secret,) = [one for one in shown["TQ-7.3"] if one.name == "secret-door"]
    assert secret.before.doors == ()
    assert len(secret.after.doors) == 1


def test_each_is_shown_once_and_what_was_chosen_by_hand_is_shown(
    shown: dict[str, list[quest_examples.Example]],
) -> None:
    names = [one.name for examples in shown.values() for one in examples]
    assert len(names) == len(set(names))
    assert set(quest_examples.CHOSEN.values()) <= set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_shown_by_something(
    shown: dict[str, list[quest_examples.Example]], language: str
) -> None:
    chapters = {clause.removeprefix("TQ-").partition(".")[0] for clause in shown}
    assert chapters >= {str(number) for number in range(4, 18)}
    say = Texts(language)
    for clause in shown:
        number, _, place = clause.removeprefix("TQ-").partition(".")
        assert say(f"quest-clause-{number}-{place}")
