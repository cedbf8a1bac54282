"""Between adventures (TQ-18), and which follows which (TQ-17.1, TQ-17.7, TQ-17.8): its own small game."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.market import belongings, less, objected, owner, price
from taberna.games.tseuquest.chapters.setup import offered
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for
from taberna.games.tseuquest.flow.events import Ended, HeroSwapped, SeatReady, Traded
from taberna.games.tseuquest.flow.state import State, campers, step
from taberna.games.tseuquest.flow.steps import PickAdventure
from taberna.games.tseuquest.flow.tale import Decision, begin_tale
from taberna.games.tseuquest.options import SORCERER, Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.things.library import ITEMS, RULES, SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.script import Words, words
from taberna.games.tseuquest.things.shelf import plan_of
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat
from taberna.table.values import Value


def reserve(state: State) -> tuple[str, ...]:
    """TQ-18.6: of the eight, those that nobody plays and that have not fallen."""
    fallen = {b.hero for b in state.campaign.belongings if b.fallen}
    heroes = (sheet.id for sheet in SHEETS.values() if sheet.kind == "hero")
    return tuple(hero for hero in heroes if hero not in fallen and hero not in state.order)


def not_yours(state: State, seat: Seat, hero: str) -> Refusal | None:
    if state.phase != "interlude":
        return refuse("over") if state.outcome is not None else refuse("not-now")
    if seat in state.ready:
        return refuse("already-ready")
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    return None if owner(state, hero) == seat else refuse("not-yours", figure=hero)


def no_room(carried: tuple[str, ...]) -> Refusal | None:
    """TQ-18.4, TQ-G149: two hands, one body, one head, six things in the pack. In the hands two things for
    one each, or a weapon for both with one for one hand at the belt and no shield (TQ-G197, TQ-G209)."""
    places = [ITEMS[item].place for item in carried]
    shields = sum(map(is_shield, carried))
    great, small = places.count("two-hands"), places.count("hand")
    if shields > 1:
        return refuse("two-shields")
    if great > 1 or small > 2 - great or (great and shields):
        return refuse("hands-full")
    for place in ("body", "head"):
        if places.count(place) > 1:
            return refuse("worn-already", place=place)
    limit = RULES["pack"]
    return refuse("pack-full", limit=limit) if places.count("pack") > limit else None


def is_shield(item: str) -> bool:
    return ITEMS[item].place == "hand" and bool(ITEMS[item].defence)


def _told(hero: str, what: str, item: str, *changed: Belongings) -> Decision:
    return (Traded(hero, what, item, changed),)


def no_buying(state: State, seat: Seat, action: actions.Buy) -> Refusal | None:
    why = not_yours(state, seat, action.hero)
    if why is not None:
        return why
    cost = price(state, action.item)
    if not cost:
        return refuse("not-for-sale", item=action.item)
    return no_paying(belongings(state, action.hero), cost)


def no_paying(own: Belongings, cost: int) -> Refusal | None:
    return refuse("no-gold", least=cost, most=own.gold) if own.gold < cost else None


def buy(state: State, seat: Seat, action: actions.Buy) -> Decision:
    why = no_buying(state, seat, action)
    if why is not None:
        return why
    own = belongings(state, action.hero)
    left = own.gold - price(state, action.item)
    return _told(own.hero, "buy", action.item, replace(own, gold=left, stored=(*own.stored, action.item)))


def no_item(state: State, seat: Seat, hero: str, item: str) -> Refusal | None:
    why = not_yours(state, seat, hero)
    if why is not None:
        return why
    return None if item in belongings(state, hero).stored else refuse("no-such-item", item=item)


def sell(state: State, seat: Seat, action: actions.Sell) -> Decision:
    """To the Sorcerer's market at half the price (TQ-18.3, TQ-G150)."""
    why = no_item(state, seat, action.hero, action.item)
    if why is not None:
        return why
    own = belongings(state, action.hero)
    worth = ITEMS[action.item].price * RULES["sell_percent"] // 100
    return _told(
        own.hero,
        "sell",
        action.item,
        replace(own, gold=own.gold + worth, stored=less(own.stored, action.item)),
    )


