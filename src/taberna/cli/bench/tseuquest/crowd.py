"""A hall with thirty sleepers in it, drawn on a face of the board: what the page has to move at the most."""

from string import Template
from typing import Final

from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.library import text

NAME: Final = "lost-lamp"
"""A trial of the house's, in whose place it is played: no table may bring an adventure over the network."""
PROGRAM: Final = f"from {__name__} import crowd; crowd(); from taberna.cli.main import main; main()"
"""The house with the hall in it."""
FACE: Final = "keep"
STARTS: Final = ("f7", "g7", "h7", "i7", "j7", "k7", "l7", "m7")
HALL: Final = tuple(f"{column}{row}" for row in (9, 10, 11, 12, 13) for column in "fghijklm")
SLEEPERS: Final = 30

_WORDS: Final = """
[text.$language]
title = "Crowd"
line = "Thirty sleepers."
introduction = "Thirty sleepers."
advice = "Hush."
goal = "Leave."
"""
_ADVENTURE: Final = Template(f'''
face = "{FACE}"
map = \'\'\'
$map\'\'\'

[key]
1 = [{{ start = true }}, {{ exit = true }}]
g = {{ minion = "goblin", group = "sleepers", asleep = true }}

[script]
goals = []
threat = [120, 120, 120, 120, 120, 120, 120, 120]
$words''')


def adventure() -> str:
    """As an author would write it."""
    rows = [list(row) for row in text(f"faces/{FACE}.txt").splitlines() if row[:1] in "+|"]
    for square, sign in [*((start, "1") for start in STARTS), *((bed, "g") for bed in HALL[:SLEEPERS])]:
        column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
        rows[2 * row + 1][2 * column + 1] = sign
    words = "".join(Template(_WORDS).substitute(language=one) for one in ("en", "es", "fr", "el"))
    return _ADVENTURE.substitute(map="".join(f"{''.join(row)}\n" for row in rows), words=words)


def crowd() -> None:
    """From now on."""
    others = shelf.written
    vars(shelf)["written"] = lambda name: adventure() if name == NAME else others(name)
