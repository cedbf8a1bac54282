"""`taberna play`: a table at this terminal, to the end of the game, of the match, or of the campaign."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from taberna.bots import AnyBot
from taberna.bots.players import PLAYERS
from taberna.cli.bot_memories import Known
from taberna.cli.chains import read_chain
from taberna.cli.client import BadLine
from taberna.cli.evening import Evening
from taberna.cli.kept_games import check_free, usual_place
from taberna.cli.mistakes import Exit, Mistake, check_writable, chosen
from taberna.cli.names import Names, seat_people, unnamed
from taberna.cli.presentation import AnyPresentation, Wished
from taberna.cli.presentations import PRESENTATIONS, USUAL_GAME
from taberna.cli.seating import read_bots, read_names, read_options, read_seats
from taberna.cli.terminal import Left, Screen, Script, Terminal, at_terminal
from taberna.cli.welcome import welcome
from taberna.games import GAMES
from taberna.table.game import AnyGame
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused
from taberna.table.seats import Seat
from taberna.table.usual_options import usual
from taberna.table.values import Options
from taberna.texts import Texts

LINK = "http"


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("play", help=say("help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("help-play-game"), show_default=False)] = None,
        adventure: Annotated[
            str | None, typer.Argument(help=say("help-play-adventure"), show_default=False)
        ] = None,
        variant: Annotated[str | None, typer.Option(help=say("help-play-variant"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=say("help-play-option"), metavar="KEY=VALUE")
        ] = None,
        seed: Annotated[str | None, typer.Option(help=say("help-play-seed"))] = None,
        dice: Annotated[str | None, typer.Option(help=say("help-play-dice"), metavar="mine")] = None,
        seat: Annotated[str | None, typer.Option(help=say("help-play-seat"), metavar="A,B")] = None,
        bot: Annotated[list[str] | None, typer.Option(help=say("help-play-bot"), metavar="SEAT")] = None,
        bots: Annotated[str | None, typer.Option(help=say("help-play-bots"), metavar="all")] = None,
        names: Annotated[str | None, typer.Option(help=say("help-play-names"), metavar="A=…,B=…")] = None,
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("help-play-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("help-play-resume"))] = None,
        campaign: Annotated[Path | None, typer.Option(help=say("help-play-campaign"))] = None,
        join: Annotated[str | None, typer.Option(help=say("help-join"), metavar="LINK")] = None,
        name: Annotated[str | None, typer.Option(help=say("help-join-name"))] = None,
        known: Annotated[Path | None, typer.Option(help=say("help-play-known"))] = None,
        show_looks: Annotated[bool, typer.Option("--show-looks", help=say("help-play-looks"))] = False,
    ) -> None:
        texts = chosen(language, say)
        if game is not None and game.startswith(LINK):
            game, join = None, game
        asked = any((game, variant, option, seed is not None, bot, bots, names, save, show_looks))
        screen = Screen() if at_terminal() else None
        terminal: Terminal = screen or Script(show_looks)
        ending: list[str] = []
        try:
            with screen or nullcontext():
                if join is not None:
                    from taberna.cli.play_link import play_elsewhere  # only this needs the network

                    play_elsewhere(terminal, join, name, texts, language, ending)
                else:
                    if screen is not None and not (asked or resume or campaign):
                        wish = welcome(screen, texts)
                        texts, game, variant, bot = wish.say, wish.game, wish.variant, list(wish.bots)
                    option, wished = option or [], Wished()
                    alone = not (adventure or option or seat or bot or bots or resume or campaign)
                    if screen is not None and (alone or (not asked and not resume and not campaign)):
                        wished = PRESENTATIONS[GAMES.find(game or USUAL_GAME).name].seating.choose(
                            screen, texts
                        )
                        option = [f"{key}={value}" for key, value in wished.typed.items()]
                    words = Words(game, adventure, variant, option, dice, seat, bot or (), bots, names)
                    kept, path = _kept(save, resume, campaign, texts)
                    setting = _resumed(kept, words, texts) if kept else _set_up(words, texts)
                    if path is None and screen is not None:
                        path = usual_place(setting.game.name, datetime.now())
                    goes_on = wished.goes_on or campaign is not None or setting.show.seating.goes_on
                    evening = Evening(
                        terminal,
                        setting.game,
                        setting.names,
                        setting.show,
                        setting.bots,
                        seed,
                        path,
                        goes_on,
                        ending,
                        Known(known, texts) if known else None,
                        setting.notices,
                        language or (texts.language if texts is not say else None),
                    )
                    evening.play(setting.options, kept)
        except Refused as refused:
            raise Mistake(texts.refusal(refused.refusal)) from None
        except BadLine as bad:
            raise Mistake(str(bad)) from None
        except (Left, KeyboardInterrupt) as left:
            ending.append(str(left) or texts("game-left"))
            raise Mistake("\n".join(ending), Exit.LEFT) from None
        for line in ending:
            typer.echo(line)


@dataclass(frozen=True, slots=True)
class Words:
    """What the command line says about the table."""

    game: str | None
    adventure: str | None
    variant: str | None
    option: Sequence[str]
    dice: str | None
    seat: str | None
    bot: Sequence[str]
    bots: str | None
    names: str | None


@dataclass(frozen=True, slots=True)
class Setting:
    game: AnyGame
    show: AnyPresentation
    options: Options
    names: Names
    bots: Mapping[Seat, AnyBot]
    notices: tuple[str, ...] = ()
    """What whoever goes on with a game is told first."""


def _kept(
    save: Path | None, resume: Path | None, campaign: Path | None, say: Texts
) -> tuple[list[AnyRecord], Path | None]:
    """The games so far, and where those to come are kept."""
    path = campaign or save or resume
    check_writable(path, say)
    if save is not None and save not in (resume, campaign):
        check_free(save, say)
    if resume is not None and not resume.exists():
        raise Mistake(say("file-missing", path=str(resume)))
    source = campaign or resume
    records = read_chain(source, say) if source is not None else []
    if resume is not None and records[-1].seal.outcome is not None and campaign is None:
        raise Mistake(say("resume-over", path=str(resume)))
    return records, path


def _resumed(records: Sequence[AnyRecord], words: Words, say: Texts) -> Setting:
    """Those who sat at the last game sit there again, unless another bot is asked for."""
    last = records[-1]
    header, show, known = last.header, PRESENTATIONS[last.game.name], PLAYERS.get(last.game.name, {})
    seating = show.seating
    before = {sitter.seat: sitter.name for sitter in header.sitters if sitter.kind == "bot"}
    asked = read_bots(header.seats, words.bot, None, known, seating.bot, say)
    people = frozenset(header.seats) - before.keys()
    wanted = read_seats(header.seats, words.seat, say) if words.seat is not None else people
    if wanted != people or (words.bots and people) or asked.keys() & people:
        raise Mistake(say("resume-other-seats", people=", ".join(sorted(people)) or "–"))
    bots = {seat: asked.get(seat) or known.get(name, seating.bot) for seat, name in before.items()}
    sitters = tuple(
        replace(sitter, name=bots[sitter.seat].name) if sitter.seat in bots and unnamed(sitter) else sitter
        for sitter in header.sitters
    )
    names = Names(say, sitters, seating.titles)
    notices = tuple(
        say("resume-other-bot", seat=names.of(seat), place=seat, known=", ".join(known))
        for seat, name in before.items()
        if name not in known and seat not in asked
    )
    return Setting(last.game, show, header.options, names, bots, notices)


def _set_up(words: Words, say: Texts) -> Setting:
    game = GAMES.find(words.game or USUAL_GAME)
    show = PRESENTATIONS[game.name]
    seating = show.seating
    written = [*words.option, *((f"adventure={words.adventure}",) if words.adventure else ())]

    def options(here: Mapping[str, str]) -> Options:
        return read_options(game, words.variant, written, {**seating.usual, **here}, say, seating.options)

    seats = game.seats(options({}))[0]
    known = PLAYERS.get(game.name, {})
    bots = read_bots(seats, words.bot, words.bots, known, seating.bot, say)
    people = frozenset(seats) - bots.keys()
    if words.seat is not None:
        people = read_seats(seats, words.seat, say)
    elif not words.bot and not words.bots:
        people -= frozenset(seating.house)
    bots |= {seat: seating.bot for seat in seats if seat not in people and seat not in bots}
    if words.dice not in (None, "mine") or (words.dice and not seating.own_dice(people)):
        raise Mistake(say("dice-shape"))
    bots = {seat: bot for seat, bot in bots.items() if seat not in people}
    here = {**usual(game, bots=bool(bots)), **(seating.seated(people) if people else seating.between_bots)}
    here |= seating.own_dice(people) if words.dice else {}
    levels = {seat: bot.name for seat, bot in bots.items()}
    given = read_names(seats, words.names, say)
    names = seat_people(say, seats, frozenset(bots), given, seating.titles, levels)
    return Setting(game, show, options(here), names, bots)
