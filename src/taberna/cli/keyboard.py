"""What somebody types, and what is meant by it: notation, the guided menu, or a word to the table."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from taberna.cli import menu as menus
from taberna.cli.interrupts import Aside
from taberna.cli.menu import Closed, Menu
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.cli.reading import Reading
from taberna.cli.screen import in_full, question
from taberna.cli.terminal import Left, Terminal
from taberna.cli.vocabulary import Vocabulary
from taberna.table.play import Play
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, Options, State, View

SPOKEN_FOR: Final = re.compile(r"([A-Za-z0-9]{1,12}|\*):\s*(.*)")
WORDS: Final = ("talk", "rules", "quit")
NOTES: Final = ("?", "notes")
"""What shows the whole of what a list has no room for."""


@dataclass(frozen=True, slots=True)
class Acting:
    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Going:
    """One action after another, as long as nothing surprising happens."""

    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Talking:
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Undoing:
    """What was done last is to be taken back."""


@dataclass(frozen=True, slots=True)
class Recalling:
    """Somebody wants to know what happened."""


@dataclass(frozen=True, slots=True)
class Muting:
    """The bots are to be silent, or to talk again."""


Wish: TypeAlias = Acting | Going | Talking | Undoing | Recalling | Muting


class Keyboard:
    """One question to the seat that must act, for as long as it takes."""

    def __init__(
        self,
        terminal: Terminal,
        names: Names,
        show: AnyPresentation,
        play: Play[State, Action, Event, View, Options],
        seat: Seat,
        people: frozenset[Seat],
        *,
        undo: bool = False,
    ) -> None:
        self._terminal, self._names, self._show = terminal, names, show
        self._play, self._seat, self._people = play, seat, people
        self._view = play.game.view(play.state, seat)
        legal = play.game.legal(play.state, seat).actions
        self._reading = Reading(
            show, names, play.game, play.state, self._view, legal, patient=terminal.guided
        )
        self._menu = self._reading.menu
        self._words = Vocabulary(names.texts, show)
        words = (*self._reading.also, *show.asides, *show.lookups, *(self._undo() if undo else ()), *WORDS)
        self._also = names.texts("also", words=", ".join(map(self._words.said, words)))
        self._notice: list[RenderableType] = []
        self._text = ""

    def _undo(self) -> tuple[str, ...]:
        """Offered only where the game permits it, to whoever of the people here moved last."""
        last = self._play.back.commit.seat if self._play.back else ""
        return ("undo",) if last in self._people else ()

    def open(self, news: Sequence[str], *, handed_over: bool, turned: bool) -> None:
        """In a script the table is told once; on a screen it is drawn with every question. Who did something
        reads all that came of it before the screen goes on to somebody else."""
        texts = self._names.texts
        if handed_over and self._show.private(self._view):
            taken = texts("take-keyboard", seat=self._names.of(self._seat))
            self._terminal.recount(news, texts("press-enter"), taken)
        elif turned and self._terminal.guided and not self._terminal.fits(self._parts(), news):
            self._terminal.recount(news, texts("press-enter"), texts("press-enter"))
        if not self._terminal.guided:
            plain = self._show.plain(self._view, self._names)
            self._terminal.show((*plain, self._show.ask(self._view, self._names)))

    def _parts(self) -> tuple[RenderableType, RenderableType]:
        asked = question(self._show.ask(self._view, self._names), self._menu, self._also, ahead=True)
        return self._show.board(self._view, self._names), asked

    def ask(self, news: Sequence[str]) -> Wish:
        """What is wished next; raises Aside when that is only to see something, or can't be read."""
        self._text = self._typed(self._show.ask(self._view, self._names), self._menu, self._also, news)
        self._notice = []
        return self._heard(self._seat, self._text, news)

    def show(self, aside: Aside) -> None:
        if not self._terminal.guided:
            self._terminal.tell(aside.text.splitlines())
        elif "\n" in aside.text:
            self._leaf(aside.text)
        elif aside.text:
            self._notice = [Text(aside.text, style="red" if aside.refused else "cyan")]

    def _leaf(self, text: str) -> None:
        on = self._names.texts("press-enter")
        self._terminal.leaf(text, on, on)

    def complaint(self, aside: Aside) -> str:
        """What is wrong with which line of a script."""
        line = self._terminal.line
        return self._names.texts("line-refused", line=line, text=self._text, reason=aside.text)

    def _typed(self, ask: str, menu: Menu[Action], foot: str, news: Sequence[str]) -> str:
        if self._terminal.guided:
            asked = question(ask, menu, foot, ahead=menu is self._menu)
            board = self._show.board(self._view, self._names)
            self._terminal.show((board, *self._notice, asked), news)
        name = self._names.of(self._seat)
        try:
            return self._terminal.read(self._names.texts("prompt", seat=name))
        except Left:
            message = "game-left" if self._terminal.guided else "game-unfinished"
            raise Left(self._names.texts(message, seat=name)) from None

    def _heard(self, seat: Seat, text: str, news: Sequence[str]) -> Wish:
        texts = self._names.texts
        text = self._words.meant(text)
        path = self._show.path(text, self._view) if text and seat == self._seat else ()
        if path:
            return Going(seat, tuple(action for step in path for action in self._reading.read(step)))
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "":
                raise Aside("")
            case "?" | "help":
                raise Aside(self._show.help(self._names))
            case "notes" if not rest:
                raise Aside(in_full(self._menu))
            case "rules":
                raise Aside(self._show.rules(self._view, self._names))
            case "quit" | "exit":
                raise Left
            case "talk" if not rest:
                raise Aside(texts("talk-what"))
            case "talk":
                return Talking(seat, rest)
            case "log":
                return Recalling()
            case "undo":
                return Undoing()
            case "mute":
                return Muting()
            case lookup if lookup in self._show.lookups:
                raise Aside(self._show.lookups[lookup](rest.strip(), self._view, self._names))
            case aside if aside in self._show.asides and not rest:
                raise Aside(self._show.asides[aside](self._view, self._names))
        spoken = SPOKEN_FOR.fullmatch(text)
        if spoken and spoken[1] in (*self._play.seats, HOUSE):
            return self._spoken_for(spoken[1], spoken[2], news)
        return Acting(seat, self._meant(text, news) if seat == self._seat else self._reading.read(text))

    def _spoken_for(self, seat: Seat, text: str, news: Sequence[str]) -> Wish:
        if seat == HOUSE:
            raise Aside(self._names.texts("house-plays-itself"), refused=True)
        if seat not in self._people:
            raise Aside(self._names.texts("bot-seat", seat=self._names.of(seat)), refused=True)
        return self._heard(seat, text, news)

    def _meant(self, text: str, news: Sequence[str]) -> tuple[Action, ...]:
        found = self._reading.meant(text)
        while isinstance(found, Menu):
            picked = self._guided(found, news)
            found = picked if isinstance(picked, Menu) else (picked,)
        return found

    def _guided(self, menu: Menu[Action], news: Sequence[str]) -> Menu[Action] | Action:
        texts = self._names.texts
        while True:
            text = self._typed(menu.question, menu, texts("menu-back"), news)
            self._notice = []
            if not text:
                raise Aside("")
            if self._words.meant(text) in NOTES:
                self._leaf(in_full(menu))
                continue
            found = menus.pick(menu, text)
            then = found[0].then if len(found) == 1 else None
            if isinstance(then, Closed):
                self._notice = [Text(then.reason, style="red")]
                continue
            if then is not None:
                return then
            several = texts("menu-several", text=text, choices=", ".join(c.label for c in found))
            self._notice = [Text(several if found else texts("menu-none", text=text), style="red")]
