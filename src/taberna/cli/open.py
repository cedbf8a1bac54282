"""`taberna open`: a table at a house elsewhere, and the links by which others sit down at it."""

import asyncio
import shlex
from collections.abc import Iterator, Mapping, Sequence
from http.client import HTTPException
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import msgspec
import typer

from taberna.bots.players import PLAYERS
from taberna.cli.mistakes import Mistake, chosen
from taberna.cli.names import sitting
from taberna.cli.presentations import PRESENTATIONS, USUAL_GAME
from taberna.cli.seating import read_options, read_places
from taberna.games import GAMES
from taberna.table.refusal import Refused
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.usual_options import usual
from taberna.table.values import Options
from taberna.texts import Texts

if TYPE_CHECKING:
    from taberna.server.wire.http import NewTable, Opened


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("open", help=say("help-open"))
    def open_table(
        url: Annotated[str, typer.Argument(help=say("help-open-url"), show_default=False)],
        game: Annotated[str, typer.Argument(help=say("help-open-game"))] = USUAL_GAME,
        adventure: Annotated[
            str | None, typer.Argument(help=say("help-play-adventure"), show_default=False)
        ] = None,
        variant: Annotated[str | None, typer.Option(help=say("help-play-variant"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=say("help-play-option"), metavar="KEY=VALUE")
        ] = None,
        seat: Annotated[
            list[str] | None, typer.Option(help=say("help-open-seat"), metavar="SEAT=NAME|bot:BOT")
        ] = None,
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        written = [*(option or ()), *((f"adventure={adventure}",) if adventure else ())]
        try:
            wanted, meant = _wanted(game, variant, written, seat or (), texts)
            opened = _opened(_address(url, texts), wanted, texts)
        except Refused as refused:
            raise Mistake(texts.refusal(refused.refusal)) from None
        for line in _told(opened, meant, texts):
            typer.echo(line)


def _wanted(
    name: str, variant: str | None, written: Sequence[str], placed: Sequence[str], say: Texts
) -> "tuple[NewTable, Mapping[Seat, str]]":
    """The table to ask for, and who is meant to sit where."""
    from taberna.server.wire.http import NewTable, Place

    game = GAMES.find(name)
    seating = PRESENTATIONS[game.name].seating

    def options(here: Mapping[str, str]) -> Options:
        return read_options(
            game,
            variant,
            written,
            {**seating.usual, **seating.usual_elsewhere, **here},
            say,
            seating.options,
        )

    seats = game.seats(options({}))[0]
    people, bots = read_places(seats, placed, say)
    bots = {**{seat: "" for seat in seating.house if seat in seats and seat not in people}, **bots}
    whole = options({**usual(game, bots=bool(bots)), **seating.seated(frozenset(seats) - bots.keys())})
    plan = {seat: Place("bot", bot=bot) for seat, bot in bots.items()}
    return NewTable(game=game.name, options=msgspec.to_builtins(whole), seats=plan), people


def _address(url: str, say: Texts) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Mistake(say("open-url-shape", url=url))
    return f"{parts.scheme}://{parts.netloc}"


def _opened(address: str, wanted: "NewTable", say: Texts) -> "Opened":
    from taberna.server.client import UNCLEAR, Client
    from taberna.server.wire.http import Opened

    async def ask() -> Opened:
        client = Client(address)
        await client.arrive()
        return await client.ask("POST", "/api/tables", wanted, Opened)

    try:
        return asyncio.run(ask())
    except (OSError, HTTPException, msgspec.DecodeError, ValueError):
        raise Mistake(say("open-nobody", url=address)) from None
    except Refused as refused:
        if refused.refusal.code == UNCLEAR:
            raise Mistake(say("open-nobody", url=address)) from None
        raise


def _told(opened: "Opened", meant: Mapping[Seat, str], say: Texts) -> Iterator[str]:
    """Each link with what to do with it; whoever has one has the seat, so that they are told apart."""
    sittings = opened.table.seats
    names = sitting(say, sittings, PRESENTATIONS[opened.table.game].seating.titles, meant)
    links = {invitation.seat: invitation.link for invitation in opened.invitations}
    yield say("open-done")
    for seat in (each.seat for each in sittings):
        yield ""
        if seat in links:
            yield say("open-seat", seat=seat, name=names.of(seat))
            called = meant.get(seat)
            yield f"    {_command(links[seat])}{f' --name {shlex.quote(called)}' if called else ''}"
            if called and called in PLAYERS[opened.table.game]:
                yield say("open-seat-like-bot", seat=seat, name=called)
        else:
            yield say("open-bot", seat=seat, name=names.of(seat))
    if SPECTATOR in links:
        yield ""
        yield say("open-watch")
        yield f"    {_command(links[SPECTATOR])}"
    yield ""
    if all(each.kind == "bot" for each in sittings):
        yield say("draws-alone")
        yield ""
    yield say("open-keep")


def _command(link: str) -> str:
    return f"taberna play {link}"
