"""A file looked over part by part: what is wrong with its form, and what can be made of it all the same."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from taberna.games.tseuquest.authoring.drawing import Drawing, drawing_problems, read_drawing
from taberna.games.tseuquest.authoring.indications import room_problems
from taberna.games.tseuquest.authoring.mend import (
    leave_out,
    mend_drawing,
    mend_names,
    mend_shape,
    said_names,
    written_names,
)
from taberna.games.tseuquest.authoring.names import name_problems
from taberna.games.tseuquest.authoring.problems import Problem, Stop
from taberna.games.tseuquest.authoring.schema import Adventure
from taberna.games.tseuquest.authoring.shape import entry_misfits, misfits
from taberna.games.tseuquest.authoring.syntax import Source, Table
from taberna.games.tseuquest.authoring.things import place_problems
from taberna.games.tseuquest.things.own import NOTHING, Own


@dataclass(frozen=True, slots=True)
class Survey:
    problems: tuple[Problem, ...]
    source: Source
    """As it was written, or as it could be mended."""
    drawing: Drawing | None
    """None: it has no shape at all."""
    said: frozenset[str]
    """Texts that some effect says."""
    named: frozenset[str]
    """What the file calls its own; of this nobody may be told that it is not there."""
    own: Own = NOTHING
    """Held as long as somebody looks at it, where it is not that of the file."""

    @property
    def sound(self) -> bool:
        return not self.problems


def look_over(source: Source, known: Collection[str]) -> Survey:
    """Every part that can be looked at is, also where others are broken."""
    said, named = frozenset(said_names(source.table)), frozenset(written_names(source.table))
    found = list(misfits(source.table, Adventure, source.spots))
    key = source.table.get("key")
    shown = key if isinstance(key, dict) else {}
    found += entry_misfits(shown, source.spots)
    made = mend_shape(source) if found else source
    found += name_problems(made.table, known, made.spots)
    if "map" not in made.table or "face" not in made.table:
        return Survey(tuple(found), made, None, said, named)
    try:
        drawing = read_drawing(made)
    except Stop as stop:
        return Survey((*found, *stop.problems), made, None, said, named)
    found += drawing_problems(drawing, shown, source)
    found += place_problems(made.table, drawing, made.spots)
    found += room_problems(made, drawing)
    if found:
        made, drawing = _mended(source, drawing)
    return Survey(tuple(found), made, drawing, said, named)


def _mended(source: Source, drawing: Drawing) -> tuple[Source, Drawing]:
    """What names no place, or one there is not, is left out."""
    made = mend_shape(source)
    mend_names(made.table)
    key, script = made.table["key"], made.table["script"]
    assert isinstance(key, dict)
    assert isinstance(script, dict)
    drawing = mend_drawing(drawing, key)
    made.table["map"] = "\n".join(drawing.lines)
    script["silence"] = []

    def misplaced(part: str, row: Table) -> bool:
        alone: Table = {part: [row], "script": {}}
        wrong = place_problems(alone, drawing, source.spots)
        return any(wrong) or any(room_problems(replace(source, table=alone), drawing))

    return leave_out(made, misplaced), drawing
