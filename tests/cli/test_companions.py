"""Companions at the terminal: they say why, and take orders that everybody hears."""

from cli.program import Run

TABLE = ("play", "tseuquest", "good-barrel", "--seed", "7", "--bot", "S=fair")


def test_a_deed_is_followed_by_its_reason(taberna: Run) -> None:
    words = ("--option", "party=A:bruna", "--seat", "S", "--bot", "A=fair")
    told = taberna(*TABLE[:-2], *words, lines="pass\n").out
    assert told.index("Bruna has 2 action points.") < told.index("Bruna – A moment to look around.")


def test_an_order_is_given_by_saying_it(taberna: Run) -> None:
    words = ("--option", "party=A:odo,B:bruna", "--seat", "A", "--bot", "B=fair")
    told = taberna(*TABLE, *words, lines="talk Hold!\npass\n").out
    assert "Not a step further." in told
    assert "Bruna →" not in told
