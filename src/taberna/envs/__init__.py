"""Environments for those who study the games (extra `envs`).

`from taberna.envs import taberna_tellstones_v0, taberna_tseuquest_v0` are PettingZoo's, `import
taberna.envs.openspiel` registers the games of OpenSpiel, `taberna.envs.tellstones.vector` plays thousands of
duels at once. docs/research.md says what they are good for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taberna.envs.tellstones import aec as taberna_tellstones_v0
    from taberna.envs.tseuquest import aec as taberna_tseuquest_v0

__all__ = ["taberna_tellstones_v0", "taberna_tseuquest_v0"]

_MODULES: Final = {
    "taberna_tellstones_v0": "taberna.envs.tellstones.aec",
    "taberna_tseuquest_v0": "taberna.envs.tseuquest.aec",
}


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return import_module(_MODULES[name])
    raise AttributeError(f"module 'taberna.envs' has no attribute {name!r}")
