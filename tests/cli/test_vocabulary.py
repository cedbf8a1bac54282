"""The words that stand in no menu are the reader's own; the English ones are understood everywhere."""

from __future__ import annotations

import pytest

from cli.program import Run
from cli.test_screen import FIXED, session
from taberna.cli.line_reader import LineReader
from taberna.cli.menu import plainly
from taberna.cli.names import seat_people
from taberna.cli.presentations import PRESENTATIONS
from taberna.cli.vocabulary import TABLE, Vocabulary
from taberna.games import GAMES
from taberna.table.dice import keyed
from taberna.table.play import Play, begin, settle
from taberna.table.refusal import Refusal
from taberna.table.values import Options
from taberna.texts import LANGUAGES, Texts, folder

QUEST = ("play", "tseuquest", "good-barrel", "--seed", "3", "--option", "party=A:bruna")
ELSEWHERE = {"draw accept", "draw decline", "claim", "help", "mute", "undo", "agree", "decline", "notes"}
ELSEWHERE |= {"pause", "resume"}
"""What the help may leave out: it is offered when there is something to it, or asks for the help itself."""


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_read_back(game: str, language: str) -> None:
    show = PRESENTATIONS[game]
    words = Vocabulary(Texts(language), show.reading)
    for phrase in (*TABLE, *show.reading.asides, *show.reading.lookups, *show.reading.typed):
        said = words.said(phrase).removesuffix(" …")
        assert words.meant(said) == words.meant(said.upper()) == words.meant(phrase) == phrase
    assert (
        words.meant(f"{words.said('talk').removesuffix('…')}Good evening,  all") == "talk Good evening,  all"
    )
    assert words.meant("hide 2") == "hide 2"


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_in_a_menu_too(game: str, language: str) -> None:
    """Spanish `salir` leaves the dungeon, and is no word for leaving the table."""
    texts, show = Texts(language), PRESENTATIONS[game]
    begun = {"tellstones": "verb-", "tseuquest": "do-"}[game]
    ids = (line.split(" = ")[0] for line in (folder() / "en" / f"{game}.ftl").read_text().splitlines())
    labels = {plainly(texts(name)) for name in ids if name.startswith(begun) and not name.endswith("-note")}
    words = Vocabulary(texts, show.reading)
    phrases = (*TABLE, *show.reading.asides, *show.reading.lookups, *show.reading.typed)
    assert len(labels) > 10
    assert labels & {plainly(words.said(phrase)) for phrase in phrases} == set()


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_teaches_them(game: str, language: str) -> None:
    texts, show = Texts(language), PRESENTATIONS[game]
    help_text = show.drawing.help(seat_people(texts, ("A", "B"), frozenset(), {}))
    words = Vocabulary(texts, show.reading)
    elsewhere = ELSEWHERE - {"undo", "mute"} if game == "tellstones" else ELSEWHERE
    for phrase in {*TABLE, *show.reading.asides, *show.reading.lookups, *show.reading.typed} - elsewhere:
        assert words.said(phrase).removesuffix(" …") in help_text


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_what_is_only_typed_has_its_word(game: str) -> None:
    found, show = GAMES.find(game), PRESENTATIONS[game]
    options: Options = found.types.options()
    seats = found.seats(options)[0]
    begun = begin(found, options, seats)
    assert not isinstance(begun, Refusal)
    play = settle(begun[0], keyed(b"typed"))[0]
    assert isinstance(play, Play)
    names = seat_people(Texts("el"), seats, frozenset(), {})
    for seat in seats:
        view, legal = found.view(play.state, seat), found.legal(play.state, seat).actions
        also = LineReader(show, names, found, view, legal, patient=True).also
        assert set(also) <= set(show.reading.typed)


HINTS = {
    "en": (
        "resign, draw offer, talk …, rules, quit",
        "abandon, map, sheets, story, about …, talk …, rules, quit",
    ),
    "es": (
        "rendirse, proponer empate, decir …, reglas, irse",
        "abandonar, mapa, fichas, historia, sobre …, decir …, reglas, irse",
    ),
    "fr": (
        "abandonner, proposer la nulle, dire …, règles, quitter",
        "abandonner, plan, fiches, histoire, info …, dire …, règles, quitter",
    ),
    "el": (
        "παραίτηση, πρόταση ισοπαλίας, πες …, κανόνες, φεύγω",
        "εγκατάλειψη, χάρτης, φύλλα, ιστορία, σχετικά …, πες …, κανόνες, φεύγω",
    ),
}


@pytest.mark.parametrize(
    "language", ["el", *(pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES if one != "el")]
)
def test_the_screen_names_them_in_the_readers_language(language: str) -> None:
    duel, quest = HINTS[language]
    leave = Texts(language)("word-quit")
    with session(*FIXED, "--language", language) as table:
        assert duel in " ".join(table.until("A > ").everything.split())
        table.type(f"{leave}\n")
        assert table.end()[0] == 3
    with session(*QUEST, "--language", language) as table:
        table.until(f"{Texts(language)('press-enter')} ")
        table.type("\n")
        assert quest in " ".join(table.until("A > ").everything.split())
        table.type("quit\n")
        assert table.end()[0] == 3


@pytest.mark.parametrize(
    "language, lines",
    [
        ("es", "reglas\ndecir hola\nproponer empate\nB: rechazar empate\nrendirse\n"),
        ("fr", "regles\ndire salut\nproposer la nulle\nB: refuser la nulle\nabandonner\n"),
        ("el", "κανόνες\nπες γεια\nΠΡΟΤΑΣΗ ΙΣΟΠΑΛΙΑΣ\nB: άρνηση ισοπαλίας\nπαραίτηση\n"),
        ("el", "rules\ntalk γεια\ndraw offer\nB: draw decline\nresign\n"),
    ],
)
def test_a_duel_in_words_of_ones_own(taberna: Run, language: str, lines: str) -> None:
    ran = taberna(*FIXED, "--language", language, lines=lines)
    assert ran.code == 0, ran.err
    assert Texts(language)("event-draw-declined", by=Texts(language)("seat-player", seat="B")) in ran.out


@pytest.mark.parametrize(
    "language, lines",
    [
        ("es", "mapa\nfichas\nhistoria\nsobre escudo\nabandonar\n"),
        ("fr", "plan\nfiches\nhistoire\ninfo bouclier\nabandonner\n"),
        ("el", "χάρτης\nφύλλα\nιστορία\nσχετικά ασπίδα\nεγκατάλειψη\n"),
        ("el", "map\nsheets\nstory\nabout shield\nabandon\n"),
    ],
)
def test_an_adventure_in_words_of_ones_own(taberna: Run, language: str, lines: str) -> None:
    ran = taberna(*QUEST, "--language", language, lines=lines)
    assert ran.code == 0, ran.err
    assert Texts(language)("item-shield-about") in ran.out
