"""Before one commits oneself: where one can get to, what one would see and strike from there, and why not."""

import pytest
from msgspec.structs import replace

from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.checks import not_able
from taberna.games.tseuquest.flow.events import Defended, FightBegan
from taberna.games.tseuquest.flow.state import State, step
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.sight import aims
from taberna.games.tseuquest.ground.squares import EDGE, NEXT
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.previews.asked import (
    AskReach,
    AskStand,
    AskWays,
    AskWhy,
    Blow,
    Obstacle,
    Reach,
    Reached,
    Stand,
    Ways,
    Why,
)
from taberna.games.tseuquest.previews.preview import preview
from taberna.games.tseuquest.things.pieces import Spell
from taberna.table.play import act
from taberna.table.refusal import Refusal, refuse
from tseuquest.plays import play_from, position, random_adventure

HALL = """
+-+-+-+-+-+-+
|h . k . z .|
+ + +-+ +-+d+
|. . . p . m|
+-+-+-+-+-+-+
"""
KEY = """
h = { hero = "bruna", id = "bruna" }
k = { hero = "sela", seat = "A", id = "sela" }
z = { trap = "pit", hidden = false, harm = 1 }
p = { scenery = "statue" }
m = { minion = "goblin", id = "goblin" }
"""
SPEARS = """
[[trap]]
id = "spears"
kind = "spears"
edge = "a1e"
harm = 1
seen = true
"""


def hall() -> State:
    return position(HALL, KEY, SPEARS)


def reach(state: State, figure: str, points: int, seat: str = "A") -> Reach:
    answer = preview(GAME.view(state, seat), AskReach(figure, points))
    assert isinstance(answer, Reach), answer
    return answer


def stand(state: State, figure: str, square: str = "", seat: str = "A") -> Stand:
    answer = preview(GAME.view(state, seat), AskStand(figure, square))
    assert isinstance(answer, Stand), answer
    return answer


def why(state: State, figure: str, square: str, points: int) -> Refusal | None:
    answer = preview(GAME.view(state, "A"), AskWhy(figure, square, points))
    assert isinstance(answer, Why), answer
    return answer.why


def way_to(found: Reach, square: str) -> list[Reached]:
    """From the start to the square."""
    here = next(one for one in found.squares if one.square == square)
    way = [here]
    while way[0].came >= 0:
        way.insert(0, found.squares[way[0].came])
    return way


def test_a_way_past_a_friend_over_a_pit_to_a_door() -> None:
    found = reach(hall(), "bruna", 8)
    way = way_to(found, "f1")
    assert [(one.do, one.square, one.cost) for one in way] == [
        ("", "a1", 0),
        ("move", "b1", 1),
        ("move", "c1", 2),
        ("move", "d1", 3),
        ("jump", "f1", 7),
    ]
    assert [one.ends for one in way] == [True, True, False, True, True]  # not where Sela stands
    assert way[1].traps == ("spears",)
    assert [(door.edge, door.cost, found.squares[door.came].square) for door in found.doors] == [
        ("f1s", 8, "f1")
    ]
    assert "e1" not in {one.square for one in found.squares}  # a pit that everybody sees


def test_no_farther_than_there_are_squares_of_movement() -> None:
    assert {one.square for one in reach(hall(), "bruna", 1).squares} == {"a1", "b1", "a2"}


@pytest.mark.parametrize("mover, other, most", [("bruna", "sela", 12), ("sela", "bruna", 12)])
def test_what_one_has_left_is_not_what_another_would_have(mover: str, other: str, most: int) -> None:
    """Asked in the middle of a movement, of who moves and of who stands by."""
    state = replace(hall(), steps=(Motion(mover, "A", "tense", 2, origin="a1"),))
    asked = {name: preview(GAME.view(state, "A"), AskReach(name)) for name in (mover, other)}
    assert {name: found.points for name, found in asked.items() if isinstance(found, Reach)} == {
        mover: 2,
        other: most,
    }


@pytest.mark.parametrize(
    "square, points, said",
    [
        ("d1", 2, refuse("no-movement", needed=3, left=2)),
        ("d1", 3, None),
        ("c1", 9, refuse("occupied", figure="sela")),
        ("d2", 9, refuse("scenery")),
        ("e1", 9, refuse("floor-trap")),
        ("e2", 9, refuse("no-way-known")),
        ("z9", 9, refuse("no-such-square", square="z9")),
    ],
)
def test_a_square_says_why_not(square: str, points: int, said: Refusal | None) -> None:
    assert why(hall(), "bruna", square, points) == said


