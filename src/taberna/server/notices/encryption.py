"""What only one browser can read: RFC 8291, with the content coding `aes128gcm` of RFC 8188."""

from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
"""Bytes of a record: what is sent is one, and the last."""
LAST: Final = b"\x02"
POINT: Final = 65
SECRET: Final = 16
LONGEST: Final = RECORD - 17 - 86
"""Bytes that may be sealed."""


def point(key: bytes) -> EllipticCurvePublicKey:
    """A browser's public key; ValueError where it is none."""
    if len(key) != POINT:
        raise ValueError("no point")
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)


def written(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(plain: bytes, key: bytes, secret: bytes, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """`own` and `salt` are made for this message and used for no other."""
    if len(plain) > LONGEST:
        raise ValueError("too long")
    public = written(own.public_key())
    shared = own.exchange(ECDH(), point(key))
    both = _stretch(shared, secret, b"WebPush: info\0" + key + public, 32)
    content = _stretch(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _stretch(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(content).encrypt(nonce, plain + LAST, None)


def _stretch(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)
