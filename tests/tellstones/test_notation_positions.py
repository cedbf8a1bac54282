"""Positions in text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import Hide, Place
from taberna.games.tellstones.notation import NOTATION, parse_position, print_position, print_view_position
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.games.tellstones.steps import (
    AnswerDue,
    BellRoll,
    ElderChoice,
    FirstRoll,
    LooksOpen,
    OpeningChoice,
    OpeningRoll,
    OrderStanding,
    ProofDue,
    ReplyDue,
    Sight,
    StolenDue,
    TellstonesStep,
)
from taberna.games.tellstones.stones import MAT
from taberna.table.notation import LONGEST_QUOTED
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR
from tellstones.unread import pointed, read_or_refused, refusal_of

DUEL = Options()
MATTED = Options(ends="mat")
HANDS = Options(hands="opponent")
CHOOSE = Options(opening="choose")
ELDER = Options(first="elder", elder="B")
CHOOSE_ELDER = Options(opening="choose", first="elder")
BELLS = Options(last_orders="on")
VANGUARD = Options(variant="vanguard")
BOTH = Options(variant="vanguard", vanguard="both")
ROUND = Options(variant="round")


@pytest.mark.parametrize(
    "options, text",
    [
        (DUEL, "CdK 1-0 A quiet:0"),
        (DUEL, "CDSFKHL 0-0 B quiet:3"),
        (Options(last_orders="on"), "cdsfkhl 2-2 B bonus:A bonus:B quiet:12 bell drawn:A away:A"),
        (DUEL, "Cdk 1-0 B answer:3 quiet:0"),
        (DUEL, "Cdk 1-0 A reply quiet:0"),
        (DUEL, "Cdk 1-0 A stolen quiet:0"),
        (DUEL, "Cdk 1-0 A prove quiet:0"),
        (DUEL, "Cdk 1-0 A prove quiet:0 turn:B"),
        (DUEL, "Cdks 0-1 A looks:2 bonus:A quiet:1"),
        (DUEL, "Cdks 0-1 A looks:4,2 bonus:A quiet:1"),
        (DUEL, "- 0-0 * roll:opening quiet:0"),
        (DUEL, "K 0-0 * roll:first quiet:0"),
        (BELLS, "Kd 0-0 * roll:bell quiet:12 turn:B"),
        (DUEL, "Cdk 3-0 A end:A quiet:0"),
        (DUEL, "- 0-0 * end:draw quiet:0"),
        (DUEL, "CDK 1-0 B end:A quiet:0 resigns:B"),
        (CHOOSE, "- 0-0 B opening quiet:0"),
        (CHOOSE, "- 0-0 * roll:first quiet:0"),
        (ELDER, "K 0-0 B elder quiet:0"),
        (Options(first="B"), "- 0-0 * roll:opening quiet:0 turn:B"),
        (HANDS, "CdK 1-0 B order:hide_3 quiet:0"),
        (HANDS, "CdK 1-0 B order:place_F_right quiet:0"),
        (HANDS, "CdK 1-0 A order:swap_1_2 quiet:0"),
        (MATTED, "...C... 0-0 A quiet:0"),
        (MATTED, "KdCFsHL 0-0 A quiet:0"),
        (MATTED, ".KdCfs. 0-0 A quiet:0"),
        (MATTED, "- 0-0 * roll:opening quiet:0"),
        (VANGUARD, "CdK/fL 1-0 A quiet:0"),
        (VANGUARD, "CdK/fL 1-0 B answer:B1 quiet:0"),
        (VANGUARD, "CdK/fL 1-0 B reply:A quiet:0"),
        (VANGUARD, "CdK/fL 1-0 B stolen:A quiet:0"),
        (VANGUARD, "CdK/fL 1-0 B prove:B quiet:0"),
        (VANGUARD, "CdK/fl 1-0 B looks:A2,B1 bonus:B quiet:0"),
        (VANGUARD, "C/- 0-0 * roll:opening quiet:0"),
        (BOTH, "Cd/fL 1-0 A quiet:4 second:B"),
        (BOTH, "Cd/fL 1-0 A second:B earned:B"),
        (BOTH, "Cd/fL 1-0 B answer:B1 second:B"),
        (ROUND, "Cdk 1-0 B2 quiet:0 resigns:A1 resigns:B2 away:A2"),
        (ROUND, "Cdk 1-0 A1 answer:2 quiet:0"),
        (ROUND, "Cdk 1-0 A2 prove quiet:0 turn:A1"),
        (ROUND, "Cdk 1-0 B2 prove quiet:0 turn:A2"),
    ],
)
def test_a_position_is_read_and_written(options: Options, text: str) -> None:
    state = parse_position(text, options)
    assert print_position(state) == text
    assert NOTATION.differences(state, (), text) == ()
    seen = print_view_position(GAME.view(state, SPECTATOR))
    assert NOTATION.differences(state, (), seen) == ()


def test_what_is_not_written_does_not_hold() -> None:
    state = parse_position("CdK 1-0 A", DUEL)
    assert state == State(lines=("CdK",), score=(1, 0), mover="A", turns=1)


@pytest.mark.parametrize(
    "options, text, steps, mover",
    [
        (DUEL, "- 0-0 * roll:opening", (FirstRoll(), OpeningRoll(None)), None),
        (ELDER, "- 0-0 * roll:opening", (ElderChoice("B"), OpeningRoll(None)), None),
        (Options(first="B"), "- 0-0 * roll:opening", (OpeningRoll(None),), "B"),
        (VANGUARD, "-/- 0-0 * roll:opening", (FirstRoll(), OpeningRoll("B"), OpeningRoll("A")), None),
        (VANGUARD, "C/- 0-0 * roll:opening", (FirstRoll(), OpeningRoll("B")), None),
        (DUEL, "K 0-0 * roll:first", (FirstRoll(),), None),
        (CHOOSE, "- 0-0 * roll:first", (OpeningChoice(), FirstRoll()), None),
        (
            Options(opening="choose", first="elder"),
            "- 0-0 A elder",
            (OpeningChoice(), ElderChoice("A")),
            None,
        ),
        (CHOOSE, "- 0-0 B opening", (OpeningChoice(),), "B"),
        (HANDS, "CK 0-0 B order:place_F_left", (OrderStanding("B", Place("F", "left")),), "A"),
        (HANDS, "CK 0-0 A order:hide_2", (OrderStanding("A", Hide(2)),), "B"),
        (DUEL, "Ck 0-0 B answer:2", (AnswerDue("B", None, 2),), "A"),
        (ROUND, "Ck 0-0 B1 reply", (ReplyDue("B1", None),), "A1"),
        (ROUND, "Ck 0-0 A2 stolen", (StolenDue("A2", "B2", None),), "A2"),
        (ROUND, "Ck 0-0 A2 prove turn:A1", (ProofDue("A2", None),), "A1"),
        (VANGUARD, "Ck/d 0-0 A prove:B", (ProofDue("A", "B"),), "A"),
        (DUEL, "cks 0-0 A looks:1 bonus:A", (LooksOpen((Sight(None, 1),)),), "A"),
        (BELLS, "cks 0-0 * roll:bell turn:B", (BellRoll(),), "B"),
    ],
)
def test_what_is_under_way_is_rebuilt(
    options: Options, text: str, steps: tuple[TellstonesStep, ...], mover: str | None
) -> None:
    state = parse_position(text, options)
    assert (state.steps, state.mover) == (steps, mover)


def test_an_end_names_the_winners() -> None:
    assert parse_position("C 0-0 A1 end:B", ROUND).outcome == Outcome("B", "position", ("B1", "B2"))
    assert parse_position("C 0-0 A end:draw", DUEL).outcome == Outcome("draw", "position")


def test_a_first_action_that_was_not_quiet_leaves_the_count_out() -> None:
    assert parse_position("Cd/fL 1-0 A second:B", BOTH).loud
    assert not parse_position("Cd/fL 1-0 A quiet:0 second:B", BOTH).loud


def test_an_empty_mat_is_still_a_mat() -> None:
    assert parse_position("- 0-0 * roll:opening", MATTED).lines == (MAT,)
    assert parse_position("....... 0-0 * roll:opening", MATTED).lines == (MAT,)


@pytest.mark.rule("TS-4.2")
def test_the_position_of_a_view_shows_no_face_down_stone() -> None:
    state = parse_position("CdK/fL 1-0 A bonus:B quiet:7", VANGUARD)
    assert print_view_position(GAME.view(state, "A")) == "C?K/?L 1-0 A bonus:B"


@pytest.mark.parametrize(
    "options, text, expected, rest",
    [
        # the grammar
        (DUEL, "", "stone", ""),
        (DUEL, "CxK 0-0 A", "stone", "xK 0-0 A"),
        (DUEL, "C.K 0-0 A", "stone", ".K 0-0 A"),
        (DUEL, "C?K 0-0 A", "known-stone", "?K 0-0 A"),
        (DUEL, "CKc 0-0 A", "another-stone", "c 0-0 A"),
        (DUEL, "CDSFKHLC 0-0 A", "gap", "C 0-0 A"),
        (DUEL, "C/D 0-0 A", "gap", "/D 0-0 A"),
        (DUEL, "C  0-0 A", "digit", " 0-0 A"),
        (DUEL, "C 4-0 A", "digit", "4-0 A"),
        (DUEL, "C 0:0 A", "dash", ":0 A"),
        (DUEL, "C 10-0 A", "dash", "0-0 A"),
        (DUEL, "C 0-0", "seat", ""),
        (DUEL, "C 0-0 C", "seat", "C"),
        (DUEL, "C 0-0 A1", "gap", "1"),
        (ROUND, "C 0-0 A", "seat", "A"),
        (DUEL, "C 0-0 A ", "note", ""),
        (DUEL, "C 0-0 A wait", "note", "wait"),
        (DUEL, "c 0-0 B quiet:0 answer:1", "note", "answer:1"),
        (DUEL, "C 0-0 A quiet:-1", "number", "-1"),
        (DUEL, "C 0-0 A quiet:007", "unpadded-number", "007"),
        (DUEL, "C 0-0 A quiet:" + "9" * 4000, "smaller-number", "9" * (LONGEST_QUOTED - 14)),
        (DUEL, "C 0-0 A quiet:1 quiet:2", "other-note", "quiet:2"),
        (DUEL, "C 0-0 A bonus:A bonus:A", "other-note", "bonus:A"),
        (DUEL, "C 0-0 A bonus:C", "side", "C"),
        (DUEL, "C 0-0 A bell:A", "gap", ":A"),
        (DUEL, "c 0-0 B answer", "pending", ""),
        (DUEL, "c 0-0 B answer:A1", "space", "A1"),
        (DUEL, "c 0-0 B reply:A", "gap", ":A"),
        (VANGUARD, "c/d 0-0 B reply", "line", ""),
        (VANGUARD, "C 0-0 A", "second-line", " 0-0 A"),
        (VANGUARD, "C/D/S 0-0 A", "gap", "/S 0-0 A"),
        (DUEL, "cd 0-0 A looks:1,1 bonus:A", "another-stone", "1 bonus:A"),
        (DUEL, "K 0-0 * roll:dice", "pending", "dice"),
        (DUEL, "K 0-0 A end:C", "pending", "C"),
        (HANDS, "CdK 1-0 B order:peek_2", "order", "peek_2"),
        (HANDS, "CdK 1-0 B order:hide 2", "gap", " 2"),
        (MATTED, "C 0-0 A", "mat", " 0-0 A"),
        (MATTED, "CK..... 0-0 A", "stone", ".... 0-0 A"),
        (MATTED, "..CK.D. 0-0 A", "stone", ".D. 0-0 A"),
        # the whole
        (DUEL, "C 0-3 A", "end-pending", "3 A"),
        (DUEL, "C 3-0 A end:B", "winner", "B"),
        (DUEL, "C 3-3 A end:A", "winner", "A"),
        (DUEL, "- 0-0 A", "opened-line", "- 0-0 A"),
        (VANGUARD, "C/- 0-0 A", "opened-line", "- 0-0 A"),
        (DUEL, "- 1-0 * roll:opening", "no-points", "1-0 * roll:opening"),
        (DUEL, "CK 0-0 * roll:first", "one-stone", "K 0-0 * roll:first"),
        (DUEL, "C 0-0 * roll:opening", "empty-line", "C 0-0 * roll:opening"),
        (CHOOSE, "C 0-0 * roll:first", "empty-line", "C 0-0 * roll:first"),
        (DUEL, "- 0-0 * roll:first", "opened-line", "- 0-0 * roll:first"),
        (DUEL, "C 0-0 *", "player", "*"),
        (DUEL, "c 0-0 * answer:1", "player", "* answer:1"),
        (DUEL, "- 0-0 A roll:opening", "house", "A roll:opening"),
        (CHOOSE, "- 0-0 * roll:opening", "with-option", "roll:opening"),
        (DUEL, "- 0-0 A opening", "with-option", "opening"),
        (ELDER, "C 0-0 * roll:first", "with-option", "roll:first"),
        (DUEL, "C 0-0 A elder", "with-option", "elder"),
        (ELDER, "C 0-0 A elder", "the-elder", "A elder"),
        (DUEL, "C 0-0 B order:hide_1", "with-option", "order:hide_1"),
        (HANDS, "c 0-0 B order:hide_1", "possible-order", "hide_1"),
        (DUEL, "Cd 0-0 B answer:1", "face-down-space", "1"),
        (DUEL, "Cd 0-0 B answer:7", "face-down-space", "7"),
        (DUEL, "C 0-0 B reply", "face-down-stone", "reply"),
        (VANGUARD, "c/D 0-0 B prove:B", "face-down-stone", "prove:B"),
        (DUEL, "cdSf 0-0 A looks:1,3 bonus:A", "face-down-space", "3 bonus:A"),
        (DUEL, "cd 0-0 A looks:1", "bonus", ""),
        (DUEL, "cd 0-0 A looks:1,2 bonus:A", "fewer-looks", "looks:1,2 bonus:A"),
        (BELLS, "C 0-0 * roll:bell", "turn", ""),
        (DUEL, "C 0-0 * roll:first turn:A", "no-turn", "turn:A"),
        (DUEL, "C 0-0 A turn:B", "the-mover", "turn:B"),
        (DUEL, "c 0-0 A answer:1 turn:A", "the-mover", "turn:A"),
        (DUEL, "- 0-0 * roll:opening bell", "other-note", "bell"),
        (VANGUARD, "C/D 0-0 A second:B", "with-option", "second:B"),
        (BOTH, "C/D 0-0 A earned:B", "earlier-action", "earned:B"),
        (DUEL, "C 0-0 A resigns:A", "with-option", "resigns:A"),
    ],
)
def test_a_wrong_position_is_pointed_at(options: Options, text: str, expected: str, rest: str) -> None:
    refusal = refusal_of(lambda: parse_position(text, options))
    assert refusal.code == "unreadable-position"
    assert pointed(refusal) == (expected, rest)


@pytest.mark.parametrize(
    "text, found",
    [
        ("CdK 1-0 A", ()),
        ("C?K 1-0 A quiet:2 bonus:B", ()),
        ("CdK 1-0 A turn:A", ()),
        ("CKd 0-1 B", ("lines: CdK, written CKd", "score: 1-0, written 0-1", "seat: A, written B")),
        ("?dK 1-0 A", ("lines: CdK, written ?dK",)),
        ("CdK 1-0 A prove", ("pending: none, written prove",)),
        ("CdK 1-0 A quiet:3", ("quiet: 2, written 3",)),
        ("CdK 1-0 A bonus:A bell", ("bonus: B, written A", "bell: none, written yes")),
        ("CdK 1-0 A drawn:B", ("drawn: none, written B",)),
    ],
)
def test_differences_are_told_field_by_field(text: str, found: tuple[str, ...]) -> None:
    state = parse_position("CdK 1-0 A bonus:B quiet:2", DUEL)
    assert NOTATION.differences(state, (), text) == found


def test_another_seat_is_told_once() -> None:
    state = parse_position("CdK 1-0 A prove", DUEL)
    assert NOTATION.differences(state, (), "CdK 1-0 B prove") == ("seat: A, written B",)


def test_options_that_cannot_be_have_no_positions() -> None:
    assert refusal_of(lambda: parse_position("C 0-0 A", Options(first="B1"))).code == "bad-option"


def test_once_over_nobody_must_act() -> None:
    state = parse_position("CdK 3-0 B end:A", DUEL)
    assert NOTATION.differences(state, (), "CdK 3-0 B") == ()
    assert NOTATION.differences(state, (), "CdK 3-0 * end:A") == ()
    assert NOTATION.differences(state, (), "CdK 3-0 A end:B") == (
        "seat: B, written A",
        "pending: end:A, written end:B",
    )


PIECES = [
    *"CDSFKHLcdsfkhl?.-/*", "0-0", "1-2", "3-0", "A", "B1", "answer:1", "reply", "prove:A", "looks:1,2",
    "roll:bell", "roll:opening", "end:A", "stolen", "order:hide_1", "quiet:3", "bonus:A", "turn:B", "bell",
]  # fmt: skip


@given(
    st.one_of(
        st.text(max_size=30),
        st.lists(st.sampled_from(PIECES)).map("".join),
        st.tuples(
            st.sampled_from(["C", "cd", "cdsf", "-", "c/d", "...C...", "C/-"]),
            st.sampled_from(["0-0", "1-2", "3-0"]),
            st.sampled_from(["A", "B", "*", "A1", "B2"]),
            st.lists(st.sampled_from(PIECES), max_size=3).map(" ".join),
        ).map(lambda parts: " ".join(parts).rstrip()),
    ),
    st.sampled_from([DUEL, MATTED, HANDS, CHOOSE, ELDER, BELLS, VANGUARD, BOTH, ROUND]),
)
def test_whatever_is_written_is_read_or_refused_with_its_place(text: str, options: Options) -> None:
    state = read_or_refused(lambda: parse_position(text, options))
    if isinstance(state, Refusal):
        assert state.code == "unreadable-position"
        pointed(state)
    else:
        assert parse_position(print_position(state), options) == state
        assert NOTATION.differences(state, (), text) == ()
