"""A worker: a process that thinks for bots, one question at a time.

    python -m taberna.server.bots.worker GAMES BOTS

Reads questions from its standard input and answers on its standard output; what a bot prints goes elsewhere.
"""

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import BinaryIO, Final, cast

import msgspec

from taberna.bots import AnyBot
from taberna.bots.hearing import heard
from taberna.server.bots.protocol import Failed, Lost, Ready, Think, Thought
from taberna.table.codec import Reader, generic, write
from taberna.table.commits import Telling, Told, ToldBack
from taberna.table.forms import Legal
from taberna.table.registry import Registry
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View

MOST: Final = 2000
"""Memories a worker keeps; the longest unused go first."""

_read: Final[Reader[Think]] = Reader(Think)


class Readers:
    """How one game's tellings and legal actions are read."""

    def __init__(self, games: Registry, name: str) -> None:
        types = games.find(name).types
        self.telling: Reader[Telling[Event]] = Reader(generic(Told, types.event) | ToldBack)
        self.legal: Reader[Legal[Action]] = Reader(generic(Legal, types.action))
        self.view: Reader[View] = Reader(types.view)


class Worker:
    def __init__(self, games: Registry, bots: Mapping[str, Mapping[str, AnyBot]]) -> None:
        self._bots = bots
        self._readers = {name: Readers(games, name) for name in bots if name in games}
        self._memories: dict[tuple[str, Seat], tuple[int, object]] = {}

    def ready(self) -> Ready:
        return Ready({game: tuple(self._bots[game]) for game in self._readers})

    def answer(self, question: Think) -> Thought | Lost | Failed:
        try:
            return self._think(question)
        except Exception as error:
            self._memories.pop((question.table, question.seat), None)
            return Failed(question.n, type(error).__name__)

    def _think(self, question: Think) -> Thought | Lost:
        key = (question.table, question.seat)
        bot, read = self._bots[question.game][question.bot], self._readers[question.game]
        seq, memory = self._memories.pop(key, (0, None))
        if question.after == 0:
            memory = bot.sit(question.seat, bytes.fromhex(question.seed))
        elif seq != question.after:
            return Lost(question.n)
        for raw, waited in zip(question.tellings, question.waits, strict=True):
            telling = read.telling(bytes(raw))
            said = [(line.seat, line.text) for line in question.talk if line.after == telling.seq - 1]
            memory = heard(bot, memory, telling, waited, said)
        self._memories[key] = (question.seq, memory)
        if len(self._memories) > MOST:
            del self._memories[next(iter(self._memories))]
        view = read.view(bytes(question.view))
        action = bot.choose(memory, view, read.legal(bytes(question.legal)))
        for line in question.talk:  # its own words it knows at once, and hears them with everybody's
            if line.after == question.seq:
                memory = bot.listen(memory, line.seat, line.text)
        phrase, pause = bot.say(memory, view, action), bot.pause(memory, view)
        return Thought(question.n, msgspec.Raw(write(action)), phrase, pause)


def run(worker: Worker, questions: BinaryIO, answers: BinaryIO) -> None:
    answers.write(write(worker.ready()) + b"\n")
    answers.flush()
    for line in questions:
        answers.write(write(worker.answer(_read(line))) + b"\n")
        answers.flush()


def found(place: str) -> object:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    games, bots = (found(place) for place in sys.argv[1:3])
    worker = Worker(cast(Registry, games), cast("Mapping[str, Mapping[str, AnyBot]]", bots))
    run(worker, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
