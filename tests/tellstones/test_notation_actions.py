"""Actions in text, and the shorthand for several looks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import (
    Answer,
    Away,
    Back,
    Begin,
    Believe,
    Bell,
    Boast,
    Challenge,
    Claim,
    Doubt,
    Draw,
    First,
    Flag,
    Hide,
    Name,
    Open,
    Peek,
    Place,
    Resign,
    Second,
    Steal,
    Stop,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.events import Hidden, Looked
from taberna.games.tellstones.notation import (
    NOTATION,
    parse_action,
    parse_actions,
    parse_actions_in_view,
    parse_position,
    print_action,
)
from taberna.games.tellstones.options import Options, Variant
from taberna.table.notation import LONGEST_QUOTED
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import SPECTATOR
from tellstones.unread import pointed, read_or_refused, refusal_of

VARIANTS: tuple[Variant, ...] = ("duel", "vanguard", "round")

ANYWHERE: list[tuple[str, TellstonesAction]] = [
    ("stop", Stop()),
    ("answer K", Answer("K")),
    ("believe", Believe()),
    ("doubt", Doubt()),
    ("steal", Steal()),
    ("first", First()),
    ("second", Second()),
    ("resign", Resign()),
    ("claim", Claim()),
    ("draw offer", Draw("offer")),
    ("draw accept", Draw("accept")),
    ("draw decline", Draw("decline")),
    ("bell", Bell(True)),
    ("no bell", Bell(False)),
]
ONE_LINE: list[tuple[str, TellstonesAction]] = [
    ("place F right", Place("F", "right")),
    ("place L left", Place("L", "left")),
    ("hide 2", Hide(2)),
    ("swap 1 4", Swap(1, 4)),
    ("peek 2", Peek(2)),
    ("challenge 3", Challenge(3)),
    ("boast", Boast()),
    ("name 2 K", Name(2, "K")),
    ("open F", Open("F")),
]
TWO_LINES: list[tuple[str, TellstonesAction]] = [
    ("open A F", Open("F", "A")),
    ("place A F right", Place("F", "right", "A")),
    ("hide A2", Hide(2, "A")),
    ("swap B1 B4", Swap(1, 4, "B")),
    ("peek A2", Peek(2, "A")),
    ("challenge B3", Challenge(3, "B")),
    ("boast A", Boast("A")),
    ("name A1 C", Name(1, "C", "A")),
]
OF_TWO: list[tuple[str, TellstonesAction]] = [
    ("first B", Begin("B")),
    ("flag A", Flag("A")),
    ("away A", Away("A")),
    ("back B", Back("B")),
]
OF_FOUR: list[tuple[str, TellstonesAction]] = [
    ("peek p2", Peek(2, None, True)),
    ("first B2", Begin("B2")),
    ("flag A1", Flag("A1")),
    ("away B1", Away("B1")),
    ("back A2", Back("A2")),
]


@pytest.mark.parametrize(
    "variant, text, action",
    [
        *((variant, *pair) for variant in VARIANTS for pair in ANYWHERE),
        *(("duel", *pair) for pair in ONE_LINE + OF_TWO),
        *(("vanguard", *pair) for pair in TWO_LINES + OF_TWO),
        *(("round", *pair) for pair in ONE_LINE + OF_FOUR),
    ],
)
def test_an_action_is_read_and_written(variant: Variant, text: str, action: TellstonesAction) -> None:
    assert parse_action(text, variant) == action
    assert print_action(action) == text


@pytest.mark.parametrize(
    "variant, text, expected, rest",
    [
        ("duel", "", "action", ""),
        ("duel", " hide 2", "action", " hide 2"),
        ("duel", "Hide 2", "action", "Hide 2"),
        ("duel", "hidee 2", "action", "hidee 2"),
        ("duel", "shuffle", "action", "shuffle"),
        ("duel", "hide", "space", ""),
        ("duel", "hide2", "gap", "2"),
        ("duel", "hide  2", "space", " 2"),
        ("duel", "hide 2 ", "end", " "),
        ("duel", "hide 2 3", "end", " 3"),
        ("duel", "hide two", "space", "two"),
        ("duel", "hide -1", "space", "-1"),
        ("duel", "hide +1", "space", "+1"),
        ("duel", "hide 01", "unpadded-number", "01"),
        ("duel", "hide 100", "smaller-number", "100"),
        ("duel", "hide " + "9" * 5000, "smaller-number", "9" * (LONGEST_QUOTED - 5)),
        ("duel", "hide ٢", "space", "٢"),
        ("duel", "hide ²", "space", "²"),
        ("duel", "hide 2.0", "end", ".0"),
        ("duel", "hide A2", "space", "A2"),
        ("duel", "swap 1", "space", ""),
        ("duel", "swap 1,4", "gap", ",4"),
        ("duel", "place f right", "symbol", "f right"),
        ("duel", "place X right", "symbol", "X right"),
        ("duel", "place F", "word", ""),
        ("duel", "place F middle", "word", "middle"),
        ("duel", "answer k", "symbol", "k"),
        ("duel", "answer ?", "symbol", "?"),
        ("duel", "name 2", "symbol", ""),
        ("duel", "name K 2", "space", "K 2"),
        ("duel", "peek p2", "space", "p2"),
        ("duel", "peek 2 4", "end", " 4"),
        ("duel", "boast A", "end", " A"),
        ("duel", "draw", "word", ""),
        ("duel", "draw nothing", "word", "nothing"),
        ("duel", "no", "word", ""),
        ("duel", "no bells", "end", "s"),
        ("duel", "first C", "seat", "C"),
        ("duel", "first B2", "end", "2"),
        ("duel", "flag *", "seat", "*"),
        ("vanguard", "hide 2", "line", "2"),
        ("vanguard", "hide C2", "line", "C2"),
        ("vanguard", "hide A", "space", ""),
        ("vanguard", "place F right", "line", "F right"),
        ("vanguard", "place A right", "symbol", "right"),
        ("vanguard", "boast", "line", ""),
        ("vanguard", "peek pA2", "line", "pA2"),
        ("vanguard", "swap A1 4", "line", "4"),
        ("round", "peek 2p", "end", "p"),
        ("round", "peek pp2", "space", "p2"),
        ("round", "flag A", "seat", "A"),
    ],
)
def test_an_unreadable_action_is_pointed_at(variant: Variant, text: str, expected: str, rest: str) -> None:
    refusal = refusal_of(lambda: parse_action(text, variant))
    assert refusal.code == "unreadable-action"
    assert pointed(refusal) == (expected, rest)


@pytest.mark.rule("TS-5.5")
def test_a_swap_across_two_lines_cannot_even_be_written() -> None:
    assert pointed(refusal_of(lambda: parse_action("swap A1 B4", "vanguard"))) == ("same-line", "B4")


def test_a_refusal_says_what_it_found_and_no_more_than_a_glance_of_it() -> None:
    assert refusal_of(lambda: parse_action("hide two stones", "duel")).params["found"] == "two"
    assert len(str(refusal_of(lambda: parse_action("x" * 999, "duel")).params["found"])) < 20


# Several looks in one breath

BONUS = "cdsFK 0-1 A bonus:A"


@pytest.mark.parametrize(
    "position, text, actions",
    [
        (BONUS, "peek 2", (Peek(2),)),
        (BONUS, "peek 2 3", (Peek(2), Peek(3), Stop())),
        (BONUS, "peek 3 1 2", (Peek(3), Peek(1), Peek(2))),
        ("cdSFK 0-1 A bonus:A", "peek 1 2", (Peek(1), Peek(2))),
        ("cdsfK 0-1 A looks:1 bonus:A", "peek 2", (Peek(2),)),
        ("cdsfK 0-1 A looks:1 bonus:A", "peek 2 3", (Peek(2), Peek(3))),
        (BONUS, "hide 4", (Hide(4),)),
    ],
)
def test_a_shorthand_ends_where_the_turn_does(
    position: str, text: str, actions: tuple[TellstonesAction, ...]
) -> None:
    state = parse_position(position, Options())
    assert parse_actions(state, text) == actions
    assert parse_actions_in_view(GAME.view(state, SPECTATOR), text) == actions


@pytest.mark.parametrize(
    "position, text, looks, most",
    [
        ("cdsFK 0-1 A", "peek 1 2", 2, 1),
        ("cdsFK 0-1 A bonus:B", "peek 1 2", 2, 1),
        ("cdsfK 0-1 A bonus:A", "peek 1 2 3 4", 4, 3),
        ("cdSFK 0-1 A bonus:A", "peek 1 2 1", 3, 2),
        ("cdsfK 0-1 A looks:1,2 bonus:A", "peek 3 4", 2, 1),
    ],
)
def test_more_looks_than_there_are_is_no_shorthand(position: str, text: str, looks: int, most: int) -> None:
    state = parse_position(position, Options())
    refused = refuse("too-many-looks", looks=looks, most=most)
    assert refusal_of(lambda: parse_actions(state, text)) == refused
    assert refusal_of(lambda: parse_actions_in_view(GAME.view(state, SPECTATOR), text)) == refused


@pytest.mark.rule("TS-2.6", "TQ-G204")
@pytest.mark.parametrize(
    "position, text, why",
    [
        (BONUS, "peek 1 9", refuse("no-such-space", space=9, spaces=5)),
        (BONUS, "peek 1 4", refuse("not-face-down", space=4)),
        (BONUS, "peek 1 2 1", refuse("already-looked", space=1)),
        ("cdsfK 0-1 A looks:1 bonus:A", "peek 2 1", refuse("already-looked", space=1)),
    ],
)
def test_a_shorthand_is_refused_before_its_first_look(position: str, text: str, why: Refusal) -> None:
    state = parse_position(position, Options())
    assert refusal_of(lambda: parse_actions(state, text)) == why
    assert refusal_of(lambda: parse_actions_in_view(GAME.view(state, SPECTATOR), text)) == why


@pytest.mark.rule("TS-5.5")
def test_a_peek_without_the_bonus_is_not_two_actions_on_two_lines() -> None:
    both = Options(variant="vanguard", vanguard="both")
    state = parse_position("cD/sF 0-0 A", both)
    assert refusal_of(lambda: parse_actions(state, "peek A1 B1")).code == "too-many-looks"


@pytest.mark.rule("TS-5.5", "TS-6.5")
def test_looks_are_spread_over_both_lines_or_both_partners() -> None:
    vanguard = parse_position("cD/sf 0-1 A bonus:A", Options(variant="vanguard"))
    assert parse_actions(vanguard, "peek A1 B1") == (Peek(1, "A"), Peek(1, "B"), Stop())
    assert parse_actions(vanguard, "peek A1 B1 B2") == (Peek(1, "A"), Peek(1, "B"), Peek(2, "B"))
    teams = parse_position("cdsf 0-1 A1 bonus:A", Options(variant="round"))
    assert parse_actions(teams, "peek 2 p3 p4") == (Peek(2), Peek(3, None, True), Peek(4, None, True))


def test_out_of_turn_a_shorthand_is_left_to_the_rules() -> None:
    state = parse_position("cdsFK 0-1 B answer:1", Options())
    assert parse_actions(state, "peek 1 2") == (Peek(1), Peek(2))


@pytest.mark.parametrize(
    "text, expected, rest",
    [
        ("peek 2 ", "space", ""),
        ("peek 2 x", "space", "x"),
        ("peek 2,4", "end", ",4"),
        ("stop 2", "end", " 2"),
    ],
)
def test_an_unreadable_shorthand_is_pointed_at(text: str, expected: str, rest: str) -> None:
    state = parse_position(BONUS, Options())
    assert pointed(refusal_of(lambda: parse_actions(state, text))) == (expected, rest)


@pytest.mark.rule("TS-2.5")
def test_only_a_look_shows_anything() -> None:
    assert NOTATION.glimpse(Looked("A", "A", 2, None, "K")) == "K"
    assert NOTATION.glimpse(Looked("A", "A", 2, None, None)) == "?"
    assert NOTATION.glimpse(Hidden("A", "B", 2, None)) is None


@given(
    st.one_of(
        st.text(max_size=30),
        st.lists(
            st.sampled_from([*"ABCDSFKHLp*", "peek", "hide", "swap", "name", "2", "A1", "p3", " ", ""])
        ).map(" ".join),
    ),
    st.sampled_from(VARIANTS),
)
def test_whatever_is_typed_is_read_or_refused_with_its_place(text: str, variant: Variant) -> None:
    action = read_or_refused(lambda: parse_action(text, variant))
    if isinstance(action, Refusal):
        assert action.code == "unreadable-action"
        pointed(action)
    else:
        assert print_action(action) == text
