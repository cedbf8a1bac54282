"""What a table is offered to play with."""

from taberna.games.tseuquest.flow.actions import Adventure
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.things.shelf import adventures, trials
from taberna.table.play import begin
from taberna.table.refusal import Refusal


def test_the_house_offers_its_own_adventures() -> None:
    named = {options.adventure for options in GAME.study.settings("adventure")} - {""}
    named |= {name for options in GAME.study.settings("interlude") for name in options.campaign.played}
    assert named
    assert named <= set(adventures())


def test_where_none_is_named_the_sorcerer_chooses_among_all_of_them() -> None:
    unnamed = [options for options in GAME.study.settings("adventure") if not options.adventure]
    assert {bool(options.players) for options in unnamed} == {True, False}
    for options in unnamed:
        begun = begin(GAME, options)
        assert not isinstance(begun, Refusal)
        offered = [a.name for a in GAME.legal(begun[0].state, SORCERER).actions if isinstance(a, Adventure)]
        assert sorted(offered) == sorted(adventures())


def test_what_is_only_tried_out_begins_for_whoever_names_it() -> None:
    for name in trials():
        assert not isinstance(begin(GAME, Options(adventure=name)), Refusal)
