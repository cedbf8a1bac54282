"""What a house vouches for with its signature: what was promised, who sat where, when, and that it is whole.
Without one, anybody could have written it."""

from collections.abc import Collection
from itertools import pairwise
from typing import Final, TypeVar

from taberna.table.flag_check import early_flag, has_stood
from taberna.table.proof_degrees import Inquiry
from taberna.table.record import Record, signed_part
from taberna.table.refusal import Refused, refuse
from taberna.table.seed import Committed
from taberna.table.signed_opening import promise, promised
from taberna.table.signing import is_signed
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

SHOWN: Final = 16
"""So much of a key is shown to people."""


def vouch(record: Record[S, A, E, V, O], known: Collection[str], inquiry: Inquiry) -> None:
    _opening(record, known, inquiry)
    _order(record, inquiry)
    if _signed(record, known, inquiry):
        return
    if record.header.promise and isinstance(record.header.fairness, Committed):
        inquiry.leave("committed", refuse("contributions-unsigned"))
    inquiry.leave("seats", refuse("seats-unsigned"))
    if inquiry.standing("times") == "holds":
        inquiry.leave("times", refuse("times-unsigned"))
    if record.seal.outcome is not None:
        inquiry.leave("whole", refuse("end-unsigned"))


def _signed(record: Record[S, A, E, V, O], known: Collection[str], inquiry: Inquiry) -> bool:
    """Whether a house that is known has signed all of it."""
    seal = record.seal
    if not seal.signature:
        inquiry.leave("signed", refuse("unsigned"))
    elif not is_signed(seal.house, seal.signature, signed_part(seal.digest)):
        inquiry.find("signed", refuse("signature-wrong", house=seal.house[:SHOWN]))
    else:
        inquiry.house = seal.house
        if seal.house in known:
            return True
        inquiry.leave("signed", refuse("house-unknown", house=seal.house[:SHOWN]))
    return False


def _opening(record: Record[S, A, E, V, O], known: Collection[str], inquiry: Inquiry) -> None:
    """Whether the house promised its part before anybody contributed, and whether anybody did."""
    header = record.header
    if header.promise and not _has_promised(record):
        inquiry.find("committed", refuse("promise-wrong", house=header.house[:SHOWN]))
    if header.veil is not None and (more := {*header.veil.hidden} - {*header.options.hidden}):
        # No secret was kept by it from the players, but what they were to play.
        inquiry.leave("committed", refuse("options-hidden", names=", ".join(sorted(more))[:60]))
    if not isinstance(header.fairness, Committed):
        return  # and that is said where the draws are looked at
    if not header.promise:
        inquiry.leave("committed", refuse("opening-unsigned"))
    elif header.house not in known:
        inquiry.leave("committed", refuse("house-unknown", house=header.house[:SHOWN]))
    elif record.seal.signature and record.seal.house != header.house:
        # Once a game is over its secret is shown, and any house may write another game over that opening.
        inquiry.leave("committed", refuse("house-changed", house=record.seal.house[:SHOWN]))
    bots = {sitter.seat for sitter in header.sitters if sitter.kind == "bot"}
    added = {seat for seat, part in header.fairness.contributions.items() if part} - bots
    if not added:  # what a bot of the house adds, the house adds
        inquiry.leave("committed", refuse("only-house"))
    elif added <= set(header.host):
        inquiry.leave("committed", refuse("only-host"))


def _has_promised(record: Record[S, A, E, V, O]) -> bool:
    header = record.header
    try:
        return is_signed(header.house, header.promise, promise(promised(record)))
    except Refused:  # with this salt, or these names, there is no opening
        return False


def _order(record: Record[S, A, E, V, O], inquiry: Inquiry) -> None:
    times = record.times
    if not any(times) or not all(times):
        inquiry.leave("times", refuse("times-unkept"))
    elif record.seal.ended != times[-1] or not _in_order((record.header.opened, *times)):
        inquiry.find("times", refuse("times-disorder"))
    elif inquiry.standing("lawful") != "fails":
        early = early_flag(record)
        if early is not None:
            (inquiry.leave if has_stood(record) else inquiry.find)("times", early)


def _in_order(times: tuple[int, ...]) -> bool:
    return all(earlier <= later for earlier, later in pairwise(times))
