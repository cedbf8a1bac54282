"""The wheel, built, installed where there is nothing but what it says that it needs, and played."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
PLAY = """
import sys
from pathlib import Path
from random import Random
import taberna

assert Path(taberna.__file__).is_relative_to(sys.prefix), taberna.__file__
short = {"tellstones": {"turns_max": 40}, "tseuquest": {"adventure": "good-barrel", "rounds_max": 2}}
for game, options in short.items():
    random, match = Random(1), taberna.begin(game, seed=1, **options)
    while match.outcome is None:
        seat = match.waiting[0]
        match = taberna.act(match, seat, random.choice(taberna.legal(match, seat)))
    Path(f"{game}.jsonl").write_bytes(taberna.record(match).data)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True
    )
    return next(folder.glob("*.whl"))


def _needs(distribution_: Distribution, found: dict[str, Distribution]) -> None:
    """All that it needs without any extra, and all that those need."""
    for line in distribution_.requires or ():
        wanted = Requirement(line)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        if wanted.name not in found:
            found[wanted.name] = distribution(wanted.name)
            _needs(found[wanted.name], found)
        for extra in wanted.extras:
            for more in found[wanted.name].requires or ():
                part = Requirement(more)
                if (
                    part.marker is not None
                    and part.marker.evaluate({"extra": extra})
                    and part.name not in found
                ):
                    found[part.name] = distribution(part.name)
                    _needs(found[part.name], found)


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and the dependencies it declares, copied from this one: no network."""
    home = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install"]
    subprocess.run([*pip, "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    installed = Distribution.at(next(packages.glob("taberna-*.dist-info")))
    found: dict[str, Distribution] = {}
    _needs(installed, found)
    assert "msgspec" in found
    assert not {"numpy", "numba", "pytest", "open_spiel", "pettingzoo"} & found.keys()
    for one in found.values():
        for file in one.files or ():
            source, target = Path(str(file.locate())), packages / file
            if source.exists() and ".." not in file.parts:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, target)
    return home


def test_it_holds_texts_page_and_content_and_nothing_for_a_card(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("taberna/locales/el/", "taberna/page/index.html", "taberna/py.typed", "/licenses/NOTICE"):
        assert any(name in held for held in names), name
    assert [name for name in names if "cuda" in name or name.startswith("tests")] == []


def test_what_it_says_of_itself(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(next(n for n in archive.namelist() if n.endswith("/METADATA"))).decode()
    assert "Classifier: Development Status ::" in metadata
    extras = re.findall(r"^Provides-Extra: (.+)$", metadata, re.MULTILINE)
    assert {"bench", "cluster", "envs", "train"} <= set(extras)
    for extra in extras:
        assert re.search(rf"^Requires-Dist: .*extra == '{extra}'", metadata, re.MULTILINE), extra


def test_it_plays(empty: Path, tmp_path: Path) -> None:
    (tmp_path / "play.py").write_text(PLAY, encoding="utf-8")
    subprocess.run([empty / "bin" / "python", "-I", "play.py"], cwd=tmp_path, check=True)
    for game in ("tellstones", "tseuquest"):
        told = subprocess.run(
            [empty / "bin" / "taberna", "verify", f"{game}.jsonl"],
            cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert told.returncode not in (1, 2), told.stdout + told.stderr
        assert told.stdout
