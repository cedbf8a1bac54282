"""Telling everybody who listens to a table: the same kind of message to every stream, made for each seat."""

from collections.abc import Callable, Sequence

from taberna.server.store.rows import TalkRow
from taberna.server.tables import stories
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.steps import Step
from taberna.server.wire.messages import Message, Moved, Said
from taberna.table.codec import write
from taberna.table.seats import Seat


def tell(hosted: Hosted, make: Callable[[Seat], Message]) -> None:
    for seat, listeners in hosted.streams.items():
        if listeners:
            text = write(make(seat))
            for listener in listeners:
                listener.send(text)


def tell_commits(hosted: Hosted, steps: Sequence[Step]) -> None:
    """What has just happened, and how things stand after it."""
    assert hosted.play is not None
    story = stories.Story(hosted.row, steps, hosted.play, hosted.clock, hosted.at)
    tell(hosted, story.told)


def tell_presence(hosted: Hosted) -> None:
    here, watching = hosted.here, hosted.watching
    tell(hosted, lambda seat: stories.presence(hosted.row, seat, here, watching))


def tell_time(hosted: Hosted) -> None:
    tell(hosted, lambda seat: stories.timed(hosted.row, seat, hosted.clock))


def tell_moved(hosted: Hosted, to: str) -> None:
    tell(hosted, lambda seat: Moved(hosted.id, seat, to))


def tell_line(hosted: Hosted, line: TalkRow) -> None:
    """To all alike (TS-6.4), but for those who do not want to hear this guest."""
    for seat, listeners in hosted.streams.items():
        if listeners:
            text = write(Said(hosted.id, seat, stories.spoken(line)))
            for listener in tuple(listeners):
                if stories.is_heard(line, listener.deaf_to):
                    listener.send(text)