def no_partner(state: State, hero: str, to: str) -> Refusal | None:
    return None if to in state.order and to != hero else refuse("no-such-figure", figure=to)


def barter(state: State, seat: Seat, action: actions.Barter) -> Decision:
    why = no_item(state, seat, action.hero, action.item) or no_partner(state, action.hero, action.to)
    if why is not None:
        return why
    own, other = belongings(state, action.hero), belongings(state, action.to)
    given = replace(own, stored=less(own.stored, action.item))
    return _told(own.hero, "barter", action.item, given, replace(other, stored=(*other.stored, action.item)))


def purse(state: State, seat: Seat, action: actions.Purse) -> Decision:
    why = not_yours(state, seat, action.hero) or no_partner(state, action.hero, action.to)
    if why is not None:
        return why
    own, other = belongings(state, action.hero), belongings(state, action.to)
    if not 1 <= action.gold <= own.gold:
        return refuse("no-gold", least=1, most=own.gold)
    paid = replace(own, gold=own.gold - action.gold)
    return _told(own.hero, "purse", "", paid, replace(other, gold=other.gold + action.gold))


def no_carrying(state: State, seat: Seat, hero: str, item: str) -> Refusal | None:
    return no_item(state, seat, hero, item) or no_taking(state, hero, item)


def no_taking(state: State, hero: str, item: str) -> Refusal | None:
    """Out of the store, with what it carries already."""
    return objected(state, hero, (item,)) or no_room((*belongings(state, hero).carried, item))


def carry(state: State, seat: Seat, action: actions.Carry) -> Decision:
    why = no_carrying(state, seat, action.hero, action.item)
    if why is not None:
        return why
    own = belongings(state, action.hero)
    changed = replace(own, stored=less(own.stored, action.item), carried=(*own.carried, action.item))
    return _told(own.hero, "carry", action.item, changed)


def store(state: State, seat: Seat, action: actions.Store) -> Decision:
    why = not_yours(state, seat, action.hero)
    if why is not None:
        return why
    own = belongings(state, action.hero)
    if action.item not in own.carried:
        return refuse("no-such-item", item=action.item)
    changed = replace(own, carried=less(own.carried, action.item), stored=(*own.stored, action.item))
    return _told(own.hero, "store", action.item, changed)


def swap(state: State, seat: Seat, action: actions.Swap) -> Decision:
    """TQ-18.6, TQ-18.7: what it owns stays with it (TQ-G175)."""
    why = not_yours(state, seat, action.hero)
    if why is not None:
        return why
    if action.reserve not in reserve(state):
        return refuse("not-in-reserve", hero=action.reserve)
    return (HeroSwapped(action.hero, action.reserve),)


def no_ready(state: State, seat: Seat) -> Refusal | None:
    if state.phase != "interlude":
        return refuse("over") if state.outcome is not None else refuse("not-now")
    if seat not in campers(state):
        return refuse("not-yours")
    if seat in state.ready:
        return None  # said again it is taken back, until everybody is
    mine = [hero for hero in state.order if owner(state, hero) == seat]
    if any(belongings(state, hero).fallen for hero in mine):
        return refuse("hero-fallen", hero=next(h for h in mine if belongings(state, h).fallen))
    for hero in mine:
        carried = belongings(state, hero).carried
        why = objected(state, hero, carried) or no_room(carried)
        if why is not None:
            return why
    return None


def ready(state: State, seat: Seat) -> Decision:
    why = no_ready(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state, SeatReady(seat))
    if seat not in state.ready and all(s in tale.state.ready for s in campers(state)):
        tale.tell(Ended(Outcome("ready", "interlude")))
    return tale


