"""Countdown: two take from a heap, as often as they like before they pass; whoever takes the last wins.

Hazard knows no seat that acts twice in a row and no dice thrown by a player's own hand. This does, and
no more: it is what taking back is tried on.
"""

from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.table import values
from taberna.table.dice import Die, Draws, Faces, Roll
from taberna.table.forms import Legal
from taberna.table.game import Game, Types
from taberna.table.notation import Notation, unreadable
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat
from taberna.table.study import Study

SEATS: Final = ("A", "B")
DIE: Final = Die(("1", "2", "3"), (1, 2, 3))


class CountOptions(values.Options, frozen=True, kw_only=True):
    heap: int = 9
    own_dice: bool = False
    solemn: bool = False
    """What is taken is taken."""


class Count(values.State, frozen=True, kw_only=True):
    options: CountOptions = CountOptions()
    heap: int = 0
    turn: Seat = "A"
    throws: int = 0
    throwing: bool = False
    under: str = "moon"
    """What lies under the heap."""


class CountView(values.View, frozen=True):
    heap: int
    turn: Seat


class Take(values.Action, frozen=True):
    pass


class Peek(values.Action, frozen=True):
    pass


class Throw(values.Action, frozen=True):
    pass


class Rolled(values.Action, frozen=True):
    face: str


class Pass(values.Action, frozen=True):
    pass


class Heaped(values.Event, frozen=True):
    options: CountOptions


class Taken(values.Event, frozen=True):
    seat: Seat
    stones: int


class Peeked(values.Event, frozen=True):
    seat: Seat
    under: str


class Thrown(values.Event, frozen=True):
    pass


class Passed(values.Event, frozen=True):
    to: Seat


CountAction: TypeAlias = Take | Peek | Throw | Rolled | Pass
CountEvent: TypeAlias = Heaped | Taken | Peeked | Thrown | Passed


def start(options: CountOptions, seats: tuple[Seat, ...]) -> tuple[CountEvent, ...] | Refusal:
    if seats != SEATS:
        return refuse("seats", wanted=2)
    return (Heaped(options),) if 1 <= options.heap <= 99 else refuse("heap", low=1, high=99)


def evolve(state: Count, event: CountEvent) -> Count:
    match event:
        case Heaped(options):
            return Count(options=options, heap=options.heap)
        case Taken(_, stones):
            throws = state.throws + state.throwing
            return replace(state, heap=max(0, state.heap - stones), throws=throws, throwing=False)
        case Thrown():
            return replace(state, throwing=True)
        case Passed(to):
            return replace(state, turn=to)
        case Peeked():
            return state


def waiting(state: Count) -> tuple[Seat, ...]:
    if not state.heap:
        return ()
    return (HOUSE,) if state.throwing and not state.options.own_dice else (state.turn,)


def legal(state: Count, seat: Seat) -> Legal[CountAction]:
    if seat not in waiting(state):
        return Legal()
    if state.throwing:
        return Legal(tuple(map(Rolled, DIE.faces)))
    return Legal((Take(), Peek(), Throw(), Pass()))


def decide(state: Count, seat: Seat, action: CountAction) -> tuple[CountEvent, ...] | Refusal:
    if not legal(state, seat).allows(action):
        return refuse("not-now")
    match action:
        case Take():
            return (Taken(seat, 1),)
        case Peek():
            return (Peeked(seat, state.under),)
        case Throw():
            return (Thrown(),)
        case Rolled(face):
            return (Taken(state.turn, int(face)),)
        case Pass():
            return (Passed("B" if seat == "A" else "A"),)


def redact(before: Count, event: CountEvent, after: Count, seat: Seat) -> CountEvent | None:
    match event:
        case Peeked(looker):
            return event if seat == looker else Peeked(looker, "?")
        case _:
            return event


def roll(state: Count) -> Roll | None:
    return Roll("heap", state.turn, state.throws, (DIE,)) if state.throwing else None


def rolled(state: Count, faces: Faces) -> Rolled:
    return Rolled(*faces)


def outcome(state: Count) -> Outcome | None:
    return None if state.heap or state == GAME.empty else Outcome(state.turn, "last", (state.turn,))


def sequel(games: tuple[Count, ...]) -> CountOptions | Outcome:
    return replace(games[-1].options, heap=5) if len(games) < 3 else Outcome("done", "three heaps")


def parse_position(text: str, options: CountOptions) -> Count:
    heap, _, turn = text.partition(" ")
    if turn not in SEATS or not heap.isdigit():
        raise unreadable("unreadable", text, 0)
    return Count(options=options, heap=int(heap), turn=turn)


def print_position(state: Count) -> str:
    return f"{state.heap} {state.turn}"


def parse_actions(state: Count, text: str) -> tuple[CountAction, ...]:
    named: dict[str, CountAction] = {"take": Take(), "peek": Peek(), "throw": Throw(), "pass": Pass()}
    named |= {f"rolled {face}": Rolled(face) for face in DIE.faces}
    if text not in named:
        raise unreadable("unreadable", text, 0)
    return (named[text],)


def print_action(action: CountAction) -> str:
    return f"rolled {action.face}" if isinstance(action, Rolled) else type(action).__name__.lower()


def imagine(state: Count, seat: Seat, draws: Draws) -> Count:
    return replace(state, under=draws.one(("moon", "sun", "star")))


GAME: Final[Game[Count, CountAction, CountEvent, CountView, CountOptions]] = Game(
    name="countdown",
    rules="1",
    variants=("",),
    types=Types(Count, CountAction, CountEvent, CountView, CountOptions),
    empty=Count(),
    seats=lambda options: (SEATS,),
    side=lambda options, seat: seat,
    start=start,
    evolve=evolve,
    waiting=waiting,
    legal=legal,
    decide=decide,
    view=lambda state, seat: CountView(state.heap, state.turn),
    redact=redact,
    outcome=outcome,
    roll=roll,
    rolled=rolled,
    barrier=lambda state, action: state.options.solemn and isinstance(action, Take),
    keeps_log=lambda options: True,
    sequel=sequel,
    study=Study(
        settings=lambda variant: (CountOptions(), CountOptions(own_dice=True), CountOptions(solemn=True)),
        imagine=imagine,
    ),
    notation=Notation(
        parse_position=parse_position,
        print_position=print_position,
        differences=lambda state, past, text: () if print_position(state) == text else ("position",),
        view_differences=lambda view, told, text: () if str(view.heap) == text else ("heap",),
        misspelt=lambda states, text: (),
        parse_actions=parse_actions,
        print_action=print_action,
        glimpse=lambda event: event.under if isinstance(event, Peeked) else None,
    ),
)
