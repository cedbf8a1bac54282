"""What a seat may do. Everything is read from what lies in the open; the lists are made once for each
pattern of stones and shared."""

from functools import cache
from typing import Final, TypeAlias

from taberna.games.tellstones.actions import (
    Answer,
    Away,
    Back,
    Begin,
    Believe,
    Bell,
    Boast,
    Challenge,
    Claim,
    Doubt,
    Draw,
    First,
    Flag,
    Hide,
    LineName,
    Name,
    Open,
    Peek,
    Place,
    Resign,
    Second,
    Steal,
    Stop,
    Swap,
    TellstonesAction,
    TurnAction,
)
from taberna.games.tellstones.checks import bell_forbids
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.state import State, line_names, line_of
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
from taberna.games.tellstones.stones import (
    SYMBOLS,
    Line,
    Symbol,
    face_down,
    face_up,
    in_play,
    open_ends,
    pattern,
    pool,
)
from taberna.games.tellstones.waiting import waiting
from taberna.table.dispatch import ByKind
from taberna.table.forms import Legal
from taberna.table.seats import HOUSE, Seat

Standing: TypeAlias = tuple[bool, bool | None, bool]
"""Whether a seat would resign, whether an open offer of a draw is its own, whether it may claim."""

_UNSAID: Final[Standing] = (False, None, False)
_NOTHING: Final[Legal[TellstonesAction]] = Legal()
_ANSWERS: Final = tuple(Answer(symbol) for symbol in SYMBOLS)
_REPLIES: Final = (Believe(), Doubt(), Steal())
_REPLIES_TO_A_STEALER: Final = (Believe(), Doubt())


def legal(state: State, seat: Seat) -> Legal[TellstonesAction]:
    if state.outcome is not None:
        return _NOTHING
    if seat == state.mover and not state.steps and not state.bell and len(state.lines) == 1:
        # By far the commonest question, so its answers are kept whole.
        line, partners = state.lines[0], len(state.seats) > 2
        if state.drawn or state.resigns or state.away:
            return _plain_turn(pattern(line), pool(line), partners, _standing(state, seat))
        return _plain_turn(pattern(line), pool(line), partners)
    if seat not in state.seats:
        if seat != HOUSE:
            return _NOTHING
        return Legal((asked(state) if HOUSE in waiting(state) else ()) + _of_the_house(state))
    if seat not in waiting(state):
        return _out_of_turn(_standing(state, seat))
    return Legal(asked(state) + _agreements(_standing(state, seat)))


def asked(state: State) -> tuple[TellstonesAction, ...]:
    """What the seat that must act can choose from."""
    return CHOICES.apply(state, state.steps[-1]) if state.steps else turn_actions(state)


def turn_actions(state: State) -> tuple[TurnAction, ...]:
    """The six actions, as far as the Line and the bell allow them."""
    actions: tuple[TurnAction, ...] = ()
    for name in line_names(state):
        if state.second is None or name == state.second:
            line = line_of(state, name)
            actions += _on_line(pattern(line), pool(line), name, len(state.seats) > 2)
    if state.bell:
        return tuple(action for action in actions if bell_forbids(state, action) is None)
    return actions


@cache
def _on_line(
    line: Line, in_pool: tuple[Symbol, ...], name: LineName, partners: bool
) -> tuple[TurnAction, ...]:
    """All that can be done on a Line: how its stones lie matters, and what the Pool holds, no more."""
    lying, down = in_play(line), face_down(line)
    actions: tuple[TurnAction, ...] = (
        *(Place(symbol, end, name) for symbol in in_pool for end in open_ends(line)),
        *(Hide(space, name) for space in face_up(line)),
        *(Swap(one, other, name) for one in lying for other in lying if one < other),
        *_looks(down, name, partners),
        *(Challenge(space, name) for space in down),
        *((Boast(name),) if down else ()),
    )
    return tuple(map(_shared, actions))


@cache
def _shared(action: TurnAction) -> TurnAction:
    """One and the same for all lists: the patterns are thousands, the actions a hundred."""
    return action


