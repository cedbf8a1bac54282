"""What a seat may see: what stands on the board, its own cards, and for the Sorcerer the plan."""

from functools import lru_cache
from typing import Final, TypeVar, cast

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.aftermath import Aftermath, aftermath
from taberna.games.tseuquest.chapters.blows import nothing_to_stop
from taberna.games.tseuquest.chapters.camp import Deal, Objection, Ware
from taberna.games.tseuquest.chapters.campaign import Coming, coming
from taberna.games.tseuquest.chapters.market import stock
from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow.state import State, Turn, step
from taberna.games.tseuquest.flow.steps import TseuQuestStep
from taberna.games.tseuquest.flow.waiting import waiting
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import SORCERER, Belongings, Options, told
from taberna.games.tseuquest.secrets.appearance import (
    bare_door,
    bare_figure,
    bare_hoard,
    bare_mark,
    bare_scenery,
    bare_step,
    bare_trap,
    in_the_dark,
    is_hidden,
    on_unseen,
    own_figure,
)
from taberna.games.tseuquest.things.own import NOTHING, Own, shown
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Spell, Trap
from taberna.games.tseuquest.things.script import Script, Words, closing, opening
from taberna.games.tseuquest.things.shelf import own_of
from taberna.table import values
from taberna.table.identity_cache import Once
from taberna.table.outcome import Outcome
from taberna.table.seats import SPECTATOR, Seat


class PlanView(values.Value, frozen=True):
    """The Sorcerer's screen."""

    script: Script
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    flags: tuple[str, ...]


class Hand(values.Value, frozen=True):
    figure: str
    count: int
    cards: tuple[str, ...]
    """Empty where they may not be seen."""


