"""What is wrong with an adventure's file is said with its line and in words; nothing breaks the check."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taberna.cli.bench.tseuquest.hostile import HOSTILE
from taberna.cli.tseuquest.adventure import sentence
from taberna.cli.tseuquest.bring import named_options
from taberna.cli.tseuquest.folder import Folder
from taberna.games.tseuquest import authoring
from taberna.games.tseuquest.authoring.check import _adventure as forget
from taberna.games.tseuquest.authoring.check import check, read_checked, unplayable
from taberna.games.tseuquest.authoring.problems import Problem, Spot, Stop
from taberna.games.tseuquest.authoring.spots import find_spots
from taberna.games.tseuquest.authoring.syntax import read_source
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.things.library import ITEMS, names, text
from taberna.games.tseuquest.things.shelf import parsed
from taberna.table.codec import codec
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from taberna.texts import LANGUAGES, texts
from tseuquest.adventures.broken import BROKEN, HERE, SOUND
from tseuquest.adventures.broken_own import MISTAKES as MISTAKES_OWN
from tseuquest.adventures.broken_own import TALLOW

OURS = [
    pytest.param(text(f"{folder}/{name}.toml").encode(), id=name)
    for folder in ("adventures", "campaigns")
    for name in names(folder, "toml")
]


def errors(problems: tuple[Problem, ...]) -> list[tuple[str, int]]:
    return [(problem.code, problem.at.line) for problem in problems if not problem.warning]


@pytest.mark.parametrize("data", OURS)
def test_our_own_are_sound(data: bytes) -> None:
    problems = check(data)
    assert errors(problems) == []
    assert not {p.code for p in problems} & {"language-missing", "text-missing"}, "four languages, whole"


def test_one_language_is_enough() -> None:
    """It is said that the others are missing, and that is all."""
    whole = SOUND[: SOUND.index("[text.es]")]
    problems = check(whole.encode())
    assert errors(problems) == []
    assert [problem.params["language"] for problem in problems] == ["el", "es", "fr"]


def test_threat_is_counted_where_nobody_promises_it() -> None:
    whole = SOUND.replace("threat = [9, 9, 17, 17, 17, 17, 17, 17]\n", "")
    assert check(whole.encode()) == ()


def test_a_missing_key_is_told_and_not_what_follows_from_it() -> None:
    """Behind the door are a goal, two sleepers and a zone: it is the key that is missing."""
    assert {code for code, _ in errors(check(BROKEN["goal-behind-a-lock"].data))} == {"key-nowhere"}


def test_of_what_is_known_the_nearest_are_shown() -> None:
    whole = SOUND.replace('stock = ["potion"', 'stock = ["qqqq-key"')
    (problem,) = check(whole.encode())
    known, more = str(problem.params["known"]), problem.params["more"]
    assert sentence(problem, texts("en")).endswith(f"Choose one of: {known}, or {more} others.")
    assert "rusty-key" in known.split(", ")
    assert len(known.split(", ")) + int(str(more)) == len(ITEMS)


def test_of_little_that_is_known_all_is_shown() -> None:
    (problem,) = check(SOUND.replace("[[zone]]", "[[power]]").encode())
    assert {"figure", "card", "object", "zone"} <= {*str(problem.params["known"]).split(", ")}
    assert sentence(problem, texts("en")).endswith(f"Choose one of: {problem.params['known']}.")


def test_an_erased_wall_is_told_with_what_the_map_has() -> None:
    broken = SOUND.replace("|S S ^ .|. a K|", "|S S ^ . . a K|")
    (problem,) = check(broken.encode())
    assert "the map has a space. Draw “|”" in sentence(problem, texts("en"))


def test_a_map_in_other_quotes_keeps_its_places() -> None:
    """Unless something in it is escaped: then its lines are no longer those of the file."""
    broken = SOUND.replace("|S S ^ .|. a K|", "|S S ^ . . a K|")
    doubled = broken.replace("'''", '"""')
    assert doubled != broken
    assert check(doubled.encode()) == check(broken.encode())
    escaped = doubled.replace('map = """\n', 'map = """\n\\\n')
    assert escaped != doubled
    assert [problem.at.line for problem in check(escaped.encode())] == [
        broken[: broken.index("map")].count("\n") + 1
    ]


