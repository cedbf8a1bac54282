"""A commit is unfolded once, however many are told of it."""

from dataclasses import replace

from sample import GAME
from sample.state import Hazard, HazardEvent, HazardOptions
from taberna.server.records.questions import Show
from taberna.server.records.reading import read
from taberna.server.tables.desk import AnyPlay, AnyTally
from taberna.server.tables.transitions import Decided, acting
from taberna.table.commits import TakenBack
from taberna.table.dice import keyed
from taberna.table.game import AnyGame, any_game
from taberna.table.own_sequence import Tally
from taberna.table.play import Play, begin, settle
from taberna.table.record import Recorder, Sitter, head
from taberna.table.refusal import Refusal
from taberna.table.registry import Registry
from taberna.table.seats import SPECTATOR
from taberna.table.seed import practice

SEATS = ("A", "B", "C")


def counting(evolved: list[str]) -> AnyGame:
    """Hazard, and every event that it evolves."""

    def evolve(state: Hazard, event: HazardEvent) -> Hazard:
        evolved.append(type(event).__name__)
        return GAME.evolve(state, event)

    return any_game(replace(GAME, evolve=evolve))


def test_three_events_told_to_everybody_cost_three_steps() -> None:
    """The die falls, the pot is paid, the next round begins."""
    evolved: list[str] = []
    game = counting(evolved)
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


def test_dice_that_follow_a_deed_are_unfolded_with_it() -> None:
    """The last of them calls, and the house throws."""
    evolved: list[str] = []
    game = counting(evolved)
    position = GAME.notation.parse_position("364 9,20,- 100,100,100 2 5 call", HazardOptions())
    play: AnyPlay = Play(game, SEATS, position, 7)
    called = acting("C", tuple(game.notation.parse_actions(play.state, "call 14")), keyed(b"a die"))(play)
    assert isinstance(called, Decided)
    assert [step.entry.seat for step in called.steps] == ["C", "*"]
    assert evolved == [type(e).__name__ for step in called.steps for e in getattr(step.entry, "events", ())]


def test_a_record_is_unfolded_once_for_what_is_told_and_what_is_said() -> None:
    """Shown as a seat saw it, in sentences, and as it stood."""
    evolved: list[str] = []
    game = counting(evolved)
    begun = begin(game, HazardOptions())
    assert not isinstance(begun, Refusal)
    settled, dealt = settle(begun[0], keyed(b"a die"))
    sitters = tuple(Sitter(seat, seat) for seat in settled.seats)
    recorder = Recorder(game, head(game, HazardOptions(), sitters, practice(1)))
    recorder.keep(begun[1], *dealt)
    happened = [type(event).__name__ for commit in (begun[1], *dealt) for event in commit.events]
    data = recorder.seal(None).data
    evolved.clear()
    read(Show(data, "A"), Registry(game))
    assert evolved == happened


def test_who_heard_nothing_since_is_not_told_that_it_was_taken_back() -> None:
    position = GAME.notation.parse_position("364 9,20,14 100,100,100 1 5 throw", HazardOptions())
    before, after = (Play(any_game(GAME), SEATS, position, seq) for seq in (7, 8))
    tally: AnyTally = Tally(SEATS, 7, {"A": [6, 7]})
    told = tally.note(before, TakenBack(8, "B", 5), after)
    assert set(told) == {"B", "C", SPECTATOR}
