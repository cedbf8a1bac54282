"""Many nights added up. Whole numbers only, so that it is the same tally in whatever order they were played,
by however many processes, and however it was put together from parts."""

from collections import Counter
from collections.abc import Iterable

from taberna.bots.tseuquest.measure.night import Night, Setting
from taberna.table.values import Value


class Tally(Value, frozen=True):
    setting: Setting
    played: dict[str, tuple[tuple[int, int], ...]] = {}
    """Of each adventure, the games from one number to another that are in it."""
    cells: dict[str, dict[str, int]] = {}
    """`adventure/size of the party`, and what was counted there."""


class Overlap(ValueError):
    """The same game twice."""


class Mixed(ValueError):
    """Games of different players, or of different content."""


def tally(setting: Setting, nights: Iterable[Night]) -> Tally:
    played: dict[str, list[tuple[int, int]]] = {}
    cells: dict[str, Counter[str]] = {}
    for night in nights:
        played.setdefault(night.adventure, []).append((night.number, night.number))
        cell = cells.setdefault(f"{night.adventure}/{len(night.party)}", Counter())
        cell.update(dict(_counted(night)))
    return _made(setting, played, cells)


def merge(tallies: Iterable[Tally]) -> Tally:
    parts = [*tallies]
    settings = {part.setting for part in parts}
    if len(settings) != 1:
        raise Mixed
    played: dict[str, list[tuple[int, int]]] = {}
    cells: dict[str, Counter[str]] = {}
    for part in parts:
        for name, spans in part.played.items():
            played.setdefault(name, []).extend(spans)
        for name, counts in part.cells.items():
            cells.setdefault(name, Counter()).update(counts)
    return _made(settings.pop(), played, cells)


def _made(
    setting: Setting, played: dict[str, list[tuple[int, int]]], cells: dict[str, Counter[str]]
) -> Tally:
    return Tally(
        setting,
        {name: _joined(spans) for name, spans in sorted(played.items())},
        {name: {key: n for key, n in sorted(counts.items()) if n} for name, counts in sorted(cells.items())},
    )


def _joined(spans: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    joined: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if joined and first <= joined[-1][1]:
            raise Overlap(first)
        if joined and first == joined[-1][1] + 1:
            joined[-1] = joined[-1][0], last
        else:
            joined.append((first, last))
    return tuple(joined)


def _counted(night: Night) -> Iterable[tuple[str, int]]:
    """Every number under a name of its own; what has a kind, a place or a round, with that after a dot."""
    counts = night.counts
    found: Counter[str] = Counter(games=1)
    found[night.result] += 1
    found[f"rounds.{night.rounds}"] += 1
    if night.result == "success":
        found[f"won.{night.rounds}"] += 1
    for name in night.party:
        found[f"with.{name}"] += 1
        found[f"won-with.{name}"] += night.result == "success"
    for name in (
        "turns",
        "idle",
        "foe_turns",
        "foe_idle",
        "lost",
        "traps",
        "needless",
        "surprises",
        "potions",
        "left_over",
        "noises",
        "cards",
        "vain",
        "foe_cards",
        "foe_vain",
        "rooms",
    ):
        found[name] += getattr(counts, name)
    found["somebody-fell"] += bool(counts.deaths)
    for death in counts.deaths:
        found["deaths"] += 1
        found["deaths-with-potion"] += death.potion
        found[f"death-by.{death.by or '-'}"] += 1
        found[f"death-at.{death.square}"] += 1
        found[f"death-of.{death.hero}"] += 1
    if counts.alarm:
        found[f"alarm.{counts.alarm}"] += 1
    for trigger in counts.triggers:
        found[f"trigger.{trigger}"] += 1
    for kind, times in counts.idle_kinds.items():
        found[f"idle.{kind}"] += times
    for kind, times in counts.deeds.items():
        found[f"deed.{kind}"] += times
    for kind, times in counts.foe_deeds.items():
        found[f"foe-deed.{kind}"] += times
    return found.items()
