"""Applies what happened. What follows from it by counting alone (the bonus, the quiet turns, a duty done) is
counted here; nothing is chosen, checked or rolled."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tellstones.duty import still_obliged
from taberna.games.tellstones.events import (
    Answered,
    Believed,
    BellRang,
    BellSilent,
    Boasted,
    CameBack,
    Challenged,
    Doubted,
    DrawDeclined,
    DrawOffered,
    Ended,
    FirstSettled,
    HalfDone,
    Hidden,
    Looked,
    Named,
    Opened,
    Ordered,
    Placed,
    Resigned,
    Scored,
    Started,
    Stolen,
    Swapped,
    TellstonesEvent,
    TurnBegan,
    Turned,
    WentAway,
)
from taberna.games.tellstones.options import ELDER, RANDOM, Options, elder_of
from taberna.games.tellstones.seats import other, partner, side, sides
from taberna.games.tellstones.state import State, line_of, with_line
from taberna.games.tellstones.steps import (
    AnswerDue,
    BellRoll,
    ElderChoice,
    FirstRoll,
    LooksOpen,
    OpeningChoice,
    OpeningRoll,
    OrderStanding,
    ProofDue,
    ReplyDue,
    Sight,
    StolenDue,
    TellstonesStep,
)
from taberna.games.tellstones.stones import BARE, MAT, hidden, in_play, opened, placed, swapped, turned
from taberna.table.dispatch import ByKind
from taberna.table.seats import Seat

_table: Final[ByKind[State, TellstonesEvent, State]] = ByKind()

evolve: Final = _table.apply


@_table.on(Started)
def _started(state: State, event: Started) -> State:
    options = event.options
    bare = MAT if options.ends == "mat" else BARE
    lines = (bare, bare) if options.variant == "vanguard" else (bare,)
    return State(options=options, seats=event.seats, lines=lines, steps=_set_up(options))


def first_steps(options: Options) -> tuple[TellstonesStep, ...]:
    """What settles who goes first; nothing where a seat is named (TS-1.4)."""
    if options.first == ELDER:
        return (ElderChoice(elder_of(options)),)
    return (FirstRoll(),) if options.first == RANDOM else ()


def _set_up(options: Options) -> tuple[TellstonesStep, ...]:
    """What the set-up waits for, the last one first (TS-1.3, TS-1.4)."""
    first = first_steps(options)
    if options.opening == "choose":  # the first player picks, so who that is comes before
        return (OpeningChoice(), *first)
    if options.opening == "scales":
        return first
    if options.variant == "vanguard":
        return (*first, OpeningRoll("B"), OpeningRoll("A"))
    return (*first, OpeningRoll(None))


@_table.on(Opened)
def _opened(state: State, event: Opened) -> State:
    lines = with_line(state.lines, event.line, opened(line_of(state, event.line), event.symbol))
    match state.steps:
        case (*rest, OpeningRoll()):
            return replace(state, lines=lines, steps=tuple(rest))
        case (*rest, OpeningChoice()) if all(map(in_play, lines)):
            return replace(state, lines=lines, steps=tuple(rest))
        case _:  # the Scales are laid without being asked for
            return replace(state, lines=lines)


@_table.on(FirstSettled)
def _first_settled(state: State, event: FirstSettled) -> State:
    steps = state.steps
    if steps and isinstance(steps[-1], FirstRoll | ElderChoice):
        steps = steps[:-1]
    return replace(state, mover=event.seat, began=event.seat, steps=steps)


@_table.on(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> State:
    steps = (BellRoll(),) if event.bell else ()
    if state.turns == 0 or state.mover is None:
        return replace(state, mover=event.seat, turns=1, steps=steps)
    if state.bonus or state.earned or state.bell or state.second or state.drawn or state.resigns:
        state = _turn_over(state, state.mover)
    quiet = 0 if state.loud else state.quiet + 1
    return replace(state, mover=event.seat, turns=state.turns + 1, steps=steps, quiet=quiet, loud=False)


def _turn_over(state: State, mover: Seat) -> State:
    """What goes with a turn. Playing on declines an offer, and takes back one's own word to resign."""
    ended = side(mover)
    return replace(
        state,
        bell=False,
        # TS-2.7: a side's bonus goes with its turn, unless it was earned in it.
        bonus=sides(*[s for s in state.bonus if s != ended], *state.earned),
        earned=(),
        second=None,
        drawn=state.drawn if state.drawn == ended else None,
        resigns=tuple([s for s in state.resigns if s != mover]),
    )


