"""A true record whose options were signed unseen: Dora brought an adventure, and Ana gave it up at once."""

from functools import cache
from typing import Final

from records.signed import KEY, OPENED, PARTS, SECRET, Evening, promised
from taberna.games import GAMES
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import Brought, Chosen, Options
from taberna.table import values
from taberna.table.record import Header, Sitter, head
from taberna.table.seed import commitment, committed
from taberna.table.signing import public_half
from taberna.table.veil import Veil
from tseuquest.adventures.broken_own import TALLOW

SALT: Final = bytes(range(50, 82)).hex()
FILE: Final = Options(
    adventure="tallow",
    party=(Chosen("A", "bruna"),),
    brought=(Brought("tallow", TALLOW),),
)
ADDED: Final = {"A": PARTS["A"], "S": PARTS["B"]}


def seated(wanted: Options = FILE, veil: Veil | None = None, table: str = "cellar") -> Header[values.Options]:
    """With the house's word on its opening, behind a veil."""
    return promised(
        head(
            GAMES["tseuquest"],
            wanted,
            (Sitter("S", "Dora"), Sitter("A", "Ana")),
            committed(commitment(SECRET), ADDED),
            table=table,
            opened=OPENED,
            host=("S",),
            house=public_half(KEY),
            veil=veil or Veil(SALT, wanted.hidden),
        )
    )


def given_up(header: Header[values.Options]) -> bytes:
    played = Evening(header)
    while not (isinstance(state := played.play.state, State) and state.phase == "heroes"):
        seat = played.waited_for
        played.does(seat, played.game.legal(state, seat).actions[0])
    played.says("A", do="abandon")
    return played.sealed()


@cache
def veiled_record() -> bytes:
    return given_up(seated())
