"""Simulations: what is counted of a game, and one tally however it was come by."""

from collections.abc import Iterable
from xml.etree.ElementTree import fromstring

import pytest
from msgspec.structs import replace

from taberna.bots.players import PLAYERS
from taberna.bots.tseuquest.measure import night as nights
from taberna.bots.tseuquest.measure.balance import verdicts
from taberna.bots.tseuquest.measure.counts import Counts, Death, Watcher, no_room
from taberna.bots.tseuquest.measure.lookahead import LOOK_AHEAD
from taberna.bots.tseuquest.measure.mcts import MCTS
from taberna.bots.tseuquest.measure.night import Night, Setting, party_of, play_night
from taberna.bots.tseuquest.measure.plots import Words, svg
from taberna.bots.tseuquest.measure.rivals import NEAREST, RIVALS
from taberna.bots.tseuquest.measure.summary import summaries, wilson
from taberna.bots.tseuquest.measure.tally import Mixed, Overlap, Tally, merge, tally
from taberna.bots.tseuquest.measure.tension import tension
from taberna.cli.tseuquest.simulation import pool
from taberna.cli.tseuquest.simulation.pool import games
from taberna.games.tseuquest.flow.actions import (
    Activate,
    Attack,
    Defend,
    Move,
    Pass,
    Stop,
    TseuQuestAction,
    Use,
    Walk,
)
from taberna.games.tseuquest.flow.state import Turn
from taberna.games.tseuquest.game import GAME
from taberna.table.play import act
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE
from tseuquest.nights import made_up
from tseuquest.plays import play_from, position

SETTING = Setting()


def some(numbers: Iterable[int]) -> list[Night]:
    return [made_up(SETTING, name, number) for number in numbers for name in ("one", "two")]


def test_a_tally_does_not_ask_who_played_what_when() -> None:
    whole = tally(SETTING, some(range(40)))
    parts = [
        tally(SETTING, [made_up(SETTING, *game) for game in reversed(games(("one", "two"), 40, n, 3))])
        for n in range(3)
    ]
    assert merge(reversed(parts)) == whole
    assert whole.played == {"one": ((0, 39),), "two": ((0, 39),)}
    assert merge([parts[0], parts[2]]).played["one"] == ((0, 12), (26, 39))


def test_what_does_not_go_together_is_not_merged() -> None:
    one, other = tally(SETTING, some(range(5))), tally(SETTING, some(range(4, 8)))
    with pytest.raises(Overlap):
        merge([one, other])
    with pytest.raises(Mixed):
        merge([one, tally(replace(SETTING, heroes="another"), some(range(5, 8)))])


def test_a_summary_reads_the_tally() -> None:
    whole, *sizes = summaries(tally(SETTING, [made_up(SETTING, "one", n) for n in range(12)]))
    assert (whole.name, whole.games, whole.rounds) == ("one", 12, 2)
    assert (whole.success, whole.with_potion) == (8 / 12, 1.0)
    assert whole.alarmed == 6 / 12
    assert [row.name for row in sizes] == ["one/1", "one/2", "one/3", "one/4"]
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_how_it_stands_is_told_by_the_games_still_on() -> None:
    """Of ten games four are lost in round 2 and six won in round 5: six in ten at first, certain after it."""
    cell = {"games": 10, "rounds.2": 4, "rounds.5": 6, "won.5": 6}
    stood = tension(cell)
    assert [(m.round, m.games, m.chance) for m in stood] == [
        (0, 10, 0.6),
        (1, 10, 0.6),
        (2, 6, 1.0),
        (3, 6, 1.0),
        (4, 6, 1.0),
    ]
    assert stood[0].low < 0.6 < stood[0].high
    assert tension({"rounds.3": 4}) == ()  # too few to say anything


def test_a_tally_is_drawn_to_be_printed() -> None:
    made = tally(SETTING, [made_up(SETTING, name, n) for n in range(60) for name in ("one", "two")])
    words = Words("Success", "Adventurers <&>", "Rounds", "Games")
    drawn = svg(made, words)
    picture = fromstring(drawn)
    said = [each.text for each in picture.iterfind(".//{*}text")]
    assert [text for text in said if text and "·" in text] == ["one · Games: 60", "two · Games: 60"]
    assert said.count("Adventurers <&>") == 2
    assert len([*picture.iterfind(".//{*}rect")]) == 2 * 4  # parties of one to four
    assert len([*picture.iterfind(".//{*}polyline")]) == 2
    assert (
        svg(
            tally(SETTING, reversed([made_up(SETTING, n, k) for k in range(60) for n in ("one", "two")])),
            words,
        )
        == drawn
    )


