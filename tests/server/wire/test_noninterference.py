"""The frames that a seat is sent do not depend on what it may not know: recorded games, every variant."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from house import ALL
from properties.planted import odd
from properties.tables import TRAITS, Table
from sampled import one_quickly
from server.night import house
from server.wire.twins import Noon, Twins, sit_down
from taberna.server.tables import catching_up, stories
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.telling import tell_presence
from taberna.server.wire.messages import Changed
from taberna.table.codec import write
from taberna.table.commits import Told
from taberna.table.differences import Put
from taberna.table.forms import Legal
from taberna.table.phrase import Phrase
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event

STEPS = 120
TOGETHER = 8
FREE = {"message_rate": 1e6, "message_burst": 1_000_000, "sockets_guest": 1000, "tables_guest": 1000}

GAMES = {game.name: game for game in ALL.values()}
VARIANTS = [
    (name, variant)
    for name, game in GAMES.items()
    for variant in game.variants
    if any(TRAITS[name].hides(options) for options in game.study.settings(variant))
]
variants = pytest.mark.parametrize("name, variant", VARIANTS, ids=["-".join(v) for v in VARIANTS])


async def played(
    folder: Path,
    name: str,
    variant: str,
    games: int,
    registry: str = "house:ALL",
    start: str = "",
    often: int = 0,
) -> tuple[list[str], list[Twins]]:
    """So many games of a variant, each with another setting and another observer, and what was found."""
    options = GAMES[name].study.settings(variant)
    twins: list[Twins] = []
    found: list[str] = []
    some = asyncio.Semaphore(TOGETHER)
    async with house(folder, time=Noon(), games=registry, **FREE) as there:
        known = there.context.desk.games[name]

        async def one(number: int) -> None:
            async with some:
                table = Table(known, options[number % len(options)])
                observers = (*known.seats(table.options)[0], SPECTATOR)
                pair = await sit_down(there, table, observers[number % len(observers)], number)
                if start:
                    pair.begin_from(start)
                pair.often = often
                twins.append(pair)
                found.extend(await pair.play(STEPS))

        await asyncio.gather(*(one(number) for number in range(games)))
    return found, twins


def check(folder: Path, name: str, variant: str, games: int) -> None:
    found, twins = asyncio.run(played(folder, name, variant, games))
    assert found == []
    assert sum(pair.compared for pair in twins) > 20 * games
    assert sum(pair.entitled for pair in twins) > 0


@variants
def test_a_few_games(name: str, variant: str, tmp_path: Path) -> None:
    """Every seat of a duel or of a small party watches once, and one who only watches."""
    check(tmp_path, name, variant, 4)


async def by_the_clock(folder: Path, games: int) -> list[Twins]:
    """Duels with clocks that run, one after the other, for they share the time of day."""
    twins: list[Twins] = []
    time = Noon()
    async with house(folder, time=time, heartbeat=3600.0, **FREE) as there:
        known = there.context.desk.games["tellstones"]
        for number in range(games):
            clock = ("5+3", "1+0", "2d")[number % 3]
            table = Table(known, msgspec.structs.replace(known.study.settings("duel")[0], clock=clock))
            pair = await sit_down(there, table, ("A", "B", SPECTATOR)[number % 3], 1000 + number)
            pair.time = time
            assert await pair.play(STEPS) == []
            twins.append(pair)
    return twins


@pytest.mark.rule("TS-7.1")
def test_by_the_clock(tmp_path: Path) -> None:
    twins = asyncio.run(by_the_clock(tmp_path, 3))
    assert all(pair.true.hosted.clock is not None for pair in twins)
    assert sum(pair.taken_back for pair in twins) > 0


@pytest.mark.slow
@pytest.mark.rule("TS-7.1")
def test_a_hundred_games_by_the_clock(tmp_path: Path) -> None:
    twins = asyncio.run(by_the_clock(tmp_path, 100))
    assert sum(pair.taken_back for pair in twins) > 100


# A hundred of every variant and more, with batches among them: test_batches.py.


# -- the test itself is tried: leaks planted to be found


PLANTED = ["IN_VIEW", "IN_LEGAL", "IN_REFUSAL", "EVENT_LESS", "PADDED", "TOLD_ALL"]


@pytest.mark.parametrize("registry", one_quickly("IN_LEGAL", PLANTED))
def test_a_leak_of_the_game_is_found(registry: str, tmp_path: Path) -> None:
    found, _ = asyncio.run(played(tmp_path, "tellstones", "duel", 4, f"server.wire.planted:{registry}"))
    assert found


@pytest.mark.parametrize(
    "registry", one_quickly("LENGTH_OF_A_SEARCH", [*PLANTED, "FIGURES_IN_VIEW", "LENGTH_OF_A_SEARCH"])
)
def test_a_leak_of_the_plan_is_found(registry: str, tmp_path: Path) -> None:
    found, _ = asyncio.run(played(tmp_path, "tseuquest", "adventure", 4, f"server.wire.planted:{registry}"))
    assert found


MET = """
map = '''
+-+-+-+-+-+
|h . . .dq|
+ + + + +-+
|k . . g|.|
+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
k = { hero = "sela", seat = "B" }
g = { minion = "goblin" }
q = { antagonist = "warlock", hidden = true }
"""
"""Chance brings adventurers before an adversary too seldom to count on."""


def test_a_leak_of_what_is_in_pockets_is_found(tmp_path: Path) -> None:
    leaky = "server.wire.planted:POCKETS_IN_VIEW"
    found, _ = asyncio.run(played(tmp_path, "tseuquest", "adventure", 4, leaky, MET))
    assert found


def test_nothing_shows_before_an_adversary(tmp_path: Path) -> None:
    found, twins = asyncio.run(played(tmp_path, "tseuquest", "adventure", 4, start=MET))
    assert found == []
    assert sum(pair.compared for pair in twins) > 80


def test_a_field_of_the_server_that_leaks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A time that depends on what is hidden, by one millisecond."""
    right = stories.Story.told

    def leaking(story: stories.Story, seat: Seat) -> Changed[Action, Event] | None:
        message = right(story, seat)
        return message and msgspec.structs.replace(message, at=message.at + odd(story._play.state))

    monkeypatch.setattr(stories.Story, "told", leaking)
    found, _ = asyncio.run(played(tmp_path, "tellstones", "duel", 4))
    assert found


@pytest.mark.parametrize("field", ["view", "legal", "tellings"])
def test_a_change_that_depends_on_what_is_hidden_is_found(
    field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit too many, a list that is the same and sent again, a sentence by somebody who knows more."""
    right = stories.Story.told

    def leaking(story: stories.Story, seat: Seat) -> Changed[Action, Event] | None:
        message = right(story, seat)
        if message is None or not odd(story._play.state):
            return message
        more = {
            "view": (*msgspec.json.decode(write(message.view)), Put(("bell",), False)),
            "legal": message.legal or Legal(),
            "tellings": (Told(message.seq, (), ((Phrase("bell"),),)),),
        }
        return msgspec.structs.replace(message, **{field: more[field]})

    monkeypatch.setattr(stories.Story, "told", leaking)
    found, _ = asyncio.run(played(tmp_path, "tellstones", "duel", 4))
    assert found


def test_a_message_that_only_comes_with_a_secret_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = catching_up.advance

    def leaking(hosted: Hosted, *given: object) -> None:
        right(hosted, *given)  # type: ignore[arg-type]
        if hosted.play is not None and odd(hosted.play.state):
            tell_presence(hosted)

    monkeypatch.setattr("taberna.server.tables.playing.advance", leaking)
    found, _ = asyncio.run(played(tmp_path, "tellstones", "duel", 4))
    assert found
