"""Random legal adventures and what they cost: `.venv/bin/python tests/tseuquest/bench.py [ADVENTURES]`.

Times are those of the processor, so that a busy machine says the same as an idle one.
"""

import sys
from collections import Counter
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.sight import clear, ground, standing
from taberna.games.tseuquest.state import State
from taberna.table.dice import Draws
from taberna.table.play import act, begin
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE
from tseuquest.plays import chosen  # the tests' own folder is on the path only from here on

LEAST_EVENTS = 5_000
"""A second."""
MOST_LEGAL = 0.002
MOST_SIGHT = 0.000_020


class Cost:
    def __init__(self) -> None:
        self.events = 0
        self.spent = 0.0
        self.legal: list[float] = []
        self.results: Counter[str] = Counter()

    def adventure(self, options: Options, seed: int) -> State:
        begun = begin(GAME, options)
        assert not isinstance(begun, Refusal), begun
        play, n = begun[0], 0
        while play.state.outcome is None:
            seat = GAME.waiting(play.state)[0]
            if seat not in (HOUSE, SORCERER):
                before = process_time()
                GAME.legal(play.state, seat)
                self.legal.append(process_time() - before)
            action = chosen(play.state, seat, Draws(seed.to_bytes(8), "bench", n=n))
            before = process_time()
            done = act(play, seat, action)
            self.spent += process_time() - before
            assert not isinstance(done, Refusal), (seat, action, done)
            play, n = done[0], n + 1
            self.events += len(done[1].events)
        self.results[play.state.outcome.result] += 1
        return play.state


def sight(state: State) -> float:
    """Seconds a query, once the shapes of all lines are known."""
    land, figures = ground(state), standing(state)
    pairs = [(one, other) for one in land.squares for other in land.squares]
    for _ in range(2):
        before = process_time()
        for one, other in pairs:
            clear(land, one, other, figures)
        spent = process_time() - before
    return spent / len(pairs)


def main(adventures: int) -> int:
    cost, settings = Cost(), GAME.settings("adventure")
    for seed in track(range(adventures), "adventures"):
        last = cost.adventure(settings[seed % len(settings)], seed)
    rate, slowest, look = (
        cost.events / cost.spent,
        sorted(cost.legal)[len(cost.legal) * 99 // 100],
        sight(last),
    )
    Console().print(
        f"{adventures} adventures, {dict(cost.results)}; {rate:,.0f} events/s; "
        f"legal p99 {slowest * 1e3:.2f} ms; sight {look * 1e6:.1f} µs"
    )
    return 0 if rate >= LEAST_EVENTS and slowest <= MOST_LEGAL and look <= MOST_SIGHT else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
