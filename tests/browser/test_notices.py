"""Your turn, elsewhere: asked for on one's own page, shown by the service worker when the page is closed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from playwright.sync_api import Browser, expect

from browser.conftest import PATIENCE, Sit, house
from browser.test_company import invited, place, whose_turn
from server.notices.post_office import Browser as Reader
from server.notices.post_office import pem

PUSH = "https://web.push.apple.com/of-this-test"
SUBSCRIBED = """() => {
    const made = { endpoint: %s, toJSON: () => ({ endpoint: %s, keys: %s }), unsubscribe: async () => true }
    let held = null
    PushManager.prototype.getSubscription = async () => held
    PushManager.prototype.subscribe = async wanted => { window.wanted = wanted; return (held = made) }
}"""
"""A browser that no push service knows: it says what one would say that is."""


HIDDEN = """() => {
    window.shown = []
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    window.Notification = class {
        static permission = 'granted'
        constructor(title, { body }) { window.shown.push([title, body]) }
    }
}"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("pushing")
    (folder / "push.pem").write_bytes(pem(generate_private_key(SECP256R1())))
    key = str(folder / "push.pem")
    with house(folder, TABERNA_PUSH_KEY=key, TABERNA_WEBHOOK="http://localhost:9/") as where:
        yield where


def test_asked_for_and_no_longer(browser: Browser, pushing: str) -> None:
    context = browser.new_context(base_url=pushing, locale="fr-FR", permissions=["notifications"])
    context.set_default_timeout(PATIENCE)
    given = Reader().subscription(PUSH)
    keys = {"p256dh": given["key"], "auth": given["secret"]}
    context.add_init_script(
        f"({SUBSCRIBED % (json.dumps(PUSH), json.dumps(PUSH), json.dumps(keys))})();"
        "Notification.requestPermission = async () => 'granted'"
    )
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("() => fetch('/api/guests', { method: 'POST', body: '{}' })")
    page.evaluate("() => localStorage.setItem('taberna.guest', 'true')")
    page.goto("/me")

    def kept() -> list[str]:
        return [row["endpoint"] for row in page.request.get("/api/guest/notices").json()["asked"]]

    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("[data-notice=channel]").check()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("[data-notice=here]").check()
    expect(page.locator("[data-notice=here]")).to_be_checked()
    assert page.evaluate("() => window.wanted.userVisibleOnly")
    assert sorted(kept()) == ["", PUSH]
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.locator("[data-notice=here]").uncheck()
    assert kept() == [""]
    context.close()


def test_the_service_worker_shows_what_is_pushed_and_nothing_else(browser: Browser, pushing: str) -> None:
    """Chromium delivers it, as it would what comes from its push service. Without a screen it denies every
    notification, so that showing one is the last step, and the only one, that is not its own."""
    context = browser.new_context(base_url=pushing)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    registered: list[str] = []
    wire = context.new_cdp_session(page)
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    (worker,) = context.service_workers
    worker.evaluate(
        """() => {
            self.shown = []
            self.arrived = new Promise(tell => {
                const shows = async (title, said) => tell(self.shown.push([title, said]))
                self.registration.showNotification = shows
            })
            self.opened = new Promise(tell => {
                self.clients.openWindow = async (address) => tell(new URL(address).pathname)
            })
        }"""
    )
    said = {"title": "Your turn", "body": "Draw the Lines", "table": "oak"}
    for pushed in ({}, {"table": "elm"}, said):
        message = {"origin": pushing, "registrationId": registered[-1], "data": json.dumps(pushed)}
        wire.send("ServiceWorker.deliverPushMessage", message)
    shown = worker.evaluate("() => self.arrived.then(() => self.shown)")
    assert shown == [
        [
            "Your turn",
            {"body": "Draw the Lines", "tag": "oak", "icon": "/icon-192.png", "data": {"table": "oak"}},
        ]
    ]
    opened = worker.evaluate(
        """() => {
            const clicked = new ExtendableEvent('notificationclick')
            clicked.notification = { close: () => null, data: { table: 'oak' } }
            self.dispatchEvent(clicked)
            return self.opened
        }"""
    )
    assert opened == "/tables/oak"
    context.close()


@pytest.mark.slow
def test_a_page_in_the_background_says_so_in_its_title_and_to_who_asked(sit: Sit) -> None:
    """With the table's name, and no word of what lies there."""
    host = sit(name="Ana", settings='{"notify": true}')
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    place(first := whose_turn(host, guest))
    other = guest if first is host else host
    whose_turn(other)
    for page in (host, guest):
        page.evaluate(HIDDEN)
    for page in (other, first, other, first):
        place(page)
        nxt = host if page is guest else guest
        expect(nxt).to_have_title(re.compile("^Your turn"))
        expect(page).not_to_have_title(re.compile("^Your turn"))
        whose_turn(nxt)
    assert host.evaluate("() => window.shown") == [["Your turn", "King’s Gambit"]] * 2
    assert guest.evaluate("() => window.shown") == [], "who did not ask is not called"
