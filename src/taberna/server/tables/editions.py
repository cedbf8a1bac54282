"""The rules a table began under: it keeps them, whatever the house plays by later."""

from taberna.server.store.rows import TableRow
from taberna.table.editions import Edition, Older
from taberna.table.game import AnyGame
from taberna.table.ruleset import edition, reading


def edition_of(game: AnyGame, row: TableRow) -> Edition:
    if row.rules:
        return Edition(row.rules, row.ruleset)
    return game.unnamed if row.started and game.unnamed is not None else edition(game)


def reading_of(game: AnyGame, row: TableRow) -> Older:
    """How what is kept of a table is read; Refused where its rules have ended."""
    return reading(game, edition_of(game, row).rules)
