"""Something wrong with a file: where, which, and what its words need; they are in locales/."""

from typing import TypeAlias

from taberna.table.refusal import Parameter
from taberna.table.values import Value

Path: TypeAlias = tuple[str | int, ...]
"""Where in a TOML document: keys, and places in arrays."""


class Spot(Value, frozen=True, order=True):
    line: int
    column: int


class Problem(Value, frozen=True):
    code: str
    at: Spot
    params: dict[str, Parameter]
    warning: bool = False
    """The adventure can be played all the same."""


class Stop(Exception):
    """Nothing further can be said before this is mended."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*(problem.code for problem in problems))
        self.problems = problems


def problem(code: str, at: Spot, **params: Parameter) -> Problem:
    return Problem(code, at, params)


def warning(code: str, at: Spot, **params: Parameter) -> Problem:
    return Problem(code, at, params, warning=True)
