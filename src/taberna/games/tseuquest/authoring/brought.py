"""Adventures a table brings with it: nobody vouches for them, so they are checked before they are played."""

import re
from functools import lru_cache
from typing import Final

from taberna.games.tseuquest.authoring.check import unplayable
from taberna.games.tseuquest.options import Brought
from taberna.table.refusal import Refusal, refuse

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
            return refuse("adventure-unfit", name=each.name, count=len(wrong), line=wrong[0].at.line)
    return None


def fits(name: str) -> bool:
    """Whether an adventure may be called so."""
    return len(name) <= LONGEST and NAME.fullmatch(name) is not None
