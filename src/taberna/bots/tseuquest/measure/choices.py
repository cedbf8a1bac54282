"""Whether somebody or something is always right or always wrong to choose: success with it and without it.
Who goes, what was bought and which cards were dealt is drawn before the game, and nothing else differs."""

from collections.abc import Iterable, Sequence
from typing import Final

from taberna.bots.tseuquest.measure.night import Night
from taberna.bots.tseuquest.measure.summary import SURE
from taberna.games.tseuquest.things.library import CARDS, SHEETS
from taberna.table.values import Value

FEWEST: Final = 10
"""Games with it; fewer say nothing."""


class Choice(Value, frozen=True):
    kind: str
    name: str
    games: int
    with_it: float
    without: float
    gain: float
    """With it less without it, adventure by adventure, each size of party for itself."""
    low: float
    high: float


def choices(nights: Iterable[Night]) -> tuple[Choice, ...]:
    played = [night for night in nights if night.result in ("success", "failure")]
    heroes = [sheet.id for sheet in SHEETS.values() if sheet.kind == "hero"]
    bought = sorted({item for night in played for item in night.bought})
    rows = [_choice("hero", name, played, [name in night.party for night in played]) for name in heroes]
    rows += [_choice("object", name, played, [name in night.bought for night in played]) for name in bought]
    rows += [
        _choice("card", name, played, [f"dealt.{name}" in night.met for night in played]) for name in CARDS
    ]
    return tuple(sorted((r for r in rows if r is not None), key=lambda r: (-len(r.kind), r.kind, -r.gain)))


def _choice(kind: str, name: str, played: Sequence[Night], has: Sequence[bool]) -> Choice | None:
    """Compared among the games of one adventure and one size of party, and weighed by how much they say."""
    if sum(has) < FEWEST:
        return None
    cells: dict[tuple[str, int], tuple[list[bool], list[bool]]] = {}
    for night, there in zip(played, has, strict=True):
        cell = cells.setdefault((night.adventure, len(night.party)), ([], []))
        cell[0 if there else 1].append(night.result == "success")
    gain = weight = spread = 0.0
    for one, other in cells.values():
        if one and other:
            much = len(one) * len(other) / (len(one) + len(other))
            share = (sum(one) + sum(other) + 1) / (len(one) + len(other) + 2)
            gain += much * (sum(one) / len(one) - sum(other) / len(other))
            spread += much * share * (1 - share)
            weight += much
    if not weight:
        return None
    half = SURE * spread**0.5 / weight
    won = [night.result == "success" for night in played]
    with_it = [w for w, there in zip(won, has, strict=True) if there]
    without = [w for w, there in zip(won, has, strict=True) if not there]
    return Choice(
        kind,
        name,
        len(with_it),
        sum(with_it) / len(with_it),
        sum(without) / max(1, len(without)),
        gain / weight,
        gain / weight - half,
        gain / weight + half,
    )
