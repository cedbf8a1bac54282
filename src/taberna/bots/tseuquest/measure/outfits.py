"""What a party has bought before, and which elements it draws from: in a campaign they come with more than
their sheets give them. By lot, so that with and without a thing differ in nothing but the thing."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from taberna.bots import AnyBot
from taberna.games.tseuquest.chapters.campaign import no_room
from taberna.games.tseuquest.flow.actions import Element
from taberna.games.tseuquest.options import Belongings, Campaign
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.table.dice import Draws
from taberna.table.forms import Legal
from taberna.table.values import Action, View

THINGS: Final = 2
"""That each has bought."""


@cache
def shops(name: str) -> tuple[str, ...]:
    """What could be bought in all adventures that may lie before this one; before the first, everything."""
    before: set[str] = set()
    fringe = [name]
    while fringe:
        after = fringe.pop()
        for other in adventures():
            if other not in before and after in adventure(other).script.next:
                before.add(other)
                fringe.append(other)
    sold = {item for other in (before or adventures()) for item in adventure(other).script.stock}
    return tuple(sorted(sold & ITEMS.keys()))


def outfits(name: str, number: int, party: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """What each adventurer has bought."""
    return {
        hero: tuple(Draws(b"outfit", f"{name} {number}", hero, 0).shuffled(shops(name))[:THINGS])
        for hero in party
    }


def campaign_with(bought: Mapping[str, tuple[str, ...]]) -> Campaign:
    return Campaign(
        tuple(Belongings(hero, carried=_carried(SHEETS[hero].gear, new)) for hero, new in bought.items())
    )


def _carried(gear: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    """What is new goes before what the sheet gives, as far as there are hands for it (TQ-18.4)."""
    carried: tuple[str, ...] = ()
    for item in (*new, *gear):
        if no_room((*carried, item)) is None:
            carried = (*carried, item)
    return carried


def with_drawn_elements(bot: AnyBot, name: str, number: int) -> AnyBot:
    """Who otherwise plays as it does: left to itself, it would never draw from half of the decks."""

    def choose(memory: object, view: View, legal: Legal[Action]) -> Action:
        elements = [action for action in legal.actions if isinstance(action, Element)]
        if not elements:
            return bot.choose(memory, view, legal)
        return Draws(b"element", f"{name} {number}", f"{elements}").one(elements)

    return replace(bot, choose=choose)
