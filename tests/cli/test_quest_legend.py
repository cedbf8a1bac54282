"""The legend of the map: every sign that can be drawn, once, with its name."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from cli.test_quest_pictures import named
from taberna.cli.tseuquest.legend import legend
from taberna.cli.tseuquest.map import CORNERS, NARROW, drawn
from taberna.cli.tseuquest.prompt import help_text
from taberna.cli.tseuquest.terms import letters, scenery_name, trap_name
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.dice import SIGNS as FACES
from taberna.games.tseuquest.things.shelf import adventures
from taberna.games.tseuquest.things.signs import LOOKS, sign
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from taberna.texts import LANGUAGES, Texts
from tseuquest.plays import position


def entries(language: str) -> dict[str, str]:
    """Names by sign; a sign that stood there twice would be found here."""
    found: dict[str, str] = {}
    for entry in legend(Texts(language)).removesuffix(".").replace(",\n", ", ").split(", "):
        words = entry.split()
        signs = [word for n, word in enumerate(words) if all(len(before) == 1 for before in words[: n + 1])]
        for drawn_as in signs:
            assert drawn_as not in found, f"{drawn_as} is {found.get(drawn_as)} and {entry}"
            found[drawn_as] = " ".join(words[len(signs) :])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_is_in_the_legend(language: str) -> None:
    told, say = entries(language), Texts(language)
    for kind, look in LOOKS["scenery"].items():
        assert scenery_name(kind, say) in told[look.sign].split(" / ")
    for kind, look in LOOKS["trap"].items():
        assert trap_name(kind, say) in told[look.sign].split(" / ")
    for kind, look in LOOKS["door"].items():
        assert told[look.lying] == told[look.sign] == say(f"door-{kind}")
    assert told[sign("mark", "hoard")] == say("hoard")
    assert told[sign("mark", "dark")] == say("legend-unseen")
    out = sign("mark", "exit")
    assert f"{sign('scenery', 'stairs')}{out}" in told[out]


@pytest.mark.parametrize("adventure", adventures())
def test_whatever_the_sorcerer_has_on_the_map_is_told(adventure: str) -> None:
    begun = begin(GAME, Options(adventure=adventure, party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    shown = drawn(GAME.view(begun[0].state, "S"), named())
    signs = {sign for sign in shown if not sign.isalnum() and not sign.isspace() and sign not in CORNERS}
    assert signs
    assert signs <= set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_means_two_things(language: str) -> None:
    """Neither a face of a die nor the letter of somebody who has no number."""
    told = set(entries(language))
    assert not told & set(FACES.values())
    assert not told & set(letters(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_the_narrowest_terminal(language: str) -> None:
    text = help_text(named(language))
    assert legend(Texts(language)).splitlines()[0] in text
    assert max(map(cell_len, text.splitlines())) <= NARROW


def test_stairs_that_lead_out_are_stairs_and_a_way_out() -> None:
    room = "+-+-+-+\n|h . T|\n+-+-+-+"
    key = 'h = { hero = "bruna" }\nT = { scenery = "stairs" }'
    state = position(room, key, '[script]\nexits = ["b1", "c1"]\nstarts = ["b1"]')
    assert drawn(GAME.view(state, "A"), named()).splitlines()[2] == " 1│Br ⌂  ≡⌂│"
