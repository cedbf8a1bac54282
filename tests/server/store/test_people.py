"""Guests and what is kept about them: shown whole, deleted whole."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from server.store.conftest import Do
from server.store.evening import guest, invitation, line, move, moves, mute, notice, record, report, table
from taberna.server.store.protocol import Collision, Store
from taberna.server.store.rows import RelationRow

# -- guests


def test_a_guest_is_found_by_id_and_by_the_hash_of_the_token(store: Store, do: Do) -> None:
    do(store.add_guest(guest()))
    assert do(store.guest("ana")) == guest()
    assert do(store.guest_by_hash("hash of ana")) == guest()
    assert do(store.guest("bruno")) is None
    assert do(store.guest_by_hash("ana")) is None


def test_a_guest_takes_another_name(store: Store, do: Do) -> None:
    do(store.add_guest(guest()))
    do(store.add_guest(guest("bruno")))
    renamed = msgspec.structs.replace(guest(), name="Ἄννα", seen=99)
    do(store.save_guest(renamed))
    assert do(store.guest("ana")) == renamed
    assert do(store.guest("bruno")) == guest("bruno")


# -- invitations


def test_an_invitation_is_for_whoever_comes_first(store: Store, do: Do) -> None:
    do(store.add_invitation(invitation()))
    assert do(store.invitation("link")) == invitation()
    do(store.use_invitation("link", "bruno"))
    do(store.use_invitation("link", "bruno"))
    assert do(store.invitation("link")) == invitation(used="bruno")
    with pytest.raises(Collision):
        do(store.use_invitation("link", "carla"))
    assert do(store.invitation("link")) == invitation(used="bruno")


def test_an_invitation_that_is_none(store: Store, do: Do) -> None:
    assert do(store.invitation("guess")) is None
    with pytest.raises(Collision):
        do(store.use_invitation("guess", "bruno"))


def test_of_two_who_come_at_once_one_is_invited(store: Store, other: Store, do: Do) -> None:
    async def race(link: str) -> list[BaseException | None]:
        await store.add_invitation(invitation(link))
        sent = (store.use_invitation(link, "bruno"), other.use_invitation(link, "carla"))
        return list(await asyncio.gather(*sent, return_exceptions=True))

    for n in range(20):
        bruno, carla = do(race(f"link {n}"))
        assert (bruno is None) != (carla is None)
        used = do(store.invitation(f"link {n}"))
        assert used is not None
        assert used.used == ("bruno" if bruno is None else "carla")


def test_invitations_are_revoked_for_a_seat_or_for_a_table(store: Store, do: Do) -> None:
    for hashed, seat in (("one", "A"), ("two", "B"), ("three", "B"), ("watch", "+")):
        do(store.add_invitation(invitation(hashed, seat=seat)))
    do(store.revoke_invitations("oak", "B"))
    left = [hashed for hashed in ("one", "two", "three", "watch") if do(store.invitation(hashed))]
    assert left == ["one", "watch"]
    do(store.revoke_invitations("oak"))
    assert do(store.invitation("one")) is None


# -- muting, blocking, reporting


def test_muted_and_blocked_and_heard_again(store: Store, do: Do) -> None:
    block = RelationRow("ana", "bruno", "block", 61)
    do(store.relate(mute("ana", "bruno")))
    do(store.relate(mute("ana", "bruno", at=99)))
    do(store.relate(block))
    do(store.relate(mute("bruno", "ana")))
    assert do(store.relations("ana")) == [mute("ana", "bruno"), block]
    do(store.unrelate("ana", "bruno", "mute"))
    assert do(store.relations("ana")) == [block]
    assert do(store.relations("bruno")) == [mute("bruno", "ana")]


def test_reports_the_latest_first_and_a_guests_own(store: Store, do: Do) -> None:
    one, two, three = report("r1", at=1), report("r2", by="carla", at=2), report("r3", at=3)
    for row in (one, two, three):
        do(store.add_report(row))
    assert do(store.reports(2)) == [three, two]
    assert do(store.reports_by("ana")) == [one, three]


# -- being told elsewhere


def test_a_browser_is_one_guests_at_a_time_and_the_latest_count(store: Store, do: Do) -> None:
    do(store.ask_notice(notice("ana", "https://a/1")))
    do(store.ask_notice(notice("ana", "", at=71)))
    do(store.ask_notice(notice("bruno", "")))
    assert {row.guest for row in do(store.asking())} == {"ana", "bruno"}
    do(store.ask_notice(notice("bruno", "https://a/1", at=72)))
    assert [row.endpoint for row in do(store.notices("ana"))] == [""]
    assert [row.endpoint for row in do(store.notices("bruno"))] == ["", "https://a/1"]
    for place in range(2, 9):
        do(store.ask_notice(notice("bruno", f"https://a/{place}", at=80 + place)))
    assert [row.endpoint[-1:] for row in do(store.notices("bruno"))] == ["3", "4", "5", "6", "7", "8"]
    do(store.unask("bruno", "https://a/8"))
    assert len(do(store.notices("bruno"))) == 5


# -- what a guest may see and have deleted


def test_all_that_is_kept_about_a_guest_can_be_asked_for(store: Store, do: Do) -> None:
    do(_evening(store))
    assert do(store.guest("ana")) == guest()
    assert [row.id for row in do(store.tables_of("ana"))] == ["oak"]
    assert [row.text for row in do(store.talk_by("ana"))] == ["Your turn"]
    assert do(store.relations("ana")) == [mute("ana", "bruno")]
    assert do(store.reports_by("ana")) == [report("r1")]
    assert do(store.records_by("ana")) == [record("mine", by="ana")]


def test_a_guest_who_is_deleted_leaves_the_games_and_nothing_else(store: Store, do: Do) -> None:
    do(_evening(store))
    do(store.delete_guest("ana"))
    assert do(store.guest("ana")) is None
    assert do(store.guest_by_hash("hash of ana")) is None
    assert do(store.talk_by("ana")) == []
    assert do(store.relations("ana")) == []
    assert do(store.relations("bruno")) == []
    assert do(store.reports_by("ana")) == []
    assert do(store.records_by("ana")) == []
    assert do(store.notices("ana")) == []
    assert do(store.invitation("link")) is None

    assert do(store.entries("oak")) == [move(1)]
    assert do(store.table("oak")) == table()
    assert do(store.record("sealed")) == record("sealed")
    assert do(store.guest("bruno")) == guest("bruno")
    assert [row.guest for row in do(store.talk("oak"))] == ["bruno"]
    assert do(store.reports_by("bruno")) == [report("r2", by="bruno", about="ana")]


async def _evening(store: Store) -> None:
    for name in ("ana", "bruno"):
        await store.add_guest(guest(name))
    await store.create_table(table())
    await store.append(moves(move(1)))
    await store.add_talk(line(1))
    await store.add_talk(line(2, guest="bruno"))
    await store.relate(mute("ana", "bruno"))
    await store.relate(mute("bruno", "ana"))
    await store.add_report(report("r1"))
    await store.add_report(report("r2", by="bruno", about="ana"))
    await store.add_invitation(invitation())
    await store.ask_notice(notice())
    await store.add_record(record("mine", by="ana"))
    await store.add_record(record("sealed"))
