"""Where everything is required, a skipped test is a failed one.

On a player's machine a test may be skipped because there is no browser or no PostgreSQL. With `--require-all`
or TABERNA_REQUIRE_ALL=1 as .ci/run sets it, what was skipped has not been shown to work.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--require-all", action="store_true", help="a test that is skipped fails")


def required(config: pytest.Config) -> bool:
    return config.getoption("require_all") or os.environ.get("TABERNA_REQUIRE_ALL") == "1"


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"skipped where everything is required: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if required(item.config):
        fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if required(collector.config):
        fail_if_skipped(report)
    return report
