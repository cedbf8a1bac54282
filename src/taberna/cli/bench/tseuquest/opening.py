"""A browser that comes to a table after sixty rounds, and throws dice there: how long until the board can be
played on, and until a click is seen to have done something."""

from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from taberna.cli.bench.frames import quantile
from taberna.cli.bench.report import Bound, Figure
from taberna.cli.bench.swapping import FLAGS, playwright
from taberna.cli.bench.tseuquest.crowd import NAME, SLEEPERS
from taberna.cli.bench.tseuquest.panning import FIGURES, STILL, WALK, WIDE
from taberna.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROUNDS: Final = 60
OPENS_MS: Final = 1000
MOVES_MS: Final = 100
HERE: Final = {"kind": "here"}
WISHES: Final = {
    "game": "tseuquest",
    "options": {"adventure": NAME},
    "seats": {
        "A": {**HERE, "name": "Ana"},
        "B": {**HERE, "name": "Bea"},
        "S": {"kind": "bot", "bot": "simple"},
    },
    "practice": "sixty rounds",
}
# Both adventurers pass, by the wire alone, until the first of them is asked again after so many rounds.
PASSED: Final = """([table, rounds]) => new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/socket?protocol=2`)
    const legal = {}
    let passed = 0, sent = 0
    socket.onerror = () => failed(new Error('the line broke'))
    socket.onopen = () => ['A', 'B'].forEach(seat =>
        socket.send(JSON.stringify({ kind: 'subscribe', table, seat, after: null })))
    socket.onmessage = ({ data }) => {
        const { kind, seat, legal: now, waiting, code } = JSON.parse(data)
        if (kind === 'refused') return failed(new Error(code))
        if (kind !== 'welcome' && kind !== 'committed') return
        if (now) legal[seat] = now.actions
        if (!waiting.includes(seat) || !legal[seat]?.length) return
        const has = what => legal[seat].find(action => action.do === what)
        if (seat === 'A' && passed === rounds && has('pass')) return socket.close(), done()
        const action = has('stop') ?? has('pass') ?? legal[seat][0]
        if (action.do === 'pass' && seat === 'A') passed++
        legal[seat] = []
        const id = `${Date.now()}-${sent++}`
        socket.send(JSON.stringify({ kind: 'act', table, seat, id, actions: [action], ack: 0 }))
    }
})"""
PLAYABLE: Final = f"""() => document.querySelectorAll('{FIGURES}').length > {SLEEPERS}
    && document.querySelector('{WALK[0]}') && performance.now()"""
# From the click to the first frame of dice that tumble.
THROWN: Final = f"""() => new Promise(done => {{
    let clicked = 0
    document.addEventListener('animationstart', ({{ animationName }}) =>
        /^tq-(cube|barrel)/.test(animationName) && done(performance.now() - clicked))
    const throws = document.querySelector("{WALK[1]}")
    clicked = performance.now()
    throws.click()
}})"""


class Waited(NamedTuple):
    """Milliseconds."""

    opening: tuple[float, ...]
    moving: tuple[float, ...]


def wait_for_board(address: str, browser: str, visits: int, say: Texts) -> Waited:
    opening, moving = [], []
    with playwright(say) as player:
        chromium = player.chromium.launch(executable_path=browser, args=list(FLAGS))
        room = chromium.new_context(viewport=WIDE, base_url=address, service_workers="block")
        page = room.new_page()
        page.goto("/")
        page.request.post("/api/guests", data={"name": "Ana"})
        page.evaluate("localStorage.setItem('taberna.guest', 'true')")
        opened = page.request.post("/api/tables", data=WISHES)
        assert opened.ok, opened.text()
        table = str(opened.json()["table"]["id"])
        page.evaluate(PASSED, [table, ROUNDS])
        for _ in range(visits):
            fresh = room.new_page()
            opening.append(_opened(fresh, table))
            moving.append(_thrown(fresh))
            fresh.close()
            page.evaluate(PASSED, [table, 1])
        chromium.close()
    return Waited(tuple(opening), tuple(moving))


def _opened(page: "Page", table: str) -> float:
    page.goto(f"/tables/{table}", wait_until="commit")
    return float(page.wait_for_function(PLAYABLE).json_value())


def _thrown(page: "Page") -> float:
    page.wait_for_function(STILL)
    page.locator(WALK[0]).first.click()
    page.locator(WALK[1]).first.wait_for()
    return float(page.evaluate(THROWN))


def figures(waited: Waited) -> tuple[Figure, ...]:
    visits = len(waited.opening)
    return (
        Figure(
            f"until a table of {ROUNDS} rounds can be played on, median of {visits}",
            median(waited.opening),
            "ms",
            Bound("<=", OPENS_MS),
        ),
        Figure("the same, at most", max(waited.opening), "ms"),
        Figure(
            f"from a click to dice that tumble, p95 of {visits}",
            quantile(list(waited.moving), 0.95),
            "ms",
            Bound("<=", MOVES_MS),
        ),
        Figure("the same, at most", max(waited.moving), "ms"),
    )
