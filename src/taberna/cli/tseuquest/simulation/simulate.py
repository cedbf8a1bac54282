"""`taberna simulate`: adventures played by bots, many times over, and what came of them."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
import typer
from msgspec import convert
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from taberna.bots.tseuquest.evening import HEROES
from taberna.bots.tseuquest.levels import LEVELS
from taberna.bots.tseuquest.measure.balance import verdicts
from taberna.bots.tseuquest.measure.copies import source_of
from taberna.bots.tseuquest.measure.coverage import coverage
from taberna.bots.tseuquest.measure.ladder import proposals
from taberna.bots.tseuquest.measure.night import SIZES, Night, Setting
from taberna.bots.tseuquest.measure.odds import odds
from taberna.bots.tseuquest.measure.pairs import paired
from taberna.bots.tseuquest.measure.plots import Words, calibration_svg, svg
from taberna.bots.tseuquest.measure.rivals import known
from taberna.bots.tseuquest.measure.summary import Summary, summaries
from taberna.bots.tseuquest.measure.tally import Mixed, Overlap, Tally, merge, tally
from taberna.bots.tseuquest.measure.tension import Moment, tensions
from taberna.bots.tseuquest.measure.tune import Course
from taberna.cli.mistakes import Mistake, check_writable, read_bytes, write_bytes
from taberna.cli.tseuquest.bring import is_file, named_options
from taberna.cli.tseuquest.chooser import BEGINNERS
from taberna.cli.tseuquest.simulation.balancing import balance_table, ladder_table
from taberna.cli.tseuquest.simulation.cluster import NoRay, Silent, known_place, play_on_ray
from taberna.cli.tseuquest.simulation.diary import Diary, read_diary
from taberna.cli.tseuquest.simulation.pool import Game, play_all
from taberna.cli.tseuquest.simulation.pool import games as games_of
from taberna.cli.tseuquest.simulation.reports import (
    CHOICES,
    COVERAGE,
    ODDS,
    choices_table,
    coverage_lines,
    coverage_table,
    kept_games,
    odds_tables,
)
from taberna.cli.tseuquest.simulation.tuning import tune
from taberna.games.tseuquest.options import Brought
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.refusal import Refused
from taberna.table.values import Value
from taberna.texts import Texts

MERGE: Final = "merge"
COMPARE: Final = "compare"
"""No adventures' names: then the rest are files."""
TUNE: Final = "tune"
BALANCE: Final = "balance"
MOST: Final = 8
Player: TypeAlias = Callable[[Setting, list[Game]], Iterator[Night]]


