"""Whoever listens to a table: one socket, as the table sees it."""

from typing import Protocol


class Listener(Protocol):
    @property
    def guest(self) -> str: ...

    @property
    def deaf_to(self) -> frozenset[str]:
        """Guests whose talk this one does not want to hear."""

    def send(self, text: bytes) -> None:
        """Never waits: what can't be sent is kept for a while, and too much of it closes the socket."""

    def end(self, table: str, seat: str, reason: str) -> None:
        """This stream is over."""
