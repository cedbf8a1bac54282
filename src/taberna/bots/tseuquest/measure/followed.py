"""Which clauses a game follows, noticed while it is decided (`citations`)."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from taberna.bots.tseuquest.measure.citations import citations
from taberna.games.tseuquest.flow.events import Began, Continued


class Followed:
    """Told of every line that a decision runs, while it runs."""

    def __init__(self) -> None:
        self.clauses: set[str] = set()
        cited = citations()
        self._functions, self._lines, self._kinds = cited.functions, cited.lines, cited.kinds

    @contextmanager
    def __call__(self, *action: object) -> Iterator[None]:
        for each in action:
            self.note(each)
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def note(self, happened: object) -> None:
        """An event, the step it begins, or an action, by its class."""
        self.clauses |= self._kinds.get(type(happened).__name__, set())
        if isinstance(happened, Began | Continued):
            self.note(happened.step)

    def _called(self, frame: FrameType, event: str, arg: object) -> Any:
        spot = frame.f_code.co_filename, frame.f_code.co_firstlineno
        if spot in self._functions:
            self.clauses |= self._functions[spot]
        lines = self._lines.get(spot)
        if lines is None:
            return None

        def reached(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line" and frame.f_lineno in lines:
                self.clauses |= lines[frame.f_lineno]
            return reached

        return reached
