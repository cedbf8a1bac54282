"""Telling everybody who listens to a table: the same kind of message to every stream, made for each seat."""

from collections.abc import Callable

from taberna.server.store.rows import TalkRow
from taberna.server.tables import stories, watchers
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.stories import News
from taberna.server.wire.messages import Message, Moved, Offered, Said, TakingBack, Timed
from taberna.table.codec import write
from taberna.table.seats import Seat


def tell(hosted: Hosted, make: Callable[[Seat], Message | None]) -> None:
    """To every stream what is made for its seat; None: nothing."""
    for seat, listeners in hosted.streams.items():
        message = make(seat) if listeners else None
        if message is not None:
            text = write(message)
            for listener in listeners:
                listener.send(text)


def tell_commits(hosted: Hosted, news: News, *, timed: bool) -> None:
    """What has just happened, and how things stand after it, to those who may know that anything has; to the
    others what the clocks show, if it is another time than they would have shown anyway."""
    assert hosted.play is not None
    story = stories.Story(hosted.row, news, hosted.told_at, hosted.play, hosted.clock, hosted.held)
    make = (lambda seat: story.told(seat) or _time(hosted, seat)) if timed else story.told
    tell(hosted, make)


def tell_presence(hosted: Hosted) -> None:
    here, watching = hosted.here, hosted.watching
    tell(hosted, lambda seat: stories.presence(hosted.row, seat, here, watching))


def tell_time(hosted: Hosted) -> None:
    tell(hosted, lambda seat: _time(hosted, seat))


def _time(hosted: Hosted, seat: Seat) -> Timed:
    return stories.timed(hosted.row, seat, hosted.clock, hosted.desk.now())


def tell_wish(hosted: Hosted) -> None:
    """Somebody would take a move back, or was told no."""
    asked = hosted.row.back
    if asked is not None:
        tell(hosted, lambda seat: TakingBack(hosted.id, seat, asked.seat, asked.declined))


def tell_offer(hosted: Hosted) -> None:
    """What has become of an offer."""
    offer = hosted.row.offer
    if offer is not None:
        tell(hosted, lambda seat: Offered(hosted.id, seat, offer.what, offer.by, offer.state))


def tell_moved(hosted: Hosted, to: str) -> None:
    tell(hosted, lambda seat: Moved(hosted.id, seat, to))


def tell_line(hosted: Hosted, line: TalkRow) -> None:
    """To all alike (TS-6.4), but for those who do not want to hear this guest; what those who watch say of a
    game under way is for them alone."""
    for seat, listeners in hosted.streams.items():
        if listeners and watchers.reaches(line, hosted.row, hosted.seq, seat):
            spoken = stories.spoken(line, hosted.number(seat, line.after))
            text = write(Said(hosted.id, seat, spoken))
            for listener in tuple(listeners):
                heard = watchers.may_hear(line, hosted.row, hosted.seq, seat, listener.guest)
                if heard and stories.is_heard(line, listener.deaf_to):
                    listener.send(text)
