"""Copies of the house's adventures, for those who measure: mirrored with every name replaced, and fuzzed."""

import pytest

from taberna.bots.tseuquest.measure.copies import first_of, fuzz, lay_aside, rung_of, source_of
from taberna.bots.tseuquest.measure.met import LIMIT, last_round
from taberna.bots.tseuquest.measure.mirror import mirrored
from taberna.bots.tseuquest.measure.night import Setting, play_night
from taberna.games.tseuquest.things.plan import against
from taberna.games.tseuquest.things.script import OPENING
from taberna.games.tseuquest.things.shelf import ASIDE, adventure, adventures, laid_out, parsed, written


@pytest.mark.parametrize("name", adventures())
def test_mirrored_twice_it_is_the_same_but_for_the_names(name: str) -> None:
    once, whole = mirrored(written(name)), laid_out(written(name))
    other, again = laid_out(once), laid_out(mirrored(once))
    assert other.board != whole.board
    assert again.board.split("\n")[:-1] == whole.board.split("\n")[:-1]
    for one, two in zip(whole.figures, again.figures, strict=True):
        assert (one.sheet, one.square, one.life, one.asleep) == (two.sheet, two.square, two.life, two.asleep)
    assert {d.edge: (d.kind, d.lock, d.worked) for d in again.doors} == {
        d.edge: (d.kind, d.lock, d.worked) for d in whole.doors
    }
    assert [t.square or t.edge for t in again.traps] == [t.square or t.edge for t in whole.traps]
    assert (again.script.exits, again.script.silence) == (whole.script.exits, whole.script.silence)


@pytest.mark.parametrize("name", adventures())
def test_no_name_of_the_author_is_left(name: str) -> None:
    whole, other = laid_out(written(name)), laid_out(mirrored(written(name)))
    mine = {f.group for f in whole.figures} | {t.id for t in whole.script.triggers} | {*whole.script.goals}
    mine |= {t.id for t in whole.traps} | {h.id for h in whole.hoards}
    theirs = {f.group for f in other.figures} | {t.id for t in other.script.triggers} | {*other.script.goals}
    theirs |= {t.id for t in other.traps} | {h.id for h in other.hoards}
    assert mine & theirs <= {""}
    said = {e.what for t in other.script.triggers for e in t.effects if e.do == "say"}
    assert said <= other.script.texts["en"].keys()
    assert {*OPENING} & whole.script.texts["en"].keys() == {*OPENING} & other.script.texts["en"].keys()


def test_a_copy_goes_by_its_name() -> None:
    assert source_of("the-audit-mirrored") == source_of("the-audit-fuzz-12") == "the-audit"
    assert not source_of("the-audit")
    assert not source_of("cellar-mirrored")
    lay_aside("the-audit-fuzz-12")
    assert ASIDE["the-audit-fuzz-12"] == fuzz(written("the-audit"), 12)
    assert adventure("the-audit-fuzz-12") != adventure("the-audit")
    assert "the-audit-fuzz-12" not in adventures()
    before = str(parsed(written("the-audit")))
    fuzz(written("the-audit"), 14)
    assert str(parsed(written("the-audit"))) == before  # the file is everybody's


def test_a_rung_has_the_first_figures_only_and_nobody_who_counts_the_rounds() -> None:
    assert (source_of("the-audit-first-7"), rung_of("the-audit-first-7")) == ("the-audit", 7)
    assert rung_of("the-audit") == rung_of("the-audit-fuzz-7") == rung_of("cellar-first-7") == 0
    whole, rung = laid_out(written("good-barrel")), laid_out(first_of(written("good-barrel"), 3))
    easy = [f.sheet for f in whole.figures if whole.least.get(f.id, 1) == 1]
    assert sorted(f.sheet for f in against(rung, 8)) == sorted(easy)
    ends = [e for t in rung.script.triggers for e in t.effects if e.do == "end"]
    assert (last_round(whole.script) < LIMIT, ends) == (True, [])


@pytest.mark.parametrize("name", ["quiet-hours-mirrored", "good-barrel-fuzz-3", "good-barrel-first-2"])
def test_a_copy_is_played_to_its_end(name: str) -> None:
    assert play_night(Setting(), name, 3).result in ("success", "failure")
