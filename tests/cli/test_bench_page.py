"""What the page's bench makes of a trace and of Lighthouse's report."""

from __future__ import annotations

import json

import msgspec
import pytest

from taberna.cli.bench.frames import BEGIN, END, FRAME_US, NotTraced, Trace, quantile, work_by_frame
from taberna.cli.bench.lighthouse import scores
from taberna.cli.bench.tseuquest import opening as waiting
from taberna.cli.bench.tseuquest.crowd import SLEEPERS, adventure
from taberna.games.tseuquest.authoring.check import read_checked, unplayable


def trace(*happenings: tuple[str, float, float], tid: int = 1) -> Trace:
    """Happenings by name, start in frames and milliseconds, between two marks that lie four frames apart."""
    marks = [{"name": BEGIN, "ph": "R", "ts": 0.0}, {"name": END, "ph": "R", "ts": 4 * FRAME_US}]
    work = [
        {"name": name, "ph": "X", "ts": at * FRAME_US, "dur": 2000 * ms, "tdur": 1000 * ms, "tid": tid}
        for name, at, ms in happenings
    ]
    events = [{"pid": 1, "tid": 1, **mark} for mark in marks] + [{"pid": 1, **one} for one in work]
    return msgspec.convert({"traceEvents": events}, Trace)


def test_script_style_and_layout_add_up_frame_by_frame() -> None:
    seen = trace(
        ("FunctionCall", 0.1, 3), ("UpdateLayoutTree", 0.6, 1), ("Layout", 2.5, 2), ("Paint", 3.1, 9)
    )
    assert work_by_frame(seen) == [4, 0, 2, 0]


def test_what_lies_within_something_else_counts_once() -> None:
    assert work_by_frame(trace(("EventDispatch", 1.1, 4), ("Layout", 1.2, 1))) == [0, 4, 0, 0]


def test_other_threads_are_not_the_pages() -> None:
    assert work_by_frame(trace(("FunctionCall", 0, 5), tid=2)) == [0, 0, 0, 0]


def test_a_trace_without_a_swap_is_none() -> None:
    with pytest.raises(NotTraced):
        work_by_frame(Trace([]))


def test_nineteen_of_twenty_frames() -> None:
    assert quantile(range(100), 0.95) == 95
    assert quantile((), 0.95) == 0


def test_scores_are_out_of_a_hundred() -> None:
    made = {"performance": 0.93, "accessibility": 1, "best-practices": None}
    report = json.dumps({"categories": {name: {"score": score} for name, score in made.items()}})
    assert scores(report.encode()) == {"performance": 93, "accessibility": 100, "best-practices": 0}


def test_the_hall_is_an_adventure_with_thirty_in_it() -> None:
    plan, _ = read_checked(adventure().encode())
    assert not unplayable(adventure().encode())
    assert len(plan.figures) == SLEEPERS


def test_who_waits_too_long_for_a_board_is_heard() -> None:
    quick = waiting.figures(waiting.Waited((400.0, 900.0, 600.0), (40.0, 60.0, 90.0)))
    assert all(figure.holds for figure in quick)
    slow = waiting.figures(waiting.Waited((400.0, 1300.0, 1200.0), (40.0, 60.0, 190.0)))
    assert [figure.value for figure in slow if not figure.holds] == [1200.0, 190.0]
