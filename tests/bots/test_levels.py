"""Levels and personalities: data that fits together, and players that can play everything."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from bots.parlour import gather
from taberna.bots.players import PLAYERS
from taberna.bots.tellstones import mind, repartee, talk
from taberna.bots.tellstones.core.crowd import MEMORIES
from taberna.bots.tellstones.core.params import BUDGET, HONEST, P_SLIP, P_TAU
from taberna.bots.tellstones.core.plain import count_blank
from taberna.bots.tellstones.levels import LADDER, ORACLE, PERSONALITIES, level, names
from taberna.bots.tellstones.memory import Memory, Params
from taberna.games.tellstones.actions import Boast, Steal, Swap
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.table.commits import Telling
from taberna.table.play import tell
from taberna.texts import LANGUAGES, texts

SETTINGS = [options for variant in GAME.variants for options in GAME.study.settings(variant)]


def test_what_one_may_meet_is_what_the_ladder_remembers() -> None:
    ladder = [level(name).params for name in LADDER]
    assert [(par[P_TAU], par[P_SLIP], par[BUDGET]) for par in ladder] == list(MEMORIES[:-1])


def test_everybody_can_be_found() -> None:
    assert PLAYERS["tellstones"]["king"].name == "king"
    assert set(names()) < set(PLAYERS["tellstones"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_and_a_sentence(language: str) -> None:
    say = texts(language)
    for name in (*LADDER, ORACLE, *PERSONALITIES, "plain", "random"):
        assert say(f"bot-{name}")
        assert say(f"bot-{name}-about")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("about", [about for about in repartee.SITUATIONS if about != repartee.TELL])
def test_everything_that_is_said_can_be_said(language: str, about: str) -> None:
    for variant in range(1, repartee.VARIANTS + 1):
        assert "{" not in texts(language)(f"bot-says-{about}-{variant}", symbol="C")


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_a_game_in_every_setting(options: Options) -> None:
    played = replace(options, last_orders="on", turns_max=60)
    seats = GAME.seats(played)[0]
    rungs = [level(name).params for name in ("squire", "king-trickster", "plain", "random")]
    players = {seat: rungs[place % 4] for place, seat in enumerate(seats)}
    parlour = gather(played, players, "every setting")
    assert sum(1 for _ in parlour.turns()) > 0
    assert parlour.play.state.outcome is not None


def bluffs(page: Params) -> int:
    """How often it claimed a Line that it knew it could not prove, in games with one that boasts a lot."""
    options, count = replace(SETTINGS[0], last_orders="on", turns_max=60), 0
    for n in range(25):
        parlour = gather(options, {"A": page, "B": level("plain").params}, f"honest {n}")
        for seat, thought in parlour.turns():
            if seat == "A" and isinstance(thought.action, Boast | Steal):
                (line,) = parlour.memories["A"].lines
                count += count_blank(list(line.own), list(line.board)) > 1
    return count


def test_a_page_never_bluffs_and_a_gambler_does() -> None:
    page = level("page").params
    assert bluffs(page) == 0
    assert bluffs((*page[:HONEST], 0.0, *page[HONEST + 1 :])) > 0
    assert level("page-gambler").params[HONEST] <= 0.0


def test_a_memory_rebuilt_is_the_same() -> None:
    options = replace(SETTINGS[0], last_orders="on", turns_max=60)
    params = level("knight").params
    parlour = gather(options, {"A": params, "B": params}, "rebuilt")
    heard: list[Telling] = []  # type: ignore[type-arg]
    parlour_hear = parlour.hear

    def hear(entry: object) -> None:
        parlour_hear(entry)  # type: ignore[arg-type]
        heard.append(tell(entry, parlour.play, "A"))  # type: ignore[arg-type]

    parlour.hear = hear  # type: ignore[method-assign]
    first = parlour.memories["A"]
    for _ in parlour.turns():
        pass
    again = first
    for telling in heard:
        again = mind.hear(params, again, telling)
    assert again == parlour.memories["A"]
    assert msgspec.json.decode(msgspec.json.encode(again), type=Memory) == again


def test_nobody_talks_twice_in_a_row() -> None:
    page = level("page")
    memory = mind.sit("A", b"chatter")
    options = replace(SETTINGS[0], last_orders="on", turns_max=60)
    parlour = gather(options, {"A": page.params, "B": page.params}, "chatter")
    spoke: list[int] = []
    for seat, thought in parlour.turns():
        memory = parlour.memories[seat]
        view = GAME.view(parlour.play.state, seat)
        if seat == "A" and talk.say(page, memory, view, thought.action) is not None:
            spoke.append(memory.seq)
            parlour.memories["A"] = mind.overhear(memory, "A")
    assert spoke
    assert all(b - a >= talk.SILENCE for a, b in pairwise(spoke))


def test_a_trickster_calls_a_symbol_when_it_mixes() -> None:
    who = level("king-trickster")
    memory = mind.sit("A", b"tell")
    begun = gather(SETTINGS[0], {"A": who.params, "B": who.params}, "tell")
    view = GAME.view(begun.play.state, "A")
    assert talk.situation(memory, view, Swap(1, 2), who) == "symbol"
