"""What a seat may do: the same checks that decide, asked of everything that could be meant."""

from collections.abc import Sequence
from typing import Final

from taberna.games.tseuquest.chapters import (
    campaign,
    magic,
    market,
    melee,
    missiles,
    movement,
    multipurpose,
    rounds,
    search,
    setup,
    sharing,
    special_actions,
    stopping,
    walking,
)
from taberna.games.tseuquest.chapters.attendance import of_the_house
from taberna.games.tseuquest.chapters.bonds import bound_to
from taberna.games.tseuquest.chapters.dice_counts import melee_weapons, missile_weapons
from taberna.games.tseuquest.chapters.sorcerer import no_ruling, ruling_actions, ruling_forms
from taberna.games.tseuquest.flow import actions, choices
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.checks import not_fit, not_your_turn
from taberna.games.tseuquest.flow.rolls import due_roll, thrower
from taberna.games.tseuquest.flow.state import State, active, figure, is_hero, same_side, step
from taberna.games.tseuquest.flow.steps import (
    DefenceDue,
    Motion,
    PassageDue,
    PickAdventure,
    PickElement,
    PickParty,
    RerollDue,
    Trading,
)
from taberna.games.tseuquest.flow.waiting import waiting
from taberna.games.tseuquest.ground.neighbours import beside, sheet
from taberna.games.tseuquest.ground.paths import in_truth, jumped_over, no_entry, no_way
from taberna.games.tseuquest.ground.sight import ground
from taberna.games.tseuquest.ground.squares import DIRECTIONS, NEXT
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import CARDS, ITEMS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sheets import Card
from taberna.table.forms import Among, Form, Legal, Row, Within
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, Seat

_NOTHING: Final[Legal[TseuQuestAction]] = Legal()


def legal(state: State, seat: Seat) -> Legal[TseuQuestAction]:
    if state.outcome is not None or (seat != HOUSE and seat not in state.seats):
        return _NOTHING
    if seat == HOUSE:
        return Legal(of_the_house(state), _dice_forms(state, seat))
    if state.phase == "interlude":
        return _interlude(state, seat)
    asked = tuple(_asked(state, seat)) if seat in waiting(state) else ()
    forms = _trade_forms(state, seat) + _dice_forms(state, seat)
    if rounds.no_abandoning(state, seat) is None:
        asked += (actions.Abandon(),)
    if seat == SORCERER and no_ruling(state, seat) is None:
        asked += tuple(ruling_actions(state))
        forms += ruling_forms(state)
    return Legal(asked, forms)


def _dice_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    due = due_roll(state) if state.steps else None
    if due is None or thrower(state) != seat:
        return ()
    return (Form("rolled", {"faces": Row(tuple(Among(die.faces) for die in due.dice))}),)


def _trade_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    match step(state) if state.steps else None:
        case None:
            return ()
        case Trading(one, other, offered=False) if seat in waiting(state):
            own, theirs = figure(state, one).gold, figure(state, other).gold
            return (Form("pay", {"gold": Within(-theirs, own)}),)
        case _:
            return ()


def _asked(state: State, seat: Seat) -> Sequence[TseuQuestAction]:
    match step(state):
        case None:
            return _turn(state, seat)
        case Motion() as moving:
            return _moving(state, moving)
        case PickAdventure():
            return [*map(actions.Adventure, setup.offered(state.options))]
        case PickParty():
            ready = (actions.Ready(),) if sharing.no_ready(state, seat) is None else ()
            return [*sharing.choices(state, seat), *ready]
        case PickElement(hero, number):
            names = setup.elements(state, hero, number)
            return [actions.Element(name) for name in names]  # type: ignore[arg-type]  # these names they are
        case DefenceDue():
            return (actions.Defend(), actions.Yield())
        case PassageDue() | RerollDue() | Trading(offered=True):
            return (actions.Allow(), actions.Deny())
        case Trading() as due:
            gives = map(actions.Give, special_actions.spare(figure(state, due.figure), due.gives))
            takes = map(actions.Take, special_actions.spare(figure(state, due.partner), due.takes))
            return [*gives, *takes, actions.Offer(), actions.Deny()]
        case _:
            passing = (actions.Pass(),) if choices.may_pass(state, seat) is None else ()
            chosen = map(actions.Choose, choices.choices(state))
            return [*chosen, *choices.pushes(state), *passing]


