"""Telling whoever asked for something that it has happened."""

from typing import TypeAlias

from taberna.server.socket.connection import Connection
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.requests_done import Happened
from taberna.server.wire.messages import Act, AnswerTakeBack, Done, Offer, Reply, Say, TakeBack, Withdraw
from taberna.table.refusal import Refusal

Asked: TypeAlias = Act | TakeBack | AnswerTakeBack | Offer | Withdraw | Reply | Say


class Answer:
    """`done`, given once: before anybody else is told, or afterwards where it had happened before. What was
    done is named by its number in the seat's own sequence, what was said by its line."""

    def __init__(self, connection: Connection, message: Asked, hosted: Hosted) -> None:
        self._connection = connection
        self._message = message
        self._hosted = hosted
        self._given = False

    def __call__(self, seq: int, count: int) -> None:
        self._given = True
        message = self._message
        number = seq if isinstance(message, Say) else self._hosted.number(message.seat, seq)
        self._connection.say(Done(message.table, message.seat, message.id, number, count))

    def unless_given(self, done: Happened | int | Refusal) -> Refusal | None:
        if isinstance(done, Refusal):
            return done
        if not self._given:
            happened = done if isinstance(done, Happened) else Happened(done)
            self(happened.seq, happened.count)
        return None
