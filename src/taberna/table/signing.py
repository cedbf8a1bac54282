"""A house's word: Ed25519 signatures. Each kind of statement has a name of its own before it, so that none
can be shown as another. What of a record is signed is in `record.py`, what that proves in `vouching.py`."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from taberna.table.refusal import Refused, refuse
from taberna.table.seed import unhex

KEY_BYTES: Final = 32
_FIELD: Final = 2**255 - 19
_ORDER_EIGHT: Final = int.from_bytes(
    bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little"
)
_SMALL: Final = frozenset({0, 1, _FIELD - 1, _ORDER_EIGHT, _FIELD - _ORDER_EIGHT})
"""The heights of the points of small order: signatures fit such a key that nobody made with a private one."""

OPENING: Final = b"taberna opening 1\n"
CONTRIBUTION: Final = b"taberna contribution 1\n"
RECORD: Final = b"taberna record 2\n"

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

# The library takes a while to load, and most who play need none of it.


def sign(private: bytes, message: bytes) -> str:
    return _key(private).sign(message).hex()


def public_half(private: bytes) -> str:
    return _key(private).public_key().public_bytes_raw().hex()


@lru_cache(maxsize=4)  # to load one takes longer than to sign with it
def _key(private: bytes) -> "Ed25519PrivateKey":
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private)


def is_signed(house: str, signature: str, message: bytes) -> bool:
    """Whether the house with this public key has signed it."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    key, mark = unhex(house), unhex(signature)
    if key is None or mark is None or not is_strong(key):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(mark, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def is_strong(key: bytes) -> bool:
    """Whether it is a public key that only its private half signs for, written in the one way there is."""
    height = int.from_bytes(key, "little") & (2**255 - 1)
    return len(key) == KEY_BYTES and height < _FIELD and height not in _SMALL


def read_key(text: str) -> str:
    """A public key as somebody gives it by hand."""
    key = text.strip().lower()
    found = unhex(key)
    if found is None or len(found) != KEY_BYTES:
        raise Refused(refuse("key-shape"))
    if not is_strong(found):
        raise Refused(refuse("key-weak"))
    return key