def _moving(state: State, moving: Motion) -> list[TseuQuestAction]:
    mover = figure(state, moving.figure)
    found: list[TseuQuestAction] = []
    land = ground(state, truth=in_truth(mover, moving.by))
    for way in DIRECTIONS:
        if no_way(state, land, mover.square, way) is not None:  # a wall, or what may be opened
            if walking.no_opening(state, moving, mover, way) is None:
                found.append(actions.Open(way))
            continue
        if moving.points and no_entry(state, land, moving, mover, way) is None:
            found.append(actions.Move(way))
        if jumped_over(state, NEXT[mover.square, way]) and not isinstance(
            walking.no_jump(state, moving, mover, way), Refusal
        ):
            found.append(actions.Jump(way))
    if walking.no_exit(state, moving, mover) is None:
        found.append(actions.Leave())
    if stopping.shares(state, moving, mover) is None:
        found.append(actions.Stop())
    return found


def _turn(state: State, seat: Seat) -> list[TseuQuestAction]:
    actor = active(state)
    found: list[TseuQuestAction] = []
    if actor is None:
        if rounds.no_activating(state, seat) is None:
            found += [actions.Activate(f.id) for f in state.figures if rounds.may_act(state, f)]
    elif not_your_turn(state, seat) is None:
        near = beside(state, actor)
        found += _walks(state, actor)
        found += _fights(state, actor, near)
        found += _casts(state, actor)
        found += _searches(state, actor)
        found += _specials(state, seat, actor, near)
        found += [actions.Show(card) for card in sorted(set(actor.hand))]
        loose = [item for item in actor.items if multipurpose.no_letting_go(actor, item) is None]
        found += [actions.Drop(item) for item in sorted(set(loose))]
    if rounds.no_pass(state, seat) is None:
        found.append(actions.Pass())
    return found


def _walks(state: State, actor: Figure) -> list[TseuQuestAction]:
    if not_fit(state, actor, "move") is not None:
        return []
    gaits = (actions.Walk("tense"), actions.Walk("stealth"), actions.Walk("stroll"))
    return [walk for walk in gaits if movement.no_gait(state, actor, walk.how) is None]


def _searches(state: State, actor: Figure) -> list[TseuQuestAction]:
    found: list[TseuQuestAction] = []
    if not_fit(state, actor, "search") is None and search.no_searching(state, actor) is None:
        found += (actions.Search("traps"), actions.Search("treasure"), actions.Search("doors"))
    if (
        sheet(actor).magic
        and not_fit(state, actor, "detect") is None
        and special_actions.no_detecting(state, actor) is None
    ):
        found.append(actions.Detect())
    return found


def _fights(state: State, actor: Figure, near: tuple[Figure, ...]) -> list[TseuQuestAction]:
    found: list[TseuQuestAction] = []
    loose = ("",) if state.options.error_also_plays == "on" else ()
    foes = [f.id for f in near if not same_side(f, actor)]
    if (foes or loose) and not_fit(state, actor, "attack") is None:
        weapons = melee_weapons(actor)
        hits = [actions.Attack(name, weapon) for name in (*foes, *loose) for weapon in weapons]
        found += [hit for hit in hits if melee.no_blow(state, actor, hit) is None]
    armed = () if foes else missile_weapons(actor)
    if armed and not_fit(state, actor, "shoot") is None:
        for weapon in armed:
            found += [actions.Shoot(f.id, weapon) for f in missiles.shootable(state, actor, weapon)]
            found += [actions.Shoot(name, weapon) for name in loose]
    return found


def _casts(state: State, actor: Figure) -> list[TseuQuestAction]:
    found: list[TseuQuestAction] = []
    if not actor.hand or not_fit(state, actor, "magic") is not None:
        return found
    for name in sorted(set(magic.at_hand(state, actor))):
        card = CARDS[name]
        last = actor.mind == card.cost and card.cost > 0
        if magic.no_price(state, actor, card, actions.Cast(name, "", last)) is None:
            found += [actions.Cast(name, at, last) for at in _targets(state, actor, card)]
    return found


