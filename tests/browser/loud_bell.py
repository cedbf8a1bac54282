"""The games with a bell that rings whenever it may: for a server that shows what follows (TS-7.3)."""

from __future__ import annotations

from taberna.games import GAMES as HOUSE
from taberna.games.tellstones import rolls
from taberna.table.dice import Die

vars(rolls)["BELL"] = Die(("bell", "no"), (1, 0))
GAMES = HOUSE
