"""A folder of the user's own for what is compiled, and loaded from there: nobody else may write to it."""

import os
import stat
from pathlib import Path


def own_cache(name: str) -> Path | None:
    """`taberna/NAME` in the user's cache, closed to everybody else; None where there is none that is safe."""
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        made = home / "taberna" / name
        made.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = made.resolve(strict=True)  # a link that leads here may later lead elsewhere
        safe = os.name != "posix" or (_closed(folder) and all(map(_ours, folder.parents)))
    except (OSError, RuntimeError):  # nowhere to write; no home
        return None
    return folder if safe else None


def _closed(folder: Path) -> bool:
    """One that was open is not made good by closing it: who knows what was put there."""
    found = folder.stat()
    return found.st_uid == os.geteuid() and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


def _ours(above: Path) -> bool:
    """Whether nobody but us and root can put another folder into the place of the one in here."""
    found = above.stat()
    by_group = found.st_mode & stat.S_IWGRP and found.st_gid != os.getegid()
    open_to_others = by_group or found.st_mode & stat.S_IWOTH
    return found.st_uid in (0, os.geteuid()) and bool(not open_to_others or found.st_mode & stat.S_ISVTX)
