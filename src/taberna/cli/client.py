"""The terminal's client: shows a table to those who sit at this terminal, and asks them what they do.

It knows the seat port, and neither where the game is nor which it is.
"""

from dataclasses import dataclass, field

from rich.text import Text

from taberna.cli.interrupts import Aside
from taberna.cli.keyboard import (
    Acting,
    Answering,
    Going,
    Keyboard,
    Muting,
    Pausing,
    Recalling,
    Talking,
    Undoing,
    Wish,
)
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.cli.seat_port import (
    Aloud,
    Failed,
    Gathering,
    Happened,
    Heard,
    Over,
    Reasoned,
    Seated,
    SeatPort,
    Spoken,
    TakeBackAsked,
    TakeBackDeclined,
    Turn,
    Watched,
)
from taberna.cli.seat_port import Pausing as PauseAsked
from taberna.cli.terminal import Nudged, Terminal
from taberna.cli.vocabulary import Vocabulary
from taberna.table.commits import Telling, Told
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event, View


class BadLine(Exception):
    """A line of a script that can't be played: nobody is there to be asked again."""


@dataclass
class Client:
    terminal: Terminal
    names: Names
    show: AnyPresentation
    port: SeatPort
    news: list[str] = field(default_factory=list)
    """What is told beside the board until somebody has answered."""
    log: list[str] = field(default_factory=list)
    outcome: Outcome | None = None
    first: int = 0
    """The number of the first commit that was told here."""
    holder: Seat = SPECTATOR
    """At whose hands the keyboard is."""
    notice: Aside | None = None
    """What came of what was typed last."""
    opened: bool = False
    """Whether this question has been put already, and nothing happened since."""
    turned: bool = False
    """Whether more came of what was done last than a walk that went as it was meant."""
    waited: bool = False
    """Whether others were waited for: what was typed meanwhile is no answer to what is asked next."""
    path: tuple[Action, ...] = ()
    """What is still to be done of a shorthand, until something surprising happens."""
    walking: bool = False
    seen: View | None = None
    paused: bool = False

    def announce(self, *sentences: str) -> None:
        """Something everybody should know."""
        self.news += sentences
        self.terminal.tell(sentences)

    def play(self) -> Outcome:
        """To the end; raises Left when the people leave before it, or on the last page."""
        for heard in self.port.news():
            self.hear(heard)
        assert self.outcome is not None, "the news end with the game"
        return self.outcome

    def hear(self, heard: Heard) -> None:
        match heard:
            case Happened():
                self._told(heard)
            case Turn():
                self._asked(heard)
            case Gathering():
                if self.terminal.guided or not self.opened:
                    self.terminal.show((Text(self.names.texts("join-gathering")),), self.news)
                self.opened = self.waited = True
            case Watched(view):
                if self.terminal.guided:
                    self._still(view)
                    self.news.clear()
            case Over(view, outcome):
                self.outcome = outcome
                self._finish(view)
            case TakeBackAsked(by, to) if to:
                self._agreed(by, to)
            case TakeBackDeclined():
                self.notice = Aside(self.names.refusal(refuse("not-granted")))
            case Failed(why):
                self.notice = self._refused(why)
            case _:
                self.announce(*self._aloud(heard))

    # -- telling

    def _told(self, happened: Happened) -> None:
        telling = happened.telling
        self.first = self.first or telling.seq
        self.opened = False
        sentences = self._story(telling, happened.before, happened.after)
        self.log += sentences
        if happened.known:
            return
        read = self._page_turned(telling)
        self.announce(*(sentence for sentence in sentences if sentence not in read))
        for seat, event in happened.secrets:
            self._confide(seat, event)

    def _story(self, telling: Telling[Event], before: View, after: View) -> tuple[str, ...]:
        if not isinstance(telling, Told):
            return (self.names.texts("taken-back", seat=self.names.of(telling.seat)),)
        return self.show.drawing.story(telling.events, before, after, self.names)

    def _page_turned(self, telling: Telling[Event]) -> tuple[str, ...]:
        """What begins a tale is read before anything else is asked; and once is enough."""
        page = self.show.drawing.page(telling.events, self.names) if isinstance(telling, Told) else ""
        if not page or not self.terminal.guided:
            return ()
        on = self.names.texts("press-enter")
        self.terminal.leaf(f"\n{page}\n", on, on)
        return tuple(page.split("\n\n"))

    def _confide(self, seat: Seat, event: Event) -> None:
        """What this seat alone was told: shown once, to that person."""
        secret = self.show.drawing.secret(event, self.names)
        if secret is not None:
            alone = "look-alone" if len(self.port.people) > 1 else "look-ready"
            texts = self.names.texts
            self.terminal.whisper(texts(alone, seat=self.names.of(seat)), secret, texts("look-wiped"))

    def _aloud(self, aloud: Aloud) -> tuple[str, ...]:
        texts = self.names.texts
        match aloud:
            case Spoken(name, text):
                return (texts("talked", seat=name, text=text),)
            case Reasoned(text):
                self.log += (text,)
                return (text,)
            case Seated(names, said):
                self.names = names
                return said
            case TakeBackAsked(by):
                words = Vocabulary(texts, self.show.reading)
                agree, decline = words.said("agree"), words.said("decline")
                return (texts("undo-wish", to=self.names.of(by), agree=agree, decline=decline),)
            case TakeBackDeclined():
                return (self.names.refusal(refuse("not-granted")),)
            case PauseAsked():
                return self._pausing(aloud)
            case Failed(why):
                return (self.names.refusal(why),)

    def _pausing(self, pausing: PauseAsked) -> tuple[str, ...]:
        texts, was, self.paused = self.names.texts, self.paused, pausing.paused
        words = Vocabulary(texts, self.show.reading)
        if pausing.paused:
            return () if was else (texts("pause-begins", resume=words.said("resume")),)
        if pausing.asked:
            names = ", ".join(map(self.names.of, pausing.asked))
            return (texts("pause-wished", seats=names, pause=words.said("pause")),)
        return (texts("pause-ends"),) if was else ()

    def _overheard(self, aloud: Aloud) -> None:
        """Whoever sits at a question is told at once."""
        for sentence in self._aloud(aloud):
            self.news.append(sentence)
            self.terminal.interject(sentence)

    def _still(self, view: View) -> None:
        self.terminal.show((self.show.drawing.board(view, self.names),), self.news)
        self.terminal.pause(self.names.texts("press-enter"))

    def _finish(self, view: View) -> None:
        if self.terminal.guided:
            self._still(view)
        else:
            self.terminal.show(self.show.drawing.plain(view, self.names))

    # -- asking

    def _asked(self, turn: Turn) -> None:
        """Asks until something was done, or the question is out of date."""
        if self._goes_on(turn):
            return
        if not turn.is_own:
            self.waited = True
            if not self.terminal.guided:
                return
        elif self.waited:
            self.waited = False
            self.terminal.discard()
        patient = self.terminal.guided or self.port.lenient
        keyboard = Keyboard(self.terminal, self.names, self.show, self.port, turn, patient=patient)
        if turn.is_own and not self.opened:
            handed_over = len(self.port.people) > 1 and turn.seat != self.holder
            keyboard.open(self.news, handed_over=handed_over, turned=self.turned)
            self.holder, self.turned, self.opened = turn.seat, False, True
        self._put(keyboard, turn)

    def _put(self, keyboard: Keyboard, turn: Turn) -> None:
        aside, self.notice = self.notice, None
        while True:
            if aside is not None:
                if aside.refused and not self.terminal.guided and not self.port.lenient:
                    raise BadLine(keyboard.complaint(aside))
                keyboard.show(aside)
            try:
                with self.port.overheard(self._overheard):
                    wish = keyboard.ask(self.news, self.port.has_news)
                self._granted(turn, wish)
                return
            except Nudged:
                return
            except Aside as shown:
                aside = shown

    def _goes_on(self, turn: Turn) -> bool:
        """The next step of a way, where the one before brought no surprise."""
        seen, self.seen = self.seen, turn.view
        if not turn.is_own or turn.seat != self.holder:
            self.path, self.walking = (), False
            return False
        if self.walking and not self.path:
            self.turned = False
        step, *rest = self.path or (None,)
        smooth = seen is not None and step is not None and not self.show.reading.surprise(seen, turn.view)
        if step and smooth and turn.legal.allows(step) and self.port.act(turn.seat, step) is None:
            self.path = tuple(rest)
            return True
        self.path, self.walking = (), False
        return False

    def _granted(self, turn: Turn, wish: Wish) -> None:
        """Raises Aside where nothing came of it, or only something to be read."""
        match wish:
            case Acting(seat, actions) | Going(seat, actions):
                self._check(self.port.act(seat, actions[0]), turn.view)
                self.news.clear()
                self.holder, self.turned = turn.seat, True
                self.path, self.walking = actions[1:] if seat == turn.seat else (), isinstance(wish, Going)
            case Talking(seat, text):
                self._check(self.port.say(seat, text), turn.view)
            case Undoing(seat):
                self._check(self.port.take_back(seat), turn.view)
            case Answering(agree):
                self._check(self.port.answer_take_back(agree=agree), turn.view)
                self.news.clear()
            case Pausing(on):
                self._check(self.port.pause(on=on), turn.view)
            case Muting():
                muted = self.port.mute()
                if isinstance(muted, Refusal):
                    raise self._refused(muted)
                raise Aside(self.names.texts("bots-muted" if muted else "bots-unmuted"))
            case Recalling():
                raise Aside(self._logged(turn.view))

    def _check(self, why: Refusal | None, view: View) -> None:
        if why is not None:
            raise self._refused(self.show.drawing.put(why, view, self.names))

    def _refused(self, why: Refusal) -> Aside:
        return Aside(self.names.refusal(why), refused=True)

    def _agreed(self, by: Seat, to: Seat) -> None:
        """Two at one keyboard: the other is asked now. Who would rather play on says anything else."""
        names, words = self.names, Vocabulary(self.names.texts, self.show.reading)
        agree, decline = words.said("agree"), words.said("decline")
        asked = names.texts("undo-agree", seat=names.of(to), to=names.of(by), agree=agree, decline=decline)
        self.port.answer_take_back(agree=words.meant(self.terminal.read(asked)) == "agree")

    def _logged(self, view: View) -> str:
        """All that was told here, and before it what can be looked up."""
        earlier = self.port.earlier()
        if isinstance(earlier, Refusal):
            closed = earlier.code == "no-log"
            return self.names.texts("log-closed") if closed else self.names.refusal(earlier)
        before = (telling for telling in earlier if not self.first or telling.seq < self.first)
        told = [sentence for telling in before for sentence in self._story(telling, view, view)]
        return "\n".join((*told, *self.log)) or self.names.texts("nothing-to-log")
