"""What the page's own thread does in each frame between two marks, from a trace of the browser."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

FRAME_US: Final = 1_000_000 / 60
CATEGORIES: Final = (
    "devtools.timeline",
    "v8.execute",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
)
SCRIPT: Final = frozenset(
    (
        "EvaluateScript",
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "RunMicrotasks",
        "TimerFire",
        "v8.run",
    )
)
STYLE: Final = frozenset(("ParseAuthorStyleSheet", "RecalculateStyles", "UpdateLayoutTree"))
LAYOUT: Final = frozenset(("Layout",))
WORK: Final = SCRIPT | STYLE | LAYOUT
BEGIN, END = "measured-begin", "measured-end"


class Happening(msgspec.Struct, frozen=True):
    """One entry of a trace; times in microseconds, of the clock and of the thread's own processor time."""

    name: str = ""
    ph: str = ""
    ts: float = 0
    dur: float = 0
    tdur: float | None = None
    pid: int = 0
    tid: int = 0


class Trace(msgspec.Struct, frozen=True):
    traceEvents: list[Happening]  # noqa: N815 - as the browser writes it


class NotTraced(Exception):
    """The trace lacks what was to be seen in it."""


def work_by_frame(trace: Trace) -> list[float]:
    """Milliseconds of script, style and layout in each sixtieth of a second between the two marks.

    It counts the processor time of the page's thread: what else the machine does is not the page's work.
    """
    marks = {one.name: one for one in trace.traceEvents if one.name in (BEGIN, END)}
    if len(marks) != 2:
        raise NotTraced
    begin, end = marks[BEGIN], marks[END]
    frames = [0.0] * max(1, int((end.ts - begin.ts) / FRAME_US))
    ours = (one for one in trace.traceEvents if (one.pid, one.tid) == (begin.pid, begin.tid))
    for one in outermost(one for one in ours if one.ph == "X" and one.name in WORK):
        frame = int((one.ts - begin.ts) // FRAME_US)
        if 0 <= frame < len(frames):
            frames[frame] += (one.dur if one.tdur is None else one.tdur) / 1000
    return frames


def outermost(happenings: Iterable[Happening]) -> Iterator[Happening]:
    """Without what lies within another, so that nothing counts twice."""
    covered = float("-inf")
    for one in sorted(happenings, key=lambda one: (one.ts, -one.dur)):
        if one.ts >= covered:
            covered = one.ts + one.dur
            yield one


def quantile(figures: Iterable[float], share: float) -> float:
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def read(path: Path) -> Trace:
    return msgspec.json.decode(path.read_bytes(), type=Trace)