def _targets(state: State, actor: Figure, card: Card) -> tuple[str, ...]:
    if card.target == "self":
        names: tuple[str, ...] = ("",)
    elif card.target == "square":
        return magic.squares(state, actor, card)
    else:
        names = tuple(f.id for f in state.figures if f.seen)
    return tuple(name for name in names if magic.no_target(state, actor, card, name) is None)


def _specials(state: State, seat: Seat, actor: Figure, near: tuple[Figure, ...]) -> list[TseuQuestAction]:
    found: list[TseuQuestAction] = []
    seen = [trap.id for trap in state.traps if trap.seen]
    if seen and not_fit(state, actor, "disarm") is None:
        found += [
            actions.Disarm(name) for name in seen if special_actions.no_tinkering(state, actor, name) is None
        ]
    heroes = [other.id for other in near if is_hero(other)]
    if heroes and not_fit(state, actor, "trade") is None:
        found += [
            actions.Trade(name) for name in heroes if special_actions.no_dealing(state, actor, name) is None
        ]
    found += _uses(state, actor, near)
    for elemental in bound_to(state, actor.id):
        if special_actions.no_control(state, seat, elemental.id) is None:
            found.append(actions.Control(elemental.id))
        if special_actions.no_dismissal(state, seat, elemental.id) is None:
            found.append(actions.Dismiss(elemental.id))
    for weapon in sorted(set(actor.jammed)):
        if special_actions.no_repair(state, seat, weapon) is None:
            found.append(actions.Repair(weapon))
    return found


def _uses(state: State, actor: Figure, near: tuple[Figure, ...]) -> list[TseuQuestAction]:
    """Where something is thrown to, every square in sight; then whatever can be handled."""
    thrown: list[TseuQuestAction] = []
    wanted: list[actions.Use] = []
    able = not_fit(state, actor, "use") is None
    for name in sorted(set(actor.items)):
        item = ITEMS[name]
        if not (able or item.free):
            continue
        if item.use and item.target == "square":
            thrown += [actions.Use(name, square) for square in multipurpose.squares(state, actor)]
        elif item.use:
            wanted.append(actions.Use(name))
            if item.target == "friend":
                wanted += [actions.Use(name, f.id) for f in near]
    if able:
        seen = [s for s in state.scenery if s.seen and not s.hidden]
        wanted += [actions.Use(s.id) for s in seen if multipurpose.in_front(state, actor, s)]
        wanted += [actions.Use(h.id) for h in state.hoards if h.seen]
    return thrown + [use for use in wanted if multipurpose.no_handling(state, actor, use) is None]


def _interlude(state: State, seat: Seat) -> Legal[TseuQuestAction]:
    found: list[TseuQuestAction] = []
    forms: list[Form] = []
    for hero in state.order:
        if campaign.not_yours(state, seat, hero) is not None:
            continue
        own = market.belongings(state, hero)
        others = tuple(other for other in state.order if other != hero)
        buys = (actions.Buy(hero, ware.item) for ware in market.stock(state))
        found += (buy for buy in buys if campaign.no_buying(state, seat, buy) is None)
        for item in sorted(set(own.stored)):
            found.append(actions.Sell(hero, item))
            found += (actions.Barter(hero, other, item) for other in others)
            if campaign.no_carrying(state, seat, hero, item) is None:
                found.append(actions.Carry(hero, item))
        found += (actions.Store(hero, item) for item in sorted(set(own.carried)))
        found += (actions.Swap(hero, spare) for spare in campaign.reserve(state))
        if own.gold and others:
            forms.append(
                Form("purse", {"hero": Among((hero,)), "to": Among(others), "gold": Within(1, own.gold)})
            )
    if market.no_answer(state, seat) is None:
        found += (actions.Allow(), actions.Deny())
    found += market.words(state, seat)
    forms += market.word_forms(state, seat)
    if campaign.no_ready(state, seat) is None:
        found.append(actions.Ready())
    return Legal(tuple(found), tuple(forms))
