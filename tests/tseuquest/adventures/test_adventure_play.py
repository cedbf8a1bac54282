"""The adventures of the house as they are played, and what an adventure's own rules do."""

import tomllib

import pytest
from msgspec.structs import replace

from sampled import one_quickly
from taberna.bots.tseuquest.evening import play_evening, play_night
from taberna.cli.bench.tseuquest.crawl import Crawl
from taberna.games.tseuquest.flow.actions import Adventure, Move, Pass, Search, Use, Walk
from taberna.games.tseuquest.flow.events import Introduced, Noise, Said
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Campaign, Chosen, Options
from taberna.games.tseuquest.secrets.redact import redact
from taberna.games.tseuquest.things.library import names, text
from taberna.games.tseuquest.things.plan import against
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.table.outcome import Outcome
from taberna.table.play import act, begin, settle
from taberna.table.refusal import Refusal
from tseuquest.plays import play_from, position

OURS = adventures()


@pytest.mark.parametrize("number", one_quickly(1, [0, 1, 3]))
@pytest.mark.parametrize("name", OURS)
def test_simple_bots_play_it_to_its_end(name: str, number: int) -> None:
    """Parties of one, two and four; 200 of each in `taberna bench adventures`."""
    assert play_night(name, number).result in ("success", "failure")


def test_an_evening_that_does_not_end_is_called_a_stall() -> None:
    evening = play_evening(Options(adventure="good-barrel"), "short", most=20)
    assert evening.result("good-barrel") == "stall"


@pytest.mark.rule("TQ-17.1", "TQ-G148")
def test_the_campaign_says_what_the_adventures_say() -> None:
    """One begins; three times the way divides, twice it comes together again, and there are two ends."""
    written = tomllib.loads(text("campaigns/the-tab.toml"))
    assert names("campaigns", "toml") == ("the-tab",)
    ways = {way["after"]: tuple(way["follows"]) for way in written["way"]}
    assert written["begins"] == "good-barrel"
    assert ways == {name: adventure(name).script.next for name in OURS if adventure(name).script.next}
    assert [name for name, follows in ways.items() if len(follows) > 1] == [
        "good-barrel",
        "collateral",
        "closing-time",
    ]
    ends = {name for name in OURS if name not in ways}
    assert ends == set(ways["closing-time"])
    assert {name for name in OURS if adventure(name).script.chained} == {"quiet-hours", "the-wedding"}


