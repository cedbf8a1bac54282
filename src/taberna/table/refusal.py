"""Why something was not done: a code and parameters, put into words where it is shown."""

from typing import Final, TypeAlias

import msgspec

from taberna.table.values import Value

Parameter: TypeAlias = str | int
LONGEST: Final = 160
"""Characters of what somebody sent that are quoted to them."""


class Refusal(Value, frozen=True):
    code: str
    params: dict[str, Parameter] = msgspec.field(default_factory=dict)


class Refused(Exception):
    """A refusal on its way up from a reader of text or files; decisions return theirs instead."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.params}" if refusal.params else refusal.code)
        self.refusal = refusal


def refuse(code: str, **params: Parameter) -> Refusal:
    return Refusal(code, params)


def quoted(refusal: Refusal) -> dict[str, Parameter]:
    """Its parameters, as they are sent to somebody whose own words may be among them, at any length."""
    return {
        name: value[:LONGEST] if isinstance(value, str) else value for name, value in refusal.params.items()
    }


def words(refusal: Refusal) -> str:
    """For whoever reads codes: authors of scenarios and of games."""
    params = ", ".join(f"{name} {value!r}" for name, value in refusal.params.items())
    return f"{refusal.code} ({params})" if params else refusal.code
