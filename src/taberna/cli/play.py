"""`taberna play`: a table at this terminal, to the end of the game or of the match."""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from taberna.bots import AnyBot
from taberna.bots.players import PLAYERS
from taberna.cli.mistakes import Exit, Mistake, check_writable, chosen, write_bytes
from taberna.cli.names import Names, seat_people
from taberna.cli.presentation import AnyPresentation
from taberna.cli.presentations import PRESENTATIONS, USUAL_GAME
from taberna.cli.seating import read_bots, read_names, read_options
from taberna.cli.table import BadLine, Sitting, Table
from taberna.cli.terminal import Left, Screen, Script, Terminal, at_terminal
from taberna.cli.welcome import welcome
from taberna.games import GAMES
from taberna.table import seed as seeds
from taberna.table.chain import sequel
from taberna.table.dice import keyed
from taberna.table.game import AnyGame
from taberna.table.outcome import Outcome
from taberna.table.record import AnyRecord, Recorder, head, save
from taberna.table.refusal import Refused
from taberna.table.seats import Seat
from taberna.table.values import Options
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("play", help=say("help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("help-play-game"), show_default=False)] = None,
        variant: Annotated[str | None, typer.Option(help=say("help-play-variant"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=say("help-play-option"), metavar="KEY=VALUE")
        ] = None,
        seed: Annotated[str | None, typer.Option(help=say("help-play-seed"))] = None,
        bot: Annotated[list[str] | None, typer.Option(help=say("help-play-bot"), metavar="SEAT")] = None,
        bots: Annotated[str | None, typer.Option(help=say("help-play-bots"), metavar="all")] = None,
        names: Annotated[str | None, typer.Option(help=say("help-play-names"), metavar="A=…,B=…")] = None,
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("help-play-save"))] = None,
        join: Annotated[str | None, typer.Option(help=say("help-join"), metavar="LINK")] = None,
        name: Annotated[str | None, typer.Option(help=say("help-join-name"))] = None,
        show_looks: Annotated[bool, typer.Option("--show-looks", help=say("help-play-looks"))] = False,
    ) -> None:
        texts = chosen(language, say)
        asked = any((game, variant, option, seed is not None, bot, bots, names, language, save, show_looks))
        screen = Screen() if at_terminal() else None
        ending: list[str] = []
        try:
            with screen or nullcontext():
                if join is not None:
                    from taberna.cli.remote import play_elsewhere  # only this needs the network

                    play_elsewhere(screen or Script(show_looks), join, name, texts)
                    return
                if screen is not None and not asked:
                    wish = welcome(screen, texts)
                    texts, variant, bot = wish.say, wish.variant, list(wish.bots)
                found = GAMES.find(game or USUAL_GAME)
                show = PRESENTATIONS[found.name]
                options = read_options(found, variant, option or (), {}, texts)
                seats = found.seats(options)[0]
                known = PLAYERS.get(found.name, {})
                playing = read_bots(seats, bot or (), bots, known, show.bot, texts)
                if playing.keys() == set(seats):
                    options = read_options(found, variant, option or (), show.between_bots, texts)
                check_writable(save, texts)
                people = seat_people(texts, seats, frozenset(playing), read_names(seats, names, texts))
                terminal: Terminal = screen or Script(show_looks)
                match = Match(terminal, found, people, show, playing, seed, save, ending)
                match.play(options)
        except Refused as refused:
            raise Mistake(texts.refusal(refused.refusal)) from None
        except BadLine as bad:
            raise Mistake(str(bad)) from None
        except (Left, KeyboardInterrupt) as left:
            ending.append(str(left) or texts("game-left"))
            raise Mistake("\n".join(ending), Exit.LEFT) from None
        for line in ending:
            typer.echo(line)


@dataclass
class Match:
    """One game, or as many as the options make of it; each kept as a record of its own."""

    terminal: Terminal
    game: AnyGame
    names: Names
    show: AnyPresentation
    bots: Mapping[Seat, AnyBot]
    seed: str | None
    save: Path | None
    ending: list[str]
    """What is said once the screen is left."""

    def play(self, options: Options) -> None:
        records: list[AnyRecord] = []
        coming: Options | Outcome = options
        while not isinstance(coming, Outcome):
            records.append(self._game(coming, records))
            coming = sequel(records)
        if len(records) > 1:
            self.ending.append(self.show.match(coming, self.names))

    def _game(self, options: Options, before: list[AnyRecord]) -> AnyRecord:
        number = len(before) + 1
        seats = tuple(sitter.seat for sitter in self.names.sitters)
        secret, fairness = self._fairness(seats, number)
        drawn_from = seeds.seed(fairness, seats, secret)
        assert drawn_from is not None, "the house throws"
        previous = before[-1].name if before else None
        header = head(self.game, options, self.names.sitters, fairness, previous=previous, talk=True)
        recorder = Recorder(self.game, header)
        # A bot's own draws must not be the table's: it would see what the house will draw.
        sittings = {
            seat: Sitting(bot, bot.sit(seat, self._bot_seed(seat, number))) for seat, bot in self.bots.items()
        }
        table = Table(self.terminal, self.names, self.show, recorder, keyed(drawn_from), sittings)
        table.announce(*self._announcements(number))
        outcome = None
        try:
            outcome = table.play()
        finally:
            record = recorder.seal(outcome, secret)
            self._keep(record, number)
        self.ending += table.news[-1:] if self.terminal.guided else []
        return record

    def _fairness(self, seats: tuple[Seat, ...], number: int) -> tuple[bytes | None, seeds.Fairness]:
        """By commitment; or, where a seed was asked for, a practice seed for each game."""
        if self.seed is not None:
            return None, seeds.practice(self.seed if number == 1 else f"{self.seed}.{number}")
        secret = secrets.token_bytes(seeds.SECRET_BYTES)
        return secret, seeds.committed(seeds.commitment(secret), dict.fromkeys(seats, b""))

    def _announcements(self, number: int) -> Iterator[str]:
        if self.seed is not None:
            yield self.names.texts("practice-seed", seed=self.seed)
        if number > 1:
            yield self.names.texts("next-game", number=number)

    def _bot_seed(self, seat: Seat, number: int) -> bytes:
        return secrets.token_bytes(32) if self.seed is None else f"{self.seed} {seat} {number}".encode()

    def _keep(self, record: AnyRecord, number: int) -> None:
        if self.save is None or not record.entries:
            return
        path = self.save if number == 1 else self.save.with_stem(f"{self.save.stem}-{number}")
        write_bytes(path, save(record), self.names.texts)
        self.ending.append(self.names.texts("saved", path=str(path)))
