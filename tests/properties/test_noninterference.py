"""No seat can tell two states apart that differ only in what it has no right to know."""

from collections.abc import Callable, Sequence
from itertools import chain, groupby

import pytest

from properties.noninterference import Worlds, glaring, leaks_in_play
from properties.planted import IN_HAZARD, IN_TELLSTONES, IN_TSEUQUEST, LEAKS
from properties.tables import TABLES, Table, every, every_hiding_table, every_table, hides, quickly_and_long
from properties.walks import NIGHTS, Taken, moments, nights, under_way, unsure, walk_on
from taberna.table.codec import codec, write
from taberna.table.game import AnyGame
from taberna.table.play import Play
from taberna.table.seats import SPECTATOR

VARIED_ENOUGH = 20


@quickly_and_long
@every_table
def test_nothing_hidden_shows(table: Table, times: int) -> None:
    assert list(leaks_in_play(table, moments(table, times))) == []


@quickly_and_long
@every_table
def test_what_is_imagined_could_be(table: Table, times: int) -> None:
    """Sound, readable, not to be told from the truth, and the game goes on from it."""
    imaginable(table, moments(table, times))


def imaginable(table: Table, story: Sequence[Taken]) -> None:
    game, notation = table.game, table.game.notation
    for taken in story:
        play, draws = taken.after, taken.draws
        for seat in (*play.seats, SPECTATOR):
            other = game.study.imagine(play.state, seat, draws)
            assert table.traits.sound(other)
            assert codec(game).state(write(other)) == other
            text = notation.print_position(other)
            assert notation.print_position(notation.parse_position(text, table.options)) == text
            another = game.study.imagine(other, seat, draws)
            assert list(glaring(Worlds(game, table.traits, seat, play.seats, play.state, another))) == []
            imagined = Play(game, play.seats, other, play.seq)
            assert all(table.traits.sound(on.after.state) for on in walk_on(table, imagined, range(3)))


@every_hiding_table
def test_imagination_varies_what_is_hidden(table: Table) -> None:
    """Else all of the above would hold of a game that hides nothing."""
    everything = chain.from_iterable(nights(table, NIGHTS))
    varied = [seats for taken in everything if (seats := unsure(table, taken))]
    assert len(varied) >= VARIED_ENOUGH
    assert frozenset().union(*varied) == {*nights(table, 1)[0][0].after.seats, SPECTATOR}


VARIANTS = {
    f"{game}-{variant}": [*tables]
    for (game, variant), tables in groupby(
        filter(hides, TABLES.values()), lambda table: (table.game.name, table.options.variant)
    )
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_something_is_hidden_whatever_is_under_way(variant: str) -> None:
    """And it is among the moments that are looked at."""
    met: set[str] = set()
    for table in VARIANTS[variant]:
        looked_at = (taken for taken in moments(table) if unsure(table, taken))
        met |= {under_way(table, taken.after.state) for taken in looked_at}
    assert table.traits.hidden_in - met == set()


def is_leaky(table: Table, plant: Callable[[AnyGame], AnyGame]) -> bool:
    """Whether a leak planted in the game is found in the same moments as are looked at without it."""
    leaky = Table(plant(table.game), table.options)
    return any(True for _ in leaks_in_play(leaky, moments(table)))


@pytest.mark.parametrize("leak", LEAKS)
@every_hiding_table
def test_a_planted_leak_is_found(table: Table, leak: str) -> None:
    assert is_leaky(table, LEAKS[leak])


@pytest.mark.parametrize("leak", IN_HAZARD)
@every(hides, "hazard-whispers")
def test_a_leak_of_a_whisper_is_found(table: Table, leak: str) -> None:
    assert is_leaky(table, IN_HAZARD[leak])


@pytest.mark.parametrize("leak", IN_TELLSTONES)
@every(hides, "tellstones")
def test_a_leak_of_a_symbol_is_found(table: Table, leak: str) -> None:
    assert is_leaky(table, IN_TELLSTONES[leak])


@pytest.mark.parametrize("leak", IN_TSEUQUEST)
@every(hides, "tseuquest")
def test_a_leak_of_the_plan_is_found(table: Table, leak: str) -> None:
    assert is_leaky(table, IN_TSEUQUEST[leak])
