"""Everything that is wrong with an adventure or a campaign, in the order of its file.

Too much of anything is refused before it is gone into. After that every part is looked at: where one is
broken the others are read as well as they can be, and only what would follow from that is left unsaid.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from taberna.games.tseuquest.authoring.counts import count_problems
from taberna.games.tseuquest.authoring.diagram import campaign_problems
from taberna.games.tseuquest.authoring.drawing import Drawing
from taberna.games.tseuquest.authoring.giveaways import giveaway_problems
from taberna.games.tseuquest.authoring.indications import deeds, indication_problems
from taberna.games.tseuquest.authoring.mend import leave_out_own, written_names
from taberna.games.tseuquest.authoring.own import own_mistakes, own_problems
from taberna.games.tseuquest.authoring.problems import Path, Problem, Spot, Stop
from taberna.games.tseuquest.authoring.prospects import prospect_problems
from taberna.games.tseuquest.authoring.schema import Campaign
from taberna.games.tseuquest.authoring.slips import slip_problems
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.survey import Survey, look_over
from taberna.games.tseuquest.authoring.syntax import Source, read_source
from taberna.games.tseuquest.authoring.texts import text_problems
from taberna.games.tseuquest.authoring.things import thing_problems
from taberna.games.tseuquest.authoring.threat import threat_problems
from taberna.games.tseuquest.things.own_file import KINDS
from taberna.games.tseuquest.things.plan import Plan, read_plan
from taberna.games.tseuquest.things.script import CLOSING, OPENING
from taberna.games.tseuquest.things.shelf import KEPT, adventures, laid_out, trials
from taberna.table.refusal import Refused

Beside: TypeAlias = Mapping[str, tuple[str, ...]]
"""Adventures that lie in the same folder, and what each of them says may follow it."""
NONE: Final[Beside] = {}


def check(data: bytes, beside: Beside = NONE) -> tuple[Problem, ...]:
    try:
        source = read_source(data)
        if _is_campaign(source):
            return _sorted(campaign_problems(source, _known(beside), beside))
        return _adventure(data, _asked(source, _known(beside)))
    except Stop as stop:
        return _sorted(stop.problems)


def _known(beside: Iterable[str]) -> frozenset[str]:
    return frozenset((*adventures(), *trials(), *beside))


def _asked(source: Source, known: frozenset[str]) -> frozenset[str]:
    """Of the adventures there are, those that matter to this one: all where it names one that is not there,
    to tell which are. So a file is gone into once, wherever it lies."""
    script = source.table.get("script")
    named = script.get("next") if isinstance(script, dict) else None
    if isinstance(named, list) and all(isinstance(name, str) and name in known for name in named):
        return frozenset(named)
    return known


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
    survey = _survey(data, _asked(read_source(data), _known(beside)))
    if survey.drawing is None or not survey.sound:
        raise Stop(*survey.problems)
    return laid_out(survey.source.text), survey.drawing


def unplayable(data: bytes, beside: Iterable[str] = ()) -> tuple[Problem, ...]:
    """What keeps the rules from laying it out, and no more than that: a record of an adventure stays true
    when what is asked of its texts and its prospects becomes stricter."""
    try:
        survey = _survey(data, _asked(read_source(data), _known(beside)))
    except Stop as stop:
        return _sorted(stop.problems)
    if survey.drawing is None or not survey.sound:
        return _sorted(survey.problems)
    plan = laid_out(survey.source.text)
    done = deeds(plan, survey.drawing, survey.source)
    things = thing_problems(plan, survey.drawing, survey.source.spots)
    return _sorted((*things, *indication_problems(plan, done, survey.source)))


def _sorted(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Each once: the parts of a file are looked at from several sides."""
    found = {(p.at, p.code, repr(p.params)): p for p in problems}
    return tuple(found[place] for place in sorted(found))


@lru_cache(maxsize=KEPT)
def _survey(data: bytes, known: frozenset[str]) -> Survey:
    source = read_source(data)
    too_much = tuple(count_problems(source))
    if too_much:
        raise Stop(*too_much)
    unmade = {row: found for row, found in own_mistakes(source) if not found.warning}
    return _without_own(source, known, frozenset(unmade)) if unmade else look_over(source, known)


def _without_own(source: Source, known: frozenset[str], unmade: frozenset[Path]) -> Survey:
    """What is wrong with its own things, and with all the rest as far as that can be told without them."""
    wrong = tuple(found for found in own_problems(source) if not found.warning)
    names = frozenset(written_names([source.table.get(word) for word in KINDS]))
    made, own = leave_out_own(source, unmade)
    rest = look_over(made, known)
    problems = tuple(found for found in rest.problems if not _seeming(found, names))
    return replace(rest, problems=(*wrong, *problems), named=rest.named | names, own=own)


_ABSENT: Final = (
    "effect-unknown",
    "no-group",
    "trigger-what",
    "no-trap",
    "two-alike",
    "starts-few",
    "no-item",
    "no-figure",
    "figure-kind",
    "key-nowhere",
)
"""What may only seem so where something could not be made."""
_LACKING: Final = ("effect-nothing", "effect-fleeting", "effect-what")
"""Said of an effect that lacks something; it may only seem so where a part of it could not be read."""


def _seeming(found: Problem, names: Collection[str]) -> bool:
    return found.code in _ABSENT and found.params.get("name", "") in names


@lru_cache(maxsize=KEPT)
def _adventure(data: bytes, known: frozenset[str]) -> tuple[Problem, ...]:
    survey = _survey(data, known)
    if survey.sound:
        return _sorted(_story(survey))
    try:
        later = tuple(_story(survey))
    except Refused:  # what was mended makes no plan; its mistakes have been found all the same
        later = ()
    seeming = ("", *survey.named)
    unread = _around(read_source(data).spots, survey.problems)
    told = (p for p in later if not _seeming(p, seeming) and not (p.code in _LACKING and p.at in unread))
    return _sorted((*survey.problems, *told))


def _around(spots: Spots, problems: Iterable[Problem]) -> frozenset[Spot]:
    """Where everything begins in which one of these is."""
    at = {found.at for found in problems}
    inside = [path for found in (spots.values, spots.keys) for path, spot in found.items() if spot in at]
    return frozenset(spots.of(*path[:n]) for path in inside for n in range(1, len(path)))


def _story(survey: Survey) -> Iterator[Problem]:
    """What stands on the plan, what happens, what is said, and whether it can be won."""
    source, drawing = survey.source, survey.drawing
    yield from own_problems(source)
    texts = source.table.get("text", {})
    assert isinstance(texts, dict)
    yield from text_problems(texts, OPENING, survey.said.union(CLOSING), source.spots)
    if drawing is None:
        return
    plan = laid_out(source.text) if survey.sound else read_plan(source.table, seen=False)
    yield from thing_problems(plan, drawing, source.spots)
    yield from giveaway_problems(plan, drawing, source.spots)
    done = deeds(plan, drawing, source)
    broken = tuple(indication_problems(plan, done, source))
    yield from broken
    yield from slip_problems(plan, done, source.table, source.spots)
    if survey.sound:
        yield from threat_problems(plan, source.spots)
    if survey.sound and not broken:
        yield from prospect_problems(plan, done, drawing, source.spots)
