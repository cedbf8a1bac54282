"""The key a house signs with: made once, read again, changed without forgetting what was signed."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from taberna.server.house_key import BadKey, open_key, place
from taberna.server.settings import Settings
from taberna.table.signing import is_signed


def settings(folder: Path) -> Settings:
    return Settings(database=str(folder / "taberna.db"))


def test_it_is_made_once_and_is_its_owners(tmp_path: Path) -> None:
    first, second = open_key(settings(tmp_path)), open_key(settings(tmp_path))
    assert first == second
    assert [path.name for path in tmp_path.iterdir()] == ["taberna.db.key"]
    assert os.stat(tmp_path / "taberna.db.key").st_mode & 0o077 == 0
    assert is_signed(first.public, second.sign(b"a promise"), b"a promise")
    assert not is_signed(first.public, second.sign(b"a promise"), b"another")


def test_after_a_change_what_was_signed_stays_signed(tmp_path: Path) -> None:
    old = open_key(settings(tmp_path))
    (tmp_path / "taberna.db.key").rename(tmp_path / "taberna.db.key.2026")
    new = open_key(settings(tmp_path))
    assert new.public != old.public
    assert new.known == (new.public, old.public)
    assert (new.same(old.public), new.same("")) == (old.public, new.public)
    assert is_signed(old.public, new.sign(b"what it began", old.public), b"what it began")
    (tmp_path / "taberna.db.key.2026").unlink()
    (tmp_path / "taberna.db.key.2026.pub").write_text(old.public)
    gone = open_key(settings(tmp_path))
    assert gone.known == (new.public, old.public)
    assert gone.same(old.public) == new.public, "its private half is gone"


def test_nodes_of_one_house_are_given_one_file(tmp_path: Path) -> None:
    nodes = Settings(database="postgresql://db/taberna", key=str(tmp_path / "house"))
    assert open_key(nodes) == open_key(nodes)
    assert place(replace(nodes, key="")) == Path("taberna.key")


def test_a_file_that_holds_no_key(tmp_path: Path) -> None:
    (tmp_path / "taberna.db.key").write_text("open sesame")
    with pytest.raises(BadKey, match=r"taberna\.db\.key"):
        open_key(settings(tmp_path))
