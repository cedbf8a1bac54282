"""Content is whole: what it names exists, every effect is used by something and done by the interpreter."""

from typing import get_args

import msgspec
import pytest

from taberna.games.tseuquest.effects.interpreter import VERBS, apply
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.state import figure
from taberna.games.tseuquest.flow.tale import begin_tale
from taberna.games.tseuquest.things import validate
from taberna.games.tseuquest.things.library import SCENERY
from taberna.games.tseuquest.things.plan import read_plan
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.games.tseuquest.things.shelf import adventure
from taberna.table.refusal import Refused
from tseuquest.plays import position


def test_nothing_is_wrong_with_it() -> None:
    assert list(validate.problems()) == []


def test_an_unknown_effect_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "polymorph"}, Effect)


@pytest.mark.rule("TQ-15.12", "TQ-G124")
def test_every_kind_of_scenery_has_its_row() -> None:
    assert sorted(kind.row for kind in SCENERY.values()) == list(range(1, 27))


@pytest.mark.parametrize(
    "effect, words",
    [
        (Effect("heal"), "heal of nothing"),
        (Effect("give", what="sofa"), "give knows no “sofa”"),
        (Effect("push", what="up"), "push knows no “up”"),
        (Effect("bar", what="attack"), "bar must last"),
    ],
)
def test_what_is_wrong_is_named(effect: Effect, words: str) -> None:
    assert list(validate.effect_problems((effect,))) == [words]


@pytest.mark.rule("TQ-3.3", "TQ-15.4")
def test_an_adventure_keeps_to_the_walls_of_its_face() -> None:
    assert adventure("lost-lamp").board.endswith("rooms g1 a5 g6")
    with pytest.raises(Refused) as caught:
        read_plan({"map": "+-+\n|.|\n+-+", "face": "cellar"}, seen=False)
    assert caught.value.refusal.code == "map-other-face"


@pytest.mark.parametrize("kind", get_args(TrapKind))
def test_every_trap_can_be_drawn(kind: str) -> None:
    state = position("+-+-+\n|h t|\n+-+-+", f'h = {{ hero = "bruna" }}\nt = {{ trap = "{kind}" }}')
    assert [trap.kind for trap in state.traps] == [kind]


