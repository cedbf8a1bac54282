"""What the guide lists of scenery, figures, objects and powers is there, and of the size that it says."""

import re

from taberna.games.tseuquest.authoring.names import STANDING
from taberna.games.tseuquest.things.library import ITEMS, POWERS, SCENERY, SHEETS, names
from tseuquest.adventures.broken import HERE

GUIDE = (HERE.parents[2] / "docs" / "adventures.md").read_text(encoding="utf-8")
LISTED = GUIDE.partition("## What there is\n")[2].partition("\n## ")[0]


def row(head: str) -> list[str]:
    (found,) = re.findall(rf"^\| {re.escape(head)} \| (.*) \|$", LISTED, re.M)
    return re.findall(r"`([a-z-]+)`", found)


def test_every_piece_of_scenery_is_listed_with_its_size() -> None:
    sizes = {SCENERY[kind].size for kind in STANDING}
    for wide, high in sizes:
        alike = [kind for kind in STANDING if SCENERY[kind].size == (wide, high)]
        assert row(f"{wide} × {high}") == sorted(alike)
    assert row("faces") == list(names("faces", "txt"))


def test_every_figure_object_and_power_that_is_listed_is_there() -> None:
    for kind in ("minion", "antagonist", "elemental"):
        assert {SHEETS[name].kind for name in row(f"`{kind}`")} == {kind}
    assert set(row("objects")) <= ITEMS.keys()
    assert set(row("powers")) <= POWERS.keys()
