"""An adventure brings its own villain, artefact and card: they are played like the house's, and nobody is
told of them before they lie on the table."""

import gc
import re
from typing import Any

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.evening import play_evening
from taberna.cli.tseuquest.adventure import sentence
from taberna.cli.tseuquest.bring import named_options
from taberna.games.tseuquest.authoring.check import check
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Brought, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SHEETS
from taberna.games.tseuquest.things.own import NOTHING, Own, author_id, own_name
from taberna.games.tseuquest.things.shelf import own_of
from taberna.table.codec import Reader, codec, write
from taberna.table.dice import keyed
from taberna.table.play import act, begin, settle
from taberna.table.refusal import Refusal, Refused
from taberna.texts import LANGUAGES, texts
from tseuquest.adventures.broken_own import FILE, MISTAKES, TALLOW

OWN = own_of(TALLOW)
KING, WICK = OWN.sheets
CROWN, SPOON = OWN.items
(WAX,) = OWN.cards
NAMED = re.compile(r"[a-z-]+~[a-p]{32}")


def table(**more: object) -> Options:
    return codec(GAME).make_options({**named_options(str(FILE)), **more}, strict=False)


def begun() -> Any:
    found = begin(GAME, table())
    assert not isinstance(found, Refusal)
    return found[0]


def test_the_example_is_sound_in_its_one_language() -> None:
    problems = check(TALLOW.encode())
    assert {(problem.code, problem.warning) for problem in problems} == {("language-missing", True)}


def test_an_id_of_ones_own_is_no_id_of_the_house_and_stands_for_one_thing() -> None:
    assert author_id(KING.id) == "wax-king"
    assert KING.id in SHEETS
    assert KING not in SHEETS.values()
    other = own_of(TALLOW.replace("life = 6", "life = 7")).sheets[0]
    assert author_id(other.id) == "wax-king"
    assert other.id != KING.id
    assert (SHEETS[KING.id].life, SHEETS[other.id].life) == (6, 7)


def test_a_thing_that_is_not_what_its_id_says_is_not_read() -> None:
    """A server, or whoever pretends to be one, can't give a sword of the house's other numbers."""
    sent = write(OWN).replace(b'"life":6', b'"life":60')
    with pytest.raises(Refused, match="unreadable"):
        Reader[Own](Own)(sent)


def test_no_two_things_with_one_id_can_be_found() -> None:
    """A hundred and twenty-eight bits: with forty, a stranger could have made a thing with the id of another
    table's, and neither table could have been read while the other was held."""
    assert all(len(each.id.partition("~")[2]) * 4 == 128 for each in OWN.called)


def test_a_table_that_began_with_short_ids_is_read() -> None:
    """Of before: ten letters, and still what they say."""
    short = {each.id: each.id[: len(author_id(each.id)) + 11] for each in OWN.called}
    whole = write(replace(OWN, sheets=(WICK,), items=(), cards=(), called=(own_name(WICK.id),)))
    sent = whole.replace(WICK.id.encode(), short[WICK.id].encode())
    (read,) = Reader[Own](Own)(sent).sheets
    assert read == replace(WICK, id=short[WICK.id])
    with pytest.raises(Refused, match="unreadable"):
        Reader[Own](Own)(sent.replace(short[WICK.id].encode(), short[WICK.id][:-1].encode()))


def test_what_nobody_holds_is_forgotten() -> None:
    """A house with a thousand tables keeps what lies on them, and no more."""
    found = own_of(TALLOW.replace("life = 6", "life = 8"))
    name = found.sheets[0].id
    assert name in SHEETS
    del found
    shelf._opened.cache_clear()
    gc.collect()
    assert name not in SHEETS


def test_a_view_that_was_sent_makes_known_what_it_shows() -> None:
    play = begun()
    sent = write(GAME.view(play.state, "S"))
    read = Reader[View](View)(sent)
    assert own_name(read.own.sheets[0].id) is not None
    assert read.own == OWN


def test_it_is_played_to_its_end_and_each_seat_is_told_of_what_it_sees() -> None:
    """What stands in a view by its id is what comes with it, and nothing else does."""
    ids = {called.id for called in OWN.called}
    met: set[str] = set()

    def watch(play: Any) -> None:
        for seat in ("A", "B"):
            view = GAME.view(play.state, seat)
            told = {each.id for each in view.own.called}
            named = set(NAMED.findall(write(replace(view, own=NOTHING)).decode()))
            assert named & ids == told
            met.update(told)

    results = {play_evening(table(), f"tallow {n}", watch=watch).result("tallow") for n in range(4)}
    assert results <= {"success", "failure"}
    assert {KING.id, SPOON.id} <= met


