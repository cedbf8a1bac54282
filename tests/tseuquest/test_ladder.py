"""From games against more and more figures: how many there should be."""

from taberna.bots.tseuquest.measure.ladder import Tried, estimate, nearest, proposals
from taberna.bots.tseuquest.measure.night import Night, Setting
from taberna.bots.tseuquest.measure.tally import tally
from taberna.games.tseuquest.things.shelf import adventure


def test_the_rung_is_found_on_which_success_is_as_likely_as_it_should_be() -> None:
    """Made up: who are two win nine of ten against two, and one of ten less for every figure more."""
    tried = [Tried(2, n, 100, 110 - 10 * n) for n in range(2, 11)]
    tried += [Tried(4, n, 100, min(100, 130 - 10 * n)) for n in range(3, 11)]
    weights = estimate(tried, [2, 4], 10)
    two, told = nearest(weights, [2, 4], 2, 10, (0.5, 0.7))
    assert two == 5
    assert 0.5 < told < 0.7
    assert nearest(weights, [2, 4], 4, 10, (0.5, 0.7))[0] == 7
    assert nearest(weights, [2, 4], 4, 10, (0.5, 0.7), least=9)[0] == 9


def test_more_of_them_are_never_offered_fewer_foes_and_who_is_too_late_has_lost() -> None:
    name, late = (
        "the-audit-first-{}",
        max(int(t.what) for t in adventure("the-audit").script.triggers if t.on == "round"),
    )
    won = [
        Night(name.format(n), at, ("odo",) * size, "success", rounds=20)
        for n in (3, 9)
        for at in range(4)
        for size in (1, 2)
    ]
    games = [
        n if n.number < 4 - len(n.party) else Night(n.adventure, n.number, n.party, "success", rounds=late)
        for n in won
    ]
    split = [
        Night(n.adventure, n.number + 10 * len(n.party), n.party, n.result, rounds=n.rounds) for n in games
    ]
    one, two = proposals(tally(Setting(sizes=(1, 2)), split), "good-barrel")
    assert (one.name, one.games, two.name, two.games) == ("the-audit/1", 8, "the-audit/2", 8)
    assert two.better >= one.better
    assert two.success < 1
