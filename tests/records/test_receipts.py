"""A house that cheats, and the players whose receipts show it."""

import dataclasses
from typing import Final

import pytest
from msgspec.structs import replace

from records import signed
from records.signed import FORGER, HOUSE, PARTS, SECRET, receipt, seated, true_record
from taberna.games import GAMES
from taberna.table.load import load
from taberna.table.play import tell
from taberna.table.receipts import Heard, compare, contradict, hear, is_left
from taberna.table.record import AnyRecord
from taberna.table.replay import replay
from taberna.table.seed import commitment, committed
from taberna.table.signed_opening import Receipt, is_genuine
from taberna.table.verify import verify

HEADER: Final = seated(signed.options())
ANA: Final = receipt(HEADER, "A")
BRUNO: Final = receipt(HEADER, "B")


def told(record: AnyRecord, seat: str) -> Heard:
    """What a seat heard of a game, as its client keeps it. In Tellstones everybody is told of every step."""
    heard = Heard()
    for entry, play in zip(record.entries, replay(record), strict=True):
        heard = hear(record.game, heard, tell(entry, play, seat))
    return heard


def codes(kept: Receipt, record: AnyRecord, heard: Heard | None = None) -> list[str]:
    return [finding.code for finding in compare(kept, record, heard)]


TRUE: Final = load(true_record(), GAMES)


@pytest.mark.parametrize("kept", [ANA, BRUNO], ids=("Ana", "Bruno"))
def test_an_honest_house_has_nothing_to_fear(kept: Receipt) -> None:
    assert is_genuine(kept)
    assert codes(kept, TRUE, told(TRUE, kept.seat)) == []


def test_a_house_that_chooses_its_secret_after_the_seats_spoke() -> None:
    """It signs all of it anew, with its own key: to a stranger the record is whole and signed."""
    chosen = b"a secret that suits the house..."
    played = signed.evening(seated(signed.options(), secret=chosen), chosen)
    played.acts("B", "resign")
    record = load(played.sealed(), GAMES)
    assert verify(record, (HOUSE,)).weakest is None
    assert codes(ANA, record) == codes(BRUNO, record) == ["receipt-opening"]


def test_a_house_that_shows_two_seats_different_commitments() -> None:
    other = receipt(seated(signed.options(), secret=bytes(32)), "B")
    assert codes(other, TRUE) == ["receipt-opening"]
    assert contradict(ANA, other), "the two receipts are proof enough"
    assert not contradict(ANA, BRUNO)
    elsewhere = receipt(seated(signed.options(), table="table-two"), "B")
    assert not contradict(ANA, elsewhere), "that is another table"


def test_a_house_that_leaves_out_what_a_seat_contributed() -> None:
    fairness = committed(commitment(SECRET), {"A": PARTS["A"], "B": b"not what Bruno said"})
    played = signed.evening(replace(HEADER, fairness=fairness))
    played.acts("B", "resign")
    record = load(played.sealed(), GAMES)
    assert verify(record, (HOUSE,)).weakest is None
    assert (codes(ANA, record), codes(BRUNO, record)) == ([], ["receipt-contribution"])


def test_a_house_that_cuts_a_game() -> None:
    played = signed.evening(HEADER, moves=signed.MOVES[:2])
    played.acts("A", "resign")
    record = load(played.sealed(), GAMES)
    assert verify(record, (HOUSE,)).weakest is None
    assert len(record.entries) < len(TRUE.entries)
    assert codes(ANA, record, told(TRUE, "A")) == ["receipt-cut"]


def test_a_house_that_tells_the_game_otherwise() -> None:
    """As long, and as lawful; but it was Ana who resigned."""
    played = signed.evening(HEADER)
    played.acts("A", "resign")
    record = load(played.sealed(), GAMES)
    assert verify(record, (HOUSE,)).weakest is None
    assert codes(ANA, record, told(TRUE, "A")) == ["receipt-told"]


def test_who_came_late_compares_from_there_on() -> None:
    whole = told(TRUE, "A")
    late = Heard()
    for entry, play in list(zip(TRUE.entries, replay(TRUE), strict=True))[5:]:
        late = hear(TRUE.game, late, tell(entry, play, "A"))
    assert (late.since, late.last) == (5, whole.last)
    assert codes(ANA, TRUE, late) == []
    assert codes(ANA, TRUE, replace(late, mark="00" * 32)) == ["receipt-told"]


def test_by_rules_of_before_the_same_was_told_in_another_form() -> None:
    """Which rules they were the house has promised; a game that is cut is cut by any rules."""
    before = replace(TRUE.header, ruleset=TRUE.game.known[0].ruleset)
    older = dataclasses.replace(TRUE, header=before)
    ana = receipt(before, "A")
    assert codes(ana, older, replace(told(TRUE, "A"), mark="00" * 32)) == []
    longer = replace(told(TRUE, "A"), last=told(TRUE, "A").last + 1)
    assert codes(ana, older, longer) == ["receipt-cut"]
    assert "receipt-opening" in codes(ANA, older), "nor can it say so of a game that it promised by today's"


def test_nobody_slanders_a_house_with_a_receipt_of_their_own() -> None:
    """Ana says that she contributed something else; the house never signed that."""
    lie = replace(ANA, contribution=b"pear".hex())
    assert not is_genuine(lie)
    own = receipt(seated(signed.options(), key=FORGER), "A", FORGER)
    assert is_genuine(own)
    assert not contradict(own, ANA), "signed by somebody else"


def test_a_seat_that_was_taken_again_slanders_nobody() -> None:
    """The house has signed that it heard both; nothing of the game was told to whoever keeps the first."""
    fairness = committed(commitment(SECRET), {**PARTS, "B": b"what Bruno said then"})
    played = signed.evening(replace(HEADER, fairness=fairness))
    played.acts("B", "resign")
    record = load(played.sealed(), GAMES)
    assert (codes(BRUNO, record, Heard()), is_left(BRUNO, record, Heard())) == ([], True)
    later = Heard(5, 7, "00" * 32)
    assert is_left(BRUNO, record, later), "the seat changed hands, and they came back to it"
    assert not is_left(ANA, record, Heard()), "hers is the same"
    assert codes(BRUNO, record, told(record, "B")) == ["receipt-contribution"]
