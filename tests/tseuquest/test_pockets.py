"""What the Sorcerer's figures have in their pockets, what a mark came of and what a trap did in the dark."""

from typing import TypeAlias

import msgspec
import pytest

from taberna.cli.bench.tseuquest.crawl import Crawl
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.secrets.view import view
from taberna.table.commits import Commit, Told
from taberna.table.play import act, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from tseuquest.plays import play_from

Done: TypeAlias = Commit[TseuQuestAction, TseuQuestEvent]
OTHERS = ("A", SPECTATOR)
COLLECTOR = """
map = '''
+-+-+-+-+
|h g . .|
+-+-+-+-+
'''
[key]
h = [{ hero = "bruna" },
     { scenery = "lever", id = "l", wall = "w", use = [
         { do = "gold", amount = 7, who = "group", what = "rich" },
         { do = "give", what = "WHAT", who = "group" } ] }]
g = { minion = "goblin", group = "WHAT", gold = 61, items = ["dagger", "strong-potion"] }
"""


def at(position: str, **options: str) -> Crawl:
    asked = msgspec.convert(options, Options)
    return play_from(GAME.notation.parse_position(position, asked))


def done(play: Crawl, seat: Seat, does: str) -> tuple[Crawl, Done]:
    taken = act(play, seat, GAME.notation.parse_actions(play.state, does)[0])
    assert not isinstance(taken, Refusal), taken
    return taken


def known(commit: Done, after: Crawl, seat: Seat) -> str:
    return msgspec.json.encode((tell(commit, after, seat), GAME.view(after.state, seat))).decode()


def test_one_sees_what_it_wields_and_not_what_it_carries() -> None:
    play = at(COLLECTOR)
    for seat in OTHERS:
        goblin = next(f for f in view(play.state, seat).figures if f.id == "g")
        assert (goblin.items, goblin.gold) == (("dagger",), 0)
    goblin = next(f for f in view(play.state, SORCERER).figures if f.id == "g")
    assert (goblin.items, goblin.gold) == (("dagger", "strong-potion"), 61)


def test_adventurers_have_no_secrets_of_that_kind() -> None:
    position = COLLECTOR.replace('hero = "bruna"', 'hero = "bruna", gold = 5, items = ["potion"]')
    bruna = next(f for f in view(at(position).state, SPECTATOR).figures if f.id == "h")
    assert (bruna.items, bruna.gold) == (("potion",), 5)


@pytest.mark.parametrize("item, told", [("potion", False), ("mace", True)])
def test_what_it_is_given_shows_if_it_is_in_its_hands(item: str, told: bool) -> None:
    play = at(COLLECTOR.replace("WHAT", item))
    after, commit = done(play, "A", "use l")
    assert item in next(f for f in view(after.state, SORCERER).figures if f.id == "g").items
    for seat in OTHERS:
        assert ('"event":"got-item"' in known(commit, after, seat)) == told


def test_what_it_gains_is_not_told() -> None:
    play = at(COLLECTOR.replace('group = "WHAT"', 'group = "rich"'))
    after, commit = done(play, "A", "use l")
    assert next(f for f in view(after.state, SORCERER).figures if f.id == "g").gold == 68
    for seat in OTHERS:
        assert '"event":"gold-changed"' not in known(commit, after, seat)


def test_a_ruling_on_its_purse_is_a_ruling_on_hidden_things() -> None:
    play = at(COLLECTOR, sorcerer="human")
    after, commit = done(play, SORCERER, "rule gold g 13")
    assert '"amount":13' in known(commit, after, SORCERER)
    for seat in OTHERS:
        heard = known(commit, after, seat)
        assert '"ruling":null' in heard
        assert "13" not in heard
        assert '"event":"gold-changed"' not in heard


MARKED = """
map = '''
+-+-+-+-+
|h . . .|
+-+-+-+-+
'''
[key]
h = [{ hero = "bruna" },
     { scenery = "lever", id = "l", wall = "w", use = [{ do = "flag", what = "told" }] }]
[[trigger]]
id = "a-very-telling-name"
on = "flag"
what = "told"
effects = [{ do = "bar", what = "search", lasts = "turn", who = "heroes" }]
"""


def test_a_mark_does_not_name_the_trigger_it_came_of() -> None:
    play = at(MARKED)
    after, commit = done(play, "A", "use l")
    for seat in OTHERS:
        heard = known(commit, after, seat)
        assert '"event":"marked"' in heard
        assert "telling" not in heard
    assert "telling" in known(commit, after, SORCERER)


UNSEEN = """
phase = "sorcerer"
turn = "unheard"
map = '''
+-+-+-+-+-+-+
|h .|w r z .|
+-+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
w = { minion = "brute", id = "unheard", hidden = true, roused = true }
r = { trap = "KIND", id = "unheard-of", hidden = true, harm = 2 }
z = { trap = "pit", id = "unheard-pit", hidden = true, harm = 2 }
[script]
traps_for_all = true
"""


def sprung_by_the_unseen(kind: str) -> tuple[list[tuple[Done, Crawl]], Crawl]:
    """It walks into the trap; whatever is thrown comes up with the first face that the die has."""
    play, told = at(UNSEEN.replace("KIND", kind)), []
    for does in ("walk", "move e"):
        play, commit = done(play, SORCERER, does)
        told.append((commit, play))
    while (roll := GAME.roll(play.state)) is not None:
        taken = act(play, HOUSE, GAME.rolled(play.state, tuple(die.faces[0] for die in roll.dice)))
        assert not isinstance(taken, Refusal), taken
        play, commit = taken
        told.append((commit, play))
    return told, play


@pytest.mark.parametrize("kind", ["rocks", "spears", "axes", "pit", "deep-pit", "magic"])
def test_a_trap_that_nobody_sees_spring_is_not_heard_of(kind: str) -> None:
    told, play = sprung_by_the_unseen(kind)
    assert "sprung" in {str(e.__struct_config__.tag) for commit, _ in told for e in commit.events}
    for seat in OTHERS:
        assert [tell(*step, seat) for step in told] == [Told(commit.seq, ()) for commit, _ in told]
        assert "unheard" not in msgspec.json.encode(GAME.view(play.state, seat)).decode()


def test_rocks_that_fell_in_the_dark_are_there_when_somebody_comes() -> None:
    _, play = sprung_by_the_unseen("rocks")
    (rocks,) = play.state.scenery
    assert (rocks.kind, rocks.seen) == ("fallen-rock", False)
