"""What kept games say: what was met and which clauses were followed, how open an evening stayed, and what was
worth choosing."""

import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.measure.choices import choices
from taberna.bots.tseuquest.measure.citations import citations
from taberna.bots.tseuquest.measure.coverage import coverage
from taberna.bots.tseuquest.measure.followed import Followed
from taberna.bots.tseuquest.measure.met import Hour, last_round, whole_box
from taberna.bots.tseuquest.measure.night import Night, Setting, play_night
from taberna.bots.tseuquest.measure.odds import odds
from taberna.bots.tseuquest.measure.outfits import campaign_with, outfits, shops, with_drawn_elements
from taberna.bots.tseuquest.measure.recorded import night_of
from taberna.bots.tseuquest.measure.rivals import known
from taberna.games.tseuquest.chapters.campaign import no_room
from taberna.games.tseuquest.flow.actions import Element
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.table.forms import Legal
from taberna.table.load import read
from taberna.table.values import View

RECORDS = Path(__file__).parents[1] / "records"
VIEW = View()
SORCERER = RECORDS / "tseuquest" / "quest-sorcerer.jsonl"


@pytest.fixture(scope="module")
def night() -> Night:
    return play_night(Setting(outfits=True), "good-barrel", 2)


def test_a_game_says_what_was_met_and_which_clauses_were_followed(night: Night) -> None:
    """Rounds (4.2) and walking (6.4) come in every game, camp (18.2) never in one alone."""
    assert night.result in ("success", "failure")
    assert {"scenery.stairs", "clause.TQ-4.2", "clause.TQ-6.4", "clause.TQ-3.7"} <= {*night.met}
    assert not {"clause.TQ-18.2", "clause.TQ-19.3", "figure.countess"} & {*night.met}
    assert [hour.round for hour in night.hours] == list(range(1, night.rounds + 1))


def test_being_watched_changes_nothing(night: Night) -> None:
    assert sys.gettrace() is None or "coverage" in repr(sys.gettrace())
    assert play_night(Setting(outfits=True), "good-barrel", 2) == night


def test_clauses_are_noticed_only_while_it_is_decided() -> None:
    followed = Followed()
    assert followed.clauses == set()
    with followed():
        no_room(("longsword",))
    noticed = {*followed.clauses}
    assert "TQ-18.4" in noticed
    followed.clauses.clear()
    no_room(("longsword",))
    assert followed.clauses == set()


def test_every_citation_is_one_of_the_rulebook() -> None:
    assert len(citations().clauses()) > 110
    assert all(clause.startswith("TQ-") for clause in citations().clauses())


def test_what_was_bought_before_was_sold_before_and_can_be_carried() -> None:
    assert "last-bell" in shops("last-orders")
    assert "last-bell" not in shops("quiet-hours")
    for number in range(20):
        bought = outfits("the-wedding", number, ("bruna", "sela"))
        assert bought == outfits("the-wedding", number, ("bruna", "sela"))
        for owned in campaign_with(bought).belongings:
            assert no_room(owned.carried) is None
            assert len(bought[owned.hero]) == 2


def test_elements_are_drawn_by_lot() -> None:
    """Whoever is left to itself takes the same in every game."""
    bot = known()["simple"]
    elements = tuple(Element(name) for name in ("aer", "ignis", "terra", "aqua"))
    drawn = [with_drawn_elements(bot, "the-audit", number) for number in range(40)]
    met = {each.choose(None, VIEW, Legal(elements)) for each in drawn}
    assert met == {*elements}


def test_everybody_knows_the_last_round() -> None:
    assert {name: last_round(adventure(name).script) for name in adventures()}["good-barrel"] == 18


def test_coverage_counts_games_and_names_what_is_missing(night: Night) -> None:
    found = {kind.kind: kind for kind in coverage([night]).kinds}
    assert "countess" in found["figure"].never
    assert found["figure"].often + len(found["figure"].seldom) + len(found["figure"].never) == sum(
        name.startswith("figure.") for name in whole_box()
    )
    assert "good-barrel.closing" in found["text"].never
    assert found["clause"].there == len(citations().clauses())


def test_a_record_counts_as_a_game_does() -> None:
    night = night_of(read(SORCERER.read_bytes(), GAME))
    assert night.adventure == "quiet-hours"
    assert "clause.TQ-4.2" in night.met


# -- odds and choices, of games that were made up


def made_up(number: int, luck: Random, *, decided: bool) -> Night:
    """Who has more life wins more often; where it is `decided`, always."""
    life = luck.randrange(1000)
    won = life > 500 if decided else luck.random() < life / 1000
    hours = tuple(Hour(n, life, 0, 0, 0, 300, n) for n in range(1, 10))
    met = ("dealt.blaze",) if number % 2 else ()
    return Night(
        "good-barrel", number, ("bruna",), "success" if won else "failure", "", 9, met=met, hours=hours
    )


def nights(*, decided: bool) -> list[Night]:
    luck = Random(7)
    return [made_up(number, luck, decided=decided) for number in range(400)]


def test_what_is_told_comes_about_as_often_as_it_is_told() -> None:
    found = odds(nights(decided=False))
    assert all(abs(row.told - row.came) < 0.2 for row in found.calibration if row.games > 30)
    assert found.brier < found.baseline - 0.03
    (tense,) = found.tense
    assert tense.games == 400
    assert 0.4 < tense.still < 0.9


def test_where_all_is_decided_nothing_is_open() -> None:
    (tense,) = odds(nights(decided=True)).tense
    assert tense.still < 0.2


def test_a_choice_that_changes_nothing_gains_nothing() -> None:
    played = nights(decided=False)
    rows = {row.name: row for row in choices(played)}
    assert rows["blaze"].low < 0 < rows["blaze"].high
    helped = [replace(n, result="success") if n.number % 2 else n for n in played]
    assert {row.name: row for row in choices(helped)}["blaze"].low > 0.3
