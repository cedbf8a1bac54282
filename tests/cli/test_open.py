"""A table at a house elsewhere is opened from a terminal, and others sit down at it by its links."""

from __future__ import annotations

import asyncio
import shlex

import pytest

from cli.program import Run
from server.night import House, night
from server.test_elsewhere import program
from taberna.cli.mistakes import Exit
from taberna.texts import LANGUAGES, Texts, texts

STUCK = 60
"""Seconds after which two who wait for each other are given up."""


async def opened(*words: str) -> tuple[str, list[list[str]]]:
    """What was printed, and the commands in it as they are to be typed."""
    code, seen = await program("open", *words)
    assert code == Exit.FINE, seen
    lines = (line.strip() for line in seen.splitlines())
    return seen, [shlex.split(line)[1:] for line in lines if line.startswith("taberna play")]


@pytest.mark.slow
@night()
async def test_two_terminals_duel_by_the_links(house: House) -> None:
    words = ("--option", "first=A", "--option", "opening=scales", "--seat", "A=Ana María", "--seat", "B=Bob")
    seen, (ana, bob, watch) = await opened(house.address, "tellstones", *words)
    assert "Seat A, Ana María." in seen
    assert (ana[-1], bob[-1]) == ("Ana María", "Bob")
    async with asyncio.timeout(STUCK):
        first, second = await asyncio.gather(program(*ana, typed="hide 1\n"), program(*bob, typed="resign\n"))
        watchers = [await program(*watch) for _ in ("one", "another")]
    for code, told in (first, second):
        assert code == Exit.FINE, told
        assert "Bob resigns." in told
    assert "Ana María" in second[1]
    assert "[1 ?]" in second[1], "the stone that was hidden"
    for code, told in watchers:
        assert (code, "[1 ?]" in told) == (Exit.FINE, True), told


@pytest.mark.slow
@night(bots="taberna.bots.players:PLAYERS")
async def test_two_terminals_go_into_the_dungeon_by_the_links(house: House) -> None:
    words = ("--option", "party=A:bruna,B:odo", "--seat", "B=Bob")
    seen, (ana, bob, _) = await opened(house.address, "tseuquest", "lost-lamp", *words)
    assert "Seat S, Sorcerer: one of the server’s bots sits there already." in seen
    async with asyncio.timeout(STUCK):
        first, second = await asyncio.gather(
            program(*ana, "--name", "Ana", typed="drop longsword\nabandon\nend\n"),
            program(*bob, typed="abandon\n"),
        )
    for code, told in (first, second):
        assert code == Exit.FINE, told
        assert "The landlord’s best lamp" in told
    assert "longsword" in second[1]


@night(bots="taberna.bots.players:PLAYERS")
async def test_where_nobody_but_the_house_adds_to_the_draws_it_is_said(house: House) -> None:
    for language in LANGUAGES:
        alone = texts(language)("draws-alone")
        words = ("tellstones", "--language", language, "--seat", "B=bot", "--option", "turns_max=2")
        assert alone in (await opened(house.address, *words, "--seat", "A=bot"))[0]
        assert alone not in (await opened(house.address, *words))[0]


@night(bots="taberna.bots.players:PLAYERS")
async def test_a_person_behind_the_screen(house: House) -> None:
    """TQ: with a person as Sorcerer there is no bot, and a link for that seat."""
    seen, commands = await opened(
        house.address, "tseuquest", "--option", "players=1", "--seat", "S=Dora", "--seat", "A=bot"
    )
    assert "Seat S, Dora." in seen
    assert "Seat A, Bot A: one of the server’s bots" in seen
    assert len(commands) == 2, "hers, and one to watch"


@night(bots="taberna.bots.players:PLAYERS")
async def test_what_a_house_refuses(house: House) -> None:
    for words, said in (
        (("tseuquest", "no-such-cellar"), "no-such-cellar"),
        (("tellstones", "--seat", "B=bot:emperor"), "There is no bot “emperor”. Choose one of: simple page"),
    ):
        code, seen = await program("open", house.address, *words)
        assert (code, said in seen, "Traceback" in seen) == (Exit.BAD_INPUT, True, False), seen


@pytest.mark.parametrize(
    "words, said",
    [
        (("chess",), "chess"),
        (("tellstones", "--seat", "Z=Ana"), "There is no seat “Z” here. Choose one of: A, B."),
        (("tellstones", "--variant", "war"), "There is no variant “war”."),
        (("tellstones", "--option", "tempo"), "“tempo” should have the form key=value."),
    ],
)
def test_what_is_seen_to_be_wrong_before_anybody_is_asked(
    taberna: Run, words: tuple[str, ...], said: str
) -> None:
    ran = taberna("open", "http://127.0.0.1:9", *words)
    assert (ran.code, said in ran.err) == (Exit.BAD_INPUT, True), ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_house(taberna: Run, language: str) -> None:
    say, nowhere = Texts(language), "http://127.0.0.1:9"
    ran = taberna("open", nowhere, "--language", language)
    assert (ran.code, ran.err.strip()) == (Exit.BAD_INPUT, say("open-nobody", url=nowhere))
    for url in ("127.0.0.1:8000", "http://", "http://[", "tellstones"):
        ran = taberna("open", url, "--language", language)
        assert (ran.code, ran.err.strip()) == (Exit.BAD_INPUT, say("open-url-shape", url=url))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_an_example(taberna: Run, language: str) -> None:
    ran = taberna("open", "--help", "--language", language)
    assert ran.code == Exit.FINE
    assert "taberna open http://192.168.1.20:8000 tseuquest" in ran.out


@night()
async def test_a_person_who_is_called_like_a_bot_is_pointed_out(house: House) -> None:
    code, seen = await program("open", house.address, "tellstones", "--seat", "A=Ana", "--seat", "B=king")
    assert code == Exit.FINE
    assert "For the bot of that name: --seat B=bot:king" in seen
    assert seen.count("here is a person’s name") == 1


@night()
async def test_a_bot_is_told_that_a_link_is_for_watching(house: House) -> None:
    _, (*_seats, watch) = await opened(house.address, "tellstones", "--seat", "A=Ana", "--seat", "B=Bob")
    code, seen = await program("bot", "--url", watch[-1], "--player", "page")
    assert code == Exit.BAD_INPUT
    assert "This link is for watching only" in seen
