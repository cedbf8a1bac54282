"""`taberna simulate coverage`, `odds` and `choices`: what kept games say of the box, of the evenings and of
what somebody chose."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

from taberna.bots.tseuquest.measure.choices import choices
from taberna.bots.tseuquest.measure.coverage import Coverage
from taberna.bots.tseuquest.measure.night import Night
from taberna.bots.tseuquest.measure.odds import Odds
from taberna.bots.tseuquest.measure.recorded import night_of
from taberna.cli.mistakes import Mistake, read_bytes
from taberna.cli.tseuquest.simulation.diary import read_diary
from taberna.games.tseuquest.game import GAME
from taberna.table.load import read
from taberna.table.refusal import Refused
from taberna.texts import Texts

COVERAGE: Final = "coverage"
ODDS: Final = "odds"
CHOICES: Final = "choices"


def kept_games(paths: list[Path], say: Texts, *, records: bool = False) -> list[Night]:
    """Of all these files, each game once: what `--keep` wrote, and records where they say enough."""
    if not paths:
        raise Mistake(say("simulate-kept-files"))
    found: dict[tuple[str, int, str], Night] = {}
    for path in paths:
        data = read_bytes(path, say)
        try:
            setting, nights = read_diary(data)
            for night in nights:
                found[night.adventure, night.number, f"{setting}"] = night
        except (msgspec.DecodeError, IndexError):
            found[str(path), 0, ""] = _recorded(path, data, say, allowed=records)
    return [*found.values()]


def _recorded(path: Path, data: bytes, say: Texts, *, allowed: bool) -> Night:
    try:
        night = night_of(read(data, GAME)) if allowed else None
    except (Refused, msgspec.DecodeError):
        night = None
    if night is None:
        raise Mistake(say("simulate-no-diary", path=str(path)))
    return night


def coverage_table(found: Coverage, say: Texts) -> Table:
    table = Table(caption=say("simulate-coverage-caption", games=found.games))
    table.add_column(say("simulate-kind"))
    for head in ("there", "often", "seldom", "never"):
        table.add_column(say(f"simulate-{head}"), justify="right")
    for kind in found.kinds:
        counts = (kind.there, kind.often, len(kind.seldom), len(kind.never))
        table.add_row(say(f"simulate-kind-{kind.kind}"), *map(str, counts))
    return table


def coverage_lines(found: Coverage, say: Texts) -> Iterator[str]:
    """By name, what was met too seldom, and in how many games; and what never was."""
    for kind in found.kinds:
        name = say(f"simulate-kind-{kind.kind}")
        if kind.seldom:
            met = ", ".join(f"{each} {times}" for each, times in kind.seldom)
            yield f"{name} · {say('simulate-seldom')}: {met}"
        if kind.never:
            yield f"{name} · {say('simulate-never')}: {', '.join(kind.never)}"


def odds_tables(found: Odds, say: Texts) -> tuple[Table, Table]:
    """How far the estimate can be believed, and how long each adventure stays open by it."""
    believed = Table(
        caption=say("simulate-odds-caption", brier=f"{found.brier:.3f}", baseline=f"{found.baseline:.3f}")
    )
    for head in ("told", "came", "moments", "games"):
        believed.add_column(say(f"simulate-{head}"), justify="right")
    for row in found.calibration:
        came = f"{row.came:.0%} ({row.low:.0%}-{row.high:.0%})"
        believed.add_row(f"{row.told:.0%}", came, f"{row.moments}", f"{row.games}")
    stayed = Table(caption=say("simulate-tense-caption"))
    stayed.add_column(say("simulate-adventure"))
    for head in ("games", "third", "still"):
        stayed.add_column(say(f"simulate-{head}"), justify="right")
    for tense in found.tense:
        still = f"{tense.still:.0%} ({tense.low:.0%}-{tense.high:.0%})"
        stayed.add_row(tense.name, f"{tense.games}", f"{tense.begins:.0%}", still)
    return believed, stayed


def choices_table(nights: list[Night], say: Texts) -> Table:
    table = Table(caption=say("simulate-choices-caption"))
    for head in ("kind", "name"):
        table.add_column(say(f"simulate-{head}"))
    for head in ("games", "with", "without", "gain"):
        table.add_column(say(f"simulate-{head}"), justify="right")
    for row in choices(nights):
        table.add_row(
            say(f"simulate-kind-{row.kind}"),
            row.name,
            f"{row.games}",
            f"{row.with_it:.0%}",
            f"{row.without:.0%}",
            f"{row.gain:+.1%} ({row.low:+.1%} … {row.high:+.1%})",
        )
    return table
