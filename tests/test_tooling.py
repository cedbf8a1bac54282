"""The house keeps its own promises: nothing is skipped unseen, and a lock says what, not where from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import require_all

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))

SKIPPING = {
    "by a call": "import pytest\ndef test_it(): pytest.skip('no browser here')",
    "by a mark": "import pytest\n@pytest.mark.skip(reason='no browser here')\ndef test_it(): pass",
    "by a guard": "import pytest\n@pytest.mark.skipif(1, reason='no browser here')\ndef test_it(): pass",
    "by a fixture": (
        "import pytest\n@pytest.fixture\ndef page(): pytest.skip('no browser here')\ndef test_it(page): pass"
    ),
    "as a module": "import pytest\npytest.skip('no browser here', allow_module_level=True)",
    "for an import": "import pytest\npytest.importorskip('no_such_module', reason='no browser here')",
}


@pytest.fixture
def inner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A pytest of its own that has the plugin and none of our settings."""
    monkeypatch.delenv("TABERNA_REQUIRE_ALL", raising=False)
    pytester.makeconftest(Path(require_all.__file__).read_text(encoding="utf-8"))
    return pytester


@pytest.mark.parametrize("source", SKIPPING.values(), ids=SKIPPING)
def test_a_skipped_test_is_skipped_at_home(inner: pytest.Pytester, source: str) -> None:
    inner.makepyfile(source)
    inner.runpytest("-p", "no:xdist").assert_outcomes(skipped=1)


@pytest.mark.parametrize("source", SKIPPING.values(), ids=SKIPPING)
def test_a_skipped_test_fails_where_everything_is_required(
    inner: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    inner.makepyfile(source)
    monkeypatch.setenv("TABERNA_REQUIRE_ALL", "1")
    result = inner.runpytest("-p", "no:xdist")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*skipped where everything is required:*no browser here*"])


def test_the_option_requires_as_the_environment_does(inner: pytest.Pytester) -> None:
    inner.makepyfile(SKIPPING["by a call"])
    inner.runpytest("-p", "no:xdist", "--require-all").assert_outcomes(failed=1)


def test_an_expected_failure_is_no_skip(inner: pytest.Pytester) -> None:
    inner.makepyfile("import pytest\n@pytest.mark.xfail\ndef test_it(): assert False")
    inner.runpytest("-p", "no:xdist", "--require-all").assert_outcomes(xfailed=1)


def test_there_are_locks() -> None:
    assert ROOT / "requirements.lock" in LOCKS


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address_and_no_path(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.findall(r"^.*(?:://|\bfile:|--index|--extra-index|--find-links|[ =@]/[a-z]).*$", text, re.M)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_of_a_lock_has_hashes(lock: Path) -> None:
    entries = re.split(r"^(?=[a-zA-Z0-9])", lock.read_text(encoding="utf-8"), flags=re.M)[1:]
    assert entries
    assert [e.split()[0] for e in entries if "==" not in e or "--hash=sha256:" not in e] == []


def test_the_locks_agree_on_every_version() -> None:
    """What one part was tried with is what the next one finds installed."""
    found: dict[str, set[frozenset[str]]] = {}
    for lock in LOCKS:
        versions: dict[str, set[str]] = {}
        for name, version in re.findall(r"^([\w.-]+)(?:\[.*?\])?==([^\s;]+)", lock.read_text("utf-8"), re.M):
            versions.setdefault(name, set()).add(version)
        assert versions, lock
        for name, pinned in versions.items():
            found.setdefault(name, set()).add(frozenset(pinned))
    assert {name: pinned for name, pinned in found.items() if len(pinned) > 1} == {}
