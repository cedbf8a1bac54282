"""A night of Hazard is two games: the second names the first and begins with its purses."""

import random
from dataclasses import replace

import pytest
from msgspec.structs import replace as put

import sample
from taberna.table.chain import check_chain, is_of_one_house, is_over, sequel
from taberna.table.commits import Commit
from taberna.table.outcome import Outcome
from taberna.table.record import Recorder, head
from taberna.table.refusal import Refusal, Refused
from taberna.table.replay import replayed
from taberna.table.seed import practice
from table.evening import SITTERS, HazardRecord, header, play_out

FIRST = play_out(header(practice("first")))


def followed(*records: HazardRecord) -> HazardRecord:
    coming = sequel(records)
    assert not isinstance(coming, Outcome)
    previous = records[-1].name
    return play_out(head(sample.GAME, coming, SITTERS, practice("second"), previous=previous))


SECOND = followed(FIRST)


def resealed(record: HazardRecord, **fields: object) -> HazardRecord:
    recorder = Recorder(record.game, put(record.header, **fields))
    recorder.keep(*record.entries)
    return recorder.seal(record.seal.outcome)


def codes(*records: HazardRecord) -> list[tuple[str, object]]:
    return [(finding.code, finding.params["place"]) for finding in check_chain(records)]


def test_the_next_game_begins_where_the_last_one_ended() -> None:
    assert SECOND.header.previous == FIRST.name
    assert SECOND.header.options.purses == replayed(FIRST).state.purses != (100, 100, 100)


def test_the_whole_ends_when_the_rules_say_so() -> None:
    whole = sequel((FIRST, SECOND))
    assert isinstance(whole, Outcome)
    assert whole.reason == "night over"


def test_a_whole_chain_is_whole() -> None:
    assert codes(FIRST) == codes(FIRST, SECOND) == []


def test_a_chain_in_the_wrong_order() -> None:
    assert codes(SECOND, FIRST) == [("chain-order", 1), ("chain-first", 2)]


def test_a_missing_link() -> None:
    assert codes(SECOND) == [("chain-missing", 1)]
    assert check_chain((SECOND,))[0].params["name"] == FIRST.name


def test_an_edited_link() -> None:
    toast = FIRST.data.replace(b"cook", b"king", 1)
    assert codes(replace(FIRST, data=toast), SECOND) == [("chain-edited", 1)]


def test_an_edited_link_with_a_seal_of_its_own_has_another_name() -> None:
    other = resealed(FIRST, sitters=(*SITTERS[:2], put(SITTERS[2], name="the dog")))
    assert codes(other, SECOND) == [("chain-missing", 2)]


def test_one_game_twice() -> None:
    assert codes(FIRST, FIRST) == [("chain-first", 2)]
    assert codes(FIRST, SECOND, SECOND) == [("chain-order", 3)]


def test_a_game_that_does_not_follow_from_the_one_before() -> None:
    richer = play_out(header(practice("second"), previous=FIRST.name))
    assert codes(FIRST, richer) == [("chain-options", 2)]


def test_a_game_after_the_whole_was_over() -> None:
    third = play_out(put(SECOND.header, previous=SECOND.name))
    assert codes(FIRST, SECOND, third) == [("chain-over", 3)]


def test_nothing_follows_an_unfinished_game() -> None:
    broken_off = play_out(header(practice("first")), turns=2)
    with pytest.raises(Refused) as refused:
        sequel((broken_off,))
    assert refused.value.refusal == Refusal("chain-unfinished", {"place": 1})
    after = play_out(header(practice("second"), previous=broken_off.name))
    assert codes(broken_off, after) == [("chain-unfinished", 1)]


def test_games_of_two_houses_are_not_proven_to_be_one_chain() -> None:
    assert is_of_one_house((FIRST, SECOND))
    other = resealed(SECOND, house="77" * 32)
    assert codes(FIRST, other) == []
    assert not is_of_one_house((FIRST, other))


def test_games_that_cannot_have_happened_are_no_chain() -> None:
    """Whatever the rules make of entries that they never decided, nobody is shown a traceback."""
    draws = random.Random(19)
    for _ in range(200):
        entries = list(FIRST.entries)
        place = draws.randrange(len(entries))
        wrong = draws.choice([entry for entry in entries if isinstance(entry, Commit)])
        entries[place] = put(wrong, seq=place + 1, events=wrong.events * draws.randrange(3))
        recorder = Recorder(FIRST.game, FIRST.header)
        recorder.keep(*entries[: draws.randrange(1, len(entries) + 1)])
        impossible = recorder.seal(FIRST.seal.outcome)
        is_over((impossible,))
        check_chain((impossible, resealed(SECOND, previous=impossible.name)))


def test_no_records_are_no_chain() -> None:
    assert check_chain(()) == ()
    assert sample.GAME.sequel((replayed(FIRST).state,)) == SECOND.header.options
