"""The chair one keeps at a table elsewhere: by the same link the same person sits down again.

A link is good for one guest. Who that is, and how far that guest has heard, is kept here as a browser keeps
its cookie: in a folder and a file that nobody else may read, and no longer than the game lasts.
"""

import os
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec

from taberna.cli.folder import data_folder
from taberna.table.codec import write
from taberna.table.values import Value

MOST: Final = (1 << 63) - 1
"""A house reads no larger number."""


class Kept(Value, frozen=True):
    token: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
    heard: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0
    """The last commit that was told at this terminal."""


@dataclass(frozen=True, slots=True)
class Chair:
    path: Path

    def kept(self) -> Kept | None:
        """None, too, where the file can't be read: then one comes as a stranger."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return None

    def keep(self, kept: Kept) -> None:
        """Whole or not at all; where nothing can be kept, the evening goes on all the same."""
        part = self.path.with_suffix(".part")
        with suppress(OSError):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            part.unlink(missing_ok=True)  # one that was left there may be open to others
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(write(kept))
            part.replace(self.path)

    def give_up(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def chair(address: str, invitation: str) -> Chair:
    """Its name tells nobody the link: whoever has that has the seat."""
    name = sha256(f"{address}#{invitation}".encode()).hexdigest()
    return Chair(data_folder() / "seats" / f"{name}.json")
