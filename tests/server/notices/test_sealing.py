"""What a browser alone can read, and who it says it is from."""

from base64 import urlsafe_b64decode
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    SECP384R1,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from server.notices.post_office import Browser, pem
from taberna.server.house_key import BadKey
from taberna.server.notices.encryption import LONGEST, seal
from taberna.server.notices.vapid import PushKey, open_push_key
from taberna.server.settings import Settings


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A, to the byte."""
    own = derive_private_key(
        int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), SECP256R1()
    )
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        read("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        read("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealed == read(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8"
        "wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_nothing_longer_than_a_service_takes() -> None:
    browser, own = Browser(), generate_private_key(SECP256R1())
    whole = seal(b"x" * LONGEST, browser.public, browser.secret, own, bytes(16))
    assert len(whole) <= 4096
    with pytest.raises(ValueError, match="too long"):
        seal(b"x" * (LONGEST + 1), browser.public, browser.secret, own, bytes(16))


def test_the_house_says_who_it_is() -> None:
    key = PushKey(generate_private_key(SECP256R1()), "mailto:host@tavern.example")
    kind, token, public = key.authorization("https://web.push.apple.com").replace(",", "").split(" ")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert (kind, public) == ("vapid", f"k={key.public}")
    assert msgspec.json.decode(read(head)) == {"typ": "JWT", "alg": "ES256"}
    said = msgspec.json.decode(read(claims))
    assert (said["aud"], said["sub"]) == ("https://web.push.apple.com", "mailto:host@tavern.example")
    r, s = read(signature)[:32], read(signature)[32:]
    signed = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    key.private.public_key().verify(signed, f"{head}.{claims}".encode(), ECDSA(SHA256()))


def test_a_file_without_a_key_is_named(tmp_path: Path) -> None:
    assert open_push_key(Settings()) is None
    file = tmp_path / "push.pem"
    for content in (b"no key", pem(generate_private_key(SECP384R1()))):
        file.write_bytes(content)
        with pytest.raises(BadKey, match=r"push\.pem"):
            open_push_key(Settings(push_key=str(file)))
    file.write_bytes(pem(generate_private_key(SECP256R1())))
    opened = open_push_key(Settings(push_key=str(file), address="https://tavern.example"))
    assert opened is not None
    assert opened.contact == "https://tavern.example"
