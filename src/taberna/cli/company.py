"""What is said at a terminal of chairs that changed hands at a table elsewhere."""

from collections.abc import Iterator, Sequence

from taberna.cli.names import Names
from taberna.server.wire.messages import Sitting


def changes(before: Sequence[Sitting], after: Sequence[Sitting], names: Names) -> tuple[str, ...]:
    """One device with several seats, and bots that play on for somebody. Where the house has put one there
    (`standing`) the game itself tells it."""
    known = {sitting.seat: sitting for sitting in before}
    return tuple(text for sitting in after for text in _change(known.get(sitting.seat), sitting, names))


def _change(was: Sitting | None, now: Sitting, names: Names) -> Iterator[str]:
    say, seat = names.texts, names.of(now.seat)
    if now.also and now.seat < min(now.also) and (was is None or was.also != now.also):
        yield say("join-one-device", seats=", ".join(map(names.of, (now.seat, *now.also))))
    if _has_bot(now) and not (was and _has_bot(was)):
        yield say("join-bot-plays", seat=seat)
    if was and _has_bot(was) and now.kind == "person":
        yield say("join-plays-again", seat=seat)


def _has_bot(sitting: Sitting) -> bool:
    return sitting.kind == "bot" and bool(sitting.guest) and not sitting.standing
