"""The two ways to sit at the table: at a terminal, or with lines from a pipe."""

import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from select import select
from typing import Final, Protocol, TextIO

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

try:
    import termios
except ModuleNotFoundError:  # Windows has none: what was typed ahead stays
    termios = None  # type: ignore[assignment]

ENTER_SCREEN: Final = "\x1b[?1049h"
LEAVE_SCREEN: Final = "\x1b[?1049l"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The screen and what was scrolled off it: the other screen keeps nothing, but not every terminal has one."""
KEYS: Final = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O?.)|[\x00-\x08\x0b-\x1f\x7f]")
"""What keys write that stand for no letter, an arrow for one: said again, it would move what is shown."""
WIDEST: Final = 100
NEWS: Final = 6
SMALL: Final = 36
"""A screen with fewer lines is one on which everything is told as shortly as can be."""
ASKED: Final = 11
ASKED_SMALL: Final = 9
"""Lines that a question mostly takes, with its answers."""
PROMPT: Final = 3
"""Lines that a question below a page may take."""
NUDGE: Final = b"\0"
"""What rings and is no signal: there are news for whoever sits at a question."""


def at_terminal() -> bool:
    """Whether somebody sits there. A dumb terminal can't be wiped: it is treated like a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


class Left(Exception):
    """Nobody is at the table any more: the input ended, or somebody said `quit`. Ctrl-C says the same."""


class Nudged(Exception):
    """What was asked is out of date: something happened before anybody answered."""


def _never() -> bool:
    return False


class Terminal(Protocol):
    @property
    def guided(self) -> bool:
        """Whether somebody sits there who can be asked again."""

    @property
    def line(self) -> int:
        """The number of the last line read."""

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        """The table as it is now, in place of what was shown before; the news come after the first part."""

    def tell(self, lines: Sequence[str]) -> None:
        """What just happened, where it is not part of what is shown."""

    def interject(self, text: str) -> None:
        """What can't wait until the question that is open has been answered."""

    def read(self, prompt: str, unless: Callable[[], bool] = ...) -> str:
        """What somebody types; raises Nudged where `unless` comes true before that and somebody nudges."""

    def nudge(self) -> None:
        """From another thread: whoever waits for a line looks whether it is still wanted."""

    def discard(self) -> None:
        """What was typed while nobody was asked answers nothing."""

    def pause(self, text: str) -> None: ...

    def fits(self, parts: Sequence[RenderableType], news: Sequence[str]) -> bool:
        """Whether all the news would be seen beside these parts."""

    def recount(self, news: Sequence[str], more: str, last: str) -> None:
        """The news and nothing else, page by page: so also while the keyboard changes hands."""

    def leaf(self, text: str, more: str, last: str) -> None:
        """A text of any length, read page by page."""

    def whisper(self, alone: str, secret: str, wiped: str) -> None:
        """Shows something to one person only, once, and wipes it."""


