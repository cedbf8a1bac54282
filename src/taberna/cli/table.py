"""One game at this terminal: people at one keyboard, bots, or both. Knows the contract and no game.

What a person sees is built from that seat's view and from what that seat is told; a bot gets the same of
its own seat. The state itself is only handed back to the game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from taberna.bots import AnyBot
from taberna.cli.interrupts import Aside
from taberna.cli.keyboard import Acting, Going, Keyboard, Muting, Talking, Undoing, Wish
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.cli.terminal import Terminal
from taberna.cli.vocabulary import Vocabulary
from taberna.table.batch import act_through
from taberna.table.commits import Commit, Entry, TakenBack, Telling, Told
from taberna.table.dice import Dice
from taberna.table.outcome import Outcome
from taberna.table.play import Play, begin, follow, settle, take_back, tell
from taberna.table.record import AnyRecord, Recorder
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.talk import say
from taberna.table.tally import Tally
from taberna.table.values import Action, Event, Options, State, View

AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyEntry: TypeAlias = Entry[Action, Event]
AnyRecorder: TypeAlias = Recorder[State, Action, Event, View, Options]


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
    muted: bool = False
    """Whether the bots have been asked to be silent."""
    holder: Seat = SPECTATOR
    """At whose hands the keyboard is."""
    before_asking: Callable[[], object] = bool
    """What is done before somebody is asked, who may never answer: whatever happened so far is kept."""
    tally: "Tally[State, Action, Event, View, Options] | None" = None
    spoken: list[tuple[int, Seat]] = field(default_factory=list)
    """After which entry somebody said something, and who."""
    turned: bool = False
    """Whether more came of what was done last than a walk that went as it was meant."""

    def announce(self, *sentences: str) -> None:
        """Something everybody should know."""
        self.news += sentences
        self.terminal.tell(sentences)

    def play(self, kept: AnyRecord | None = None) -> Outcome:
        """To the end, from the beginning or from where a game that was kept broke off; raises Left when
        the people leave before it."""
        game = self.recorder.game
        play = self._begun() if kept is None else self._recalled(kept)
        while True:
            play = self._publish_all(play, settle(play, self.dice)[1])
            outcome = game.outcome(play.state)
            if outcome is not None:
                self._finish(play)
                return outcome
            play = self._moved(play, game.waiting(play.state)[0])

    def _begun(self) -> AnyPlay:
        game, header = self.recorder.game, self.recorder.header
        begun = begin(game, header.options, header.seats)
        if isinstance(begun, Refusal):
            raise Refused(begun)
        play, commit = begun
        self._publish(Play(game, play.seats, game.empty), commit)
        return play

    def _recalled(self, kept: AnyRecord) -> AnyPlay:
        """The bots hear again all that they were told; the people have heard it."""
        play: AnyPlay = Play(kept.game, kept.header.seats, kept.game.empty)
        for entry in kept.entries:
            after = follow(play, entry)
            if isinstance(after, Refusal):
                raise Refused(after)
            self._hear(play, entry, after)
            self.log += self._sentences(play, entry, after)
            play = after
        for line in kept.talk:
            self.recorder.hear(line)
            self.said = line.n
            self.spoken.append((line.after, line.seat))
        return play

    def _hear(self, play: AnyPlay, entry: AnyEntry, after: AnyPlay) -> None:
        """A bot is told what its seat would be told elsewhere, in its own numbers."""
        self.recorder.keep(entry)
        if not self.bots:
            return
        if self.tally is None:
            self.tally = Tally(play.seats)
        self.tally.note(play, entry, after)
        for seat, sitting in self.bots.items():
            if self.tally.is_told(seat, entry.seq):
                telling = self.tally.tell(entry, after, seat)
                sitting.memory = sitting.bot.hear(sitting.memory, telling)

    def _moved(self, play: AnyPlay, seat: Seat) -> AnyPlay:
        sitting = self.bots.get(seat)
        if sitting is None:
            return self._asked(play, seat)
        game = play.game
        view = game.view(play.state, seat)
        action = sitting.bot.choose(sitting.memory, view, game.legal(play.state, seat))
        said = sitting.bot.say(sitting.memory, view, action)
        done = act_through(play, seat, (action,))
        assert not isinstance(done, Refusal), f"{sitting.bot.name} did what it may not: {action}"
        after = self._publish_all(play, done[1])
        if said is not None and not self.muted:
            spoken = self._talked(after, seat, self.names.say(said))
            self.terminal.tell([spoken] if spoken else [])
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
        after = follow(play, entry)
        assert not isinstance(after, Refusal), "an entry follows the one before it"
        self._hear(play, entry, after)
        sentences = self._sentences(play, entry, after)
        self.log += sentences
        public = tell(play, entry, SPECTATOR)
        read = self._turn_page(public)
        self.announce(*(sentence for sentence in sentences if sentence not in read))
        for seat in play.seats:
            if seat not in self.bots and isinstance(public, Told):
                self._confide(play, entry, public, seat)
        return after

    def _turn_page(self, told: Telling[Event]) -> tuple[str, ...]:
        """What begins a tale is read before anything else is asked; and once is enough."""
        page = self.show.page(told.events, self.names) if isinstance(told, Told) else ""
        if page and self.terminal.guided:
            on = self.names.texts("press-enter")
            self.terminal.leaf(f"\n{page}\n", on, on)
            return tuple(page.split("\n\n"))
        return ()

    def _sentences(self, play: AnyPlay, entry: AnyEntry, after: AnyPlay) -> tuple[str, ...]:
        """What everybody here may hear: all that is public, or to one person alone all that is told to it."""
        people = [seat for seat in play.seats if seat not in self.bots]
        hearer = people[0] if len(people) == 1 else SPECTATOR
        told = tell(play, entry, hearer)
        if not isinstance(told, Told):
            return (self.names.texts("taken-back", seat=self.names.of(told.seat)),)
        game = play.game
        views = game.view(play.state, hearer), game.view(after.state, hearer)
        return self.show.story(told.events, *views, self.names)

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

    def _asked(self, play: AnyPlay, seat: Seat) -> AnyPlay:
        """Asks until something happened."""
        self.before_asking()
        people = frozenset(play.seats) - self.bots.keys()
        undo = not isinstance(self._takes_back(play), Refusal)
        keyboard = Keyboard(self.terminal, self.names, self.show, play, seat, people, undo=undo)
        keyboard.open(self.news, handed_over=len(people) > 1 and seat != self.holder, turned=self.turned)
        self.holder, self.turned = seat, False
        while True:
            try:
                return self._granted(play, keyboard.ask(self.news))
            except Aside as aside:
                if aside.refused and not self.terminal.guided:
                    raise BadLine(keyboard.complaint(aside)) from None
                keyboard.show(aside)

    def _granted(self, play: AnyPlay, wish: Wish) -> AnyPlay:
        match wish:
            case Acting(seat, actions):
                return self._acted(play, seat, actions)
            case Going(seat, actions):
                return self._gone(play, seat, actions)
            case Talking(seat, text):
                raise Aside(self._talked(play, seat, text))
            case Undoing():
                return self._undone(play)
            case Muting():
                self.muted = not self.muted
                raise Aside(self.names.texts("bots-muted" if self.muted else "bots-unmuted"))
            case _:
                raise Aside(self._logged(play))

    def _acted(self, play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> AnyPlay:
        done = act_through(play, seat, actions)
        if isinstance(done, Refusal):
            view = play.game.view(play.state, seat)
            raise Aside(self.names.refusal(self.show.put(done, view, self.names)), refused=True)
        self.news.clear()
        self.turned = True
        return self._publish_all(play, done[1])

    def _gone(self, play: AnyPlay, seat: Seat, actions: tuple[Action, ...]) -> AnyPlay:
        """As far as nothing surprising happens; the first step must be possible."""
        before = play.game.view(play.state, seat)
        play = self._acted(play, seat, actions[:1])
        for action in actions[1:]:
            after = play.game.view(play.state, seat)
            if play.game.waiting(play.state) != (seat,) or self.show.surprise(before, after):
                break
            done = act_through(play, seat, (action,))
            if isinstance(done, Refusal):
                break
            before, play = after, self._publish_all(play, done[1])
        else:
            self.turned = play.game.waiting(play.state) != (seat,)
        return play

    def _undone(self, play: AnyPlay) -> AnyPlay:
        """For whoever moved last, if that person sits here and, where it has to, the other side agrees."""
        last = play.back.commit.seat if play.back else SPECTATOR
        done = self._takes_back(play)
        if isinstance(done, Refusal):
            raise Aside(self.names.refusal(done), refused=True)
        if last in self.bots:
            raise Aside(self.names.texts("bot-seat", seat=self.names.of(last)), refused=True)
        agreed = "" if play.game.takes_back(play.state) == "freely" else self._agreed(play, last)
        self.news.clear()
        after = self._publish(play, done)
        if agreed:
            spoken = self._talked(after, agreed, self.names.texts("bot-says-take-back"))
            self.terminal.tell([spoken] if spoken else [])
        return after

    def _takes_back(self, play: AnyPlay) -> TakenBack | Refusal:
        """What was done last, taken back; or why it stands."""
        last = play.back.commit if play.back else None
        done = take_back(play, last.seat if last else SPECTATOR)
        if isinstance(done, Refusal):
            return done
        assert last is not None, "there was something to take back"
        spoken = any(after >= last.seq and who != last.seat for after, who in self.spoken)
        if spoken and play.game.takes_back(play.state) == "ask":
            return refuse("spoken-since")  # TS-7.6
        return done[1]

    def _agreed(self, play: AnyPlay, seat: Seat) -> Seat:
        """The bot that lets somebody take a move back and says so; empty where a person did. Who would rather
        play on says anything else."""
        side = partial(play.game.side, self.recorder.header.options)
        others = [other for other in play.seats if side(other) != side(seat)]
        people = [other for other in others if other not in self.bots]
        if not people:
            return "" if self.muted else others[0]
        names, words = self.names, Vocabulary(self.names.texts, self.show)
        agree, decline = words.said("agree"), words.said("decline")
        asked = names.texts(
            "undo-agree", seat=names.of(people[0]), to=names.of(seat), agree=agree, decline=decline
        )
        if words.meant(self.terminal.read(asked)) != "agree":
            raise Aside(names.refusal(refuse("not-granted")))
        return ""

    def _talked(self, play: AnyPlay, seat: Seat, text: str) -> str:
        """Talk is no event of a game (TS-4.1): heard by everybody, and nothing changes."""
        line = say(self.said + 1, play.seq, seat, text)
        if isinstance(line, Refusal):
            raise Aside(self.names.refusal(line), refused=True)
        self.said += 1
        self.spoken.append((play.seq, seat))
        self.recorder.hear(line)
        for sitting in self.bots.values():
            sitting.memory = sitting.bot.listen(sitting.memory, seat, line.text)
        spoken = self.names.texts("talked", seat=self.names.of(seat), text=line.text)
        self.news.append(spoken)
        return "" if self.terminal.guided else spoken

    def _logged(self, play: AnyPlay) -> str:
        if not play.game.keeps_log(self.recorder.header.options):
            return self.names.texts("log-closed")
        return "\n".join(self.log) or self.names.texts("nothing-to-log")
