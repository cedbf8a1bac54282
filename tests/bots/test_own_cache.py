"""What is compiled is kept where nobody else can put something in its place."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir

import pytest

from taberna.bots.tellstones.fast.own_cache import own_cache

pytestmark = pytest.mark.skipif(os.name != "posix", reason="folders have modes and owners there")

COMPILED = """
from numba import config
from taberna.bots.tellstones.fast.play import play_one

assert not config.CACHE_DIR, "numba's own setting is everybody's"
print(play_one.stats.cache_path or "nowhere")
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def kept_in(home: Path, **more: str) -> str:
    """Where a program of its own keeps what numba compiles of the core."""
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    ran = subprocess.run(
        [sys.executable, "-c", COMPILED],
        env={**environment, "XDG_CACHE_HOME": str(home), **more},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return ran.stdout.strip()


def test_it_is_closed_to_others(home: Path) -> None:
    folder = own_cache("core")
    assert folder == (home / "taberna/core").resolve()
    assert folder.stat().st_mode & 0o777 == 0o700
    assert own_cache("core") == folder


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o755, 0o1777])
def test_one_that_was_open_is_not_used(home: Path, mode: int) -> None:
    (home / "taberna/core").mkdir(parents=True)
    (home / "taberna/core").chmod(mode)
    assert own_cache("core") is None


@pytest.mark.parametrize("part", ["", "taberna"])
def test_nor_one_that_others_can_put_another_in_the_place_of(home: Path, part: str) -> None:
    assert own_cache("core")
    (home / part).chmod(0o777)
    assert own_cache("core") is None
    (home / part).chmod(0o1777)  # as /tmp: what lies there is only its owner's to move
    assert own_cache("core")


def test_nor_somebody_elses(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_cache("core")
    ours = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: ours + 1)
    assert own_cache("core") is None


def test_a_link_is_followed_once(home: Path, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir(mode=0o700)
    home.mkdir()
    (home / "taberna").symlink_to(tmp_path / "far")
    assert own_cache("core") == (tmp_path / "far/core").resolve()


def test_where_nothing_can_be_written_there_is_none(home: Path) -> None:
    home.write_text("a file", encoding="utf-8")
    assert own_cache("core") is None


def test_numba_keeps_the_core_there(home: Path) -> None:
    kept = Path(kept_in(home))
    assert kept.is_relative_to((home / "taberna/numba").resolve())
    assert not list(Path(gettempdir()).glob(f"{kept.parent.name}*"))


def test_numba_keeps_nothing_where_others_could_write(home: Path) -> None:
    (home / "taberna/numba").mkdir(parents=True)
    (home / "taberna/numba").chmod(0o777)
    assert kept_in(home) == "nowhere"
    assert not any((home / "taberna/numba").iterdir())
