"""Two checkouts' servers under the same load, in short turns: how much processor a move takes in each.

    .venv/bin/python bench/versions.py ../taberna-1317f90 --pairs 50 --out bench/results/versions.json

Each checkout has a .venv of its own, and plays with its own clients and its own wire. What else the machine
does hits both alike, turn by turn; what counts is the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, cast

TABLES, SECONDS = 150, 0.2
MOVES = 600
"""In one turn, however long they take."""


def used(pid: int) -> float:
    """Seconds of processor time of all threads, to the nanosecond."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def turns() -> None:
    """A server of this checkout: for each line that is read it is played with for a moment."""
    from taberna.cli.load import measures
    from taberna.cli.load.drive import Drive
    from taberna.cli.load.processes import allow_sockets, cores, pin, serve
    from taberna.cli.load.taberna import TabernaHouse

    allow_sockets()
    server_core, client_core = cores()
    pin(client_core)
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        running = serve(Path(folder), server_core)

        async def work() -> None:
            drive = Drive(1)
            house = TabernaHouse(running.port, drive)
            for _ in range(TABLES):
                await house.open()
            await drive.flat_out(2)
            await drive.rest(0.3)
            print("ready", flush=True)
            loop = asyncio.get_running_loop()
            while (await loop.run_in_executor(None, sys.stdin.readline)).strip():
                before, games = used(running.process.pid), drive.games
                moves = 0
                while moves < MOVES:
                    moves += len((await drive.flat_out(SECONDS)).own)
                spent = used(running.process.pid) - before
                await drive.rest(0.15)
                print(json.dumps([moves, spent, drive.games - games]), flush=True)
            await house.close()

        try:
            measures.run(work(), limit=3600)
        finally:
            running.stop()


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[int(len(ordered) * part)]


def compare(checkouts: list[Path], pairs: int) -> dict[str, object]:
    children = [
        subprocess.Popen(
            [checkout / ".venv/bin/python", Path(__file__).resolve(), "--turns"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tempfile.gettempdir(),
        )
        for checkout in checkouts
    ]
    for child in children:
        assert cast(IO[str], child.stdout).readline().strip() == "ready"
    measured: list[list[tuple[int, float, int]]] = [[] for _ in children]
    for pair in range(pairs):
        for place in (0, 1) if pair % 2 else (1, 0):
            asked, said = cast(IO[str], children[place].stdin), cast(IO[str], children[place].stdout)
            asked.write("go\n")
            asked.flush()
            moves, spent, games = json.loads(said.readline())
            measured[place].append((moves, spent, games))
    for child in children:
        child.communicate("\n")
    each = [[1e6 * spent / max(moves, 1) for moves, spent, _ in rows] for rows in measured]
    whole = [1e6 * sum(row[1] for row in rows) / sum(row[0] for row in rows) for rows in measured]
    ratios = [after / before for before, after in zip(*each, strict=True)]
    return {
        "pairs": pairs,
        "moves": [sum(row[0] for row in rows) for rows in measured],
        "games": [sum(row[2] for row in rows) for rows in measured],
        "µs of CPU a move, of all": [round(time, 1) for time in whole],
        "µs of CPU a move, quartiles": [
            [round(quantile(times, part), 1) for part in (0.25, 0.5, 0.75)] for times in each
        ],
        "ratio of all": round(whole[1] / whole[0], 3),
        "ratio of pairs, quartiles": [round(quantile(ratios, part), 3) for part in (0.25, 0.5, 0.75)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, nargs="?", help="the checkout that this one is compared with")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--turns", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.turns:
        turns()
        return
    if given.other is None:
        parser.error("which checkout?")
    here = Path(__file__).resolve().parents[1]
    found = compare([given.other.resolve(), here], given.pairs)
    text = json.dumps(
        {"bench": "versions", "pairs of": "the other, this one", **found}, indent=2, ensure_ascii=False
    )
    print(text)
    if given.out:
        given.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
