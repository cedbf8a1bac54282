"""The parts of a screen that are the same for every game: what happened, what is asked, what can be done."""

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taberna.cli.menu import Choice, Menu
from taberna.table.values import Action

WIDEST_LABEL: Final = 60


def question(ask: str, menu: Menu[Action], foot: str, *, ahead: bool) -> RenderableType:
    """What is asked and what can be answered; with `ahead`, also what each answer would ask next."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    widest = max((cell_len(choice.key) for choice in menu.choices), default=0)
    labels = max((cell_len(choice.label) for choice in menu.choices), default=0)
    rows.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=widest)
    rows.add_column(style="bold", no_wrap=True, min_width=min(labels, WIDEST_LABEL))
    rows.add_column(style="dim")  # the one that gives way where there is no room
    for choice in menu.choices:
        keys = _keys(choice) if ahead else ""
        note = Text(f"{choice.note} {keys}".strip(), no_wrap=True, overflow="ellipsis")
        style = "not bold dim" if choice.closed else ""
        rows.add_row(Text(choice.key, style=style), Text(choice.label, style=style), note)
    return Group(Text(ask, style="bold yellow"), rows, Text(foot, style="dim"))


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
