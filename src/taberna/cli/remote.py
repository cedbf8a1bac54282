"""A seat at a table of a server elsewhere, played at this terminal.

This side has no state and no rules: it shows the view it is sent, tells the events it is told, and offers
what it is told is allowed.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import TypeAlias

from rich.console import RenderableType
from rich.text import Text

from taberna.cli import menu as menus
from taberna.cli.company import changes
from taberna.cli.interrupts import Aside
from taberna.cli.menu import Closed, Menu
from taberna.cli.names import Names, sitting
from taberna.cli.presentation import AnyPresentation
from taberna.cli.reading import Reading
from taberna.cli.screen import in_full, question
from taberna.cli.terminal import Left, Terminal
from taberna.cli.vocabulary import Vocabulary
from taberna.server.seat import RemoteSeat
from taberna.server.wire.messages import (
    Committed,
    Done,
    FromServer,
    Presence,
    Refused,
    Said,
    Sitting,
    TakingBack,
    Welcome,
)
from taberna.table import refusal
from taberna.table.commits import Told
from taberna.table.forms import Legal
from taberna.table.outcome import Outcome
from taberna.table.values import Action, Event, View

News: TypeAlias = Welcome[Action, Event, View] | Committed[Action, Event, View]
Meant: TypeAlias = list[Action] | str | bool
"""One action or a path of them, something to say, or whether the other side may take its move back."""


class Coming:
    """What a seat is sent, in order; while somebody sits at a question, a wish is heard before its turn."""

    def __init__(self, news: AsyncIterator[FromServer[Action, Event, View]]) -> None:
        self._news = news
        self._kept: deque[FromServer[Action, Event, View]] = deque()
        self._next: asyncio.Task[FromServer[Action, Event, View]] | None = None

    async def next(self) -> FromServer[Action, Event, View]:
        if self._kept:
            return self._kept.popleft()
        reading, self._next = self._reading(), None
        return await reading

    async def wish(self, until: "asyncio.Task[Meant]") -> TakingBack | None:
        """The next wish to take something back, or None once the question is answered."""
        while not until.done():
            reading = self._reading()
            await asyncio.wait((until, reading), return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and reading.exception() is not None:
                return None  # whoever reads on finds out
            if reading.done():
                self._next = None
                if isinstance(message := reading.result(), TakingBack):
                    return message
                self._kept.append(message)
        return None

    def _reading(self) -> "asyncio.Task[FromServer[Action, Event, View]]":
        if self._next is None:
            self._next = asyncio.ensure_future(anext(self._news))
        return self._next

    async def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
            await asyncio.wait((self._next,))
            if not self._next.cancelled():
                self._next.exception()  # the game is over: nobody needs to hear how the line ended


@dataclass
class RemoteTable:
    terminal: Terminal
    seat: RemoteSeat
    show: AnyPresentation
    names: Names
    news: list[str] = field(default_factory=list)
    heard: int = 0
    hearing: Callable[[int], object] = bool
    """What is done when something was told: whoever comes back is not told it again."""
    over: Callable[[], object] = bool
    """What is done once nobody needs to come back."""
    notice: str = ""
    last: News | None = None
    path: list[Action] = field(default_factory=list)
    """What is still to be done of a shorthand, until something surprising happens."""
    sent: str = ""
    """What the house has not answered yet. What others did meanwhile is told, and nothing is asked."""
    spoke: bool = False
    """Whether that was a line of talk, after which the same is asked again."""
    due: int = 0
    """The number of what this seat did last: until it is told, what it was asked before is answered."""
    seen: View | None = None
    sittings: tuple[Sitting, ...] = ()
    coming: "Coming | None" = None

    async def play(self) -> Outcome:
        async with aclosing(self.seat.news()) as news:
            self.coming = Coming(news)
            try:
                while True:
                    outcome = await self._heard(await self.coming.next())
                    if outcome is not None:
                        return outcome
            finally:
                await self.coming.close()

    async def _until_said(self, asking: "Asking") -> Meant:
        """What is answered. Whoever sits at the question is told at once that the other side would take its
        move back: once it is answered, that is void (TS-7.6)."""
        answering = asyncio.create_task(asyncio.to_thread(asking.ask))
        while self.coming is not None and (wish := await self.coming.wish(answering)) is not None:
            self._wished(wish)
        return await answering

    def _wished(self, wish: TakingBack) -> None:
        if wish.by == self.seat.seat or wish.declined:
            return
        words = Vocabulary(self.names.texts, self.show)
        agree, decline = words.said("agree"), words.said("decline")
        told = self.names.texts("undo-wish", to=self.names.of(wish.by), agree=agree, decline=decline)
        self.news.append(told)
        self.terminal.interject(told)

    async def _heard(self, message: FromServer[Action, Event, View]) -> Outcome | None:
        match message:
            case Welcome() | Committed():
                if isinstance(message, Welcome):  # a house may have lost what was heard there before
                    self.seat.seq, self.heard = message.seq, min(self.heard, message.seq)
                    self.due = min(self.due, message.seq)
                    self._seated(message.sittings)
                await self._tell(message)
                self.hearing(self.heard)
                self.last = message
                if message.outcome is not None:
                    self.over()
                    await asyncio.to_thread(self._finish, message)
                    return message.outcome
                await self._turn(message)
            case Done() if message.id == self.sent:
                self.sent = ""
                self.due = self.due if self.spoke else message.seq
                if self.last is not None:
                    await self._turn(self.last)
            case TakingBack():
                self._wished(message)
            case Presence():
                self.names = sitting(self.names.texts, message.sittings, self.show.titles)
                self._seated(message.sittings)
                self._wait()
            case Said():
                line = message.line
                text = self.names.say(line.phrase) if line.phrase else line.text
                self._announce(self.names.texts("talked", seat=line.name or line.seat, text=text))
                self._wait()
            case Refused():
                if message.id == self.sent:
                    self.sent = ""
                why = self._put(refusal.refuse(message.code, **message.params))
                self.notice = self.names.refusal(why)
                self.terminal.tell((self.notice,))
                if self.last is not None:
                    await self._turn(self.last)
            case _:
                pass
        return None

    def _seated(self, sittings: tuple[Sitting, ...]) -> None:
        said = changes(self.sittings, sittings, self.names, self.seat.seat)
        self.sittings = sittings
        if said:
            self._announce(*said)

    def _put(self, why: refusal.Refusal) -> refusal.Refusal:
        view = self.last.view if self.last else None
        return why if view is None else self.show.put(why, view, self.names)

    def _announce(self, *sentences: str) -> None:
        self.news += sentences
        self.terminal.tell(sentences)

    async def _tell(self, message: News) -> None:
        """The events once each; a secret is shown alone, and wiped."""
        before, after = self.last.view if self.last else None, message.view
        for telling in message.tellings:
            if telling.seq <= self.heard:
                continue
            self.heard = telling.seq
            if not isinstance(telling, Told):
                self._announce(self.names.texts("taken-back", seat=self.names.of(telling.seat)))
                continue
            read = await self._turn_page(telling.events)
            if after is not None:
                told = self.show.story(telling.events, before or after, after, self.names)
                self._announce(*(sentence for sentence in told if sentence not in read))
            for event in telling.events:
                secret = self.show.secret(event, self.names)
                if secret is not None:
                    texts, me = self.names.texts, self.names.of(self.seat.seat)
                    # TS-4.2: whoever leaves in the middle of a look has had it.
                    self.hearing(telling.seq)
                    await self.seat.ack(telling.seq)
                    await asyncio.to_thread(
                        self.terminal.whisper, texts("look-ready", seat=me), secret, texts("look-wiped")
                    )

    async def _turn_page(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """What begins a tale is read in peace, and once is enough."""
        page = self.show.page(events, self.names)
        if not page or not self.terminal.guided:
            return ()
        on = self.names.texts("press-enter")
        await asyncio.to_thread(self.terminal.leaf, f"\n{page}\n", on, on)
        return tuple(page.split("\n\n"))

    async def _turn(self, message: News) -> None:
        """Asks, if it is for this seat to act; else shows who is waited for."""
        view = message.view
        if view is None:
            self.terminal.show((Text(self.names.texts("join-gathering")),), self.news)
            return
        if self.seat.seat not in message.waiting:
            self.path = []
            self._wait()
            return
        if self.sent or message.seq < self.due:
            return
        before = self.seen
        self.seen = view
        if self.path and before is not None and not self.show.surprise(before, view):
            step, *self.path = self.path
            if message.legal.allows(step):
                self.sent, self.spoke = await self.seat.act(step), False
                return
        self.path = []
        self.terminal.discard()
        meant = await self._until_said(Asking(self, view, message.legal))
        self.news.clear()
        self.notice = ""
        if isinstance(meant, bool):
            await self.seat.answer(agree=meant)
            if not meant:
                await self._turn(message)
        elif isinstance(meant, str):
            self.sent, self.spoke = await self.seat.say(meant), True
        else:
            self.path = meant[1:]
            self.sent, self.spoke = await self.seat.act(meant[0]), False

    def _wait(self) -> None:
        """Shows who is waited for, and what is told meanwhile, where this seat is not asked itself."""
        if self.last is None or (view := self.last.view) is None or self.seat.seat in self.last.waiting:
            return
        if self.terminal.guided:
            waits = ", ".join(self.names.of(seat) for seat in self.last.waiting)
            board = self.show.board(view, self.names)
            self.terminal.show((board, Text(self.names.texts("join-waiting", seats=waits))), self.news)

    def _finish(self, message: News) -> None:
        view = message.view
        if view is None:
            return
        if self.terminal.guided:
            self.terminal.show((self.show.board(view, self.names),), self.news)
            self.terminal.pause(self.names.texts("press-enter"))
        else:
            self.terminal.show(self.show.plain(view, self.names))


class Asking:
    """One question, for as long as it takes: notation, or the words and numbers of the menu."""

    def __init__(self, table: RemoteTable, view: View, legal: Legal[Action]) -> None:
        self._table = table
        self._view = view
        names, show = table.names, table.show
        game = table.seat.game
        self._reading = Reading(show, names, game, game.empty, view, legal.actions, patient=True)
        self._menu = self._reading.menu
        # A shorthand may need the state, which is not here: what is offered is read as it is written.
        self._written = {game.notation.print_action(action): (action,) for action in legal.actions}
        self._words = Vocabulary(names.texts, show)
        words = (*self._reading.also, *show.asides, *show.lookups, "talk", "rules", "quit")
        self._also = names.texts("also", words=", ".join(map(self._words.said, words)))

    def ask(self) -> Meant:
        names, show, terminal = self._table.names, self._table.show, self._table.terminal
        if not terminal.guided:
            terminal.show((*show.plain(self._view, names), show.ask(self._view, names)))
        menu = self._menu
        while True:
            typed = self._read(menu)
            # As at one's own keyboard: below a verb, what is listed comes before a word of the same name.
            listed = bool(typed) and menu is not self._menu and bool(menus.pick(menu, typed))
            text = typed if listed else self._words.meant(typed)
            path = show.path(text, self._view) if text and menu is self._menu else ()
            if path:
                return [action for step in path for action in self._reading.read(step)]
            word, _, rest = ("" if listed else text).partition(" ")
            match word.casefold():
                case "quit" | "exit":
                    raise Left(names.texts("game-left", seat=names.of(self._table.seat.seat)))
                case "talk" if rest:
                    return rest
                case "agree" | "decline" if not rest:
                    return word.casefold() == "agree"
                case "undo" if not rest:
                    self._table.notice = names.texts("undo-elsewhere")
                    terminal.tell((self._table.notice,))
                    menu = self._menu
                    continue
                case "?" | "notes" if word == "notes" or menu is not self._menu:
                    self._aside(in_full(menu))
                    continue
                case "?" | "help":
                    self._aside(show.help(names))
                    continue
                case "rules":
                    self._aside(show.rules(self._view, names))
                    continue
                case lookup if lookup in show.lookups:
                    self._aside(show.lookups[lookup](rest.strip(), self._view, names))
                    continue
                case aside if aside in show.asides and not rest:
                    self._aside(show.asides[aside](self._view, names))
                    continue
            try:
                found = self._meant(menu, text)
            except Aside as unread:
                self._table.notice = unread.text
                terminal.tell((unread.text,) if unread.text else ())
                menu = self._menu
                continue
            if not isinstance(found, Menu):
                return list(found)
            self._table.notice = ""
            menu = found

    def _aside(self, text: str) -> None:
        terminal = self._table.terminal
        if terminal.guided:
            on = self._table.names.texts("press-enter")
            terminal.leaf(text, on, on)
        else:
            terminal.tell(text.splitlines())

    def _meant(self, menu: Menu[Action], text: str) -> Menu[Action] | tuple[Action, ...]:
        """An answer to what is asked; raises Aside where it is none. The house decides whether it may be."""
        whole = " ".join(text.split())
        if not whole:
            raise Aside("")
        if menu is self._menu:
            return self._written.get(whole) or self._reading.meant(whole)
        found = menus.walk(menu, whole)
        if found is None:
            raise Aside(self._table.names.texts("menu-none", text=text), refused=True)
        if isinstance(found, Closed):
            raise Aside(found.reason, refused=True)
        return found if isinstance(found, Menu) else (found,)

    def _read(self, menu: Menu[Action]) -> str:
        names, show, terminal = self._table.names, self._table.show, self._table.terminal
        if terminal.guided:
            first = menu is self._menu
            ask = show.ask(self._view, names) if first else menu.question
            foot = self._also if first else names.texts("menu-back")
            notice: list[RenderableType] = (
                [Text(self._table.notice, style="red")] if self._table.notice else []
            )
            parts = (show.board(self._view, names), *notice, question(ask, menu, foot, ahead=first))
            terminal.show(parts, self._table.news)
        return terminal.read(names.texts("prompt", seat=names.of(self._table.seat.seat)))
