"""One game at this terminal: people at one keyboard, bots, or both. Knows the contract and no game.

What a person sees is built from that seat's view and from what that seat is told; a bot gets the same of
its own seat. The state itself is only handed back to the game.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from taberna.bots import AnyBot
from taberna.cli import menu as menus
from taberna.cli.menu import Menu
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.cli.screen import question
from taberna.cli.terminal import Left, Terminal
from taberna.table.commits import Commit, Entry, Told
from taberna.table.dice import Dice
from taberna.table.outcome import Outcome
from taberna.table.play import Play, act_all, begin, follow, settle, take_back, tell
from taberna.table.record import Recorder
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.talk import say
from taberna.table.values import Action, Event, Options, State, View

AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyEntry: TypeAlias = Entry[Action, Event]
AnyRecorder: TypeAlias = Recorder[State, Action, Event, View, Options]

SPOKEN_FOR: Final = re.compile(r"([A-Za-z0-9]{1,12}|\*):\s*(.*)", re.DOTALL)
UNREADABLE: Final = "unreadable-action"


class BadLine(Exception):
    """A line of a script that can't be played: nobody is there to be asked again."""


@dataclass
class Sitting:
    """A bot in its seat, with what it remembers."""

    bot: AnyBot
    memory: object


@dataclass
class Table:
    terminal: Terminal
    names: Names
    show: AnyPresentation
    recorder: AnyRecorder
    dice: Dice
    bots: Mapping[Seat, Sitting]
    news: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    said: int = 0

    def play(self) -> Outcome:
        """To the end; raises Left when the people leave before it."""
        game, options = self.recorder.game, self.recorder.header.options
        begun = begin(game, options, self.recorder.header.seats)
        if isinstance(begun, Refusal):
            raise Refused(begun)
        play, commit = begun
        self._publish(Play(game, play.seats, game.empty), commit)
        while True:
            play = self._publish_all(play, settle(play, self.dice)[1])
            outcome = game.outcome(play.state)
            if outcome is not None:
                self._finish(play)
                return outcome
            play = self._moved(play, game.waiting(play.state)[0])

    def _moved(self, play: AnyPlay, seat: Seat) -> AnyPlay:
        sitting = self.bots.get(seat)
        if sitting is None:
            return self._asked(play, seat)
        game = play.game
        action = sitting.bot.choose(sitting.memory, game.view(play.state, seat), game.legal(play.state, seat))
        done = act_all(play, seat, (action,))
        assert not isinstance(done, Refusal), f"{sitting.bot.name} did what it may not: {action}"
        after = self._publish_all(play, done[1])
        if len(self.bots) == len(play.seats):
            self._watched(after)
        return after

    def _watched(self, play: AnyPlay) -> None:
        """Only bots are playing: whoever watches sees one action after another."""
        if self.terminal.guided and play.game.outcome(play.state) is None:
            self._still(play)
            self.news.clear()

    def _still(self, play: AnyPlay) -> None:
        view = play.game.view(play.state, SPECTATOR)
        self.terminal.show((self.show.board(view, self.names),), self.news)
        self.terminal.pause(self.names.texts("press-enter"))

    def _publish_all(self, play: AnyPlay, commits: tuple[Commit[Action, Event], ...]) -> AnyPlay:
        for commit in commits:
            play = self._publish(play, commit)
        return play

    def _publish(self, play: AnyPlay, entry: AnyEntry) -> AnyPlay:
        """Keeps an entry, then tells everybody what they are entitled to."""
        self.recorder.keep(entry)
        for seat, sitting in self.bots.items():
            sitting.memory = sitting.bot.hear(sitting.memory, tell(play, entry, seat))
        after = follow(play, entry)
        assert not isinstance(after, Refusal), "an entry follows the one before it"
        public = tell(play, entry, SPECTATOR)
        if isinstance(public, Told):
            sentences = [text for event in public.events if (text := self.show.sentence(event, self.names))]
        else:
            sentences = [self.names.texts("taken-back", seat=self.names.of(public.seat))]
        self.news += sentences
        self.log += sentences
        self.terminal.tell(sentences)
        for seat in play.seats:
            if seat not in self.bots and isinstance(public, Told):
                self._confide(play, entry, public, seat)
        return after

    def _confide(self, play: AnyPlay, entry: AnyEntry, public: Told[Event], seat: Seat) -> None:
        """What this seat alone was told: shown once, to that person."""
        told = tell(play, entry, seat)
        assert isinstance(told, Told)
        people = len(play.seats) - len(self.bots)
        for event in told.events:
            secret = None if event in public.events else self.show.secret(event, self.names)
            if secret is not None:
                alone = "look-alone" if people > 1 else "look-ready"
                texts = self.names.texts
                self.terminal.whisper(texts(alone, seat=self.names.of(seat)), secret, texts("look-wiped"))

    def _finish(self, play: AnyPlay) -> None:
        if self.terminal.guided:
            self._still(play)
        else:
            self.terminal.show(self.show.plain(play.game.view(play.state, SPECTATOR), self.names))

    # -- somebody at the keyboard

    def _asked(self, play: AnyPlay, seat: Seat) -> AnyPlay:
        """Asks until something happened."""
        texts = self.names.texts
        view = play.game.view(play.state, seat)
        legal = play.game.legal(play.state, seat)
        ways = ((path, a) for a in legal.actions for path in self.show.ways(a, view, self.names))
        menu = menus.build(ways)
        typed_only = [a for a in legal.actions if not self.show.ways(a, view, self.names)]
        words = [play.game.notation.print_action(action) for action in typed_only]
        notice: list[RenderableType] = []
        if not self.terminal.guided:
            self.terminal.show((*self.show.plain(view, self.names), self.show.ask(view, self.names)))
        while True:
            if self.terminal.guided:
                also = texts("also", words=", ".join((*words, "talk …", "undo", "rules", "quit")))
                ask = self.show.ask(view, self.names)
                asked = question(ask, menu, also, ahead=True)
                self.terminal.show((self.show.board(view, self.names), *notice, asked), self.news)
            text = self._typed(seat)
            try:
                return self._heard(play, seat, text, menu)
            except _Aside as aside:
                notice = self._aside(aside, text)

    def _typed(self, seat: Seat) -> str:
        name = self.names.of(seat)
        try:
            return self.terminal.read(self.names.texts("prompt", seat=name))
        except Left:
            message = "game-left" if self.terminal.guided else "game-unfinished"
            raise Left(self.names.texts(message, seat=name)) from None

    def _aside(self, aside: "_Aside", text: str) -> list[RenderableType]:
        """Something to be said that changed nothing. In a script a refusal ends it."""
        if aside.refused and not self.terminal.guided:
            raise BadLine(
                self.names.texts("line-refused", line=self.terminal.line, text=text, reason=aside.text)
            )
        if not self.terminal.guided:
            self.terminal.tell(aside.text.splitlines())
        elif "\n" in aside.text:
            self.terminal.show((Text(aside.text),))
            self.terminal.pause(self.names.texts("press-enter"))
            return []
        return [Text(aside.text, style="red" if aside.refused else "cyan")] if aside.text else []

    def _heard(self, play: AnyPlay, seat: Seat, text: str, menu: Menu[Action]) -> AnyPlay:
        """What a line means; raises _Aside when it moved nothing."""
        texts = self.names.texts
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "":
                raise _Aside("")
            case "?" | "help":
                raise _Aside(texts("help-table", stones=self.show.stones(self.names)))
            case "rules":
                raise _Aside(self.show.rules(play.game.view(play.state, seat), self.names))
            case "quit" | "exit":
                raise Left
            case "talk":
                raise _Aside(self._talked(play, seat, rest))
            case "log":
                raise _Aside(self._logged(play))
            case "undo":
                return self._undone(play)
        spoken = SPOKEN_FOR.fullmatch(text)
        if spoken and (spoken[1] in play.seats or spoken[1] == HOUSE):
            return self._spoken_for(play, seat, spoken[1], spoken[2], menu)
        return self._acted(play, seat, self._meant(play, text, menu))

    def _spoken_for(self, play: AnyPlay, seat: Seat, other: Seat, text: str, menu: Menu[Action]) -> AnyPlay:
        texts = self.names.texts
        if other == HOUSE:
            raise _Aside(texts("house-plays-itself"), refused=True)
        if other in self.bots:
            raise _Aside(texts("bot-seat", seat=self.names.of(other)), refused=True)
        if other == seat or text.partition(" ")[0].casefold() == "talk":
            return self._heard(play, other, text, menu)
        return self._acted(play, other, self._read(play, text))

    def _meant(self, play: AnyPlay, text: str, menu: Menu[Action]) -> tuple[Action, ...]:
        """Notation first; then the words and numbers of the menu, which asks for what is still open."""
        if not text.isdecimal():
            try:
                return self._read(play, text)
            except _Aside as unread:
                found = menus.walk(menu, text)
                # A script is held to the notation once it began to speak it.
                strict = not self.terminal.guided and (unread.at > 1 or isinstance(found, Menu))
                if found is None or strict:
                    raise unread from None
        else:
            found = menus.walk(menu, text)
        if found is None:
            raise _Aside(self.names.texts("menu-none", text=text), refused=True)
        while isinstance(found, Menu):
            found = self._guided(play, found)
        return (found,)

    def _guided(self, play: AnyPlay, menu: Menu[Action]) -> Menu[Action] | Action:
        texts = self.names.texts
        seat = play.game.waiting(play.state)[0]
        view = play.game.view(play.state, seat)
        notice: list[RenderableType] = []
        while True:
            asked = question(menu.question, menu, texts("menu-back"), ahead=False)
            self.terminal.show((self.show.board(view, self.names), *notice, asked), self.news)
            text = self._typed(seat)
            if not text:
                raise _Aside("")
            found = menus.pick(menu, text)
            if len(found) == 1:
                return found[0].then
            several = texts("menu-several", text=text, choices=", ".join(c.label for c in found))
            notice = [Text(several if found else texts("menu-none", text=text), style="red")]

    def _read(self, play: AnyPlay, text: str) -> tuple[Action, ...]:
        parse = play.game.notation.parse_actions
        verb, space, rest = text.partition(" ")
        try:
            return parse(play.state, text)
        except Refused as refused:
            if self.terminal.guided and verb != verb.lower() and refused.refusal.code == UNREADABLE:
                return self._read(play, verb.lower() + space + rest)
            at = int(refused.refusal.params.get("at", 0))
            raise _Aside(self._refusal(refused.refusal), refused=True, at=at) from None

    def _acted(self, play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> AnyPlay:
        done = act_all(play, seat, actions)
        if isinstance(done, Refusal):
            raise _Aside(self._refusal(done), refused=True)
        self.news.clear()
        return self._publish_all(play, done[1])

    def _refusal(self, refusal: Refusal) -> str:
        """Why not, with the player's name in place of the seat's."""
        params = {k: self.names.of(str(v)) if k == "seat" else v for k, v in refusal.params.items()}
        return self.names.texts.refusal(Refusal(refusal.code, params))

    def _undone(self, play: AnyPlay) -> AnyPlay:
        """For whoever moved last, if that person sits here."""
        last = play.back.commit.seat if play.back else None
        done = take_back(play, last or SPECTATOR)
        if isinstance(done, Refusal):
            raise _Aside(self._refusal(done), refused=True)
        if last in self.bots:
            raise _Aside(self.names.texts("bot-seat", seat=self.names.of(last or "")), refused=True)
        self.news.clear()
        return self._publish(play, done[1])

    def _talked(self, play: AnyPlay, seat: Seat, text: str) -> str:
        """Talk is no event of a game (TS-4.1): heard by everybody, and nothing changes."""
        if not text:
            return self.names.texts("talk-what")
        line = say(self.said + 1, play.seq, seat, text)
        if isinstance(line, Refusal):
            raise _Aside(self._refusal(line), refused=True)
        self.said += 1
        self.recorder.hear(line)
        spoken = self.names.texts("talked", seat=self.names.of(seat), text=line.text)
        self.news.append(spoken)
        return "" if self.terminal.guided else spoken

    def _logged(self, play: AnyPlay) -> str:
        if not play.game.keeps_log(self.recorder.header.options):
            return self.names.texts("log-closed")
        return "\n".join(self.log) or self.names.texts("nothing-to-log")


class _Aside(Exception):
    """Something to be shown while the game stays where it is."""

    def __init__(self, text: str, *, refused: bool = False, at: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.refused = refused
        self.at = at
        """The character that could not be read, counted from 1."""