@pytest.mark.rule("TQ-17.6")
@pytest.mark.parametrize("name", OURS)
def test_each_end_has_an_epilogue_that_nobody_reads_before_it(name: str) -> None:
    begun = begin(GAME, Options(adventure=name, party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    state = begun[0].state
    assert "epilogue" not in GAME.view(state, "A").texts
    told = [
        GAME.view(replace(state, outcome=Outcome(result, "adventure")), "A").texts["epilogue"]
        for result in ("success", "failure")
    ]
    assert all(set(words) == {"en", "es", "fr", "el"} for words in told)
    assert told[0] != told[1]


@pytest.mark.rule("TQ-17.1")
def test_where_the_way_divides_the_adventurers_choose() -> None:
    divided = Options(campaign=Campaign(played=("good-barrel",)))
    begun = begin(GAME, divided)
    assert not isinstance(begun, Refusal)
    assert GAME.waiting(begun[0].state) == ("A",)
    ways = tuple(Adventure(name) for name in adventure("good-barrel").script.next)
    assert GAME.legal(begun[0].state, "A").actions == ways
    assert isinstance(act(begun[0], "S", ways[0]), Refusal)
    forced = begin(GAME, replace(divided, campaign=Campaign(played=("four-weathers",))))
    assert not isinstance(forced, Refusal)
    assert GAME.waiting(forced[0].state) == ("S",)


@pytest.mark.rule("TQ-17.2", "TQ-3.3")
@pytest.mark.parametrize("name", OURS)
def test_our_adventures_lie_on_a_whole_face(name: str) -> None:
    written = tomllib.loads(text(f"adventures/{name}.toml"))
    assert written["face"] in ("keep", "warren")
    assert len(written["map"].strip("\n").split("\n")) == 2 * 19 + 1


@pytest.mark.rule("TQ-G174")
@pytest.mark.parametrize("name", OURS)
def test_more_adventurers_meet_more(name: str) -> None:
    plan = adventure(name)
    crowds = [len(against(plan, number)) for number in range(1, 9)]
    assert crowds == sorted(crowds)
    assert crowds[0] < crowds[-1]
    begun = begin(GAME, Options(adventure=name, party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    assert sum(f.kind != "hero" for f in begun[0].state.figures) == crowds[0]


def test_what_is_not_said_yet_is_told_to_nobody() -> None:
    """Title, introduction, advice and goal are public; the rest of the texts lies behind the screen."""
    begun = begin(GAME, Options(adventure="quiet-hours", party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    play, commit = begun
    seen = GAME.view(play.state, "A")
    assert set(seen.texts) == {"title", "line", "introduction", "advice", "goal"}
    assert seen.texts["title"].keys() == {"en", "es", "fr", "el"}
    secret = adventure("quiet-hours").script.texts["en"]["down"]
    assert secret not in repr(seen)
    told = [redact(play.state, event, play.state, "A") for event in commit.events]
    assert any(isinstance(event, Introduced) for event in told)
    assert secret not in repr(told)


def walked(play: Crawl, how: str, way: str, faces: tuple[str, ...]) -> list[object]:
    """One step, and what happened at it."""
    done = act(play, "A", Walk(how))  # type: ignore[arg-type]  # the ways to walk are these words
    assert not isinstance(done, Refusal)
    moving, _ = settle(done[0], lambda roll: faces)
    stepped = act(moving, "A", Move(way))  # type: ignore[arg-type]  # so are the directions
    assert not isinstance(stepped, Refusal)
    return list(stepped[1].events)


CREAKING = """
[script]
silence = ["b1"]
[[trigger]]
id = "t"
on = "noise"
effects = [{ do = "say", what = "ssh" }]
"""


@pytest.mark.rule("TQ-G54", "TQ-6.17", "TQ-G53")
@pytest.mark.parametrize("how, faces, heard", [("tense", ("3", "4"), True), ("stealth", ("3",), False)])
def test_a_creaking_floor_hears_who_does_not_steal_over_it(
    how: str, faces: tuple[str, ...], heard: bool
) -> None:
    play = play_from(position("+-+-+-+\n|h . .|\n+-+-+-+", 'h = { hero = "bruna" }', CREAKING))
    happened = walked(play, how, "e", faces)
    assert any(isinstance(event, Noise) for event in happened) == heard
    assert any(isinstance(event, Said) for event in happened) == heard


@pytest.mark.rule("TQ-12.6-B")
def test_an_elemental_that_the_plan_put_there_stays() -> None:
    key = 'h = { hero = "bruna" }\ne = { elemental = "ember" }'
    play = play_from(position("+-+-+-+\n|h . e|\n+-+-+-+", key))
    for seat in ("A", "S"):
        done = act(play, seat, Pass())
        assert not isinstance(done, Refusal)
        play = done[0]
    assert [f.sheet for f in play.state.figures] == ["bruna", "ember"]


@pytest.mark.rule("TQ-17.8")
def test_a_chained_adventure_counts_its_own_rounds() -> None:
    trigger = '[[trigger]]\nid = "t"\non = "round"\nwhat = "2"\neffects = [{ do = "flag", what = "second" }]'
    state = position("+-+\n|h|\n+-+", 'h = { hero = "bruna" }', trigger)
    state = replace(state, round=31, script=replace(state.script, since=30))
    play = play_from(state)
    for seat in ("A", "S"):
        done = act(play, seat, Pass())
        assert not isinstance(done, Refusal)
        play = done[0]
    assert (play.state.round, play.state.flags) == (32, ("second",))


@pytest.mark.rule("TQ-13.1", "TQ-17.4")
def test_searching_and_finding_are_moments_of_their_own() -> None:
    triggers = "".join(
        f'[[trigger]]\nid = "{on}"\non = "{on}"\nwhat = "{what}"\n'
        f'effects = [{{ do = "flag", what = "{on}" }}]\n'
        for on, what in (("searched", "room a1"), ("found", "bag"))
    )
    key = 'h = { hero = "bruna" }\nr = { treasure = "bag", gold = 5, hidden = false }'
    drawn = f"rooms = ['a1']\nmap = '''\n+-+-+\n|h r|\n+-+-+\n'''\n[key]\n{key}\n{triggers}"
    play = play_from(GAME.notation.parse_position(drawn, Options()))
    searched = act(play, "A", Search("doors"))
    assert not isinstance(searched, Refusal)
    assert searched[0].state.flags == ("searched",)
    taken = act(searched[0], "A", Use("bag"))
    assert not isinstance(taken, Refusal)
    assert taken[0].state.flags == ("searched", "found")


def test_what_is_said_names_who_brought_it_about() -> None:
    key = 'h = { hero = "bruna" }\nc = { scenery = "chest", use = [{ do = "say", what = "mine" }] }'
    texts = '[text.en]\nmine = "{hero}!"\n[text.fr]\nmine = "À {hero} !"'
    play = play_from(position("+-+-+\n|h c|\n+-+-+", key, texts))
    done = act(play, "A", Use("c"))
    assert not isinstance(done, Refusal)
    (said,) = (event for event in done[1].events if isinstance(event, Said))
    assert (said.text, said.figure) == ({"en": "{hero}!", "fr": "À {hero} !"}, "h")
