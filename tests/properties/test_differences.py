"""What a page holds after every message is what its seat sees, whatever it missed and whenever it came."""

from random import Random
from typing import Any

import msgspec
import pytest

from properties.tables import TABLES, Table, every_table
from properties.walks import nights
from taberna.table import differences as module
from taberna.table.codec import write
from taberna.table.differences import Edit, Known, Put, applied, differences
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import View

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


def held_together(table: Table, draw: Random) -> None:
    """All pages at once, as a house tells them: what is found for one is known for the next."""
    for story in nights(table, GAMES):
        seats = (*story[0].before.seats, SPECTATOR)
        seen: dict[Seat, View] = {}
        pages: dict[Seat, object] = {}
        for taken in story:
            known = Known()
            for seat in seats:
                if draw.random() < 0.2:
                    continue
                view = table.game.view(taken.after.state, seat)
                edits = differences(seen.get(seat), view, known)
                pages[seat] = applied(pages.get(seat), read.decode(write(edits)))
                seen[seat] = view
                assert pages[seat] == msgspec.json.decode(write(view))


@every_table
def test_what_is_found_for_one_seat_is_right_for_the_next(table: Table) -> None:
    held_together(table, Random(repr(table)))


def test_what_is_found_for_another_change_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hasty(Known):
        """Takes the edits of a field from whatever it was and is."""

        def get(self, key: Any, default: Any = None) -> Any:
            return next((kept for (at, *_), kept in self.items() if at == key[0]), default)

    monkeypatch.setitem(globals(), "Known", Hasty)
    crawls = [table for table in TABLES.values() if table.game.name == "tseuquest"]
    with pytest.raises(AssertionError):
        [held_together(table, Random(1)) for table in crawls]  # type: ignore[func-returns-value]


@pytest.mark.parametrize("name", ["_rows", "_fields", "_by_name"])
def test_a_change_that_is_left_out_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = getattr(module, name)

    def forgetful(before: object, after: object, path: module.Path, edits: list[Edit]) -> object:
        more: list[Edit] = []
        done = right(before, after, path, more)
        edits += more[:-1] if len(more) > 1 else more
        return done

    monkeypatch.setattr(module, name, forgetful)
    crawls = [table for table in TABLES.values() if table.game.name == "tseuquest"]
    with pytest.raises(AssertionError):
        [held(table, "A", Random(1)) for table in crawls]  # type: ignore[func-returns-value]


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


def test_things_with_names_are_told_one_by_one() -> None:
    """Somebody falls, somebody comes, and one in between is hurt: nobody else is told again."""

    class Thing(msgspec.Struct, frozen=True):
        id: str
        life: int
        at: str = ""
        side: str = ""

    imp, rat, cat, dog, owl, eel = (Thing(name, 3) for name in ("imp", "rat", "cat", "dog", "owl", "eel"))
    hurt = msgspec.structs.replace(cat, life=2)
    before = (imp, rat, cat, dog)
    for after, edits in (
        ((rat, hurt, dog), (module.Splice((), 0, 1, ()), Put((1, "life"), 2))),
        (
            (rat, hurt, dog, owl),
            (module.Splice((), 0, 1, ()), module.Splice((), 3, 0, (owl,)), Put((1, "life"), 2)),
        ),
        (
            (owl, imp, eel, rat, hurt, dog),
            (module.Splice((), 0, 0, (owl,)), module.Splice((), 2, 0, (eel,)), Put((4, "life"), 2)),
        ),
        # In another order, or where two have one name: from the first that differs to the last.
        ((rat, imp, cat), (module.Splice((), 0, 4, (rat, imp, cat)),)),
        ((imp, rat, rat, cat, dog), (module.Splice((), 2, 0, (rat,)),)),
    ):
        assert differences(before, after) == edits
        read_again = read.decode(write(edits))
        assert applied(msgspec.json.decode(write(before)), read_again) == msgspec.json.decode(write(after))
