"""The runner of scenarios says what is not as written, where, and in one line each."""

import pytest

from house import ALL
from taberna.table.scenario import check

HEAD = 'rules = ["hazard"]\ngame = "hazard"\n'
STAKING = HEAD + 'start = "364 -,-,- 100,100,100 1 0 stake:A"\n'
CALLING = HEAD + 'start = "364 -,-,- 100,100,100 1 5 call"\n'


def failures(text: str) -> list[str]:
    return [str(failure) for failure in check(text, ALL)]


def test_a_scenario_that_holds_has_no_failures() -> None:
    assert failures(STAKING + '[[step]]\ndo = "A: stake 5"\nwaiting = ["C", "B", "A"]') == []


@pytest.mark.parametrize(
    "written, failure",
    [
        ('position = "364 -,-,- 100,100,100 1 6 call"', "step 1: position: stake is 5, not 6"),
        ('position = "364 -,-,- 100,100,100 1 5"', "step 1: position: position-short"),
        ('outcome = "A"', "step 1: outcome none yet, not A"),
        ('waiting = ["A"]', "step 1: waiting for A, B, C, not A"),
        ('events = ["dealt"]', "step 1: events staked, without dealt in this order"),
        ('sees = { A = "?" }', "step 1: A sees '', not '?'"),
        ('sees = { D = "" }', "step 1: sees: there is no seat D"),
        ('view = { D = "" }', "step 1: view: there is no seat D"),
        (
            'view = { B = "36? -,-,- 100,100,100 1 5 call" }',
            "step 1: view of B: hands is ?6?, not 36?",
        ),
        ('view = { B = "?6?" }', "step 1: view of B: position-short"),
        ('events = ["staket"]', "step 1: there is no event staket"),
        ('told = { A = ["called"] }', "step 1: A was told staked, without called in this order"),
        ('untold = { B = ["staked"] }', "step 1: B was told staked"),
        ('untold = { B = ["*"] }', "step 1: B was told staked"),
        ('untold = { B = ["staket"] }', "step 1: there is no event staket"),
        ('secret = { B = ["6"] }', "step 1: B knows of 6 by its view"),
        ('secret = { B = ["7"] }', "step 1: secret: there is no 7"),
        ('refused = "*"', "step 1: accepted (wanted '*')"),
        ('legal = { A = ["call 9"] }', "step 1: A may also leave"),
        ('legal = { A = ["leave"] }', "step 1: A may also call with number"),
        ('legal = { A = ["leave", "call 9", "stake 5"] }', "step 1: A may not stake 5"),
        ('legal_has = { A = ["stake 5"] }', "step 1: A may not stake 5"),
        ('legal_lacks = { A = ["call 9"] }', "step 1: A may call 9"),
        ('legal_lacks = { A = ["cal 9"] }', "step 1: legal: cal 9: unreadable"),
    ],
)
def test_what_is_not_as_written_is_one_line(written: str, failure: str) -> None:
    (found,) = failures(f'{STAKING}[[step]]\ndo = "A: stake 5"\n{written}')
    assert found.startswith(failure)
    assert "\n" not in found


def test_what_a_seat_sees_and_is_told() -> None:
    """B's cup holds a 6, and nobody else may know; the stake is said aloud."""
    text = (
        STAKING
        + """[[step]]
do = "A: stake 5"
view = { A = "3?? -,-,- 100,100,100 1 5 call", B = "?6? -,-,- 100,100,100 1 5 call" }
told = { B = ["staked"], "+" = ["staked"] }
untold = { B = ["called"] }
secret = { A = ["6", "4"], "+" = ["3", "6", "4"] }
"""
    )
    assert failures(text) == []


def test_a_refusal_may_tell_no_secret_either() -> None:
    """The sample game's refusals name what is allowed: the highest stake, and that is no secret."""
    text = STAKING + '[[step]]\ndo = "B: stake 5"\nrefused = "*"\nsecret = { B = ["3"] }\n'
    assert failures(text) == []
    short = STAKING + '[[step]]\ndo = "B: call 3"\nrefused = "*"\nsecret = { B = ["3"] }\n'
    assert failures(short) == ["step 1: B knows of 3 by a refusal"]


def test_an_unexpected_refusal_ends_the_scenario() -> None:
    text = STAKING + '[[step]]\ndo = "B: stake 5"\n[[step]]\ndo = "A: nonsense"'
    assert failures(text) == ["step 1: refused (by 'not-now')"]


