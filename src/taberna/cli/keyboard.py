"""One question to somebody at the keyboard: what is typed, and what is meant by it."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from taberna.cli import menu as menus
from taberna.cli.interrupts import Aside
from taberna.cli.line_reader import LineReader
from taberna.cli.menu import Closed, Menu
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.cli.screen import in_full, question
from taberna.cli.seat_port import SeatPort, Turn
from taberna.cli.terminal import Left, Terminal
from taberna.cli.vocabulary import Vocabulary
from taberna.table.refusal import refuse
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action

SPOKEN_FOR: Final = re.compile(r"([A-Za-z0-9]{1,12}|\*):\s*(.*)")
WORDS: Final = ("talk", "rules", "quit")
NOTES: Final = ("?", "notes")
"""What shows the whole of what a list has no room for."""


@dataclass(frozen=True, slots=True)
class Acting:
    """One action after another."""

    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Going:
    """A way, as far as nothing surprising happens."""

    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Talking:
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Undoing:
    """What was done last is to be taken back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Answering:
    """Whether the other side may take its move back."""

    agree: bool


@dataclass(frozen=True, slots=True)
class Pausing:
    """The clocks are to stand still, or to run again."""

    on: bool


@dataclass(frozen=True, slots=True)
class Recalling:
    """Somebody wants to know what happened."""


@dataclass(frozen=True, slots=True)
class Muting:
    """The bots are to be silent, or to talk again."""


Wish: TypeAlias = Acting | Going | Talking | Undoing | Answering | Pausing | Recalling | Muting


