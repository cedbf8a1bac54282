"""What a record says beside the game: seats that changed hands, and pauses."""

import pytest
from msgspec.structs import replace

from taberna.server.store.rows import Chair, TableRow
from taberna.server.tables.lobby import with_chair
from taberna.server.tables.record_notes import first_sitters, forget, host_seats, with_notes
from taberna.table.notes import Clocks, Hands, Note
from taberna.table.record import Sitter

ANA = Chair(seat="A", kind="person", guest="ana", name="Ana")
BRUNO = Chair(seat="B", kind="person", guest="bruno", name="Bruno")
PLAYING = TableRow(
    id="oak",
    game="tellstones",
    options="{}",
    status="playing",
    host="ana",
    chairs=(ANA, BRUNO),
    created=1,
    changed=1,
)


def notes(before: TableRow, after: TableRow) -> list[tuple[int, Note]]:
    return [(noted.at, noted.note) for noted in with_notes(before, after, 7, 500).notes]


@pytest.mark.rule("TS-7.5")
def test_a_bot_that_plays_on_and_whoever_comes_back() -> None:
    handed = with_chair(PLAYING, replace(BRUNO, kind="bot", bot="page"))
    assert notes(PLAYING, handed) == [(500, Hands(7, "B", "Bruno", "bot"))]
    assert notes(handed, PLAYING) == [(500, Hands(7, "B", "Bruno", "person"))]


def test_somebody_else_in_a_chair() -> None:
    clara = with_chair(PLAYING, replace(BRUNO, guest="clara", name="Clara"))
    assert notes(PLAYING, clara) == [(500, Hands(7, "B", "Clara", "person"))]


def test_a_pause_and_its_end() -> None:
    paused = replace(PLAYING, paused=True)
    assert notes(PLAYING, paused) == [(500, Clocks(7, False))]
    assert notes(paused, PLAYING) == [(500, Clocks(7, True))]


def test_what_changes_nobodys_hands_is_not_noted() -> None:
    left = with_chair(PLAYING, replace(BRUNO, kind="kept"))
    renamed = with_chair(PLAYING, replace(BRUNO, name="B."))
    gathering = replace(PLAYING, status="gathering")
    for before, after in ((PLAYING, left), (PLAYING, renamed), (gathering, PLAYING)):
        assert notes(before, after) == []


def test_the_first_who_sat_there_are_still_known() -> None:
    """Bruno gave his chair to Clara, who left it to a bot: the record begins with Bruno."""
    clara = with_notes(PLAYING, with_chair(PLAYING, replace(BRUNO, guest="clara", name="Clara")), 7, 500)
    bot = with_notes(clara, with_chair(clara, replace(clara.chairs[1], kind="bot")), 9, 600)
    assert first_sitters(bot) == (Sitter("A", "Ana"), Sitter("B", "Bruno"))
    assert host_seats(replace(bot, host="bruno")) == ("B",)
    assert host_seats(replace(bot, host="clara")) == ()


def test_whoever_is_forgotten_is_forgotten_in_what_was_noted() -> None:
    clara = with_notes(PLAYING, with_chair(PLAYING, replace(BRUNO, guest="clara", name="Clara")), 7, 500)
    assert first_sitters(forget(clara, "bruno", "—"))[1].name == "—"
    assert [noted.note for noted in forget(clara, "clara", "—").notes] == [Hands(7, "B", "—", "person")]
    assert first_sitters(forget(clara, "clara", "—"))[1].name == "Bruno"
