"""`taberna verify` of a record that a house has signed: whom it believes, and what its exit code says."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.program import Run
from records.forgeries import TRUE
from records.signed import HOUSE, options, receipt, seated, true_record
from taberna.cli import receipts
from taberna.cli.mistakes import Exit


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "duel.jsonl"
    path.write_bytes(true_record())
    return path


def test_a_key_given_by_hand(taberna: Run, record: Path) -> None:
    ran = taberna("verify", str(record), "--key", HOUSE)
    assert (ran.code, ran.out.splitlines()[-1]) == (0, f"{record}: complete and signed. All of it is true.")
    assert f"signed with the key {HOUSE}" in ran.out


def test_a_key_that_nobody_knows_proves_nothing(taberna: Run, record: Path) -> None:
    assert taberna("verify", str(record)).code == 5
    assert taberna("verify", str(record), "--key", "00" * 32).code == 5
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
    parts = {**TRUE.header["fairness"], "contributions": {"A": "00", "B": "6272656164"}}
    record.write_bytes(TRUE.told(fairness=parts).sealed("stripped"))
    ran = taberna("verify", str(record))
    assert (ran.code, "the house did not keep its word" in ran.out) == (Exit.FAILED, True)


def test_receipts_that_are_damaged_are_none(
    taberna: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    true = receipt(seated(options()), "A")
    faults = ({"opening": "{"}, {"contribution": "not hex"}, {"heard": ""})
    for damaged in (replace(true, **fault) for fault in faults):
        receipts.keep(receipts.Kept("http://house", damaged))
    assert taberna("verify", str(record), "--key", HOUSE).code == Exit.FINE
