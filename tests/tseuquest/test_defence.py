"""A defence that could do nothing: the house says so, and nobody need be asked for it (TQ-8.6, TQ-G77)."""

from itertools import product

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.chapters.blows import nothing_to_stop, reckon, rows_of
from taberna.games.tseuquest.flow.actions import Defend, Yield
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import DefenceDue, Fight
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.tables import PICKED
from taberna.table.commits import Told
from taberna.table.play import act, in_words, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR
from tseuquest.plays import play_from, position

COM = ("skull", "kite", "oval", "!", "?")
BESIDE = position(
    "+-+-+-+\n|h g .|\n+-+-+-+",
    'h = { hero = "bruna", items = ["longsword", "shield"] }\ng = { minion = "brute" }\n',
)


def struck(*dice: str) -> State:
    """Bruna strikes at the brute, who is asked whether it defends."""
    faces = list(dice)
    done = act(play_from(BESIDE), "A", GAME.notation.parse_actions(BESIDE, "attack g with longsword")[0])
    assert not isinstance(done, Refusal), done
    state = settle(done[0], lambda roll: tuple(faces.pop(0) for _ in roll.dice))[0].state
    assert isinstance(state.steps[-1], DefenceDue)
    return state


def seen(state: State, seat: str = "S") -> View:
    return GAME.view(state, seat)


@pytest.mark.rule("TQ-8.6", "TQ-G77")
@pytest.mark.parametrize(
    "dice, vain",
    [
        (("kite", "oval", "oval"), True),
        (("!", "!", "kite"), True),
        (("skull", "kite", "kite"), False),
        (("?", "skull", "kite", "6"), True),
        (("?", "kite", "kite", "1"), False),
        (("?", "kite", "kite", "3"), True),
    ],
    ids=["shields", "lightning", "a skull", "one skull less", "a counterattack", "no more attacks"],
)
def test_a_defence_is_in_vain_where_nothing_can_be_stopped_and_nothing_strikes_back(
    dice: tuple[str, ...], vain: bool
) -> None:
    state = struck(*dice)
    assert [seen(state, seat).vain for seat in ("A", "S", SPECTATOR)] == [vain] * 3
    chosen = SIMPLE.choose(SIMPLE.sit("S", b"brute"), seen(state), GAME.legal(state, "S"))
    assert chosen == (Yield() if vain else Defend())


@pytest.mark.rule("TQ-8.6")
def test_what_is_in_vain_is_just_what_no_dice_could_change() -> None:
    """Every attack of two dice with every row, against every defence of two."""
    state = struck("kite", "kite", "kite")
    *below, fight, due = state.steps
    assert isinstance(fight, Fight)
    for attack in product(COM, repeat=2):
        for row in ("", *PICKED["attack"]):
            now = replace(fight, attack=attack, rows=(row,) if row else (), gear=fight.gear)
            rows = rows_of(now, defending=False)
            without = reckon(state, now, rows, ())
            found = (reckon(state, replace(now, defence=dice), rows, ()) for dice in product(COM, repeat=2))
            changes = any((end.hits, end.recoil) != (without.hits, without.recoil) for end in found)
            assert nothing_to_stop(replace(state, steps=(*below, now, due))) != changes, (attack, row)


@pytest.mark.rule("TQ-8.6")
def test_the_log_says_why_no_defence_was_rolled() -> None:
    for dice, message in (
        (("kite", "oval", "oval"), "fight-vain"),
        (("skull", "oval", "oval"), "fight-declined"),
    ):
        state = struck(*dice)
        done = act(play_from(state), "S", Yield())
        assert not isinstance(done, Refusal)
        play, commit = done
        said = in_words(GAME, tell(commit, play, "A"), seen(state, "A"), seen(play.state, "A"), "A")
        assert isinstance(said, Told)
        assert message in [phrase.message for each in said.phrases for phrase in each]


def test_nothing_else_is_ever_in_vain() -> None:
    assert not seen(BESIDE).vain
    assert not seen(BESIDE, "A").vain
