"""What happens where no adventurer looks is not told them: neither that it happened nor by whom."""

import msgspec
import pytest

from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.plan import SUMMONED
from taberna.games.tseuquest.setup import adventure, adventures
from taberna.table.play import Play, act, tell
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
        (CALL, SORCERER, "cast call-murk", {"spell-stays", "summoned"}),
    ],
    ids=["a death", "a call"],
)
def test_it_is_not_heard(start: str, seat: str, does: str, happens: set[str]) -> None:
    play = Play(GAME, (SORCERER, "A"), GAME.notation.parse_position(start, Options()))
    done = act(play, seat, GAME.notation.parse_actions(play.state, does)[0])
    assert not isinstance(done, Refusal), done
    after, commit = done
    assert happens <= {str(event.__struct_config__.tag) for event in commit.events}
    for other in ("A", SPECTATOR):
        known = msgspec.json.encode((tell(play, commit, other), GAME.view(after.state, other))).decode()
        assert "unheard" not in known
        assert "murk" not in known


@pytest.mark.parametrize("name", adventures())
def test_a_number_tells_neither_how_many_there_are_nor_who_was_called(name: str) -> None:
    """Rat 2, seen first, would say that there is a rat 1 somewhere before it on the plan."""
    named = [f.id.rpartition("-") for f in adventure(name).figures if f.id.startswith(f"{f.sheet}-")]
    numbers = [int(number) for _, _, number in named]
    assert not set(numbers) & set(SUMMONED)
    assert len(set(named)) == len(named)
    assert all(number > 1 for number in numbers)


def test_numbers_are_in_no_order() -> None:
    rats = [int(f.id[4:]) for f in adventure("good-barrel").figures if f.sheet == "rat"]
    assert rats != sorted(rats)
