"""The games of a house whose clerks make a replay in one piece, however large."""

from taberna.games import GAMES as GAMES
from taberna.server.records import reading

reading.PIECE = 1 << 30  # type: ignore[misc]
