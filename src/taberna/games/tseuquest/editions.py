"""TseuQuest of before: what it had otherwise than today's (docs/decisions/0010)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from taberna.games.tseuquest.flow.events import Introduced, PlanLaid
from taberna.games.tseuquest.flow.tale import Events
from taberna.games.tseuquest.secrets.worded import in_words_of
from taberna.games.tseuquest.things.plan import against
from taberna.games.tseuquest.things.script import Script
from taberna.games.tseuquest.things.shelf import plan_before
from taberna.table.editions import Edition
from taberna.table.values import Value


class Otherwise(Value, frozen=True):
    plans: Mapping[str, str] = {}
    """By an adventure's name, of which edition its file was; others were as they are today."""
    scripts: Mapping[str, Mapping[str, object]] = {}
    """By its name, fields of its script that were otherwise even than in that file."""


FIRST: Final = Edition("1", "bfe3c66f6f0d888eeb27080e39d630163e140a7a6aff6ab96883d2c461aab067")
"""Of 0.1: what was played by it has ended."""

FOUR: Final = {
    "good-barrel": "3a11b32959dfe012",
    "quiet-hours": "fc713757b3aa4e91",
    "four-weathers": "e2f3cab56e4ef710",
    "the-audit": "e9f4e507dcaa004c",
}
"""The first four adventures, before their ways home got harder."""

BEFORE: Final[Mapping[Edition, Otherwise]] = {
    # With four adventures instead of twelve, of which the audit was the last.
    Edition("2", "706b717e71141f5fe71d2a624b652fd0383cd4ca4561e393660192b426fa13cf"): Otherwise(
        FOUR, {"the-audit": {"next": ()}}
    ),
    # With the texts of adventures in records and in the hash.
    Edition("2", "1b196935730ca8ad8bc241fa7bc92200f0dc1781ebba7146506581f5e17b3556"): Otherwise(FOUR),
}


def alike(began: Edition, kept: Events, decided: Events) -> bool:
    """Whether a record of an edition before has what is decided today: the same deeds, in the words that its
    own plan was laid with, and its adventures as that edition had them."""
    if len(kept) != len(decided) or began not in BEFORE:
        return False
    own: Script | None = None
    party = next((len(event.heroes) for event in decided if isinstance(event, Introduced)), 0)
    for was, now in zip(kept, decided, strict=True):
        if isinstance(was, PlanLaid) and isinstance(now, PlanLaid):
            own, then = was.script, _laid_before(BEFORE[began], now, party)
            script = replace(then.script, texts=own.texts, edition="", box=0)
            same = was == replace(then, script=script)
        else:
            same = was == (now if own is None else in_words_of(own, now))
        if not same:
            return False
    return True


def _laid_before(otherwise: Otherwise, now: PlanLaid, party: int) -> PlanLaid:
    """The plan as it was laid then for a party of this size."""
    name = now.script.name
    plan = plan_before(name, otherwise.plans.get(name, ""))
    if plan is not None:
        script = replace(plan.script, name=name, since=now.script.since)
        now = PlanLaid(script, plan.doors, plan.scenery, plan.traps, plan.hoards, against(plan, party))
    return replace(now, script=replace(now.script, **otherwise.scripts.get(name, {})))
