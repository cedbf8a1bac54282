"""What a page will ask for is announced with it: a browser that had to read it first would ask later."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "ahead.json"


class Needed(msgspec.Struct, frozen=True):
    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    data: tuple[str, ...] = ()


class Played(Needed, frozen=True):
    """Of a game at its table."""

    texts: dict[str, tuple[str, ...]] = {}


class Ahead(msgspec.Struct, frozen=True):
    """What the build has noted."""

    pages: dict[str, Needed]
    texts: dict[str, tuple[str, ...]]
    games: dict[str, Played] = {}


def links(folder: Path, path: str, language: str, game: str = "") -> str:
    """The `Link` header of a page, by the first part of its address and the game that is played there; empty
    where nothing was noted."""
    file = folder / FILE
    if not file.is_file():
        return ""
    known = _noted(file, file.stat().st_mtime_ns)
    page = known.pages.get(path.strip("/").split("/")[0], Needed())
    played = known.games.get(game, Played())
    shell = Needed(
        tuple(dict.fromkeys((*known.texts.get(language, ()), *page.scripts))), page.styles, page.data
    )
    own = dict.fromkeys((*played.scripts, *played.texts.get(language, ())))
    later = Needed(tuple(one for one in own if one not in shell.scripts), played.styles, played.data)
    # The house itself is drawn first.
    return ", ".join((*_announced(shell), *(f"{one}; fetchpriority=low" for one in _announced(later))))


def of_table(table: str) -> str:
    """Who sits at a table and how it stands: its page asks for that before anything else."""
    return f"</api/tables/{table}>; rel=preload; as=fetch; crossorigin"


def _announced(needed: Needed) -> tuple[str, ...]:
    return (
        *(f"<{script}>; rel=modulepreload" for script in needed.scripts),
        *(f"<{style}>; rel=preload; as=style; crossorigin" for style in needed.styles),
        *(f"<{data}>; rel=preload; as=fetch; crossorigin" for data in needed.data),
    )


@lru_cache(maxsize=2)
def _noted(file: Path, _written: int) -> Ahead:
    """Read again when it was built again."""
    return msgspec.json.decode(file.read_bytes(), type=Ahead)
