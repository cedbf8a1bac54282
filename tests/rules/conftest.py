"""Every scenario file below here is one test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from house import ALL
from taberna.table.scenario import Failure, check


class NotAsWritten(Exception):
    def __init__(self, failures: list[Failure]) -> None:
        super().__init__("\n".join(map(str, failures)))


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        yield ScenarioItem.from_parent(self, name=self.path.stem)


class ScenarioItem(pytest.Item):
    def runtest(self) -> None:
        failures = check(self.path.read_text(encoding="utf-8"), ALL)
        if failures:
            raise NotAsWritten(failures)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, NotAsWritten):
            return f"{self.path}\n{excinfo.value}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"scenario {self.name}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".toml" else None
