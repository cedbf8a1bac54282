"""Several actions at once tell a seat no more than it is told by doing them (TQ-G204)."""

from itertools import chain

import pytest

from properties.batches import Tally, busy, leaks_in_batches
from properties.oracles import ORACLES
from properties.tables import Table, every_hiding_table, quickly_and_long
from properties.test_noninterference import VARIANTS

HARMLESS = {
    "hazard": {"a refusal decided after a reveal", "a refusal decided before a reveal"},
    "tellstones": {"a refusal decided before a reveal"},
    "tseuquest": set[str](),
}
"""No refusal of Hazard hangs on what was lifted; and a stone of Tellstones never shows nothing."""
PLANTED = [
    (variant, oracle)
    for variant, tables in VARIANTS.items()
    for oracle in ORACLES
    if oracle not in HARMLESS[tables[0].game.name]
]


@quickly_and_long
@every_hiding_table
@pytest.mark.rule("TQ-G204")
def test_a_batch_is_no_oracle(table: Table, times: int) -> None:
    tally = Tally()
    assert list(leaks_in_batches(table, busy(table, times), tally=tally)) == []
    assert tally.shown > 0
    assert tally.refused > 0
    assert tally.cut > 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_batches_are_also_done_to_the_end(variant: str) -> None:
    """Else all of the above would hold of a table that does the first action and no other."""
    assert any(to_the_end(table) for table in VARIANTS[variant])


def to_the_end(table: Table) -> bool:
    tally = Tally()
    return any(not [*leaks_in_batches(table, (taken,), tally=tally)] and tally.whole for taken in busy(table))


@pytest.mark.parametrize("variant, oracle", PLANTED)
def test_a_planted_oracle_is_found(variant: str, oracle: str) -> None:
    leaks = (leaks_in_batches(table, busy(table, 2), ORACLES[oracle]) for table in VARIANTS[variant])
    assert any(True for _ in chain.from_iterable(leaks))
