"""`taberna play LINK`: coming to a table of a server elsewhere, and coming back to it."""

import asyncio
from secrets import token_hex
from typing import Final

from msgspec.structs import replace

from taberna.cli import receipts
from taberna.cli.client import Client as TerminalClient
from taberna.cli.kept_seat import Chair, Kept, chair
from taberna.cli.mistakes import Mistake
from taberna.cli.names import sitting
from taberna.cli.presentations import PRESENTATIONS
from taberna.cli.seat_elsewhere import SeatElsewhere
from taberna.cli.terminal import Left, Terminal
from taberna.games import GAMES
from taberna.server.client import UNCLEAR, WITHHELD, Client, split_link
from taberna.server.remote_seat import Gone, RemoteSeat
from taberna.server.wire.http import Joined
from taberna.table import refusal
from taberna.table.outcome import Outcome
from taberna.texts import Texts

UNKNOWN: Final = "no-guest"
"""What a house says to a guest that it has forgotten."""


def play_elsewhere(
    terminal: Terminal,
    link: str,
    name: str | None,
    say: Texts,
    language: str | None = None,
    ending: list[str] | None = None,
) -> Outcome:
    """Sits down by an invitation and plays to the end; `language` is the one that was asked for, and `ending`
    gets what is to be said once the screen is left."""
    try:
        return _played(terminal, link, name, say, [] if ending is None else ending)
    except (Gone, OSError) as gone:
        raise Mistake(say("bot-gone", reason=str(gone))) from None
    except (Left, KeyboardInterrupt) as left:
        command = f"taberna play {link}{f' --language {language}' if language else ''}"
        raise Left(f"{str(left) or say('game-left')}\n{say('come-back-later', command=command)}") from None


def _played(terminal: Terminal, link: str, name: str | None, say: Texts, ending: list[str]) -> Outcome:
    address, invitation = split_link(link)
    own = chair(address, invitation)
    client, joined, heard = asyncio.run(_seated(own, address, invitation, name or ""))
    game = joined.table.game
    if game not in PRESENTATIONS:
        raise refusal.Refused(refusal.refuse("unknown-game", name=game, known=", ".join(PRESENTATIONS)))
    seat = RemoteSeat(client, GAMES.find(game), joined.table.id, joined.seat)
    seat.seq = heard
    receipt = receipts.kept_of(seat)
    seat.heard = receipt.heard if receipt else seat.heard
    show = PRESENTATIONS[game]
    names = sitting(say, joined.table.seats, show.seating.titles)

    def keep(seq: int) -> None:
        own.keep(Kept(client.token, seq))
        if receipt is not None:
            receipts.keep(replace(receipt, heard=seat.heard))

    port = SeatElsewhere(
        seat,
        names,
        heard=heard,
        keep=keep,
        over=own.give_up,
        is_secret=lambda event: show.drawing.secret(event, names) is not None,
        wake=terminal.nudge,
    )
    table = TerminalClient(terminal, names, show, port)
    try:
        with port.connected():
            outcome = table.play()
    except (Left, KeyboardInterrupt):
        if table.outcome is None:
            raise
        outcome = table.outcome  # the last page needs no answer
    ending += asyncio.run(receipts.settle(seat, receipt, say))
    return outcome


async def _seated(own: Chair, address: str, invitation: str, name: str) -> tuple[Client, Joined, int]:
    """In the chair that one had, where there is one; how far one has heard is part of it."""
    kept = own.kept()
    if kept is not None:
        client = Client(address, kept.token)
        try:
            # A seat at which nothing was heard yet may be none: the house did not answer.
            again = kept.heard > 0
            return client, await client.join(invitation, name, token_hex(16), again=again), kept.heard
        except refusal.Refused as refused:
            if refused.refusal.code != UNKNOWN:
                raise
    client = Client(address)
    await client.arrive()
    own.keep(Kept(client.token))  # whether or not the answer to what is asked now finds its way
    try:
        return client, await client.join(invitation, name, token_hex(16)), 0
    except refusal.Refused as refused:
        if refused.refusal.code not in (UNCLEAR, WITHHELD):  # else the seat may be taken, and is this guest's
            own.give_up()
        raise
