"""Talk, and that nothing helps a memory (TS-4.1, TS-4.2, TS-6.4)."""

import inspect
import re

import msgspec
import pytest

from taberna.games.tellstones.events import Looked
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.table.dice import Draws
from taberna.table.game import any_game
from taberna.table.play import begin
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import SPECTATOR
from taberna.table.talk import Talk, say
from taberna.table.values import Event
from tavern import Table, after, agreed, at, told

FACE_DOWN = "cdsfkhl"
SEATINGS = {"duel": ("A", "B"), "vanguard": ("A", "B"), "round": ("A1", "B1", "A2", "B2")}

MOMENTS = [
    pytest.param(at("csF 0-1 A bonus:A"), id="a turn"),
    pytest.param(at("csF 0-1 A looks:1 bonus:A"), id="looks"),
    pytest.param(at("csF 0-0 B answer:1"), id="an answer"),
    pytest.param(at("csF 0-0 B reply"), id="a reply"),
    pytest.param(at("csF 0-0 A stolen"), id="a steal"),
    pytest.param(at("csF 0-0 A prove"), id="a proof"),
    pytest.param(at("csF 0-0 B order:swap_1_2", hands="opponent"), id="an order"),
    pytest.param(at("csF 0-0 A bell quiet:12", last_orders="on"), id="the bell"),
    pytest.param(at("..csF.. 0-0 A", ends="mat"), id="the mat"),
    pytest.param(at("csF/dkL 0-1 A bonus:A", variant="vanguard"), id="two lines"),
    pytest.param(at("csF 0-1 B2 looks:2 bonus:B", variant="round"), id="partners"),
    pytest.param(at("csF 0-0 A", notes="on"), id="notes"),
]


def everybody(table: Table) -> tuple[str, ...]:
    return (*table.seats, SPECTATOR)


@pytest.mark.rule("TS-4.2")
@pytest.mark.parametrize("table", MOMENTS)
def test_every_face_down_stone_looks_alike_to_everybody(table: Table) -> None:
    for seat in everybody(table):
        for line, true in zip(GAME.view(table.state, seat).lines, table.state.lines, strict=True):
            assert line.stones == re.sub(f"[{FACE_DOWN}]", "?", true)


@pytest.mark.rule("TS-4.2")
@pytest.mark.parametrize("table", MOMENTS)
def test_views_and_choices_tell_nothing_of_what_lies_under(table: Table) -> None:
    """The same table with the stones exchanged under it: nobody is shown or offered anything else."""
    others = [
        GAME.study.imagine(table.state, table.seats[0], Draws(b"stones", "under", n=n)) for n in range(8)
    ]
    assert any(other.lines != table.state.lines for other in others)
    for other in others:
        for seat in everybody(table):
            assert GAME.view(other, seat) == GAME.view(table.state, seat)
            assert GAME.legal(other, seat) == GAME.legal(table.state, seat)
        assert GAME.waiting(other) == GAME.waiting(table.state)


@pytest.mark.rule("TS-4.2", "TS-5.1")
@pytest.mark.parametrize("position, line", [("csF/DKL 0-0 A", 0), ("CSF/dkL 0-0 A", 1)])
def test_either_line_may_lie_otherwise(position: str, line: int) -> None:
    state = at(position, variant="vanguard").state
    others = {GAME.study.imagine(state, "A", Draws(b"stones", "under", n=n)).lines for n in range(20)}
    assert len({lines[line] for lines in others}) == 2
    assert {lines[1 - line] for lines in others} == {state.lines[1 - line]}


@pytest.mark.rule("TS-2.5", "TS-4.2")
def test_the_one_who_peeked_sees_no_more_afterwards() -> None:
    table = at("csF 0-1 A bonus:A")
    assert told(table, "A: peek 1", "A") == (Looked("A", "A", 1, None, "C"),)
    looked = after(table, "A: peek 1")
    assert GAME.view(looked.state, "A").lines[0].stones == "??F"
    done = after(looked, "A: stop", "B: swap 1 3")
    assert GAME.view(done.state, "A").lines[0].stones == "F??"


@pytest.mark.rule("TS-2.5", "TS-4.2")
@pytest.mark.parametrize("watcher", ["B", SPECTATOR])
def test_the_others_are_told_that_and_which(watcher: str) -> None:
    assert told(at("csF 0-0 A"), "A: peek 2", watcher)[0] == Looked("A", "A", 2, None, None)


