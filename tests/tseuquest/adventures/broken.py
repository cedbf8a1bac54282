"""Adventures with a mistake: `broken.toml` has what is changed in a sound one, and what is said of it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from taberna.games.tseuquest.things.library import text

HERE = Path(__file__).parent
SOUND = (HERE / "the-cup.toml").read_text(encoding="utf-8")
CAMPAIGN = text("campaigns/the-tab.toml")


@dataclass(frozen=True)
class Broken:
    text: str
    code: str
    line: int
    warning: bool = False

    @property
    def data(self) -> bytes:
        return self.text.encode()


def broken_of(table: dict[str, object]) -> Broken:
    whole = CAMPAIGN if table.get("of") == "the-tab" else SOUND
    for was, now in zip(row_of(table["was"]), row_of(table["now"]), strict=True):
        assert whole.count(was) == 1, was
        whole = whole.replace(was, now)
    line = table["line"]
    assert isinstance(line, int)
    return Broken(whole, str(table["expect"]), line, bool(table.get("warning")))


def row_of(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]


BROKEN = {
    name: broken_of(table)
    for name, table in tomllib.loads((HERE / "broken.toml").read_text(encoding="utf-8")).items()
}
