"""Finished games, replayed and verified for ever after."""

from collections import Counter
from pathlib import Path

import pytest

from taberna.games import GAMES
from taberna.table.editions import Edition
from taberna.table.load import load
from taberna.table.replay import replayed
from taberna.table.ruleset import is_known
from taberna.table.verify import verify

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.jsonl"))
REPLAYED: frozenset[str] = frozenset()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_replays_to_the_end_it_had(path: Path) -> None:
    record = load(path.read_bytes(), GAMES)
    assert record.seal.outcome is not None
    assert record.game.outcome(replayed(record).state) == record.seal.outcome
    began = Edition(record.header.rules, record.header.ruleset)
    assert is_known(record.game, began), "whoever changes content names the edition before it as known"
    verdict = verify(record)
    assert verdict.findings == ()
    assert (verdict.holds == ("lawful", "draws")) == (path.stem not in REPLAYED)


def test_what_is_merely_replayed_is_named_here() -> None:
    """Content that decides games has changed since, and no edition says how it was (`Game.alike`): such a
    record can't be decided again. Each that is added here is a decision, and needs its reason."""
    assert len(REPLAYED) == 0


@pytest.mark.parametrize("game", GAMES)
def test_there_are_twenty_of_every_variant(game: str) -> None:
    kept = Counter(path.stem.rsplit("-", 1)[0] for path in FILES if path.parent.name == game)
    assert all(kept[variant] >= 20 for variant in GAMES[game].variants), kept
