"""`taberna simulate tune`: a Sorcerer's weights, trial by trial; the file goes on where it was cut off."""

from pathlib import Path

import msgspec
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from taberna.bots.tseuquest.measure.tally import Mixed
from taberna.bots.tseuquest.measure.tune import Course, Plays, Trial, make_trial, reached
from taberna.texts import Texts


def read_trials(path: Path, course: Course) -> list[Trial]:
    """What was done before; a last line that is not whole is done again."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if whole and msgspec.json.decode(whole[0], type=Course) != course:
        raise Mixed
    if not whole:
        whole = [msgspec.json.encode(course) + b"\n"]
    if whole != lines:
        path.write_bytes(b"".join(whole))
    return [msgspec.json.decode(line, type=Trial) for line in whole[1:]]


def tune(course: Course, path: Path, number: int, plays: Plays, say: Texts) -> None:
    """Until there are so many trials."""
    trials = read_trials(path, course)
    with Console(stderr=True).status(say("bench-running")):
        while len(trials) < number:
            trials.append(make_trial(course, trials, plays))
            with path.open("ab") as file:
                file.write(msgspec.json.encode(trials[-1]) + b"\n")
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
