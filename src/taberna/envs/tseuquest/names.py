"""The names of the content in the order by which codes and observations count: see names.toml."""

import tomllib
from importlib.resources import files
from typing import Final

_NAMES: Final[dict[str, str]] = tomllib.loads(
    (files("taberna.envs.tseuquest") / "names.toml").read_text(encoding="utf-8")
)
CARDS: Final = tuple(_NAMES["cards"].split())
ITEMS: Final = tuple(_NAMES["items"].split())
SHEETS: Final = tuple(_NAMES["sheets"].split())
"""Of figures."""
SCENERY: Final = tuple(_NAMES["scenery"].split())
TRAPS: Final = tuple(_NAMES["traps"].split())
ADVENTURES: Final = tuple(_NAMES["adventures"].split())
"""Of the house."""
