"""`taberna adventure`: files checked and plans drawn at the terminal."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.program import Run
from taberna.drawings.tseuquest.scene import scene
from taberna.drawings.tseuquest.svg import draw_svg
from taberna.games.tseuquest.things.shelf import adventure
from taberna.texts import LANGUAGES
from tseuquest.adventures.broken import BROKEN, HERE

SVG = "{http://www.w3.org/2000/svg}"
CUP = HERE / "the-cup.toml"


def written(folder: Path, name: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_bytes(BROKEN[name].data)
    return path


def test_a_sound_file(taberna: Run) -> None:
    ran = taberna("adventure", "check", str(CUP))
    assert (ran.code, ran.out) == (0, "One file checked: no errors.\n")


def test_a_folder_of_broken_ones(taberna: Run, tmp_path: Path) -> None:
    for name in BROKEN:
        written(tmp_path, name)
    ran = taberna("adventure", "check", str(tmp_path))
    assert ran.code == 1
    assert "/sign-without-key.toml:8:8: error: The key doesn’t say what “q” on the map is." in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_to_begin_from_is_sound_and_can_be_played(
    taberna: Run, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(taberna("adventure", "example", "--language", language).out, encoding="utf-8")
    assert path.read_text(encoding="utf-8").count("[text.") == 1
    assert taberna("adventure", "check", str(path), "--language", language).code == 0
    everybody = ("--bots", "all", "--option", "party=A:bruna,B:odo")
    assert taberna("play", "tseuquest", str(path), *everybody, "--seed", "1").code == 0


def test_the_guide_shows_the_example_whole() -> None:
    root = Path(__file__).parents[2]
    example = root / "src/taberna/cli/tseuquest/example.toml"
    assert example.read_text(encoding="utf-8") in (root / "docs/adventures.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "language, words",
    [
        ("es", "8:8: error: La leyenda no dice qué es «q»."),
        ("fr", "8:8: erreur: «\u202fq\u202f» est sur le plan, mais pas dans la légende."),
        ("el", "8:8: λάθος: Το υπόμνημα δεν λέει τι είναι το «q»."),
    ],
)
def test_in_the_readers_language(taberna: Run, tmp_path: Path, language: str, words: str) -> None:
    path = written(tmp_path, "sign-without-key")
    assert words in taberna("adventure", "check", str(path), "--language", language).out


def test_no_such_file(taberna: Run, tmp_path: Path) -> None:
    assert taberna("adventure", "check", str(tmp_path / "none.toml")).code == 2
    assert taberna("adventure", "check", str(tmp_path)).code == 2


def test_a_name_the_house_does_not_know(taberna: Run) -> None:
    """Who mistypes a name is told the names there are."""
    ran = taberna("adventure", "show", "god-barrel")
    assert ran.code == 2
    assert "good-barrel" in ran.err


def test_the_plan_at_the_terminal(taberna: Run) -> None:
    ran = taberna("adventure", "show", str(CUP))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "The cup"
    assert " 1 │ ≡⌂  ≡⌂  ▣   / ║ ≈   g   ≈ │" in lines
    assert "   └───────────────────────────┘" in lines
    assert "g goblin × 1" in ran.out
    assert "Threat against 4 adventurers: 17" in ran.out


def test_players_see_what_they_see_as_they_begin(taberna: Run) -> None:
    """The room behind the door is dark, the pit is a floor like any other."""
    ran = taberna("adventure", "show", str(CUP), "--as", "players")
    assert " 2 │ ≡⌂  ≡⌂  ·   · │░░░ ░░░ ░░░│" in ran.out.splitlines()
    assert "goblin" not in ran.out


def test_fewer_adventurers_meet_fewer(taberna: Run) -> None:
    assert "brute" in taberna("adventure", "show", str(CUP), "--party", "3").out
    assert "brute" not in taberna("adventure", "show", str(CUP), "--party", "2").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("eyes", ["sorcerer", "players"])
@pytest.mark.parametrize("name", ["good-barrel", "quiet-hours", "four-weathers", "the-audit"])
def test_plans_to_print(taberna: Run, tmp_path: Path, name: str, eyes: str, language: str) -> None:
    out = tmp_path / "plan.svg"
    ran = taberna("adventure", "show", name, "--svg", str(out), "--as", eyes, "--language", language)
    assert ran.code == 0
    drawn = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    starts = [sign for sign in drawn.iter() if sign.get("class") == "dashed"]
    assert len(starts) >= 4
    if eyes == "players":
        assert "magic" not in out.read_text(encoding="utf-8")


def test_a_printed_plan_explains_its_signs(taberna: Run, tmp_path: Path) -> None:
    """Figures by letter, everything else by its picture; to players nothing that they do not see."""
    out = tmp_path / "plan.svg"
    taberna("adventure", "show", str(CUP), "--svg", str(out))
    words = words_of(out)
    signs = {
        "start",
        "exit",
        "door",
        "portcullis",
        "opened by a key or lever",
        "chest",
        "lever",
        "pit",
        "spears",
    }
    assert signs | {"hidden treasure", "treasure to search for", "creaking floor"} <= words
    taberna("adventure", "show", str(CUP), "--svg", str(out), "--as", "players")
    words = words_of(out)
    assert "not seen yet" in words
    assert not words & {
        "pit",
        "spears",
        "opened by a key or lever",
        "hidden treasure",
        "treasure to search for",
    }


def words_of(path: Path) -> set[str]:
    return {"".join(text.itertext()).strip() for text in ElementTree.parse(path).iter(f"{SVG}text")}


@pytest.mark.parametrize(
    "name, told, silent",
    [
        ("quiet-hours", {"asleep", "faint: appears later"}, set()),
        ("good-barrel", {"asleep"}, {"faint: appears later"}),
        ("the-audit", {"faint: appears later"}, {"asleep"}),
    ],
)
def test_who_sleeps_and_what_comes_later(
    taberna: Run, tmp_path: Path, name: str, told: set[str], silent: set[str]
) -> None:
    """The legend explains the small z and what is drawn faintly, where there is such a thing to explain."""
    out = tmp_path / "plan.svg"
    taberna("adventure", "show", name, "--svg", str(out))
    assert told <= words_of(out)
    assert not silent & words_of(out)
    taberna("adventure", "show", name, "--svg", str(out), "--as", "players")
    assert not (told | silent) & words_of(out)


def test_a_figure_does_not_hide_what_lies_on_an_edge() -> None:
    """In quiet-hours an archer stands at z4, by the secret door: doors are drawn after figures."""
    drawn = draw_svg(scene(adventure("quiet-hours"), "sorcerer", 4), "", "", {}, {})
    assert "z4s" in {door.edge for door in scene(adventure("quiet-hours"), "sorcerer", 4).doors}
    assert drawn.rindex('class="sign"') < drawn.index('class="letter"')


def test_a_plan_that_cannot_be_drawn_yet(taberna: Run, tmp_path: Path) -> None:
    ran = taberna("adventure", "show", str(written(tmp_path, "short-line")))
    assert ran.code == 1
    assert "taberna adventure check" in ran.err


def test_a_face_is_printed_to_draw_on(taberna: Run, tmp_path: Path) -> None:
    """What is printed fits between the quotes of a map as it is."""
    drawn = taberna("adventure", "face", "landing")
    assert drawn.code == 0
    lines = drawn.out.strip("\n").split("\n")
    assert {len(line) for line in lines} == {15}
    assert len(lines) == 9
    file = tmp_path / "bare.toml"
    file.write_text(f"face = \"landing\"\nmap = '''\n{drawn.out}'''\n", encoding="utf-8")
    said = taberna("adventure", "check", str(file)).out
    assert not [word for word in ("wall", "line", "corner") if word in said], said
    unknown = taberna("adventure", "face", "keap")
    assert unknown.code == 2
    assert "cellar, keep, landing, warren" in unknown.err
