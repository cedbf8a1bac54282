"""What happens where no adventurer looks is not told them: neither that it happened nor by whom."""

import msgspec
import pytest
from msgspec.structs import replace

from taberna.cli.bench.tseuquest.crawl import Crawl
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.steps import DisplaceDue, Motion, TseuQuestStep
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.table.dice import Draws
from taberna.table.play import Play, act, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR

DEATH = """
map = '''
+-+-+-+-+
|h .|w g|
+-+-+-+-+
'''
[key]
h = [{ hero = "bruna" },
     { scenery = "lever", id = "l", wall = "w", use = [
         { do = "damage", amount = 9, who = "group", what = "cellar" } ] }]
w = { antagonist = "warlock", id = "unheard", hidden = true, group = "cellar", hand = ["dark-bolt"] }
g = { minion = "goblin", id = "unheard-of", hidden = true, group = "cellar" }
"""
OPENING = """
map = '''
+-+-+-+-+-+
|h .|. .du|
+-+-+-+-+-+
'''
rooms = ["c1", "e1"]
[key]
h = [{ hero = "bruna" }, { scenery = "lever", id = "l", wall = "w", use = [{ do = "open", what = "d1e" }] }]
u = { minion = "goblin", id = "unheard", hidden = true }
[[door]]
at = "d1e"
seen = false
"""
CALL = """
phase = "sorcerer"
turn = "unheard"
map = '''
+-+-+-+-+
|h .|w .|
+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
w = { antagonist = "warlock", id = "unheard", hidden = true, roused = true, hand = ["call-murk"] }
"""


@pytest.mark.parametrize(
    "start, seat, does, happens",
    [
        (DEATH, "A", "use l", {"slain", "cards-returned"}),
        (OPENING, "A", "use l", {"opened"}),
        (CALL, SORCERER, "cast call-murk", {"spell-stays", "summoned"}),
    ],
    ids=["a death", "a door", "a call"],
)
def test_it_is_not_heard(start: str, seat: str, does: str, happens: set[str]) -> None:
    play = Play(GAME, (SORCERER, "A"), GAME.notation.parse_position(start, Options()))
    done = act(play, seat, GAME.notation.parse_actions(play.state, does)[0])
    assert not isinstance(done, Refusal), done
    after, commit = done
    assert happens <= {str(event.__struct_config__.tag) for event in commit.events}
    for other in ("A", SPECTATOR):
        known = msgspec.json.encode((tell(commit, after, other), GAME.view(after.state, other))).decode()
        assert "unheard" not in known
        assert "murk" not in known


def test_what_is_said_of_somebody_unseen_reaches_the_sorcerer_alone() -> None:
    state = GAME.notation.parse_position(OPENING, Options())
    said = events.Said({"en": "Something stirs."}, figure="unheard")
    told = {seat: GAME.redact(state, said, state, seat) for seat in ("A", SORCERER, SPECTATOR)}
    assert {seat for seat, event in told.items() if event is not None} == {SORCERER}


CROWDED = """
phase = "sorcerer"
turn = "b"
map = '''
+-+-+-+-+-+-+
|h .|b u . .|
+-+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
b = { minion = "brute" }
u = { minion = "goblin", id = "unheard", hidden = true }
"""


def test_whom_a_figure_passes_in_the_dark_is_not_told() -> None:
    """It is the same step with and without somebody in that square."""
    told = []
    for position in (CROWDED, CROWDED.replace("|b u", "|b .")):
        play = Play(GAME, (SORCERER, "A"), GAME.notation.parse_position(position, Options()))
        for does in ("walk", "move e", "move e"):
            done = act(play, SORCERER, GAME.notation.parse_actions(play.state, does)[0])
            assert not isinstance(done, Refusal), done
            told.append((tell(done[1], done[0], "A"), GAME.view(done[0].state, "A")))
            play = done[0]
    assert told[:3] == told[3:]


LED = """
phase = "sorcerer"
turn = "b"
map = '''
+-+-+-+-+-+-+
|h .|b u .|.|
+-+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
b = { antagonist = "warlock" }
"""
GOBLIN = 'u = { minion = "goblin", id = "unheard", hidden = true }'
ALTAR = 'u = { scenery = "altar", id = "unheard", seen = false }'


