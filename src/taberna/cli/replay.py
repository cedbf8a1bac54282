"""`taberna replay`: a game that is over, step by step, from everybody's eyes or from one seat's."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.text import Text

from taberna.cli.encrypted_files import read_record
from taberna.cli.mistakes import Mistake, chosen
from taberna.cli.names import Names
from taberna.cli.presentations import PRESENTATIONS
from taberna.cli.seat_here import AnyEntry, AnyPlay
from taberna.cli.terminal import Left, Screen, at_terminal
from taberna.cli.verify import placed
from taberna.table.commits import Commit, TakenBack, Told
from taberna.table.play import tell, tell_all
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused
from taberna.table.replay import opening
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import View
from taberna.table.verify import followed
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("replay", help=say("help-replay"))
    def replay(
        record: Annotated[Path, typer.Argument(help=say("help-replay-record"))],
        seat: Annotated[str | None, typer.Option(help=say("help-replay-seat"))] = None,
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        try:
            kept = read_record(record, texts)
            over = kept.seal.outcome is not None
            if not over and (seat is not None or not kept.game.keeps_log(kept.header.options)):
                raise Mistake(texts("replay-later", path=str(record)))  # TS-4.2
            titles = PRESENTATIONS[kept.game.name].seating.titles
            eyes = seat if over else SPECTATOR
            story = Story(kept, eyes, Names(texts, kept.header.sitters, titles))
        except Refused as refused:
            raise Mistake(placed(refused.refusal, texts)) from None
        last = texts("replay-end" if over else "replay-unfinished")
        if not at_terminal():
            for nth in range(len(story)):
                page = story[nth]
                typer.echo("\n".join((*page.told, *page.plain)))
            typer.echo(last)
            return
        with suppress(Left, KeyboardInterrupt):
            _leaf(story, last, texts)


@dataclass(frozen=True, slots=True)
class Page:
    """One entry: what happened, and how the table looked after it."""

    told: tuple[str, ...]
    board: RenderableType
    plain: tuple[str, ...]


class Story:
    """Page by page, each made when it is looked at: a long game has many, and each shows the whole table."""

    def __init__(self, record: AnyRecord, seat: Seat | None, names: Names) -> None:
        if seat is not None and seat not in (*record.header.seats, SPECTATOR):
            raise Mistake(names.texts("seat-unknown", seat=seat, known=", ".join(record.header.seats)))
        self._record = record
        self._seat = seat
        self._names = names
        self._drawing = PRESENTATIONS[record.game.name].drawing
        self._plays = (opening(record), *followed(record))

    def __len__(self) -> int:
        return len(self._record.entries)

    def __getitem__(self, nth: int) -> Page:
        entry, before, after = self._record.entries[nth], self._plays[nth], self._plays[nth + 1]
        names, view = self._names, self._seen(after)
        told = _told(entry, after, self._seat, (self._seen(before), view), names)
        said = (line for line in self._record.talk if line.after == entry.seq)
        talk = (names.texts("talked", seat=names.of(line.seat), text=line.text) for line in said)
        return Page((*told, *talk), self._drawing.board(view, names), self._drawing.plain(view, names))

    def _seen(self, play: AnyPlay) -> View:
        return (
            self._drawing.laid_open(play.state)
            if self._seat is None
            else play.game.view(play.state, self._seat)
        )


def _told(
    entry: AnyEntry, led: AnyPlay, seat: Seat | None, seen: tuple[View, View], names: Names
) -> tuple[str, ...]:
    """An entry in sentences: to one seat as it was told then, to everybody else the whole."""
    if isinstance(entry, TakenBack):
        return (names.texts("taken-back", seat=names.of(entry.seat)),)
    telling = tell_all(entry, led) if seat is None else tell(entry, led, seat)
    events = telling.events if isinstance(telling, Told | Commit) else ()
    drawing = PRESENTATIONS[led.game.name].drawing
    secrets = (text for event in events if (text := drawing.secret(event, names)))
    return (*drawing.story(events, *seen, names), *secrets)


def _leaf(pages: Story, last: str, texts: Texts) -> None:
    """Page by page, as whoever sits there wants."""
    at, total = 1, len(pages)
    notice = ""
    with Screen() as screen:
        while True:
            page = pages[at - 1]
            odd = [Text(notice, style="red")] if notice else []
            end = [Text(last, style="bold yellow")] if at == total else []
            foot = f"{texts('replay-step', at=at, total=total)} · {texts('replay-help')}"
            screen.show((page.board, *end, Text(foot, style="dim"), *odd), page.told)
            notice = ""
            match screen.read(">").lower():
                case "q" | "quit":
                    return
                case "":
                    if at == total:
                        return
                    at += 1
                case "b":
                    at = max(1, at - 1)
                case number if number.isdecimal() and 1 <= int(number) <= total:
                    at = int(number)
                case text:
                    notice = texts("replay-odd", text=text, total=total)
