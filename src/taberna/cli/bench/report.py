"""Figures as a table and as JSON, and whether what is required of them holds."""

import os
import platform
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.table import Table

from taberna import __version__
from taberna.cli.mistakes import Exit, Mistake, write_bytes
from taberna.table.values import Value
from taberna.texts import Texts


class Bound(Value, frozen=True):
    """What a figure must be: at least, or at most."""

    sense: Literal[">=", "<="]
    value: float

    def holds(self, figure: float) -> bool:
        return figure >= self.value if self.sense == ">=" else figure <= self.value


class Figure(Value, frozen=True):
    name: str
    value: float
    unit: str = ""
    required: Bound | None = None

    @property
    def holds(self) -> bool:
        return self.required is None or self.required.holds(self.value)


class Machine(Value, frozen=True):
    python: str
    system: str
    cores: int


class Report(Value, frozen=True):
    bench: str
    version: str
    machine: Machine
    command: str
    figures: tuple[Figure, ...]


def report(bench: str, command: str, figures: tuple[Figure, ...]) -> Report:
    machine = Machine(
        platform.python_version(), f"{platform.system()} {platform.machine()}", os.cpu_count() or 1
    )
    return Report(bench, __version__, machine, command, figures)


def show(made: Report, say: Texts, out: Path | None) -> None:
    """Prints the table and the JSON; ends with exit 1 where a requirement is missed."""
    table = Table(title=say("bench-title", bench=made.bench))
    table.add_column(say("bench-figure"))
    for head in ("bench-value", "bench-required"):
        table.add_column(say(head), justify="right")
    table.add_column("")
    for figure in made.figures:
        bound = figure.required
        table.add_row(
            figure.name,
            f"{_rounded(figure.value)} {figure.unit}".strip(),
            f"{bound.sense} {_rounded(bound.value)}" if bound else "",
            "" if bound is None else "✓" if figure.holds else "✗",
        )
    data = msgspec.json.format(msgspec.json.encode(made), indent=2)
    if out is not None:
        write_bytes(out, data + b"\n", say)
    Console().print(table)
    print(data.decode())
    missed = [figure.name for figure in made.figures if not figure.holds]
    if missed:
        raise Mistake(say("bench-missed", figures=", ".join(missed)), Exit.FAILED)


def _rounded(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.2f}"
