"""How to begin (TQ-3): the adventure chosen in secret, the three rounds of magic, the introduction."""

from msgspec.structs import replace

from taberna.games.tseuquest.authoring.brought import unfit_brought
from taberna.games.tseuquest.chapters.attendance import bad_clock
from taberna.games.tseuquest.chapters.dice_counts import dressed
from taberna.games.tseuquest.chapters.reveal import look
from taberna.games.tseuquest.chapters.rounds import begin_round
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for
from taberna.games.tseuquest.flow.events import (
    AdventureChosen,
    ElementChosen,
    HandSeen,
    Introduced,
    PlanLaid,
    Started,
)
from taberna.games.tseuquest.flow.state import EMPTY, State, find, step
from taberna.games.tseuquest.flow.steps import DrawCards, PickAdventure, PickElement, PickParty
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin, begin_tale, settle
from taberna.games.tseuquest.options import PLAYERS, SORCERER, Belongings, Options, settled
from taberna.games.tseuquest.things.library import BOX, ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.plan import Plan, against
from taberna.games.tseuquest.things.shelf import adventures, brought_own, plan_of, playable
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

ELEMENTS = ("aer", "ignis", "terra", "aqua")
MOST_GOLD = 1_000_000
"""That an adventurer brings from earlier adventures: more than any campaign pays."""
CARDS_A_ROUND = {1: 3, 2: 2, 3: 1}
"""TQ-3.6-B."""


def offered(options: Options) -> tuple[str, ...]:
    """TQ-17.1: in a campaign what may follow the last adventure; otherwise any."""
    played = options.campaign.played
    return (plan_of(options, played[-1]).script.next if played else ()) or adventures()


def seating(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """The Sorcerer, and the players: those of the party, or as many as will share it out."""
    if options.players:
        return ((SORCERER, *PLAYERS[: options.players]),)
    return ((SORCERER, *dict.fromkeys(chosen.seat for chosen in options.party)),)


def every_hero() -> tuple[str, ...]:
    return tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "hero")


def living(options: Options) -> tuple[str, ...]:
    """Those that can be played: the fallen of a campaign are not among them (TQ-18.6)."""
    fallen = {b.hero for b in options.campaign.belongings if b.fallen}
    return tuple(hero for hero in every_hero() if hero not in fallen)


def chooser(options: Options) -> Seat:
    """Where a campaign leaves a choice, it is the adventurers' (TQ-17.1); else the Sorcerer's (TQ-3.2)."""
    divides = bool(options.campaign.played) and len(offered(options)) > 1
    return seating(options)[0][1] if divides else SORCERER


def check_options(options: Options) -> Refusal | None:
    """TQ-3.4, TQ-3.5, TQ-G11, TQ-G186."""
    most = min(len(PLAYERS), len(living(options)))
    if options.players and (options.variant == "interlude" or not 0 < options.players <= most):
        return refuse("bad-option", option="players", value=options.players, known=f"1-{most}")
    options = settled(options)
    heroes = [chosen.hero for chosen in options.party]
    if not options.players and not 1 <= len(heroes) <= 8:
        return refuse("bad-option", option="party", value=len(heroes), known="1-8")
    for chosen in options.party:
        if chosen.seat not in PLAYERS or chosen.hero not in SHEETS or SHEETS[chosen.hero].kind != "hero":
            return refuse("bad-option", option="party", value=chosen.hero, known=" ".join(every_hero()))
    if len(set(heroes)) != len(heroes):
        return refuse("hero-taken", hero=next(h for h in heroes if heroes.count(h) > 1))
    fallen = set(heroes) - set(living(options))
    if fallen:
        return refuse("hero-fallen", hero=min(fallen))
    for name in (options.adventure, *options.campaign.played):
        if name and name not in playable(options):
            known = " ".join(adventures())
            return refuse("bad-option", option="adventure", value=name[:60], known=known)
    unfit = unfit_brought(options.brought) or _unfit_belongings(options)
    if unfit is not None:
        return unfit
    strangers = set(options.own_dice) - set(seating(options)[0])
    if strangers:
        return refuse(
            "bad-option", option="own_dice", value=min(strangers), known=" ".join(seating(options)[0])
        )
    if options.rounds_max < 0:
        return refuse("bad-option", option="rounds_max", value=options.rounds_max, known="0 1 2 …")
    return bad_clock(options)


def _unfit_belongings(options: Options) -> Refusal | None:
    """A campaign that comes from elsewhere may name anything. Of things that a file brought, those of this
    table's: an answer must not tell what lies on another."""
    owned = options.campaign.belongings
    there = {*ITEMS.keys(), *(item.id for item in brought_own(options).items)}
    heroes = [one.hero for one in owned]
    for one in owned:
        strange = next((item for item in (*one.carried, *one.stored) if item not in there), None)
        if one.hero not in every_hero() or heroes.count(one.hero) > 1:
            return refuse("bad-option", option="campaign", value=one.hero[:60], known=" ".join(every_hero()))
        if strange is not None:
            return refuse("bad-option", option="campaign", value=strange[:60], known=" ".join(ITEMS))
        if not 0 <= one.gold <= MOST_GOLD:
            return refuse("bad-option", option="campaign", value=one.gold, known=f"0-{MOST_GOLD}")
    return None


