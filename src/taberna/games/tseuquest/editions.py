"""TseuQuest of before: what it had otherwise than today's (docs/decisions/0010)."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.games.tseuquest.flow.events import PlanLaid
from taberna.games.tseuquest.flow.tale import Events
from taberna.games.tseuquest.secrets.worded import in_words_of
from taberna.games.tseuquest.things.script import Script
from taberna.table.editions import Edition

Otherwise: TypeAlias = Mapping[str, Mapping[str, object]]
"""By an adventure's name, fields of its script."""

FIRST: Final = Edition("1", "bfe3c66f6f0d888eeb27080e39d630163e140a7a6aff6ab96883d2c461aab067")
"""Of 0.1: what was played by it has ended."""

BEFORE: Final[Mapping[Edition, Otherwise]] = {
    # With four adventures instead of twelve, of which the audit was the last.
    Edition("2", "706b717e71141f5fe71d2a624b652fd0383cd4ca4561e393660192b426fa13cf"): {
        "the-audit": {"next": ()}
    },
    # With the texts of adventures in records and in the hash.
    Edition("2", "1b196935730ca8ad8bc241fa7bc92200f0dc1781ebba7146506581f5e17b3556"): {},
}


def alike(began: Edition, kept: Events, decided: Events) -> bool:
    """Whether a record of an edition before has what is decided today: the same deeds, in the words that its
    own plan was laid with, and its adventures as that edition had them."""
    if len(kept) != len(decided) or began not in BEFORE:
        return False
    own: Script | None = None
    for was, now in zip(kept, decided, strict=True):
        if isinstance(was, PlanLaid) and isinstance(now, PlanLaid):
            own, other = was.script, BEFORE[began].get(was.script.name, {})
            script = replace(now.script, texts=own.texts, edition="", box=0, **other)
            same = was == replace(now, script=script)
        else:
            same = was == (now if own is None else in_words_of(own, now))
        if not same:
            return False
    return True
