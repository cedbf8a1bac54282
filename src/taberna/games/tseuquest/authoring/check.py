"""Everything that is wrong with an adventure or a campaign, in the order of its file.

Too much of anything is refused before it is gone into. After that every part is looked at: where one is
broken the others are read as well as they can be, and only what would follow from that is left unsaid.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from taberna.games.tseuquest.authoring.counts import count_problems
from taberna.games.tseuquest.authoring.diagram import campaign_problems
from taberna.games.tseuquest.authoring.drawing import Drawing
from taberna.games.tseuquest.authoring.indications import deeds, indication_problems
from taberna.games.tseuquest.authoring.problems import Problem, Stop
from taberna.games.tseuquest.authoring.prospects import prospect_problems
from taberna.games.tseuquest.authoring.schema import Campaign
from taberna.games.tseuquest.authoring.survey import Survey, look_over
from taberna.games.tseuquest.authoring.syntax import Source, read_source
from taberna.games.tseuquest.authoring.texts import text_problems
from taberna.games.tseuquest.authoring.things import thing_problems
from taberna.games.tseuquest.authoring.threat import threat_problems
from taberna.games.tseuquest.things.plan import Plan, read_plan
from taberna.games.tseuquest.things.script import OPENING
from taberna.games.tseuquest.things.shelf import adventures, trials

Beside: TypeAlias = Mapping[str, tuple[str, ...]]
"""Adventures that lie in the same folder, and what each of them says may follow it."""
NONE: Final[Beside] = {}


def check(data: bytes, beside: Beside = NONE) -> tuple[Problem, ...]:
    try:
        source = read_source(data)
        known = {*adventures(), *trials(), *beside}
        found = (
            campaign_problems(source, known, beside) if _is_campaign(source) else _adventure(source, known)
        )
        return _sorted(found)
    except Stop as stop:
        return _sorted(stop.problems)


def _is_campaign(source: Source) -> bool:
    return "way" in source.table and "map" not in source.table


def read_campaign(data: bytes, beside: Beside = NONE) -> Campaign | None:
    """A diagram without mistakes; None: it is something else."""
    source = read_source(data)
    if not _is_campaign(source):
        return None
    wrong = [found for found in check(data, beside) if not found.warning]
    if wrong:
        raise Stop(*wrong)
    return msgspec.convert(source.table, Campaign)


def read_checked(data: bytes, beside: Iterable[str] = ()) -> tuple[Plan, Drawing]:
    """A plan that can be drawn; it stops where a file is not even that."""
    source = read_source(data)
    survey = _survey(source, {*adventures(), *trials(), *beside})
    if survey.drawing is None or not survey.sound:
        raise Stop(*survey.problems)
    return read_plan(source.table, seen=False), survey.drawing


def unplayable(data: bytes, beside: Beside = NONE) -> tuple[Problem, ...]:
    """What keeps the rules from laying it out, and no more than that: a record of an adventure stays true
    when what is asked of its texts and its prospects becomes stricter."""
    try:
        survey = _survey(read_source(data), {*adventures(), *trials(), *beside})
    except Stop as stop:
        return _sorted(stop.problems)
    if survey.drawing is None or not survey.sound:
        return _sorted(survey.problems)
    plan = read_plan(survey.source.table, seen=False)
    done = deeds(plan, survey.drawing, survey.source)
    things = thing_problems(plan, survey.drawing, survey.source.spots)
    return _sorted((*things, *indication_problems(plan, done, survey.source)))


def _sorted(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Each once: the parts of a file are looked at from several sides."""
    found = {(p.at, p.code, repr(p.params)): p for p in problems}
    return tuple(found[place] for place in sorted(found))


def _survey(source: Source, known: set[str]) -> Survey:
    too_much = tuple(count_problems(source))
    if too_much:
        raise Stop(*too_much)
    return look_over(source, known)


_ABSENT: Final = ("effect-unknown", "no-group", "trigger-what", "no-trap", "two-alike", "starts-few")
"""What may only seem so where something could not be made."""


def _adventure(source: Source, known: set[str]) -> Iterator[Problem]:
    survey = _survey(source, known)
    if survey.sound:
        yield from _story(survey)
        return
    yield from survey.problems
    try:
        later = tuple(_story(survey))
    except Exception:
        # What makes a plan is written for files without mistakes; these have been told.
        later = ()
    for found in later:
        seeming = found.code in _ABSENT and found.params.get("name", "") in ("", *survey.named)
        if not seeming:
            yield found


def _story(survey: Survey) -> Iterator[Problem]:
    """What stands on the plan, what happens, what is said, and whether it can be won."""
    source, drawing = survey.source, survey.drawing
    texts = source.table.get("text", {})
    assert isinstance(texts, dict)
    yield from text_problems(texts, OPENING, survey.said, source.spots)
    if drawing is None:
        return
    plan = read_plan(source.table, seen=False)
    yield from thing_problems(plan, drawing, source.spots)
    done = deeds(plan, drawing, source)
    broken = tuple(indication_problems(plan, done, source))
    yield from broken
    if survey.sound:
        yield from threat_problems(plan, source.spots)
    if survey.sound and not broken:
        yield from prospect_problems(plan, done, drawing, source.spots)
