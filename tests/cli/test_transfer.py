"""Export, import and backup as a host runs them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from cli.conftest import Run
from server.store.evening import fill
from server.store.test_schema import check
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import Store
from taberna.server.store.schema import MIGRATIONS
from taberna.texts import LANGUAGES


async def _visited(path: Path, *, filling: bool) -> None:
    store: Store = await open_store(str(path))
    try:
        await (fill(store) if filling else check(store))
    finally:
        await store.close()


@pytest.fixture
def tavern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABERNA_DATABASE", "tavern.db")
    asyncio.run(_visited(tmp_path / "tavern.db", filling=True))
    return tmp_path


def test_out_and_in_again(taberna: Run, tavern: Path) -> None:
    ran = taberna("export", "evening.taberna")
    assert ran.code == 0
    rows = re.match(r"(\d+) rows were written to evening.taberna\.", ran.out)
    assert rows is not None
    assert "keep it to yourself" in ran.out
    assert ran.err == ""

    ran = taberna("import", "evening.taberna", "--database", "new/house.db")
    assert ran.code == 0
    assert ran.out == f"{rows[1]} rows were read from evening.taberna. The import is complete.\n"
    asyncio.run(_visited(tavern / "new" / "house.db", filling=False))


def test_a_copy_is_opened_like_the_first(taberna: Run, tavern: Path) -> None:
    ran = taberna("backup", "friday.db")
    assert (ran.code, ran.err) == (0, "")
    asyncio.run(_visited(tavern / "friday.db", filling=False))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["export", "import", "backup"])
def test_help_has_an_example_and_the_exit_codes(taberna: Run, command: str, language: str) -> None:
    ran = taberna(command, "--language", language, "--help")
    assert ran.code == 0
    assert f"taberna {command} " in ran.out


@pytest.mark.parametrize(
    "words, told",
    [
        ("export evening.taberna --database elsewhere.db", "There is no database at elsewhere.db.\n"),
        ("export tavern.db", "tavern.db already exists: choose another name.\n"),
        ("export no/where.taberna", "no/where.taberna can’t be written: No such file or directory\n"),
        ("import nothing.taberna", "There is no file nothing.taberna.\n"),
        ("import tavern.db --database new.db", "Line 1 was not written by taberna export.\n"),
        ("backup x.db --database postgresql://elsewhere/x", "taberna backup can only copy a database file"),
        ("backup tavern.db", "tavern.db already exists: choose another name.\n"),
        ("export x.taberna --database notes.txt", "The database can’t be used: file is not a database\n"),
        ("export x.taberna --database postgresql://me:geheim@127.0.0.1:1/x", "The database can’t be used: "),
        ("export x.taberna --language tlh", "There is no language “tlh”"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(taberna: Run, tavern: Path, words: str, told: str) -> None:
    (tavern / "notes.txt").write_text("buy wine, candles, seven stones; " * 99)
    ran = taberna(*words.split())
    assert ran.code == 2
    assert ran.err.startswith(told)
    assert "geheim" not in ran.err
    assert {path.name for path in tavern.iterdir()} == {"tavern.db", "notes.txt"}


def test_nothing_is_put_on_top_of_something(taberna: Run, tavern: Path) -> None:
    assert taberna("export", "evening.taberna").code == 0
    ran = taberna("import", "evening.taberna", "--language", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "La base de données tavern.db n’est pas vide. Choisis-en une vide.\n"


def test_a_store_of_a_newer_taberna(taberna: Run, tavern: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taberna.server.store.transfer.MIGRATIONS", ())
    ran = taberna("export", "evening.taberna")
    assert ran.code == 2
    newer = f"The database was written by a newer version of Taberna (schema {len(MIGRATIONS)}; "
    assert ran.err.startswith(newer)
