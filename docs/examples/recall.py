"""What people and bots remember: records of Tellstones read into a table, and recall by age as a plot.

python docs/examples/recall.py FOLDER recall.csv recall.svg

A row is a stone that somebody had to name (the answer to a Challenge, a stone of a proof): how many turns ago
that seat last saw it, how often it was swapped since, and whether it was named right.
"""

import csv
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from taberna.games import GAMES
from taberna.games.tellstones import events
from taberna.games.tellstones.state import State
from taberna.table.commits import Commit
from taberna.table.load import load
from taberna.table.record import AnyRecord
from taberna.table.replay import replay


class Row(NamedTuple):
    record: str
    seat: str
    level: str
    turn: int
    age: int
    swaps: int
    right: bool


class Sight(NamedTuple):
    turn: int
    swaps: int = 0


def rows(name: str, record: AnyRecord) -> Iterator[Row]:
    names = {sitter.seat: sitter.name for sitter in record.header.sitters}
    seen: dict[tuple[str, str], Sight] = {}
    """By seat and symbol: a stone is the same wherever it was swapped to."""
    asked, said = "", ("", "")
    for play, entry in zip(replay(record), record.entries, strict=True):
        state = play.state
        assert isinstance(state, State)
        for event in entry.events if isinstance(entry, Commit) else ():
            match event:
                case events.Placed(symbol=symbol) | events.Opened(symbol=symbol):
                    seen |= {(seat, symbol): Sight(state.turns) for seat in state.seats}
                case events.Looked(looker=looker, symbol=symbol) if symbol:
                    seen[looker, symbol] = Sight(state.turns)
                case events.Swapped(line=line, space=space, other=other):
                    stones = state.lines[1 if line == "B" else 0]
                    for symbol in {stones[space - 1].upper(), stones[other - 1].upper()}:
                        for seat in state.seats:
                            if (seat, symbol) in seen:
                                seen[seat, symbol] = Sight(
                                    seen[seat, symbol].turn, seen[seat, symbol].swaps + 1
                                )
                case events.Answered(by=by, symbol=symbol) | events.Named(by=by, symbol=symbol):
                    said = (by, symbol)
                case events.Turned(symbol=symbol) if said[0]:
                    asked, guess = said
                    last = seen.get((asked, symbol), Sight(0))
                    age = max(0, state.turns - last.turn)
                    yield Row(name, asked, names[asked], state.turns, age, last.swaps, guess == symbol)
                    said = ("", "")
                    seen |= {(seat, symbol): Sight(state.turns) for seat in state.seats}
                case _:
                    pass


def table(paths: Iterable[Path]) -> list[Row]:
    found: list[Row] = []
    for path in paths:
        record = load(path.read_bytes(), GAMES)
        if record.game.name == "tellstones":
            found += rows(path.stem, record)
    return found


def recall(found: list[Row], step: int = 5) -> list[tuple[int, float, int]]:
    """By age in steps of some turns: the first age, the share named right, of how many."""
    ages = sorted({row.age // step for row in found})
    by_age = {age: [row.right for row in found if row.age // step == age] for age in ages}
    return [(age * step, sum(right) / len(right), len(right)) for age, right in by_age.items()]


def plot(points: list[tuple[int, float, int]]) -> str:
    """The share named right by age; below each point, of how many stones."""
    widest = max((age for age, _, _ in points), default=0) or 1
    at = [(50 + 390 * age / widest, 210 - 190 * share, count) for age, share, count in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in at)
    marks = "".join(
        f'<text x="14" y="{214 - 190 * share:.1f}">{share:.2f}</text>'
        f'<path d="M50 {210 - 190 * share:.1f}h390" stroke="#3b2a1a" stroke-width=".4"/>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    counts = "".join(
        f'<text x="{x:.1f}" y="225" font-size="9" text-anchor="middle">{count}</text>' for x, _, count in at
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 250" font-family="serif" font-size="12">'
        f'{marks}<text x="14" y="225" font-size="9">n</text>{counts}'
        f'<text x="50" y="242">share named right, by turns since it was seen: 0 to {widest}; '
        f"n = {sum(count for *_, count in points)}</text>"
        f'<polyline points="{line}" fill="none" stroke="#a4502c" stroke-width="2"/></svg>\n'
    )


def main(folder: str, out: str, picture: str) -> None:
    found = table(sorted(Path(folder).glob("*.jsonl")))
    with Path(out).open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(found)
    Path(picture).write_text(plot(recall(found)), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
