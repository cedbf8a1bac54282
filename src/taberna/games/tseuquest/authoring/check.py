"""Everything that is wrong with an adventure or a campaign, in the order of its file.

Stage by stage: nothing is made of a part before what it is made from is in order.
"""

from collections.abc import Iterable, Iterator

from taberna.games.tseuquest.authoring.counts import count_problems
from taberna.games.tseuquest.authoring.diagram import campaign_problems
from taberna.games.tseuquest.authoring.drawing import Drawing, drawing_problems, read_drawing
from taberna.games.tseuquest.authoring.indications import deeds, indication_problems, room_problems
from taberna.games.tseuquest.authoring.names import name_problems
from taberna.games.tseuquest.authoring.problems import Problem, Stop
from taberna.games.tseuquest.authoring.prospects import prospect_problems
from taberna.games.tseuquest.authoring.schema import Adventure
from taberna.games.tseuquest.authoring.shape import entry_misfits, misfits
from taberna.games.tseuquest.authoring.syntax import Source, read_source
from taberna.games.tseuquest.authoring.texts import text_problems
from taberna.games.tseuquest.authoring.things import place_problems, thing_problems
from taberna.games.tseuquest.authoring.threat import threat_problems
from taberna.games.tseuquest.plan import Plan, read_plan
from taberna.games.tseuquest.script import OPENING
from taberna.games.tseuquest.shelf import adventures, trials


def check(data: bytes, beside: Iterable[str] = ()) -> tuple[Problem, ...]:
    """`beside`: adventures that lie in the same folder, besides those of the house."""
    try:
        source = read_source(data)
        known = {*adventures(), *trials(), *beside}
        is_campaign = "way" in source.table and "map" not in source.table
        found = campaign_problems(source, known) if is_campaign else _adventure(source, known)
        return _sorted(found)
    except Stop as stop:
        return _sorted(stop.problems)


def read_checked(data: bytes, beside: Iterable[str] = ()) -> tuple[Plan, Drawing]:
    """A plan that can be drawn; it stops where a file is not even that."""
    source = read_source(data)
    drawing = _drawing(source, {*adventures(), *trials(), *beside})
    return read_plan(source.table, seen=False), drawing


def _sorted(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(problems, key=lambda p: (p.at, p.code)))


def _stop(problems: Iterable[Problem]) -> None:
    found = tuple(problems)
    if found:
        raise Stop(*found)


def _drawing(source: Source, known: set[str]) -> Drawing:
    _stop(count_problems(source))
    _stop(misfits(source.table, Adventure, source.spots))
    key = source.table["key"]
    assert isinstance(key, dict)
    _stop(entry_misfits(key, source.spots))
    drawing = read_drawing(source)
    _stop(
        (
            *drawing_problems(drawing, key, source),
            *name_problems(source.table, known, source.spots),
            *place_problems(source.table, drawing, source.spots),
            *room_problems(source, drawing),
        )
    )
    return drawing


def _adventure(source: Source, known: set[str]) -> Iterator[Problem]:
    drawing = _drawing(source, known)
    plan = read_plan(source.table, seen=False)
    yield from thing_problems(plan, drawing, source.spots)
    done = deeds(plan, drawing, source)
    said = {effect.what for deed in done for effect in deed.effects if effect.do == "say"}
    broken = tuple(indication_problems(plan, done, source))
    yield from broken
    yield from text_problems(plan.script.texts, OPENING, said, source.spots)
    yield from threat_problems(plan, source.spots)
    if not broken:
        yield from prospect_problems(plan, done, drawing, source.spots)
