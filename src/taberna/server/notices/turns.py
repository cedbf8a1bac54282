"""Who is told elsewhere that it is their turn: whoever asked for it, once a turn, and only while nobody
serves their seat. Where nobody asked, a move costs one look at an empty set."""

import asyncio
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from secrets import token_bytes
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from taberna.server.notices.addresses import Services, Target
from taberna.server.notices.courier import Courier, Letter
from taberna.server.notices.encryption import point, seal
from taberna.server.notices.vapid import PushKey, in_text
from taberna.server.rate_limits import Buckets
from taberna.server.store.rows import NoticeRow
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.tavern import Tavern
from taberna.server.wire.http import Call, TurnCall
from taberna.table.codec import write
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.values import Options
from taberna.texts import LANGUAGES, USUAL, texts

CHANNEL: Final = ""
"""In place of an endpoint: the channel of whoever hosts."""
GONE: Final = frozenset({404, 410})
"""What a push service says of a browser that does not want to hear any more."""
DAY: Final = 24 * 3600
REMEMBERED: Final = 10_000
RATE: Final = 0.1
BURST: Final = 10
"""Notices to one guest: so many a second in the long run, and so many at once."""
SECRET: Final = 16


class TurnNotices:
    def __init__(self, desk: Desk, key: PushKey | None, channel: Target | None) -> None:
        settings = desk.settings
        self._desk = desk
        self.key = key
        self._services = Services(tuple(settings.push_hosts.split()), settings.push_inside)
        self.channel = channel
        self._courier = Courier()
        self._tables: Mapping[str, Hosted] = {}
        self._asked: set[str] = set()
        """Guests who wish to be told."""
        self._awaited: dict[str, frozenset[Seat]] = {}
        """Who was waited for at a table when it was last looked at."""
        self._rate = Buckets(RATE, BURST, asyncio.get_running_loop().time)

    @property
    def offered(self) -> bool:
        return self.key is not None or self.channel is not None

    @property
    def under_way(self) -> int:
        """Notices that are being sent."""
        return self._courier.under_way

    async def open(self, tavern: Tavern) -> None:
        """Where nothing can be sent, no table is looked at."""
        if not self.offered:
            return
        self._tables = tavern.tables
        await self.refresh()
        tavern.changed.append(self.look)
        tavern.left.append(self.left)
        if self._desk.bus.shared:
            tavern.healed.append(self.refresh)

    async def refresh(self) -> None:
        """Who has asked, perhaps at another node."""
        asking = {row.guest for row in await self._desk.store.asking()}
        self._asked &= asking
        for guest in asking - self._asked:
            self.asks(guest)

    async def close(self) -> None:
        await self._courier.close()

    # -- asking

    def check(self, endpoint: str, key: str, secret: str) -> None:
        """Refused where no push message could be sent."""
        if self.key is None:
            raise Refused(refuse("no-push"))
        self._services.target(endpoint)
        try:
            point(_bytes(key))
            fits = len(_bytes(secret)) == SECRET
        except ValueError:
            fits = False
        if not fits:
            raise Refused(refuse("bad-endpoint"))

    def asks(self, guest: str) -> None:
        """From now on; whose turn it is already needs no notice."""
        self._asked.add(guest)
        for hosted in self._tables.values():
            if hosted.id not in self._awaited:
                self._awaited[hosted.id] = _awaited(hosted)

    def forget(self, guest: str) -> None:
        self._asked.discard(guest)

    # -- telling

    def look(self, hosted: Hosted) -> None:
        """After every change of a table. One that has just been read from the store, or follows what another
        node wrote, tells nobody: whoever wrote it has."""
        if not self._asked or self._asked.isdisjoint([chair.guest for chair in hosted.row.chairs]):
            return
        before, now = self._awaited.pop(hosted.id, None), _awaited(hosted)
        self._awaited[hosted.id] = now
        if len(self._awaited) > REMEMBERED:
            del self._awaited[next(iter(self._awaited))]
        if before is not None and not hosted.follows and (fresh := now - before):
            for seat in fresh - hosted.here:
                self._tell(hosted, seat)

    def left(self, hosted: Hosted, seat: Seat) -> None:
        """Nobody serves a seat any more: a phone that fell asleep may not have shown whose turn it is."""
        awaited = seat in self._awaited.get(hosted.id, ()) and seat not in hosted.here
        if awaited and not _has_all(hosted, seat):
            self._tell(hosted, seat)

    def _tell(self, hosted: Hosted, seat: Seat) -> None:
        chair = hosted.chairs[seat]
        if chair.kind == "person" and chair.guest in self._asked and self._rate.take(chair.guest):
            self._desk.later(self._tell_all(hosted, seat, chair.guest, chair.name))

    async def _tell_all(self, hosted: Hosted, seat: Seat, guest: str, name: str) -> None:
        for row in await self._desk.store.notices(guest):
            if row.endpoint == CHANNEL:
                writing = self._to_channel(hosted, seat, name)
            else:
                writing = self._to_browser(hosted, row)
            if writing is not None and not self._courier.send(writing, partial(self._answered, row)):
                self._desk.metrics.count("taberna_notices_total", "status", "dropped")

    def _answered(self, row: NoticeRow, status: int) -> None:
        self._desk.metrics.count("taberna_notices_total", "status", str(status))
        if status in GONE and row.endpoint != CHANNEL:
            self._desk.later(self._desk.store.unask(row.guest, row.endpoint))

    def _to_channel(self, hosted: Hosted, seat: Seat, name: str) -> Callable[[], Letter] | None:
        if self.channel is None:
            return None
        said = TurnCall("your-turn", hosted.game.name, hosted.id, self._link(hosted), seat, name)
        letter = Letter(self.channel, write(said), {"Content-Type": "application/json"}, inside=True)
        return lambda: letter

    def _to_browser(self, hosted: Hosted, row: NoticeRow) -> Callable[[], Letter] | None:
        key, services = self.key, self._services
        if key is None:
            return None
        said = write(called(hosted, row.language))
        topic = in_text(sha256(hosted.id.encode()).digest()[:24])

        def letter() -> Letter:
            try:
                target = services.target(row.endpoint)
            except Refused:  # it was known once, and is not any more
                raise ValueError(row.endpoint) from None
            own = generate_private_key(SECP256R1())
            body = seal(said, _bytes(row.key), _bytes(row.secret), own, token_bytes(16))
            headers = {
                "Authorization": key.authorization(target.origin),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(DAY),
                "Topic": topic,
                "Urgency": "normal",
            }
            return Letter(target, body, headers, inside=services.inside)

        return letter

    def _link(self, hosted: Hosted) -> str:
        base = self._desk.settings.address.rstrip("/")
        return f"{base}/tables/{hosted.id}" if base else ""


def called(hosted: Hosted, language: str) -> Call:
    """All that a browser is told: which table, and that it is one's turn."""
    say = texts(language if language in LANGUAGES else USUAL)
    return Call(say("title-your-turn"), say(title(hosted.game.name, hosted.options)), hosted.id)


def title(game: str, options: Options) -> str:
    """The message that names a table."""
    variant = f"game-{options.variant}"
    return variant if variant in texts(USUAL) else f"game-{game}"


def _awaited(hosted: Hosted) -> frozenset[Seat]:
    if hosted.row.status != "playing" or hosted.row.paused:
        return frozenset()
    return frozenset(hosted.waiting)


def _has_all(hosted: Hosted, seat: Seat) -> bool:
    """Whether a seat has acknowledged all that it was told."""
    return hosted.acks.get(seat, 0) >= hosted.tally.entry(seat, hosted.number(seat))


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
