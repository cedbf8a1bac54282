"""One game, or the best of three (TS-7.4)."""

from collections import Counter

from msgspec.structs import replace

from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import left, of_side
from taberna.games.tellstones.state import State
from taberna.table.outcome import Outcome


def sequel(played: tuple[State, ...]) -> Options | Outcome:
    """The next game of a match, begun by the other side; or how the match ended."""
    last = played[-1]
    assert last.outcome is not None
    if last.options.games == 1:
        return last.outcome
    results = Counter(state.outcome.result for state in played if state.outcome is not None)
    enough = last.options.games // 2 + 1
    for winner in ("A", "B"):
        if results[winner] >= enough:
            return Outcome(winner, "match", of_side(last.seats, winner))
    if results["draw"] >= last.options.games:
        return Outcome("draw", "match")
    began = last.began
    return replace(last.options, first=left(began)) if began is not None else last.options