def test_another_refusal_than_the_one_written_fails() -> None:
    text = STAKING + '[[step]]\ndo = "B: stake 5"\nrefused = "over"'
    assert failures(text) == ["step 1: refused (by 'not-now, not over')"]


def test_an_unreadable_action_and_an_unknown_seat_are_refusals() -> None:
    text = STAKING + '[[step]]\ndo = "A: juggle"\nrefused = "unreadable"\n'
    assert failures(text + '[[step]]\ndo = "Z: leave"\nrefused = "no-such-seat"\nsees = { A = "" }') == []


def test_every_step_names_its_own_failures() -> None:
    text = CALLING + '[[step]]\ndo = "A: call 9"\noutcome = "A"\n[[step]]\ndo = "B: call 9"\nwaiting = ["A"]'
    assert failures(text) == ["step 1: outcome none yet, not A", "step 2: waiting for C, not A"]


def test_events_must_come_in_the_order_written() -> None:
    text = CALLING.replace("-,-,-", "9,9,-") + '[[step]]\ndo = "C: call 9"\nevents = '
    assert failures(text + '["called", "lifted"]') == []
    assert len(failures(text + '["lifted", "called"]')) == 1


@pytest.mark.parametrize(
    "dice, failure",
    [
        ('["1", "2"]', "dice-short (purpose 'cup')"),
        ('["1", "2", "7"]', "dice-face (purpose 'cup', face '7')"),
        ('["1", "2", "3", "4"]', "dice left over: 4"),
    ],
)
def test_the_dice_must_be_those_thrown(dice: str, failure: str) -> None:
    assert failures(f'{HEAD}dice = {dice}\n[[step]]\ndo = "A: stake 5"') == [failure]


def test_dice_too_few_in_a_step_name_it() -> None:
    text = HEAD + 'start = "364 9,9,- 100,100,100 1 5 call"\ndice = []\n[[step]]\ndo = "C: call 9"'
    assert failures(text) == ["step 1: dice-short (purpose 'throw')"]


def test_without_dice_a_roll_stays_awaited() -> None:
    text = HEAD + 'start = "364 9,9,- 100,100,100 1 5 call"\n[[step]]\ndo = "C: call 9"\nwaiting = ["*"]'
    assert failures(text) == []


@pytest.mark.parametrize(
    "text, failure",
    [
        ("rules = [", "Invalid value (at end of document)"),
        ('game = "hazard"\n[[step]]\ndo = "A: leave"', "missing required field `rules`"),
        (HEAD, "missing required field `step`"),
        (HEAD + "step = []", "it has no [[step]]"),
        (
            HEAD + '[[step]]\ndo = "A: leave"\n[[step]]\nwaiting = []',
            "step 2: Object missing required",
        ),
        (HEAD + '[[step]]\ndo = "A: leave"\nwait = []', "step 1: Object contains unknown field `wait`"),
        (HEAD + "[[step]]\ndo = 7", "step 1, `do`: Expected `str`, got `int`"),
        (HEAD + '[[step]]\ndo = "A: leave"\nsees = { A = 1 }', "step 1, `sees[...]`: Expected `str`"),
        (HEAD + 'dice = "3"\n[[step]]\ndo = "A: leave"', "`dice`: Expected `array"),
        (HEAD + 'colour = "red"\n[[step]]\ndo = "A: leave"', "unknown field `colour`"),
        (HEAD + '[[step]]\ndo = "leave"', "step 1: scenario-malformed (problem '`do` is not SEAT: ACTION"),
        (HEAD + 'variant = "loud"\n[[step]]\ndo = "A: leave"', "no-such-variant (variant 'loud')"),
        (HEAD + 'options = { rounds = "x" }\n[[step]]\ndo = "A: leave"', "`int`, got `str`"),
        (HEAD + 'options = { rum = 1 }\n[[step]]\ndo = "A: leave"', "unknown field `rum`"),
        (HEAD + 'options = { rounds = 99 }\n[[step]]\ndo = "A: leave"', "rounds (low 1, high 9)"),
        (HEAD + 'start = "364"\n[[step]]\ndo = "A: leave"', "position-short"),
        (HEAD.replace('"hazard"\n', '"chess"\n') + '[[step]]\ndo = "A: leave"', "unknown-game"),
    ],
)
def test_a_malformed_file_is_a_clear_failure(text: str, failure: str) -> None:
    (found,) = failures(text)
    assert failure in found
