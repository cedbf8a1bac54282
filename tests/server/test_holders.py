"""Who may take over a chair, as values: the word of those who are gone counts for nothing (TQ-G179)."""

import pytest
from msgspec.structs import replace

from taberna.server.store.rows import Chair, TableRow
from taberna.server.tables import holders, lobby
from taberna.table.refusal import Refusal

pytestmark = pytest.mark.rule("TQ-G179")


def side(seat: str) -> str:
    return "sorcerer" if seat == "S" else "adventurers"


def evening() -> TableRow:
    """Bob is the Sorcerer, Ann leads A, a bot leads B."""
    chairs = (
        Chair(seat="S", kind="person", guest="bob", name="Bob"),
        Chair(seat="A", kind="person", guest="ann", name="Ann"),
        Chair(seat="B", kind="bot", bot="simple", name="Sela"),
    )
    row = TableRow(id="oak", game="tseuquest", options="{}", host="ann", chairs=chairs, created=1, changed=1)
    return holders.noted(row, replace(row, status="playing"), 0)


def agreed(row: TableRow, *words: tuple[str, str]) -> TableRow:
    for by, to in words:
        done = holders.agree(row, "B", by, to, side)
        assert not isinstance(done, Refusal), done
        row = done
    return row


def why(row: TableRow, guest: str, seat: str = "B", by: str = "") -> str:
    done = lobby.sit(row, seat, guest, guest.title(), "", side, by)
    return done.code if isinstance(done, Refusal) else ""


def test_all_agree_and_on_the_same_guest() -> None:
    row = agreed(evening(), ("ann", "cleo"), ("bob", "cleo"))
    assert (why(row, "cleo"), why(row, "eve")) == ("", "not-agreed")
    assert why(agreed(row, ("ann", "eve")), "cleo") == "not-agreed"  # she has changed her mind


def test_a_word_ends_with_whoever_gave_it() -> None:
    """Ann was deleted: nobody of the adventurers is left to vouch, and Bob alone can't let anybody in."""
    row = lobby.forget(agreed(evening(), ("ann", "cleo"), ("bob", "cleo")), "ann", "…")
    assert why(row, "cleo") == "nobody-vouches"
    assert why(row, "cleo", "A") == "nobody-vouches"


def test_who_has_held_a_seat_of_the_other_side_is_known_for_the_whole_game() -> None:
    """Ann gave her seat to Cleo, and Cleo to Dora: neither of them is ever the Sorcerer, and Bob no hero."""
    row = evening()
    for by, to in (("ann", "cleo"), ("cleo", "dora")):
        done = lobby.sit(row, "A", to, to.title(), "", side, by)
        assert not isinstance(done, Refusal)
        row = holders.noted(row, done, 5)
    assert [why(row, guest, "S", by="bob") for guest in ("ann", "cleo", "dora", "eve")] == 3 * [
        "other-side"
    ] + [""]
    assert why(row, "bob", "A", by="dora") == "other-side"
    assert why(row, "ann", "A", by="dora") == ""


def test_a_table_of_before_knows_who_sits_there_now() -> None:
    """Its row was written by a house that remembered nobody."""
    row = evening()
    row = replace(row, chairs=tuple(replace(chair, past=()) for chair in row.chairs))
    assert why(row, "ann", "S", by="bob") == "other-side"
    done = lobby.sit(row, "A", "cleo", "Cleo", "", side, "ann")
    assert not isinstance(done, Refusal)
    assert why(holders.noted(row, done, 5), "ann", "S", by="bob") == "other-side"