def test_a_mistake_in_what_it_brings_hides_no_other() -> None:
    """Also where the thing can't be made at all, nothing is told of those who speak of it."""
    own = next(line for line in TALLOW.splitlines() if line.startswith("face = "))
    for life in ("life = 60", 'life = "6"'):
        broken = TALLOW.replace("life = 6\n", f"{life}\n").replace(own, 'face = "keap"')
        assert [code for code, _ in errors(check(broken.encode()))] == ["no-face", code_of(life)]
    broken = TALLOW.replace("life = 6\n", 'life = "6"\n').replace('minion = "wick"', 'minion = "wik"')
    assert [code for code, _ in errors(check(broken.encode()))] == ["no-figure", "wrong-kind"]


def code_of(life: str) -> str:
    return "wrong-kind" if '"' in life else "own-number"


@pytest.mark.parametrize(
    "was, now, code",
    [
        ('{ do = "noise" }', '{ do = "gold", amount = "15" }', "wrong-kind"),
        ('{ do = "noise" }', '{ do = "gold", ammount = 15 }', "unknown-field"),
        ('{ do = "noise" }', '{ do = "dice", what = "move", amount = 1, lasts = "a while" }', "not-one-of"),
    ],
)
def test_what_cannot_be_read_is_not_missing_as_well(was: str, now: str, code: str) -> None:
    assert [found for found, _ in errors(check(SOUND.replace(was, now).encode()))] == [code]


def test_a_figure_without_a_drawing_is_told_what_is_missing() -> None:
    (problem,) = (p for p in check(TALLOW.replace('portrait = "ghoul"\n', "").encode()) if not p.warning)
    assert (problem.code, problem.params["field"]) == ("missing", "portrait")


def test_an_effect_that_meets_nobody_needs_to_say_whom() -> None:
    """On a round nobody has set it off; where somebody steps somewhere, it is that one."""
    was = '{ do = "end", what = "failure" }'
    ambush = '{ do = "ambush", what = "rat" }'
    alone = SOUND.replace(was, f"{was}, {ambush}")
    assert [code for code, _ in errors(check(alone.encode()))] == ["effect-nobody"]
    assert check(alone.replace('what = "rat"', 'what = "rat", who = "heroes"').encode()) == ()
    used = SOUND.replace('{ do = "noise" }', '{ do = "noise" }, ' + ambush)
    assert check(used.encode()) == ()


@pytest.mark.parametrize(
    "was, now, field",
    [
        ("reward = 10", "reward = -5", "reward"),
        ('{ do = "noise" }', '{ do = "damage", amount = 999 }', "amount"),
        ('{ do = "noise" }', '{ do = "damage", amount = -1 }', "amount"),
        ('{ do = "noise" }', '{ do = "damage", dice = 99 }', "dice"),
    ],
)
def test_numbers_that_cannot_be_meant(was: str, now: str, field: str) -> None:
    (problem,) = check(SOUND.replace(was, now).encode())
    assert (problem.code, problem.params["field"]) == ("own-number", field)


def test_a_card_of_its_own_does_no_more_than_an_effect_may() -> None:
    broken = TALLOW.replace('do = "damage", amount = 1 ', 'do = "damage", amount = 999 ')
    assert ("own-number", "amount") in {(p.code, p.params.get("field")) for p in check(broken.encode())}


def test_a_card_of_chaos_that_nobody_draws() -> None:
    told = {p.code: p.warning for p in check(TALLOW.replace("chaos = 1\n", "").encode())}
    assert told.get("card-undrawn") is True
    assert "card-undrawn" not in {p.code for p in check(TALLOW.encode())}


def test_a_record_stays_true_when_more_is_asked_of_a_file() -> None:
    """What only whoever writes it is told keeps nobody from replaying what was played."""
    for was, now in (("reward = 10", "reward = -5"), ('{ do = "noise" }', '{ do = "damage", amount = 999 }')):
        assert not unplayable(SOUND.replace(was, now).encode())


@pytest.mark.parametrize(
    "was, now, said",
    [
        ('at = "g2s"', 'at = "g2"', "Did you mean “g2s”?"),
        ('at = "g2s"', 'at = "g3n"', "Choose one of: g2s, d1e."),
        ('what = "30"', 'what = "thirty"', "“what” must be a number from 1 to 999."),
        ("least = 3", "least = 9", "“least” must be a number from 1 to 8."),
    ],
)
def test_a_likely_slip_is_told_what_would_be_right(was: str, now: str, said: str) -> None:
    (problem,) = (each for each in check(SOUND.replace(was, now).encode()) if not each.warning)
    assert said in sentence(problem, texts("en"))


def test_effects_that_cannot_be_read_are_not_missing_as_well() -> None:
    was = '[{ do = "wake", what = "watch" }]'
    broken = SOUND.replace(f"effects = {was}", f"effects = {was[1:-1]}")
    assert broken != SOUND
    assert [each.code for each in check(broken.encode()) if not each.warning] == ["wrong-kind"]


def test_the_example_has_nothing_to_be_said_of_it() -> None:
    assert check(SOUND.encode()) == ()


@pytest.mark.parametrize("when", ["hero", "minion", "mindless", "no flag rain", "group watch gone"])
def test_conditions_that_can_be_read(when: str) -> None:
    whole = SOUND.replace('{ do = "noise" }', f'{{ do = "noise", when = "{when}" }}')
    assert errors(check(whole.encode())) == []


def test_there_are_enough_broken_ones() -> None:
    assert len(BROKEN) >= 40


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_one_is_refused_where_it_is_broken(name: str) -> None:
    broken = BROKEN[name]
    problems = check(broken.data)
    assert (broken.code, broken.line, broken.warning) in {(p.code, p.at.line, p.warning) for p in problems}
    for language in LANGUAGES:
        for problem in problems:
            said = sentence(problem, texts(language))
            assert "{" not in said.replace("{hero}", ""), "a parameter is missing"
            assert len(said) > 15


@pytest.mark.parametrize(
    "name, column, words",
    [
        ("sign-without-key", 8, "error: The key doesn’t say what “q” on the map is."),
        ("no-such-figure", 16, "error: There is no figure “brutus”. Did you mean “brute”?"),
        ("door-in-the-open", 7, "error: A door must be in a wall, and the face has no wall here."),
        (
            "goal-behind-a-gate",
            10,
            "error: The goal “cup” can’t be reached: walls, locks or conditions are in the way.",
        ),
        ("text-nobody-says", 1, "error: The text “late” is never used."),
        (
            "more-than-promised",
            17,
            "error: For a party of 3, the map adds up to a threat of 17, but the file declares 9.",
        ),
    ],
)
def test_column_and_words(name: str, column: int, words: str) -> None:
    said = {(problem.at.column, sentence(problem, texts("en"))) for problem in check(BROKEN[name].data)}
    assert (column, words) in said


def test_every_problem_is_met_by_a_broken_file() -> None:
    """A check that no file fails is a check that nobody has seen work."""
    folder = Path(authoring.__path__[0])
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'(?:problem|unknown)\(\s*"([a-z0-9-]+)"', source))
    codes |= set(
        re.findall(r'"(syntax-[a-z]+|goal-[a-z]+|trigger-dead|use-dead|wall-extra|map-edge)"', source)
    )
    met = {broken.code for broken in BROKEN.values()}
    met |= {problem.code for data in HOSTILE.values() for problem in check(data)}
    met |= {p.code for was, now in MISTAKES_OWN.values() for p in check(TALLOW.replace(was, now).encode())}
    assert codes - met == set()


MISTAKES = {
    "wall-missing": ("|S S ^ .|. a K|", "|S S ^ . . a K|"),
    "no-figure": ('minion = "brute"', 'minion = "brutus"'),
    "unknown-field": ('trap = "pit", id', 'trap = "pit", depth = 3, id'),
    "no-door": ('[[door]]\nat = "g2s"', '[[door]]\nat = "a1s"'),
    "not-one-of": ('on = "noise"', 'on = "nose"'),
    "wrong-kind": ("reward = 10", 'reward = "ten"'),
    "no-item": ('stock = ["potion"', 'stock = ["lotion"'),
    "effect-unknown": ('do = "wake", what = "watch"', 'do = "wake", what = "botch"'),
    "text-missing": ('advice = "Mira primero', 'advise = "Mira primero'),
    "text-markup": ('title = "La coupe"', 'title = "<b>La coupe</b>"'),
}
"""Of every stage one, each in a part of its own."""


def with_mistakes(*codes: str) -> tuple[str, dict[str, int]]:
    """The sound file with these mistakes, and on which line each of them is."""
    whole = SOUND
    for old, new in (MISTAKES[code] for code in codes):
        assert whole.count(old) == 1, old
        whole = whole.replace(old, new)
    return whole, {code: _line(whole, MISTAKES[code][1].split("\n")[-1]) for code in codes}


def _line(whole: str, part: str) -> int:
    return whole[: whole.index(part)].count("\n") + 1


def test_all_mistakes_are_told_at_once() -> None:
    """No stage hides another's: from the letter to the texts, each with its line."""
    whole, lines = with_mistakes(*MISTAKES)
    found = errors(check(whole.encode()))
    del lines["text-missing"]  # a warning: the other languages have it
    assert set(lines.items()) <= set(found)
    assert {code for code, _ in found} - lines.keys() == {"text-dead"}  # `advise`, which nobody says


