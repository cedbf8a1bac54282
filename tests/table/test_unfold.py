"""A commit is unfolded once, however many are told of it."""

from dataclasses import replace

from sample import GAME
from sample.state import Hazard, HazardEvent, HazardOptions
from taberna.server.tables.desk import AnyPlay, AnyTally
from taberna.server.tables.transitions import Decided, acting
from taberna.table.game import any_game
from taberna.table.play import Play
from taberna.table.seats import SPECTATOR
from taberna.table.tally import Tally

SEATS = ("A", "B", "C")


def test_three_events_told_to_everybody_cost_three_steps() -> None:
    """The die falls, the pot is paid, the next round begins."""
    evolved: list[str] = []

    def evolve(state: Hazard, event: HazardEvent) -> Hazard:
        evolved.append(type(event).__name__)
        return GAME.evolve(state, event)

    game = any_game(replace(GAME, evolve=evolve))
    position = GAME.notation.parse_position("364 9,20,14 100,100,100 1 5 throw", HazardOptions())
    play: AnyPlay = Play(game, SEATS, position, 7)
    decided = acting("*", tuple(game.notation.parse_actions(play.state, "rolled 3")), None)(play)
    assert isinstance(decided, Decided)
    (step,) = decided.steps
    tally: AnyTally = Tally(SEATS, 7)
    for noted in (tally.copy(), tally):  # the clock asks beforehand who will see it
        noted.note(step.before, step.entry, step.after)
    told = [tally.tell(step.entry, step.after, seat) for seat in (*SEATS, SPECTATOR)]
    assert all(telling == told[0] for telling in told)
    assert evolved == ["Thrown", "Paid", "RoundBegan"]
