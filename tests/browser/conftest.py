"""A server of our own on loopback, and Chromium to look at its page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist"
KINDS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The shell first: the same engine without the windows around it, at less than half the work."""
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, KINDS)), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PATIENCE = 120_000
"""Milliseconds that anything may take on a busy machine; nothing is measured by it."""

TO_BE_EXPECTED = ("status of", "WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")
"""What a browser says of refusals, and of a network or a server that a test takes away."""

CORNER = {"x": 0, "y": 0, "width": 2, "height": 2, "scale": 1}

Sit = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@contextmanager
def house(
    folder: Path, port: str = "0", page: Path | None = None, module: Sequence[str] = (), **settings: str
) -> Iterator[str]:
    """A server with these settings, and where it is; with a page of its own where one is given, or as another
    module of these tests opens it."""
    if not (DIST / "index.html").is_file():
        pytest.skip("the page is not built: make web")
    program = [str(Path(sys.executable).with_name("taberna")), "serve"]
    if page is not None:
        module = ("browser.other_page", str(page))
    if module:
        program = [sys.executable, "-m", *module]
    command = [*program, "--port", port, "--no-browse"]
    surroundings = {
        **os.environ,
        "TABERNA_DATABASE": str(folder / "tables.db"),
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
        "TABERNA_TABLES_GUEST": "500",
        # A crawler asks and acts as fast as the page lets it, and no person does.
        **dict.fromkeys(("TABERNA_ASK_BURST", "TABERNA_MESSAGE_BURST", "TABERNA_REQUEST_BURST"), "100000"),
        "TABERNA_BOT_PAUSE": "0",
        "TABERNA_BOT_DEADLINE": "600",
        "TABERNA_RECOUNT_DEADLINE": "600",
        "TABERNA_LOOK_DEADLINE": "600",
        **settings,
    }
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=surroundings, cwd=folder
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                yield found[0].rstrip("/")
                break
        else:
            pytest.fail("the server did not open")
    finally:
        process.terminate()
        try:
            process.communicate(timeout=PATIENCE / 1000)
        except subprocess.TimeoutExpired:  # how it stops is tried elsewhere
            process.kill()
            process.communicate()


def unpainted(page: Page) -> Page:
    """Laid out, clicked at and read as on a whole screen, but painted in a corner of it: nobody looks at the
    pixels, and without a graphics card they take half of a browser's work. Another size paints it again."""
    size = page.viewport_size
    assert size is not None
    metrics = {**size, "deviceScaleFactor": 1, "mobile": False, "viewport": CORNER}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)
    return page


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of these tests is."""
    with house(tmp_path_factory.mktemp("house")) as where:
        yield where


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module at a time: while it is open an event loop runs in this thread, and tests elsewhere
    that run one of their own would be refused."""
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield chromium
        chromium.close()


@pytest.fixture
def sit(browser: Browser, address: str) -> Iterator[Sit]:
    """Somebody new with a browser of their own, at an address of the house."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        path: str = "/",
        *,
        language: str = "en-GB",
        width: int = 1280,
        height: int = 860,
        less_motion: bool = True,
        name: str = "",
        settings: str = "",
        at: str = "",
    ) -> Page:
        context = browser.new_context(
            base_url=at or address,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if less_motion else "no-preference",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if settings:
            context.add_init_script(f"localStorage.setItem('taberna.settings', {settings!r})")
        page = unpainted(context.new_page())
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type == "error" and not any(part in said.text for part in TO_BE_EXPECTED)
                else None
            ),
        )
        page.goto(path)
        if name:
            page.locator(".call input").fill(name)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