def test_a_number_has_the_same_party_whoever_plays() -> None:
    other = Setting(heroes="x", sorcerer="y")
    parties = [party_of(SETTING, "the-audit", n) for n in range(64)]
    assert parties == [party_of(other, "the-audit", n) for n in range(64)]
    assert {len(party) for party in parties} == {1, 2, 3, 4}
    assert all(len({*party}) == len(party) for party in parties)
    assert min(sum(hero in party for party in parties) for hero in parties[3]) > 8


def test_an_error_is_a_row_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise ValueError("a cup fell")

    monkeypatch.setattr(nights, "play_evening", breaks)
    fallen = play_night(SETTING, "good-barrel", 2)
    assert (fallen.result, fallen.reason) == ("error", "ValueError('a cup fell')")


@pytest.mark.slow
def test_two_processes_come_to_the_same_tally() -> None:
    todo = games(("good-barrel",), 4)
    alone = tally(SETTING, pool.play_all(SETTING, todo, 1))
    assert tally(SETTING, pool.play_all(SETTING, todo, 2)) == alone
    assert sum(cell["games"] for cell in alone.cells.values()) == 4


def watched(drawing: str, key: str, *moves: TseuQuestAction, more: str = "", face: str = "3") -> Counts:
    """What is counted of these moves, by whoever is to move; every die shows a skull or a 3."""
    play, watcher = play_from(position(drawing, key, more)), Watcher()
    for move in moves:
        done = act(play, play.game.waiting(play.state)[0], move)
        while not isinstance(done, Refusal):
            play = done[0]
            watcher(play)
            due = play.game.roll(play.state)
            if due is None:
                break
            faces = tuple("skull" if "skull" in die.faces else face for die in due.dice)
            done = act(play, HOUSE, play.game.rolled(play.state, faces))
        assert not isinstance(done, Refusal), done
    return watcher.counts(play.state)


HALL, HERO = "+-+-+-+-+\n|h . . .|\n+-+-+-+-+", 'h = { hero = "bruna" }'


def test_a_turn_without_a_deed_is_idle() -> None:
    first = (Pass(), Pass())
    assert watched(HALL, HERO, *first, Pass()).idle == 1
    assert watched(HALL, HERO, *first, Walk(), Move("e"), Stop(), Pass()).idle == 0
    counts = watched(HALL, HERO, *first, Walk(), Move("e"), Move("w"), Stop(), Pass())
    assert (counts.idle, counts.idle_kinds) == (1, {"to-and-fro": 1})


@pytest.mark.parametrize(
    "moves, kind",
    [((Pass(),), "waiting"), ((Walk(), Stop(), Pass()), "nowhere")],
)
def test_idle_turns_are_told_apart(moves: tuple[TseuQuestAction, ...], kind: str) -> None:
    assert watched(HALL, HERO, Pass(), Pass(), *moves).idle_kinds == {kind: 1}


def test_whoever_finds_no_room_beside_a_foe_could_do_nothing() -> None:
    """In a corridor behind another who fights; with a square free beside the foe it is idleness."""
    key = 'h = { hero = "bruna" }\no = { hero = "odo" }\ng = { minion = "goblin" }'
    narrow = position("+-+-+-+-+\n|h . o g|\n+-+-+-+-+", key)
    wide = position("+-+-+-+-+\n|h . o g|\n+ + + + +\n|. . . .|\n+-+-+-+-+", key)
    for state, shut in ((narrow, True), (wide, False)):
        who = {f.id: f for f in state.figures}
        assert no_room(state, who["h"], [who["g"]]) == shut
        assert not no_room(state, who["o"], [who["g"]])


def test_whoever_the_dice_leave_standing_has_tried() -> None:
    assert watched(HALL, HERO, Pass(), Pass(), Walk(), Pass(), face="?").idle == 0


def test_whoever_lies_in_a_pit_is_not_idle() -> None:
    key = 'h = [{ hero = "bruna", pit = true }, { trap = "pit", seen = true }]'
    counts = watched(HALL, key, Pass(), Pass(), Pass())
    assert (counts.turns, counts.idle) == (1, 0)


SPEARS = '[[trap]]\nid = "s"\nkind = "spears"\nedge = "a1e"\nharm = 3\nseen = %s\n'


@pytest.mark.parametrize("seen, knowing, unseen", [("true", 1, 0), ("false", 0, 1)])
def test_a_known_trap_is_one_that_is_in_sight(seen: str, knowing: int, unseen: int) -> None:
    counts = watched(HALL, HERO, Walk(), Move("e"), more=SPEARS % seen)
    assert (counts.traps, counts.surprises) == (knowing, unseen)


