"""No seat can tell two states apart that differ only in what it has no right to know."""

from collections.abc import Callable, Sequence
from itertools import chain

import pytest

from properties.noninterference import Worlds, glaring, leaks_in_play
from properties.planted import IN_HAZARD, IN_TELLSTONES, LEAKS
from properties.tables import HIDING, Table, every_table
from properties.walks import holds, walk, walk_on
from taberna.table.codec import codec, write
from taberna.table.game import AnyGame
from taberna.table.play import Play
from taberna.table.seats import SPECTATOR, Seat

FEW = pytest.mark.parametrize("examples", [3, pytest.param(40, marks=pytest.mark.slow)])
NIGHTS = [range(n * 40, n * 40 + 40) for n in range(5)]
"""The choices of a few games, always the same."""


@FEW
@every_table
def test_nothing_hidden_shows(table: Table, examples: int) -> None:
    holds(unshown, table, examples)


def unshown(table: Table, choices: Sequence[int]) -> None:
    assert list(leaks_in_play(table, choices)) == []


@FEW
@every_table
def test_what_is_imagined_could_be(table: Table, examples: int) -> None:
    """Sound, readable, not to be told from the truth, and the game goes on from it."""
    holds(imaginable, table, examples, length=24)


def imaginable(table: Table, choices: Sequence[int]) -> None:
    game, notation = table.game, table.game.notation
    for taken in walk(table, choices):
        play = taken.after
        for seat in (*play.seats, SPECTATOR):
            other = game.imagine(play.state, seat, taken.draws)
            assert table.traits.sound(other)
            assert codec(game).state(write(other)) == other
            text = notation.print_position(other)
            assert notation.print_position(notation.parse_position(text, table.options)) == text
            another = game.imagine(other, seat, taken.draws)
            assert list(glaring(Worlds(game, table.traits, seat, play.state, another))) == []
            imagined = Play(game, play.seats, other, play.seq)
            assert all(table.traits.sound(on.after.state) for on in walk_on(table, imagined, choices[:3]))


@pytest.mark.parametrize("table", HIDING)
def test_imagination_varies_what_is_hidden(table: Table) -> None:
    """Else all of the above would hold of a game that hides nothing."""
    varied: set[Seat] = set()
    for taken in chain.from_iterable(walk(table, night) for night in NIGHTS):
        state = taken.after.state
        everybody = (*taken.after.seats, SPECTATOR)
        varied |= {seat for seat in everybody if table.game.imagine(state, seat, taken.draws) != state}
    assert varied == {*everybody}


def is_leaky(table: Table) -> bool:
    return any(True for night in NIGHTS for _ in leaks_in_play(table, night))


def usual(*names: str) -> list[object]:
    """The usual settings of every variant of these games, or of all."""
    return [each for each in HIDING if str(each.id).endswith("-0") and str(each.id).startswith(names or "")]


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("table", usual())
def test_a_planted_leak_is_found(table: Table, leak: str) -> None:
    assert is_leaky(Table(LEAKS[leak](table.game), table.options))


@pytest.mark.parametrize("table", usual())
def test_without_a_leak_none_is_found(table: Table) -> None:
    assert not is_leaky(table)


@pytest.mark.parametrize("leak", IN_HAZARD)
@pytest.mark.parametrize("table", usual("hazard-whispers"))
def test_a_leak_of_a_whisper_is_found(table: Table, leak: str) -> None:
    found_in(IN_HAZARD[leak], table)


@pytest.mark.parametrize("leak", IN_TELLSTONES)
@pytest.mark.parametrize("table", usual("tellstones"))
def test_a_leak_of_a_symbol_is_found(table: Table, leak: str) -> None:
    found_in(IN_TELLSTONES[leak], table)


def found_in(plant: Callable[[AnyGame], AnyGame], table: Table) -> None:
    assert is_leaky(Table(plant(table.game), table.options))
