"""Why a bot did what it did: told in words of what everybody sees, and of nothing else."""

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest import lore
from taberna.bots.tseuquest.levels import Mind, bot
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.table.dice import Draws, keyed
from taberna.table.forms import Legal
from taberna.table.phrase import Phrase
from taberna.table.play import act, begin, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, Seat
from taberna.texts import LANGUAGES, say, texts
from tseuquest.plays import position

FAIR: Final = bot("fair")
Whys: TypeAlias = Callable[[Mind, View, Legal[TseuQuestAction], TseuQuestAction], Phrase | None]


def reason(state: State, mind: lore.Lore | None = None) -> Phrase | None:
    """Of what whoever is to act does now."""
    (seat,) = GAME.waiting(state)
    held = mind or FAIR.sit(seat, b"")
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return FAIR.why(held, view, legal, FAIR.choose(held, view, legal))


def named(phrase: Phrase | None) -> str:
    return say(phrase, texts("en"), ", ".join) if phrase is not None else ""


HERO: Final = 'h = { hero = "bruna" }\n'


@pytest.mark.parametrize(
    "drawing, key, said",
    [
        ("+-+-+-+\n|h g .|\n+-+-+-+", 'g = { minion = "goblin" }', "one good blow"),
        ("+-+-+-+\n|h g .|\n+-+-+-+", 'g = { minion = "ogre" }', "within reach"),
        ("+-+-+-+-+-+\n|h . . . g|\n+-+-+-+-+-+", 'g = { minion = "ogre" }', "I need to get closer"),
        ("+-+-+-+-+\n|h . . c|\n+-+-+-+-+", 'c = { scenery = "chest" }', "Chest: let’s see"),
        ("+-+-+-+-+\n|h .d. .|\n+-+-+-+-+", "", "a door nobody has tried"),
    ],
)
def test_a_companion_says_what_for(drawing: str, key: str, said: str) -> None:
    assert said in named(reason(position(drawing, HERO + key)))


def test_an_order_is_a_reason() -> None:
    key = HERO + 'o = { hero = "odo", seat = "B" }\nc = { scenery = "chest" }'
    state = replace(position("+-+-+-+-+-+-+-+\n|c . h . . . o|\n+-+-+-+-+-+-+-+", key), turn=Turn("h", 2))
    mind = lore.listen(replace(lore.sit("A", b""), own={"h": "bruna"}), "B", "Guard me!")
    assert named(reason(state, mind)) == "Bruna – B said so."


def test_the_sorcerer_says_why_he_strikes_whom_and_nothing_of_a_figure_in_the_dark() -> None:
    key = 'h = { hero = "sela", life = 1 }\ng = { minion = "ogre" }'
    state = position("+-+-+-+\n|h g .|\n+-+-+-+", key)
    state = replace(state, phase="sorcerer", turn=Turn("g", 2))
    view, legal = GAME.view(state, SORCERER), GAME.legal(state, SORCERER)
    mind = FAIR.sit(SORCERER, b"")
    assert (
        named(FAIR.why(mind, view, legal, actions.Attack("h"))) == "Ogre – Sela: one good blow should do it."
    )
    dark = replace(state, figures=tuple(replace(f, seen=f.id != "g") for f in state.figures))
    assert FAIR.why(mind, GAME.view(dark, SORCERER), legal, actions.Attack("h")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    assert "Goblin" in say(Phrase("reason-worst", {"what": "Goblin"}), texts(language), ", ".join)


# -- non-interference


def leaks(whys: Whys, most: int = 40) -> list[tuple[Seat, Phrase | None]]:
    """Every reason again, in another truth that somebody else at the table can't tell from this one: where
    was that one told something else of the same deed?"""
    dice = keyed(b"reasons")
    begun = begin(GAME, Options(adventure="four-weathers", party=(Chosen("A", "sela"), Chosen("B", "bruna"))))
    assert not isinstance(begun, Refusal)
    play, commit = begun
    minds = {seat: FAIR.sit(seat, b"same") for seat in play.seats}
    found: list[tuple[Seat, Phrase | None]] = []
    asked = 0
    while asked < most and play.state.outcome is None:
        minds = {seat: FAIR.hear(mind, tell(commit, play, seat)) for seat, mind in minds.items()}
        due = GAME.roll(play.state)
        if due is not None:
            done = act(play, HOUSE, GAME.rolled(play.state, dice(due)))
        else:
            seat = GAME.waiting(play.state)[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            deed = FAIR.choose(minds[seat], view, legal)
            here = whys(minds[seat], view, legal, deed)
            asked += play.state.phase in ("heroes", "sorcerer")
            for witness in play.seats:
                other = GAME.study.imagine(play.state, witness, Draws(b"other", "truth", n=asked))
                there, may = GAME.view(other, seat), GAME.legal(other, seat)
                same = seat == SORCERER or FAIR.choose(minds[seat], there, may) == deed
                if witness != seat and same and whys(minds[seat], there, may, deed) != here:
                    found.append((witness, here))
            done = act(play, seat, deed)
        assert not isinstance(done, Refusal), done
        play, commit = done
    return found


@pytest.mark.slow
@pytest.mark.rule("TQ-G203")
def test_a_reason_tells_nobody_what_they_cannot_know() -> None:
    assert leaks(FAIR.why) == []


@pytest.mark.slow
def test_a_reason_that_names_archers_whom_nobody_has_seen_is_found() -> None:
    def so_that_they_can_shoot(
        mind: Mind, view: View, legal: Legal[TseuQuestAction], action: TseuQuestAction
    ) -> Phrase | None:
        if view.plan is None:
            return FAIR.why(mind, view, legal, action)
        return Phrase("reason-wait", {"what": ", ".join(figure.id for figure in view.plan.figures)})

    assert leaks(so_that_they_can_shoot)
