"""What was played, line by line, so that a simulation that was cut off goes on where it was."""

from pathlib import Path

import msgspec

from taberna.bots.tseuquest.measure.night import Night, Setting
from taberna.bots.tseuquest.measure.tally import Mixed


def read_diary(data: bytes) -> tuple[Setting, list[Night]]:
    """A last line that is not whole was being written when it was cut off."""
    whole = [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
    nights = [msgspec.json.decode(line, type=Night) for line in whole[1:]]
    return msgspec.json.decode(whole[0], type=Setting), nights


class Diary:
    """The first line is the setting; a last line that is not whole was being written when it was cut off."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self._path = path
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole and msgspec.json.decode(whole[0], type=Setting) != setting:
            raise Mixed
        if not whole:
            whole = [msgspec.json.encode(setting) + b"\n"]
        if whole != lines:
            path.write_bytes(b"".join(whole))
        self.nights = [msgspec.json.decode(line, type=Night) for line in whole[1:]]

    def write(self, night: Night) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(night) + b"\n")
