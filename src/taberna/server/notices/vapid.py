"""Who sends a push message: the house, by a key of its own (RFC 8292). Without one there is no Web Push."""

import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from taberna.server.house_key import BadKey
from taberna.server.notices.encryption import written
from taberna.server.settings import Settings
from taberna.table.codec import write

VALID: Final = 12 * 3600
"""Seconds; a service may refuse what is valid for longer than a day."""


@dataclass(frozen=True, slots=True)
class PushKey:
    private: EllipticCurvePrivateKey
    contact: str = ""

    @property
    def public(self) -> str:
        """As a browser is given it."""
        return in_text(written(self.private.public_key()))

    def authorization(self, origin: str) -> str:
        claims: dict[str, str | int] = {"aud": origin, "exp": int(time.time()) + VALID}
        if self.contact:
            claims["sub"] = self.contact
        signed = ".".join(in_text(write(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ECDSA(SHA256())))
        signature = in_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def open_push_key(settings: Settings) -> PushKey | None:
    """The operator's; none: there is no Web Push here."""
    if not settings.push_key:
        return None
    try:
        found = load_pem_private_key(Path(settings.push_key).read_bytes(), None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise BadKey(settings.push_key) from None
    if not isinstance(found, EllipticCurvePrivateKey) or not isinstance(found.curve, SECP256R1):
        raise BadKey(settings.push_key)
    contact = settings.push_contact or (settings.address if settings.address.startswith("https://") else "")
    return PushKey(found, contact)


def in_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
