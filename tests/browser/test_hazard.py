"""A third game plugs into the page: Hazard, from a folder of its own, played in two browsers and by a bot."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Sit, house

WEB = ROOT / "web"
SOURCE = WEB / "tests" / "hazard"
MOST_LINES = 200

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def hazard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a house is that has Hazard on its shelf, and a page built with it."""
    built = tmp_path_factory.mktemp("page")
    node = subprocess.run(["tools/install", "node"], cwd=ROOT, capture_output=True, text=True, check=True)
    subprocess.run(
        ["npx", "vite", "build", "--config", "tests/hazard/vite.config.ts", "--outDir", str(built)],
        cwd=WEB,
        env={**os.environ, "PATH": f"{node.stdout.strip()}:{os.environ['PATH']}"},
        check=True,
        capture_output=True,
    )
    with house(
        tmp_path_factory.mktemp("house"),
        page=built,
        TABERNA_GAMES="house:ALL",
        TABERNA_BOTS="server.bots.sitters:PLAYERS",
        PYTHONPATH=str(ROOT / "tests"),
    ) as where:
        yield where


def acts(page: Page, form: str, **fields: str) -> None:
    """Fills in what is asked for, and sends it."""
    asked = page.locator(f"[data-form={form}]")
    for name, value in fields.items():
        asked.locator(f"[data-field={name}] input").fill(value)
    asked.get_by_role("button").click()
    expect(asked).to_have_count(0)


def hands(page: Page) -> list[str]:
    return [str(cup.get_attribute("data-hand")) for cup in page.locator(".cups li").all()]


def test_a_night_of_hazard_over_the_network(sit: Sit, hazard: str) -> None:
    ann = sit(at=hazard, name="Ann")
    ann.get_by_role("button", name="Throw with us").click()
    expect(ann.locator(".chairs li")).to_have_count(3)
    ann.locator("[data-way=bot]").last.click()
    link = ann.locator(".invite input").first.input_value()
    bob = sit(link.removeprefix(hazard), at=hazard)
    bob.locator("form input").fill("Bob")
    bob.locator("form button").click()

    expect(ann.locator(".bar .terms")).to_contain_text("2 rounds")
    expect(ann.locator("[data-form=stake]")).to_be_visible()
    expect(bob.locator("[data-form]")).to_have_count(0)
    assert [hand == "?" for hand in hands(ann)] == [False, True, True]
    assert [hand == "?" for hand in hands(bob)] == [True, False, True]

    acts(ann, "stake", coins="7", toast="To the cook!")
    expect(bob.locator(".speech")).to_have_text("To the cook!")
    expect(bob.locator(".cups")).to_have_attribute("data-stake", "7")
    bob.get_by_placeholder("Say something").fill("I am in.")
    bob.keyboard.press("Enter")
    expect(ann.locator(".talk li")).to_contain_text("I am in.")

    bob.reload()
    expect(bob.locator(".log li").first).to_have_text("Ann stakes 7.")  # the house may have called since
    acts(bob, "call", number="14")
    acts(ann, "call", number="9")
    acts(bob, "stake", coins="3")
    for page in (ann, bob):
        expect(page.locator(".log")).to_contain_text("Ann stakes 7.")
        expect(page.locator(".log")).to_contain_text("came nearest.")
        acts(page, "call", number="12")
    for page in (ann, bob):
        expect(page.locator("[data-over]")).to_be_visible()
        expect(page.locator(".orders .sub")).to_contain_text("The night is over.")


def test_who_leaves_says_so_in_the_words_of_the_game(sit: Sit, hazard: str) -> None:
    ann = sit(at=hazard, name="Ann")
    ann.get_by_role("button", name="Throw with us").click()
    chairs = ann.locator("[data-way=bot]")
    for left in (1, 0):
        chairs.first.click()
        expect(chairs).to_have_count(left)
    expect(ann.locator("[data-form=stake]")).to_be_visible()
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.get_by_role("button", name="Resign").click()
    expect(ann.locator(".orders .sub")).to_have_text("The others share the night.")
    ann.get_by_role("button", name="Resign").click()
    expect(ann.locator("[data-over]")).to_have_text("You lose")


def test_two_at_one_screen_each_see_their_own_cup(sit: Sit, hazard: str) -> None:
    ann = sit(at=hazard, name="Ann")
    table = ann.evaluate(
        """async () => {
            const asked = (path, body) => fetch(path, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body)
            }).then((answer) => answer.json())
            await asked('/api/guests', { name: 'Ann' })
            localStorage.setItem('taberna.guest', 'true')
            const [game] = (await (await fetch('/api/games')).json()).filter((one) => one.name === 'hazard')
            const seats = {
                A: { kind: 'here', name: 'Ann' }, B: { kind: 'here', name: 'Bob' },
                C: { kind: 'bot', name: 'Cleo', bot: game.bots[0].name },
            }
            const options = game.options[game.variants[0]]
            return (await asked('/api/tables', { game: 'hazard', options, seats })).table.id
        }"""
    )
    ann.goto(f"{hazard}/tables/{table}")
    me = ann.locator(".seat.me")
    expect(me).to_have_attribute("aria-label", "Ann")
    acts(ann, "stake", coins="7")
    assert [hand == "?" for hand in hands(ann)] == [False, True, True]
    asked = ann.locator("[data-form=call]")  # both are: Bob once Ann has called
    asked.locator("[data-field=number] input").fill("9")
    asked.get_by_role("button").click()
    expect(me).to_have_attribute("aria-label", "Bob")
    expect(ann.locator(".cups [data-seat=A]")).to_have_attribute("data-hand", "?")
    assert [hand == "?" for hand in hands(ann)] == [True, False, True]
    ann.locator("[data-form=call] [data-field=number] input").fill("14")
    ann.locator("[data-form=call]").get_by_role("button").click()
    expect(ann.locator(".log")).to_contain_text("came nearest.")
    lines = ann.locator(".log li").all_inner_texts()
    assert [line for line in lines if "Ann" in line and "nearest" not in line] == [
        "Ann stakes 7.",
        "Ann has called.",
    ]


def test_its_page_is_small() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.iterdir())
    assert 0 < lines < MOST_LINES
