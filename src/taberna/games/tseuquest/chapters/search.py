"""Searching (TQ-7), and what a search says."""

from collections.abc import Iterable

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.reveal import look_through, uncover
from taberna.games.tseuquest.chapters.skills import keenness
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able
from taberna.games.tseuquest.flow.events import Declared, HoardTaken, NothingFound
from taberna.games.tseuquest.flow.state import State, figure, of_sorcerer
from taberna.games.tseuquest.flow.steps import DrawTreasure, SearchDue
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin, begin_tale, settle
from taberna.games.tseuquest.ground.field_of_view import seen_of
from taberna.games.tseuquest.ground.neighbours import far, rule
from taberna.games.tseuquest.ground.sight import ground
from taberna.games.tseuquest.ground.squares import Square, sides
from taberna.games.tseuquest.things.pieces import Figure, Trap, lies_at
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def reached(state: State, searcher: Figure, squares: Iterable[Square]) -> frozenset[Square]:
    """Which of them a search comes to (TQ-7.2). Nobody's figure is in its way (TQ-7.6); what is not seen yet
    is not looked through."""
    radius = rule(state, "search_radius") + keenness(searcher)
    near = [square for square in squares if far(state, searcher.square, square) <= radius]
    return seen_of(ground(state), (searcher.square,), near) if near else frozenset()


def watchful(figure: Figure) -> bool:
    """An adversary that keeps others from searching: not one in a pit or under rocks (TQ-G205)."""
    return of_sorcerer(figure) and figure.seen and not (figure.pit or figure.buried)


def no_search(state: State, seat: Seat) -> Refusal | None:
    return not_able(state, seat, "search") or no_searching(state, acting(state))


def no_searching(state: State, searcher: Figure) -> Refusal | None:
    """For one who has an action for it."""
    near = reached(state, searcher, [f.square for f in state.figures if watchful(f)])
    return refuse("adversary-near") if near else None  # TQ-7.5


def search(state: State, seat: Seat, action: actions.Search) -> Decision:
    why = no_search(state, seat)
    if why is not None:
        return why
    searcher = acting(state)
    tale = begin_tale(state, Declared(searcher.id, "search", 1, action.what))
    match action.what:
        case "traps":
            begin(tale, SearchDue(searcher.id))
        case "treasure":
            _treasure(tale, searcher)
        case "doors":
            _doors(tale, searcher)
    return tale


def places(state: State, found: Trap) -> tuple[Square, ...]:
    """From where a trap is noticed: its squares, those beside its edge, the chest it guards."""
    if found.square or found.edge:
        return lies_at(found)
    guarded = next((s for s in state.scenery if s.trap == found.id and s.seen), None)
    return guarded.squares if guarded else ()


def nearest_traps(state: State, searcher: Figure) -> tuple[Trap, ...]:
    """TQ-7.3-A: hidden, not magic (TQ-G59), and as near as any."""
    gaps = {
        t.id: min(gaps)
        for t in state.traps
        if not t.seen
        and t.kind != "magic"
        and (gaps := [far(state, searcher.square, s) for s in reached(state, searcher, places(state, t))])
    }
    least = min(gaps.values(), default=0)
    return tuple(t for t in state.traps if gaps.get(t.id, -1) == least)


def answer_search(tale: Tale, due: SearchDue, name: str) -> None:
    """Empty: nothing in sight."""
    settle(tale)
    found = next((t for t in tale.state.traps if t.id == name), None)
    if found is None:
        tale.tell(NothingFound(due.figure))
    else:
        uncover(tale, traps=(replace(found, seen=True, known=True),))


def search_answers(state: State, due: SearchDue) -> tuple[str, ...]:
    return tuple(t.id for t in nearest_traps(state, figure(state, due.figure)))


def _treasure(tale: Tale, searcher: Figure) -> None:
    """TQ-7.3-B, TQ-17.4: zones give their cards at once, placed things are shown (TQ-G60)."""
    state = tale.state
    near = [h for h in state.hoards if not h.seen and reached(state, searcher, h.squares)]
    chests = tuple(
        replace(s, seen=True, hidden=False)
        for s in state.scenery
        if s.hidden and s.kind == "chest" and reached(state, searcher, s.squares)
    )
    if not near and not chests:
        tale.tell(NothingFound(searcher.id))
        return
    placed = tuple(replace(h, seen=True) for h in near if not h.cards)
    if placed or chests:
        uncover(tale, hoards=placed, scenery=chests)
    for zone in near:
        if zone.cards:
            tale.tell(HoardTaken(zone.id, searcher.id))
            begin(tale, DrawTreasure(searcher.id, zone.cards))


def _doors(tale: Tale, searcher: Figure) -> None:
    """TQ-7.3-C: any secret door in reach; it is open once it is placed (TQ-G61)."""
    state = tale.state
    found = tuple(
        replace(d, seen=True, kind="open")
        for d in state.doors
        if d.kind == "secret" and reached(state, searcher, sides(d.edge))
    )
    if not found:
        tale.tell(NothingFound(searcher.id))
        return
    uncover(tale, doors=found)
    for door in found:
        look_through(tale, door.edge)
