"""The door: who may come in from where, what every answer says, and how the house is."""

import asyncio
import json
from http.client import HTTPResponse
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette import requests

from server.night import House, night
from taberna.server.http.health import ready
from taberna.server.http.request_reading import COOKIE
from taberna.texts import LANGUAGES, texts


async def fetch(
    house: House, path: str, method: str = "GET", body: str = "{}", **headers: str
) -> HTTPResponse:
    def work() -> HTTPResponse:
        request = Request(house.address + path, method=method, headers=headers)
        if method == "POST":
            request.data = body.encode()
        try:
            return urlopen(request)  # type: ignore[no-any-return]
        except HTTPError as error:
            return error  # type: ignore[return-value]

    return await asyncio.to_thread(work)


@night()
async def test_every_answer_is_guarded(house: House) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        with await fetch(house, path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["Server"] is None


@night()
async def test_another_sites_page_changes_nothing(house: House) -> None:
    with await fetch(house, "/api/guests", "POST", Origin="https://evil.example") as answer:
        assert answer.status == 403
    with await fetch(house, "/api/guests", "POST", Origin=house.address) as answer:
        assert answer.status == 201


@night(origins="https://page.example")
async def test_a_page_that_is_named_may(house: House) -> None:
    with await fetch(house, "/api/guests", "POST", Origin="https://page.example") as answer:
        assert answer.status == 201


@night()
async def test_a_browser_gets_a_cookie_that_scripts_cannot_read(house: House) -> None:
    with await fetch(house, "/api/guests", "POST") as answer:
        cookie = answer.headers["Set-Cookie"]
        body = answer.read().decode()
    assert cookie.startswith(COOKIE + "=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = cookie.split(";")[0].partition("=")[2]
    assert token not in body
    with await fetch(house, "/api/guest", Cookie=f"{COOKIE}={token}") as answer:
        assert answer.status == 200
        arrived = answer.read()
    # A browser may keep the cookie longer than what the page noted: nobody loses their seats by that.
    with await fetch(house, "/api/guests", "POST", Cookie=f"{COOKIE}={token}") as answer:
        assert (answer.status, answer.headers["Set-Cookie"]) == (201, None)
        assert answer.read() == arrived
    with await fetch(house, "/api/guests", "POST", '{"name":"Ana"}', Cookie=f"{COOKIE}={token}") as answer:
        assert (answer.status, answer.headers["Set-Cookie"]) == (201, None)
        named = json.loads(answer.read())
    assert named == {**json.loads(arrived), "name": "Ana"}


@night()
async def test_strangers_are_told_so(house: House) -> None:
    with await fetch(house, "/api/tables", "POST") as answer:
        assert answer.status == 401
    with await fetch(house, "/api/guest", Authorization="Bearer nonsense") as answer:
        assert answer.status == 401


@night()
async def test_how_the_house_is(house: House) -> None:
    for path, word in (("/healthz", "alive"), ("/readyz", "ready"), ("/metrics", "taberna_commits_total")):
        with await fetch(house, path) as answer:
            assert answer.status == 200
            assert word in answer.read().decode()
    house.context.draining = True
    with await fetch(house, "/readyz") as answer:
        assert answer.status == 503


@night()
@pytest.mark.rule("TQ-G203")
async def test_numbers_of_the_house_are_for_those_who_keep_it(house: House) -> None:
    """They count every commit, and what nobody sees at a table must not be counted by whoever plays there."""
    with await fetch(house, "/metrics", **{"X-Forwarded-For": "203.0.113.9"}) as answer:
        assert answer.status == 404
        assert b"taberna_commits_total" not in answer.read()


@night(metrics="203.0.113.0/24 127.0.0.1")
async def test_numbers_are_read_from_where_the_house_says(house: House) -> None:
    for place, status in (("203.0.113.9", 200), ("203.0.114.9", 404), ("127.0.0.1", 200), ("somewhere", 404)):
        with await fetch(house, "/metrics", **{"X-Forwarded-For": place}) as answer:
            assert answer.status == status, place


@night()
async def test_however_many_ask_whether_it_is_ready_it_is_tried_once(house: House) -> None:
    """Each try writes to the disk that games are kept on, and anybody may ask."""
    tried = 0

    async def probe() -> None:
        nonlocal tried
        tried += 1
        await asyncio.sleep(0)

    house.context.desk.store.probe = probe  # type: ignore[method-assign]
    state = SimpleNamespace(context=house.context)
    request = cast(requests.Request, SimpleNamespace(app=SimpleNamespace(state=state)))
    answers = await asyncio.gather(*(ready(request) for _ in range(20)))
    assert [answer.status_code for answer in answers] == [200] * 20
    assert tried == 1
    await ready(request)
    assert tried == 2


@night(request_rate=0.001, request_burst=3)
async def test_not_so_fast(house: House) -> None:
    statuses = []
    for _ in range(4):
        with await fetch(house, "/api/guests", "POST") as answer:
            statuses.append(answer.status)
    assert statuses == [201, 201, 201, 429]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_page_speaks_four_languages(
    language: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taberna.server.http.pages.BUILT", ())

    @night()
    async def evening(house: House) -> None:
        for path, header in ((f"/?lang={language}", ""), ("/", f"{language}-XX,en;q=0.5")):
            with await fetch(house, path, **{"Accept-Language": header}) as answer:
                page = answer.read().decode()
            assert f'<html lang="{language}">' in page
            assert texts(language)("page-ways") in page

    evening(tmp_path)  # type: ignore[arg-type]


def test_a_page_comes_with_word_of_what_it_will_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("taberna.server.http.pages.BUILT", (built,))

    @night()
    async def evening(house: House) -> None:
        with await fetch(house, "/learn", Accept="text/html") as answer:
            assert answer.headers["Link"] is None  # the build noted nothing
        (built / "ahead.json").write_text(
            '{"pages": {"learn": {"scripts": ["/l.js"], "styles": ["/l.css"], "data": ["/l.json"]}},'
            ' "texts": {"en": ["/en.js"], "fr": ["/fr.js"]}}'
        )
        with await fetch(house, "/learn", Accept="text/html", **{"Accept-Language": "fr"}) as answer:
            assert answer.headers["Link"] == (
                "</fr.js>; rel=modulepreload, </l.js>; rel=modulepreload,"
                " </l.css>; rel=preload; as=style; crossorigin,"
                " </l.json>; rel=preload; as=fetch; crossorigin"
            )
            assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language"
        with await fetch(house, "/tables/nobody-knows") as answer:
            assert answer.headers["Link"] == "</en.js>; rel=modulepreload"
        (built / "ahead.json").write_text(
            '{"pages": {"tables": {"scripts": ["/t.js"]}}, "texts": {"en": ["/en.js"]}, "games": {'
            '"tellstones": {"scripts": ["/g.js", "/t.js"], "data": ["/g.json"], "texts": {"en": ["/o.js"]}},'
            ' "another": {"scripts": ["/other.js"]}}}'
        )
        table = (await (await house.guest("Ana")).opens()).table.id
        with await fetch(house, f"/tables/{table}") as answer:
            assert answer.headers["Link"] == (
                "</en.js>; rel=modulepreload, </t.js>; rel=modulepreload,"
                " </g.js>; rel=modulepreload; fetchpriority=low,"
                " </o.js>; rel=modulepreload; fetchpriority=low,"
                " </g.json>; rel=preload; as=fetch; crossorigin; fetchpriority=low,"
                f" </api/tables/{table}>; rel=preload; as=fetch; crossorigin"
            )

    evening(tmp_path)
