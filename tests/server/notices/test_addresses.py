"""A browser names where a notice goes, and anybody can pretend to be one: nothing inside is ever reached."""

import asyncio
from ipaddress import ip_address

import pytest

from server.notices.post_office import post_office
from taberna.server.notices import courier
from taberna.server.notices.addresses import Inside, Services, Target, channel_of, is_public, resolve
from taberna.server.notices.courier import Courier, Letter
from taberna.server.settings import BadSetting, Settings
from taberna.table.refusal import Refused


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://FCM.googleapis.com:443/wp/abc",
    ],
)
def test_the_known_services(endpoint: str) -> None:
    assert Services().target(endpoint).port == 443


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com:22/abc",
        "https://example.com/abc",
        "https://fcm.googleapis.com.example.com/abc",
        "https://notify.windows.com.evil.example/abc",
        "https://evilnotify.windows.com/abc",
        "https://fcm.googleapis.com@evil.example/abc",
        "https://evil.example#fcm.googleapis.com/",
        "https://fcm.googleapis.com/abc#def",
        "https://fcm.googleapis.com\\@evil.example/abc",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nHost: evil.example",
        "https://fcm.googleapis.com./abc",
        "https://127.0.0.1/abc",
        "https://2130706433/abc",
        "https://0x7f.1/abc",
        "https://[::1]/abc",
        "https://localhost/abc",
        "https://169.254.169.254/latest/meta-data",
        "file:///etc/passwd",
        "gopher://fcm.googleapis.com/abc",
        "//fcm.googleapis.com/abc",
        "https://fcm.googleapis.com/" + "a" * 1024,
        "",
    ],
)
def test_nothing_else_is_sent_to(endpoint: str) -> None:
    with pytest.raises(Refused, match="bad-endpoint"):
        Services().target(endpoint)


def test_whoever_hosts_may_name_another_with_its_port() -> None:
    services = Services(("push.tavern.example", "localhost:8443"))
    assert services.target("https://push.tavern.example/a").port == 443
    assert services.target("https://localhost:8443/a").port == 8443
    for other in ("https://localhost/a", "https://localhost:8444/a", "https://push.tavern.example:8443/a"):
        with pytest.raises(Refused, match="bad-endpoint"):
            services.target(other)


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1"),
        *("fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
        *("64:ff9b::a00:1", "2001:0:7f00:1::"),
    ],
)
def test_numbers_inside(number: str) -> None:
    assert not is_public(ip_address(number))


@pytest.mark.parametrize("number", ["8.8.8.8", "2a00:1450:4001::1", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_numbers_outside(number: str) -> None:
    assert is_public(ip_address(number))


def test_a_known_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only one of its numbers does; and what was looked at is what is connected to."""
    found = ["8.8.8.8"]

    async def look_up(_: object, host: str, port: int, **__: object) -> list[object]:
        return [(0, 0, 0, "", (number, port)) for number in found]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    target = Target("fcm.googleapis.com", 443, "/abc")
    assert asyncio.run(resolve(target, inside=False)) == "8.8.8.8"
    for inside in ("10.0.0.7", "::1", "169.254.169.254"):
        found[:] = ["8.8.8.8", inside]
        with pytest.raises(Inside):
            asyncio.run(resolve(target, inside=False))


def test_nobody_inside_hears_of_it_and_no_redirect_is_followed() -> None:
    async def tried() -> None:
        async with post_office() as here, post_office() as there:
            sender, answers = Courier(), asyncio.Queue[int]()
            for inside in (False, True):
                target = Target("localhost", here.port, "/hook", secure=False)
                letter = Letter(target, b"your turn", inside=inside)
                assert sender.send(lambda letter=letter: letter, answers.put_nowait)  # type: ignore[misc]
            assert {await answers.get(), await answers.get()} == {courier.FAILED, 201}
            assert (await here.next()).body == b"your turn"
            here.answer = f"HTTP/1.1 307 Go\r\nLocation: http://localhost:{there.port}/\r\n\r\n"
            assert sender.send(lambda: letter, answers.put_nowait)
            assert await answers.get() == 307
            here.answer = "SSH-2.0 hello\r\n"
            assert sender.send(lambda: letter, answers.put_nowait)
            assert await answers.get() == courier.FAILED
            await sender.close()
            assert there.came.empty()

    asyncio.run(tried())


def test_who_never_answers_holds_up_nobody_and_no_more_wait_than_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "DEADLINE", 0.0)

    async def tried() -> None:
        async with post_office() as silent:
            sender, answers = Courier(most=1), asyncio.Queue[int]()
            letter = Letter(Target("localhost", silent.port, "/", secure=False), b"", inside=True)
            assert sender.send(lambda: letter, answers.put_nowait)
            assert not sender.send(lambda: letter, answers.put_nowait), "one is under way"
            assert await answers.get() == courier.FAILED
            assert sender.send(lambda: letter, answers.put_nowait)
            await sender.close()

    asyncio.run(tried())


def test_the_webhook_is_an_address_of_the_web() -> None:
    assert channel_of(Settings()) is None
    found = channel_of(Settings(webhook="https://chat.example/hooks/abc?to=us"))
    assert found == Target("chat.example", 443, "/hooks/abc?to=us")
    for wrong in ("chat.example", "ftp://chat.example/", "https://"):
        with pytest.raises(BadSetting, match="TABERNA_WEBHOOK"):
            channel_of(Settings(webhook=wrong))
