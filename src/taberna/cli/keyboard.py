"""What somebody types, and what is meant by it: notation, the guided menu, or a word to the table."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from taberna.cli import menu as menus
from taberna.cli.menu import Menu
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.cli.screen import question
from taberna.cli.terminal import Left, Terminal
from taberna.table.play import Play, take_back
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, Options, State, View

SPOKEN_FOR: Final = re.compile(r"([A-Za-z0-9]{1,12}|\*):\s*(.*)")
UNREADABLE: Final = "unreadable-action"
WORDS: Final = ("talk …", "rules", "quit")


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


class Aside(Exception):
    """Something to be shown while the game stays where it is."""

    def __init__(self, text: str, *, refused: bool = False, at: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.refused = refused
        self.at = at
        """The character that could not be read, counted from 1."""


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
    ) -> None:
        self._terminal, self._names, self._show = terminal, names, show
        self._play, self._seat, self._people = play, seat, people
        self._view = play.game.view(play.state, seat)
        self._ways = [(a, show.ways(a, self._view, names)) for a in play.game.legal(play.state, seat).actions]
        self._menu = menus.build((path, action) for action, paths in self._ways for path in paths)
        typed = (play.game.notation.print_action(action) for action, paths in self._ways if not paths)
        lookups = (f"{word} …" for word in show.lookups)
        self._also = names.texts(
            "also", words=", ".join((*typed, *show.asides, *lookups, *self._undo(), *WORDS))
        )
        self._notice: list[RenderableType] = []
        self._text = ""

    def _undo(self) -> tuple[str, ...]:
        """Offered only where the game permits it, to whoever of the people here moved last."""
        last = self._play.back.commit.seat if self._play.back else ""
        permitted = last in self._people and not isinstance(take_back(self._play, last), Refusal)
        return ("undo",) if permitted else ()

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
            self._terminal.show((Text(aside.text),))
            self._terminal.pause(self._names.texts("press-enter"))
        elif aside.text:
            self._notice = [Text(aside.text, style="red" if aside.refused else "cyan")]

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
        path = self._show.path(text, self._view) if text and seat == self._seat else ()
        if path:
            return Going(seat, tuple(action for step in path for action in self._read(step)))
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "":
                raise Aside("")
            case "?" | "help":
                raise Aside(self._show.help(self._names))
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
        return Acting(seat, self._meant(text, news) if seat == self._seat else self._read(text))

    def _spoken_for(self, seat: Seat, text: str, news: Sequence[str]) -> Wish:
        if seat == HOUSE:
            raise Aside(self._names.texts("house-plays-itself"), refused=True)
        if seat not in self._people:
            raise Aside(self._names.texts("bot-seat", seat=self._names.of(seat)), refused=True)
        return self._heard(seat, text, news)

    def _meant(self, text: str, news: Sequence[str]) -> tuple[Action, ...]:
        """Notation first; then the words and numbers of the menu, which asks for what is still open."""
        guided = self._terminal.guided
        if guided:
            text = self._show.spelled(text, self._view, self._names)
        found = self._named(text) or (self._opened(text) if guided else None)
        try:
            actions = self._read(text)
            if found is None or (not isinstance(found, Menu) and actions[0] in (a for a, _ in self._ways)):
                return actions
        except Aside as unread:
            if found is None:
                found = menus.walk(self._menu, text)
                # A script is held to the notation once it began to speak it.
                strict = not guided and (unread.at > 1 or isinstance(found, Menu))
                if found is None and text.isdecimal():
                    raise Aside(self._names.texts("menu-none", text=text), refused=True) from None
                if found is None or strict:
                    raise
        while isinstance(found, Menu):
            found = self._guided(found, news)
        return (found,)

    def _opened(self, text: str) -> Menu[Action] | None:
        """A verb alone, of which the menu has more to ask: `attack` asks whom, though it could be read."""
        picked = menus.pick(self._menu, text)
        then = picked[0].then if len(picked) == 1 else None
        return then if isinstance(then, Menu) else None

    def _named(self, text: str) -> Menu[Action] | Action | None:
        """What is done to a thing that is called by its name (`use chest`), if only one is so called; on a
        screen, what more there is to say about it (`cast pyre`: at whom?)."""
        verb, _, name = (menus.plainly(part) for part in text.partition(" "))
        found = [
            (path, action)
            for action, paths in self._ways
            for path in paths
            if len(path) > 1
            for word, thing in [f"{self._play.game.notation.print_action(action)} ".split(" ", 2)[:2]]
            if verb in (menus.plainly(path[0].label), word)
            and name in (menus.plainly(path[1].label), menus.plainly(thing))
        ]
        if len(found) == 1:
            return found[0][1]
        same = self._terminal.guided and len({path[1] for path, _ in found}) == 1
        return menus.build((path[2:], action) for path, action in found) if same else None

    def _guided(self, menu: Menu[Action], news: Sequence[str]) -> Menu[Action] | Action:
        texts = self._names.texts
        while True:
            text = self._typed(menu.question, menu, texts("menu-back"), news)
            if not text:
                raise Aside("")
            found = menus.pick(menu, text)
            if len(found) == 1:
                return found[0].then
            several = texts("menu-several", text=text, choices=", ".join(c.label for c in found))
            self._notice = [Text(several if found else texts("menu-none", text=text), style="red")]

    def _read(self, text: str) -> tuple[Action, ...]:
        verb, space, rest = text.partition(" ")
        try:
            return self._play.game.notation.parse_actions(self._play.state, text)
        except Refused as refused:
            why = refused.refusal
            if self._terminal.guided and verb != verb.lower() and why.code == UNREADABLE:
                return self._read(verb.lower() + space + rest)
            why = self._show.put(why, self._view, self._names)
            raise Aside(self._names.refusal(why), refused=True, at=int(why.params.get("at", 0))) from None
