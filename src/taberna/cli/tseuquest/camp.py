"""Between adventures: what everybody owns, what is for sale, who waits in the reserve, what may come next."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from taberna.cli.names import Names
from taberna.cli.tseuquest.terms import item_name, said, things
from taberna.games.tseuquest.options import Belongings
from taberna.games.tseuquest.phrases.interlude import denied, offered
from taberna.games.tseuquest.previews.in_camp import in_camp
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.refusal import Refusal


def idle_in_camp(view: View) -> Iterator[tuple[str, str, str, Refusal]]:
    """What this seat might look for and can't do, whom and what it is about, and why not."""
    party = zip(view.options.party, view.order, strict=True)
    mine = {hero for chosen, hero in party if chosen.seat == view.seat}
    if not mine or view.seat in view.ready:
        return
    camped = in_camp(view)
    yield from ((one.kind, one.hero, "", one.why) for one in camped.idle if one.hero in mine)
    yield from (("buy", one.hero, one.item, one.why) for one in camped.buys if one.hero in mine)
    yield from (("carry", one.hero, one.item, one.why) for one in camped.carries if one.hero in mine)
    yield from (("ready", "", "", lack.why) for lack in camped.lacks if lack.seat == view.seat)


def camp(view: View, names: Names) -> RenderableType:
    return Group(*(Text(line) for line in plain_camp(view, names)))


def plain_camp(view: View, names: Names) -> tuple[str, ...]:
    return (*_owned(view, names), *_market(view, names), *_word(view, names), *_coming(view, names))


def _owned(view: View, names: Names) -> list[str]:
    known, say = things(names, view), names.texts
    owned = {b.hero: b for b in view.belongings}
    lines: list[str] = []
    for hero in view.order:
        own = owned.get(hero) or Belongings(hero, carried=SHEETS[hero].gear)
        carried = ", ".join(item_name(item, say) for item in own.carried) or "–"
        stored = ", ".join(item_name(item, say) for item in own.stored) or "–"
        lines.append(
            say("camp-hero", figure=known.figure(hero), gold=own.gold, carried=carried, stored=stored)
        )
    fallen = {b.hero for b in view.belongings if b.fallen}
    spare = [s.id for s in SHEETS.values() if s.kind == "hero" and s.id not in (*view.order, *fallen)]
    lines.append(say("camp-reserve", heroes=", ".join(map(known.figure, spare)) or "–"))
    if fallen:
        lines.append(say("camp-fallen", heroes=", ".join(sorted(map(known.figure, fallen)))))
    return lines


def _market(view: View, names: Names) -> list[str]:
    say = names.texts
    wares = ", ".join(f"{item_name(ware.item, say)} ({ware.price})" for ware in view.stock)
    return [say("camp-market", wares=wares)] if wares else []


def _word(view: View, names: Names) -> list[str]:
    """What the Sorcerer offers, and what he objects to (TQ-G202)."""
    phrases = [] if view.deal is None else [offered(view.deal)]
    phrases += [] if view.objection is None else [denied(view.objection)]
    return [names.say(phrase) for phrase in phrases]


def _coming(view: View, names: Names) -> list[str]:
    """TQ-18.5: of what may follow, the title and one line."""
    return [
        names.texts("camp-next", title=said(each.title, names), line=said(each.line, names))
        for each in view.coming
    ]