class Screen:
    """A terminal with somebody before it. It is always redrawn whole, on the screen that keeps no history."""

    guided = True

    def __init__(self) -> None:
        self._source: TextIO = sys.stdin
        self._target: TextIO = sys.stdout
        self._bell: tuple[int, int] | None = None
        """Where a question waits for Enter, it waits for this, too."""
        self._woken = -1
        self._prompt = ""
        """What is asked now."""
        self.line = 0

    def __enter__(self) -> "Screen":
        self._bell = os.pipe()
        os.set_blocking(self._bell[1], False)
        # Ctrl-C rings it, too: one that comes just before the wait begins would not end the wait.
        self._woken = signal.set_wakeup_fd(self._bell[1], warn_on_full_buffer=False)
        self._write(ENTER_SCREEN + WIPE)
        return self

    def __exit__(self, *_: object) -> None:
        self._write(WIPE + LEAVE_SCREEN)
        signal.set_wakeup_fd(self._woken)
        bell, self._bell = self._bell, None
        for end in bell or ():
            os.close(end)

    def nudge(self) -> None:
        if self._bell is not None:
            with suppress(BlockingIOError):  # it rings already
                os.write(self._bell[1], NUDGE)

    def _write(self, text: str) -> None:
        self._target.write(text)
        self._target.flush()

    def _console(self) -> Console:
        console = Console(file=self._target, highlight=False, markup=False, emoji=False)
        if console.width > WIDEST:
            console.width = WIDEST
        return console

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        """As many of the news as there is room for, and a free line between the parts if there still is."""
        self._write(WIPE)
        console = self._console()
        parts, room = _fitted(console, parts)
        if news:
            block = _fitting(console, news[-NEWS:], room)
            room -= len(console.render_lines(block))
            parts = (*parts[:1], block, *parts[1:])
        airy = room >= len(parts) - 1
        for number, part in enumerate(parts):
            if number and airy:
                console.print()
            console.print(part)

    def tell(self, lines: Sequence[str]) -> None:
        """Told with the board, when it is next drawn."""

    def interject(self, text: str) -> None:
        self._write(f"\n{self._wrapped(text)}\n{self._prompt}")

    def _wrapped(self, text: str) -> str:
        console = self._console()
        return "\n".join(line.plain.rstrip() for line in Text(text).wrap(console, console.width - 1))

    def read(self, prompt: str, unless: Callable[[], bool] = _never) -> str:
        # Not input(): with readline the arrow keys would bring back what the others typed (TS-4.2).
        self._prompt = self._wrapped(prompt) + " "
        self._write(self._prompt)
        self._await_line(unless)
        text = self._source.readline()
        if not text:
            raise Left
        self.line += 1
        return KEYS.sub("", text).strip()

    def _await_line(self, unless: Callable[[], bool]) -> None:
        """Until there is one to read; raises Left at a signal."""
        while self._bell is not None:
            if unless():
                raise Nudged
            if self._bell[0] not in select([self._source.fileno(), self._bell[0]], [], [])[0]:
                break
            if os.read(self._bell[0], 1 << 10).strip(NUDGE):
                raise Left

    def discard(self) -> None:
        if self._source.isatty() and termios is not None:
            termios.tcflush(self._source.fileno(), termios.TCIFLUSH)

    def pause(self, text: str) -> None:
        self.read(text)

    def fits(self, parts: Sequence[RenderableType], news: Sequence[str]) -> bool:
        console = self._console()
        room = _fitted(console, parts)[1]
        return not news or (len(news) <= NEWS and len(console.render_lines(_news(news))) <= room)

    def recount(self, news: Sequence[str], more: str, last: str) -> None:
        rest = list(news)
        while True:
            self._write(WIPE)
            console = self._console()
            page = [rest.pop(0)] if rest else []
            while rest and len(console.render_lines(_news([*page, rest[0]]))) <= console.height - PROMPT:
                page.append(rest.pop(0))
            if page:
                console.print(_news(page))
            self.read(more if rest else last)
            if not rest:
                break
        self._write(WIPE)

    def leaf(self, text: str, more: str, last: str) -> None:
        console = self._console()
        lines = list(Text(text).wrap(console, console.width))
        room = max(1, console.height - 2)  # the question below it takes one line
        for first in range(0, len(lines), room):
            self._write(WIPE)
            console.print(Text("\n").join(lines[first : first + room]))
            self.read(more if first + room < len(lines) else last)

    def whisper(self, alone: str, secret: str, wiped: str) -> None:
        self._write(WIPE)
        self.read(alone)
        self._write(WIPE)
        self._console().print(Text(f"\n   {secret}\n", style="bold yellow"))
        try:
            self.read(wiped)
        finally:
            self._write(WIPE)


class Bounded:
    """A part that is told how many lines there are for it."""

    def __init__(self, part: RenderableType, height: int) -> None:
        self._part, self._height = part, height

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(self._part, options.update_height(self._height))


def _fitted(console: Console, parts: Sequence[RenderableType]) -> tuple[tuple[RenderableType, ...], int]:
    """The parts, the first of them in what the others leave of the screen, and how many lines are left. A
    question takes as many lines as one mostly does: the board is not to jump with each."""
    first, *others = parts
    small = console.height < SMALL
    asked = sum(len(console.render_lines(part)) for part in others)
    kept = max(asked, ASKED_SMALL if small else ASKED) + (1 if small else NEWS)
    board = Bounded(first, max(1, console.height - 1 - kept))
    room = console.height - 1 - asked - len(console.render_lines(board))
    return (board, *others), room


def _fitting(console: Console, news: Sequence[str], room: int) -> Group:
    """The last of the news, as many as there are lines for; the very last in any case."""
    while len(news) > 1 and len(console.render_lines(_news(news))) > room:
        news = news[1:]
    return _news(news)


def _news(news: Sequence[str]) -> Group:
    """The last one is the brightest."""
    return Group(*(Text(text) for text in news[:-1]), Text(news[-1], style="bold"))


class Script:
    """Lines from a pipe: nothing is asked twice, nothing waits, and nothing but plain text comes out."""

    guided = False

    def __init__(self, show_looks: bool) -> None:
        self._show_looks = show_looks
        self._source: TextIO = sys.stdin
        self.line = 0

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        for part in (*parts, *news):
            print(str(part))

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(line)

    def interject(self, text: str) -> None:
        print(text)

    def nudge(self) -> None:
        """All lines are there: nobody waits for one."""

    def read(self, prompt: str, unless: Callable[[], bool] = _never) -> str:
        """The next line that says something; a comment says nothing."""
        while True:
            text = self._source.readline()
            if not text:
                raise Left
            self.line += 1
            text = text.partition("#")[0].strip()
            if text:
                print(f"{prompt} {text}")
                return text

    def discard(self) -> None:
        """Everything was typed before it was asked."""

    def pause(self, text: str) -> None:
        """Nobody waits."""

    def fits(self, parts: Sequence[RenderableType], news: Sequence[str]) -> bool:
        return True

    def recount(self, news: Sequence[str], more: str, last: str) -> None:
        """Nobody looks on, and all has been told."""

    def leaf(self, text: str, more: str, last: str) -> None:
        self.tell(text.splitlines())

    def whisper(self, alone: str, secret: str, wiped: str) -> None:
        if self._show_looks:
            print(secret)
