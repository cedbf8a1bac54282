"""Facts of TseuQuest as scenarios write them: what can be said of a position, and of what a seat sees."""

import pytest

from house import ALL
from taberna.table.scenario import check

START = """
rules = ["TQ-G18"]
game = "tseuquest"
start = '''
map = QQQ
+-+-+-+-+
|h k|g ^|
+-+-+-+-+
QQQ
[key]
h = { hero = "bruna", life = 6 }
k = { hero = "sela", hand = ["stone-skin", "bolt"] }
g = { minion = "goblin", hidden = true }
"^" = { trap = "pit", hidden = true }
[[spell]]
card = "stone-skin"
caster = "k"
target = "h"
'''
[[step]]
do = "A: pass"
""".replace("QQQ", '"""')


def failures(written: str) -> list[str]:
    return [failure.what for failure in check(START + written, ALL)]


@pytest.mark.parametrize(
    "fact",
    [
        "h pronne",
        "hh prone",
        "h life six",
        "h has shild",
        "h holds blot",
        "h at z99",
        "door a1e open",
        "trap t seen",
        "trap ^ sean",
        "spell stone-skim on h",
        "phase herose",
        "due nothin",
        "flag lit",
        "room a",
        "order h q",
        "h marked dice defense 2 card",
        "g",
        "",
    ],
)
@pytest.mark.parametrize("key", ['position = "{}"', 'view = {{ A = "{}" }}'])
@pytest.mark.parametrize("behind", ["", "not "])
def test_what_is_misspelt_is_an_error_also_behind_not(fact: str, key: str, behind: str) -> None:
    assert any(f"not a fact: {fact}".strip() in what for what in failures(key.format(behind + fact)))


@pytest.mark.parametrize(
    "written",
    [
        'position = "not h prone; not g seen; not h life 5; g at c1; trap ^ hidden; trap at d1; pit at d1"',
        'position = "turn k; points 2; points 0; h life 6; not h dead; not flag h"',
        'position = "spell stone-skin on h; h marked dice defence 2 card; deck terra 14"',
        'view = { A = "h life 6; not g at c1; not g seen; not trap at d1; not trap ^ hidden" }',
        'view = { A = "k cards 2; not k holds bolt", B = "k holds bolt", S = "k cards 2; not k holds bolt" }',
        'view = { S = "g at c1; trap ^ hidden; pit at d1", "+" = "not g at c1; spell stone-skin on h" }',
        'secret = { A = ["bolt", "goblin", "^"], S = ["bolt"] }',
    ],
)
def test_what_can_be_said_of_a_position_and_of_a_view(written: str) -> None:
    assert failures(written) == []


@pytest.mark.parametrize(
    "written, found",
    [
        ('view = { A = "g seen" }', "view of A: no: g seen (nothing of it)"),
        ('view = { B = "not k holds bolt" }', "view of B: no: not k holds bolt"),
        ('view = { A = "map = 1" }', "view of A: unreadable-position"),
        ('secret = { B = ["bolt"] }', "B knows of bolt by its view"),
        ('secret = { S = ["goblin"] }', "S knows of goblin by its view"),
    ],
)
def test_what_a_view_does_not_hold_fails(written: str, found: str) -> None:
    failure, *_ = failures(written)
    assert failure.startswith(found)


@pytest.mark.parametrize(
    "spell, problem",
    [("bolt", "no card bolt that stays"), ("stone-skim", "no card stone-skim that stays")],
)
def test_only_a_card_that_stays_can_lie_on_the_board(spell: str, problem: str) -> None:
    text = START.replace('card = "stone-skin"', f'card = "{spell}"')
    assert [failure.what for failure in check(text, ALL)] == [f"unreadable-position (problem {problem!r})"]


@pytest.mark.parametrize("part", ["caster", "target"])
def test_a_spell_lies_on_somebody_who_is_there(part: str) -> None:
    text = START.replace(f'{part} = "', f'{part} = "x')
    (failure,) = check(text, ALL)
    assert f"no {part} x" in failure.what


FIGHT = """
rules = ["TQ-8.10"]
game = "tseuquest"
start = '''
map = QQQ
+-+-+-+
|h g k|
+-+-+-+
QQQ
[key]
h = { hero = "bruna" }
k = { hero = "sela" }
g = { minion = "goblin", life = 1 }
'''
dice = ["skull", "kite"]
[[step]]
do = "A: attack g"
[[step]]
do = "S: yield"
""".replace("QQQ", '"""')


def test_the_dead_have_a_fact() -> None:
    text = FIGHT + 'position = "g dead; not h dead; points 1"\nview = { A = "g dead", "+" = "g dead" }\n'
    assert check(text, ALL) == []


def test_no_point_is_left_when_a_turn_ended_by_itself() -> None:
    """Bruna's last point is spent on the blow, and it is Sela's turn already."""
    text = FIGHT.replace("map =", "points = 1\nmap =", 1)
    assert check(text + 'position = "points 0; turn k"\nview = { B = "points 0" }\n', ALL) == []
    assert check(FIGHT + 'position = "not points 0; turn h"\n', ALL) == []
