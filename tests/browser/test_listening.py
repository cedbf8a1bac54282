"""A whole game by ear and keyboard: the accessibility tree alone tells all that is needed to play."""

from __future__ import annotations

import re

import pytest

from browser.conftest import Sit
from browser.listener import ANY, Listener, Node

ASKED = r"^(Your turn|Name stone \d|What do you say\?|Prove it|Look again\?|You (win|lose)|A draw)$"
VERBS = r"^(Place|Hide|Swap|Peek|Challenge|Boast)\b"
OVER = r"^(You (win|lose)|A draw)$"
LOOKS = 3


def asked(now: Node) -> bool:
    """One's turn is named while a move is still being shown: it has come once there are verbs."""
    return any(
        one.find("heading", ASKED) and (not one.find("heading", "^Your turn$") or one.find("button", VERBS))
        for one in now.find("region", "^What you can do$")
    )


def offered(now: Node, name: str) -> bool:
    return any(not one.off for one in now.find("button", name))


def take_turn(player: Listener) -> None:
    hidden = player.hidden()
    if hidden and player.looks < LOOKS:
        at = hidden[player.looks % len(hidden)]
        player.looks += 1
        player.press("^Peek")
        player.press(f"^{at + 1}: face-down")
        seen = player.wait(lambda now: bool(now.find("button", "^Put it back$")))
        [label] = [one.name for one in seen.find("button", f"^{at + 1}: ")]
        found = re.fullmatch(rf"{at + 1}: ({ANY}), only you see it", label)
        assert found is not None, label
        assert found[1] == player.stones[at], "what was heard is what lies there"
        assert player.told[-1] == f"Stone {at + 1} is the {found[1]}."
        player.press("^Put it back$")
    elif len(hidden) >= 2:
        player.press("^Boast")
        player.press("^Say it$")
    elif len(player.stones) < 3:
        player.press("^Place")
        player.press(f"^({ANY})$")
        player.press("^At the left end$")
    else:
        player.press("^Hide")
        player.press(rf"^\d: ({ANY})$")


@pytest.mark.slow
@pytest.mark.rule("TS-4.2")
def test_a_duel_by_ear_and_keyboard_alone(sit: Sit) -> None:
    player = Listener(sit())
    player.press("^Play the house$")
    for _ in range(200):
        now = player.wait(asked)
        heading = player.heading
        assert len(player.stones) == len(player.line()), "the Line was followed by ear"
        assert all(
            what.startswith("face-down") or what.split(",")[0] == known
            for what, known in zip(player.line(), player.stones, strict=True)
        )
        if re.match(OVER, heading):
            if player.looks == LOOKS:
                break
            player.press("^Once more$")  # it was over too soon
            player.wait(lambda now: not now.find("heading", OVER))
            continue
        if heading == "Your turn":
            take_turn(player)
        elif found := re.match(r"Name stone (\d)", heading):
            before = player.score("Stranger")
            player.press(f"^{player.stones[int(found[1]) - 1]}$")
            player.wait(lambda now: asked(now) and not now.find("heading", "^Name stone"))
            assert player.score("Stranger") == before + 1, "a right answer"
        elif heading == "What do you say?":
            player.press("Steal" if offered(now, "Steal") else "Believe")
        elif heading == "Prove it":
            at = player.hidden()[0]
            player.press(f"^{at + 1}: face-down")
            player.press(f"^{player.stones[at]}$")
        elif heading == "Look again?":
            player.press("^Stop looking$")
    else:
        raise AssertionError(f"no end after {player.done}")
    player.wait(lambda now: bool(now.find("link", "^Watch the replay$")))
