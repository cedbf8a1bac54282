"""A push service and a webhook of the test's own, on loopback."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from server.night import PATIENCE


def in_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def pem(key: EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


class Browser:
    """What a browser keeps of a subscription, and how it reads what comes."""

    def __init__(self) -> None:
        self.private = generate_private_key(SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = bytes(range(16))

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        key, secret = in_text(self.public), in_text(self.secret)
        return {"endpoint": endpoint, "key": key, "secret": secret, "language": language}

    def reads(self, body: bytes) -> bytes:
        """As RFC 8291 has it, from the other end."""
        salt, size, sender, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
        both = _stretch(
            self.private.exchange(ECDH(), theirs),
            self.secret,
            b"WebPush: info\0" + self.public + sender,
            32,
        )
        key = _stretch(both, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _stretch(both, salt, b"Content-Encoding: nonce\0", 12)
        plain, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert padding.strip(b"\0") == b""
        return plain


def _stretch(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PostOffice:
    port: int = 0
    answer: str = "HTTP/1.1 201 Created\r\n\r\n"
    came: asyncio.Queue[Posted] = field(default_factory=asyncio.Queue)

    async def next(self) -> Posted:
        async with asyncio.timeout(PATIENCE):
            return await self.came.get()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["content-length"]))
            writer.write(self.answer.encode())
            await writer.drain()
            self.came.put_nowait(Posted(head[0].split(" ")[1], headers, body))
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            writer.transport.abort()


@asynccontextmanager
async def post_office(certificate: Path | None = None) -> AsyncIterator[PostOffice]:
    """With a certificate it speaks https."""
    context = None
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
    office = PostOffice()
    server = await asyncio.start_server(office.take, "127.0.0.1", 0, ssl=context)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office


def certificate(folder: Path) -> Path:
    """Of `localhost`, by nobody but itself."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.oid.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(IPv4Address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    path = folder / "localhost.pem"
    path.write_bytes(pem(key) + made.public_bytes(Encoding.PEM))
    return path
