"""Between adventures: put on the best one has, hand on what another could use better, spend gold on what
helps, and say that one is ready.

All of it leads towards the same load, so it comes to an end.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeVar

from taberna.games.tseuquest.chapters.campaign import no_room
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.options import Belongings
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS, RULES, SHEETS

T = TypeVar("T", bound=TseuQuestAction)
Allowed = tuple[TseuQuestAction, ...]
Load = tuple[str, ...]

WORN: Final = ("body", "head")
HANDS: Final = ("hand", "two-hands")
TOOL: Final = 0.4
USEFUL: Final = 0.3
"""Of anything that does something when it is used."""
LIFE: Final = 0.35
"""A life point that can be drunk."""
DRAUGHTS: Final = 3
"""Potions beyond this are a burden."""
HALF: Final = 0.5
"""The second of a kind is worth so much of the first."""
LEAST: Final = 0.05
MORE: Final = 0.4


def choose(view: View, allowed: Allowed) -> TseuQuestAction | None:
    """None: nothing here to be thought about."""
    return next(_ideas(view, allowed), None)


def _some(allowed: Allowed, kind: type[T]) -> tuple[T, ...]:
    return tuple([action for action in allowed if isinstance(action, kind)])


def _ideas(view: View, allowed: Allowed) -> Iterator[TseuQuestAction]:
    if view.deal is not None and actions.Allow() in allowed:
        deal, own = view.deal, belongings(view, view.deal.hero)
        kept = _less(_owned(own), (deal.takes,) if deal.takes else ())
        given = (*kept, *((deal.gives,) if deal.gives else ()))
        fair = worth(own.hero, best_load(own.hero, given)) > worth(own.hero, best_load(own.hero, _owned(own)))
        yield actions.Allow() if fair or (not deal.takes and deal.gold <= 0) else actions.Deny()
    stores, carries = _some(allowed, actions.Store), _some(allowed, actions.Carry)
    said = view.objection
    yield from (s for s in stores if said is not None and (s.hero, s.item) == (said.hero, said.item))
    for hero in _mine(allowed):
        own = belongings(view, hero)
        gift = _gift(view, own)
        left = (said.item,) if said and said.hero == hero else ()
        load = best_load(hero, _less(_owned(own), (*left, gift.item) if gift else left))
        yield from (s for s in stores if s.hero == hero and s.item in _less(own.carried, load))
        yield from (gave for gave in allowed if gave == gift)
        yield from (c for c in carries if c.hero == hero and c.item in _less(load, own.carried))
        yield from _bought(view, allowed, own, load)
    yield from _some(allowed, actions.Ready)


def _mine(allowed: Allowed) -> tuple[str, ...]:
    kinds = actions.Store | actions.Buy | actions.Carry | actions.Sell
    return tuple(dict.fromkeys(action.hero for action in allowed if isinstance(action, kinds)))


def belongings(view: View, hero: str) -> Belongings:
    found = next((b for b in view.belongings if b.hero == hero), None)
    return found or Belongings(hero, carried=SHEETS[hero].gear)


def _owned(own: Belongings) -> Load:
    return (*own.carried, *own.stored)


def _less(row: Load, taken: Load) -> Load:
    """What is left of the row without these, one for one."""
    left = [*row]
    for item in taken:
        if item in left:
            left.remove(item)
    return tuple(left)


# -- what to set out with


def best_load(hero: str, owned: Load) -> Load:
    """The hands, the body, the head and the pack, each by itself."""
    packed = sorted((i for i in owned if ITEMS[i].place == "pack"), key=lambda i: (-_use(hero, i), i))
    load: Load = tuple(packed[: RULES["pack"]])
    for place in WORN:
        worn = [i for i in owned if ITEMS[i].place == place]
        load += tuple(sorted(worn, key=lambda i: (-worth(hero, (i,)), i))[:1])
    held = sorted(i for i in owned if ITEMS[i].place in HANDS)
    grips = [grip for n in (0, 1, 2) for grip in combinations(held, n) if no_room(grip) is None]
    return load + max(grips, key=lambda grip: (worth(hero, grip), grip))


def worth(hero: str, load: Load) -> float:
    """Dice more, mostly: the best weapon counts, and all that protects."""
    sheet, items = SHEETS[hero], [ITEMS[item] for item in load]
    front = 1.0 if sheet.attack > 1 else 0.6
    blow = max((item.attack for item in items), default=0)
    shot = max((item.shot + 0.1 * (not item.range) for item in items if item.shot), default=0.0)
    stops = sum(item.defence + 0.4 * item.armour for item in items)
    tools = TOOL * sum(item.disarm + 0.5 * item.search for item in items)
    packed = [item.id for item in items if item.place == "pack"]
    draughts = sorted((_use(hero, i) for i in packed if _heals(i)), reverse=True)
    others = {i: _use(hero, i) for i in packed if not _heals(i)}
    again = HALF * sum(_use(hero, i) for i in packed if not _heals(i)) - HALF * sum(others.values())
    drunk = sum(value * HALF**n for n, value in enumerate(draughts[:DRAUGHTS]))
    return front * blow + 0.9 * shot + stops + tools + drunk + sum(others.values()) + again


def _heals(item: str) -> int:
    return sum(effect.amount for effect in ITEMS[item].use if effect.do == "heal")


def _use(hero: str, item: str) -> float:
    """Of something in the pack."""
    found = ITEMS[item]
    if _heals(item):
        return LIFE * _heals(item)
    for effect in found.use:
        if effect.do == "restore":
            return USEFUL * effect.amount if SHEETS[hero].magic else 0.0
        if effect.do == "noise" and len(found.use) == 1:
            return 0.0
    if not found.use and not found.price:
        return USEFUL  # a key, for what we know
    return USEFUL if found.use else 0.0


# -- what goes round


def _gift(view: View, own: Belongings) -> actions.Barter | None:
    """What another would have more of than one loses by it: enough more that it does not come back."""
    owned, others = _owned(own), [hero for hero in view.order if hero != own.hero]
    now = worth(own.hero, best_load(own.hero, owned))
    best: tuple[float, actions.Barter] | None = None
    for item in sorted(set(owned)):
        loss = now - worth(own.hero, best_load(own.hero, _less(owned, (item,))))
        for other in others:
            more = _gain(belongings(view, other), item) - loss
            if more > MORE and (best is None or more > best[0]):
                best = more, actions.Barter(own.hero, other, item)
    return best[1] if best is not None else None


def _gain(own: Belongings, item: str) -> float:
    """What it would be worth to somebody who does not have it yet."""
    before = worth(own.hero, best_load(own.hero, _owned(own)))
    return worth(own.hero, best_load(own.hero, (*_owned(own), item))) - before


def _bought(view: View, allowed: Allowed, own: Belongings, load: Load) -> Iterator[TseuQuestAction]:
    """The most for its price; what nobody takes along is sold, where that pays for something."""
    prices = {ware.item: ware.price for ware in view.stock}
    gains = {item: _gain(own, item) for item in prices}
    wanted = [item for item in prices if gains[item] > LEAST]
    buys = [buy for buy in _some(allowed, actions.Buy) if buy.hero == own.hero and buy.item in wanted]
    yield from sorted(buys, key=lambda buy: (-gains[buy.item] / prices[buy.item], buy.item))
    idle = [item for item in _less(own.stored, load) if ITEMS[item].price]
    sum_of_it = own.gold + sum(ITEMS[item].price * RULES["sell_percent"] // 100 for item in idle)
    if any(prices[item] <= sum_of_it for item in wanted):
        yield from (s for s in _some(allowed, actions.Sell) if s.hero == own.hero and s.item in idle)
