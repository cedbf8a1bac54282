"""Playing from another machine: at its terminal, or with a bot of one's own."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from server.night import PATIENCE, House, night
from taberna.games.tellstones.events import Looked
from taberna.server.wire.messages import Committed, Done
from taberna.table.commits import Told


async def program(*words: str, typed: str = "") -> tuple[int, str]:
    """What `taberna WORDS` prints when this is typed, and how it ends."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "from taberna.cli.main import main; main()",
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "LANG": "en"},
    )
    printed, _ = await process.communicate(typed.encode())
    return process.returncode or 0, printed.decode()


@pytest.fixture(autouse=True)
def _seats(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A terminal keeps its chair for whoever comes back; not in this machine's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@night()
async def test_two_bots_from_elsewhere_play_a_whole_game(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(options={"turns_max": 40})
    links = [invitation.link for invitation in opened.invitations]
    await ann.sits(opened.table.id, "+")
    ends = await asyncio.gather(
        *(program("bot", "--url", link, "--name", f"Bot {n}") for n, link in enumerate(links[:2]))
    )
    assert [code for code, _ in ends] == [0, 0], ends
    assert "The game is over" in ends[0][1]
    info = await ann.table(opened.table.id)
    assert info.outcome is not None
    assert [s.name for s in info.seats] == ["Bot 0", "Bot 1"]


@night()
async def test_a_seat_at_the_terminal(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(options={"first": "B", "opening": "scales"}, seats={"A": {"kind": "here"}})
    table, link = opened.table.id, opened.invitations[0].link
    await ann.sits(table, "A")

    async def answer() -> None:
        await ann.hears(Committed, lambda m: m.waiting == ("A",))
        assert isinstance(await ann.does(table, "A", "hide 1"), Done)
        await ann.hears(Committed, lambda m: m.waiting == ("A",))
        await ann.does(table, "A", "resign")

    typed = "talk Good evening\nfly 3\nplace F right\npeek 1\n"
    (code, printed), _ = await asyncio.gather(
        program("play", "--join", link, "--name", "Bob", "--show-looks", typed=typed), answer()
    )
    assert code == 0, printed
    assert "Scales" in printed
    assert "Ann" in printed


@pytest.mark.rule("TS-2.6", "TQ-G204")
@night()
async def test_several_looks_at_the_terminal(house: House) -> None:
    """Ann has scored: Bob looks at both stones in one breath. There is no third, and where he wants that one,
    too, he has looked at nothing."""
    ann = await house.guest("Ann")
    opened = await ann.opens(options={"first": "B", "opening": "scales"}, seats={"A": {"kind": "here"}})
    table = opened.table.id
    await ann.sits(table, "A")
    typed = "place F right\nhide 2\nbelieve\npeek 1 3\npeek 1 2\nresign\n"
    bob = asyncio.create_task(
        program("play", opened.invitations[0].link, "--name", "Bob", "--show-looks", typed=typed)
    )
    async with asyncio.timeout(PATIENCE):
        for line in ("hide 1", "boast", "place K right"):
            await ann.hears(Committed, lambda m: m.waiting == ("A",))
            assert isinstance(await ann.does(table, "A", line), Done)
        code, seen = await bob
    assert code == 0, seen
    tellings = [telling for m in ann.heard if isinstance(m, Committed) for telling in m.tellings]
    told = [event for telling in tellings if isinstance(telling, Told) for event in telling.events]
    assert [event.space for event in told if isinstance(event, Looked)] == [1, 2]


@pytest.mark.slow
@night()
async def test_what_was_told_can_be_looked_up_where_the_game_lets_one(house: House) -> None:
    """Also what was told before this terminal came: practice keeps a log, a game does not (TS-4.2)."""
    ann = await house.guest("Ann")
    for notes, line in (
        ("on", "Ann puts the Flag at the right end, as Bob asked."),
        ("off", "No memory aids"),
    ):
        options = {"first": "B", "opening": "scales", "notes": notes}
        opened = await ann.opens(options=options, seats={"A": {"kind": "here"}})
        table, link = opened.table.id, opened.invitations[0].link
        await ann.sits(table, "A")

        async def answer(table: str) -> None:
            await ann.hears(Committed, lambda m: m.table == table and m.waiting == ("A",))
            assert isinstance(await ann.does(table, "A", "hide 1"), Done)

        async with asyncio.timeout(PATIENCE):
            left, _ = await asyncio.gather(
                program("play", link, "--name", "Bob", typed="place F right\n"), answer(table)
            )
            assert left[0] == 3, left
            code, printed = await program("play", link, typed="log\nresign\n")
        assert code == 0, printed
        assert line in printed


@night()
async def test_a_link_that_leads_nowhere(house: House) -> None:
    for words in (("bot", "--url"), ("play", "--join")):
        code, printed = await program(*words, f"{house.address}/join#nothing")
        assert (code, printed.strip()) == (
            2,
            "You need a valid invitation for that: use the whole link you were sent.",
        )
        code, printed = await program(*words, "http://127.0.0.1:9/join#nothing")
        assert code == 2
        assert "Traceback" not in printed


EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bot.py"


@pytest.mark.parametrize("game, seats", [("tellstones", 2), ("hazard", 3)])
def test_the_example_bot_plays_a_whole_game_of_anything(game: str, seats: int, tmp_path: Path) -> None:
    @night(message_rate=1e6)
    async def evening(house: House) -> None:
        ann = await house.guest("Ann")
        opened = await ann.opens(game=game, options={"turns_max": 60} if game == "tellstones" else {})
        links = [invitation.link for invitation in opened.invitations][:seats]
        ends = await asyncio.gather(*(example(link, f"Bot {n}") for n, link in enumerate(links)))
        assert [code for code, _ in ends] == [0] * seats, ends
        assert len({printed for _, printed in ends}) == 1
        assert "reason" in ends[0][1]

    evening(tmp_path)


async def example(link: str, name: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        link,
        name,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate()
    return process.returncode or 0, printed.decode()


def test_the_example_is_as_long_as_its_page_says() -> None:
    page = (EXAMPLE.parents[1] / "bots.md").read_text(encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8") in page
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 95
