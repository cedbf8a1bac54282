"""`taberna simulate tune`: a Sorcerer's weights, trial by trial; the file goes on where it was cut off."""

from pathlib import Path

from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from taberna.bots.tseuquest.measure.tune import Course, Plays, Trial, make_trial, reached
from taberna.cli.tseuquest.simulation.diary import Diary
from taberna.texts import Texts


def tune(course: Course, path: Path, number: int, plays: Plays, say: Texts) -> None:
    """Until there are so many trials."""
    diary = Diary(path, course, Trial)
    trials = diary.rows
    with Console(stderr=True).status(say("bench-running")):
        while len(trials) < number:
            trials.append(make_trial(course, trials, plays))
            diary.write(trials[-1])
    Console().print(_table(trials, say))
    print(f"[{course.level}]")
    for name, value in asdict(reached(course, trials)).items():
        print(f"{name} = {value}")


def _table(trials: list[Trial], say: Texts) -> Table:
    table = Table()
    for head in ("step", "before", "after"):
        table.add_column(say(f"simulate-{head}"), justify="right")
    table.add_column(say("simulate-kept"))
    for trial in trials:
        table.add_row(
            f"{trial.number + 1}", f"{trial.before:.1%}", f"{trial.after:.1%}", "✓" if trial.kept else ""
        )
    return table
