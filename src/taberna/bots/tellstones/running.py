"""Who runs what a bot at the table computes most: Python, or numba after `measure.at_table.hasten`.

Both run the same functions and come to the same; playing needs no numba.
"""

from collections.abc import Callable
from typing import TypeAlias

from taberna.bots.tellstones.core import policy
from taberna.bots.tellstones.core.crowd import crowd_turn_passes
from taberna.bots.tellstones.core.rows import Ints, Row

Choosing: TypeAlias = Callable[[Row, Row, Row, Row, Ints, Ints, Row, Row, int, int, int], int]
Passing: TypeAlias = Callable[[Row, Ints, int, Row, int], None]

choose: Choosing = policy.choose
turn_passes: Passing = crowd_turn_passes
