"""What TseuQuest's files of texts say reaches the page, too."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_every_file_of_texts_is_one_that_the_page_fetches() -> None:
    fetched = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    written = sorted(path.stem for path in (ROOT / "locales" / "en").glob("tseuquest*.ftl"))
    assert "tseuquest-powers" in written
    assert [name for name in written if f"'{name}'" not in fetched] == []