@pytest.mark.parametrize("other", [code for code in MISTAKES if code != "wall-missing"])
def test_two_mistakes_are_two_and_bring_no_third(other: str) -> None:
    """What could not be read is not held against what speaks of it."""
    whole, lines = with_mistakes("wall-missing", other)
    found = {problem.code for problem in check(whole.encode())}
    assert found - {"text-dead"} == lines.keys()


def test_a_row_that_is_left_out_does_not_shift_the_lines_of_the_others() -> None:
    whole = with_mistakes("no-door", "effect-unknown")[0]
    whole = whole.replace('id = "heard"\non = "noise"\n', "").replace(
        "[[trigger]]\neff", "[[trigger]]\nid = 3\neff"
    )
    later = (
        '[[trigger]]\nid = "never"\non = "slain"\nwhat = "nobody"\neffects = [{ do = "noise" }]\n\n[script]'
    )
    whole = whole.replace("[script]", later)
    assert ("trigger-what", _line(whole, '"nobody"')) in errors(check(whole.encode()))


def test_a_drawing_without_shape_does_not_hide_the_texts() -> None:
    whole, lines = with_mistakes("text-markup", "no-item")
    whole = whole.replace("|1 1 ", "|1 1 1 1 ", 1)
    found = dict(errors(check(whole.encode())))
    assert found.keys() == {"map-width", "no-item", "text-markup"}
    assert found["text-markup"] == lines["text-markup"]


LOCK, KEY, GATE = (
    'lock = "rusty-key"',
    '{ do = "give", what = "rusty-key" }, ',
    '{ do = "open", what = "g2s" }, ',
)


@pytest.mark.parametrize(
    "code, changes",
    [
        (
            "one-way-door",
            {LOCK: "worked = true", KEY: "", '{ do = "noise" }]': '{ do = "close", what = "d1e" }]'},
        ),
        ("one-way-key", {'{ do = "noise" }]': '{ do = "take", what = "rusty-key" }]'}),
        ("one-way-move", {LOCK: "worked = true", GATE: "", 'what = "a1"': 'what = "f1"'}),
        ("rocks-cut", {GATE: "", 'kind = "spears"\nedge = "c4e"': 'kind = "rocks"\nsquare = "d1"'}),
        ("flag-idle", {'{ do = "noise" }]': '{ do = "flag", what = "idle" }]'}),
        ("threat-under", {"17, 17]": "17, 40]"}),
    ],
)
def test_what_can_be_lost_on_the_way_is_a_warning(code: str, changes: dict[str, str]) -> None:
    whole = SOUND
    for old, new in changes.items():
        assert old in whole
        whole = whole.replace(old, new, 1)
    assert code in {problem.code for problem in check(whole.encode()) if problem.warning}


@pytest.mark.parametrize("asks", ["flag idle", "not flag idle"])
def test_a_flag_that_a_condition_asks_for_is_not_idle(asks: str) -> None:
    asking = f'{{ do = "noise", when = "{asks}" }}, {{ do = "flag", what = "idle" }}]'
    assert SOUND.count('{ do = "noise" }]')
    found = check(SOUND.replace('{ do = "noise" }]', asking, 1).encode())
    assert [problem.code for problem in found if problem.code in ("flag-idle", "when")] == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused(name: str) -> None:
    assert errors(check(HOSTILE[name]))