def test_who_falls_with_a_potion_is_counted_as_such() -> None:
    key = 'h = { hero = "bruna", life = 1, items = ["potion"] }\ng = { minion = "goblin" }'
    drunk = watched(HALL, key.replace("life = 1", "life = 2"), Use("potion"))
    assert (drunk.potions, drunk.left_over, drunk.deeds) == (1, 0, {"use": 1})
    struck = watched(HALL, key, Walk(), Move("e"), more=SPEARS % "true")
    assert struck.deaths == (Death("bruna", "a1", "spears", potion=True),)


SLEEPER = """
[[trigger]]
id = "t"
on = "noise"
effects = [{ do = "wake", what = "den" }]
"""


def test_an_alarm_is_what_noise_wakes() -> None:
    key = f'{HERO}\ng = {{ minion = "goblin" }}\nr = {{ minion = "rat", group = "den", asleep = true }}'
    counts = watched("+-+-+-+-+\n|h g . r|\n+-+-+-+-+", key, Attack("g"), Defend(), more=SLEEPER)
    assert (counts.noises, counts.alarm, counts.deeds) == (1, 1, {"attack": 1})


# -- who is measured beside ours


def test_the_nearest_target_is_what_a_greedy_sorcerer_goes_for() -> None:
    """The weak one is two steps away, the strong one beside it: whoever is nearest is struck."""
    key = 'h = { hero = "grim" }\no = { hero = "odo", life = 1 }\ng = { minion = "goblin" }'
    state = position("+-+-+-+-+\n|h g . o|\n+-+-+-+-+", key)
    state = replace(state, phase="sorcerer", turn=None, steps=())
    done: list[TseuQuestAction] = []
    play = play_from(state)
    for _ in range(2):
        view, legal = GAME.view(play.state, "S"), GAME.legal(play.state, "S")
        done.append(NEAREST.choose(NEAREST.sit("S", b""), view, legal))
        stepped = act(play, "S", done[-1])
        assert not isinstance(stepped, Refusal)
        play = stepped[0]
    assert done == [Activate("g"), Attack("h")]


def test_one_step_ahead_a_blow_at_whoever_is_nearly_down_is_best() -> None:
    key = 'h = { hero = "grim" }\no = { hero = "odo", life = 1 }\ng = { minion = "ogre" }'
    state = position("+-+-+-+\n|h g o|\n+-+-+-+", key)
    state = replace(state, phase="sorcerer", turn=Turn("g", 2), steps=())
    view, legal = GAME.view(state, "S"), GAME.legal(state, "S")
    assert LOOK_AHEAD.choose(LOOK_AHEAD.sit("S", b"one"), view, legal) == Attack("o")


def test_a_tree_of_actions_finds_the_blow_that_fells() -> None:
    key = 'h = { hero = "grim" }\no = { hero = "odo", life = 1 }\ng = { minion = "ogre" }'
    state = position("+-+-+-+\n|h g o|\n+-+-+-+", key)
    state = replace(state, phase="sorcerer", turn=Turn("g", 2), steps=())
    view, legal = GAME.view(state, "S"), GAME.legal(state, "S")
    found = [MCTS.choose(MCTS.sit("S", seed), view, legal) for seed in (b"one", b"two", b"one")]
    assert found[0] == found[2]
    assert Attack("o") in found


def test_rivals_sit_at_no_table() -> None:
    assert not RIVALS.keys() & PLAYERS["tseuquest"].keys()


# -- balance


def test_an_adventure_is_too_easy_only_where_the_games_are_sure_of_it() -> None:
    def cell(games: int, won: int) -> dict[str, int]:
        return {"games": games, "success": won, "failure": games - won, "rounds.9": games}

    cells = {"the-audit/1": cell(200, 20), "the-audit/2": cell(400, 240), "the-audit/4": cell(200, 190)}
    made = Tally(SETTING, {}, cells | {"the-audit/3": cell(10, 9), "good-barrel/2": cell(400, 330)})
    rows = {row.name: row for row in verdicts(made, "good-barrel")}
    assert {name: row.finding for name, row in rows.items()} == {
        "the-audit/1": "hard",
        "the-audit/2": "fits",
        "the-audit/3": "open",
        "the-audit/4": "easy",
        "good-barrel/2": "fits",
    }
    assert rows["the-audit/1"].better < rows["the-audit/1"].threat < rows["the-audit/4"].threat
    assert rows["the-audit/4"].better > rows["the-audit/4"].threat
    assert rows["the-audit/3"].better == rows["the-audit/3"].threat
