"""Table talk: its own stream, for everybody, and nothing in it that only some can see."""

from unicodedata import normalize

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from house import ALL
from properties.tables import Table
from properties.walks import walk
from taberna.table.codec import codec, write
from taberna.table.game import AnyGame
from taberna.table.load import load
from taberna.table.record import Recorder, Sitter, head, save
from taberna.table.refusal import Refusal, Refused
from taberna.table.replay import replay
from taberna.table.seed import practice
from taberna.table.talk import LONGEST_LINE, Talk, say, tidy
from taberna.table.values import Action, Event


def why_not(text: str) -> str:
    refusal = tidy(text)
    assert isinstance(refusal, Refusal)
    return refusal.code


@pytest.mark.parametrize(
    "text",
    [
        "The weather at court…",
        "¿Quién te lo dijo?",
        "C’est la Couronne, j’en suis sûr !",
        "Ζυγαριά; ποτέ!",
        "♔ 🎲",
        "שלום",
    ],
)
def test_what_people_say_is_kept_as_they_say_it(text: str) -> None:
    assert tidy(text) == text
    assert say(1, 7, "A", text) == Talk(1, 7, "A", text)


def test_one_word_has_one_spelling() -> None:
    assert tidy(normalize("NFD", "Épée, σπαθί")) == "Épée, σπαθί"
    assert tidy("  no\u00a0! \u2003 really\u202f? ") == "no ! really ?"


def test_pictures_that_keyboards_join_are_kept_apart() -> None:
    assert tidy("\U0001f468\u200d\U0001f469\u200d\U0001f467") == "\U0001f468\U0001f469\U0001f467"
    assert tidy("\u2764\ufe0f\u200d\U0001f525!") == "\u2764\U0001f525!"
    assert tidy("\U0001f44d\U0001f3fd") == "\U0001f44d\U0001f3fd"


@pytest.mark.parametrize(
    "text, at",
    [
        ("a\nb", 2),
        ("a\tb", 2),
        ("\x1b[2J", 1),
        ("bell\x07", 5),
        ("\x7f", 1),
        ("\x85", 1),
        ("\u202eevil", 1),
        ("\u2066x\u2069", 1),
        ("\u200fx", 1),
        ("a\u200bb", 2),
        ("a\u200db", 2),
        ("a\u200cb", 2),
        ("\U0001f468\u200d", 2),
        ("\u200d\U0001f468", 1),
        ("x\ufe0f", 2),
        ("\ufeffx", 1),
        ("soft\u00adhyphen", 5),
        ("\u3164", 1),
        ("\u2800", 1),
        ("x\U000e0041", 2),
        ("x\U000e0100", 2),
        ("a\u2028b", 2),
        ("a\u2060b", 2),
        ("\ud800", 1),
        ("\ue000", 1),
        ("\uffff", 1),
        ("\u0301x", 1),
        ("x\u0335\u0336\u0337\u0338", 5),
    ],
)
def test_what_does_not_show_or_turns_the_line_round_is_refused(text: str, at: int) -> None:
    refusal = tidy(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "text-character"
    assert refusal.params["at"] == at


def test_long_lines_and_empty_ones() -> None:
    assert tidy("x" * LONGEST_LINE) == "x" * LONGEST_LINE
    assert why_not("x" * (LONGEST_LINE + 1)) == why_not("x" * 10**6) == "text-too-long"
    assert why_not("") == why_not(" \u00a0 ") == "text-empty"


@given(st.text(max_size=60))
def test_what_was_tidied_is_tidy_and_shows(text: str) -> None:
    kept = tidy(text)
    if not isinstance(kept, Refusal):
        assert tidy(kept) == kept
        assert kept.isprintable()
        assert write(Talk(1, 0, "+", kept))


@pytest.mark.rule("TS-6.4")
def test_a_line_has_no_addressee() -> None:
    """Who said what, and when: there is nothing to say to whom, so it is said to all."""
    assert [field.name for field in msgspec.structs.fields(Talk)] == ["n", "after", "seat", "text"]
    aside = write(Talk(1, 0, "A1", "It is the Crown"))[:-1] + b',"to":"A2"}'
    with pytest.raises(msgspec.ValidationError, match="unknown field `to`"):
        msgspec.json.decode(aside, type=Talk)


@pytest.mark.rule("TS-4.1")
@pytest.mark.parametrize(
    "game, variant", [(game, variant) for game in ALL.values() for variant in game.variants]
)
def test_talk_never_changes_the_state(game: AnyGame, variant: str) -> None:
    options = game.study.settings(variant)[0]
    entries = [taken.commit for taken in walk(Table(game, options), range(25))]
    sitters = tuple(Sitter(seat, f"player {seat}") for seat in game.seats(options)[0])
    silent = Recorder(game, head(game, options, sitters, practice(1)))
    noisy = Recorder(game, head(game, options, sitters, practice(1), talk=True))
    silent.keep(*entries)
    noisy.keep(*entries)
    for n, entry in enumerate(entries, 1):
        noisy.hear(Talk(n, entry.seq, sitters[n % len(sitters)].seat, "Boast, I say! It is the Crown."))
    loud = load(save(noisy.seal(None)), ALL)
    assert len(loud.talk) == len(entries)
    assert loud.entries == tuple(entries)
    assert [play.state for play in replay(loud)] == [play.state for play in replay(silent.seal(None))]


@pytest.mark.rule("TS-4.1")
@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_talk_is_neither_action_nor_event_of_any_game(game: AnyGame) -> None:
    assert not issubclass(Talk, Action | Event)
    for read in (codec(game).action, codec(game).event, codec(game).entry):
        with pytest.raises(Refused):
            read(write(Talk(1, 1, "A", "boast")))
