"""The diagram of a campaign: which adventure follows which, where one must go and where one may choose."""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from taberna.games.tseuquest.authoring.problems import Problem, Stop, problem, warning
from taberna.games.tseuquest.authoring.schema import Campaign
from taberna.games.tseuquest.authoring.shape import misfits, unknown
from taberna.games.tseuquest.authoring.syntax import Source
from taberna.games.tseuquest.authoring.texts import text_problems
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.shelf import adventure, adventures, trials


def campaign_problems(
    source: Source, known: Collection[str], beside: Mapping[str, tuple[str, ...]]
) -> Iterator[Problem]:
    """The adventures say what follows what, and only there do the rules read it: a diagram must show all of
    it, and nothing else."""
    wrong = tuple(misfits(source.table, Campaign, source.spots))
    if wrong:
        raise Stop(*wrong)
    written = msgspec.convert(source.table, Campaign)
    spots = source.spots
    if written.begins not in known:
        yield unknown("no-adventure", written.begins, tuple(known), spots, ("begins",))
    for n, way in enumerate(written.way):
        if way.after not in known:
            yield unknown("no-adventure", way.after, tuple(known), spots, ("way", n, "after"))
        for m, name in enumerate(way.follows):
            if name not in known:
                yield unknown("no-adventure", name, tuple(known), spots, ("way", n, "follows", m))
        own = _next(way.after, beside)
        if own is not None and set(own) != set(way.follows):
            at = spots.of("way", n, "follows")
            file, here = (", ".join(names) or "none" for names in (own, way.follows))
            yield problem("way-differs", at, name=way.after, known=file, written=here)
        if way.after in [other.after for other in written.way[:n]]:
            yield problem("way-twice", spots.of("way", n, "after"), name=way.after)
    yield from _unreached(written, source)
    yield from _unwritten(written, source, beside)
    yield from text_problems(written.text, ("title", "line"), _closing(written), spots)


def _closing(written: Campaign) -> Collection[str]:
    """Texts for when it is over: of its ends, of the adventures before them, of every adventurer."""
    leads = {way.after for way in written.way if way.follows}
    names = {written.begins, *leads, *(name for way in written.way for name in way.follows)}
    ends = [f"{'way' if name in leads else 'end'}-{name}" for name in names]
    heroes = [sheet.id for sheet in SHEETS.values() if sheet.kind == "hero"]
    return {*ends, *(f"{how}-{hero}" for hero in heroes for how in ("home", "fell"))}


def _next(name: str, beside: Mapping[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """What an adventure says may follow it; None: nobody knows."""
    if name in beside:
        return beside[name]
    return adventure(name).script.next if name in (*adventures(), *trials()) else None


def _unwritten(written: Campaign, source: Source, beside: Mapping[str, tuple[str, ...]]) -> Iterator[Problem]:
    """Adventures that lead on, and of which the diagram says nothing."""
    after = {way.after for way in written.way}
    places = [(written.begins, source.spots.of("begins"))]
    places += [
        (name, source.spots.of("way", n, "follows", m))
        for n, way in enumerate(written.way)
        for m, name in enumerate(way.follows)
    ]
    for name, at in dict(reversed(places)).items():
        own = _next(name, beside)
        if own and name not in after:
            yield problem("way-missing", at, name=name, known=", ".join(own))


def _unreached(written: Campaign, source: Source) -> Iterator[Problem]:
    follows = {way.after: way.follows for way in written.way}
    reached, fringe = {written.begins}, [written.begins]
    while fringe:
        for name in follows.get(fringe.pop(), ()):
            if name not in reached:
                reached.add(name)
                fringe.append(name)
    for n, way in enumerate(written.way):
        if way.after not in reached:
            yield problem("way-unreached", source.spots.of("way", n, "after"), name=way.after)
    if all(follows.get(name) for name in reached):
        yield warning("way-endless", source.spots.of("begins"))