class View(values.View, frozen=True):
    seat: Seat
    options: Options
    seats: tuple[Seat, ...]
    phase: str
    texts: dict[str, Words]
    """Title, introduction, advice and goal of the adventure, and once it is over its epilogue, each in its
    languages."""
    board: str
    round: int
    order: tuple[str, ...]
    queue: tuple[str, ...]
    acted: tuple[str, ...]
    turn: Turn | None
    waiting: tuple[Seat, ...]
    pending: TseuQuestStep | None
    vain: bool
    """A defence is asked for that could stop nothing and that no row of a fumble reads."""
    figures: tuple[Figure, ...]
    hands: tuple[Hand, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    rooms: tuple[Square, ...]
    explored: tuple[Square, ...]
    """Of corridors, what has been seen: the rest of the face is known and lies in the dark (TQ-G183)."""
    exits: tuple[Square, ...]
    spells: tuple[Spell, ...]
    marks: tuple[Mark, ...]
    gone: tuple[str, ...]
    escaped: tuple[str, ...]
    abandons: tuple[Seat, ...]
    away: tuple[Seat, ...]
    """Seats that a bot of the house plays until their holders are back."""
    belongings: tuple[Belongings, ...]
    stock: tuple[Ware, ...]
    """What is for sale between adventures."""
    deal: Deal | None
    objection: Objection | None
    coming: tuple[Coming, ...]
    ready: tuple[Seat, ...]
    plan: PlanView | None
    own: Own
    """Of what a file brought, all that lies before this seat."""
    outcome: Outcome | None
    after: Aftermath | None
    """What is told once it is over."""


def knows_hand(state: State, seat: Seat, figure: Figure) -> bool:
    """Its owner, once the three rounds are over (TQ-3.6-C, TQ-3.6-F)."""
    return seat == figure.seat and state.phase != "setup"


def view(state: State, seat: Seat) -> View:
    if seat == SORCERER:
        return _with_own(state, _made(state, seat))
    common = _common(state)
    held = any(f.hand and f.seen and knows_hand(state, seat, f) for f in state.figures)
    return _with_own(state, replace(common, seat=seat, hands=_hands(state, seat) if held else common.hands))


def _hands(state: State, seat: Seat) -> tuple[Hand, ...]:
    hands = [
        Hand(f.id, len(f.hand), f.hand if knows_hand(state, seat, f) else ())
        for f in state.figures
        if f.seen and f.hand
    ]
    return _kept(tuple(hands))


def _made(state: State, seat: Seat) -> View:
    plan = _plan(state) if seat == SORCERER else None
    pending = step(state)
    if plan is None and pending is not None:
        pending = None if in_the_dark(state, pending) else bare_step(state, pending)
    return View(
        seat=seat,
        options=told(state.options),
        seats=state.seats,
        phase=state.phase,
        texts=_texts(state) if state.board else {},
        board=state.board,
        round=state.round,
        order=state.order,
        queue=state.queue,
        acted=state.acted if plan else _known_acted(state),
        turn=state.turn if plan else _known_turn(state),
        waiting=_kept(waiting(state)),
        pending=pending,
        vain=pending is not None and nothing_to_stop(state),
        figures=_own_figures(state.figures) if plan else _bare_figures(state.figures),
        hands=_hands(state, seat),
        doors=_doors(state.doors),
        scenery=_scenery(state.scenery),
        traps=_traps(state.traps),
        hoards=_hoards(state.hoards),
        rooms=state.rooms,
        explored=state.explored,
        exits=_known_exits(state),
        spells=tuple(s for s in state.spells if plan or not on_unseen(state, s)),
        marks=_kept(
            tuple([m if plan else bare_mark(m) for m in state.marks if not is_hidden(state, m.figure)])
        ),
        gone=_kept(tuple([f.id for f in state.gone])),
        escaped=state.escaped,
        abandons=state.abandons,
        away=state.away,
        belongings=state.campaign.belongings,
        stock=stock(state) if state.phase == "interlude" else (),
        deal=state.camp.deal,
        objection=state.camp.objection,
        coming=coming(state),
        ready=state.ready,
        plan=plan,
        own=state.own if plan else NOTHING,
        outcome=state.outcome,
        after=aftermath(state),
    )


_common: Final[Once[State, View]] = Once(lambda state: _made(state, SPECTATOR), most=8)
"""What all but the Sorcerer see: they are asked about one after another."""


def _with_own(state: State, view: View) -> View:
    """And of what a file brought, all that lies before this seat."""
    if not state.own.called or (view.plan and _is_all_played(state)):
        return view
    theirs = _behind_the_screen(state) if view.plan else set[str]()
    return replace(view, own=shown(state.own, _before(view) | theirs))


def _is_all_played(state: State) -> bool:
    """Whether nothing was brought but the adventure that is played."""
    return [each.name for each in state.options.brought] == [state.script.name]


def _behind_the_screen(state: State) -> set[str]:
    """What the adventure that is played brings; what those bring that may follow it nobody knows yet."""
    file = next((each.text for each in state.options.brought if each.name == state.script.name), None)
    return {each.id for each in own_of(file).called} if file is not None else set()


def _before(view: View) -> set[str]:
    """Ids of all kinds of things that a view names: nothing else that a file brought is told of."""
    figures = {name for f in view.figures for name in (f.sheet, *f.items)}
    cards = {card for hand in view.hands for card in hand.cards} | {spell.card for spell in view.spells}
    goods = {ware.item for ware in view.stock} | {mark.source for mark in view.marks}
    owned = {item for one in view.belongings for item in (*one.carried, *one.stored)}
    return figures | cards | goods | owned


def _texts(state: State) -> dict[str, Words]:
    told = _opening(state.script)
    last = closing(state.script, state.outcome.result) if state.outcome else None
    return told if last is None else {**told, "epilogue": last}


def _known_turn(state: State) -> Turn | None:
    """Nothing of an unseen figure's, nor of an unseen summoner's who acts through one that is seen."""
    turn = state.turn
    if turn is None or is_hidden(state, turn.figure):
        return None
    return replace(turn, own=None) if turn.own and is_hidden(state, turn.own.figure) else turn


def _known_acted(state: State) -> tuple[str, ...]:
    seen = _seen(state.figures)
    known = tuple([name for name in state.acted if name in seen])
    return known if len(known) < len(state.acted) else state.acted  # the very same row is soon compared


def _known_exits(state: State) -> tuple[Square, ...]:
    """An exit is known where an adventurer began or stands, or where its stairs are seen."""
    exits, starts, stairs = state.script.exits, state.script.starts, _stairs(state.scenery)
    stood = {f.square for f in state.figures if f.kind == "hero"}
    return _kept(
        tuple([square for square in exits if square in starts or square in stairs or square in stood])
    )


T = TypeVar("T", bound=tuple[object, ...])


def _kept(row: T) -> T:
    """The very row that it was before, where it is the same: that is soon compared."""
    return cast(T, _rows(row))


@lru_cache(maxsize=4096)
def _rows(row: tuple[object, ...]) -> tuple[object, ...]:
    return row


# Most events leave most of these rows as they are, and every seat asks for them.
_opening: Final = Once(opening)
_seen: Final[Once[tuple[Figure, ...], frozenset[str]]] = Once(
    lambda figures: frozenset([f.id for f in figures if f.seen])
)
_own: Final[Once[Figure, Figure]] = Once(own_figure)
_bare: Final[Once[Figure, Figure]] = Once(bare_figure)
_own_figures: Final[Once[tuple[Figure, ...], tuple[Figure, ...]]] = Once(
    lambda figures: tuple([_own(f) for f in figures if f.seen])
)
_bare_figures: Final[Once[tuple[Figure, ...], tuple[Figure, ...]]] = Once(
    lambda figures: tuple([_bare(f) for f in figures if f.seen])
)
_doors: Final[Once[tuple[Door, ...], tuple[Door, ...]]] = Once(
    lambda doors: tuple([bare_door(d) for d in doors if d.seen])
)
_scenery: Final[Once[tuple[Scenery, ...], tuple[Scenery, ...]]] = Once(
    lambda scenery: tuple([bare_scenery(s) for s in scenery if s.seen and not s.hidden])
)
_traps: Final[Once[tuple[Trap, ...], tuple[Trap, ...]]] = Once(
    lambda traps: tuple([bare_trap(t) for t in traps if t.seen])
)
_hoards: Final[Once[tuple[Hoard, ...], tuple[Hoard, ...]]] = Once(
    lambda hoards: tuple([bare_hoard(h) for h in hoards if h.seen])
)
_stairs: Final[Once[tuple[Scenery, ...], frozenset[Square]]] = Once(
    lambda scenery: frozenset(
        s for piece in scenery if piece.seen and piece.kind == "stairs" for s in piece.squares
    )
)


_unseen: Final[Once[tuple[Figure, ...], tuple[Figure, ...]]] = Once(
    lambda figures: tuple([_held(f) for f in figures if not f.seen])
)
_held: Final[Once[Figure, Figure]] = Once(lambda f: f if f.seat == SORCERER else replace(f, hand=()))


def _plan(state: State) -> PlanView:
    return PlanView(
        state.script,
        _unseen(state.figures),
        state.doors,
        state.scenery,
        state.traps,
        state.hoards,
        state.flags,
    )
