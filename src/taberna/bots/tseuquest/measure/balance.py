"""Whether an adventure is as hard as it should be, for every size of party (TQ-G174), and how much should
stand against them instead."""

from typing import Final, Literal, TypeAlias

from taberna.bots.tseuquest.measure.copies import lay_aside, rung_of
from taberna.bots.tseuquest.measure.night import Setting
from taberna.bots.tseuquest.measure.summary import Summary, summaries
from taberna.bots.tseuquest.measure.tally import Tally
from taberna.games.tseuquest.authoring.threat import threat
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.shelf import plan_of
from taberna.table.values import Value

Finding: TypeAlias = Literal["easy", "hard", "fits", "open"]
"""`open`: too few games to say."""

USUAL: Final = (0.50, 0.70)
FIRST: Final = (0.75, 0.90)
"""Of the adventure that a table begins with."""
ROUNDS: Final = (8, 20)
STEEP: Final = 1.0
"""How much of the threat a whole of success is worth: set by eye, so that a step never overshoots by much."""


class Verdict(Value, frozen=True):
    name: str
    """An adventure and a size: `adventure/4`."""
    games: int
    success: float
    low: float
    high: float
    wanted: tuple[float, float]
    finding: Finding
    fallen: float
    rounds: int
    threat: int
    """What stands against a party of this size now."""
    better: int
    """What should, as far as one can tell: to be tried, and simulated again."""


def verdicts(tally: Tally, first: str) -> tuple[Verdict, ...]:
    """Of each size of party; `first` is the adventure that a table begins with."""
    sizes = [row for row in summaries(tally) if "/" in row.name and not rung_of(row.name.rpartition("/")[0])]
    return tuple(_verdict(row, first, tally.setting) for row in sizes)


def _verdict(row: Summary, first: str, setting: Setting) -> Verdict:
    name, _, size = row.name.rpartition("/")
    brought = setting.brought(name)
    if not brought:
        lay_aside(name)
    wanted = FIRST if name == first and not brought else USUAL
    plan = plan_of(Options(brought=brought), name)
    now, found = threat(plan, int(size)), finding(row, wanted)
    middle = sum(wanted) / 2
    by = STEEP * (row.success - middle) if found in ("easy", "hard") else 0.0
    return Verdict(
        row.name,
        row.games,
        row.success,
        row.low,
        row.high,
        wanted,
        found,
        row.fallen,
        row.rounds,
        now,
        round(now * (1 + by)),
    )


def finding(row: Summary, wanted: tuple[float, float]) -> Finding:
    """Sure only where the whole interval lies on one side."""
    least, most = wanted
    if row.low > most:
        return "easy"
    if row.high < least:
        return "hard"
    return "fits" if least <= row.low and row.high <= most else "open"
