"""How many of something are under way at once: for each guest, for each address, and in all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from taberna.table.refusal import Refused, refuse


class Crowd:
    """Many people may sit behind one address, so that it may have more than a guest."""

    def __init__(self, guest: int, address: int, all_together: int) -> None:
        self._most = guest, address, all_together
        self._under_way: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one(self, guest: str, address: str) -> Iterator[None]:
        """Refused where one more would be too many. Who is no guest counts by address alone."""
        keys = [("guest", guest)] * bool(guest) + [("address", address), ("", "")]
        own, there, whole = self._most
        most = {"guest": own, "address": there, "": whole}
        for kind, name in keys:
            if self._under_way[kind, name] >= most[kind]:
                raise Refused(refuse("too-fast" if kind else "busy"))
        self._under_way.update(keys)
        try:
            yield
        finally:
            self._under_way.subtract(keys)
            for key in keys:
                if not self._under_way[key]:
                    del self._under_way[key]
