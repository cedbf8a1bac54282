"""Options that hold a secret, as a house signs them before the game: what everybody may know as it is, and of
the rest a digest, salted with bytes that are shown with the record. Without the salt nobody can try out what
lies behind it; with it, no other options fit."""

from collections.abc import Collection
from hashlib import sha256
from typing import Final

import msgspec

from taberna.table.codec import write
from taberna.table.refusal import Refused, refuse
from taberna.table.seed import framed, unhex
from taberna.table.values import Value

SALT_BYTES: Final = 32

_OPTIONS: Final = b"taberna options 1"


class Veil(Value, frozen=True):
    """How a record lifts it."""

    salt: str
    """In hex; secret until the game is over."""
    hidden: tuple[str, ...]
    """The fields that were not shown, by name."""


class Veiled(Value, frozen=True, tag_field="options", tag="veiled"):
    """What stands in an opening in place of the options. Those of a game begin with their variant, so
    neither can be taken for the other."""

    shown: msgspec.Raw
    """The other fields, as they are written."""
    hidden: tuple[str, ...]
    digest: str
    """Over the salt and all of the options: as long whatever lies behind it."""


def veiled(options: msgspec.Raw, veil: Veil) -> msgspec.Raw:
    """The options as they are signed; Refused where nothing could be hidden so."""
    salt = unhex(veil.salt)
    fields = msgspec.json.decode(options, type=dict[str, msgspec.Raw])
    if salt is None or len(salt) != SALT_BYTES or not _are_names(veil.hidden, fields):
        raise Refused(refuse("veil-unfit"))
    shown = {name: said for name, said in fields.items() if name not in veil.hidden}
    digest = sha256(framed(_OPTIONS, salt, bytes(options))).hexdigest()
    return msgspec.Raw(write(Veiled(msgspec.Raw(write(shown)), veil.hidden, digest)))


def is_shown(signed: msgspec.Raw, told: msgspec.Raw) -> bool:
    """Whether these options may be told of those that were signed: all that these show is the same."""
    fields = msgspec.json.decode(told, type=dict[str, object])
    try:
        veil = msgspec.json.decode(signed, type=Veiled)
    except msgspec.ValidationError:
        return fields == msgspec.json.decode(signed, type=dict[str, object])
    if not {*veil.hidden} <= {*fields}:
        return False
    rest = {name: said for name, said in fields.items() if name not in veil.hidden}
    return rest == msgspec.json.decode(veil.shown, type=dict[str, object])


def _are_names(hidden: tuple[str, ...], fields: Collection[str]) -> bool:
    return bool(hidden) and hidden == tuple(sorted({*hidden} & {*fields}))
