"""`taberna bench server --quick` and `taberna bench chaos` from end to end, and the arithmetic in them."""

from __future__ import annotations

import asyncio
import dataclasses
import sys
from array import array
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from taberna.cli.bench.chaos import begun, figures, save
from taberna.cli.bench.report import Report
from taberna.cli.load import processes
from taberna.cli.load.boardgameio import moves
from taberna.cli.load.drive import Drive, Overloaded, Times
from taberna.cli.load.measures import pace, run
from taberna.cli.load.processes import NotRunning, Running
from taberna.cli.load.reckoning import Toll
from taberna.cli.load.taberna import TabernaPlayer
from taberna.cli.main import build
from taberna.server.wire.http import Guest
from taberna.texts import texts


@pytest.mark.slow
def test_the_server_under_a_little_load(tmp_path: Path) -> None:
    out = tmp_path / "server.json"
    done = CliRunner().invoke(
        build(texts("en")), ["bench", "server", "--quick", "--alone", "--out", str(out)]
    )
    assert done.exit_code == 0, done.output
    made = msgspec.json.decode(out.read_bytes(), type=Report)
    assert made.bench == "server"
    assert all(figure.value > 0 and figure.required is None for figure in made.figures[:-1])
    assert str(tmp_path) not in out.read_text()


def test_a_server_that_never_says_where_it_is_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "STARTING", 0.0)
    with pytest.raises(NotRunning):
        Running([sys.executable, "-c", "import signal; signal.pause()"], {}, tmp_path, None)


def test_a_server_that_does_not_answer_ends_the_measurement() -> None:
    """It hangs up instead of welcoming, or is simply silent."""

    async def silence(close: bool) -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            if close:
                writer.close()
            else:
                await reader.read()
                writer.close()

        listening = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with listening:
            player = TabernaPlayer(Drive(), 0, listening.sockets[0].getsockname()[1], Guest("g", "Ann"))
            try:
                await player.socket.open()
                await player.subscribe("t")
            finally:
                player.socket.abort()
                await player.socket.closed

    with pytest.raises(Overloaded, match="a socket was lost"):
        run(silence(close=True))
    with pytest.raises(Overloaded, match="not done"):
        run(silence(close=False), limit=0.2)


def test_a_lost_action_is_a_requirement_missed() -> None:
    fine = Toll(games=2, kills=50, acknowledged=9, said=2, promised=6)
    assert all(figure.holds for figure in figures(fine, 2))
    for missed in (
        {"games": 1},
        {"kills": 49},
        {"acknowledged": 0},
        {"said": 0},
        {"promised": 0},
        {"lost": ["A 1"]},
        {"doubled": ["A 1"]},
        {"wrong": ["told of 3 after 1"]},
    ):
        toll = dataclasses.replace(fine, **missed)
        assert not all(figure.holds for figure in figures(toll, 2)), missed


def test_a_long_run_is_gone_on_with(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    kept = begun(keep, "taberna bench chaos")
    kept.toll.add(Toll(games=24, kills=7, lost=["A 1"]))
    save(keep, kept)
    assert begun(keep, "taberna bench chaos").toll == Toll(games=24, kills=7, lost=["A 1"])
    assert begun(keep, "taberna bench chaos --seed 2").toll == Toll()


def test_latencies_are_read_from_their_order() -> None:
    times = Times()
    times.own = array("d", [n / 1000 for n in range(100, 0, -1)])
    times.ended = times.began + 2
    found = pace(times)
    assert (found.moves_a_second, found.own_p50, found.own_p99) == (50, 51, 100)
    assert found.other_p99 == float("inf")


def test_what_a_client_of_boardgame_io_may_do_is_what_our_rules_allow() -> None:
    """The two loads are the same game: as many choices in the same positions."""
    from tavern import at

    for position, lying, pool in (
        ("L 0-0 A", "X", "CDSFKH"),
        ("CdSf 0-0 A", "X?X?", "KHL"),
        ("cdsfkhl 2-2 B", "???????", ""),
    ):
        table = at(position)
        legal = table.game.legal(table.state, position.split()[2])
        ours = [action for action in legal.actions if type(action).__name__ not in ("Resign", "Draw")]
        assert len(moves(lying, tuple(pool), None, ())) == len(ours)
