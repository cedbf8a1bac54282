"""Something wrong with a file: where, which, and what its words need; they are in locales/."""

import re
from typing import Final, TypeAlias

from taberna.games.tseuquest.things.own import LETTERS, MARK
from taberna.table.refusal import Parameter
from taberna.table.values import Value

Path: TypeAlias = tuple[str | int, ...]
"""Where in a TOML document: keys, and places in arrays."""


_DIGEST: Final = re.compile(rf"{MARK}[a-p]{{{LETTERS}}}")


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
    return Problem(code, at, _as_written(params))


def warning(code: str, at: Spot, **params: Parameter) -> Problem:
    return Problem(code, at, _as_written(params), warning=True)


def _as_written(params: dict[str, Parameter]) -> dict[str, Parameter]:
    """Own things by the ids that their author gave them."""
    return {k: _DIGEST.sub("", v) if isinstance(v, str) else v for k, v in params.items()}
