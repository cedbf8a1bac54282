"""Adventures that lie beside one another in a folder."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from taberna.games.tseuquest.authoring.limits import FILE
from taberna.games.tseuquest.things.shelf import parsed

ENDING: Final = ".toml"


class Folder(Mapping[str, tuple[str, ...]]):
    """Whatever lies beside a file, and what each says may follow it; read when somebody asks."""

    def __init__(self, path: Path) -> None:
        self._paths = {other.stem: other for other in sorted(path.parent.glob(f"*{ENDING}"))}

    def __getitem__(self, name: str) -> tuple[str, ...]:
        return _next(self._paths[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def _next(path: Path) -> tuple[str, ...]:
    """Nothing, of a file that can't be read: it is told when it is checked itself."""
    try:
        small = path.stat().st_size <= FILE
        table = parsed(path.read_text(encoding="utf-8")) if small else {}
    except (OSError, ValueError, RecursionError):
        return ()
    return follows(table)


def follows(table: Mapping[str, object]) -> tuple[str, ...]:
    script = table.get("script")
    named = script.get("next", ()) if isinstance(script, dict) else ()
    return tuple(map(str, named)) if isinstance(named, list) else ()