@pytest.mark.parametrize(
    "drawn, key, code",
    [
        ("+-+\n|?|\n+-+", "", "map-no-key"),
        ("+-+\n|.\n+-+", "", "map-shape"),
        ("+\n|\n+", "", "map-shape"),
        ("+-+", "", "map-shape"),
        (f"+{'-+' * 40}\n|{'. ' * 39}.|\n+{'-+' * 40}", "", "map-shape"),
        ("+-+\n|x|\n+-+", 'x = { hero = "nobody" }', "map-unknown"),
        ("+-+\n|x|\n+-+", 'x = { scenery = "sofa" }', "map-unknown"),
        ("+-+\n|x|\n+-+", 'x = { weather = "rain" }', "map-unknown"),
        ("+-+\n|x|\n+-+", 'x = { trap = "quicksand" }', "map-malformed"),
    ],
)
def test_bad_drawings_are_refused(drawn: str, key: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        position(drawn, key)
    assert caught.value.refusal.code == code


ROOM = "+-+-+-+\n|h k g|\n+d+-+ +\n|. . .|\n+-+-+-+"
KEY = 'h = { hero = "bruna", life = 4, mind = 1, items = ["potion"], gold = 5 }\nk = { hero = "sela" }\n'
KEY += 'g = { minion = "brute", group = "pack", asleep = true }'
DONE = {
    "damage": (Effect("damage", amount=2), "life-changed"),
    "heal": (Effect("heal", amount=2), "life-changed"),
    "drain": (Effect("drain", amount=1), "mind-changed"),
    "restore": (Effect("restore", amount=1), "mind-changed"),
    "move": (Effect("move", what="c2"), "moved"),
    "halt": (Effect("halt"), None),
    "swap": (Effect("swap", who="group", what="pack"), "moved"),
    "push": (Effect("push", who="group", what="pack"), None),
    "free": (Effect("free"), None),
    "prone": (Effect("prone"), "fell-down"),
    "bar": (Effect("bar", what="attack", lasts="turn"), "marked"),
    "dice": (Effect("dice", what="attack", amount=1, lasts="turn"), "marked"),
    "reroll": (Effect("reroll", what="attack", amount=1, lasts="round"), "marked"),
    "points": (Effect("points", amount=1), "owed"),
    "summon": (Effect("summon", who="self", what="ember"), None),
    "ambush": (Effect("ambush", what="rat"), None),
    "reveal": (Effect("reveal", radius=2), "revealed"),
    "spoil": (Effect("spoil", radius=1), None),
    "mend": (Effect("mend"), None),
    "dispel": (Effect("dispel"), None),
    "wake": (Effect("wake", what="pack"), "woke"),
    "open": (Effect("open", what="a1s"), "opened"),
    "close": (Effect("close", what="a1s"), None),
    "give": (Effect("give", what="potion"), "got-item"),
    "take": (Effect("take", what="potion"), "lost-item"),
    "gold": (Effect("gold", amount=10), "gold-changed"),
    "steal": (Effect("steal", amount=3), "gold-changed"),
    "drop": (Effect("drop"), "bag-dropped"),
    "draw": (Effect("draw", what="aer", amount=1), "began"),
    "place": (Effect("place", what="nothing"), None),
    "noise": (Effect("noise"), "noise"),
    "flag": (Effect("flag", what="lit"), "flagged"),
    "say": (Effect("say", what="Who is there?"), "said"),
    "end": (Effect("end", what="failure"), "began"),
}


def test_every_effect_is_tried() -> None:
    assert DONE.keys() == VERBS


@pytest.mark.parametrize("verb", DONE)
def test_an_effect_does_what_it_says(verb: str) -> None:
    effect, wanted = DONE[verb]
    tale = begin_tale(position(ROOM, KEY))
    apply(tale, (effect,), "h", "h", "test")
    happened = [str(event.__struct_config__.tag) for event in tale.events]
    assert wanted is None or wanted in happened


def test_a_summoned_elemental_stands_beside() -> None:
    tale = begin_tale(position("+-+-+\n|h .|\n+-+-+", 'h = { hero = "sela" }'))
    apply(tale, (Effect("summon", who="self", what="ember"),), "h", "h", "card")
    assert figure(tale.state, "ember-1").square == "b1"


def test_a_door_closes_and_a_push_moves() -> None:
    tale = begin_tale(
        position("+-+-+-+\n|hog .|\n+-+-+-+", 'h = { hero = "bruna" }\ng = { minion = "brute" }')
    )
    apply(tale, (Effect("push", what="e"), Effect("close", what="a1e")), "h", "g", "card")
    assert [str(event.__struct_config__.tag) for event in tale.events] == ["began", "closed"]


def test_hidden_scenery_is_placed() -> None:
    tale = begin_tale(
        position("+-+-+\n|h s|\n+-+-+", 'h = { hero = "bruna" }\ns = { scenery = "statue", hidden = true }')
    )
    apply(tale, (Effect("place", what="s"),), "h", "h", "card")
    assert [piece.seen and not piece.hidden for piece in tale.state.scenery] == [True]


@pytest.mark.parametrize(
    "who, met",
    [("self", {"h"}), ("target", {"k"}), ("heroes", {"h", "k"}), ("adversaries", {"g"}), ("group", {"g"})],
)
def test_whom_an_effect_meets(who: str, met: set[str]) -> None:
    tale = begin_tale(position(ROOM, KEY))
    effect = msgspec.convert({"do": "gold", "who": who, "amount": 1, "what": "pack"}, Effect)
    apply(tale, (effect,), "h", "k", "test")
    assert {str(getattr(event, "figure", "")) for event in tale.events} == met


@pytest.mark.parametrize(
    "when, happens",
    [
        ("", True),
        ("flag lit", False),
        ("no flag lit", True),
        ("hero", True),
        ("group pack gone", False),
        ("?", False),
    ],
)
def test_when_an_effect_happens(when: str, happens: bool) -> None:
    tale = begin_tale(position(ROOM, KEY))
    apply(tale, (Effect("gold", amount=1, when=when),), "h", "h", "test")
    assert bool(tale.events) == happens
