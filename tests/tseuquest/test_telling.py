"""Events say what happened: who strikes whom with which dice from where, which row, what stopped what."""

import pytest
from msgspec.structs import replace

from taberna.cli.tseuquest.terms import words
from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.phrases.names import Seen
from taberna.games.tseuquest.phrases.phrase import phrases
from taberna.games.tseuquest.things.pieces import Hoard
from taberna.games.tseuquest.things.sources import (
    BEST,
    BONUS,
    CHARGE,
    COVER,
    DICE,
    DISTANCE,
    EFFECT,
    OWN,
    PRONE,
    ROW,
    TRAP,
    Source,
    spread,
)
from taberna.table.commits import Told
from taberna.table.phrase import Term
from taberna.table.play import act, follow, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR
from taberna.texts import LANGUAGES, texts
from tseuquest.plays import play_from, position

DUEL = "+-+-+-+\n|h g .|\n+-+-+-+"
BRUNA = 'h = { hero = "bruna", items = ["longsword", "shield"] }\n'
BRUTE = BRUNA + 'g = { minion = "brute" }\n'


def told(state: State, *deeds: str, dice: tuple[str, ...] = (), seat: str = "A") -> list[TseuQuestEvent]:
    """What a seat is told of these deeds, thrown with these faces one after the other."""
    faces = list(dice)
    play = play_from(state)
    heard: list[TseuQuestEvent] = []
    for deed in deeds:
        actor, _, text = deed.partition(": ")
        done = act(play, actor, GAME.notation.parse_actions(play.state, text)[0])
        assert not isinstance(done, Refusal), done
        after, commits = settle(done[0], lambda roll: tuple(faces.pop(0) for _ in roll.dice))
        for commit in (done[1], *commits):
            following = follow(play, commit)
            assert not isinstance(following, Refusal), following
            telling = tell(commit, following, seat)
            assert isinstance(telling, Told)
            heard += telling.events
            play = following
        assert play.state == after.state
    assert not faces, "dice left over"
    return heard


def of(kind: type[TseuQuestEvent], heard: list[TseuQuestEvent]) -> list[TseuQuestEvent]:
    return [event for event in heard if type(event) is kind]


@pytest.mark.rule("TQ-8.2", "TQ-8.3", "TQ-8.6", "TQ-8.7", "TQ-G66")
def test_what_somebody_left_behind_is_called_treasure() -> None:
    """Odo's bag lies there, and Bruna takes it up: by its name, and not by its id."""
    view = GAME.view(position(DUEL, BRUTE), "A")
    bag = Hoard("bag-odo", ("c2",))
    assert Seen((replace(view, hoards=(bag,)),)).thing("bag-odo") == Term("hoard")


def test_a_trap_that_came_into_view_and_was_gone_at_once_is_called_a_trap() -> None:
    """Rocks on two squares, stepped on by the second: no view before or after has them."""
    seen = Seen((GAME.view(position(DUEL, BRUTE), "A"),))
    for name in ("trap-m6", "guard-m6"):
        called = seen.thing(name, capital=True)
        assert called == Term("some-trap", capital=True)
        for language in LANGUAGES:
            assert "m6" not in words(called, texts(language))


def test_a_blow_and_a_parry() -> None:
    heard = told(
        position(DUEL, BRUTE),
        "A: attack g with longsword",
        "S: defend",
        dice=("skull", "skull", "!", "kite", "oval"),
    )
    (began,) = of(events.FightBegan, heard)
    dice = (Source(OWN, 2), Source("longsword", 1))
    assert began == events.FightBegan("h", "g", "melee", "longsword", "", dice)
    assert of(events.Defended, heard) == [events.Defended("g", "h", (Source(OWN, 2),), 2)]
    assert of(events.FightEnded, heard) == [
        events.FightEnded("h", "g", (1, 1, 1), (0, 1), (Source(OWN, 1),), 2, 0)
    ]
    kinds = [type(event) for event in heard]
    assert kinds.index(events.FightEnded) < kinds.index(events.LifeChanged), "first the dice, then the wounds"


@pytest.mark.rule("TQ-8.12", "TQ-G68")
def test_a_row_is_told_once_it_is_clear_which() -> None:
    """A question mark lets the other pick: what is told is what was picked, and by whom."""
    state = position(DUEL, BRUTE)
    thrown = told(state, "A: attack g", "S: yield", dice=("?", "skull", "6"))
    assert of(events.Fumbled, thrown) == [events.Fumbled("h", "g", "attack", "6")]
    assert of(events.FightEnded, thrown) == [events.FightEnded("h", "g", (0, 0), (), (), 0, 0)]
    picked = told(state, "A: attack g", "S: choose 6", "S: yield", dice=("?", "skull", "?"))
    assert of(events.Fumbled, picked) == [events.Fumbled("h", "g", "attack", "6", SORCERER)]


@pytest.mark.rule("TQ-G211")
def test_a_fallen_die_has_no_row() -> None:
    state = position(DUEL, BRUTE, options=Options(error_also_plays="on"))
    heard = told(state, "A: attack g", "S: yield", dice=("?", "skull", "-"))
    assert of(events.Fumbled, heard) == []


@pytest.mark.rule("TQ-8.6")
def test_who_does_not_defend_says_so() -> None:
    heard = told(position(DUEL, BRUTE), "A: attack g", "S: yield", dice=("skull", "skull"))
    assert of(events.Defended, heard) == [events.Defended("g", "h", (), 0, declined=True)]