YARD = """
+-+-+-+-+-+
|h . t . m|
+ + + + + +
|. . . . .|
+-+ + + + +
|n|g . s o|
+-+-+-+-+-+
"""
YARD_KEY = """
h = { hero = "odo", id = "odo", items = ["shortbow"] }
t = { scenery = "table", id = "table" }
m = { minion = "goblin", id = "far" }
n = { minion = "goblin", id = "walled" }
g = { minion = "goblin", id = "near" }
s = { scenery = "statue", id = "statue" }
o = { minion = "goblin", id = "behind" }
"""


def yard() -> State:
    return position(YARD, YARD_KEY)


def blows(found: Stand, figure: str) -> dict[tuple[str, str], Blow]:
    aim = next(aim for aim in found.aims if aim.figure == figure)
    return {(blow.kind, blow.weapon): blow for blow in aim.blows}


def stopped(found: Stand, figure: str) -> Obstacle | None:
    return next(aim for aim in found.aims if aim.figure == figure).stopped


def test_sight_from_here_and_from_where_one_would_stand() -> None:
    here = stand(yard(), "odo")
    assert stopped(here, "far") is None
    assert stopped(here, "walled") == Obstacle("wall", "a2s", (1, 4))
    there = stand(yard(), "odo", "a2")
    assert there.square == "a2"
    assert stopped(there, "behind") is None
    assert blows(there, "near")["attack", ""].why == refuse("not-adjacent", figure="near")
    assert blows(stand(yard(), "odo", "b2"), "near")["attack", ""].why is None


def test_a_line_is_stopped_by_the_end_of_a_wall() -> None:
    alone = position(YARD.replace("n", "."), YARD_KEY)
    assert stopped(stand(alone, "odo", "a2"), "near") == Obstacle("wall", "", (2, 4))


def test_something_is_named_wherever_a_line_is_not_clear() -> None:
    """From every square on which one could stand to everybody in the yard."""
    state, stops = position(YARD.replace("n", "."), YARD_KEY), 0
    taken = {piece.squares[0] for piece in state.scenery} | {one.square for one in state.figures}
    squares = {f"{column}{row}" for column in "abcde" for row in (1, 2, 3)} - taken | {"a1"}
    for square in squares:
        moved = tuple(replace(f, square=square) if f.id == "odo" else f for f in state.figures)
        there = replace(state, figures=moved)
        for aim in stand(state, "odo", square).aims:
            (foe,) = (one for one in state.figures if one.id == aim.figure)
            assert (aim.stopped is None) == aims(there, square, foe.square), (square, foe.id)
            stops += aim.stopped is not None
    assert 0 < stops < 3 * len(squares)


def test_what_stands_between_gives_dice_and_is_named() -> None:
    aim = next(aim for aim in stand(yard(), "odo").aims if aim.figure == "far")
    assert [(one.name, one.dice) for one in aim.shelter] == [("table", 1)]
    assert ("cover", 1) in [(source.what, source.count) for source in aim.blows[-1].defence]


def test_what_is_thrown_is_what_was_foretold() -> None:
    """The dice of both sides, and where they come from."""
    state = position("+-+-+\n|h m|\n+-+-+", KEY)
    foretold = blows(stand(state, "bruna"), "goblin")
    for (kind, weapon), blow in foretold.items():
        assert (kind, blow.why) == ("attack", None)
        done = act(play_from(state), "A", actions.Attack("goblin", weapon))
        assert not isinstance(done, Refusal), done
        play, commit = done
        assert [e.dice for e in commit.events if isinstance(e, FightBegan)] == [blow.attack]
        defended: list[Defended] = []
        while not defended and GAME.outcome(play.state) is None:
            seat = GAME.waiting(play.state)[0]
            played = act(play, seat, _plain_faces(play.state, seat))
            assert not isinstance(played, Refusal), played
            play, commit = played
            defended = [e for e in commit.events if isinstance(e, Defended)]
        assert [e.dice for e in defended] == [blow.defence]


def _plain_faces(state: State, seat: str) -> TseuQuestAction:
    """Dice that fumble nothing, and a defence where one is asked for."""
    due = GAME.roll(state)
    return actions.Defend() if due is None else actions.Rolled(("oval",) * len(due.dice))


def test_who_stands_in_the_dark_takes_up_no_square() -> None:
    """What nobody has seen is hinted at by nothing: no door, no trap, no figure (TQ-G122)."""
    drawn = "+-+-+-+-+-+\n|h . g z .s.|\n+-+-+-+-+-+".replace(".s.|", ".|")
    key = KEY.replace("hidden = false", "hidden = true") + 'g = { minion = "goblin", hidden = true }\n'
    dark, bright = position(drawn, key), position(drawn.replace("g", ".").replace("z", "."), KEY)
    assert GAME.view(dark, "A") == GAME.view(bright, "A")
    assert len(dark.figures) > len(bright.figures)
    assert reach(dark, "bruna", 9) == reach(bright, "bruna", 9)
    assert stand(dark, "bruna") == stand(bright, "bruna")
    assert "c1" in {one.square for one in reach(dark, "bruna", 9).squares}
    behind = {one.square for one in reach(dark, dark.figures[1].id, 9, SORCERER).squares}
    assert behind  # the Sorcerer asks about his own, seen or not


