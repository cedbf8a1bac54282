"""Names and places in a list: of what has been seen they tell nothing about what has not."""

import tomllib

import msgspec
import pytest

from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.tale import begin_tale
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.squares import AT
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.secrets.view import view
from taberna.games.tseuquest.things.naming import at_table
from taberna.games.tseuquest.things.numbering import DARK, NUMBERS, SUMMONED
from taberna.games.tseuquest.things.plan import Plan, read_plan
from taberna.games.tseuquest.things.shelf import adventure, adventures, trials
from taberna.table.play import act
from taberna.table.refusal import Refusal
from tseuquest.plays import play_from

every_adventure = pytest.mark.parametrize("name", [*adventures(), *trials()])


@every_adventure
def test_a_number_tells_neither_how_many_there_are_nor_who_was_called(name: str) -> None:
    """Rat 2, seen first, would say that there is a rat 1 somewhere before it on the plan."""
    named = [f.id.rpartition("-") for f in adventure(name).figures if f.id.startswith(f"{f.sheet}-")]
    assert {int(number) for _, _, number in named} <= set(NUMBERS)
    assert len(set(named)) == len(named)


def test_no_number_is_of_two_sorts() -> None:
    assert len({*NUMBERS, *SUMMONED, *DARK}) == len(NUMBERS) + len(SUMMONED) + len(DARK)


def test_numbers_are_in_no_order() -> None:
    rats = [f for f in adventure("good-barrel").figures if f.sheet == "rat"]
    as_drawn = [int(f.id[4:]) for f in sorted(rats, key=lambda f: AT[f.square][::-1])]
    assert as_drawn != sorted(as_drawn)


@every_adventure
def test_pieces_are_listed_by_their_names(name: str) -> None:
    """Else the third of a list, seen first, would say that there are two before it."""
    plan = adventure(name)
    for pieces in (plan.figures, plan.scenery, plan.traps, plan.hoards):
        names = [piece.id for piece in pieces]
        assert names == sorted(names)


CELLAR = """
map = '''
+-+-+-+-+-+-+
|1 X X L|X C|
+-+-+-+-+-+-+
'''
[key]
1 = { start = true }
X = { scenery = "statue" }
L = { scenery = "lever", wall = "n", use = [{ do = "place", what = "C" }] }
C = { scenery = "chest", hidden = true }
"""


def drawn(map_: str) -> Plan:
    return at_table(read_plan(tomllib.loads(map_), seen=False))


def test_scenery_is_called_by_its_kind_and_place() -> None:
    """Nothing tells that there is another, or that a lever waits for it."""
    names = [s.id for s in drawn(CELLAR).scenery]
    assert names == ["chest-f1", "lever-d1", "statue-b1", "statue-c1", "statue-e1"]


def test_what_an_effect_speaks_of_is_still_what_it_speaks_of() -> None:
    (lever,) = [s for s in drawn(CELLAR).scenery if s.kind == "lever"]
    assert [effect.what for effect in lever.use] == ["chest-f1"]


OPEN_PIT = """
map = '''
+-+-+-+-+-+-+
|1 . .|^ R .|
+-+-+-+-+-+-+
'''
[key]
1 = { start = true }
"^" = { trap = "pit", id = "shaft", harm = 1, hidden = false }
R = { treasure = "cup", gold = 5, hidden = false }
"""


def test_what_nobody_hid_is_unseen_till_somebody_comes() -> None:
    """An open pit behind a wall is not on the board from the beginning."""
    plan = drawn(OPEN_PIT)
    assert [(t.seen, t.known, t.open) for t in plan.traps] == [(False, False, True)]
    assert [(h.seen, h.open) for h in plan.hoards] == [(False, True)]


COMES = """
phase = "heroes"
turn = "h"
map = '''
+-+-+-+-+-+
|h .du ^ R|
+-+-+-+-+-+
'''
rooms = ["c1"]
[key]
h = { hero = "bruna" }
u = { minion = "goblin", id = "u", hidden = true }
"^" = { trap = "pit", id = "shaft", harm = 1, hidden = true, open = true }
R = { treasure = "cup", gold = 5, hidden = true, open = true }
"""


def test_whoever_comes_sees_what_lies_open() -> None:
    play = play_from(GAME.notation.parse_position(COMES, Options()))
    assert (view(play.state, "A").traps, view(play.state, "A").hoards) == ((), ())
    for does in ("walk", "rolled 3 3", "move e", "open e"):
        seat = "*" if does.startswith("rolled") else "A"
        done = act(play, seat, GAME.notation.parse_actions(play.state, does)[0])
        assert not isinstance(done, Refusal), done
        play = done[0]
    seen = view(play.state, "A")
    assert [t.id for t in seen.traps] == ["shaft"]
    assert [h.id for h in seen.hoards] == ["cup"]


CALLED = """
phase = "sorcerer"
turn = "w"
map = '''
+-+-+-+-+-+
|h . w|v .|
+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
w = { antagonist = "warlock" }
v = { antagonist = "warlock", id = "v", hidden = true, roused = true }
"""


def called(*summoners: str) -> list[str]:
    """Who is seen of those that these call, one after the other."""
    tale = begin_tale(GAME.notation.parse_position(CALLED, Options()))
    for summoner in summoners:
        apply(tale, (Effect("summon", what="rat"),), summoner, summoner, "call")
    assert sum(f.sheet == "rat" for f in tale.state.figures) == len(summoners)
    return [f.id for f in tale.state.figures if f.sheet == "rat" and f.seen]


def test_a_call_in_the_dark_shifts_no_number() -> None:
    assert called("w") == called("v", "w")


@pytest.mark.rule("TQ-G203")
def test_from_the_number_of_one_called_in_the_dark_nobody_reads_when_it_was_called() -> None:
    """Of all that the adventurers know, everything is the same: the round, the summoner, the board."""
    names = set()
    for life in range(1, 5):
        position = CALLED.replace("roused = true", f"roused = true, life = {life}")
        tale = begin_tale(GAME.notation.parse_position(position, Options()))
        apply(tale, (Effect("summon", what="rat"),), "v", "v", "call")
        names |= {f.id for f in tale.state.figures if f.sheet == "rat"}
    assert len(names) > 1


TWO_ZONES = """
map = '''
+-+-+-+-+
|1 . . .|
+-+-+-+-+
'''
[key]
1 = { start = true }

[[zone]]
id = "one"
squares = ["c1", "d1"]
cards = 1

[[zone]]
id = "other"
squares = ["c1", "d1"]
cards = 1
"""


@pytest.mark.rule("TQ-G195")
def test_no_zone_of_treasure_is_called_the_second() -> None:
    """Two with the same squares: each has a number, and neither tells of the other."""
    names = [h.id for h in drawn(TWO_ZONES).hoards]
    assert len(set(names)) == 2
    assert all(name.count("-") == 1 for name in names), names


def test_nothing_shows_that_a_ruled_piece_is_not_the_first_of_its_kind() -> None:
    position = CALLED.replace("v = {", 'u = { scenery = "statue", id = "statue-1", unseen = true }\nv = {')
    position = position.replace("|h . w|v .|", "|h . w|v u|").replace('turn = "w"\n', "")
    options = msgspec.convert({"sorcerer": "human"}, Options)
    ids = []
    for text in (position, position.replace("|v u|", "|v .|")):
        play = play_from(GAME.notation.parse_position(text, options))
        done = act(play, SORCERER, GAME.notation.parse_actions(play.state, "rule place statue at b1")[0])
        assert not isinstance(done, Refusal), done
        ids.append([s.id for s in view(done[0].state, "A").scenery])
    assert ids[0] == ids[1]