class Written(Value, frozen=True):
    """A tally, and beside it what it says."""

    tally: Tally
    summaries: tuple[Summary, ...]
    tension: dict[str, tuple[Moment, ...]] = {}
    """Of each adventure, the chance of success round by round."""


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("simulate", help=say("help-simulate"))
    def simulate(
        what: Annotated[list[str], typer.Argument(help=say("help-simulate-what"), show_default=False)],
        heroes: Annotated[str, typer.Option(help=say("help-simulate-heroes"))] = "simple",
        sorcerer: Annotated[str, typer.Option(help=say("help-simulate-sorcerer"))] = "simple",
        games: Annotated[int, typer.Option(min=1, help=say("help-simulate-games"))] = 100,
        size: Annotated[
            list[int] | None, typer.Option(min=1, max=MOST, help=say("help-simulate-size"))
        ] = None,
        party: Annotated[str, typer.Option(help=say("help-simulate-party"))] = "",
        jobs: Annotated[int, typer.Option(min=1, help=say("help-match-jobs"))] = 1,
        shard: Annotated[str, typer.Option(help=say("help-simulate-shard"))] = "1/1",
        keep: Annotated[Path | None, typer.Option(help=say("help-bench-keep"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
        plot: Annotated[Path | None, typer.Option(help=say("help-simulate-plot"))] = None,
        steps: Annotated[int, typer.Option(min=1, help=say("help-simulate-steps"))] = 20,
        seed: Annotated[int, typer.Option(min=0, help=say("help-simulate-seed"))] = 1,
        on: Annotated[str, typer.Option(help=say("help-simulate-on"))] = "",
        outfits: Annotated[bool, typer.Option("--outfits", help=say("help-simulate-outfits"))] = False,
    ) -> None:
        check_writable(out, say)
        check_writable(plot, say)
        if what[0] == TUNE:
            sizes = tuple(size or SIZES)
            _tuned(what[1:], heroes, sorcerer, games, sizes, seed, steps, keep, jobs, say)
            return
        if what[0] == COMPARE:
            Console().print(_compared([Path(name) for name in what[1:]], say))
            return
        if what[0] in (COVERAGE, ODDS, CHOICES):
            _report(what[0], [Path(name) for name in what[1:]], plot, say)
            return
        if what[0] == BALANCE:
            made = _merged([Path(name) for name in what[1:]], say)
            console, judged, proposed = Console(), verdicts(made, BEGINNERS), proposals(made, BEGINNERS)
            if judged:
                console.print(balance_table(judged, say))
            if proposed:
                console.print(ladder_table(proposed, say))
            return
        if what[0] == MERGE:
            made = _merged([Path(name) for name in what[1:]], say)
        else:
            setting = _setting(heroes, sorcerer, tuple(size or SIZES), party, say)
            names, files = _named(what, say)
            setting = replace(setting, outfits=outfits, files=files)
            part = games_of(names, games, *_shard(shard, say))
            made = _played(setting, part, keep, _player(on, jobs, say), say)
        told = summaries(made)
        if out is not None:
            data = msgspec.json.format(msgspec.json.encode(Written(made, told, tensions(made))), indent=1)
            write_bytes(out, data + b"\n", say)
        if plot is not None:
            words = Words(*(say(f"simulate-{word}") for word in ("success", "sizes", "rounds", "games")))
            write_bytes(plot, svg(made, words).encode(), say)
        Console().print(_table(told, say))


def _report(what: str, paths: list[Path], plot: Path | None, say: Texts) -> None:
    console, nights = Console(), kept_games(paths, say, records=what == COVERAGE)
    if what == COVERAGE:
        met = coverage(nights)
        console.print(coverage_table(met, say))
        for line in coverage_lines(met, say):
            console.print(line, soft_wrap=True, highlight=False, markup=False)
    elif what == CHOICES:
        console.print(choices_table(nights, say))
    else:
        found = odds(nights)
        for table in odds_tables(found, say):
            console.print(table)
        if plot is not None:
            words = (say("simulate-told"), say("simulate-came"))
            write_bytes(plot, calibration_svg(found.calibration, *words).encode(), say)


def _tuned(
    names: list[str],
    heroes: str,
    sorcerer: str,
    games: int,
    sizes: tuple[int, ...],
    seed: int,
    steps: int,
    keep: Path | None,
    jobs: int,
    say: Texts,
) -> None:
    _setting(heroes, sorcerer, sizes, "", say)
    if sorcerer not in LEVELS:
        raise Mistake(say("no-such-bot", name=sorcerer, known=", ".join(LEVELS)))
    if keep is None or not names:
        raise Mistake(say("simulate-tune-what"))
    course = Course(sorcerer, heroes, _known(names, say), games, sizes, seed)
    check_writable(keep, say)
    try:
        tune(course, keep, steps, partial(play_all, jobs=jobs), say)
    except (Mixed, msgspec.DecodeError):
        raise Mistake(say("simulate-other-diary", path=str(keep))) from None


def _setting(heroes: str, sorcerer: str, sizes: tuple[int, ...], party: str, say: Texts) -> Setting:
    bots = known()
    for name in (heroes, sorcerer):
        if name not in bots:
            raise Mistake(say("no-such-bot", name=name, known=", ".join(bots)))
    chosen = tuple(party.split(",")) if party else ()
    wrong = [name for name in chosen if name not in HEROES or chosen.count(name) > 1]
    if wrong:
        raise Mistake(say("simulate-no-hero", name=wrong[0], known=", ".join(HEROES)))
    return Setting(heroes, sorcerer, sizes, chosen)


def _named(what: list[str], say: Texts) -> tuple[tuple[str, ...], tuple[tuple[Brought, ...], ...]]:
    """What to play, by name, and the files of those that are not the house's."""
    names: list[str] = []
    files: dict[str, tuple[Brought, ...]] = {}
    for each in dict.fromkeys(what):
        try:
            options = named_options(each) if is_file(each) else {"adventure": each}
        except Refused as refused:
            raise Mistake(say.refusal(refused.refusal)) from None
        name, brought = str(options["adventure"]), convert(options.get("brought", ()), tuple[Brought, ...])
        if not brought:
            _known([name], say)
        if name in names:
            raise Mistake(say("simulate-two-alike", name=name))
        names.append(name)
        if brought:
            files[name] = brought
    return tuple(names), tuple(files.values())


def _known(names: list[str], say: Texts) -> tuple[str, ...]:
    there = adventures()
    for name in names:
        if name not in there and not source_of(name):
            raise Mistake(say("simulate-no-adventure", name=name, known=", ".join(there)))
    return tuple(dict.fromkeys(names))


def _shard(written: str, say: Texts) -> tuple[int, int]:
    first, _, second = written.partition("/")
    if first.isdecimal() and second.isdecimal() and 1 <= int(first) <= int(second):
        return int(first) - 1, int(second)
    raise Mistake(say("simulate-bad-shard", shard=written))


def _player(on: str, jobs: int, say: Texts) -> Player:
    """Processes of this machine, or Ray."""
    if not on:
        return partial(play_all, jobs=jobs)
    if not known_place(on):
        raise Mistake(say("simulate-no-place", place=on))
    return partial(play_on_ray, jobs=jobs, where=on)


def _played(
    setting: Setting, wanted: tuple[Game, ...], keep: Path | None, player: Player, say: Texts
) -> Tally:
    try:
        diary = Diary(keep, setting, Night) if keep is not None else None
    except (Mixed, msgspec.DecodeError):
        raise Mistake(say("simulate-other-diary", path=str(keep))) from None
    there = {*wanted}
    nights: list[Night] = []
    if diary is not None:
        nights += (night for night in diary.rows if (night.adventure, night.number) in there)
    done = {(night.adventure, night.number) for night in nights}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True, console=Console(stderr=True)) as progress:
        bar = progress.add_task(say("bench-running"), total=len(wanted), completed=len(done))
        try:
            for night in player(setting, [game for game in wanted if game not in done]):
                nights.append(night)
                if diary is not None:
                    diary.write(night)
                progress.advance(bar)
        except NoRay:
            raise Mistake(say("simulate-no-ray")) from None
        except Silent:
            raise Mistake(say("simulate-silent")) from None
    return tally(setting, nights)


def _merged(paths: list[Path], say: Texts) -> Tally:
    if not paths:
        raise Mistake(say("simulate-nothing"))
    parts: list[Tally] = []
    for path in paths:
        try:
            parts.append(msgspec.json.decode(read_bytes(path, say), type=Written).tally)
        except msgspec.DecodeError:
            raise Mistake(say("simulate-no-tally", path=str(path))) from None
    try:
        return merge(parts)
    except Overlap:
        raise Mistake(say("simulate-overlap")) from None
    except Mixed:
        raise Mistake(say("simulate-mixed")) from None


def _compared(paths: list[Path], say: Texts) -> Table:
    """Two diaries, the second against the first."""
    if len(paths) != 2:
        raise Mistake(say("simulate-two-diaries"))
    kept: list[list[Night]] = []
    for path in paths:
        try:
            kept.append(read_diary(read_bytes(path, say))[1])
        except (msgspec.DecodeError, IndexError):
            raise Mistake(say("simulate-no-diary", path=str(path))) from None
    table = Table()
    for head in ("adventure", "games", "first", "second", "gain"):
        table.add_column(say(f"simulate-{head}"), justify="left" if head == "adventure" else "right")
    for row in paired(*kept):
        gain = f"{row.gain:+.1%} ({row.low:+.1%} … {row.high:+.1%})"
        table.add_row(
            row.name or say("simulate-all"), f"{row.games}", f"{row.one:.1%}", f"{row.other:.1%}", gain
        )
    return table


def _table(rows: tuple[Summary, ...], say: Texts) -> Table:
    table = Table(caption=say("simulate-caption"))
    table.add_column(say("simulate-adventure"))
    heads = ("games", "success", "rounds", "lost", "deaths", "potion", "idle", "foe-idle", "traps", "alarm")
    for head in heads:
        table.add_column(say(f"simulate-{head}"), justify="right")
    for row in rows:
        table.add_row(
            row.name,
            f"{row.games}" if not row.failed else f"{row.games} ({row.failed} ✗)",
            f"{row.success:.0%} ({row.low:.0%}-{row.high:.0%})",
            f"{row.rounds}",
            f"{row.life_lost:.1f}",
            f"{row.deaths:.2f}",
            f"{row.with_potion:.0%}",
            f"{row.idle:.1%}",
            f"{row.foe_idle:.1%}",
            f"{row.traps:.2f}",
            f"{row.alarmed:.0%}",
            end_section=False,
        )
    return table
