"""How much a file may hold. It is counted before anything is made of it."""

from typing import Final

FILE: Final = 96 * 1024
"""Bytes."""
DEPTH: Final = 12
SIDE: Final = 26
"""Squares of a plan, each way."""
ROWS: Final = {
    "key": 120,
    "door": 120,
    "trap": 80,
    "zone": 60,
    "trigger": 120,
    "object": 24,
    "card": 12,
    "figure": 12,
}
"""Entries of each part."""
HEADINGS: Final = 600
EFFECTS: Final = 12
"""Of one trigger, trap or piece."""
TEXTS: Final = 150
"""Of one language."""
TEXT: Final = 1200
"""Characters."""
NAME: Final = 40
"""Characters of an id, a flag, a condition's part."""
NUMBER: Final = 1000
PROBLEMS: Final = 50
"""Told at once."""
