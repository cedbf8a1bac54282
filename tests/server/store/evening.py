"""Rows as an evening leaves them: Ana and Bruno at the table `oak`."""

from __future__ import annotations

from hashlib import sha256

from taberna.server.store.protocol import Append, Store
from taberna.server.store.rows import (
    AcquaintanceRow,
    Chair,
    ClockRow,
    EntryRow,
    GuestRow,
    InvitationRow,
    MeetingRow,
    NoticeRow,
    Pairing,
    PartyRow,
    PresenceRow,
    RecordRow,
    RelationRow,
    ReportRow,
    SnapshotRow,
    TableRow,
    TalkRow,
)
from taberna.table.codec import write
from taberna.table.seed import commitment

SECRET = bytes(range(32))
SECRET_STATE = b"the Crown lies under the third stone"
CHAIRS = (
    Chair(seat="A", kind="person", guest="ana", name="Ana"),
    Chair(seat="B", kind="person", guest="bruno", name="Bruno"),
)


def table(name: str = "oak", **fields: object) -> TableRow:
    usual: dict[str, object] = {
        "id": name,
        "game": "tellstones",
        "options": '{"variant":"duel"}',
        "host": "ana",
        "chairs": CHAIRS,
        "secret": SECRET.hex(),
        "commitment": commitment(SECRET),
        "created": 100,
        "changed": 100,
    }
    return TableRow(**{**usual, **fields})  # type: ignore[arg-type]  # the fields of a row, by name


def move(
    seq: int, action: str | None = None, *, name: str = "oak", seat: str = "A", text: str = ""
) -> EntryRow:
    return EntryRow(name, seq, seat, action, 1000 + seq, f'{{"seq":{seq},"text":"{text}"}}'.encode())


def moves(
    *entries: EntryRow,
    clock: ClockRow | None = None,
    table: TableRow | None = None,
    pairings: tuple[Pairing, ...] = (),
) -> Append:
    return Append(entries=entries, clock=clock, table=table, pairings=pairings)


def clock(name: str = "oak", *, seq: int = 1, since: int = 1000, due: int | None = 61_000) -> ClockRow:
    running = () if due is None else ("A",)
    return ClockRow(
        table=name, seq=seq, since=since, left={"A": 60_000, "B": 60_000}, running=running, turn="A", due=due
    )


def line(
    n: int, text: str = "Your turn", *, sent: str = "", guest: str = "ana", name: str = "oak"
) -> TalkRow:
    return TalkRow(name, n, 0, "A", guest, guest.title(), text, 2000 + n, sent or f"{guest}-{n}")


def guest(name: str = "ana") -> GuestRow:
    return GuestRow(name, f"hash of {name}", name.title(), 10, 20)


def invitation(hashed: str = "link", *, seat: str = "B", used: str = "") -> InvitationRow:
    return InvitationRow(hashed, "oak", seat, 50, "ana", used)


def notice(guest: str = "ana", endpoint: str = "https://web.push.apple.com/a", at: int = 70) -> NoticeRow:
    return NoticeRow(guest, endpoint, "key", "secret", "el", at)


def mute(guest: str, other: str, at: int = 60) -> RelationRow:
    return RelationRow(guest, other, "mute", at)


def report(name: str, by: str = "ana", about: str = "bruno", at: int = 70) -> ReportRow:
    return ReportRow(name, by, about, "oak", 1, "rude", at)


def acquaintance(
    guest: str = "ana", *, bot: str = "king", at: int = 80, body: bytes = b'{"games":1}'
) -> AcquaintanceRow:
    return AcquaintanceRow(guest, "tellstones", bot, at, body)


def pairing(guest: str = "ana", *, bot: str = "king", name: str = "oak") -> Pairing:
    return Pairing(name, "B", "A", guest, "tellstones", bot)


def meeting(guest: str = "ana", *, name: str = "oak", body: bytes = b'{"games":1}') -> MeetingRow:
    return MeetingRow(name, "B", "A", guest, body)


def presence(seat: str = "A", node: str = "north", *, here: bool = True, since: int = 500) -> PresenceRow:
    return PresenceRow("oak", seat, node, here, since)


def snapshot(seq: int, code: str = "v1", body: bytes = b"state") -> SnapshotRow:
    return SnapshotRow("oak", seq, code, body)


def record(name: str = "digest", by: str = "", at: int = 900) -> RecordRow:
    return RecordRow(name, "tellstones", "oak", by, at, b"{}\n")


def sealed(text: str = "an evening", by: str = "") -> RecordRow:
    """Something with a seal that holds, as records of 0.1 have one."""
    body = write(text) + b"\n"
    seal = b'{"entry":"seal","entries":0,"outcome":null,"secret":null,"digest":"%s"}'
    name = sha256(body + seal % b"").hexdigest()
    data = body + seal % name.encode() + b"\n"
    return RecordRow(name, "tellstones", "oak", by, 900, data, "", len(data) if by else 0)


async def fill(store: Store) -> None:
    """One of everything: `oak` is being played, `elm` is over, and its party goes on."""
    for name in ("ana", "bruno"):
        await store.add_guest(guest(name))
    await store.add_party(PartyRow("league", "tellstones", "ana", 90))
    await store.create_table(table(public=True))
    await store.allow("ana", 15)
    await store.acquaint(acquaintance())
    began = table(version=2, status="playing")
    await store.append(moves(move(1, "a"), move(2), clock=clock(seq=2), table=began, pairings=(pairing(),)))
    await store.append(moves(move(3, "Ω", seat="B"), clock=clock(seq=3)))
    await store.create_table(table("elm", status="over", party="league", record=sealed().name, secret=""))
    await store.append(moves(move(1, name="elm")))
    await store.create_table(table("Elm", party="league", place=2, previous="elm", chained=sealed().name))
    await store.add_talk(line(1, "Καλησπέρα"))
    await store.add_talk(line(2, guest="bruno"))
    await store.add_invitation(invitation(used="bruno"))
    await store.relate(mute("ana", "bruno"))
    await store.ask_notice(notice())
    await store.add_report(report("r1"))
    await store.add_record(sealed())
    await store.add_record(sealed("brought", by="ana"))
    await store.acknowledge([("oak", "A", 3)])
    await store.beat("north", 5000)
    await store.save_presence([presence("A"), presence("B", here=False)])
    await store.save_snapshot(snapshot(2, body=SECRET_STATE))
