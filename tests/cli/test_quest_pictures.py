"""What is seen of TseuQuest at the terminal: the map, the sheets, the camp, the menu, as text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

from taberna.cli.menu import Menu, build
from taberna.cli.names import Names, seat_people
from taberna.cli.screen import question
from taberna.cli.tseuquest import TSEUQUEST
from taberna.cli.tseuquest.map import drawn
from taberna.cli.tseuquest.menu import path, ways
from taberna.cli.tseuquest.screen import board, plain, private
from taberna.cli.tseuquest.sheet import sheets
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import Motion, Throw
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.field_of_view import new_corridors
from taberna.games.tseuquest.options import Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.play import act, begin, settle
from taberna.table.refusal import Refusal
from taberna.table.values import Action
from taberna.texts import LANGUAGES, Texts
from tseuquest.plays import position

MAP = """
+-+-+-+-+-+
|h k t . g|
+ +d+-+o+x+
|^ . T:. .|
+-+-+-+s+-+
"""
KEY = """
h = { hero = "bruna", life = 6, state = ["prone"], items = ["longsword", "shield"] }
k = { hero = "sela", hand = ["bolt"] }
g = { minion = "goblin", id = "goblin-1" }
"^" = { trap = "pit", hidden = true, harm = 1 }
T = { scenery = "throne" }
t = { trap = "spears", edge = "e", hidden = false }
"""


def named(language: str = "en") -> Names:
    return seat_people(Texts(language), ("S", "A", "B"), frozenset(), {}, TSEUQUEST.seating.titles)


def here() -> State:
    return position(MAP, KEY, "[[door]]\nat = 'd2s'\nseen = false\n")


def text(part: RenderableType, width: int = 80, height: int = 50) -> str:
    console = Console(width=width, height=height, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def test_the_map_as_adventurers_see_it() -> None:
    """The pit and the secret door are nowhere to be seen."""
    assert drawn(GAME.view(here(), "A"), named()).splitlines() == [
        "   a  b  c  d  e",
        "  ┌──────────────┐",
        " 1│Br Se · ×·  g1│",
        "  │  ╶══───┬╌╌─##┤",
        " 2│·  ·  Λ :·  · │",
        "  └────────┴─────┘",
    ]


@pytest.mark.rule("TQ-14.2", "TQ-G183")
def test_what_nobody_has_seen_lies_in_the_dark() -> None:
    """Behind a corner of the corridor there is fog until somebody looks; then it stays on the map."""
    corner = "+-+-+-+\n|h . .|\n+-+-+ +\n|. . .|\n+-+-+-+"
    state = replace(position(corner, 'h = { hero = "bruna" }'), explored=())
    looked = replace(state, explored=new_corridors(state, ("a1",)))
    assert drawn(GAME.view(looked, "A"), named()).splitlines()[2::2] == [" 1│Br ·  · │", " 2│░░ ░░ ░░│"]
    assert drawn(GAME.view(looked, "S"), named()).splitlines()[4] == " 2│·  ·  · │"
    fresh = new_corridors(looked, ("c1",))
    assert fresh == ("c2",)
    there = replace(looked, explored=(*looked.explored, *fresh))
    assert drawn(GAME.view(there, "A"), named()).splitlines()[4] == " 2│░░ ░░ · │"
    assert new_corridors(there, ("a1",)) == ()


def test_rocks_hide_the_corridor_behind_them() -> None:
    """The good barrel: out of the door and into the corridor, which is blocked six squares up."""
    begun = begin(GAME, Options(adventure="good-barrel", party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    play = begun[0]
    steps = (actions.Move("e"), actions.Move("e"), actions.Move("e"), actions.Move("s"))
    way = (actions.Walk("tense"), *steps, actions.Open("e"), actions.Move("e"))
    action: TseuQuestAction
    for action in way:
        done = act(play, "A", action)
        assert not isinstance(done, Refusal)
        play, _ = settle(done[0], lambda roll: ("6",) * len(roll.dice))
    seen = {square for square in GAME.view(play.state, "A").explored if square.startswith("e")}
    assert seen == {f"e{row}" for row in range(12, 20)}


def test_the_map_behind_the_screen() -> None:
    assert drawn(GAME.view(here(), "S"), named()).splitlines()[4:] == [
        " 2│v  ·  Λ :·  · │",
        "  └────────┴§§───┘",
    ]


def test_the_screen_of_an_adventurer() -> None:
    assert text(board(GAME.view(here(), "A"), named())).splitlines() == [
        "TseuQuest   round 1",
        "   a  b  c  d  e",
        "  ┌──────────────┐",
        " 1│Br Se · ×·  g1│",
        "  │  ╶══───┬╌╌─##┤",
        " 2│·  ·  Λ :·  · │",
        "  └────────┴─────┘",
        "▶ Br Bruna (Player A) ♥6/8 ✦2/2 a1 · prone",
        "  Se Sela (Player B)  ♥5/5 ✦6/6 b1",
        "  g1 Goblin 1         ♥1/1 ✦1/1 e1",
        "Bruna: 2 action points",
        "carries: longsword (1 attack), shield (1 defence, 2 against shots); gold: 0",
    ]


def test_sheets_in_four_languages() -> None:
    first = {code: sheets(GAME.view(here(), "A"), named(code)).splitlines()[0] for code in LANGUAGES}
    assert first == {
        "en": "Br Bruna: life 6/8, mind 2/2, attack 2, defence 2, shot 0, moves 2 dice",
        "es": "Br Bruna: vida 6/8, mente 2/2, ataque 2, defensa 2, disparo 0, movimiento 2 dados",
        "fr": "Br Bruna\u202f: vie 6/8, esprit 2/2, attaque 2, défense 2, tir 0, mouvement 2 dés",
        "el": "Μπ Μπρούνα: ζωή 6/8, νους 2/2, επίθεση 2, άμυνα 2, βολή 0, κίνηση 2 ζάρια",
    }


def test_what_is_private() -> None:
    """TQ-3.6-F: cards are their owner's to see, the plan is the Sorcerer's."""
    state = here()
    assert [private(GAME.view(state, seat)) for seat in ("A", "B", "S", "+")] == [False, True, True, False]


@pytest.mark.parametrize(
    "name, height, language",
    [(name, 24, "es") for name in adventures()] + [("the-audit", 40, language) for language in LANGUAGES],
)
def test_a_whole_board_fits_the_screen(name: str, height: int, language: str) -> None:
    """26 columns on 80, whatever the height; the first column and the title are always there."""
    begun = begin(GAME, Options(adventure=name, party=Options().party[:1]))
    assert not isinstance(begun, Refusal)
    view = GAME.view(begun[0].state, "A")
    names = named(language)
    shown = text(board(view, names), height=height).splitlines()
    assert max(map(len, shown)) <= 80
    legal = GAME.legal(begun[0].state, "A").actions
    menu = build((way, action) for action in legal for way in ways(action, view, names))
    asked: list[str] = text(question("?", _any(menu), "", ahead=True)).splitlines()
    assert len(shown) + len(asked) + 3 <= height, "the news and the prompt"


def _any(menu: object) -> Menu[Action]:
    assert isinstance(menu, Menu)
    return menu


def test_a_path_is_a_step_a_letter_and_dice_are_typed_as_they_lie() -> None:
    view = GAME.view(here(), "A")
    moving = replace(view, pending=Motion("h", "A", "tense", 4))
    assert path("ees", moving) == ("move e", "move e", "move s")
    assert path("Eno", moving) == ("move e", "move n", "move w")  # este, norte, oeste
    assert path("αβδν", moving) == ("move e", "move n", "move w", "move s")
    assert path("easy", moving) == ()
    assert path("ees", view) == ()
    throwing = replace(view, pending=Throw("attack", "h", "com", 3), waiting=("A",))
    assert path("s k !", throwing) == ("rolled skull kite !",)
    assert path("ss?", throwing) == ("rolled skull skull ?",)
    assert path("s k !", replace(throwing, waiting=("*",))) == ()


def test_the_camp() -> None:
    campaign = Campaign(
        (Belongings("bruna", 40, ("longsword",), ("potion",)), Belongings("grim", fallen=True)),
        ("lost-lamp",),
    )
    begun = begin(GAME, Options(variant="interlude", campaign=campaign))
    assert not isinstance(begun, Refusal)
    lines = plain(GAME.view(begun[0].state, "A"), named())
    assert lines[:3] == (
        "Between adventures",
        "Bruna: 40 gold; carries: longsword; in store: red potion",
        "Sela: 0 gold; carries: staff; in store: –",
    )
    assert lines[4] == "Fallen: Grim"
    assert lines[5].startswith("For sale (price): red potion (")
    assert lines[6].startswith("Next: The lost lamp. ")
