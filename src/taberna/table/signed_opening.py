"""What a house promises before anybody contributes: which game, by which rules, at which seats, and what its
own part of the seed hashes to. Signed, it is the first half of a player's receipt; the second says what the
player added to it."""

from hashlib import sha256
from typing import TypeVar

import msgspec

from taberna.table.codec import Reader, write
from taberna.table.record import Header, Key, Record
from taberna.table.refusal import Refused
from taberna.table.seats import Seat
from taberna.table.seed import Committed, Fairness, framed
from taberna.table.signing import CONTRIBUTION, OPENING, is_signed
from taberna.table.values import Action, Event, Options, State, Value, View
from taberna.table.veil import veiled

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


class Opening(Value, frozen=True, kw_only=True, tag_field="entry", tag="opening"):
    table: str
    game: str
    rules: str
    ruleset: str
    options: msgspec.Raw
    """As they are written; where they hold a secret, a `Veiled`."""
    seats: tuple[Seat, ...]
    dice: Fairness
    """Without any contribution."""
    previous: str | None
    talk: bool
    opened: int
    house: Key


class Receipt(Value, frozen=True):
    """What a player keeps and compares with the record: a house that shows another is proven false by it."""

    opening: str
    """As the house wrote it, to the byte."""
    promise: str
    """The house's signature over it."""
    seat: Seat = ""
    contribution: str = ""
    heard: str = ""
    """The house's signature over what this seat contributed to this opening."""


read_opening: Reader[Opening] = Reader(Opening)


def promised(record: Record[S, A, E, V, O]) -> bytes:
    """The opening that the house of a record must have signed: all of it is in the header. Refused where it
    can't have signed any."""
    line = record.data.partition(b"\n")[0]
    options = msgspec.json.decode(line, type=dict[str, msgspec.Raw])["options"]
    return write(opening(record.header, options))


def opening(header: Header[O], options: msgspec.Raw) -> Opening:
    dice = header.fairness
    return Opening(
        table=header.table,
        game=header.game,
        rules=header.rules,
        ruleset=header.ruleset,
        options=options if header.veil is None else veiled(options, header.veil),
        seats=header.seats,
        dice=Committed(dice.commitment) if isinstance(dice, Committed) else dice,
        previous=header.previous,
        talk=header.talk,
        opened=header.opened,
        house=header.house,
    )


def name_of(opening: bytes) -> str:
    """By which a player says which opening a contribution is for."""
    return sha256(opening).hexdigest()


def promise(opening: bytes) -> bytes:
    """What is signed of an opening."""
    return OPENING + opening


def hearing(opening: str, seat: Seat, contribution: str) -> bytes:
    """What is signed when a seat has contributed: to the opening of this name."""
    return CONTRIBUTION + framed(bytes.fromhex(opening), seat.encode(), bytes.fromhex(contribution))


def is_genuine(receipt: Receipt) -> bool:
    """Whether the house that it names has signed all of it."""
    written = receipt.opening.encode()
    try:
        house = read_opening(written).house
        heard = hearing(name_of(written), receipt.seat, receipt.contribution)
    except (Refused, ValueError):  # a file that was kept for long may be anything by now
        return False
    return is_signed(house, receipt.promise, promise(written)) and is_signed(house, receipt.heard, heard)
