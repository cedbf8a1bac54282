"""`taberna bot`: seats one of this machine's bots at a table over the network."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from taberna.bots import AnyBot
from taberna.bots.players import PLAYERS
from taberna.cli.mistakes import Exit, Mistake
from taberna.games import GAMES
from taberna.table.commits import ToldBack
from taberna.table.game import AnyGame
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refused
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.usual_options import usual
from taberna.table.values import Action, Event, View
from taberna.texts import USUAL, Texts, texts

if TYPE_CHECKING:
    from taberna.server.remote_seat import RemoteSeat
    from taberna.server.wire.messages import FromServer


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("bot", help=say("help-bot"))
    def bot(
        url: Annotated[str, typer.Option("--url", help=say("help-bot-url"))],
        player: Annotated[str | None, typer.Option("--player", help=say("help-bot-player"))] = None,
        name: Annotated[str | None, typer.Option("--name", help=say("help-bot-name"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", help=say("help-bot-seed"))] = None,
    ) -> None:
        from taberna.server.remote_seat import Gone

        try:
            asyncio.run(_play(url, player, name, seed, say))
        except Refused as refused:
            raise Mistake(say.refusal(refused.refusal)) from None
        except Gone as gone:
            raise Mistake(say("bot-gone", reason=str(gone))) from None
        except OSError as error:
            raise Mistake(say("bot-gone", reason=str(error))) from None


async def _play(url: str, player: str | None, name: str | None, seed: str | None, say: Texts) -> None:
    from taberna.cli.receipts import kept_of, settle
    from taberna.server.client import Client, split_link
    from taberna.server.remote_seat import RemoteSeat

    address, invitation = split_link(url)
    client = Client(address)
    await client.arrive()
    joined = await client.join(invitation, name or player or "Bot", secrets.token_hex(16))
    if joined.seat == SPECTATOR:
        raise Mistake(say("bot-watching-link"))
    mind = _mind(joined.table.game, player, say)
    typer.echo(say("bot-sat", name=name or mind.name, seat=joined.seat))
    game = GAMES.find(joined.table.game)
    if (differing := other_options(game, joined.table.options)) is not None:
        typer.echo(say("bot-other-options", has=differing[0], usual=differing[1]))
    seat = RemoteSeat(client, game, joined.table.id, joined.seat)
    receipt = kept_of(seat)
    outcome = await plays(seat, mind, secrets.token_bytes(16) if seed is None else seed.encode())
    typer.echo(say("bot-over", seats=", ".join(outcome.winners) or "none"))
    lines = await settle(seat, receipt, say)
    for line in lines:
        typer.echo(line)
    if say("receipt-bad") in lines:
        raise typer.Exit(Exit.FAILED)


def _mind(game: str, player: str | None, say: Texts) -> AnyBot:
    known = PLAYERS.get(game, {})
    if not known or (player is not None and player not in known):
        raise Mistake(say("refusal-no-such-bot", bot=player or game, known=", ".join(known)))
    return known[player] if player is not None else next(iter(known.values()))


def other_options(game: AnyGame, options: msgspec.Raw) -> tuple[str, str] | None:
    """What this table has, and what tables with bots usually have instead: it was opened for people."""
    written = msgspec.json.decode(options, type=dict[str, object])
    other = {name: value for name, value in usual(game, bots=True).items() if written[name] != value}
    if not other:
        return None
    return ", ".join(f"{name}={written[name]}" for name in other), ", ".join(map("=".join, other.items()))


def _taker(message: "FromServer[Action, Event, View]") -> Seat:
    """Who would take a move back (TS-7.6)."""
    from taberna.server.wire.messages import TakingBack, Welcome

    match message:
        case TakingBack(by=by, declined=False) | Welcome(taking_back=by):
            return by
        case _:
            return ""


async def plays(seat: "RemoteSeat", mind: AnyBot, seed: bytes) -> Outcome:
    """To the end: hear, choose, act."""
    from taberna.server.wire.messages import Committed, Welcome

    memory, heard, asked, agreed = mind.sit(seat.seat, seed), 0, -1, ""
    async for message in seat.news():
        taker = _taker(message)
        if taker not in ("", seat.seat):
            agreed = taker
            await seat.answer(agree=True)
        if not isinstance(message, Welcome | Committed):
            continue
        for telling in message.tellings:
            if telling.seq > heard:
                memory, heard = mind.hear(memory, telling), telling.seq
                if isinstance(telling, ToldBack) and telling.seat == agreed:
                    agreed = ""
                    await seat.say(texts(USUAL)("bot-says-take-back"))
        if message.outcome is not None:
            return message.outcome
        if message.view is not None and seat.seat in message.waiting and message.seq > asked:
            asked = message.seq
            await seat.act(mind.choose(memory, message.view, message.legal))
    raise AssertionError("news end with Gone")
