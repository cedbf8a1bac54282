"""Hazard on paper.

    position = hands " " calls " " purses " " round " " stake " " pending [" tip:" seat] [" left:" seat]
    hands    = one of 1-6 a seat, "-" for no die yet          calls, purses = numbers, "-" for no call yet
    pending  = deal:SEAT | whisper | stake:SEAT | call | throw | done
    actions: stake 5 · stake 5 To the cook! · call 14 · leave · rolled 3

`364 14,-,9 100,100,100 1 5 call tip:A`: B is yet to call, and A knows of B's 6.
"""

from collections.abc import Callable
from typing import Final, NoReturn, TypeAlias, TypeVar

from msgspec.structs import replace

from sample.rules import CALLS, COINS, D6
from sample.state import (
    SEALED,
    SEATS,
    Call,
    Called,
    Calling,
    Deal,
    Dealt,
    Hazard,
    HazardAction,
    HazardEvent,
    HazardOptions,
    HazardStep,
    HazardView,
    Leave,
    Lifted,
    Rolled,
    Stake,
    Staking,
    Throw,
    Tipped,
    Whisper,
    plan,
    richest,
)
from taberna.table.notation import Notation, unreadable
from taberna.table.outcome import Outcome

FIELDS: Final = ("hands", "calls", "purses", "round", "stake", "pending")
T = TypeVar("T")
Past: TypeAlias = tuple[tuple[HazardEvent, ...], ...]


def print_position(state: Hazard) -> str:
    fields = (
        "".join(hand or "-" for hand in state.hands),
        ",".join(str(call or "-") for call in state.calls),
        ",".join(map(str, state.purses)),
        str(state.round),
        str(state.stake),
        print_step(state.steps[0]) if state.steps else "done",
    )
    tip = (f"tip:{state.tipped}",) if state.tipped else ()
    left = (
        (f"left:{next(s for s in state.seats if s not in state.outcome.winners)}",)
        if state.outcome and state.outcome.reason == "left"
        else ()
    )
    return " ".join((*fields, *tip, *left))


def print_step(step: HazardStep) -> str:
    match step:
        case Deal(seat):
            return f"deal:{seat}"
        case Staking(seat):
            return f"stake:{seat}"
        case Whisper():
            return "whisper"
        case Calling():
            return "call"
        case Throw():
            return "throw"


def parse_position(text: str, options: HazardOptions) -> Hazard:
    words = text.split(" ")
    if len(words) < len(FIELDS):
        raise unreadable("position-short", text, len(text), missing=FIELDS[len(words)])
    hands, calls, purses, number, stake, pending = words[: len(FIELDS)]
    spot = Reader(text, words)
    round_ = spot.number(3, number, low=1, high=options.rounds)
    state = Hazard(
        options=options,
        hands=spot.row(0, list(hands), lambda at, one: "" if one == "-" else spot.one_of(at, one, D6.faces)),
        calls=spot.row(1, calls.split(","), lambda at, one: 0 if one == "-" else spot.number(at, one)),
        purses=spot.row(2, purses.split(","), lambda at, one: spot.number(at, one, low=-(10**9))),
        round=round_,
        stake=spot.number(4, stake, high=COINS.high),
        steps=spot.steps(5, pending, plan(options, SEATS, round_)),
    )
    state = state if state.steps else replace(state, outcome=richest(state, "last round"))
    for at, note in enumerate(words[len(FIELDS) :], len(FIELDS)):
        name, _, seat = note.partition(":")
        spot.one_of(at, seat, SEATS)
        match name:
            case "tip":
                state = replace(state, tipped=seat)
            case "left":
                others = tuple(s for s in SEATS if s != seat)
                state = replace(state, outcome=Outcome("left", "left", others))
            case _:
                spot.fail(at)
    return state


