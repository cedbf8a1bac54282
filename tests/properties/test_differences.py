"""What a page holds after every message is what its seat sees, whatever it missed and whenever it came."""

from random import Random

import msgspec
import pytest

from properties.tables import TABLES, Table, every_table
from properties.walks import nights
from taberna.table import differences as module
from taberna.table.codec import write
from taberna.table.differences import Edit, Put, applied, differences
from taberna.table.seats import SPECTATOR, Seat

GAMES = 2
read = msgspec.json.Decoder(tuple[Edit, ...])


def held(table: Table, seat: Seat, draw: Random) -> None:
    """The page of one seat through some games: now and then it is not told, or begins anew with a welcome."""
    for story in nights(table, GAMES):
        seen, page = None, msgspec.json.decode(b"null")
        for taken in story:
            chance = draw.random()
            if chance < 0.2:
                continue
            view = table.game.view(taken.after.state, seat)
            if chance < 0.3:
                page = msgspec.json.decode(write(view))
            else:
                page = applied(page, read.decode(write(differences(seen, view))))
            seen = view
            assert page == msgspec.json.decode(write(view))


@every_table
def test_a_page_holds_what_its_seat_sees(table: Table) -> None:
    for seat in (*nights(table, GAMES)[0][0].before.seats, SPECTATOR):
        held(table, seat, Random(repr(table)))


@pytest.mark.parametrize("name", ["_rows", "_fields"])
def test_a_change_that_is_left_out_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = getattr(module, name)

    def forgetful(before: object, after: object, path: module.Path, edits: list[Edit]) -> None:
        more: list[Edit] = []
        right(before, after, path, more)
        edits += more[:-1] if len(more) > 1 else more

    monkeypatch.setattr(module, name, forgetful)
    table = next(table for table in TABLES.values() if table.game.name == "tseuquest")
    with pytest.raises(AssertionError):
        held(table, "A", Random(1))


def test_a_row_and_a_thing_in_it() -> None:
    class Thing(msgspec.Struct, frozen=True):
        id: int
        at: str
        life: int

    one, two, three = Thing(1, "a1", 3), Thing(2, "b2", 3), Thing(3, "c3", 3)
    moved = msgspec.structs.replace(two, at="b3")
    assert differences((one, two, three), (one, moved, three)) == (Put((1, "at"), "b3"),)
    assert differences((one, two, three), (one, three)) == (module.Splice((), 1, 1, ()),)
    assert differences((one,), (one, three)) == (module.Splice((), 1, 0, (three,)),)
    assert differences({"a": 1}, {"a": 1, "b": 2}) == (Put(("b",), 2),)
    assert differences({"a": 1, "b": 2}, {"a": 1}) == (Put((), {"a": 1}),)