@pytest.mark.rule("TS-4.2", "TS-6.5")
def test_the_partner_who_sent_the_other_to_look_is_told_no_symbol() -> None:
    table = at("csF 0-0 A1", variant="round")
    for seat in ("A1", "B1", "B2", SPECTATOR):
        assert told(table, "A1: peek p2", seat)[0] == Looked("A1", "A2", 2, None, None)
    assert told(table, "A1: peek p2", "A2")[0] == Looked("A1", "A2", 2, None, "S")


@pytest.mark.rule("TS-4.2")
@pytest.mark.parametrize("line", ["A: hide 3", "A: swap 1 2", "A: challenge 1", "A: boast"])
def test_no_other_event_names_a_stone_that_stays_face_down(line: str) -> None:
    """Told of stones exchanged under the table, everybody hears the very same."""
    table, exchanged = at("csF 0-0 A"), at("scF 0-0 A")
    for seat in everybody(table):
        assert told(table, line, seat) == told(exchanged, line, seat)


@pytest.mark.rule("TS-4.2")
def test_what_was_not_named_in_a_failed_proof_is_not_told() -> None:
    table, exchanged = at("csdF 0-0 A prove"), at("cdsF 0-0 A prove")
    for seat in everybody(table):
        assert told(table, "A: name 1 K", seat) == told(exchanged, "A: name 1 K", seat)


class Overlooked(Event, frozen=True):
    symbol: str


@pytest.mark.rule("TS-4.2")
def test_an_event_nobody_thought_of_is_told_to_nobody() -> None:
    state = at("csF 0-0 A").state
    for seat in ("A", "B", SPECTATOR):
        assert any_game(GAME).redact(state, Overlooked("C"), state, seat) is None


@pytest.mark.rule("TS-4.2")
def test_there_is_no_list_of_moves_but_for_practice() -> None:
    assert not GAME.keeps_log(Options())
    assert GAME.keeps_log(Options(notes="on"))


@pytest.mark.rule("TS-4.2")
def test_everybody_sees_that_notes_are_on() -> None:
    table = at("csF 0-0 A", notes="on")
    for seat in everybody(table):
        assert GAME.view(table.state, seat).options.notes == "on"


@pytest.mark.rule("TS-4.1")
@pytest.mark.parametrize("table", MOMENTS)
def test_anyone_may_say_anything_at_any_time(table: Table) -> None:
    for n, seat in enumerate(everybody(table), 1):
        said = say(n, table.seq, seat, "The second one is the Crown. Lovely weather at court!")
        assert said == Talk(n, table.seq, seat, "The second one is the Crown. Lovely weather at court!")


@pytest.mark.rule("TS-4.1")
def test_talk_is_no_move() -> None:
    """No word of it comes near the game: it takes no state, gives none, and no action says anything."""
    assert not {"state", "play", "game"} & inspect.signature(say).parameters.keys()
    with pytest.raises(Refused, match="unreadable-action"):
        GAME.notation.parse_actions(at("csF 0-0 A").state, "say The second one is the Crown.")


@pytest.mark.rule("TS-4.1", "TS-6.4")
def test_talk_has_no_addressee() -> None:
    assert {field.name for field in msgspec.structs.fields(Talk)} == {"n", "after", "seat", "text"}
    assert not {"to", "of", "addressee", "team"} & inspect.signature(say).parameters.keys()


@pytest.mark.rule("TS-6.4")
@pytest.mark.parametrize("unseen", ["\u200b", "\u200e", "\u2063", "\U000e0041", "\u3164", "\x07"])
def test_partners_have_no_ink_that_the_others_cannot_see(unseen: str) -> None:
    assert isinstance(say(1, 1, "A1", f"I know nothing.{unseen}"), Refusal)


@pytest.mark.rule("TS-6.4")
@pytest.mark.parametrize(
    "line",
    [
        "A1: place K left",
        "A1: hide 3",
        "A1: swap 1 2",
        "A1: challenge 1",
        "A1: boast",
        "A2: resign",
        "A1: draw offer",
    ],
)
def test_partners_are_told_nothing_that_the_others_are_not(line: str) -> None:
    table = at("csF 0-0 A1", variant="round")
    heard = {told(table, line, seat) for seat in everybody(table)}
    assert len(heard) == 1


@pytest.mark.rule("TS-6.4")
@pytest.mark.parametrize("variant", SEATINGS)
def test_all_are_shown_the_same_table(variant: str) -> None:
    begun = begin(GAME, agreed(variant=variant, opening="scales"))
    assert not isinstance(begun, Refusal)
    state = begun[0].state
    views = {msgspec.structs.replace(GAME.view(state, seat), seat="") for seat in SEATINGS[variant]}
    assert len(views) == 1
