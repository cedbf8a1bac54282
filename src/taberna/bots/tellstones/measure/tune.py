"""Tuning a player's numbers: small changes, each tried with the same draws as what it would replace, and
kept when it wins more against everybody in the pool. What was reached is written down after every step,
so that a run can be broken off and taken up again."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from taberna.bots.tellstones.core.params import NAMES
from taberna.bots.tellstones.measure.arena import meet
from taberna.bots.tellstones.memory import Params

SCALE: Final[Mapping[str, float]] = {
    "heed": 0.4, "temper": 0.01, "claim_temper": 0.02, "mix": 0.15, "adapt": 0.15,
    "boast": 0.04, "boast_mix": 0.04, "bluff": 0.05, "challenge": 0.03, "impatience": 0.003,
    "peek": 0.03, "peek_doubt": 0.06, "swap": 0.03, "swap_them": 0.05, "swap_us": 0.05, "swap_open": 0.03,
    "hide": 0.03, "hide_down": 0.04, "hide_edge": 0.05, "place": 0.03, "place_line": 0.04,
    "doubt": 0.04, "steal": 0.04, "call": 0.04,
    "rest": 0.03, "wary": 0.1, "burnt": 0.1, "shallow": 0.05, "again": 0.02,
    "study": 0.05, "suspects": 0.04, "spare": 0.2, "patience": 3.0, "bored": 0.04, "keep_up": 0.3,
}  # fmt: skip
"""What may be tuned, and how far a step goes. A memory is not tuned: it is what a level is given."""
LEAST: Final[Mapping[str, float]] = {
    "heed": 0.0, "temper": 0.002, "claim_temper": 0.005, "mix": 0.0, "adapt": 0.0, "impatience": 0.0,
    "rest": 0.0, "wary": 0.0, "burnt": 0.0, "shallow": 0.0, "again": 0.0,
    "patience": 12.0, "bored": 0.02, "spare": 0.0, "suspects": 0.02, "keep_up": 0.0,
}  # fmt: skip
MOST: Final[Mapping[str, float]] = {
    "burnt": 0.9,
    "heed": 5.0,
    "mix": 1.0,
    "adapt": 1.0,
    "temper": 0.1,
    "patience": 40.0,
    "suspects": 0.5,
    "keep_up": 4.0,
}
AT_ONCE: Final = 6
LONG: Final = 40
TEDIUM: Final = 0.004
"""What a turn beyond LONG costs: who only peeks wins slowly, and bores."""
ROOM: Final = 10_000_000
"""Games have numbers; a step uses those of its own."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    params: dict[str, float]
    step: int = 0
    games: int = 0
    kept: int = 0
    share: float = 0.0
    """Against the pool, in the last step that was kept."""


def named(params: Params) -> dict[str, float]:
    return dict(zip(NAMES, params, strict=True))


def in_order(numbers: Mapping[str, float]) -> Params:
    return tuple(float(numbers[name]) for name in NAMES)


def load(path: Path, start: Params) -> Progress:
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=Progress)
    return Progress(params=named(start))


def save(path: Path, progress: Progress) -> None:
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(progress)) + b"\n")
    unfinished.replace(path)


def tune(
    progress: Progress, pool: Mapping[str, Params], games: int, each: int, seed: int,
    kept: Callable[[Progress], None], *, refresh: bool = False, tedium: float = TEDIUM,
) -> Progress:  # fmt: skip
    """Until so many games were played, `each` against everyone in the pool at a step. With `refresh` the
    pool also holds what the player itself was when it last changed. Without `tedium` only winning counts."""
    while progress.games < games:
        rivals = dict(pool)
        now = in_order(progress.params)
        if refresh:
            rivals["itself"] = now
        tried = _changed(progress, seed)
        first = progress.step * each % ROOM
        before = _against(now, rivals, each, seed, first, tedium)
        after = _against(in_order(tried), rivals, each, seed, first, tedium)
        progress = replace(progress, step=progress.step + 1, games=progress.games + 2 * each * len(rivals))
        if after > before:
            progress = replace(progress, params=tried, share=after, kept=progress.kept + 1)
        kept(progress)
    return progress


def _changed(progress: Progress, seed: int) -> dict[str, float]:
    chance = Random(f"{seed} {progress.step}")
    tried = dict(progress.params)
    for name in chance.sample(sorted(SCALE), AT_ONCE):
        value = tried[name] + chance.gauss(0.0, SCALE[name])
        tried[name] = round(min(MOST.get(name, 1.0), max(LEAST.get(name, -1.0), value)), 5)
    return tried


def _against(
    params: Params, rivals: Mapping[str, Params], each: int, seed: int, first: int, tedium: float
) -> float:
    """The mean share of points: a drawn game is worth a quarter, so that nobody is tuned to shuffle for
    ever."""
    total = 0.0
    for rival in rivals.values():
        score = meet(params, rival, each, seed, first=first)
        total += (score.won + 0.25 * score.capped) / score.games
        total -= tedium * max(0.0, score.turns / score.games - LONG)
    return total / len(rivals)