def test_a_hostile_file_is_refused_before_it_is_gone_into(monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads a plan is never reached: neither by too much of anything, nor by texts full of markup."""

    def expanded(*_: object, **__: object) -> None:
        raise AssertionError("it was expanded")

    monkeypatch.setattr("taberna.games.tseuquest.authoring.check.read_plan", expanded)
    monkeypatch.setattr("taberna.games.tseuquest.authoring.check.laid_out", expanded)
    forget.cache_clear()
    for data in HOSTILE.values():
        assert errors(check(data))


def test_a_file_is_read_and_gone_into_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checked, drawn, brought to a table, set up and shown: whoever comes next knows it already."""
    whole = f"# A cup that nobody has read yet: {tmp_path}\n{SOUND}"
    file = tmp_path / "the-cup.toml"
    file.write_text(whole, encoding="utf-8")
    counts = Counter[str]()

    def count(module: str, name: str, text_of: Callable[[Any], str]) -> None:
        real = getattr(import_module(module), name)

        def counted(first: object, *rest: object, **named: object) -> object:
            counts[name] += text_of(first) == whole
            return real(first, *rest, **named)

        monkeypatch.setattr(f"{module}.{name}", counted)

    count("tomllib", "loads", str)
    count("taberna.games.tseuquest.authoring.syntax", "find_spots", str)
    count("taberna.games.tseuquest.authoring.check", "look_over", lambda source: source.text)
    table = tomllib.loads(whole)
    count("taberna.games.tseuquest.things.shelf", "read_plan", lambda read: whole if read == table else "")
    counts.clear()
    assert check(whole.encode(), Folder(file)) == ()
    read_checked(whole.encode(), Folder(file))
    options = codec(GAME).make_options(named_options(str(file)), strict=False)
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    assert GAME.view(begun[0].state, "S").plan
    assert counts == {"loads": 1, "find_spots": 1, "look_over": 1, "read_plan": 1}
    assert parsed(whole) == table, "it is everybody's"


def test_what_is_mended_leaves_what_was_read_as_it_is() -> None:
    """A file is remembered as it was written: the second look finds what the first one found."""
    for broken in BROKEN.values():
        first = check(broken.data)
        try:
            source = read_source(broken.data)
        except Stop:
            continue
        assert source.table == tomllib.loads(source.text)
        forget.cache_clear()
        assert check(broken.data) == first


def test_markup_is_refused_wherever_it_stands() -> None:
    whole = SOUND
    for sign in ("<script>", "[link]", "`code`", "\\u001b[31m", "{ $hero }", "&amp;", "**loud**"):
        assert errors(check(whole.replace("It creaks.", sign).encode())), sign


def test_every_key_and_value_has_its_place() -> None:
    spots = find_spots(
        "a = 1\n[[b]]\nc = [ # here\n  \"x\",\n  { d = \"]\" } ]\n[[b]]\n[b.e]\n\"f\" = '''\nq\n'''\n"
    )
    assert spots.of("a") == Spot(1, 5)
    assert spots.of("b", 0, "c", 0) == Spot(4, 3)
    assert spots.of("b", 0, "c", 1, "d") == Spot(5, 9)
    assert spots.key("b", 1) == Spot(6, 1)
    assert spots.of("b", 1, "e", "f") == Spot(8, 7)
    assert ("b", 1, "e", "f") in spots.verbatim
    assert spots.of("b", 0, "nothing") == Spot(2, 1), "where it would be"


SIGNS = "+-|.dosx:#SCLgaTR1 ^\n\"'[]{}=,\\é\u200b"


@given(st.binary(max_size=400))
def test_any_bytes_are_answered(data: bytes) -> None:
    assert errors(check(data))


@given(st.integers(0, 10**9), st.integers(1, 6))
def test_a_file_with_slips_of_the_pen_is_answered(seed: int, slips: int) -> None:
    random = Random(seed)
    whole = list(random.choice([SOUND, *(broken.text for broken in BROKEN.values())]))
    for _ in range(slips):
        place = random.randrange(len(whole))
        match random.randrange(4):
            case 0:
                whole[place] = random.choice(SIGNS)
            case 1:
                del whole[place : place + random.randrange(40)]
            case 2:
                whole.insert(place, random.choice(SIGNS) * random.randrange(1, 4))
            case _:
                whole = whole[: place + 1]
        whole = whole or [" "]
    check("".join(whole).encode())


@given(st.integers(0, 10**9))
def test_a_file_with_its_lines_shuffled_is_answered(seed: int) -> None:
    random = Random(seed)
    lines = SOUND.split("\n")
    for _ in range(3):
        one, other = random.randrange(len(lines)), random.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    check("\n".join(lines).encode())


VALUES = st.recursive(
    st.sampled_from(["1", "true", '"x"', "-5", '"a1"', "1.5", "[]", "{}", "2020-01-01"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda row: f"[{', '.join(row)}]"),
    max_leaves=5,
)


@given(st.integers(0, 10**9), VALUES)
def test_a_value_of_another_kind_is_answered(seed: int, value: str) -> None:
    lines = SOUND.split("\n")
    places = [n for n, line in enumerate(lines) if " = " in line and "'''" not in line]
    place = Random(seed).choice(places)
    lines[place] = lines[place].split(" = ")[0] + " = " + value
    check("\n".join(lines).encode())


def test_a_list_within_a_list_is_no_entry_of_the_key() -> None:
    whole = SOUND.replace('m = { scenery = "statue" }', 'm = [[{ scenery = "statue" }]]')
    assert ("wrong-kind", _line(whole, "m = [[")) in errors(check(whole.encode()))


def test_the_example_of_the_guide_is_sound() -> None:
    guide = HERE.parents[2] / "docs" / "adventures.md"
    (example,) = re.findall(r"```toml\n(.*?)```", guide.read_text(encoding="utf-8"), re.S)
    assert check(example.encode()) == ()
