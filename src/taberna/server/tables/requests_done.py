"""What came of a request, as the store has it: whoever asks again, anywhere, is answered alike."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from taberna.server.store.rows import EntryRow


class Happened(Struct, frozen=True, gc=False):
    seq: int
    """Of its first entry."""
    count: int = 1
    """How many of its actions were done (TQ-G204)."""


def requests_in(rows: Iterable[EntryRow]) -> Iterator[tuple[EntryRow, Happened]]:
    """The requests among consecutive entries, each by its first, which has its id. The further actions of a
    batch follow at once, of the same seat and without an id; only the house does anything else without."""
    first: EntryRow | None = None
    count = 0
    for row in rows:
        if row.action is None and first is not None and row.seat == first.seat:
            count += 1
            continue
        if first is not None:
            yield first, Happened(first.seq, count)
        first, count = (None, 0) if row.action is None else (row, 1)
    if first is not None:
        yield first, Happened(first.seq, count)