def start(options: Options, seats: tuple[Seat, ...]) -> Decision:
    why = check_options(options)
    if why is not None:
        return why
    if seats != seating(options)[0]:
        return refuse("bad-seats")
    if options.variant == "interlude":
        return (Started(options, seats),)
    options = settled(options)
    tale = begin_tale(
        EMPTY, Started(options, seats, tuple(hero_of(options, c.seat, c.hero) for c in options.party))
    )
    if options.adventure:
        tale.tell(AdventureChosen(options.adventure))
        share_out(tale)
    else:
        begin(tale, PickAdventure(chooser(options)))
    return tale


def share_out(tale: Tale) -> None:
    """TQ-3.4: the players choose, unless it is agreed who plays whom."""
    if tale.state.options.players:
        begin(tale, PickParty())
    else:
        deal(tale)


def hero_of(options: Options, seat: Seat, name: str) -> Figure:
    """As its sheet says (TQ-17.7); in a campaign with what it carries (TQ-18.4)."""
    sheet = SHEETS[name]
    owned = next(
        (b for b in options.campaign.belongings if b.hero == name), Belongings(name, carried=sheet.gear)
    )
    items = tuple(item for item in owned.carried if item in ITEMS)
    return Figure(
        name,
        name,
        "hero",
        seat,
        "",
        sheet.life,
        sheet.mind,
        items=items,
        worn=dressed(items),
        gold=owned.gold,
    )


def choose_adventure(state: State, seat: Seat, action: actions.Adventure) -> Decision:
    """TQ-3.2."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if not isinstance(step(state), PickAdventure):
        return refuse("not-now")
    if action.name not in offered(state.options):
        return refuse("no-such-adventure", name=action.name)
    tale = begin_tale(state)
    settle(tale)
    tale.tell(AdventureChosen(action.name))
    share_out(tale)
    return tale


def elements(state: State, hero: str, number: int) -> tuple[str, ...]:
    """Not one it had before, and not one with too few cards left (TQ-3.6-B, TQ-G16)."""
    had = {flag.split(" ")[2] for flag in state.flags if flag.startswith(f"element {hero} ")}
    need = CARDS_A_ROUND[number]
    return tuple(e for e in ELEMENTS if e not in had and len(state.decks[e]) >= need)


def choose_element(state: State, seat: Seat, action: actions.Element) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    if not isinstance(due, PickElement):
        return refuse("not-now")
    if action.name not in elements(state, due.hero, due.round):
        few = len(state.decks[action.name]) < CARDS_A_ROUND[due.round]
        return refuse("deck-short" if few else "element-had", element=action.name)
    tale = begin_tale(state)
    settle(tale)
    tale.tell(ElementChosen(due.hero, due.round, action.name))
    begin(tale, DrawCards(due.hero, action.name, CARDS_A_ROUND[due.round], sealed=True))
    return tale


def deal(tale: Tale) -> None:
    """The next choice of the three rounds, or the beginning of the adventure."""
    state = tale.state
    for number in CARDS_A_ROUND:
        for hero in state.order:  # TQ-3.6-D
            chosen = sum(flag.startswith(f"element {hero} ") for flag in state.flags)
            if SHEETS[hero].magic >= number > chosen:
                if elements(state, hero, number):
                    return begin(tale, PickElement(hero, number))
                tale.tell(ElementChosen(hero, number, f"none-{number}"))
    return introduce(tale)


def introduce(tale: Tale) -> None:
    """TQ-3.6-E, TQ-3.7."""
    for name in tale.state.order:
        hero = find(tale.state, name)
        if hero is not None and hero.hand:
            tale.tell(HandSeen(name, hero.hand))
    lay_out(tale, tale.state.script.name)


def lay_out(tale: Tale, name: str) -> None:
    lay_plan(tale, plan_of(tale.state.options, name), name)
    begin_round(tale)


def lay_plan(tale: Tale, plan: Plan, name: str) -> None:
    """The plan behind the screen, the adventurers on its first squares, and what they see (TQ-G158)."""
    party = tuple(
        replace(hero, square=square)
        for hero, square in zip(tale.state.figures, plan.script.starts, strict=False)
    )
    script = replace(plan.script, name=name, since=tale.state.round, texts={}, box=BOX)
    tale.tell(
        PlanLaid(script, plan.doors, plan.scenery, plan.traps, plan.hoards, against(plan, len(party))),
        Introduced(name, {}, plan.board, party),
    )
    for hero in party:
        look(tale, hero.id)