LETTER = """
[[object]]
id = "love-letter"
name.en = "love letter"
about.en = "Not for you."

[[figure]]
id = "wax-king"
"""
SLY = (
    TALLOW.replace('\n[[figure]]\nid = "wax-king"\n', LETTER)
    .replace('mind = "none"', 'mind = "none"\ngear = ["love-letter", "potion"]')
    .replace('antagonist = "wax-king"', 'antagonist = "wax-king", items = ["love-letter"]')
)
"""Wicks have a letter in their pockets by their sheet, and the king has one on the map."""


def test_what_a_figure_of_ones_own_has_in_its_pockets_is_told_of_no_sheet() -> None:
    """The sheet comes with the figure that is seen, and would name a thing that nobody has seen (TQ-G195)."""
    letter = next(item.id for item in own_of(SLY).items if author_id(item.id) == "love-letter")
    tallow = replace(table(), brought=(Brought("tallow", SLY),))
    seen: set[str] = set()

    def watch(play: Any) -> None:
        theirs = [f for f in play.state.figures if f.seen and f.seat == "S" and letter in f.items]
        for seat in ("A", "B"):
            view = GAME.view(play.state, seat)
            named = {*NAMED.findall(write(view).decode())}
            assert named == {each.id for each in view.own.called}
            seen.update(author_id(f.sheet) for f in theirs if letter not in named)

    for n in range(4):
        play_evening(tallow, f"sly {n}", watch=watch)
    assert seen == {"wick", "wax-king"}, "or there was nothing to tell"


def test_nobody_is_told_of_them_as_it_begins() -> None:
    play = begun()
    for seat in ("A", "B"):
        assert GAME.view(play.state, seat).own == NOTHING
        assert b"~" not in write(GAME.view(play.state, seat))


@pytest.mark.parametrize("adventure, known", [("good-barrel", NOTHING), ("", NOTHING), ("tallow", OWN)])
def test_the_sorcerer_is_told_of_what_is_played_and_of_nothing_to_come(adventure: str, known: Own) -> None:
    """What lies behind the screen is of this adventure; of the only one that was brought, too, nobody is told
    before it begins."""
    found = begin(GAME, table(adventure=adventure, sorcerer="human"))
    assert not isinstance(found, Refusal)
    state = found[0].state
    assert state.own == OWN
    for seat in state.seats:
        view = GAME.view(state, seat)
        assert view.own == (known if seat == "S" else NOTHING)
        assert (b"wax-king" in write(view)) == (view.own == OWN)


def test_its_cards_lie_in_the_deck_once_it_has_begun() -> None:
    play = begun()
    dice = keyed(b"tallow")
    while not play.state.board:
        assert WAX.id not in play.state.decks["chaos"]
        play, _ = settle(play, dice)
        if play.state.board:
            break
        seat = GAME.waiting(play.state)[0]
        done = act(play, seat, GAME.legal(play.state, seat).actions[0])
        assert not isinstance(done, Refusal)
        play = done[0]
    assert play.state.decks["chaos"].count(WAX.id) == WAX.copies
    assert WAX.id in CARDS
    assert CROWN.id in ITEMS


@pytest.mark.parametrize("code", MISTAKES)
def test_a_mistake_in_ones_own_things_is_told_in_words(code: str) -> None:
    old, new = MISTAKES[code]
    assert TALLOW.count(old) == 1, old
    problems = [found for found in check(TALLOW.replace(old, new).encode()) if not found.warning]
    assert code in {found.code for found in problems}
    for language in LANGUAGES:
        for problem in problems:
            said = sentence(problem, texts(language))
            assert "~" not in said
            assert "{" not in said


def test_a_name_that_is_nearly_one_of_ones_own_is_shown() -> None:
    old, new = MISTAKES["no-figure"]
    (problem,) = [p for p in check(TALLOW.replace(old, new).encode()) if p.code == "no-figure"]
    assert problem.params["near"] == "wick"


@pytest.mark.parametrize(
    "old, letters, code",
    [("cold-spoon", 24, "own-id"), ('"cold spoon"', 40, "name-long")],
)
def test_how_long_an_id_and_a_name_may_be(old: str, letters: int, code: str) -> None:
    for n, told in ((letters, set()), (letters + 1, {code})):
        new = "s" * n if old == "cold-spoon" else f'"{"s" * n}"'
        problems = check(TALLOW.replace(old, new).encode())
        assert {problem.code for problem in problems if not problem.warning} == told


@pytest.mark.parametrize("old", ["wick", "cold-spoon", "hot-wax"])
@pytest.mark.parametrize("named", ["x~y", "x~", "x~abcdefghij", "x\\u007ey"])
def test_an_id_with_the_sign_that_ours_have_is_named_as_a_mistake(old: str, named: str) -> None:
    file = TALLOW.replace(f'"{old}"', f'"{named}"')
    assert own_of(file) == NOTHING
    assert {found.code for found in check(file.encode()) if not found.warning} == {"own-id"}
    begun = begin(GAME, replace(table(), brought=(Brought("tallow", file),)))
    assert isinstance(begun, Refusal)
    assert begun.params["why"] == "own-id"
