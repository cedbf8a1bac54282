"""No name reaches a seat before the thing does (TQ-G195)."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from msgspec import structs

from house import ALL
from properties.planted import unseen_in_view
from properties.tables import Table, part
from properties.walks import Taken, choices_of, walk
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.state import State as QuestState
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.naming import at_table
from taberna.games.tseuquest.things.plan import read_plan
from taberna.games.tseuquest.things.script import closing
from taberna.games.tseuquest.things.shelf import adventures, trials, written
from taberna.table.game import AnyGame
from taberna.table.play import Play, act
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event, State, View
from tseuquest.canaries import CANARY, canaries, hushed, options, unseen

GAME = ALL["tseuquest"]
SEATS = ("A", "B", SPECTATOR)
NIGHTS = 3


@cache
def evenings(name: str, human: bool) -> tuple[Taken, ...]:
    agreed = options(name, sorcerer="human" if human else "table")
    table = Table(GAME, agreed)
    return tuple(taken for night in range(NIGHTS) for taken in walk(table, choices_of(table, night)))


def names_heard(game: AnyGame, story: tuple[Taken, ...]) -> list[str]:
    """As this game would have told the same story."""
    return [name for taken in story for seat in SEATS for name in hushed(_played_by(taken, game), seat)]


def _played_by(taken: Taken, game: AnyGame) -> Taken:
    before, after = (structs.replace(play, game=game) for play in (taken.before, taken.after))
    return replace(taken, before=before, after=after)


def test_a_file_of_canaries_has_one_for_every_name() -> None:
    text = canaries("lost-lamp")
    assert text.count(CANARY) > 40
    assert '"grating"' not in text
    assert '"guards"' not in text


@pytest.mark.rule("TQ-G195")
@pytest.mark.parametrize(
    "name", ["lost-lamp", *(pytest.param(n, marks=pytest.mark.slow) for n in (*adventures(), *trials()))]
)
def test_no_name_of_an_author_and_of_nothing_unseen_is_heard(name: str) -> None:
    story = evenings(name, human=True)
    assert sum(bool(unseen(taken.after.state)) for taken in story) > len(story) // 2
    assert names_heard(GAME, story) == []


def told_as(change: Callable[[Event], Event | None]) -> Callable[[AnyGame], AnyGame]:
    """Redacted as before, but for some that are told otherwise."""

    def plant(game: AnyGame) -> AnyGame:
        def tell(before: State, event: Event, after: State, seat: Seat) -> Event | None:
            return change(event) or game.redact(before, event, after, seat)

        return replace(game, redact=tell)

    return plant


def whose_way(game: AnyGame) -> AnyGame:
    """What is refused names somebody whom nobody has seen."""

    def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
        decided = game.decide(state, seat, action)
        hidden = min(unseen(state), default="")
        return Refusal(decided.code, {"figure": hidden}) if isinstance(decided, Refusal) else decided

    return replace(game, decide=decide)


def script_in_view(game: AnyGame) -> AnyGame:
    def view(state: State, seat: Seat) -> View:
        return structs.replace(game.view(state, seat), texts=part(part(state, "script"), "texts"))

    return replace(game, view=view)


def epilogue_before_the_end(game: AnyGame) -> AnyGame:
    def view(state: State, seat: Seat) -> View:
        assert isinstance(state, QuestState)
        return structs.replace(game.view(state, seat), texts={"epilogue": closing(state.script, "failure")})

    return replace(game, view=view)


LEAKS = {
    "triggers": told_as(lambda event: event if isinstance(event, events.Fired) else None),
    "groups": told_as(lambda event: event if isinstance(event, events.Woke) else None),
    "traps": unseen_in_view("traps"),
    "hoards": unseen_in_view("hoards"),
    "scenery": unseen_in_view("scenery"),
    "figures": unseen_in_view("figures"),
    "a refusal": whose_way,
    "texts": script_in_view,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_name_let_out_is_heard(leak: str) -> None:
    assert names_heard(LEAKS[leak](GAME), evenings("lost-lamp", human=True))


def test_an_epilogue_before_the_end_is_heard() -> None:
    story = [
        taken for taken in evenings("small-change", human=True) if part(taken.after.state, "outcome") is None
    ]
    assert names_heard(epilogue_before_the_end(GAME), tuple(story))


def test_the_authors_own_names_would_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the plan as it is written."""
    monkeypatch.setattr(shelf, "at_table", lambda plan: plan)
    shelf._read.cache_clear()
    evenings.cache_clear()
    heard = names_heard(GAME, evenings("lost-lamp", human=False))
    shelf._read.cache_clear()
    evenings.cache_clear()
    assert any(CANARY in name for name in heard)


SHRINE = """
map = '''
+-+-+-+
|h a .|
+-+-+-+
'''
[key]
h = { hero = "bruna" }
a = { scenery = "altar", use = [{ do = "flag", what = "kanari-flag" }] }
"""


def test_a_flag_let_out_is_heard() -> None:
    before = Play(GAME, ("S", "A", "B"), GAME.notation.parse_position(SHRINE, Options()))
    done = act(before, "A", actions.Use("a"))
    assert not isinstance(done, Refusal), done
    story = (Taken(before, done[1], done[0]),)
    flagged = told_as(lambda event: event if isinstance(event, events.Flagged) else None)
    assert names_heard(GAME, story) == []
    assert set(names_heard(flagged(GAME), story)) == {"kanari-flag"}


@pytest.mark.rule("TQ-G195")
@pytest.mark.parametrize("name", [*adventures(), *trials()])
def test_a_trap_is_called_the_same_whatever_it_is(name: str) -> None:
    """By another nature and another name of its author's, the name at the table is the same."""
    plan = read_plan(tomllib.loads(written(name)), seen=False)
    traps = tuple(structs.replace(t, id=f"other-{t.id}", kind="pit", effects=()) for t in plan.traps)
    guarded = tuple(structs.replace(s, trap=s.trap and f"other-{s.trap}") for s in plan.scenery)
    other = structs.replace(plan, traps=traps, scenery=guarded)
    called = [trap.id for trap in at_table(plan).traps]
    assert [trap.id for trap in at_table(other).traps] == called
    assert not {trap.id for trap in plan.traps} & set(called)
