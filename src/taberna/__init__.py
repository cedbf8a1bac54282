"""A tavern table for two board games, and its engine as a library.

>>> import taberna
>>> match = taberna.begin("tellstones", seed=7)
>>> match.waiting
('B',)
>>> match = taberna.act(match, "B", "place D left")
>>> taberna.view(match, "A").lines[0].stones
'DC'

`games` holds the games, `begin`, `act`, `legal` and `view` play one, `record` keeps it and `verify` says what
a record proves. They are explained in `taberna.library`; each is loaded when it is first asked for, so that
`import taberna` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taberna import games
    from taberna.library import Match, act, begin, legal, record, verify, view

__version__ = "0.1.0"
__all__ = ["Match", "act", "begin", "games", "legal", "record", "verify", "view"]

_OF_THE_LIBRARY: Final = frozenset(__all__) - {"games"}


def __getattr__(name: str) -> object:
    if name == "games":
        return import_module("taberna.games")
    if name in _OF_THE_LIBRARY:
        return getattr(import_module("taberna.library"), name)
    raise AttributeError(f"module 'taberna' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
