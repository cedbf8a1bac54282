"""A terminal at a table elsewhere says who plays for whom."""

import pytest

from taberna.cli.company import changes
from taberna.cli.names import sitting
from taberna.server.wire.messages import Sitting
from taberna.texts import Texts

ANN = Sitting("A", "person", "Ann", "", True, "a1")
BOB = Sitting("B", "person", "Bob", "", True, "b1")
BOTS = Sitting("B", "bot", "Bob", "page", True, "b1")
HOUSES = Sitting("B", "bot", "Bob", "page", True, "b1", (), "away")
BEA = Sitting("B", "person", "Bea", "", True, "a1", ("A",))
BOTH = Sitting("A", "person", "Ann", "", True, "a1", ("B",))


@pytest.mark.parametrize(
    "before, after, said",
    [
        ((), (ANN, BOB), ()),
        ((ANN, BOB), (ANN, BOTS), ("A bot plays on for Bob.",)),
        ((ANN, BOTS), (ANN, BOTS), ()),
        ((ANN, BOTS), (ANN, BOB), ("Bob plays again.",)),
        ((ANN, BOB), (ANN, HOUSES), ()),  # the game has told it
        ((), (BOTH, BEA), ("One device plays for Ann, Bea.",)),
        ((BOTH, BEA), (BOTH, BEA), ()),
    ],
)
def test_what_is_said_of_chairs(
    before: tuple[Sitting, ...], after: tuple[Sitting, ...], said: tuple[str, ...]
) -> None:
    texts = Texts("en")
    plain = tuple(
        text.replace("\u2068", "").replace("\u2069", "")
        for text in changes(before, after, sitting(texts, after, {}))
    )
    assert plain == said
