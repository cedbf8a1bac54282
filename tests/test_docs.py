"""The examples people copy from the documents run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = [
    pytest.param(code, id=f"{path.relative_to(ROOT)}-{number}")
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.S), 1)
    if "# not run here" not in code
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("path", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=str)
def test_what_a_page_points_to_is_there(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []
