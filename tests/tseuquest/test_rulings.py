"""Rulings that are about the whole game rather than one situation."""

import msgspec
import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.cli.bench.tseuquest.crawl import Crawl, chosen
from taberna.games.tseuquest.chapters.campaign import after, sequel
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, heroes
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.library import CARDS, ITEMS, RULES, SHEETS
from taberna.games.tseuquest.things.plan import against
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, begin, settle
from taberna.table.refusal import Refusal

MISSING = ("heroic", "supernatural", "training", "level", "experience")
"""What the rulebook names and does not give, and what it does not have."""
PARTIES = tuple(
    tuple(Chosen(seat, hero) for seat, hero in zip("ABCDEFGH"[:number], (s for s in SHEETS), strict=False))
    for number in range(1, 9)
)


def opened(options: Options) -> Crawl:
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    return begun[0]


def dealt(options: Options) -> State:
    """With everybody's cards drawn and the adventure begun."""
    play, _ = settle(opened(options), keyed(b"party"))
    while play.state.phase == "setup":
        seat = GAME.waiting(play.state)[0]
        done = act(play, seat, GAME.legal(play.state, seat).actions[0])
        assert not isinstance(done, Refusal)
        play, _ = settle(done[0], keyed(b"party"))
    return play.state


@pytest.mark.rule("TQ-G152")
def test_an_adventurer_comes_back_no_stronger_than_it_left() -> None:
    """Victory brings gold and things, and nothing else that would be carried on."""
    state = opened(Options(adventure="lost-lamp")).state
    hero = replace(heroes(state)[0], gold=500, items=("longsword",))
    won = replace(state, figures=(), gone=(hero,), escaped=(hero.id,), phase="over")
    kept = after(won).belongings[0]
    assert set(msgspec.structs.asdict(kept)) == {"hero", "gold", "carried", "stored", "fallen"}
    coming = sequel((won,))
    assert isinstance(coming, Options)
    again = heroes(opened(replace(coming, variant="adventure", adventure="lost-lamp")).state)[0]
    sheet = SHEETS[hero.id]
    assert (again.life, again.mind, again.sheet) == (sheet.life, sheet.mind, sheet.id)


@pytest.mark.rule("TQ-G157")
def test_nothing_bears_the_names_of_rules_that_are_missing() -> None:
    """Their names stay free: asking for them is refused, not ignored."""
    options = set(Options.__struct_fields__)
    named = [*options, *RULES, *CARDS, *ITEMS, *SHEETS]
    for union in (TseuQuestAction, TseuQuestEvent):
        kind = msgspec.inspect.type_info(union)
        assert isinstance(kind, msgspec.inspect.UnionType)
        named += [str(each.tag) for each in kind.types if isinstance(each, msgspec.inspect.StructType)]
    assert [name for name in named if any(word in name for word in MISSING)] == []
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"heroic_rules": "on"}', type=Options)


@pytest.mark.rule("TQ-G174")
@pytest.mark.parametrize("name", adventures())
def test_a_larger_party_meets_no_fewer_adversaries(name: str) -> None:
    plan = adventure(name)
    numbers = [len(against(plan, party)) for party in range(1, 9)]
    assert numbers == sorted(numbers)
    assert len(plan.script.threat) in (0, 8)
    assert list(plan.script.threat) == sorted(plan.script.threat)
    for number in (1, 4, 8):
        state = dealt(Options(adventure=name, party=PARTIES[number - 1], rounds_max=60))
        assert len([f for f in state.figures if f.kind != "hero"]) == numbers[number - 1]


@pytest.mark.rule("TQ-G174")
def test_somebody_waits_only_for_larger_parties() -> None:
    """Else all of the above would hold of adventures that are the same for everybody."""
    plans = [adventure(name) for name in adventures()]
    assert any(len(against(plan, 1)) < len(against(plan, 4)) for plan in plans)


@pytest.mark.rule("TQ-G179")
@pytest.mark.parametrize("seat", ["A", "B", "S"])
def test_a_bot_can_take_over_any_seat_in_the_middle(seat: str) -> None:
    """It was told nothing of what came before, and needs no more than the view."""
    play, n = opened(Options(adventure="lost-lamp", rounds_max=12)), 0
    mind = SIMPLE.sit(seat, b"late")
    taken_over = 0
    while play.state.outcome is None:
        turn = GAME.waiting(play.state)[0]
        draws, n = Draws(b"people", "leave", n=n), n + 1
        if n > 25 and turn == seat:
            action = SIMPLE.choose(
                replace(mind, seq=n), GAME.view(play.state, seat), GAME.legal(play.state, seat)
            )
            taken_over += 1
        else:
            action = chosen(play.state, turn, draws)
        done = act(play, turn, action)
        assert not isinstance(done, Refusal), (turn, action, done)
        play = done[0]
    assert taken_over > 3
