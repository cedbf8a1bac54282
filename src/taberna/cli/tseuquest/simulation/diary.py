"""What was played, line by line, so that a simulation that was cut off goes on where it was."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from taberna.bots.tseuquest.measure.night import Night, Setting
from taberna.bots.tseuquest.measure.tally import Mixed
from taberna.table.values import Value

R = TypeVar("R", bound=Value)


def read_diary(data: bytes) -> tuple[Setting, list[Night]]:
    """A last line that is not whole was being written when it was cut off."""
    whole = [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
    nights = [msgspec.json.decode(line, type=Night) for line in whole[1:]]
    return msgspec.json.decode(whole[0], type=Setting), nights


class Diary(Generic[R]):
    """The first line is the setting, each other a row of this kind. A last line that is not whole was being
    written when it was cut off, and is played again."""

    def __init__(self, path: Path, setting: Value, kind: type[R]) -> None:
        self._path = path
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole and msgspec.json.decode(whole[0], type=type(setting)) != setting:
            raise Mixed
        if not whole:
            whole = [msgspec.json.encode(setting) + b"\n"]
        if whole != lines:
            path.write_bytes(b"".join(whole))
        self.rows: list[R] = [msgspec.json.decode(line, type=kind) for line in whole[1:]]

    def write(self, row: R) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
