"""Adventures a table brings with it: nobody vouches for them, so they are checked before they are played."""

import re
from functools import lru_cache
from typing import Final

from taberna.games.tseuquest.authoring.check import check, unplayable
from taberna.games.tseuquest.authoring.problems import Problem
from taberna.games.tseuquest.options import Brought, Options
from taberna.table.refusal import Parameter, Refusal, refuse

MOST: Final = 8
"""Of one table: a record holds them all in one line."""
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
LONGEST: Final = 40


@lru_cache(maxsize=16)
def unfit_brought(brought: tuple[Brought, ...]) -> Refusal | None:
    names = [each.name for each in brought]
    if len(set(names)) < len(names) or len(names) > MOST:
        return refuse("bad-option", option="brought", value=len(names), known=f"0-{MOST}")
    for each in brought:
        if not fits(each.name):
            return refuse("bad-option", option="brought", value=each.name[:LONGEST], known="a-z 0-9 -")
        wrong = unplayable(each.text.encode(), names)
        if wrong:
            return _unfit(each.name, wrong)
    return None


def unfit_to_open(options: Options) -> Refusal | None:
    """What `adventure check` says of what a new table brings: more is asked of it than of one that was
    played."""
    names = {each.name: () for each in options.brought}
    for each in options.brought:
        wrong = tuple(found for found in check(each.text.encode(), names) if not found.warning)
        if wrong:
            return _unfit(each.name, wrong)
    return None


def _unfit(name: str, wrong: tuple[Problem, ...]) -> Refusal:
    """With the first mistake, for whoever can say it in the words of `adventure check`."""
    first = wrong[0]
    why: dict[str, Parameter] = {f"why-{key}": value for key, value in first.params.items()}
    named: dict[str, Parameter] = {"name": name[:LONGEST], "count": len(wrong), "line": first.at.line}
    return Refusal("adventure-unfit", {**named, "why": first.code, **why})


def fits(name: str) -> bool:
    """Whether an adventure may be called so."""
    return len(name) <= LONGEST and NAME.fullmatch(name) is not None
