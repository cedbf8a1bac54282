"""The diagram of a campaign: which adventure follows which, where one must go and where one may choose."""

from collections.abc import Collection, Iterator

import msgspec

from taberna.games.tseuquest.authoring.problems import Problem, Stop, problem, warning
from taberna.games.tseuquest.authoring.schema import Campaign
from taberna.games.tseuquest.authoring.shape import misfits, unknown
from taberna.games.tseuquest.authoring.syntax import Source
from taberna.games.tseuquest.authoring.texts import text_problems
from taberna.games.tseuquest.shelf import adventure, adventures


def campaign_problems(source: Source, known: Collection[str]) -> Iterator[Problem]:
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
        if way.after in adventures() and set(adventure(way.after).script.next) != set(way.follows):
            said = ", ".join(adventure(way.after).script.next) or "–"
            yield problem("way-differs", spots.of("way", n, "follows"), name=way.after, known=said)
        if way.after in [other.after for other in written.way[:n]]:
            yield problem("way-twice", spots.of("way", n, "after"), name=way.after)
    yield from _unreached(written, source)
    yield from text_problems(written.text, ("title", "line"), (), spots)


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
    if all(name in follows for name in reached):
        yield warning("way-endless", source.spots.of("begins"))
