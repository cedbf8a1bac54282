"""It is your turn: whoever asked is told, wherever they are; nobody else, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from server.night import House, Person, duel, house, night
from server.notices.post_office import Browser, PostOffice, certificate, pem, post_office
from taberna.server.wire.http import Call, Notices, TurnCall
from taberna.server.wire.messages import Done
from taberna.table.refusal import Refused


async def asks(who: Person, wanted: object, method: str = "POST") -> Notices:
    return await who.client.ask(method, "/api/guest/notices", wanted, Notices)


async def nothing_came(there: House, *offices: PostOffice) -> None:
    """Nor is anything on its way."""
    context = there.context
    while context.desk.tasks:
        await asyncio.wait(context.desk.tasks)
    assert context.notices.under_way == 0
    assert all(office.came.empty() for office in offices)


@pytest.fixture
def pushing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A key for Web Push, and a certificate that this machine trusts."""
    trusted = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    (tmp_path / "push.pem").write_bytes(pem(generate_private_key(SECP256R1())))
    return tmp_path


@asynccontextmanager
async def evening(folder: Path, **settings: object) -> AsyncIterator[tuple[House, PostOffice, PostOffice]]:
    async with post_office(folder / "localhost.pem") as service, post_office() as hook:
        chosen: dict[str, object] = {
            "push_key": str(folder / "push.pem"),
            "push_hosts": f"localhost:{service.port}",
            "push_inside": True,
            "webhook": f"http://localhost:{hook.port}/hook",
        }
        async with house(folder, **{**chosen, **settings}) as there:
            yield there, service, hook


def test_a_push_message_and_a_word_in_the_channel(pushing: Path) -> None:
    """Bob asked and is away; Ann did not ask. When he is back at his table he needs no notice."""

    async def played() -> None:
        async with evening(pushing) as (there, service, hook):
            ann, bob, table = await duel(there)
            browser = Browser()
            endpoint = f"https://localhost:{service.port}/bob"
            offered = await asks(bob, browser.subscription(endpoint, "fr"))
            assert (len(offered.push_key), offered.channel) == (87, True)
            assert [row.endpoint for row in offered.asked] == [endpoint]
            await asks(bob, {})
            assert isinstance(await ann.does(table, "A", "hide 1"), Done)  # he sees it for himself
            assert isinstance(await bob.does(table, "B", "place K left"), Done)
            await ann.hangs_up()
            await bob.hangs_up()

            ann = there.returning(ann.client.token)
            await ann.sits(table, "A")
            assert isinstance(await ann.does(table, "A", "place H left"), Done)
            pushed = await service.next()
            assert pushed.path == "/bob"
            assert pushed.headers["authorization"].startswith("vapid t=")
            said = browser.reads(pushed.body)
            assert msgspec.json.decode(said, type=Call) == Call("À toi de jouer", "King’s Gambit", table)
            told = msgspec.json.decode((await hook.next()).body, type=TurnCall)
            assert told == TurnCall("your-turn", "tellstones", table, "", "B", "Bob")

            # nobody is told twice of one turn, nor Ann, who never asked
            await ann.says(table, "A", "Well?")
            await ann.hangs_up()
            bob = there.returning(bob.client.token)
            await bob.sits(table, "B")
            assert isinstance(await bob.does(table, "B", "hide 1"), Done)
            await nothing_came(there, service, hook)

    asyncio.run(played())


def test_a_phone_that_fell_asleep_before_it_heard(pushing: Path) -> None:
    """Its line is still open when the turn comes to it, and it never says that it got it."""

    async def played() -> None:
        async with evening(pushing) as (there, _, hook):
            ann, bob, table = await duel(there)
            await asks(bob, {})
            await ann.does(table, "A", "hide 1")
            hosted = await there.context.tavern.open(table)
            await bob.reaches(table, hosted.seq)
            await bob.hangs_up()
            assert (await hook.next()).path == "/hook"

    asyncio.run(played())


def test_a_browser_that_wants_no_more_is_forgotten(pushing: Path) -> None:
    async def played() -> None:
        async with evening(pushing, webhook="") as (there, service, _):
            ann, bob, table = await duel(there)
            await asks(bob, Browser().subscription(f"https://localhost:{service.port}/bob"))
            service.answer = "HTTP/1.1 410 Gone\r\n\r\n"
            await bob.hangs_up()
            await ann.does(table, "A", "hide 1")
            await service.next()
            while (await asks(bob, None, "GET")).asked:
                await asyncio.sleep(0)

    asyncio.run(played())


def test_it_is_exported_and_deleted_with_the_guest(pushing: Path) -> None:
    async def played() -> None:
        async with evening(pushing) as (there, service, hook):
            ann, bob, table = await duel(there)
            endpoint = f"https://localhost:{service.port}/bob"
            await asks(bob, Browser().subscription(endpoint, "el"))
            kept = await bob.gets("/api/guest/export")
            assert isinstance(kept, dict)
            assert [(row["endpoint"], row["language"]) for row in kept["notices"]] == [(endpoint, "el")]
            assert (await asks(bob, {"endpoint": endpoint}, "DELETE")).asked == ()
            await asks(bob, {})
            await bob.client.fetch("DELETE", "/api/guest")
            await ann.does(table, "A", "hide 1")
            await nothing_came(there, service, hook)
            assert await there.context.desk.store.asking() == []

    asyncio.run(played())


@night()
async def test_a_house_without_keys_offers_nothing(house: House) -> None:
    ann, _, _ = await duel(house)
    assert await asks(ann, None, "GET") == Notices("", False, ())
    browser = Browser()
    with pytest.raises(Refused, match="no-push"):
        await asks(ann, browser.subscription("https://web.push.apple.com/a"))
    with pytest.raises(Refused, match="no-channel"):
        await asks(ann, {})
    assert house.context.notices.look not in house.context.tavern.changed, "a move is not even looked at"


def test_no_other_address_is_taken(pushing: Path) -> None:
    async def tried() -> None:
        async with house(pushing, push_key=str(pushing / "push.pem")) as there:
            ann = await there.guest("Ann")
            good = Browser().subscription("https://web.push.apple.com/a")
            assert len((await asks(ann, good)).asked) == 1
            for wrong in (
                {"endpoint": "https://127.0.0.1/a"},
                {"endpoint": "https://localhost:8443/a"},
                {"endpoint": "http://web.push.apple.com/a"},
                {"key": "AAAA"},
                {"key": "B" * 87},
                {"secret": "AAAA"},
                {"secret": "!"},
            ):
                with pytest.raises(Refused, match="bad-endpoint"):
                    await asks(ann, {**good, **wrong})

    asyncio.run(tried())
