"""A house's word: Ed25519 signatures. Each kind of statement has a name of its own before it, so that none
can be shown as another."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from taberna.table.refusal import Refused, refuse
from taberna.table.seed import unhex

KEY_BYTES: Final = 32

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
    if key is None or mark is None or len(key) != KEY_BYTES:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(mark, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def read_key(text: str) -> str:
    """A public key as somebody gives it by hand."""
    key = text.strip().lower()
    found = unhex(key)
    if found is None or len(found) != KEY_BYTES:
        raise Refused(refuse("key-shape"))
    return key