class Reader:
    """Reads a word, or points at it."""

    def __init__(self, text: str, words: list[str]) -> None:
        self.text = text
        self.words = words

    def fail(self, word: int) -> NoReturn:
        at = sum(len(before) + 1 for before in self.words[:word])
        raise unreadable("unreadable", self.text, at, found=self.words[word])

    def one_of(self, word: int, found: str, among: tuple[str, ...]) -> str:
        return found if found in among else self.fail(word)

    def number(self, word: int, found: str, low: int = 0, high: int = 10**9) -> int:
        digits = found.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12 and low <= int(found) <= high):
            self.fail(word)
        return int(found)

    def row(self, word: int, found: list[str], read: Callable[[int, str], T]) -> tuple[T, ...]:
        if len(found) != len(SEATS):
            self.fail(word)
        return tuple(read(word, one) for one in found)

    def steps(self, word: int, found: str, whole: tuple[HazardStep, ...]) -> tuple[HazardStep, ...]:
        names = [*map(print_step, whole), "done"]
        return whole[names.index(found) :] if found in names else self.fail(word)


def print_view(view: HazardView) -> str:
    """What a seat sees: `?` for a cup or a call it does not know, and `tip` if it is the one who was told."""
    fields = (
        "".join(hand or "-" for hand in view.hands),
        ",".join("?" if call == SEALED else str(call or "-") for call in view.calls),
        ",".join(map(str, view.purses)),
        str(view.round),
        str(view.stake),
        print_step(view.step) if view.step else "done",
    )
    return " ".join((*fields, *(("tip",) if view.tipped else ())))


def differences(state: Hazard, past: Past, text: str) -> tuple[str, ...]:
    parse_position(text, state.options)
    return unlike(print_position(state), text)


def view_differences(view: HazardView, told: Past, text: str) -> tuple[str, ...]:
    if len(text.split(" ")) < len(FIELDS):
        raise unreadable("position-short", text, len(text))
    return unlike(print_view(view), text)


def unlike(is_so: str, text: str) -> tuple[str, ...]:
    printed, written = is_so.split(" "), text.split(" ")
    fields = zip(FIELDS, printed, written, strict=False)
    wrong = [f"{name} is {is_}, not {wanted}" for name, is_, wanted in fields if is_ != wanted]
    notes = [f"no {note}" for note in written[len(FIELDS) :] if note not in printed[len(FIELDS) :]]
    return (*wrong, *notes)


def parse_actions(state: Hazard, text: str) -> tuple[HazardAction, ...]:
    word, _, rest = text.partition(" ")
    spot = Reader(text, [word, rest])
    match word:
        case "leave" if not rest:
            return (Leave(),)
        case "call":
            return (Call(spot.number(1, rest, CALLS.low, CALLS.high)),)
        case "stake":
            coins, _, toast = rest.partition(" ")
            return (Stake(spot.number(1, coins, COINS.low, COINS.high), toast),)
        case "rolled":
            return (Rolled(tuple(rest.split(" "))),)
        case _:
            raise unreadable("unreadable", text, 0)


def print_action(action: HazardAction) -> str:
    match action:
        case Leave():
            return "leave"
        case Call(number):
            return f"call {number}"
        case Stake(coins, toast):
            return f"stake {coins} {toast}" if toast else f"stake {coins}"
        case Rolled(faces):
            return " ".join(("rolled", *faces))


def glimpse(event: HazardEvent) -> str | None:
    match event:
        case Dealt(_, face) | Tipped(_, _, face):
            return face
        case Called(_, number):
            return "?" if number < 0 else "!"
        case Lifted():
            return "*"
        case _:
            return None


NOTATION: Final[Notation[Hazard, HazardAction, HazardEvent, HazardView, HazardOptions]] = Notation(
    parse_position=parse_position,
    print_position=print_position,
    differences=differences,
    view_differences=view_differences,
    misspelt=lambda states, text: (),  # what is no position can't be read
    parse_actions=parse_actions,
    print_action=print_action,
    glimpse=glimpse,
)
