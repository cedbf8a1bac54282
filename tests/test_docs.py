"""The examples people copy from the documents run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
NOT_HERE = "# not run here"
"""An example that needs a server or a network says so in this comment."""
EXAMPLES = [
    pytest.param(code, id=f"{path.relative_to(ROOT)}-{number}")
    for path in PAGES
    for number, code in enumerate(PYTHON.findall(path.read_text(encoding="utf-8")), 1)
    if NOT_HERE not in code
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_page_points_to_is_there(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


CODE = ROOT / "src/taberna"
QUEST = CODE / "games/tseuquest"
ROOMS = {"authors": "authoring", "paper": "notation"}
"""Parts of TseuQuest that go by another name than their folder."""


def test_every_place_in_the_architecture_is_there() -> None:
    """Told by its path; what a table says of before is no longer anywhere."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    now = [line for line in text.splitlines() if not re.match(r"\| (what is said|the sign)", line)]
    places = re.findall(r"`([\w./-]+/[\w./<>-]*)`", "\n".join(now))
    roots = (ROOT, CODE, QUEST, ROOT / "web/src", ROOT / "web/src/games/tseuquest")
    named = [place for place in places if "<" not in place and not place.startswith("data/")]
    assert len(named) > 30
    assert [
        one for one in named if not any((root / end).exists() for root in roots for end in (one, f"{one}.py"))
    ] == []


def test_every_module_of_tseuquest_is_told_of() -> None:
    text = (ROOT / "docs/tseuquest/architecture.md").read_text(encoding="utf-8")
    rows = {
        row.split("|")[1].split(",")[0].strip(): set(re.findall(r"`(\w+)/?`", row))
        for row in text.splitlines()
        if row.startswith("| ")
    }
    told = {ROOMS.get(part, part): names for part, names in rows.items()}
    for room in sorted(path.parent for path in QUEST.glob("*/__init__.py")):
        modules = {
            path.stem for path in room.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
        }
        if room.name != "content":
            assert modules - {"__init__"} - told[room.name] == set(), room.name


def test_a_round_by_ear_is_told_in_the_words_of_today() -> None:
    """Whatever is quoted there is still said so; `test_by_keys` writes it anew."""
    told = re.findall(
        r"^- “(.+)”$", (ROOT / "docs/tseuquest/by-ear.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    texts = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "locales/en").glob("tseuquest*.ftl"))
    )
    lines = [re.sub(r"^\s*(\*?\[\w+\] |[\w-]+ = )", "", line) for line in texts.splitlines()]
    said = [
        re.compile(re.sub(r"\\\{.*?(\\\}|$)", ".+?", re.escape(line)))
        for line in lines
        if re.search(r"[a-z]{3}|→", re.sub(r"\{.*?(\}|$)", "", line))
    ]
    assert told
    assert [line for line in told if not any(one.fullmatch(line) for one in said)] == []