@cache
def _looks(spaces: tuple[int, ...], name: LineName, partners: bool) -> tuple[Peek, ...]:
    lookers = (False, True) if partners else (False,)
    return tuple(Peek(space, name, looker) for space in spaces for looker in lookers)


def _further_looks(state: State, seen: tuple[Sight, ...]) -> tuple[Peek, ...]:
    return tuple(
        look
        for name in line_names(state)
        for look in _looks(face_down(line_of(state, name)), name, len(state.seats) > 2)
        if Sight(name, look.space) not in seen
    )


@cache
def _namings(spaces: tuple[int, ...], name: LineName) -> tuple[Name, ...]:
    return tuple(Name(space, symbol, name) for space in spaces for symbol in SYMBOLS)


@cache
def _openings(name: LineName) -> tuple[Open, ...]:
    return tuple(Open(symbol, name) for symbol in SYMBOLS)


@cache
def _beginnings(seats: tuple[Seat, ...]) -> tuple[Begin, ...]:
    return tuple(Begin(seat) for seat in seats)


def _standing(state: State, seat: Seat) -> Standing:
    if not (state.drawn or state.resigns or state.away):
        return _UNSAID
    ours = side(seat)
    our_offer = None if state.drawn is None else state.drawn == ours
    return seat in state.resigns, our_offer, any(side(gone) != ours for gone in state.away)


@cache
def _agreements(standing: Standing) -> tuple[TellstonesAction, ...]:
    """What can be said at any time (TS-7.2, TS-7.5)."""
    resigned, our_offer, claimable = standing
    return (
        *(() if resigned else (Resign(),)),
        *((Draw("offer"),) if our_offer is None else ()),
        *((Draw("accept"), Draw("decline")) if our_offer is False else ()),
        *((Claim(),) if claimable else ()),
    )


@cache
def _out_of_turn(standing: Standing) -> Legal[TellstonesAction]:
    return Legal(_agreements(standing))


@cache
def _plain_turn(
    line: Line, in_pool: tuple[Symbol, ...], partners: bool, standing: Standing = _UNSAID
) -> Legal[TellstonesAction]:
    return Legal(_on_line(line, in_pool, None, partners) + _agreements(standing))


def _of_the_house(state: State) -> tuple[TellstonesAction, ...]:
    """TS-7.1, TS-7.5: time and absence are told to the engine, which keeps no clock."""
    flags = waiting(state) if state.options.clock != "off" else ()
    return tuple(Flag(seat) for seat in flags if seat != HOUSE) + _absences(state.seats, state.away)


@cache
def _absences(seats: tuple[Seat, ...], away: tuple[Seat, ...]) -> tuple[TellstonesAction, ...]:
    return tuple(Back(seat) if seat in away else Away(seat) for seat in seats)


CHOICES: Final[ByKind[State, TellstonesStep, tuple[TellstonesAction, ...]]] = ByKind()

CHOICES.on(OpeningRoll)(lambda state, due: _openings(due.line))
CHOICES.on(FirstRoll)(lambda state, due: _beginnings(state.seats))
CHOICES.on(ElderChoice)(lambda state, due: (First(), Second()))
CHOICES.on(BellRoll)(lambda state, due: (Bell(True), Bell(False)))
CHOICES.on(OrderStanding)(lambda state, due: (due.order,))
CHOICES.on(AnswerDue)(lambda state, due: _ANSWERS)
CHOICES.on(ReplyDue)(lambda state, due: _REPLIES)
CHOICES.on(StolenDue)(lambda state, due: _REPLIES_TO_A_STEALER)
CHOICES.on(ProofDue)(lambda state, due: _namings(face_down(line_of(state, due.line)), due.line))
CHOICES.on(LooksOpen)(lambda state, due: (*_further_looks(state, due.seen), Stop()))


@CHOICES.on(OpeningChoice)
def _openings_left(state: State, due: OpeningChoice) -> tuple[Open, ...]:
    bare = (name for name in line_names(state) if not in_play(line_of(state, name)))
    return tuple(action for name in bare for action in _openings(name))
