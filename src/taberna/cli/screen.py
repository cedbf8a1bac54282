"""The parts of a screen that are the same for every game: what happened, what is asked, what can be done."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from taberna.cli.menu import Choice, Menu
from taberna.table.values import Action

WIDEST_LABEL: Final = 60
PART: Final = 3
"""A list takes at most this part of the lines of a screen, where it can."""


def question(ask: str, menu: Menu[Action], foot: str, *, ahead: bool) -> RenderableType:
    """What is asked and what can be answered; with `ahead`, also what each answer would ask next."""
    return Group(Text(ask, style="bold yellow"), Choices(menu, ahead=ahead), Text(foot, style="dim"))


class Choices:
    """One below the other; in two columns where they would take more than their part of the screen."""

    def __init__(self, menu: Menu[Action], *, ahead: bool) -> None:
        self._choices, self._ahead = menu.choices, ahead

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        choices = self._choices
        if len(choices) <= console.height // PART:
            yield self._rows(choices)
            return
        if all(choice.key == choice.label for choice in choices):  # squares: there may be dozens
            yield Text("  ".join(choice.key for choice in choices), style="bold cyan")
            return
        half = -(-len(choices) // 2)
        sides = Table.grid(padding=(0, 2, 0, 0), expand=True)
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        sides.add_row(self._rows(choices[:half]), self._rows(choices[half:]))
        yield sides

    def _rows(self, choices: Sequence[Choice[Action]]) -> Table:
        rows = Table.grid(padding=(0, 2, 0, 0))
        widest = max((cell_len(choice.key) for choice in choices), default=0)
        labels = max((cell_len(choice.label) for choice in choices), default=0)
        rows.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=widest)
        rows.add_column(style="bold", no_wrap=True, min_width=min(labels, WIDEST_LABEL))
        rows.add_column(style="dim")  # the one that gives way where there is no room
        for choice in choices:
            keys = _keys(choice) if self._ahead else ""
            note = Text(f"{choice.note} {keys}".strip(), no_wrap=True, overflow="ellipsis")
            style = "not bold dim" if choice.closed else ""
            label = "" if choice.label == choice.key else choice.label
            rows.add_row(Text(choice.key, style=style), Text(label, style=style), note)
        return rows


def in_full(menu: Menu[Action]) -> str:
    """Every choice with its whole note, however little room there is beside the board."""
    rows = (
        (f"{choice.key}  {choice.label}", f"   {choice.note}" if choice.note else "")
        for choice in menu.choices
    )
    return "\n".join(line for row in rows for line in row if line)


def _keys(choice: Choice[Action]) -> str:
    """What comes next, where it is short enough to be seen at a glance."""
    then = choice.then
    if not isinstance(then, Menu):
        return ""
    return f"({' '.join(c.key for c in then.choices)})"
