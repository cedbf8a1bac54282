"""The table drawn from a view: Lines of big numbered stones, Pools, points, and what all should know."""

from typing import Final

from msgspec.structs import replace
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from taberna.cli.names import Names
from taberna.cli.tellstones.words import side_name
from taberna.games.tellstones.phrases import NO_LINE, place
from taberna.games.tellstones.scoring import POINTS_TO_WIN
from taberna.games.tellstones.seats import Side
from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import SYMBOLS, VACANT, is_face_up
from taberna.games.tellstones.view import LineView, View, view
from taberna.table.seats import SPECTATOR

WIDE: Final = 9
"""A stone within its border: the longest name of a symbol in any edition has nine letters."""
UP: Final = "bold yellow"
DOWN: Final = "grey50"
SIDES: Final[tuple[Side, ...]] = ("A", "B")


class Board:
    """Drawn where there is room for the stones side by side; else told in plain lines."""

    def __init__(self, seen: View, names: Names) -> None:
        self._seen = seen
        self._names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seen, names = self._seen, self._names
        yield _title(seen, names)
        if options.max_width < (WIDE + 2) * max(len(line.stones) for line in seen.lines):
            yield from (Text(text) for text in _plain_table(seen, names))
            return
        yield _score(seen, names)
        for line in seen.lines:
            if line.name is None:
                yield Text(f" {names.texts('line', line=NO_LINE)}", style="bold")
            yield from _stones(line, names)
            yield _pool(line, names)


def board(seen: View, names: Names) -> RenderableType:
    return Board(seen, names)


def plain(seen: View, names: Names) -> tuple[str, ...]:
    """The same in lines of text without any control codes."""
    return (*_plain_table(seen, names), *_badges(seen, names))


def laid_open(state: State) -> View:
    """Everything, for a game that is over: a face-down stone is a small letter."""
    seen = view(state, SPECTATOR)
    lines = zip(seen.lines, state.lines, strict=True)
    return replace(seen, lines=tuple(replace(shown, stones=stones) for shown, stones in lines))


def _title(seen: View, names: Names) -> Text:
    title = Text(names.texts(f"title-{seen.options.variant}"), style="bold")
    badges = _badges(seen, names)
    return title.append(f"   {' · '.join(badges)}" if badges else "", style="magenta")


def _badges(seen: View, names: Names) -> tuple[str, ...]:
    texts = names.texts
    if seen.outcome is not None:
        return ()
    badges = [texts("badge-looks", side=side_name(side, names)) for side in seen.bonus]
    badges += [texts("badge-bell")] if seen.bell else []
    badges += [texts("badge-notes")] if seen.options.notes == "on" else []
    badges += [texts("badge-clock")] if seen.options.clock != "off" else []
    badges += [texts("badge-drawn", side=side_name(seen.drawn, names))] if seen.drawn else []
    badges += [texts("badge-resigns", seat=names.of(seat)) for seat in seen.resigns]
    badges += [texts("badge-away", seat=names.of(seat)) for seat in seen.away]
    return tuple(badges)


def _score(seen: View, names: Names) -> Text:
    left, right = _points(seen, "A", names), _points(seen, "B", names)
    return Text("    ").join((left, right))


def _points(seen: View, side: Side, names: Names) -> Text:
    points = seen.score[0 if side == "A" else 1]
    turn = any(seat[0] == side for seat in seen.waiting)
    name = side_name(side, names)
    text = Text(f"▶ {name} " if turn else f"  {name} ", style="bold" if turn else "")
    return text.append("●" * points, style=UP).append("○" * (POINTS_TO_WIN - points), style=DOWN)


def _stones(line: LineView, names: Names) -> list[Text]:
    if not line.stones:
        return [Text()] * 4
    drawn = [_stone(line, space, names) for space in range(1, len(line.stones) + 1)]
    return [Text("").join(row) for row in zip(*drawn, strict=True)]


def _stone(line: LineView, space: int, names: Names) -> tuple[Text, Text, Text, Text]:
    """Four rows: a border with the number, the name, the letter of the notation, a border."""
    stone = line.stones[space - 1]
    if stone == VACANT:
        gap = Text(" " * (WIDE + 2))
        return gap, gap, Text("·".center(WIDE + 2), style=DOWN), gap
    number = f" {place(line.name, space)} "
    style = UP if is_face_up(stone) else DOWN
    top = Text(f"╭─{number}{'─' * (WIDE - 1 - len(number))}╮", style=style)
    bottom = Text(f"╰{'─' * WIDE}╯", style=style)
    if stone.upper() not in SYMBOLS:
        back = Text(f"│{'░' * WIDE}│", style=style)
        return top, back, back, bottom
    name = names.texts("stone", symbol=stone.upper())
    letter = stone.upper() if is_face_up(stone) else f"░{stone}░"
    return top, Text(f"│{name:^{WIDE}}│", style=style), Text(f"│{letter:^{WIDE}}│", style=style), bottom


def _pool(line: LineView, names: Names) -> Text:
    texts = names.texts
    pool = texts("pool") if line.name is None else f"{texts('pool')} {line.name}"
    text = Text(f" {texts('label', what=pool)} ", style="bold")
    if not line.pool:
        return text.append(texts("pool-empty"), style=DOWN)
    for symbol in line.pool:
        text.append(f"{symbol} ", style=UP).append(f"{texts('stone', symbol=symbol)}  ")
    return text


def _plain_table(seen: View, names: Names) -> tuple[str, ...]:
    one, two = (f"{side_name(side, names)} {seen.score[i]}" for i, side in enumerate(SIDES))
    return (*(_plain_line(line, names) for line in seen.lines), f"  {one} – {two}")


def _plain_line(line: LineView, names: Names) -> str:
    texts = names.texts
    stones = (
        f"[{place(line.name, space)} {_plain_stone(stone, names)}]"
        for space, stone in enumerate(line.stones, 1)
        if stone != VACANT
    )
    pool = " ".join(line.pool) or texts("pool-empty")
    heads = (texts("line", line=line.name or NO_LINE), texts("pool"))
    line_head, pool_head = (texts("label", what=head) for head in heads)
    return f"  {line_head} {' '.join(stones)}  {pool_head} {pool}"


def _plain_stone(stone: str, names: Names) -> str:
    if stone.upper() not in SYMBOLS:
        return "?"
    name = names.texts("stone", symbol=stone.upper())
    return name if is_face_up(stone) else f"({name})"