@_table.on(HalfDone)
def _half_done(state: State, event: HalfDone) -> State:
    return replace(state, second=event.line, steps=())


@_table.on(BellRang)
def _bell_rang(state: State, event: BellRang) -> State:
    return replace(state, bell=True, steps=())


@_table.on(BellSilent)
def _bell_silent(state: State, event: BellSilent) -> State:
    return replace(state, steps=())


@_table.on(Ordered)
def _ordered(state: State, event: Ordered) -> State:
    return replace(state, steps=(OrderStanding(event.hand, event.order),))


@_table.on(Placed)
def _placed(state: State, event: Placed) -> State:
    line = placed(line_of(state, event.line), event.symbol, event.end)
    lines = with_line(state.lines, event.line, line)
    return replace(state, lines=lines, steps=(), loud=True, bell=still_obliged(state, "handle"))


@_table.on(Hidden)
def _hidden(state: State, event: Hidden) -> State:
    line = hidden(line_of(state, event.line), event.space)
    lines = with_line(state.lines, event.line, line)
    return replace(state, lines=lines, steps=(), loud=True, bell=still_obliged(state, "handle"))


@_table.on(Swapped)
def _swapped(state: State, event: Swapped) -> State:
    line = swapped(line_of(state, event.line), event.space, event.other)
    return replace(state, lines=with_line(state.lines, event.line, line), steps=())


@_table.on(Looked)
def _looked(state: State, event: Looked) -> State:
    seen = state.steps[-1].seen if state.steps and isinstance(state.steps[-1], LooksOpen) else ()
    return replace(state, steps=(LooksOpen((*seen, Sight(event.line, event.space))),))


@_table.on(Challenged)
def _challenged(state: State, event: Challenged) -> State:
    due = AnswerDue(event.of, event.line, event.space)
    return replace(state, steps=(due,), loud=True, bell=still_obliged(state, "claim"))


@_table.on(Answered)
def _answered(state: State, event: Answered) -> State:
    return replace(state, steps=())


@_table.on(Boasted)
def _boasted(state: State, event: Boasted) -> State:
    due = ReplyDue(event.of, event.line)
    return replace(state, steps=(due,), loud=True, bell=still_obliged(state, "claim"))


@_table.on(Believed)
def _believed(state: State, event: Believed) -> State:
    return replace(state, steps=())


@_table.on(Doubted)
def _doubted(state: State, event: Doubted) -> State:
    due = state.steps[-1]
    assert isinstance(due, ReplyDue | StolenDue)
    return replace(state, steps=(ProofDue(event.prover, due.line),))


@_table.on(Stolen)
def _stolen(state: State, event: Stolen) -> State:
    due = state.steps[-1]
    assert isinstance(due, ReplyDue)
    return replace(state, steps=(StolenDue(event.of, event.by, due.line),))


@_table.on(Named)
def _named(state: State, event: Named) -> State:
    return replace(state, steps=(ProofDue(partner(event.by), event.line),))


@_table.on(Turned)
def _turned(state: State, event: Turned) -> State:
    line = turned(line_of(state, event.line), event.space)
    return replace(state, lines=with_line(state.lines, event.line, line))


@_table.on(Scored)
def _scored(state: State, event: Scored) -> State:
    a, b = state.score
    score = (a + 1, b) if event.side == "A" else (a, b + 1)
    return replace(state, score=score, earned=sides(*state.earned, other(event.side)))  # TS-2.6


@_table.on(DrawOffered)
def _draw_offered(state: State, event: DrawOffered) -> State:
    return replace(state, drawn=side(event.by))


@_table.on(DrawDeclined)
def _draw_declined(state: State, event: DrawDeclined) -> State:
    return replace(state, drawn=None)


@_table.on(Resigned)
def _resigned(state: State, event: Resigned) -> State:
    return replace(state, resigns=tuple(s for s in state.seats if s in state.resigns or s == event.by))


@_table.on(WentAway)
def _went_away(state: State, event: WentAway) -> State:
    return replace(state, away=tuple(s for s in state.seats if s in state.away or s == event.seat))


@_table.on(CameBack)
def _came_back(state: State, event: CameBack) -> State:
    return replace(state, away=tuple(s for s in state.away if s != event.seat))


@_table.on(Ended)
def _ended(state: State, event: Ended) -> State:
    return replace(state, outcome=event.outcome, steps=())
