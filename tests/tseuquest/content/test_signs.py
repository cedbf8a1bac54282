"""One sign and one icon for each thing, whoever draws it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from rich.cells import cell_len

from cli.test_quest_pictures import named
from taberna.cli.tseuquest.map import drawn
from taberna.cli.tseuquest.sketch import sketch
from taberna.drawings.tseuquest.letters import signs
from taberna.drawings.tseuquest.scene import scene
from taberna.drawings.tseuquest.svg import _STYLE, draw_svg
from taberna.games.tseuquest.authoring.names import STANDING
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.library import SCENERY
from taberna.games.tseuquest.things.pieces import Barrier
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.games.tseuquest.things.signs import LOOKS, sign
from taberna.table.play import begin
from taberna.table.refusal import Refusal

SOURCE = Path(__file__).resolve().parents[3] / "src" / "taberna"
ALIKE = (
    {"fallen-rock", "fallen-rocks"},
    {"spears", "axes", "arrows", "floor-trap"},
    {"wall-trap", "edge-trap"},
)
"""What is one thing to whoever looks at it."""
ON_EDGES = {"ruined-wall", "portcullis"}
"""The names of TQ-15.12 for what the plan has as doors."""


def test_everything_has_its_look() -> None:
    assert LOOKS["scenery"].keys() == SCENERY.keys()
    assert LOOKS["trap"].keys() == set(get_args(TrapKind))
    assert LOOKS["door"].keys() == set(get_args(Barrier))
    pictured = {kind for kind, look in LOOKS["scenery"].items() if look.icon}
    assert pictured == set(STANDING)
    assert all(look.icon for sort in ("trap", "door") for look in LOOKS[sort].values())
    assert LOOKS["scenery"]["altar"].size == SCENERY["altar"].size == (3, 2)


def test_a_sign_is_one_column_and_means_one_thing() -> None:
    found: dict[str, set[str]] = {}
    for looks in LOOKS.values():
        for kind, look in looks.items():
            assert cell_len(look.sign) == 1
            found.setdefault(look.sign, set()).add(kind)
    shared = [kinds - ON_EDGES for kinds in found.values() if len(kinds - ON_EDGES) > 1]
    assert [kinds for kinds in shared if kinds not in ALIKE] == []


def test_every_class_of_an_icon_has_its_colour() -> None:
    used = {layer for looks in LOOKS.values() for look in looks.values() for layer, _ in look.icon}
    assert used <= set(re.findall(r"\.([a-z]+)\b", _STYLE))


@pytest.mark.parametrize("name", adventures())
def test_players_and_authors_read_the_same_signs(name: str) -> None:
    """What stands on a square of the plan has one sign on the Sorcerer's map and in the author's sketch."""
    begun = begin(GAME, Options(adventure=name, party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    shown = scene(adventure(name), "sorcerer", 1)
    on_map, on_plan = drawn(GAME.view(begun[0].state, "S"), named()), sketch(shown)
    pieces = {sign("scenery", piece.kind) for piece in shown.scenery}
    assert pieces
    for mark in pieces | {sign("door", door.kind) for door in shown.doors}:
        assert (mark in on_map) == (mark in on_plan), mark
    assert not set(signs(shown)) & {look.sign for looks in LOOKS.values() for look in looks.values()}
    picture = draw_svg(shown, "", "", {}, {})
    assert all(path in picture for piece in shown.scenery for _, path in LOOKS["scenery"][piece.kind].icon)


def test_nobody_else_has_signs_of_its_own() -> None:
    """A portal was ◎ to players, and a well to authors."""
    own = {look.sign for look in LOOKS["scenery"].values() if not look.sign.isascii()}
    for path in (SOURCE / "cli" / "tseuquest").rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            drawn_here = {sign for sign in own if f'"{sign}"' in line}
            assert not drawn_here, f"{path.name}: {line.strip()}"
