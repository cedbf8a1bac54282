"""The Sorcerer's word between adventures (TQ-18.2 to TQ-18.4, TQ-G202): the stock and its prices, deals, and
one objection a camp to what is taken along."""

from collections.abc import Iterator

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.camp import REASONS, Deal, Objection, Ware
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for
from taberna.games.tseuquest.flow.events import DealDeclined, DealOffered, Objected, Priced, Traded
from taberna.games.tseuquest.flow.state import State, human_sorcerer
from taberna.games.tseuquest.flow.tale import Decision
from taberna.games.tseuquest.options import SORCERER, Belongings
from taberna.games.tseuquest.things.library import ITEMS, RULES, SHEETS
from taberna.games.tseuquest.things.shelf import plan_of
from taberna.table.forms import Among, Form, Within
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def owner(state: State, hero: str) -> Seat:
    """Who plays this place in the order."""
    return next((c.seat for c, name in zip(state.party, state.order, strict=True) if name == hero), "")


def belongings(state: State, hero: str) -> Belongings:
    found = next((b for b in state.campaign.belongings if b.hero == hero), None)
    return found or Belongings(hero, carried=SHEETS[hero].gear)


def less(row: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The row with one of these taken out."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def listed(state: State) -> tuple[str, ...]:
    """What could be for sale: the last adventure says (TQ-18.2, TQ-G150)."""
    played = state.campaign.played
    return plan_of(state.options, played[-1]).script.stock if played else ()


def stock(state: State) -> tuple[Ware, ...]:
    """What is for sale, and for how much."""
    prices = {ware.item: ware.price for ware in state.camp.wares}
    wares = (Ware(item, prices.get(item, ITEMS[item].price)) for item in listed(state))
    return tuple(ware for ware in wares if ware.price)


def price(state: State, item: str) -> int:
    """0: it is not for sale."""
    return next((ware.price for ware in stock(state) if ware.item == item), 0)


def bounds(item: str) -> tuple[int, int]:
    """No less than the market pays for one, and not beyond all measure."""
    usual = ITEMS[item].price
    return max(1, usual * RULES["sell_percent"] // 100), max(1, usual * RULES["dear_percent"] // 100)


def no_word(state: State, seat: Seat) -> Refusal | None:
    """Only a person who plays the Sorcerer has one; without him the list and the limits decide."""
    if state.phase != "interlude":
        return refuse("over") if state.outcome is not None else refuse("not-now")
    return None if seat == SORCERER and human_sorcerer(state) else refuse("no-word-in-camp")


def set_price(state: State, seat: Seat, action: actions.Price) -> Decision:
    why = no_word(state, seat)
    if why is not None:
        return why
    if action.item not in listed(state):
        return refuse("not-for-sale", item=action.item)
    least, most = bounds(action.item)
    if not least <= action.gold <= most:
        return refuse("bad-price", least=least, most=most)
    return (Priced(action.item, action.gold),)


def withdraw(state: State, seat: Seat, action: actions.Withdraw) -> Decision:
    why = no_word(state, seat)
    if why is not None:
        return why
    if not price(state, action.item):
        return refuse("not-for-sale", item=action.item)
    return (Priced(action.item, 0),)


def no_dealing(state: State, seat: Seat, hero: str) -> Refusal | None:
    why = no_word(state, seat)
    if why is not None:
        return why
    if hero not in state.order:
        return refuse("no-such-figure", figure=hero)
    if owner(state, hero) in state.ready:
        return refuse("already-ready")
    return refuse("hero-fallen", hero=hero) if belongings(state, hero).fallen else None


def propose(state: State, seat: Seat, action: actions.Propose) -> Decision:
    """As the shop does: of what is on the list, for what the party has (TQ-18.3)."""
    why = no_dealing(state, seat, action.hero)
    if why is not None:
        return why
    own = belongings(state, action.hero)
    if action.gives and action.gives not in listed(state):
        return refuse("not-for-sale", item=action.gives)
    if action.takes and action.takes not in own.stored:
        return refuse("no-such-item", item=action.takes)
    if not (action.gives or action.takes):
        return refuse("nothing-dealt")
    most = RULES["deal_gold"]
    if not -most <= action.gold <= own.gold:
        return refuse("no-gold", least=-most, most=own.gold)
    return (DealOffered(Deal(action.hero, action.gives, action.takes, action.gold)),)


def no_answer(state: State, seat: Seat) -> Refusal | None:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    deal = state.camp.deal
    return None if deal is not None and owner(state, deal.hero) == seat else refuse("not-now")


def answer(state: State, seat: Seat, *, yes: bool) -> Decision:
    why = no_answer(state, seat)
    if why is not None:
        return why
    deal = state.camp.deal
    assert deal is not None
    if not yes:
        return (DealDeclined(deal.hero),)
    own = belongings(state, deal.hero)
    stored = less(own.stored, deal.takes) if deal.takes else own.stored
    changed = replace(
        own, gold=own.gold - deal.gold, stored=(*stored, *((deal.gives,) if deal.gives else ()))
    )
    return (Traded(deal.hero, "deal", deal.gives or deal.takes, (changed,)),)


def no_objection(state: State, seat: Seat) -> Refusal | None:
    why = no_word(state, seat)
    return why or (refuse("already-objected") if state.camp.objection is not None else None)


def object_to(state: State, seat: Seat, action: actions.Object) -> Decision:
    """TQ-18.4: it stands, and the party changes it."""
    why = no_objection(state, seat)
    if why is not None:
        return why
    if action.hero not in state.order:
        return refuse("no-such-figure", figure=action.hero)
    if action.item not in belongings(state, action.hero).carried:
        return refuse("no-such-item", item=action.item)
    return (Objected(Objection(action.hero, action.item, action.reason)),)


def objected(state: State, hero: str, items: tuple[str, ...]) -> Refusal | None:
    """Whether one of these may not go along."""
    said = state.camp.objection
    if said is None or said.hero != hero or said.item not in items:
        return None
    return refuse("objected", item=said.item, reason=said.reason)


def words(state: State, seat: Seat) -> Iterator[actions.Withdraw | actions.Object]:
    """What the Sorcerer may say in so many words; prices and deals are forms."""
    if no_word(state, seat) is None:
        yield from (actions.Withdraw(ware.item) for ware in stock(state))
    if no_objection(state, seat) is None:
        for hero in state.order:
            for item in sorted(set(belongings(state, hero).carried)):
                yield from (actions.Object(hero, item, reason) for reason in REASONS)


def word_forms(state: State, seat: Seat) -> Iterator[Form]:
    if no_word(state, seat) is not None:
        return
    for item in listed(state):
        yield Form("price", {"item": Among((item,)), "gold": Within(*bounds(item))})
    for hero in state.order:
        if no_dealing(state, seat, hero) is None:
            own = belongings(state, hero)
            kept = tuple(sorted(set(own.stored)))
            gold = Within(-RULES["deal_gold"], own.gold)
            for gives, takes in ((listed(state), ("", *kept)), (("",), kept)):
                if gives and takes:
                    yield Form(
                        "propose",
                        {"hero": Among((hero,)), "gives": Among(gives), "takes": Among(takes), "gold": gold},
                    )