@pytest.mark.rule("TQ-G43", "TQ-G51", "TQ-G122")
@pytest.mark.parametrize("unseen", [GOBLIN, ALTAR], ids=["a goblin", "an altar"])
@pytest.mark.parametrize(
    "due, does",
    [
        (Motion("b", "A", "lost", 1, origin="c1"), actions.Move("e")),
        (DisplaceDue("A", "b"), actions.Push("b", "e")),
    ],
    ids=["lost", "displaced"],
)
def test_who_leads_an_adversary_finds_nothing_unseen(
    due: TseuQuestStep, does: actions.Move | actions.Push, unseen: str
) -> None:
    told = []
    for position in (LED + unseen, LED.replace("|b u", "|b .")):
        state = replace(GAME.notation.parse_position(position, Options()), steps=(due,))
        play = Play(GAME, (SORCERER, "A"), state)
        done = act(play, "A", does)
        assert not isinstance(done, Refusal), done
        told.append((GAME.legal(state, "A"), tell(done[1], done[0], "A"), GAME.view(done[0].state, "A")))
    assert told[0] == told[1]


def did(play: Crawl, *steps: tuple[str, str]) -> Crawl:
    for seat, does in steps:
        done = act(play, seat, GAME.notation.parse_actions(play.state, does)[0])
        assert not isinstance(done, Refusal), done
        play, _ = settle(done[0], lambda roll: ("3",) * len(roll.dice))
    return play


SHADOWED = """
map = '''
+-+-+-+-+-+
|k h|. . .|
+-+ +-+-+-+
|.|^ . w .|
+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
k = { hero = "sela" }
"^" = { trap = "pit", hidden = true, harm = 9 }
"""


@pytest.mark.rule("TQ-G119", "TQ-G183")
def test_who_dies_on_a_step_has_seen_nothing_from_there() -> None:
    """Else the map would show where the corridor ends, and so what stands in it."""
    known = []
    for what in ('{ scenery = "wardrobe", seen = false }', '{ minion = "goblin", hidden = true }'):
        state = GAME.notation.parse_position(f"{SHADOWED}w = {what}", Options())
        play = Play(GAME, (SORCERER, "A", "B"), replace(state, explored=("a1", "b1")))
        play = did(play, ("A", "pass"), ("B", "walk"), ("B", "move s"))
        assert [f.id for f in play.state.figures if f.kind == "hero"] == ["k"]
        known.append(GAME.view(play.state, "A"))
    assert known[0] == known[1]
    assert known[0].explored == ("a1", "b1")


@pytest.mark.rule("TQ-G183")
def test_what_might_hide_a_dark_corridor_is_imagined() -> None:
    """Else nobody would notice if the map told of it."""
    state = GAME.notation.parse_position(SHADOWED.replace("w", "."), Options())
    state = replace(state, explored=("a1", "b1"))
    worlds = [GAME.study.imagine(state, "A", Draws(seed.to_bytes(8), "wardrobes")) for seed in range(40)]
    places = {square for world in worlds for piece in world.scenery for square in piece.squares}
    assert {"d2", "e2"} <= places
    assert not places & {"a1", "b1", "b2"}


STRAIGHT = """
map = '''
+-+-+-+-+
|h . WHAT|
+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
"""


@pytest.mark.rule("TQ-G183")
@pytest.mark.parametrize(
    "beyond, what, explored",
    [
        (". .", "", ("a1", "b1", "c1", "d1")),
        ("r .", 'r = { scenery = "fallen-rock", seen = false }', ("a1", "b1", "c1")),
    ],
    ids=["nothing", "a rock hides what is behind it"],
)
def test_what_is_seen_is_set_on_the_board_first(beyond: str, what: str, explored: tuple[str, ...]) -> None:
    """Before it is asked which corridors are seen for the first time."""
    check_explored(STRAIGHT.replace("WHAT", beyond) + what, explored)


@pytest.mark.rule("TQ-G183")
@pytest.mark.parametrize("sign, beyond", [("o", ("c1", "d1")), ("d", ())], ids=["open", "closed"])
def test_through_an_open_door_one_sees_as_soon_as_it_is_seen(sign: str, beyond: tuple[str, ...]) -> None:
    """Until then its edge is a wall, as the face has it."""
    door = '[[door]]\nat = "b1e"\nseen = false\n'
    check_explored(STRAIGHT.replace(" WHAT", f"{sign}. .") + door, ("a1", "b1", *beyond))


def check_explored(position: str, squares: tuple[str, ...]) -> None:
    state = replace(GAME.notation.parse_position(position, Options()), explored=("a1", "b1"))
    play = did(Play(GAME, (SORCERER, "A"), state), ("A", "walk"), ("A", "move e"))
    assert tuple(sorted(play.state.explored)) == squares
