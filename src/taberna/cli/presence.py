"""The company at a table elsewhere, as told at the terminal: who left, who is back, where a bot plays."""

from collections.abc import Iterator, Sequence

from taberna.cli.names import Names
from taberna.server.wire.messages import Sitting
from taberna.table.seats import Seat


def changes(
    before: Sequence[Sitting], after: Sequence[Sitting], names: Names, own: Seat = ""
) -> tuple[str, ...]:
    """One device with several seats, bots that play on for somebody, and of everybody but oneself (`own`) who
    left and who is back. Where the house has put a bot there (`standing`) the game itself tells it."""
    known = {sitting.seat: sitting for sitting in before}
    return tuple(
        text for sitting in after for text in _change(known.get(sitting.seat), sitting, names, own=own)
    )


def _change(was: Sitting | None, now: Sitting, names: Names, *, own: Seat) -> Iterator[str]:
    say, seat = names.texts, names.of(now.seat)
    if now.also and now.seat < min(now.also) and (was is None or was.also != now.also):
        yield say("join-one-device", seats=", ".join(map(names.of, (now.seat, *now.also))))
    if _has_bot(now) and not (was and _has_bot(was)):
        yield say("join-bot-plays", seat=seat)
    if was is None or now.seat == own:
        return
    if _has_bot(was) and now.kind == "person":
        yield say("join-plays-again", seat=seat)
    elif _is_away(now) and _is_here(was):
        yield say("join-left", seat=seat)
    elif _is_here(now) and _is_away(was):
        yield say("join-back", seat=seat)


def _has_bot(sitting: Sitting) -> bool:
    return sitting.kind == "bot" and bool(sitting.guest) and not sitting.standing


def _is_here(sitting: Sitting) -> bool:
    return sitting.kind == "person" and sitting.here


def _is_away(sitting: Sitting) -> bool:
    """Whoever gave the seat up in mid-game has it kept, under the same name."""
    return bool(sitting.name) and sitting.kind in ("person", "kept") and not sitting.here
