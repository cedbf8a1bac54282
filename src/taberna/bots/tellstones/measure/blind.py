"""Games of the levels without their names, for a reader who sorts them by how they play."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import Final, NamedTuple

from taberna.bots import AnyBot, any_bot
from taberna.bots.tellstones.levels import LADDER, bot
from taberna.bots.tellstones.measure.engine import AnyPlay, play_game
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.table.game import any_game
from taberna.table.play import told
from taberna.table.seats import SPECTATOR
from taberna.texts import Texts, say

OPTIONS: Final = Options(last_orders="on", turns_max=400)
CALLED: Final = {"A": "Left", "B": "Right"}


class Told(NamedTuple):
    level: str
    """For whoever has the key."""
    lines: tuple[str, ...]


def games(each: int, seed: int, texts: Texts, levels: tuple[str, ...] = LADDER) -> Iterator[Told]:
    """So many of each level, which plays both chairs, in an order that says nothing."""
    seeds = ((level, f"blind {seed} {level} {n}") for level in levels for n in range(each))
    for level, drawn_from in sorted(seeds, key=lambda pair: blake2b(pair[1].encode()).digest()):
        yield Told(level, tuple(_lines(level, drawn_from, texts)))


def _lines(level: str, seed: str, texts: Texts) -> Iterator[str]:
    """What somebody beside the table saw, with the seconds that each of them thought."""
    game, lines = any_game(GAME), list[str]()
    thought: list[int] = []

    def watch(before: AnyPlay, after: AnyPlay) -> None:
        seen = game.view(after.state, SPECTATOR)
        was = game.view(before.state, SPECTATOR) if before.seq else seen
        said = [
            say(phrase, texts, lambda seats: CALLED[seats[0]])
            for event in told(game, after.moments, SPECTATOR)
            for phrase in (game.phrases(event, was, seen, SPECTATOR) if game.phrases else ())[:1]
        ]
        pause = f"{thought.pop() / 1000:4.1f} s  " if thought else "        "
        if said:
            lines.append(pause + " ".join(said))

    play_game(OPTIONS, dict.fromkeys("AB", _timed(level, thought)), seed, watch)
    return iter(lines)


def _timed(level: str, thought: list[int]) -> AnyBot:
    player = any_bot(bot(level))

    def choose(memory, view, legal):  # type: ignore[no-untyped-def]
        action = player.choose(memory, view, legal)
        thought.append(player.pause(memory, view, action))
        return action

    return replace(player, choose=choose)
