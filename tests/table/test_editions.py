"""Rules that change: what was played by those of before has a reader of its own, or is refused by name."""

from dataclasses import replace

import pytest

import sample
from sample.state import HazardOptions
from taberna.games import GAMES
from taberna.table.editions import Older
from taberna.table.game import any_game
from taberna.table.load import load
from taberna.table.record import head, save
from taberna.table.refusal import Refused
from taberna.table.registry import Registry
from taberna.table.replay import replayed
from taberna.table.ruleset import edition
from taberna.table.verify import verify
from table.evening import FAIR, HOUSE_GAMES, header, play_out
from table.test_record import resealed

PLAYED = play_out(header(FAIR))


def read_options(line: bytes) -> bytes:
    return line.replace(b'"cups":', b'"rounds":')


def read_entry(line: bytes) -> bytes:
    return read_options(line).replace(b'"sip":', b'"toast":')


OLD = (
    save(PLAYED)
    .replace(b'"rules":"1"', b'"rules":"0"')
    .replace(b'"rounds":', b'"cups":')
    .replace(b'"toast":', b'"sip":')
)
"""The same game as rules of before wrote it down: an event and an option had other names."""
KNOWING = replace(sample.GAME, older=(Older("0", read_options, read_entry),))


def test_a_change_of_forms_brings_a_reader_of_the_old_ones() -> None:
    data = resealed(OLD.split(b"\n")[:-1])
    assert data != save(PLAYED)
    record = load(data, Registry(any_game(KNOWING)))
    assert record.header.rules == "0"
    assert record.data == data, "not a byte of it is written again"
    assert replayed(record).state == replayed(PLAYED).state
    assert verify(record).weakest == "lawful", "nobody said that those are rules we have"


def test_rules_that_nobody_reads_are_refused_by_their_name() -> None:
    with pytest.raises(Refused) as refused:
        load(resealed(OLD.split(b"\n")[:-1]), HOUSE_GAMES)
    assert refused.value.refusal.code == "rules-ended"
    assert refused.value.refusal.params == {"name": "hazard", "rules": "0", "ours": "1"}


def test_a_game_keeps_the_name_of_the_rules_it_began_under() -> None:
    began = edition(sample.GAME)
    later = replace(sample.GAME, rules="2")
    assert edition(later) != began
    kept = head(later, HazardOptions(), PLAYED.header.sitters, FAIR, edition=began)
    assert (kept.rules, kept.ruleset) == (began.rules, began.ruleset)
    assert head(later, HazardOptions(), PLAYED.header.sitters, FAIR).rules == "2"


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_0_1_are_known_to_have_begun_under_its_rules(game: str) -> None:
    assert GAMES[game].unnamed is not None
    assert GAMES[game].unnamed.rules == "1"  # type: ignore[union-attr]
