"""`taberna verify` of a record that a house has signed: whom it believes, and what its exit code says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.program import Run
from records.forgeries import TRUE
from records.signed import HOUSE, PARTS, SECRET, evening, options, receipt, seated, true_record
from taberna.cli import receipts
from taberna.cli.mistakes import Exit
from taberna.games import GAMES
from taberna.table.load import load
from taberna.table.receipts import Heard
from taberna.table.refusal import Refused
from taberna.table.seed import commitment, committed
from taberna.texts import texts


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "duel.jsonl"
    path.write_bytes(true_record())
    return path


def test_a_key_given_by_hand(taberna: Run, record: Path) -> None:
    ran = taberna("verify", str(record), "--key", HOUSE)
    assert (ran.code, ran.out.splitlines()[-1]) == (0, f"{record}: {texts('en')('verdict-true')}")
    assert f"signed with the key {HOUSE}" in ran.out


def test_a_key_that_nobody_knows_proves_nothing(taberna: Run, record: Path) -> None:
    assert taberna("verify", str(record)).code == 5
    assert taberna("verify", str(record), "--key", "77" * 32).code == 5
    assert taberna("verify", str(record), "--need", "draws").code == Exit.FINE
    assert taberna("verify", str(record), "--key", "a house").code == Exit.BAD_INPUT


def test_a_receipt_of_this_terminal(
    taberna: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It makes its house known, and is compared."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    receipts.keep(receipts.Kept("http://house", receipt(seated(options()), "A")))
    ran = taberna("verify", str(record))
    assert (ran.code, "the house kept its word to you" in ran.out) == (0, True)
    header = seated(options())
    played = evening(replace(header, fairness=committed(commitment(SECRET), {**PARTS, "A": b"pear"})))
    played.acts("B", "resign")
    record.write_bytes(played.sealed())
    receipts.keep(receipts.Kept("http://house", receipt(header, "A"), Heard(0, 2, "00" * 32)))
    ran = taberna("verify", str(record))
    assert (ran.code, "the house did not keep its word" in ran.out) == (Exit.FAILED, True)
    assert texts("en")("receipt-mine") in ran.out
    record.write_bytes(played.sealed(None))
    ran = taberna("verify", str(record))
    assert (ran.code, "did not keep its word" in ran.out) == (Exit.FAILED, False), "anybody wrote that"
    assert texts("en")("receipt-others") in ran.out


def test_who_left_before_the_game_has_nothing_against_the_house(
    taberna: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana sat down, left, and sat down again with other bytes: the house has signed that it heard both."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    header = seated(options())
    first = receipt(header, "A")
    receipts.keep(receipts.Kept("http://house", first))
    played = evening(replace(header, fairness=committed(commitment(SECRET), {**PARTS, "A": b"pear"})))
    played.acts("B", "resign")
    record.write_bytes(played.sealed())
    ran = taberna("verify", str(record))
    assert (ran.code, "did not keep its word" in ran.out, "If you gave up the seat" in ran.out) == (
        5,
        False,
        True,
    )


def test_a_game_of_a_match_alone_is_not_all_of_it(taberna: Run, record: Path) -> None:
    later = evening(seated(options(), previous="ab" * 32))
    later.acts("B", "resign")
    record.write_bytes(later.sealed())
    ran = taberna("verify", str(record), "--key", HOUSE)
    assert (ran.code, texts("en")("verify-one-of-several") in ran.out) == (9, True)
    assert taberna("verify", str(record), "--key", HOUSE, "--need", "draws").code == Exit.FINE


def test_a_signature_that_does_not_hold_names_no_house(taberna: Run, record: Path) -> None:
    record.write_bytes(TRUE.told(table="another").sealed("left"))
    ran = taberna("verify", str(record), "--key", HOUSE)
    assert (ran.code, "signed with the key" in ran.out) == (Exit.FAILED, False)


def test_what_has_no_end_is_not_read_to_it(taberna: Run) -> None:
    assert taberna("verify", "/dev/zero").code == Exit.BAD_INPUT


def test_a_key_that_anybody_signs_for(taberna: Run, record: Path) -> None:
    assert taberna("verify", str(record), "--key", "01" + "00" * 31).code == Exit.BAD_INPUT


@pytest.mark.parametrize("evil", ["03" * 32 + "\n  ✓ Who sat where\x1b[8m", HOUSE + "\n", HOUSE.upper()])
def test_a_key_is_sixty_four_digits(taberna: Run, record: Path, evil: str) -> None:
    """It is shown to people, who would read lines of their own into it."""
    in_the_seal = true_record().rpartition(b'"house":"')
    written = json.dumps(evil)[1:-1].encode()
    for forged in (
        TRUE.told(house=evil).sealed("left"),
        in_the_seal[0] + in_the_seal[1] + written + in_the_seal[2][64:],
    ):
        with pytest.raises(Refused, match="record-unreadable"):
            load(forged, GAMES)
        record.write_bytes(forged)
        ran = taberna("verify", str(record))
        assert ran.code in (Exit.FAILED, Exit.BAD_INPUT)
        assert not {"\x1b", "✓"} & {*ran.out, *ran.err}


def test_what_a_record_says_twice_is_shown_on_one_line(taberna: Run, record: Path) -> None:
    header, rest = true_record().split(b"\n", 1)
    name = b"x\\u001b[2J\\n  \\u2713 all"
    record.write_bytes(header[:-1] + b',"%s":1,"%s":2}\n' % (name, name) + rest)
    ran = taberna("verify", str(record))
    assert "\x1b" not in ran.out + ran.err
    assert "\n  ✓" not in ran.out + ran.err


def test_receipts_that_are_damaged_are_none(
    taberna: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    true = receipt(seated(options()), "A")
    faults = ({"opening": "{"}, {"contribution": "not hex"}, {"heard": ""})
    for damaged in (replace(true, **fault) for fault in faults):
        receipts.keep(receipts.Kept("http://house", damaged))
    assert taberna("verify", str(record), "--key", HOUSE).code == Exit.FINE
