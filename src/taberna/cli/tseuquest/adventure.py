"""`taberna adventure`: what to begin from, what is wrong with a file, and how its plan looks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from taberna.cli.mistakes import Exit, Mistake, chosen, read_bytes, write_bytes
from taberna.cli.tseuquest.example import example
from taberna.cli.tseuquest.folder import Folder
from taberna.cli.tseuquest.sketch import sketch
from taberna.drawings.tseuquest.letters import signs
from taberna.drawings.tseuquest.scene import Reader, Scene, scene
from taberna.drawings.tseuquest.svg import draw_svg, drawn_marks
from taberna.games.tseuquest.authoring.check import NONE, Beside, check, read_campaign, read_checked
from taberna.games.tseuquest.authoring.limits import PROBLEMS
from taberna.games.tseuquest.authoring.problems import Problem, Stop
from taberna.games.tseuquest.authoring.schema import Campaign
from taberna.games.tseuquest.authoring.threat import threat
from taberna.games.tseuquest.ground.board import ROOMS
from taberna.games.tseuquest.things.library import names, text
from taberna.games.tseuquest.things.own import own_name
from taberna.games.tseuquest.things.plan import Plan
from taberna.games.tseuquest.things.script import words
from taberna.games.tseuquest.things.shelf import adventure, adventures, trials, written
from taberna.games.tseuquest.things.signs import sign
from taberna.texts import Texts, in_language


class Eyes(StrEnum):
    SORCERER = "sorcerer"
    PLAYERS = "players"


def add(app: typer.Typer, say: Texts) -> None:
    tools = typer.Typer(help=say("help-adventure"), no_args_is_help=True)
    app.add_typer(tools, name="adventure")

    @tools.command("check", help=say("help-adventure-check"))
    def check_files(
        files: Annotated[list[Path], typer.Argument(help=say("help-adventure-files"))],
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        paths = _files(files, texts)
        errors = sum(_report(path, texts) for path in paths)
        if errors:
            typer.echo(texts("adventure-wrong", errors=errors))
            raise typer.Exit(Exit.FAILED)
        typer.echo(texts("adventure-fine", count=len(paths)))

    @tools.command("example", help=say("help-adventure-example"))
    def print_example(
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        typer.echo(example(chosen(language, say)), nl=False)

    @tools.command("face", help=say("help-adventure-face"))
    def face(
        name: Annotated[str, typer.Argument(help=say("help-adventure-face-name"))],
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts, known = chosen(language, say), names("faces", "txt")
        if name not in known:
            there = texts("adventure-known", known=", ".join(known))
            raise Mistake(f"{texts('problem-no-face', name=name)} {there}")
        drawn = text(f"faces/{name}.txt").splitlines()
        typer.echo("\n".join(line for line in drawn if not line.startswith(ROOMS)))

    @tools.command("show", help=say("help-adventure-show"))
    def show(
        file: Annotated[Path, typer.Argument(help=say("help-adventure-file"))],
        svg: Annotated[Path | None, typer.Option(help=say("help-adventure-svg"))] = None,
        eyes: Annotated[Eyes, typer.Option("--as", help=say("help-adventure-as"))] = Eyes.SORCERER,
        party: Annotated[int, typer.Option(min=1, max=8, help=say("help-adventure-party"))] = 4,
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        diagram = _diagram(file, texts)
        if diagram is not None:
            _print_diagram(diagram, texts)
            return
        plan = _plan(file, texts)
        reader: Reader = "players" if eyes is Eyes.PLAYERS else "sorcerer"
        drawn = scene(plan, reader, party)
        if svg is None:
            _print(plan, drawn, reader, party, texts)
        else:
            title, line = (_read(plan, name, texts) for name in ("title", "line"))
            picture = draw_svg(drawn, title, line, _figures(drawn, texts), _marks(drawn, reader, texts))
            write_bytes(svg, picture.encode(), texts)
            typer.echo(texts("adventure-written", path=str(svg)))


def _files(paths: Sequence[Path], say: Texts) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise Mistake(say("adventure-none", path=str(path)))
        files += found
    return files


def _report(path: Path, say: Texts) -> int:
    """Prints what is wrong with a file; how many errors that were."""
    found = check(read_bytes(path, say), Folder(path))
    for problem in found[:PROBLEMS]:
        typer.echo(f"{path}:{problem.at.line}:{problem.at.column}: {sentence(problem, say)}")
    if len(found) > PROBLEMS:
        typer.echo(say("adventure-more", count=len(found) - PROBLEMS))
    return sum(not problem.warning for problem in found)


def sentence(problem: Problem, say: Texts) -> str:
    """In plain words, with the nearest name there is, or all there are where it says so."""
    said = say(f"problem-{problem.code}", **problem.params)
    near, known = problem.params.get("near"), problem.params.get("known")
    if near:
        said += " " + say("adventure-near", near=near)
    elif known and str(known) not in said:
        more = problem.params.get("more", 0)
        said += " " + say("adventure-known-more" if more else "adventure-known", known=known, more=more)
    return f"{say('adventure-warning' if problem.warning else 'adventure-error')}: {said}"


def _diagram(path: Path, say: Texts) -> Campaign | None:
    """A campaign of the house by its name, or in a file."""
    around: Beside
    if not path.exists() and str(path) in names("campaigns", "toml"):
        data, around = text(f"campaigns/{path}.toml").encode(), NONE
    elif path.is_file():
        data, around = read_bytes(path, say), Folder(path)
    else:
        return None
    try:
        return read_campaign(data, around)
    except Stop:
        raise Mistake(say("adventure-not-shown", path=str(path)), Exit.FAILED) from None


def _print_diagram(diagram: Campaign, say: Texts) -> None:
    """What one comes to, in order; where there are several ways, the adventurers choose."""
    console = Console(highlight=False, markup=False)
    own = diagram.text.get(say.language) or next(iter(diagram.text.values()))
    console.print(own["title"], style="bold")
    console.print(own["line"], style="italic")
    follows = {way.after: way.follows for way in diagram.way}
    coming, met = [diagram.begins], set[str]()
    while coming:
        name = coming.pop(0)
        if name in met:
            continue
        met.add(name)
        after = follows.get(name, [])
        kind = "end" if not after else "forced" if len(after) == 1 else "choice"
        titles = ", ".join(_title(each, say) for each in after)
        console.print(say(f"campaign-{kind}", title=_title(name, say), follows=titles))
        coming += after


def _title(name: str, say: Texts) -> str:
    return _read(adventure(name), "title", say) if name in (*adventures(), *trials()) else name


def _plan(path: Path, say: Texts) -> Plan:
    around: Beside
    if not path.exists() and str(path) in (*adventures(), *trials()):
        data, around = written(str(path)).encode(), NONE
    elif not path.exists() and path.name == str(path) and not path.suffix:
        known = " ".join(sorted(adventures()))
        raise Mistake(say("refusal-bad-option", option="adventure", value=path.name, known=known))
    else:
        data, around = read_bytes(path, say), Folder(path)
    try:
        return read_checked(data, around)[0]
    except Stop:
        raise Mistake(say("adventure-not-shown", path=str(path)), Exit.FAILED) from None


def _read(plan: Plan, name: str, say: Texts) -> str:
    found = words(plan.script, name)
    return found.get(say.language) or next(iter(found.values()))


def _figures(drawn: Scene, say: Texts) -> dict[str, str]:
    """How many there are of each kind."""
    counts = Counter(figure.sheet for figure in drawn.figures)
    return {sheet: f"{_called('figure', sheet, say)} × {counts[sheet]}" for sheet in signs(drawn).values()}


def _marks(drawn: Scene, reader: Reader, say: Texts) -> dict[str, str]:
    """What the legend of a printed plan calls each thing on it."""
    return {mark: _mark(mark, reader, say) for mark in drawn_marks(drawn)}


def _mark(mark: str, reader: Reader, say: Texts) -> str:
    word, _, kind = mark.partition(" ")
    match word:
        case "scenery" | "trap":
            return _called(word, kind, say)
        case "door":
            return say(f"legend-{_DOORS[kind]}")
        case "dark":
            return say("legend-unused" if reader == "sorcerer" else "legend-unseen")
        case _:
            return say(f"legend-{word}")


_DOORS: Final = {
    "closed": "door",
    "open": "open-door",
    "secret": "secret",
    "portcullis": "portcullis",
    "ruined": "ruined",
}


def _called(kind: str, name: str, say: Texts) -> str:
    own = own_name(name)
    if own is not None:
        return in_language(own.name, say.language)[1]
    return say(f"{kind}-{name}") if f"{kind}-{name}" in say else name


def _print(plan: Plan, drawn: Scene, reader: Reader, party: int, say: Texts) -> None:
    console = Console(highlight=False, width=max(Console().width, 4 * drawn.board.width + 6))
    console.print(f"[bold]{_read(plan, 'title', say)}[/bold]")
    console.print(_read(plan, "line", say), style="italic")
    console.print(sketch(drawn), markup=False)
    legend = Table.grid(padding=(0, 3, 0, 0))
    rows = list(_legend(drawn, reader, say))
    half = (len(rows) + 1) // 2
    for n in range(half):
        legend.add_row(rows[n], rows[n + half] if n + half < len(rows) else "")
    console.print(legend)
    if reader == "sorcerer":
        console.print(say("adventure-threat", number=party, drawn=threat(plan, party)), style="dim")


def _legend(drawn: Scene, reader: Reader, say: Texts) -> Iterator[str]:
    letters = {sheet: letter for letter, sheet in signs(drawn).items()}
    yield from (f"{letters[sheet]} {name}" for sheet, name in _figures(drawn, say).items())
    yield from (f"{mark} {say(f'legend-{name}')}" for mark, name in _flat(drawn))
    if drawn.dark:
        yield f"{sign('mark', 'dark')} {say('legend-unused' if reader == 'sorcerer' else 'legend-unseen')}"
    for kind in dict.fromkeys(piece.kind for piece in drawn.scenery):
        yield f"{sign('scenery', kind)} {_called('scenery', kind, say)}"


def _flat(drawn: Scene) -> Iterator[tuple[str, str]]:
    yield sign("mark", "start"), "start"
    if drawn.exits:
        yield sign("mark", "exit"), "exit"
    for kind, name in _DOORS.items():
        if any(door.kind == kind for door in drawn.doors):
            yield sign("door", kind), name
    traps = {sign("trap", trap.kind): None for trap in drawn.traps if trap.square}
    if traps:
        yield " ".join(traps), "trap"
    if any(not hoard.cards for hoard in drawn.hoards):
        yield sign("mark", "hoard"), "hoard"
    if drawn.silence:
        yield sign("mark", "creaks"), "creaks"
