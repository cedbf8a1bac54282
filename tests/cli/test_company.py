"""A terminal at a table elsewhere says who plays for whom."""

import pytest

from taberna.cli.names import sitting
from taberna.cli.presence import changes
from taberna.server.wire.messages import Sitting
from taberna.texts import Texts

ANN = Sitting("A", "person", "Ann", "", True, "a1")
GONE_ANN = Sitting("A", "person", "Ann", "", False, "a1")
BOB = Sitting("B", "person", "Bob", "", True, "b1")
BOTS = Sitting("B", "bot", "Bob", "page", True, "b1")
HOUSES = Sitting("B", "bot", "Bob", "page", True, "b1", (), "away")
GONE = Sitting("B", "person", "Bob", "", False, "b1")
UP = Sitting("B", "kept", "Bob", "", False, "b1")
NOBODY = Sitting("B", "open", "", "", False, "")
BEA = Sitting("B", "person", "Bea", "", True, "a1", ("A",))
BOTH = Sitting("A", "person", "Ann", "", True, "a1", ("B",))


@pytest.mark.parametrize(
    "before, after, said",
    [
        ((), (ANN, BOB), ()),
        ((ANN, BOB), (ANN, BOTS), ("A bot takes over for Bob.",)),
        ((ANN, BOTS), (ANN, BOTS), ()),
        ((ANN, BOTS), (ANN, BOB), ("Bob is playing again.",)),
        ((ANN, BOB), (ANN, HOUSES), ()),  # the game has told it
        ((), (BOTH, BEA), ("Playing on one device: Ann, Bea.",)),
        ((BOTH, BEA), (BOTH, BEA), ()),
        ((ANN, BOB), (ANN, GONE), ("Bob has left the table.",)),
        ((ANN, BOB), (ANN, UP), ("Bob has left the table.",)),
        ((ANN, GONE), (ANN, UP), ()),
        ((ANN, UP), (ANN, BOB), ("Bob is back at the table.",)),
        ((ANN, GONE), (ANN, BOTS), ("A bot takes over for Bob.",)),
        ((ANN, NOBODY), (ANN, BOB), ()),
        ((ANN, BOB), (GONE_ANN, BOB), ()),  # who reads it knows whether she is there
    ],
)
def test_what_is_said_of_chairs(
    before: tuple[Sitting, ...], after: tuple[Sitting, ...], said: tuple[str, ...]
) -> None:
    texts = Texts("en")
    plain = tuple(
        text.replace("\u2068", "").replace("\u2069", "")
        for text in changes(before, after, sitting(texts, after, {}), "A")
    )
    assert plain == said