def test_each_kind_of_action_says_why_not() -> None:
    answer = preview(GAME.view(hall(), "A"), AskWays())
    assert isinstance(answer, Ways)
    said = {way.kind: way.why for way in answer.ways}
    assert said["move"] is None
    assert said["attack"] == refuse("no-occasion", kind="attack")
    assert said["magic"] == refuse("no-magic")


def test_who_has_a_dagger_to_throw_and_an_adversary_beside_them_is_told_that_it_is_too_close() -> None:
    """TQ-9.1; and not that nobody can be shot at."""
    state = position("+-+-+-+\n|h m .|\n+-+-+-+", KEY.replace('"bruna"', '"sela"'))
    state = replace(state, figures=tuple(replace(f, items=("dagger",)) for f in state.figures))
    answer = preview(GAME.view(state, "A"), AskWays())
    assert isinstance(answer, Ways)
    assert {way.kind: way.why for way in answer.ways}["shoot"] == refuse("engaged")


def test_a_card_that_cannot_be_cast_at_somebody_says_why() -> None:
    state = position("+-+-+-+-+-+\n|h m .|k .|\n+-+-+-+-+-+", KEY)
    state = replace(state, figures=tuple(replace(f, hand=("spark", "feather-coat")) for f in state.figures))
    state = replace(state, spells=(Spell("feather-coat", "bruna", "bruna"),))

    def cast(card: str, square: str) -> Refusal | None:
        answer = preview(GAME.view(state, "A"), AskWhy("bruna", square, card=card))
        assert isinstance(answer, Why)
        return answer.why

    assert cast("spark", "b1") is None
    assert cast("spark", "d1") == refuse("friend", figure="sela")
    assert cast("spark", "c1") == refuse("no-target")
    assert cast("feather-coat", "d1") == refuse("no-line-of-sight")
    assert cast("feather-coat", "a1") == refuse("already-active", card="feather-coat")
    assert cast("pyre", "b1") == refuse("no-such-card")  # of what is in no hand here nothing is said


def test_nothing_is_answered_of_somebody_who_is_not_there() -> None:
    view = GAME.view(hall(), "A")
    assert preview(view, AskReach("nobody")) == refuse("no-such-figure", figure="nobody")
    assert preview(view, AskStand("bruna", "z9")) == refuse("no-such-square", square="z9")


def test_what_is_foretold_is_what_may_be_done() -> None:
    """In an adventure played at random: steps, jumps, doors, blows and shots, of whoever is on turn."""
    met = {"steps": 0, "blows": 0}
    for play, _ in random_adventure(Options(adventure="lost-lamp", rounds_max=6), 5):
        state = play.state
        if state.phase not in ("heroes", "sorcerer") or state.turn is None:
            continue
        seat = GAME.waiting(state)[0] if GAME.waiting(state) else ""
        legal = set(GAME.legal(state, seat).actions) if seat in state.seats else set()
        moving = step(state)
        if isinstance(moving, Motion) and legal:
            met["steps"] += 1
            found = reach(state, moving.figure, moving.points, seat)
            steps: set[tuple[str, str]] = {(one.do, one.way) for one in found.squares if one.came == 0}
            steps |= {("open", door.way) for door in found.doors if door.came == 0}
            ways = {
                (str(a.__struct_config__.tag), a.way)
                for a in legal
                if isinstance(a, actions.Move | actions.Jump | actions.Open)
            }
            assert steps <= ways
            here, reached = found.squares[0].square, {one.square for one in found.squares}
            assert {NEXT[here, a.way] for a in legal if isinstance(a, actions.Move)} <= reached
            assert {EDGE[here, a.way] for a in legal if isinstance(a, actions.Open)} <= {
                door.edge for door in found.doors
            }
        elif moving is None and legal:
            met["blows"] += 1
            aims = stand(state, state.turn.figure, seat=seat).aims
            strikes = {("attack", a.target, a.weapon) for a in legal if isinstance(a, actions.Attack)}
            strikes |= {("shoot", a.target, a.weapon) for a in legal if isinstance(a, actions.Shoot)}
            foretold = {(b.kind, aim.figure, b.weapon) for aim in aims for b in aim.blows if b.why is None}
            able = {kind for kind in ("attack", "shoot") if not_able(state, seat, kind) is None}
            assert {one for one in foretold if one[0] in able} == strikes
    assert all(met.values())
