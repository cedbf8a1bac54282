"""The simple player behind the screen and before it: temperaments, and cards that want a square."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State, find
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.squares import distance
from taberna.games.tseuquest.notation.positions import parse_position
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.things.library import TEMPERS
from taberna.games.tseuquest.things.sheets import Temper
from taberna.table.dice import Roll
from taberna.table.play import Play, act, settle
from taberna.table.refusal import Refusal

HALL = """
+-+-+-+-+-+-+-+-+-+
|. . . . . . . . .|
+ + + + + + + + + +
|. h f . . . . . .|
+ + + + + + + + + +
|. . . . . . . . .|
+-+-+-+-+-+-+-+-+-+
"""
CELL = """
+-+-+-+-+-+-+
|h . .o. f .|
+ + + + + + +
|. . .|. . .|
+-+-+-+-+-+-+
"""


def drawn(plan: str, key: str, head: str = "") -> State:
    return parse_position(f"map = '''\n{plan.strip()}\n'''\n{head}\n[key]\n{key}", Options())


def behind(plan: str, foe: str, head: str = "") -> State:
    key = f'h = {{ hero = "bruna" }}\nf = {{ antagonist = "{foe}" }}'
    return drawn(plan, key, f'phase = "sorcerer"\n{head}')


def middling(roll: Roll) -> tuple[str, ...]:
    """Fours to move, and shields to fight: nobody is hurt."""
    return tuple("4" if "4" in die.faces else "kite" for die in roll.dice)


def turn(state: State, seat: str) -> tuple[State, list[TseuQuestAction]]:
    """What the simple player does until it passes, and where that leaves the table."""
    play, done = Play(GAME, state.seats, state), list[TseuQuestAction]()
    mind = SIMPLE.sit(seat, b"even")
    while not any(isinstance(action, actions.Pass) for action in done):
        play, _ = settle(play, middling)
        who = GAME.waiting(play.state)[0]
        choice = SIMPLE.choose(
            replace(mind, seat=who, seq=len(done)), GAME.view(play.state, who), GAME.legal(play.state, who)
        )
        after = act(play, who, choice)
        assert not isinstance(after, Refusal), (choice, after)
        play = after[0]
        done += [choice] if who == seat else []
    return play.state, done


def gap(state: State) -> int:
    hero, foe = find(state, "h"), find(state, "f")
    assert hero is not None
    assert foe is not None
    return distance(hero.square, foe.square)


def tempered(monkeypatch: pytest.MonkeyPatch, name: str, **changed: int | bool) -> None:
    monkeypatch.setitem(TEMPERS, name, _changed(TEMPERS[name], changed))


def _changed(temper: Temper, changed: dict[str, int | bool]) -> Temper:
    return replace(temper, **changed)


def test_who_likes_a_distance_walks_off_and_shoots(monkeypatch: pytest.MonkeyPatch) -> None:
    state, done = turn(behind(HALL, "huntress"), SORCERER)
    assert gap(state) == 6
    assert [type(action) for action in done if not isinstance(action, actions.Move)][-2:] == [
        actions.Shoot,
        actions.Pass,
    ]
    tempered(monkeypatch, "hunter", distance=1)
    state, done = turn(behind(HALL, "huntress"), SORCERER)
    assert gap(state) == 1
    assert any(isinstance(action, actions.Attack) for action in done)


def test_who_can_do_nothing_from_afar_comes_near(monkeypatch: pytest.MonkeyPatch) -> None:
    tempered(monkeypatch, "butcher", distance=6)
    _, done = turn(behind(HALL, "headsman"), SORCERER)
    assert any(isinstance(action, actions.Attack) for action in done)


@pytest.mark.parametrize("flees, runs", [(2, True), (1, False)])
def test_who_is_afraid_runs(monkeypatch: pytest.MonkeyPatch, flees: int, runs: bool) -> None:
    tempered(monkeypatch, "butcher", flees=flees)
    key = 'h = { hero = "bruna" }\nf = { antagonist = "headsman", life = 2 }'
    state, done = turn(drawn(HALL, key, 'phase = "sorcerer"'), SORCERER)
    assert isinstance(done[1], actions.Walk) == runs
    assert (gap(state) > 1) == runs


@pytest.mark.parametrize("guards", [True, False])
def test_who_guards_stays_until_somebody_comes_in(monkeypatch: pytest.MonkeyPatch, guards: bool) -> None:
    tempered(monkeypatch, "sentinel", guards=guards)
    rooms = 'rooms = ["d1"]\nentered = ["d1"]'
    _, done = turn(behind(CELL, "bone-king", rooms), SORCERER)
    assert any(isinstance(action, actions.Walk) for action in done) == (not guards)
    _, done = turn(behind(CELL.replace("h . .o. f", ". . .oh f"), "bone-king", rooms), SORCERER)
    assert any(isinstance(action, actions.Attack) for action in done)


CROWD = """
+-+-+-+-+-+-+-+-+
|m . . . . g . .|
+ + + + + + + + +
|. . . . . . i k|
+-+-+-+-+-+-+-+-+
"""
GOBLINS = 'g = { minion = "goblin" }\ni = { minion = "goblin" }\n'


def first_cast(hand: str, more: str, plan: str = CROWD) -> actions.Cast | None:
    """Of a magician who holds this one card."""
    magician = f'm = {{ hero = "sela", hand = ["{hand}"] }}\n'
    _, done = turn(drawn(plan, f"{magician}{more}"), "A")
    return next((action for action in done if isinstance(action, actions.Cast)), None)


def test_a_card_for_a_square_is_played_where_it_meets_the_most_foes() -> None:
    cast = first_cast("blaze", f'{GOBLINS}k = {{ minion = "goblin" }}')
    assert cast == actions.Cast("blaze", "g2")


def test_and_not_where_it_meets_a_friend() -> None:
    """Two goblins and a companion beside them: one goblin alone is left to burn."""
    cast = first_cast("blaze", f'{GOBLINS}k = {{ hero = "bruna", seat = "A" }}')
    assert cast is not None
    assert distance(cast.at, "h2") > 1


def test_a_friend_is_brought_out_of_a_pit() -> None:
    pit = '[{ trap = "pit", hidden = false }, { hero = "bruna", seat = "A", state = ["pit"] }]'
    plan = CROWD.replace("g", ".").replace("i", ".").replace(". . . . . . . k", ". . . k . . . .")
    assert first_cast("updraught", f"k = {pit}", plan) == actions.Cast("updraught", "d2")


def test_the_sorcerers_magicians_do_it_too() -> None:
    key = 'h = { hero = "bruna" }\nf = { antagonist = "warlock", hand = ["black-rain"] }'
    _, done = turn(drawn(HALL.replace("f . . .", ". . . f"), key, 'phase = "sorcerer"'), SORCERER)
    cast = next(action for action in done if isinstance(action, actions.Cast))
    assert distance(cast.at, "b2") <= 1