# -- the chain of a campaign


def sequel(states: tuple[State, ...]) -> Options | Outcome:
    """After an adventure the interlude, after an interlude the next adventure."""
    last = states[-1]
    if last.options.variant == "interlude":
        party = tuple(Chosen(c.seat, hero) for c, hero in zip(last.party, last.order, strict=True))
        return replace(last.options, variant="adventure", party=party, campaign=last.campaign, adventure="")
    campaign = after(last)
    script = last.script
    success = last.outcome is not None and last.outcome.result == "success"
    if not script.next and success:
        return Outcome("success", "campaign", tuple(s for s in last.seats if s != SORCERER))
    party = _replaced(last.party, campaign)
    if not party:
        return Outcome("failure", "campaign", (SORCERER,))  # TQ-G151
    return replace(last.options, variant="interlude", campaign=campaign, players=0, party=party, adventure="")


def to_come(state: State) -> bool:
    """A file that was brought and not played yet lies in the record of every game before."""
    played = {state.script.name, *state.campaign.played}
    return any(each.name not in played for each in state.options.brought)


def _fallen(campaign: Campaign, hero: str) -> bool:
    return any(b.hero == hero and b.fallen for b in campaign.belongings)


def _replaced(before: tuple[Chosen, ...], campaign: Campaign) -> tuple[Chosen, ...]:
    """The fallen are replaced from the reserve, as long as there is one (TQ-18.6)."""
    playing = [c.hero for c in before]
    spare = [
        s.id
        for s in SHEETS.values()
        if s.kind == "hero" and s.id not in playing and not _fallen(campaign, s.id)
    ]
    party: list[Chosen] = []
    for chosen in before:
        if not _fallen(campaign, chosen.hero):
            party.append(chosen)
        elif spare:
            party.append(Chosen(chosen.seat, spare.pop(0)))
    return tuple(party)


def after(state: State) -> Campaign:
    """TQ-17.7, TQ-18.1, TQ-18.2: what everybody owns now."""
    old = {b.hero: b for b in state.campaign.belongings}
    for hero in (*state.figures, *state.gone):
        if hero.kind == "hero":
            lies = hero in state.figures  # unconscious, and not yet lost (TQ-G75)
            alive = lies or (hero.life > 0 and (hero.mind is None or hero.mind > 0))
            old[hero.id] = _kept(state, hero, old.get(hero.id), alive=alive)
    won = state.outcome is not None and state.outcome.result == "success"
    return Campaign(
        belongings=tuple(old.values()),
        played=(*state.campaign.played, state.script.name),
        won=(*state.campaign.won, *((state.script.name,) if won else ())),
    )


def _kept(state: State, hero: Figure, before: Belongings | None, *, alive: bool) -> Belongings:
    stored = before.stored if before else ()
    if not alive:
        novice = state.options.novice == "on"
        return Belongings(hero.id, fallen=not novice)
    won = state.outcome is not None and state.outcome.result == "success"
    return Belongings(hero.id, hero.gold + won * state.script.reward, hero.items, stored)


class Coming(Value, frozen=True):
    """TQ-18.5: of what can come next, the title and one line."""

    name: str
    title: Words
    line: Words


def _was_brought(state: State) -> bool:
    """From a file: nobody knows its title before it begins."""
    return any(each.name == state.options.adventure for each in state.options.brought)


def coming(state: State) -> tuple[Coming, ...]:
    """In an interlude, while somebody chooses, and before one begins that was named openly."""
    if state.phase == "interlude" or isinstance(step(state), PickAdventure):
        names = offered(replace(state.options, campaign=state.campaign))
    elif state.phase == "setup" and state.options.adventure and not _was_brought(state):
        names = (state.options.adventure,)
    else:
        return ()
    scripts = {name: plan_of(state.options, name).script for name in names}
    return tuple(Coming(name, words(own, "title"), words(own, "line")) for name, own in scripts.items())