@pytest.mark.rule("TQ-6.15", "TQ-G5")
def test_who_lies_defends_with_half() -> None:
    lying = BRUTE.replace('"shield"] }', '"shield"], state = ["prone"] }')
    state = position(DUEL, lying, "", Options())
    state = GAME.evolve(state, events.SorcererBegan())
    heard = told(state, "S: activate g", "S: attack h", "A: defend", dice=("kite",) * 5)
    (defended,) = of(events.Defended, heard)
    assert isinstance(defended, events.Defended)
    assert defended.dice[-1] == Source(PRONE, -1)
    assert defended.gear == sum(source.count for source in defended.dice)


@pytest.mark.rule("TQ-9.6")
def test_cover_and_distance_have_dice_of_their_own() -> None:
    far = "+" + "-+" * 12 + "\n|h" + " ." * 5 + " t" + " ." * 4 + " g|\n+" + "-+" * 12
    key = 'h = { hero = "bruna", items = ["shortbow"] }\ng = { minion = "goblin" }\nt = { scenery = "table" }'
    heard = told(position(far, key), "A: shoot g with shortbow", dice=("skull",) * 2 + ("kite",) * 2)
    (defended,) = of(events.Defended, heard)
    assert isinstance(defended, events.Defended)
    assert [source.what for source in defended.dice] == [COVER, DISTANCE]
    assert defended.gear == 0


@pytest.mark.rule("TQ-16.3", "TQ-G140")
def test_a_trap_strikes_without_a_hand() -> None:
    key = 'h = { hero = "bruna" }\nt = { trap = "spears", edge = "e", hidden = true, harm = 2 }'
    state = position("+-+-+-+-+\n|h t . .|\n+-+-+-+-+", key)
    heard = told(state, "A: walk", "A: move e", "A: move e", dice=("2", "3", "kite", "kite"))
    (began,) = of(events.FightBegan, heard)
    assert isinstance(began, events.FightBegan)
    assert (began.attacker, began.kind, began.dice) == ("", "trap-melee", (Source(TRAP, 2),))
    (defended,) = of(events.Defended, heard)
    assert isinstance(defended, events.Defended)
    assert defended.dice == (), "by surprise"


WALK = "+-+-+-+-+\n|h . . .|\n+-+-+-+-+"


@pytest.mark.parametrize(
    "faces, squares",
    [
        (("3", "5"), (Source(DICE, 8),)),
        (("!", "1"), (Source(BEST, 12),)),
        (("?", "5"), (Source(ROW, 5),)),
        (("?", "!"), (Source(BEST, 12),)),
    ],
)
@pytest.mark.rule("TQ-6.2", "TQ-6.11", "TQ-6.14", "TQ-G9")
def test_squares_of_movement_are_explained(faces: tuple[str, ...], squares: tuple[Source, ...]) -> None:
    heard = told(position(WALK, BRUNA), "A: walk", dice=faces)
    assert of(events.MoveBegan, heard) == [events.MoveBegan("h", "tense", (Source(OWN, 2),))]
    assert of(events.SetOff, heard) == [events.SetOff("h", "A", "tense", squares)]


@pytest.mark.parametrize("life, nothing", [(6, False), (8, True)])
def test_what_does_nothing_says_so(life: int, nothing: bool) -> None:
    """A potion for one who is hale."""
    key = f'h = {{ hero = "bruna", items = ["potion"], life = {life} }}'
    heard = told(position(WALK, key), "A: use potion")
    assert events.ItemUsed("h", "potion", "") in heard
    assert (events.CameToNothing("h", "potion") in heard) is nothing


@pytest.mark.rule("TQ-G203")
def test_dice_by_the_adventures_own_device_do_not_name_it() -> None:
    """What a trigger did to her is seen; what it is called in its file is nobody's business."""
    state = position(DUEL, BRUTE)
    for source in ("unheard-of", "bolt"):
        state = GAME.evolve(state, events.Marked(Mark("h", "dice", "attack", 1, "adventure", source)))
    for seat in ("A", SORCERER):
        heard = told(state, "A: attack g", "S: yield", dice=("kite",) * 4, seat=seat)
        (began,) = of(events.FightBegan, heard)
        assert isinstance(began, events.FightBegan)
        assert began.dice == (Source(OWN, 2), Source(EFFECT, 1), Source("bolt", 1))


@pytest.mark.parametrize(
    "before, after, said",
    [
        ((), ("A",), "quest-seat-ready"),
        (("A",), (), "quest-seat-not-ready"),
        (("A",), ("A",), "quest-seat-ready"),  # told first of all: nothing was seen before it
        ((), (), "quest-seat-ready"),  # the last to say so, and they set out
    ],
)
def test_whoever_was_ready_before_is_not_ready_after_all(
    before: tuple[str, ...], after: tuple[str, ...], said: str
) -> None:
    view = GAME.view(position(DUEL, BRUTE), "A")
    told = phrases(events.SeatReady("A"), replace(view, ready=before), replace(view, ready=after), "B")
    assert [phrase.message for phrase in told] == [said]


STACK = (events.Began, events.Continued, events.Settled)


@pytest.mark.parametrize("seat", ["A", SORCERER, SPECTATOR])
def test_the_engines_own_steps_are_told_to_nobody(seat: str) -> None:
    heard = told(position(DUEL, BRUTE), "A: attack g", "S: defend", dice=("skull",) * 4, seat=seat)
    assert heard
    assert not any(isinstance(event, STACK) for event in heard)


def test_each_die_has_a_source() -> None:
    """What takes away takes the last of those before it; cover comes after it."""
    gear = (Source(OWN, 2), Source("shield", 1), Source(PRONE, -2))
    assert spread((*gear, Source(COVER, 1))) == (OWN, COVER)
    assert spread((Source(OWN, 1), Source(CHARGE, 1), Source(BONUS, 0))) == (OWN, CHARGE)