class Keyboard:
    """`patient`: what can't be read is asked for again."""

    def __init__(
        self,
        terminal: Terminal,
        names: Names,
        show: AnyPresentation,
        port: SeatPort,
        turn: Turn,
        *,
        patient: bool,
    ) -> None:
        self._terminal, self._names = terminal, names
        self._drawing, self._reading = show.drawing, show.reading
        self._port, self._turn = port, turn
        self._view, self._seat = turn.view, turn.seat
        self._lines = LineReader(show, names, port.game, turn.view, turn.legal.actions, patient=patient)
        self._menu = self._lines.menu
        self._words = Vocabulary(names.texts, show.reading)
        now = (word for word, offered in (("undo", turn.undo), ("pause", turn.timed)) if offered)
        also = (*self._lines.also, *self._reading.asides, *self._reading.lookups, *now, *WORDS)
        words = ", ".join(map(self._words.said, also))
        self._also = names.texts("also", words=words)
        self._ask = self._drawing.ask(turn.view, names) if turn.is_own else self._waiting()
        self._notice: list[RenderableType] = []
        self._text = ""

    def _waiting(self) -> str:
        others = ", ".join(map(self._names.of, self._turn.waiting))
        return self._names.texts("join-waiting", seats=others)

    def open(self, news: Sequence[str], *, handed_over: bool, turned: bool) -> None:
        """In a script the table is told once; on a screen it is drawn with every question. Who did something
        reads all that came of it before the screen goes on to somebody else."""
        texts = self._names.texts
        if handed_over and self._drawing.private(self._view):
            taken = texts("take-keyboard", seat=self._names.of(self._seat))
            self._terminal.recount(news, texts("press-enter"), taken)
        elif turned and self._terminal.guided and not self._terminal.fits(self.parts(), news):
            self._terminal.recount(news, texts("press-enter"), texts("press-enter"))
        if not self._terminal.guided:
            self._terminal.show((*self._drawing.plain(self._view, self._names), self._ask))

    def parts(self) -> tuple[RenderableType, RenderableType]:
        asked = question(self._ask, self._menu, self._also, ahead=True)
        return self._drawing.board(self._view, self._names), asked

    def ask(self, news: Sequence[str], unless: Callable[[], bool] = bool) -> Wish:
        """What is wished next; raises Aside when that is only to see something, or can't be read, and Nudged
        where the question itself is out of date."""
        menu = self._menu
        self._text = self._typed(menu, news, unless)
        self._notice = []
        found = self._heard(self._seat, self._text)
        while isinstance(found, Menu):
            menu = found
            self._text = self._typed(menu, news, unless)
            self._notice = []
            found = self._picked(menu, self._text)
        return found

    def show(self, aside: Aside) -> None:
        if not self._terminal.guided:
            self._terminal.tell(aside.text.splitlines())
        elif "\n" in aside.text:
            self._leaf(aside.text)
        elif aside.text:
            self._notice = [Text(aside.text, style="red" if aside.refused else "cyan")]

    def complaint(self, aside: Aside) -> str:
        """What is wrong with which line of a script."""
        line = self._terminal.line
        return self._names.texts("line-refused", line=line, text=self._text, reason=aside.text)

    def _leaf(self, text: str) -> None:
        on = self._names.texts("press-enter")
        self._terminal.leaf(text, on, on)

    def _typed(self, menu: Menu[Action], news: Sequence[str], unless: Callable[[], bool]) -> str:
        if self._terminal.guided:
            first = menu is self._menu
            ask, foot = (self._ask, self._also) if first else (menu.question, self._names.texts("menu-back"))
            board = self._drawing.board(self._view, self._names)
            self._terminal.show((board, *self._notice, question(ask, menu, foot, ahead=first)), news)
        name = self._names.of(self._seat)
        try:
            return self._terminal.read(self._names.texts("prompt", seat=name), unless)
        except Left:
            message = "game-left" if self._terminal.guided else "game-unfinished"
            raise Left(self._names.texts(message, seat=name)) from None

    def _heard(self, seat: Seat, typed: str) -> Wish | Menu[Action]:
        text = self._words.meant(typed)
        path = self._reading.path(text, self._view) if text and seat == self._seat else ()
        if path:
            return Going(seat, tuple(action for step in path for action in self._lines.read(step)))
        if not text:
            raise Aside("")
        wish = self._worded(seat, text, self._menu)
        if wish is not None:
            return wish
        spoken = SPOKEN_FOR.fullmatch(text)
        if spoken and spoken[1] in (*self._port.seats, HOUSE):
            return self._spoken_for(spoken[1], spoken[2])
        if seat != self._seat:
            return Acting(seat, self._lines.read(text))
        found = self._lines.meant(" ".join(text.split()))
        return found if isinstance(found, Menu) else Acting(seat, found)

    def _spoken_for(self, seat: Seat, text: str) -> Wish | Menu[Action]:
        if seat == HOUSE:
            raise Aside(self._names.texts("house-plays-itself"), refused=True)
        if seat not in self._port.people:
            raise Aside(self._names.refusal(refuse("played-by-bot", seat=seat)), refused=True)
        return self._heard(seat, text)

    def _worded(self, seat: Seat, text: str, menu: Menu[Action]) -> Wish | None:
        """A word to the table that stands in no menu; None where it is none."""
        texts, names, view = self._names.texts, self._names, self._view
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "?" | "notes" if not rest and (word == "notes" or menu is not self._menu):
                raise Aside(in_full(menu))
            case "?" | "help":
                raise Aside(self._drawing.help(names))
            case "rules":
                raise Aside(self._drawing.rules(view, names))
            case "quit" | "exit":
                raise Left(texts("game-left", seat=names.of(self._seat)))
            case "talk" if not rest:
                raise Aside(texts("talk-what"))
            case "talk":
                return Talking(seat, rest)
            case "log":
                return Recalling()
            case "undo":
                return Undoing(seat)
            case "agree" | "decline" if not rest:
                return Answering(word.casefold() == "agree")
            case "pause" | "resume" if not rest:
                return Pausing(word.casefold() == "pause")
            case "mute":
                return Muting()
            case lookup if lookup in self._reading.lookups:
                raise Aside(self._reading.lookups[lookup](rest.strip(), view, names))
            case aside if aside in self._reading.asides and not rest:
                raise Aside(self._reading.asides[aside](view, names))
        return None

    def _picked(self, menu: Menu[Action], typed: str) -> Wish | Menu[Action]:
        """Below a verb what is listed comes before a word of the same name; Enter goes back."""
        if not typed:
            raise Aside("")
        found = menus.pick(menu, typed)
        then = found[0].then if len(found) == 1 else None
        try:
            wish = None if found else self._worded(self._seat, self._words.meant(typed), menu)
        except Aside as aside:
            self.show(aside)
            return menu
        if wish is not None:
            return wish
        if not found:
            then = menus.walk(menu, " ".join(typed.split()))
        if then is None or isinstance(then, Closed):
            self._notice = [Text(then.reason if then else self._unclear(typed, found), style="red")]
            return menu
        return then if isinstance(then, Menu) else Acting(self._seat, (then,))

    def _unclear(self, typed: str, found: Sequence[menus.Choice[Action]]) -> str:
        texts = self._names.texts
        several = texts("menu-several", text=typed, choices=", ".join(choice.label for choice in found))
        return several if found else texts("menu-none", text=typed)
