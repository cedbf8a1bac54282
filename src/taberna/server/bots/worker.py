"""A worker: a process that thinks for bots, one question at a time.

    python -m taberna.server.bots.worker GAMES BOTS MEMORIES

Reads questions from its standard input and answers on its standard output; what a bot prints goes elsewhere.
"""

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import BinaryIO, Final, cast

import msgspec

from taberna.bots import AnyBots
from taberna.bots.hearing import heard
from taberna.server import child_processes
from taberna.server.bots.protocol import Failed, Kept, Lost, Part, Question, Ready, Story, Think, Thought
from taberna.table.codec import Reader, generic, write
from taberna.table.commits import Telling, Told, ToldBack
from taberna.table.forms import Legal
from taberna.table.registry import Registry
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View

_read: Final[Reader[Question]] = Reader(Question)


class Readers:
    """How one game's tellings and legal actions are read."""

    def __init__(self, games: Registry, name: str) -> None:
        types = games.find(name).types
        self.telling: Reader[Telling[Event]] = Reader(generic(Told, types.event) | ToldBack)
        self.legal: Reader[Legal[Action]] = Reader(generic(Legal, types.action))
        self.view: Reader[View] = Reader(types.view)


@dataclass(frozen=True, slots=True)
class Remembered:
    """A memory, what it began with, and the seq it has got to."""

    begun: tuple[str, str, dict[Seat, bytes]]
    seq: int
    memory: object


class Worker:
    def __init__(self, games: Registry, bots: AnyBots, most: int) -> None:
        self._bots = bots
        self._most = most
        self._readers = {name: Readers(games, name) for name in bots if name in games}
        self._memories: dict[tuple[str, Seat], Remembered] = {}

    def ready(self) -> Ready:
        return Ready({game: tuple(self._bots[game]) for game in self._readers})

    def answer(self, question: Question) -> Thought | Kept | Lost | Failed:
        story = question.story
        try:
            found = self._remembered(story)
            if found is None:
                return Lost(question.n)
            if isinstance(question, Part):
                return Kept(question.n, dict(self._bots[story.game][story.bot].keep(found.memory)))
            return self._think(question, found)
        except Exception as error:  # a bot is anybody's code: whatever it raises is its failure, not ours
            return Failed(question.n, type(error).__name__)

    def _remembered(self, story: Story) -> Remembered | None:
        """The bot's memory after all that it was told; None where what came before is not there."""
        bot, read = self._bots[story.game][story.bot], self._readers[story.game]
        before = self._memories.pop((story.table, story.seat), None)
        begun = (story.bot, story.seed, story.met)
        if story.after == 0:
            memory = bot.sit(story.seat, bytes.fromhex(story.seed))
            for seat, kept in story.met.items():
                memory = bot.meet(memory, seat, kept)
        elif before is None or (before.seq, before.begun) != (story.after, begun):
            return None
        else:
            memory = before.memory
        for raw, waited in zip(story.tellings, story.waits, strict=True):
            telling = read.telling(bytes(raw))
            said = [(line.seat, line.text) for line in story.talk if line.after == telling.seq - 1]
            memory = heard(bot, memory, telling, waited, said)
        return Remembered(begun, story.seq, memory)

    def _think(self, question: Think, remembered: Remembered) -> Thought:
        story, memory = question.story, remembered.memory
        bot, read = self._bots[story.game][story.bot], self._readers[story.game]
        view = read.view(bytes(question.view))
        legal = read.legal(bytes(question.legal))
        action = bot.choose(memory, view, legal)
        why = bot.why(memory, view, legal, action)
        for line in story.talk:  # its own words it knows at once, and hears them with everybody's
            if line.after == story.seq:
                memory = bot.listen(memory, line.seat, line.text)
        phrase, pause = bot.say(memory, view, action), bot.pause(memory, view, action)
        self._memories[story.table, story.seat] = remembered
        if len(self._memories) > self._most:
            del self._memories[next(iter(self._memories))]
        return Thought(question.n, msgspec.Raw(write(action)), phrase, pause, why)


def run(worker: Worker, questions: Iterable[bytes], answers: BinaryIO) -> None:
    answers.write(write(worker.ready()) + b"\n")
    answers.flush()
    for line in questions:
        answers.write(write(worker.answer(_read(line))) + b"\n")
        answers.flush()


def found(place: str) -> object:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def main() -> None:
    child_processes.stay()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    games, bots = (found(place) for place in sys.argv[1:3])
    most = int(sys.argv[3])
    worker = Worker(cast(Registry, games), cast(AnyBots, bots), most)
    run(worker, child_processes.questions(), answers)


if __name__ == "__main__":
    main()
