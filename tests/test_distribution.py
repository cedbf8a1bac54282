"""What runs together where there are several workers, and what begins."""

from __future__ import annotations

import pytest

from distribution import rank, unit

PLAY = "tests/properties/test_play.py::test_what_is_legal_is_accepted"
LEAK = "tests/properties/test_noninterference.py::test_a_planted_leak_is_found"
BATCHES = "tests/server/wire/test_batches.py::test_two_hundred_games_with_batches"
TRAPS = "tests/rules/tseuquest/16-traps"
CORE = "tests/bots/test_fast_core.py::test_same_draws_same_game_at_length"
LOOK = "tests/browser/test_duel.py::test_a_look_is_shown_once_and_gone"


@pytest.mark.parametrize(
    "one, other, together",
    [
        (f"{PLAY}[tseuquest-adventure-1-4]", f"{LEAK}[tseuquest-adventure-1-the plan in view]", True),
        (f"{PLAY}[tseuquest-adventure-1-4]", f"{PLAY}[tseuquest-adventure-2-4]", False),
        (f"{TRAPS}/net.toml::net", f"{TRAPS}/pit.toml::pit", True),
        (f"{BATCHES}[tellstones-duel]", f"{BATCHES}[tellstones-round]", False),
        (CORE, "tests/bots/test_cuda.py::test_the_same_games[king-plain]", True),
        (CORE, "tests/bots/test_account.py::test_every_boast_has_its_reason", False),
        (LOOK, "tests/browser/test_duel.py::test_a_page_loaded_anew_is_where_it_was", True),
        (LOOK, "tests/browser/test_company.py::test_only_the_host_sends_away", False),
    ],
)
def test_what_shares_something_runs_together(one: str, other: str, together: bool) -> None:
    assert (unit(one) == unit(other)) == together


def test_the_longest_begin() -> None:
    assert rank(f"{BATCHES}[tseuquest-adventure]") < rank(LOOK) < rank(f"{TRAPS}/net.toml::net")
