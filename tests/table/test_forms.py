"""Forms filled in by lot."""

from taberna.table.dice import Draws
from taberna.table.forms import Form, Within, fill_by_lot


def test_every_number_of_a_range_is_drawn_and_no_other() -> None:
    draws = Draws(b"forms", "test")
    for low, high in ((3, 7), (0, 2), (-2, 1), (5, 5)):
        drawn = {
            fill_by_lot(Form("pay", {"gold": Within(low, high)}), draws, str)["gold"] for _ in range(200)
        }
        assert drawn == set(range(low, high + 1))
